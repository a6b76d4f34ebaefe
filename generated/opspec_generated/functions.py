"""Functions of numbers as arithmetic, an operation a line: see opspec.compiled.functions."""

# Generated from spec/functions: change a file there, then run `opspec generate`.

from opspec.compiled.functions import MachineBody

FUNCTIONS = {
    "acos": (
        MachineBody(
            "f32",
            "f32 f4E2M1FN f6E2M3FN f6E3M2FN f8E3M4 f8E4M3 f8E4M3FN f8E4M3FNUZ f8E4M3B11FNUZ f8E5M2 f8E5M2FNUZ bf16",
            """\
parameter f32 0
abs f32 0
constant f32 1056964608
constant f32 1065353216
sub f32 3 1
mul f32 2 4
sqrt f32 5
lt i1 1 3
mul f32 6 6
sub f32 5 8
neg f32 8
fma f32 6 6 10
sub f32 9 11
add f32 6 6
div f32 12 13
constant f32 0
select f32 7 14 15
constant f32 1073741824
mul f32 6 5
constant f32 1025122733
constant f32 1013654670
fma f32 19 5 20
constant f32 1023566520
fma f32 21 5 22
constant f32 1026970639
fma f32 23 5 24
constant f32 1033477206
fma f32 25 5 26
constant f32 1042983590
fma f32 27 5 28
mul f32 18 29
add f32 16 30
add f32 6 31
mul f32 17 32
constant f32 1070141403
mul f32 17 34
sub f32 35 33
constant f32 3007036718
mul f32 17 37
add f32 36 38
mul f32 0 0
mul f32 0 40
fma f32 19 40 20
fma f32 42 40 22
fma f32 43 40 24
fma f32 44 40 26
fma f32 45 40 28
mul f32 41 46
sub f32 37 47
sub f32 0 48
sub f32 34 49
lt i1 2 1
lt i1 0 15
select f32 52 39 33
le i1 1 2
constant f32 2139095040
sub f32 55 55
select f32 54 50 56
select f32 51 53 57
""",
        ),
        MachineBody(
            "f64",
            "f64 f16",
            """\
parameter f64 0
abs f64 0
constant f64 4602678819172646912
constant f64 4607182418800017408
sub f64 3 1
mul f64 2 4
sqrt f64 5
lt i1 1 3
mul f64 6 6
sub f64 5 8
bitcast i64 6
constant i64 18446744073575333888
and i64 10 11
bitcast f64 12
sub f64 6 13
mul f64 13 13
sub f64 15 8
mul f64 13 14
add f64 16 17
mul f64 14 13
add f64 18 19
mul f64 14 14
add f64 20 21
sub f64 9 22
add f64 6 6
div f64 23 24
constant f64 0
select f64 7 25 26
constant f64 4611686018427387904
mul f64 6 5
constant f64 4584862648994391562
constant f64 13805080396170119854
mul f64 30 5
add f64 32 31
constant f64 4581912949820659257
mul f64 33 5
add f64 35 34
constant f64 4570696263629013750
mul f64 36 5
add f64 38 37
constant f64 4577367773383191901
mul f64 39 5
add f64 41 40
constant f64 4577724694092306275
mul f64 42 5
add f64 44 43
constant f64 4579213009702553571
mul f64 45 5
add f64 47 46
constant f64 4580658483373796297
mul f64 48 5
add f64 50 49
constant f64 4582105573329502869
mul f64 51 5
add f64 53 52
constant f64 4584414220184157693
mul f64 54 5
add f64 56 55
constant f64 4586594534793746781
mul f64 57 5
add f64 59 58
constant f64 4590068740215988544
mul f64 60 5
add f64 62 61
constant f64 4595172819793696119
mul f64 63 5
add f64 65 64
mul f64 29 66
add f64 27 67
add f64 6 68
mul f64 28 69
constant f64 4609753056924675352
mul f64 28 71
sub f64 72 70
constant f64 4364452196894661639
mul f64 28 74
add f64 73 75
mul f64 0 0
mul f64 0 77
mul f64 30 77
add f64 79 31
mul f64 80 77
add f64 81 34
mul f64 82 77
add f64 83 37
mul f64 84 77
add f64 85 40
mul f64 86 77
add f64 87 43
mul f64 88 77
add f64 89 46
mul f64 90 77
add f64 91 49
mul f64 92 77
add f64 93 52
mul f64 94 77
add f64 95 55
mul f64 96 77
add f64 97 58
mul f64 98 77
add f64 99 61
mul f64 100 77
add f64 101 64
mul f64 78 102
sub f64 74 103
sub f64 0 104
sub f64 71 105
lt i1 2 1
lt i1 0 26
select f64 108 76 70
le i1 1 2
constant f64 9218868437227405312
sub f64 111 111
select f64 110 106 112
select f64 107 109 113
""",
        ),
    ),
    "acosh": (
        MachineBody(
            "f32",
            "f32 f4E2M1FN f6E2M3FN f6E3M2FN f8E3M4 f8E4M3 f8E4M3FN f8E4M3FNUZ f8E4M3B11FNUZ f8E5M2 f8E5M2FNUZ bf16",
            """\
parameter f32 0
constant f32 1065353216
sub f32 0 1
constant f32 1233125376
lt i1 2 3
select f32 4 2 1
constant f32 1073741824
add f32 5 6
mul f32 5 7
sqrt f32 8
mul f32 9 9
sub f32 8 10
neg f32 10
fma f32 9 9 12
sub f32 11 13
add f32 9 9
div f32 14 15
constant f32 0
lt i1 17 5
select f32 18 16 17
add f32 5 9
sub f32 20 5
sub f32 20 21
sub f32 5 22
sub f32 9 21
add f32 23 24
add f32 25 19
add f32 1 20
bitcast i32 27
constant i32 1060439283
sub i32 28 29
constant i32 23
shr i32 30 31
constant i32 0
eq i1 32 33
shl i32 32 31
sub i32 28 35
bitcast f32 36
sub f32 37 1
select f32 34 20 38
div f32 26 27
sub f32 27 1
sub f32 27 41
sub f32 1 42
sub f32 20 41
add f32 43 44
add f32 45 26
div f32 46 27
select f32 34 40 47
convert f32 32
constant f32 1060205056
mul f32 49 50
add f32 6 39
div f32 39 52
mul f32 53 53
constant f32 1056964608
mul f32 39 39
mul f32 55 56
constant f32 1050210281
constant f32 1053601647
fma f32 58 54 59
constant f32 1059760829
fma f32 60 54 61
mul f32 54 62
add f32 57 63
mul f32 53 64
constant f32 901758464
mul f32 49 66
add f32 67 48
add f32 65 68
sub f32 57 69
sub f32 70 39
sub f32 51 71
le i1 1 0
bitcast i32 0
sub i32 74 29
shr i32 75 31
shl i32 76 31
sub i32 74 77
bitcast f32 78
sub f32 79 1
convert f32 76
add f32 81 1
mul f32 82 50
add f32 6 80
div f32 80 84
mul f32 85 85
mul f32 80 80
mul f32 55 87
fma f32 58 86 59
fma f32 89 86 61
mul f32 86 90
add f32 88 91
mul f32 85 92
mul f32 82 66
add f32 94 17
add f32 93 95
sub f32 88 96
sub f32 97 80
sub f32 83 98
constant f32 2139095040
lt i1 0 100
select f32 101 99 0
select f32 4 72 102
sub f32 100 100
select f32 73 103 104
""",
        ),
        MachineBody(
            "f64",
            "f64",
            """\
parameter f64 0
constant f64 4607182418800017408
sub f64 0 1
constant f64 4787326403894837248
lt i1 2 3
select f64 4 2 1
constant f64 4611686018427387904
add f64 5 6
mul f64 5 7
sqrt f64 8
mul f64 9 9
sub f64 8 10
bitcast i64 9
constant i64 18446744073575333888
and i64 12 13
bitcast f64 14
sub f64 9 15
mul f64 15 15
sub f64 17 10
mul f64 15 16
add f64 18 19
mul f64 16 15
add f64 20 21
mul f64 16 16
add f64 22 23
sub f64 11 24
add f64 9 9
div f64 25 26
constant f64 0
lt i1 28 5
select f64 29 27 28
add f64 5 9
sub f64 31 5
sub f64 31 32
sub f64 5 33
sub f64 9 32
add f64 34 35
add f64 36 30
add f64 1 31
bitcast i64 38
constant i64 4604544271217802189
sub i64 39 40
constant i64 52
shr i64 41 42
constant i64 0
eq i1 43 44
shl i64 43 42
sub i64 39 46
bitcast f64 47
sub f64 48 1
select f64 45 31 49
div f64 37 38
sub f64 38 1
sub f64 38 52
sub f64 1 53
sub f64 31 52
add f64 54 55
add f64 56 37
div f64 57 38
select f64 45 51 58
convert f64 43
constant f64 4604418534313443328
mul f64 60 61
add f64 6 50
div f64 50 63
mul f64 64 64
constant f64 4602678819172646912
mul f64 50 50
mul f64 66 67
constant f64 4594498985737726454
constant f64 4594685476444287349
mul f64 69 65
add f64 71 70
constant f64 4595719340060872480
mul f64 72 65
add f64 74 73
constant f64 4597174411106084985
mul f64 75 65
add f64 77 76
constant f64 4598818590951395733
mul f64 78 65
add f64 80 79
constant f64 4600877379321593494
mul f64 81 65
add f64 83 82
constant f64 4604180019048437138
mul f64 84 65
add f64 86 85
mul f64 65 87
add f64 68 88
mul f64 64 89
constant f64 13639225319613145088
mul f64 60 91
add f64 92 59
add f64 90 93
sub f64 68 94
sub f64 95 50
sub f64 62 96
le i1 1 0
bitcast i64 0
sub i64 99 40
shr i64 100 42
shl i64 101 42
sub i64 99 102
bitcast f64 103
sub f64 104 1
convert f64 101
add f64 106 1
mul f64 107 61
add f64 6 105
div f64 105 109
mul f64 110 110
mul f64 105 105
mul f64 66 112
mul f64 69 111
add f64 114 70
mul f64 115 111
add f64 116 73
mul f64 117 111
add f64 118 76
mul f64 119 111
add f64 120 79
mul f64 121 111
add f64 122 82
mul f64 123 111
add f64 124 85
mul f64 111 125
add f64 113 126
mul f64 110 127
mul f64 107 91
add f64 129 28
add f64 128 130
sub f64 113 131
sub f64 132 105
sub f64 108 133
constant f64 9218868437227405312
lt i1 0 135
select f64 136 134 0
select f64 4 97 137
sub f64 135 135
select f64 98 138 139
""",
        ),
        MachineBody(
            "f32",
            "f16",
            """\
parameter f32 0
constant f32 1065353216
sub f32 0 1
constant f32 1233125376
lt i1 2 3
select f32 4 2 1
constant f32 1073741824
add f32 5 6
mul f32 5 7
sqrt f32 8
mul f32 9 9
sub f32 8 10
neg f32 10
fma f32 9 9 12
sub f32 11 13
add f32 9 9
div f32 14 15
constant f32 0
lt i1 17 5
select f32 18 16 17
add f32 5 9
sub f32 20 5
sub f32 20 21
sub f32 5 22
sub f32 9 21
add f32 23 24
add f32 25 19
add f32 1 20
bitcast i32 27
constant i32 1060439283
sub i32 28 29
constant i32 23
shr i32 30 31
constant i32 0
eq i1 32 33
shl i32 32 31
sub i32 28 35
bitcast f32 36
sub f32 37 1
select f32 34 20 38
div f32 26 27
sub f32 27 1
sub f32 27 41
sub f32 1 42
sub f32 20 41
add f32 43 44
add f32 45 26
div f32 46 27
select f32 34 40 47
convert f32 32
add f32 6 39
div f32 39 50
mul f32 51 51
constant f32 1056964608
mul f32 39 39
mul f32 53 54
constant f32 1050210281
constant f32 1053601647
fma f32 56 52 57
constant f32 1059760829
fma f32 58 52 59
mul f32 52 60
add f32 55 61
mul f32 51 62
constant f32 901758464
mul f32 49 64
add f32 65 48
add f32 63 66
sub f32 55 67
sub f32 39 68
constant f32 1060205056
mul f32 49 70
add f32 71 69
sub f32 72 71
sub f32 69 73
neg f32 68
add f32 39 75
sub f32 76 39
sub f32 75 77
add f32 74 78
bitcast i32 72
mul f32 72 79
lt i1 81 17
constant i32 1
select i32 82 83 33
sub i32 80 84
or i32 85 83
bitcast f32 86
le i1 1 0
bitcast i32 0
sub i32 89 29
shr i32 90 31
shl i32 91 31
sub i32 89 92
bitcast f32 93
sub f32 94 1
convert f32 91
add f32 96 1
mul f32 97 70
add f32 6 95
div f32 95 99
mul f32 100 100
mul f32 95 95
mul f32 53 102
fma f32 56 101 57
fma f32 104 101 59
mul f32 101 105
add f32 103 106
mul f32 100 107
mul f32 97 64
add f32 109 17
add f32 108 110
sub f32 103 111
sub f32 112 95
sub f32 98 113
constant f32 2139095040
lt i1 0 115
select f32 116 114 0
select f32 4 87 117
sub f32 115 115
select f32 88 118 119
""",
        ),
    ),
    "asin": (
        MachineBody(
            "f32",
            "f32 f4E2M1FN f6E2M3FN f6E3M2FN f8E3M4 f8E4M3 f8E4M3FN f8E4M3FNUZ f8E4M3B11FNUZ f8E5M2 f8E5M2FNUZ bf16 f16",
            """\
parameter f32 0
abs f32 0
constant f32 1056964608
constant f32 1065353216
sub f32 3 1
mul f32 2 4
sqrt f32 5
mul f32 6 6
sub f32 5 7
neg f32 7
fma f32 6 6 9
sub f32 8 10
add f32 6 6
div f32 11 12
mul f32 6 5
constant f32 1025122733
constant f32 1013654670
fma f32 15 5 16
constant f32 1023566520
fma f32 17 5 18
constant f32 1026970639
fma f32 19 5 20
constant f32 1033477206
fma f32 21 5 22
constant f32 1042983590
fma f32 23 5 24
mul f32 14 25
add f32 13 26
constant f32 1070141403
constant f32 1073741824
mul f32 29 6
constant f32 3007036718
mul f32 29 27
sub f32 31 32
sub f32 30 33
sub f32 28 34
mul f32 0 0
mul f32 1 36
fma f32 15 36 16
fma f32 38 36 18
fma f32 39 36 20
fma f32 40 36 22
fma f32 41 36 24
mul f32 37 42
add f32 1 43
le i1 1 3
lt i1 2 1
lt i1 1 3
select f32 47 35 28
select f32 46 48 44
bitcast i32 49
bitcast i32 0
constant i32 2147483648
and i32 51 52
or i32 50 53
bitcast f32 54
constant f32 2139095040
sub f32 56 56
select f32 45 55 57
""",
        ),
        MachineBody(
            "f64",
            "f64",
            """\
parameter f64 0
abs f64 0
constant f64 4602678819172646912
constant f64 4607182418800017408
sub f64 3 1
mul f64 2 4
sqrt f64 5
mul f64 6 6
sub f64 5 7
bitcast i64 6
constant i64 18446744073575333888
and i64 9 10
bitcast f64 11
sub f64 6 12
mul f64 12 12
sub f64 14 7
mul f64 12 13
add f64 15 16
mul f64 13 12
add f64 17 18
mul f64 13 13
add f64 19 20
sub f64 8 21
add f64 6 6
div f64 22 23
mul f64 6 5
constant f64 4584862648994391562
constant f64 13805080396170119854
mul f64 26 5
add f64 28 27
constant f64 4581912949820659257
mul f64 29 5
add f64 31 30
constant f64 4570696263629013750
mul f64 32 5
add f64 34 33
constant f64 4577367773383191901
mul f64 35 5
add f64 37 36
constant f64 4577724694092306275
mul f64 38 5
add f64 40 39
constant f64 4579213009702553571
mul f64 41 5
add f64 43 42
constant f64 4580658483373796297
mul f64 44 5
add f64 46 45
constant f64 4582105573329502869
mul f64 47 5
add f64 49 48
constant f64 4584414220184157693
mul f64 50 5
add f64 52 51
constant f64 4586594534793746781
mul f64 53 5
add f64 55 54
constant f64 4590068740215988544
mul f64 56 5
add f64 58 57
constant f64 4595172819793696119
mul f64 59 5
add f64 61 60
mul f64 25 62
add f64 24 63
constant f64 4609753056924675352
constant f64 4611686018427387904
mul f64 66 6
constant f64 4364452196894661639
mul f64 66 64
sub f64 68 69
sub f64 67 70
sub f64 65 71
mul f64 0 0
mul f64 1 73
mul f64 26 73
add f64 75 27
mul f64 76 73
add f64 77 30
mul f64 78 73
add f64 79 33
mul f64 80 73
add f64 81 36
mul f64 82 73
add f64 83 39
mul f64 84 73
add f64 85 42
mul f64 86 73
add f64 87 45
mul f64 88 73
add f64 89 48
mul f64 90 73
add f64 91 51
mul f64 92 73
add f64 93 54
mul f64 94 73
add f64 95 57
mul f64 96 73
add f64 97 60
mul f64 74 98
add f64 1 99
le i1 1 3
lt i1 2 1
lt i1 1 3
select f64 103 72 65
select f64 102 104 100
bitcast i64 105
bitcast i64 0
constant i64 9223372036854775808
and i64 107 108
or i64 106 109
bitcast f64 110
constant f64 9218868437227405312
sub f64 112 112
select f64 101 111 113
""",
        ),
    ),
    "asinh": (
        MachineBody(
            "f32",
            "f32 f4E2M1FN f6E2M3FN f6E3M2FN f8E3M4 f8E4M3 f8E4M3FN f8E4M3FNUZ f8E4M3B11FNUZ f8E5M2 f8E5M2FNUZ bf16",
            """\
parameter f32 0
abs f32 0
constant f32 1233125376
lt i1 1 2
constant f32 1065353216
select f32 3 1 4
mul f32 5 5
add f32 4 6
sqrt f32 7
add f32 4 8
div f32 6 9
add f32 5 10
sub f32 11 5
sub f32 10 12
add f32 4 11
bitcast i32 14
constant i32 1060439283
sub i32 15 16
constant i32 23
shr i32 17 18
constant i32 0
eq i1 19 20
shl i32 19 18
sub i32 15 22
bitcast f32 23
sub f32 24 4
select f32 21 11 25
div f32 13 14
sub f32 14 4
sub f32 14 28
sub f32 4 29
sub f32 11 28
add f32 30 31
add f32 32 13
div f32 33 14
select f32 21 27 34
convert f32 19
constant f32 1060205056
mul f32 36 37
constant f32 1073741824
add f32 39 26
div f32 26 40
mul f32 41 41
constant f32 1056964608
mul f32 26 26
mul f32 43 44
constant f32 1050210281
constant f32 1053601647
fma f32 46 42 47
constant f32 1059760829
fma f32 48 42 49
mul f32 42 50
add f32 45 51
mul f32 41 52
constant f32 901758464
mul f32 36 54
add f32 55 35
add f32 53 56
sub f32 45 57
sub f32 58 26
sub f32 38 59
bitcast i32 1
sub i32 61 16
shr i32 62 18
shl i32 63 18
sub i32 61 64
bitcast f32 65
sub f32 66 4
convert f32 63
add f32 68 4
constant f32 0
mul f32 69 37
add f32 39 67
div f32 67 72
mul f32 73 73
mul f32 67 67
mul f32 43 75
fma f32 46 74 47
fma f32 77 74 49
mul f32 74 78
add f32 76 79
mul f32 73 80
mul f32 69 54
add f32 82 70
add f32 81 83
sub f32 76 84
sub f32 85 67
sub f32 71 86
constant f32 2139095040
lt i1 1 88
select f32 89 87 1
select f32 3 60 90
bitcast i32 91
bitcast i32 0
constant i32 2147483648
and i32 93 94
or i32 92 95
bitcast f32 96
""",
        ),
        MachineBody(
            "f64",
            "f64",
            """\
parameter f64 0
abs f64 0
constant f64 4787326403894837248
lt i1 1 2
constant f64 4607182418800017408
select f64 3 1 4
mul f64 5 5
add f64 4 6
sqrt f64 7
add f64 4 8
div f64 6 9
add f64 5 10
sub f64 11 5
sub f64 10 12
add f64 4 11
bitcast i64 14
constant i64 4604544271217802189
sub i64 15 16
constant i64 52
shr i64 17 18
constant i64 0
eq i1 19 20
shl i64 19 18
sub i64 15 22
bitcast f64 23
sub f64 24 4
select f64 21 11 25
div f64 13 14
sub f64 14 4
sub f64 14 28
sub f64 4 29
sub f64 11 28
add f64 30 31
add f64 32 13
div f64 33 14
select f64 21 27 34
convert f64 19
constant f64 4604418534313443328
mul f64 36 37
constant f64 4611686018427387904
add f64 39 26
div f64 26 40
mul f64 41 41
constant f64 4602678819172646912
mul f64 26 26
mul f64 43 44
constant f64 4594498985737726454
constant f64 4594685476444287349
mul f64 46 42
add f64 48 47
constant f64 4595719340060872480
mul f64 49 42
add f64 51 50
constant f64 4597174411106084985
mul f64 52 42
add f64 54 53
constant f64 4598818590951395733
mul f64 55 42
add f64 57 56
constant f64 4600877379321593494
mul f64 58 42
add f64 60 59
constant f64 4604180019048437138
mul f64 61 42
add f64 63 62
mul f64 42 64
add f64 45 65
mul f64 41 66
constant f64 13639225319613145088
mul f64 36 68
add f64 69 35
add f64 67 70
sub f64 45 71
sub f64 72 26
sub f64 38 73
bitcast i64 1
sub i64 75 16
shr i64 76 18
shl i64 77 18
sub i64 75 78
bitcast f64 79
sub f64 80 4
convert f64 77
add f64 82 4
constant f64 0
mul f64 83 37
add f64 39 81
div f64 81 86
mul f64 87 87
mul f64 81 81
mul f64 43 89
mul f64 46 88
add f64 91 47
mul f64 92 88
add f64 93 50
mul f64 94 88
add f64 95 53
mul f64 96 88
add f64 97 56
mul f64 98 88
add f64 99 59
mul f64 100 88
add f64 101 62
mul f64 88 102
add f64 90 103
mul f64 87 104
mul f64 83 68
add f64 106 84
add f64 105 107
sub f64 90 108
sub f64 109 81
sub f64 85 110
constant f64 9218868437227405312
lt i1 1 112
select f64 113 111 1
select f64 3 74 114
bitcast i64 115
bitcast i64 0
constant i64 9223372036854775808
and i64 117 118
or i64 116 119
bitcast f64 120
""",
        ),
        MachineBody(
            "f32",
            "f16",
            """\
parameter f32 0
abs f32 0
constant f32 1233125376
lt i1 1 2
constant f32 1065353216
select f32 3 1 4
mul f32 5 5
add f32 4 6
sqrt f32 7
add f32 4 8
div f32 6 9
add f32 5 10
sub f32 11 5
sub f32 10 12
add f32 4 11
bitcast i32 14
constant i32 1060439283
sub i32 15 16
constant i32 23
shr i32 17 18
constant i32 0
eq i1 19 20
shl i32 19 18
sub i32 15 22
bitcast f32 23
sub f32 24 4
select f32 21 11 25
div f32 13 14
sub f32 14 4
sub f32 14 28
sub f32 4 29
sub f32 11 28
add f32 30 31
add f32 32 13
div f32 33 14
select f32 21 27 34
convert f32 19
constant f32 1073741824
add f32 37 26
div f32 26 38
mul f32 39 39
constant f32 1056964608
mul f32 26 26
mul f32 41 42
constant f32 1050210281
constant f32 1053601647
fma f32 44 40 45
constant f32 1059760829
fma f32 46 40 47
mul f32 40 48
add f32 43 49
mul f32 39 50
constant f32 901758464
mul f32 36 52
add f32 53 35
add f32 51 54
sub f32 43 55
sub f32 26 56
constant f32 1060205056
mul f32 36 58
add f32 59 57
sub f32 60 59
sub f32 57 61
neg f32 56
add f32 26 63
sub f32 64 26
sub f32 63 65
add f32 62 66
bitcast i32 60
mul f32 60 67
constant f32 0
lt i1 69 70
constant i32 1
select i32 71 72 20
sub i32 68 73
or i32 74 72
bitcast f32 75
bitcast i32 1
sub i32 77 16
shr i32 78 18
shl i32 79 18
sub i32 77 80
bitcast f32 81
sub f32 82 4
convert f32 79
add f32 84 4
mul f32 85 58
add f32 37 83
div f32 83 87
mul f32 88 88
mul f32 83 83
mul f32 41 90
fma f32 44 89 45
fma f32 92 89 47
mul f32 89 93
add f32 91 94
mul f32 88 95
mul f32 85 52
add f32 97 70
add f32 96 98
sub f32 91 99
sub f32 100 83
sub f32 86 101
constant f32 2139095040
lt i1 1 103
select f32 104 102 1
select f32 3 76 105
bitcast i32 106
bitcast i32 0
constant i32 2147483648
and i32 108 109
or i32 107 110
bitcast f32 111
""",
        ),
    ),
    "atan": (
        MachineBody(
            "f32",
            "f32 f4E2M1FN f6E2M3FN f6E3M2FN f8E3M4 f8E4M3 f8E4M3FN f8E4M3FNUZ f8E4M3B11FNUZ f8E5M2 f8E5M2FNUZ bf16",
            """\
parameter f32 0
abs f32 0
constant f32 1065353216
lt i1 2 1
select f32 3 2 1
select f32 3 1 2
constant f32 1054086091
mul f32 6 5
lt i1 7 4
sub f32 4 5
select f32 8 9 4
add f32 4 5
select f32 8 11 5
div f32 10 12
mul f32 13 13
mul f32 13 14
constant f32 3178854068
constant f32 1037636222
fma f32 16 14 17
constant f32 3188841681
fma f32 18 14 19
constant f32 1045219569
fma f32 20 14 21
constant f32 3198855845
fma f32 22 14 23
mul f32 15 24
constant f32 1056964608
constant f32 1070141403
mul f32 26 27
constant f32 3007036718
mul f32 26 29
add f32 25 30
add f32 13 31
add f32 28 32
add f32 13 25
select f32 8 33 34
constant f32 2139095040
lt i1 1 36
ne i1 0 0
constant f32 0
select f32 38 1 39
select f32 37 35 40
sub f32 27 41
add f32 42 29
select f32 3 43 41
bitcast i32 44
bitcast i32 0
constant i32 2147483648
and i32 46 47
or i32 45 48
bitcast f32 49
""",
        ),
        MachineBody(
            "f64",
            "f64 f16",
            """\
parameter f64 0
abs f64 0
constant f64 4607182418800017408
lt i1 2 1
select f64 3 2 1
select f64 3 1 2
constant f64 4601133426974913236
mul f64 6 5
lt i1 7 4
sub f64 4 5
select f64 8 9 4
add f64 4 5
select f64 8 11 5
div f64 10 12
mul f64 13 13
mul f64 13 14
constant f64 13804191114240889310
constant f64 4585646680484956321
mul f64 16 14
add f64 18 17
constant f64 13810795319781456728
mul f64 19 14
add f64 21 20
constant f64 4588588528100615898
mul f64 22 14
add f64 24 23
constant f64 13812837730527256420
mul f64 25 14
add f64 27 26
constant f64 4590207134220331821
mul f64 28 14
add f64 30 29
constant f64 13814587139720039651
mul f64 31 14
add f64 33 32
constant f64 4592670819764669897
mul f64 34 14
add f64 36 35
constant f64 13817687028146033545
mul f64 37 14
add f64 39 38
constant f64 4596373779694311526
mul f64 40 14
add f64 42 41
constant f64 13823048456275842365
mul f64 43 14
add f64 45 44
mul f64 15 46
constant f64 4602678819172646912
constant f64 4609753056924675352
mul f64 48 49
constant f64 4364452196894661639
mul f64 48 51
add f64 47 52
add f64 13 53
add f64 50 54
add f64 13 47
select f64 8 55 56
constant f64 9218868437227405312
lt i1 1 58
ne i1 0 0
constant f64 0
select f64 60 1 61
select f64 59 57 62
sub f64 49 63
add f64 64 51
select f64 3 65 63
bitcast i64 66
bitcast i64 0
constant i64 9223372036854775808
and i64 68 69
or i64 67 70
bitcast f64 71
""",
        ),
    ),
    "atan2": (
        MachineBody(
            "f32",
            "f32",
            """\
parameter f32 0
parameter f32 1
abs f32 0
abs f32 1
lt i1 3 2
select f32 4 3 2
select f32 4 2 3
constant f32 2096152002
lt i1 7 6
constant f32 1048576000
constant f32 1065353216
select f32 8 9 10
constant f32 2139095040
eq i1 6 12
eq i1 5 12
and i1 13 14
mul f32 5 11
select f32 15 10 16
constant f32 0
eq i1 6 18
mul f32 6 11
select f32 19 10 20
select f32 15 10 21
constant f32 1054086091
mul f32 23 22
lt i1 24 17
sub f32 17 22
select f32 25 26 17
add f32 17 22
select f32 25 28 22
div f32 27 29
mul f32 30 30
mul f32 30 31
constant f32 3178854068
constant f32 1037636222
fma f32 33 31 34
constant f32 3188841681
fma f32 35 31 36
constant f32 1045219569
fma f32 37 31 38
constant f32 3198855845
fma f32 39 31 40
mul f32 32 41
constant f32 1056964608
constant f32 1070141403
mul f32 43 44
constant f32 3007036718
mul f32 43 46
add f32 42 47
add f32 30 48
add f32 45 49
add f32 30 42
select f32 25 50 51
sub f32 44 52
add f32 53 46
select f32 4 54 52
bitcast i32 1
constant i32 0
lt i1 56 57
constant f32 1073741824
mul f32 59 44
sub f32 60 55
mul f32 59 46
add f32 61 62
select f32 58 63 55
eq i1 0 0
eq i1 1 1
and i1 65 66
bitcast i32 64
bitcast i32 0
constant i32 2147483648
and i32 69 70
or i32 68 71
bitcast f32 72
sub f32 12 12
select f32 67 73 74
""",
        ),
        MachineBody(
            "f64",
            "f64 f4E2M1FN f6E2M3FN f6E3M2FN f8E3M4 f8E4M3 f8E4M3FN f8E4M3FNUZ f8E4M3B11FNUZ f8E5M2 f8E5M2FNUZ bf16 f16",
            """\
parameter f64 0
parameter f64 1
abs f64 0
abs f64 1
lt i1 3 2
select f64 4 3 2
select f64 4 2 3
constant f64 9199863512903218227
lt i1 7 6
constant f64 4598175219545276416
constant f64 4607182418800017408
select f64 8 9 10
constant f64 9218868437227405312
eq i1 6 12
eq i1 5 12
and i1 13 14
mul f64 5 11
select f64 15 10 16
constant f64 0
eq i1 6 18
mul f64 6 11
select f64 19 10 20
select f64 15 10 21
constant f64 4601133426974913236
mul f64 23 22
lt i1 24 17
sub f64 17 22
select f64 25 26 17
add f64 17 22
select f64 25 28 22
div f64 27 29
mul f64 30 30
mul f64 30 31
constant f64 13804191114240889310
constant f64 4585646680484956321
mul f64 33 31
add f64 35 34
constant f64 13810795319781456728
mul f64 36 31
add f64 38 37
constant f64 4588588528100615898
mul f64 39 31
add f64 41 40
constant f64 13812837730527256420
mul f64 42 31
add f64 44 43
constant f64 4590207134220331821
mul f64 45 31
add f64 47 46
constant f64 13814587139720039651
mul f64 48 31
add f64 50 49
constant f64 4592670819764669897
mul f64 51 31
add f64 53 52
constant f64 13817687028146033545
mul f64 54 31
add f64 56 55
constant f64 4596373779694311526
mul f64 57 31
add f64 59 58
constant f64 13823048456275842365
mul f64 60 31
add f64 62 61
mul f64 32 63
constant f64 4602678819172646912
constant f64 4609753056924675352
mul f64 65 66
constant f64 4364452196894661639
mul f64 65 68
add f64 64 69
add f64 30 70
add f64 67 71
add f64 30 64
select f64 25 72 73
sub f64 66 74
add f64 75 68
select f64 4 76 74
bitcast i64 1
constant i64 0
lt i1 78 79
constant f64 4611686018427387904
mul f64 81 66
sub f64 82 77
mul f64 81 68
add f64 83 84
select f64 80 85 77
eq i1 0 0
eq i1 1 1
and i1 87 88
bitcast i64 86
bitcast i64 0
constant i64 9223372036854775808
and i64 91 92
or i64 90 93
bitcast f64 94
sub f64 12 12
select f64 89 95 96
""",
        ),
    ),
    "atanh": (
        MachineBody(
            "f32",
            "f32 f4E2M1FN f6E2M3FN f6E3M2FN f8E3M4 f8E4M3 f8E4M3FN f8E4M3FNUZ f8E4M3B11FNUZ f8E5M2 f8E5M2FNUZ bf16 f16",
            """\
parameter f32 0
abs f32 0
constant f32 1065353216
lt i1 1 2
constant f32 0
select f32 3 1 4
sub f32 2 5
add f32 5 5
div f32 7 6
mul f32 8 6
sub f32 7 9
neg f32 9
fma f32 8 6 11
sub f32 10 12
neg f32 5
add f32 2 14
sub f32 15 2
sub f32 14 16
mul f32 8 17
sub f32 13 18
constant f32 925353388
constant f32 1056964608
div f32 19 6
add f32 2 8
bitcast i32 23
constant i32 1060439283
sub i32 24 25
constant i32 23
shr i32 26 27
constant i32 0
eq i1 28 29
shl i32 28 27
sub i32 24 31
bitcast f32 32
sub f32 33 2
select f32 30 8 34
div f32 22 23
sub f32 23 2
sub f32 23 37
sub f32 2 38
sub f32 8 37
add f32 39 40
add f32 41 22
div f32 42 23
select f32 30 36 43
convert f32 28
constant f32 1060205056
mul f32 45 46
constant f32 1073741824
add f32 48 35
div f32 35 49
mul f32 50 50
mul f32 35 35
mul f32 21 52
constant f32 1050210281
constant f32 1053601647
fma f32 54 51 55
constant f32 1059760829
fma f32 56 51 57
mul f32 51 58
add f32 53 59
mul f32 50 60
constant f32 901758464
mul f32 45 62
add f32 63 44
add f32 61 64
sub f32 53 65
sub f32 66 35
sub f32 47 67
mul f32 21 68
mul f32 0 0
mul f32 1 70
constant f32 1051372203
mul f32 71 72
add f32 1 73
le i1 1 2
lt i1 1 20
constant f32 2139095040
select f32 3 69 77
select f32 76 74 78
bitcast i32 79
bitcast i32 0
constant i32 2147483648
and i32 81 82
or i32 80 83
bitcast f32 84
sub f32 77 77
select f32 75 85 86
""",
        ),
        MachineBody(
            "f64",
            "f64",
            """\
parameter f64 0
abs f64 0
constant f64 4607182418800017408
lt i1 1 2
constant f64 0
select f64 3 1 4
sub f64 2 5
add f64 5 5
div f64 7 6
mul f64 8 6
sub f64 7 9
bitcast i64 8
constant i64 18446744073575333888
and i64 11 12
bitcast f64 13
sub f64 8 14
bitcast i64 6
and i64 16 12
bitcast f64 17
sub f64 6 18
mul f64 14 18
sub f64 20 9
mul f64 14 19
add f64 21 22
mul f64 15 18
add f64 23 24
mul f64 15 19
add f64 25 26
sub f64 10 27
neg f64 5
add f64 2 29
sub f64 30 2
sub f64 29 31
mul f64 8 32
sub f64 28 33
constant f64 4457293557087583675
constant f64 4602678819172646912
div f64 34 6
add f64 2 8
bitcast i64 38
constant i64 4604544271217802189
sub i64 39 40
constant i64 52
shr i64 41 42
constant i64 0
eq i1 43 44
shl i64 43 42
sub i64 39 46
bitcast f64 47
sub f64 48 2
select f64 45 8 49
div f64 37 38
sub f64 38 2
sub f64 38 52
sub f64 2 53
sub f64 8 52
add f64 54 55
add f64 56 37
div f64 57 38
select f64 45 51 58
convert f64 43
constant f64 4604418534313443328
mul f64 60 61
constant f64 4611686018427387904
add f64 63 50
div f64 50 64
mul f64 65 65
mul f64 50 50
mul f64 36 67
constant f64 4594498985737726454
constant f64 4594685476444287349
mul f64 69 66
add f64 71 70
constant f64 4595719340060872480
mul f64 72 66
add f64 74 73
constant f64 4597174411106084985
mul f64 75 66
add f64 77 76
constant f64 4598818590951395733
mul f64 78 66
add f64 80 79
constant f64 4600877379321593494
mul f64 81 66
add f64 83 82
constant f64 4604180019048437138
mul f64 84 66
add f64 86 85
mul f64 66 87
add f64 68 88
mul f64 65 89
constant f64 13639225319613145088
mul f64 60 91
add f64 92 59
add f64 90 93
sub f64 68 94
sub f64 95 50
sub f64 62 96
mul f64 36 97
mul f64 0 0
mul f64 1 99
constant f64 4599676419421066581
mul f64 100 101
add f64 1 102
le i1 1 2
lt i1 1 35
constant f64 9218868437227405312
select f64 3 98 106
select f64 105 103 107
bitcast i64 108
bitcast i64 0
constant i64 9223372036854775808
and i64 110 111
or i64 109 112
bitcast f64 113
sub f64 106 106
select f64 104 114 115
""",
        ),
    ),
    "bessel_i1e": (
        MachineBody(
            "f32",
            "f32 f4E2M1FN f6E2M3FN f6E3M2FN f8E3M4 f8E4M3 f8E4M3FN f8E4M3FNUZ f8E4M3B11FNUZ f8E5M2 f8E5M2FNUZ bf16",
            """\
parameter f32 0
abs f32 0
constant f32 1068498944
lt i1 1 2
select f32 3 1 2
constant f32 1061158912
sub f32 4 5
constant f32 1048682828
constant f32 3075004120
constant f32 948797355
fma f32 8 6 9
constant f32 3114613018
fma f32 10 6 11
constant f32 984719565
fma f32 12 6 13
constant f32 3148472053
fma f32 14 6 15
constant f32 1015898359
fma f32 16 6 17
constant f32 3175627897
fma f32 18 6 19
constant f32 1038710009
fma f32 20 6 21
constant f32 3193159652
fma f32 22 6 23
constant f32 822298836
fma f32 6 24 25
add f32 7 26
sub f32 27 7
sub f32 26 28
mul f32 29 1
fma f32 27 1 30
constant f32 1090519040
lt i1 32 1
select f32 33 32 1
constant f32 1080033280
sub f32 34 35
add f32 34 35
div f32 36 37
constant f32 1023012283
constant f32 1032148332
fma f32 39 38 40
constant f32 3164319134
fma f32 41 38 42
constant f32 3183992668
fma f32 43 38 44
constant f32 3162690467
fma f32 45 38 46
constant f32 1042041196
fma f32 47 38 48
constant f32 3179514084
fma f32 49 38 50
constant f32 3185290195
fma f32 51 38 52
constant f32 1043602261
fma f32 53 38 54
constant f32 3189502587
fma f32 55 38 56
constant f32 1038580850
fma f32 57 38 58
constant f32 846572615
fma f32 38 59 60
constant f32 1051951349
add f32 62 61
lt i1 1 32
select f32 64 32 1
constant f32 1065353216
div f32 66 65
constant f32 1031798784
sub f32 67 68
constant f32 3209918990
constant f32 3201719026
fma f32 70 69 71
constant f32 3187851235
fma f32 72 69 73
constant f32 3179027790
fma f32 74 69 75
constant f32 3177567446
fma f32 76 69 77
constant f32 3189750961
fma f32 78 69 79
constant f32 1053253436
fma f32 80 69 81
select f32 64 63 82
sqrt f32 1
sub f32 63 62
sub f32 61 85
constant f32 0
select f32 64 86 87
div f32 66 84
mul f32 83 89
constant f32 1056964608
mul f32 91 89
neg f32 84
fma f32 93 84 1
mul f32 92 94
neg f32 90
fma f32 96 84 83
fma f32 96 95 88
add f32 97 98
constant f32 2139095040
lt i1 1 100
fma f32 99 89 90
select f32 101 102 87
select f32 3 31 103
eq i1 0 0
bitcast i32 104
bitcast i32 0
constant i32 2147483648
and i32 107 108
or i32 106 109
bitcast f32 110
select f32 105 111 0
""",
        ),
        MachineBody(
            "f64",
            "f64 f16",
            """\
parameter f64 0
abs f64 0
constant f64 4610560118520545280
lt i1 1 2
select f64 3 1 2
constant f64 4607182418800017408
sub f64 4 5
constant f64 4596658782443298560
constant f64 13650959670808219990
constant f64 4440649834983236592
mul f64 8 6
add f64 10 9
constant f64 13678068681768026633
mul f64 11 6
add f64 13 12
constant f64 4468420762540326758
mul f64 14 6
add f64 16 15
constant f64 13705178249247719204
mul f64 17 6
add f64 19 18
constant f64 4494875014578577649
mul f64 20 6
add f64 22 21
constant f64 13730638056550299688
mul f64 23 6
add f64 25 24
constant f64 4519074760242052700
mul f64 26 6
add f64 28 27
constant f64 13754210933285001838
mul f64 29 6
add f64 31 30
constant f64 4541435673045321632
mul f64 32 6
add f64 34 33
constant f64 13775163745513872381
mul f64 35 6
add f64 37 36
constant f64 4561496620625730221
mul f64 38 6
add f64 40 39
constant f64 13793614943083733788
mul f64 41 6
add f64 43 42
constant f64 4578009560109778098
mul f64 44 6
add f64 46 45
constant f64 13808502513668509849
mul f64 47 6
add f64 49 48
constant f64 4590649774688204661
mul f64 50 6
add f64 52 51
constant f64 13818231585241977060
mul f64 53 6
add f64 55 54
constant f64 4347849207327074624
mul f64 6 56
add f64 58 57
add f64 7 59
sub f64 60 7
sub f64 59 61
constant f64 418002527998569348
mul f64 60 1
abs f64 64
lt i1 63 65
bitcast i64 60
constant i64 18446744073575333888
and i64 67 68
bitcast f64 69
sub f64 60 70
bitcast i64 1
and i64 72 68
bitcast f64 73
sub f64 1 74
mul f64 70 74
sub f64 76 64
mul f64 70 75
add f64 77 78
mul f64 71 74
add f64 79 80
mul f64 71 75
add f64 81 82
mul f64 62 1
add f64 83 84
add f64 64 85
select f64 66 86 64
constant f64 4620693217682128896
lt i1 88 1
select f64 89 88 1
constant f64 4616189618054758400
sub f64 90 91
add f64 90 91
div f64 92 93
constant f64 4582823161404316110
constant f64 4586161511572266030
mul f64 95 94
add f64 97 96
constant f64 4567264386999917489
mul f64 98 94
add f64 100 99
constant f64 13810378791608400356
mul f64 101 94
add f64 103 102
constant f64 13811157651379890462
mul f64 104 94
add f64 106 105
constant f64 13790610752606210801
mul f64 107 94
add f64 109 108
constant f64 4587857646350178633
mul f64 110 94
add f64 112 111
constant f64 4588668124111490251
mul f64 113 94
add f64 115 114
constant f64 13800523725655575184
mul f64 116 94
add f64 118 117
constant f64 13813289321597332552
mul f64 119 94
add f64 121 120
constant f64 13810319459281571484
mul f64 122 94
add f64 124 123
constant f64 4589416789614881518
mul f64 125 94
add f64 127 126
constant f64 4590296856689086706
mul f64 128 94
add f64 130 129
constant f64 13810547952698781525
mul f64 131 94
add f64 133 132
constant f64 13816603687572776906
mul f64 134 94
add f64 136 135
constant f64 4593697955867415100
mul f64 137 94
add f64 139 138
constant f64 4584005619934542338
mul f64 140 94
add f64 142 141
constant f64 13817835874599688464
mul f64 143 94
add f64 145 144
constant f64 4594921042784196548
mul f64 146 94
add f64 148 147
constant f64 13817056514775603176
mul f64 149 94
add f64 151 150
constant f64 4591474989454736330
mul f64 152 94
add f64 154 153
constant f64 13581002742783567845
mul f64 94 155
add f64 157 156
constant f64 4600111797631308569
add f64 159 158
lt i1 1 88
select f64 161 88 1
div f64 5 162
constant f64 4589168020290535424
sub f64 163 164
constant f64 4888099447627115801
constant f64 4863275444405761913
mul f64 166 165
add f64 168 167
constant f64 14088397792684491089
mul f64 169 165
add f64 171 170
constant f64 14063036825044698301
mul f64 172 165
add f64 174 173
constant f64 4837154808992089844
mul f64 175 165
add f64 177 176
constant f64 4811616647459554855
mul f64 178 165
add f64 180 179
constant f64 14029369148943866591
mul f64 181 165
add f64 183 182
constant f64 14004950810135762892
mul f64 184 165
add f64 186 185
constant f64 4772935794759956702
mul f64 187 165
add f64 189 188
constant f64 4750927291321246105
mul f64 190 165
add f64 192 191
constant f64 13961618622741240403
mul f64 193 165
add f64 195 194
constant f64 13943310628645310005
mul f64 196 165
add f64 198 197
constant f64 4700149519901971962
mul f64 199 165
add f64 201 200
constant f64 4687741905618235023
mul f64 202 165
add f64 204 203
constant f64 4664810847754304307
mul f64 205 165
add f64 207 206
constant f64 13871681989419298691
mul f64 208 165
add f64 210 209
constant f64 13860134273482056364
mul f64 211 165
add f64 213 212
constant f64 13846078989906952164
mul f64 214 165
add f64 216 215
constant f64 13833607687687652548
mul f64 217 165
add f64 219 218
constant f64 13823624475864674209
mul f64 220 165
add f64 222 221
constant f64 13816701575357691598
mul f64 223 165
add f64 225 224
constant f64 13812410049295104773
mul f64 226 165
add f64 228 227
constant f64 13811621229945117314
mul f64 229 165
add f64 231 230
constant f64 13818160305748764223
mul f64 232 165
add f64 234 233
constant f64 4600686398937776176
mul f64 235 165
add f64 237 236
select f64 161 160 238
sqrt f64 1
div f64 239 240
select f64 3 87 241
eq i1 0 0
bitcast i64 242
bitcast i64 0
constant i64 9223372036854775808
and i64 245 246
or i64 244 247
bitcast f64 248
select f64 243 249 0
""",
        ),
    ),
    "cbrt": (
        MachineBody(
            "f32",
            "f32 f4E2M1FN f6E2M3FN f6E3M2FN f8E3M4 f8E4M3 f8E4M3FN f8E4M3FNUZ f8E4M3B11FNUZ f8E5M2 f8E5M2FNUZ bf16",
            """\
parameter f32 0
abs f32 0
constant f32 1266679808
constant f32 998244352
constant f32 8388608
lt i1 1 4
mul f32 1 2
select f32 5 6 1
bitcast i32 7
constant i32 1431655766
mulhi i32 8 9
constant i32 709952512
add i32 10 11
bitcast f32 12
mul f32 13 13
div f32 13 7
mul f32 14 15
constant f32 1065353216
sub f32 16 17
constant f32 1046684563
constant f32 3198909489
fma f32 19 18 20
constant f32 1065353238
fma f32 21 18 22
mul f32 13 23
bitcast i32 24
constant i32 4294963200
and i32 25 26
bitcast f32 27
mul f32 28 28
div f32 7 29
sub f32 30 28
add f32 28 28
add f32 32 30
div f32 31 33
mul f32 28 34
add f32 28 35
mul f32 36 3
select f32 5 37 36
constant f32 0
lt i1 39 1
constant f32 2139095040
lt i1 1 41
and i1 40 42
bitcast i32 38
bitcast i32 0
constant i32 2147483648
and i32 45 46
or i32 44 47
bitcast f32 48
select f32 43 49 0
""",
        ),
        MachineBody(
            "f64",
            "f64 f16",
            """\
parameter f64 0
abs f64 0
constant f64 4850376798678024192
constant f64 4526117625507348480
constant f64 4503599627370496
lt i1 1 4
mul f64 1 2
select f64 5 6 1
bitcast i64 7
constant i64 6148914691236517206
mulhi i64 8 9
constant i64 3071236617926213632
add i64 10 11
bitcast f64 12
mul f64 13 13
div f64 13 7
mul f64 14 15
constant f64 4607182418800017408
sub f64 16 17
constant f64 4594329826474821882
constant f64 13818834928573418610
mul f64 19 18
add f64 21 20
constant f64 4597174960649124704
mul f64 22 18
add f64 24 23
constant f64 13823048354890169123
mul f64 25 18
add f64 27 26
constant f64 4607182418654048762
mul f64 28 18
add f64 30 29
mul f64 13 31
bitcast i64 32
constant i64 18446744073575333888
and i64 33 34
bitcast f64 35
mul f64 36 36
div f64 7 37
sub f64 38 36
add f64 36 36
add f64 40 38
div f64 39 41
mul f64 36 42
add f64 36 43
mul f64 44 3
select f64 5 45 44
constant f64 0
lt i1 47 1
constant f64 9218868437227405312
lt i1 1 49
and i1 48 50
bitcast i64 46
bitcast i64 0
constant i64 9223372036854775808
and i64 53 54
or i64 52 55
bitcast f64 56
select f64 51 57 0
""",
        ),
    ),
    "cosh": (
        MachineBody(
            "f32",
            "f32 f4E2M1FN f6E2M3FN f6E3M2FN f8E3M4 f8E4M3 f8E4M3FN f8E4M3FNUZ f8E4M3B11FNUZ f8E5M2 f8E5M2FNUZ bf16",
            """\
parameter f32 0
abs f32 0
constant f32 1119092736
lt i1 2 1
select f32 3 2 1
constant i32 4294967295
constant f32 1069066811
constant f32 1262485504
fma f32 4 6 7
sub f32 8 7
neg f32 9
constant f32 901758464
constant f32 1060205056
fma f32 10 12 4
fma f32 10 11 13
constant f32 1065353216
mul f32 14 14
constant f32 984994064
constant f32 1007227611
fma f32 17 14 18
constant f32 1026206583
fma f32 19 14 20
constant f32 1042983514
fma f32 21 14 22
constant f32 1056964607
fma f32 23 14 24
fma f32 16 25 14
add f32 15 26
bitcast i32 8
constant i32 1262485504
sub i32 28 29
add i32 30 5
constant i32 1
shr i32 31 32
constant i32 127
add i32 33 34
constant i32 23
shl i32 35 36
bitcast f32 37
mul f32 27 38
sub i32 31 33
add i32 40 34
shl i32 41 36
bitcast f32 42
mul f32 39 43
constant f32 1048576000
div f32 45 44
add f32 44 46
""",
        ),
        MachineBody(
            "f64",
            "f64 f16",
            """\
parameter f64 0
abs f64 0
constant f64 4649465237957771264
lt i1 2 1
select f64 3 2 1
constant i64 18446744073709551615
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 4 6
add f64 8 7
sub f64 9 7
constant f64 4604418534313443328
mul f64 10 11
sub f64 4 12
constant f64 13639225319613145088
mul f64 10 14
sub f64 13 15
constant f64 4607182418800017408
mul f64 16 16
constant f64 4493169262076825869
constant f64 4508818142790474795
mul f64 19 16
add f64 21 20
constant f64 4523617207225571602
mul f64 22 16
add f64 24 23
constant f64 4537941336995398790
mul f64 25 16
add f64 27 26
constant f64 4551452160552810439
mul f64 28 16
add f64 30 29
constant f64 4564047942389340013
mul f64 31 16
add f64 33 32
constant f64 4575957461383588187
mul f64 34 16
add f64 36 35
constant f64 4586165620538941447
mul f64 37 16
add f64 39 38
constant f64 4595172819793696076
mul f64 40 16
add f64 42 41
constant f64 4602678819172646917
mul f64 43 16
add f64 45 44
mul f64 18 46
add f64 47 16
add f64 17 48
bitcast i64 9
constant i64 4843621399236968448
sub i64 50 51
add i64 52 5
constant i64 1
shr i64 53 54
constant i64 1023
add i64 55 56
constant i64 52
shl i64 57 58
bitcast f64 59
mul f64 49 60
sub i64 53 55
add i64 62 56
shl i64 63 58
bitcast f64 64
mul f64 61 65
constant f64 4598175219545276416
div f64 67 66
add f64 66 68
""",
        ),
    ),
    "cosine": (
        MachineBody(
            "f32",
            "f32 f4E2M1FN f6E2M3FN f6E3M2FN f8E3M4 f8E4M3 f8E4M3FN f8E4M3FNUZ f8E4M3B11FNUZ f8E5M2 f8E5M2FNUZ bf16",
            """\
parameter f32 0
abs f32 0
constant i32 1
bitcast i32 1
constant i32 23
shr i32 3 4
constant i32 126
sub i32 5 6
bitcast ui32 1
constant ui32 8388607
and ui32 8 9
constant ui32 8388608
or ui32 10 11
constant i32 2
constant ui32 32
convert ui32 7
constant ui32 1
sub ui32 14 16
and ui32 15 17
constant i32 128
and i32 7 19
constant i32 0
ne i1 20 21
constant ui32 1295478838
constant ui32 40
select ui32 22 23 24
constant ui32 3634718287
constant ui32 3194018707
select ui32 22 26 27
constant ui32 283381887
constant ui32 2433043071
select ui32 22 29 30
constant ui32 2488855287
constant ui32 165016701
select ui32 22 32 33
constant i32 64
and i32 7 35
ne i1 36 21
select ui32 37 31 25
select ui32 37 34 28
select ui32 37 23 31
select ui32 37 26 34
select ui32 37 29 23
constant i32 32
and i32 7 43
ne i1 44 21
select ui32 45 39 38
select ui32 45 40 39
select ui32 45 41 40
select ui32 45 42 41
shl ui32 48 18
add i32 13 2
eq i1 51 21
eq i1 51 2
eq i1 51 13
select ui32 54 48 49
select ui32 53 47 55
select ui32 52 46 56
sub ui32 14 18
shr ui32 57 58
or ui32 50 59
mulhi ui32 12 60
shl ui32 46 18
add i32 21 2
eq i1 63 21
eq i1 63 2
eq i1 63 13
select ui32 66 48 49
select ui32 65 47 67
select ui32 64 46 68
shr ui32 69 58
or ui32 62 70
mul ui32 12 71
shl ui32 47 18
add i32 2 2
eq i1 74 21
eq i1 74 2
eq i1 74 13
select ui32 77 48 49
select ui32 76 47 78
select ui32 75 46 79
shr ui32 80 58
or ui32 73 81
mulhi ui32 12 82
add ui32 72 83
mul ui32 12 82
add ui32 85 61
lt i1 86 61
constant ui32 0
select ui32 87 16 88
add ui32 84 89
constant ui32 536870912
add ui32 90 91
constant ui32 30
shr ui32 92 93
convert i32 94
constant f32 1166016512
lt i1 1 96
constant f32 1059256707
constant f32 1262485504
fma f32 1 98 99
bitcast i32 100
constant i32 1262485504
sub i32 101 102
select i32 97 103 95
add i32 104 2
constant f32 796917760
sub f32 99 100
constant f32 1070141403
fma f32 107 108 1
constant f32 3007036718
mul f32 107 110
add f32 109 111
constant ui32 2
shl ui32 90 113
shr ui32 86 93
or ui32 114 115
bitcast i32 116
convert f32 117
mul f32 118 106
mul f32 119 108
select f32 97 112 120
shl ui32 86 113
shr ui32 122 16
bitcast i32 123
constant f32 805306368
convert i32 118
sub i32 117 126
convert f32 127
convert f32 124
mul f32 129 125
add f32 128 130
mul f32 131 106
neg f32 120
fma f32 119 108 133
mul f32 119 110
mul f32 132 108
add f32 135 136
add f32 134 137
constant f32 2801216749
neg f32 111
fma f32 107 110 140
fma f32 107 139 141
sub f32 112 109
sub f32 111 143
add f32 144 142
select f32 97 145 138
and i32 105 2
ne i1 147 21
mul f32 121 121
constant f32 1056964608
mul f32 150 149
constant f32 1065353216
sub f32 152 151
sub f32 152 153
sub f32 154 151
mul f32 149 149
constant f32 936178713
constant f32 3132491284
fma f32 157 149 158
constant f32 1026206373
fma f32 159 149 160
mul f32 121 146
neg f32 162
fma f32 156 161 163
add f32 155 164
add f32 153 165
mul f32 121 149
constant f32 910038540
constant f32 3109039271
fma f32 168 149 169
constant f32 1007192250
fma f32 170 149 171
constant f32 3190467243
fma f32 172 149 173
fma f32 167 174 146
add f32 121 175
select f32 148 166 176
constant f32 2139095040
lt i1 1 178
shr i32 105 2
bitcast i32 177
constant i32 31
shl i32 180 182
xor i32 181 183
bitcast f32 184
sub f32 178 178
select f32 179 185 186
""",
        ),
        MachineBody(
            "f64",
            "f64",
            """\
parameter f64 0
abs f64 0
constant i64 1
bitcast i64 1
constant i64 52
shr i64 3 4
constant i64 1022
sub i64 5 6
bitcast ui64 1
constant ui64 4503599627370495
and ui64 8 9
constant ui64 4503599627370496
or ui64 10 11
constant i64 2
constant ui64 64
convert ui64 7
constant ui64 1
sub ui64 14 16
and ui64 15 17
constant i64 1024
and i64 7 19
constant i64 0
ne i1 20 21
constant ui64 5725640658272843386
constant ui64 325
select ui64 22 23 24
constant ui64 1041438810801820887
constant ui64 17511926765934236664
select ui64 22 26 27
constant ui64 17780037877052870828
constant ui64 5669930683074314678
select ui64 22 29 30
constant ui64 459523262424504289
constant ui64 14207504942714881020
select ui64 22 32 33
constant i64 512
and i64 7 35
ne i1 36 21
constant ui64 318605885801302483
select ui64 37 38 25
constant ui64 4098360773183308403
select ui64 37 40 28
constant ui64 2570555959721322809
select ui64 37 42 31
constant ui64 630248293968934463
select ui64 37 44 34
constant ui64 17379390670152671198
constant ui64 11729440225775764334
select ui64 37 46 47
constant ui64 6783290426449870554
constant ui64 5250199378502991884
select ui64 37 49 50
constant ui64 7853607389861473950
constant ui64 10546819083178097148
select ui64 37 52 53
constant ui64 10123754673175550698
constant ui64 4311696787721059793
select ui64 37 55 56
select ui64 37 23 38
select ui64 37 26 40
select ui64 37 29 42
constant i64 256
and i64 7 61
ne i1 62 21
select ui64 63 48 39
select ui64 63 51 41
select ui64 63 54 43
select ui64 63 57 45
select ui64 63 58 48
select ui64 63 59 51
select ui64 63 60 54
constant i64 128
and i64 7 71
ne i1 72 21
select ui64 73 66 64
select ui64 73 67 65
select ui64 73 68 66
select ui64 73 69 67
select ui64 73 70 68
constant i64 64
and i64 7 79
ne i1 80 21
select ui64 81 75 74
select ui64 81 76 75
select ui64 81 77 76
select ui64 81 78 77
shl ui64 84 18
add i64 13 2
eq i1 87 21
eq i1 87 2
eq i1 87 13
select ui64 90 84 85
select ui64 89 83 91
select ui64 88 82 92
sub ui64 14 18
shr ui64 93 94
or ui64 86 95
mulhi ui64 12 96
shl ui64 82 18
add i64 21 2
eq i1 99 21
eq i1 99 2
eq i1 99 13
select ui64 102 84 85
select ui64 101 83 103
select ui64 100 82 104
shr ui64 105 94
or ui64 98 106
mul ui64 12 107
shl ui64 83 18
add i64 2 2
eq i1 110 21
eq i1 110 2
eq i1 110 13
select ui64 113 84 85
select ui64 112 83 114
select ui64 111 82 115
shr ui64 116 94
or ui64 109 117
mulhi ui64 12 118
add ui64 108 119
mul ui64 12 118
add ui64 121 97
lt i1 122 97
constant ui64 0
select ui64 123 16 124
add ui64 120 125
constant ui64 2305843009213693952
add ui64 126 127
constant ui64 62
shr ui64 128 129
convert i64 130
constant f64 4661225614328463360
lt i1 1 132
constant f64 4603909380684499075
mul f64 1 134
constant f64 4843621399236968448
add f64 135 136
bitcast i64 137
constant i64 4843621399236968448
sub i64 138 139
select i64 133 140 131
add i64 141 2
constant f64 4318952042648305664
sub f64 136 137
constant f64 4609753056924401664
mul f64 144 145
add f64 146 1
constant f64 4454258360616747008
mul f64 144 148
add f64 147 149
constant ui64 2
shl ui64 126 151
shr ui64 122 129
or ui64 152 153
bitcast i64 154
convert f64 155
mul f64 156 143
constant f64 4609753056924675352
mul f64 157 158
select f64 133 150 159
shl ui64 122 151
shr ui64 161 16
bitcast i64 162
constant f64 4323455642275676160
convert i64 156
sub i64 155 165
convert f64 166
convert f64 163
mul f64 168 164
add f64 167 169
mul f64 170 143
bitcast i64 157
constant i64 18446744073575333888
and i64 172 173
bitcast f64 174
sub f64 157 175
constant i64 4609753056924675352
and i64 177 173
bitcast f64 178
sub f64 158 179
mul f64 175 179
sub f64 181 159
mul f64 175 180
add f64 182 183
mul f64 176 179
add f64 184 185
mul f64 176 180
add f64 186 187
constant f64 4364452196894661639
mul f64 157 189
mul f64 171 158
add f64 190 191
add f64 188 192
constant f64 4297306550709743731
mul f64 144 194
sub f64 150 147
sub f64 149 196
add f64 197 195
select f64 133 198 193
and i64 142 2
ne i1 200 21
mul f64 160 160
constant f64 4602678819172646912
mul f64 203 202
constant f64 4607182418800017408
sub f64 205 204
sub f64 205 206
sub f64 207 204
mul f64 202 202
constant f64 13666448389976708942
constant f64 4477121865802744143
mul f64 210 202
add f64 212 211
constant f64 13732177093705834628
mul f64 213 202
add f64 215 214
constant f64 4537941361668190592
mul f64 216 202
add f64 218 217
constant f64 13787419979223748629
mul f64 219 202
add f64 221 220
constant f64 4586165620538955083
mul f64 222 202
add f64 224 223
mul f64 160 199
neg f64 226
mul f64 209 225
add f64 228 227
add f64 208 229
add f64 206 230
mul f64 160 202
constant f64 4460209387950806341
constant f64 13716528386753488161
mul f64 233 202
add f64 235 234
constant f64 4523617212947051319
mul f64 236 202
add f64 238 237
constant f64 13774824197404406203
mul f64 239 202
add f64 241 240
constant f64 4575957461383575343
mul f64 242 202
add f64 244 243
constant f64 13818544856648471880
mul f64 245 202
add f64 247 246
mul f64 232 248
add f64 249 199
add f64 160 250
select f64 201 231 251
constant f64 9218868437227405312
lt i1 1 253
shr i64 142 2
bitcast i64 252
constant i64 63
shl i64 255 257
xor i64 256 258
bitcast f64 259
sub f64 253 253
select f64 254 260 261
""",
        ),
        MachineBody(
            "f32",
            "f16",
            """\
parameter f32 0
abs f32 0
constant i32 1
constant f32 1059256707
constant f32 1262485504
fma f32 1 3 4
sub f32 4 5
constant f32 1070141403
fma f32 6 7 1
constant f32 3007036718
fma f32 6 9 8
sub f32 8 10
fma f32 6 9 11
bitcast i32 5
constant i32 1262485504
sub i32 13 14
add i32 15 2
mul f32 10 10
mul f32 10 17
constant f32 910038540
constant f32 3109039271
fma f32 19 17 20
constant f32 1007192250
fma f32 21 17 22
constant f32 3190467243
fma f32 23 17 24
fma f32 18 25 12
add f32 10 26
sub f32 27 10
sub f32 26 28
bitcast i32 27
mul f32 27 29
constant f32 0
lt i1 31 32
constant i32 0
select i32 33 2 34
sub i32 30 35
or i32 36 2
bitcast f32 37
constant f32 1056964608
mul f32 39 17
constant f32 1065353216
sub f32 41 40
sub f32 41 42
sub f32 43 40
mul f32 17 17
constant f32 936178713
constant f32 3132491284
fma f32 46 17 47
constant f32 1026206373
fma f32 48 17 49
mul f32 10 12
neg f32 51
fma f32 45 50 52
add f32 44 53
add f32 42 54
sub f32 55 42
sub f32 54 56
bitcast i32 55
mul f32 55 57
lt i1 59 32
select i32 60 2 34
sub i32 58 61
or i32 62 2
bitcast f32 63
and i32 16 2
ne i1 65 34
select f32 66 64 38
shr i32 16 2
bitcast i32 67
constant i32 31
shl i32 68 70
xor i32 69 71
bitcast f32 72
constant f32 2139095040
lt i1 1 74
sub f32 74 74
select f32 75 73 76
""",
        ),
    ),
    "digamma": (
        MachineBody(
            "f64",
            "f64 f4E2M1FN f6E2M3FN f6E3M2FN f8E3M4 f8E4M3 f8E4M3FN f8E4M3FNUZ f8E4M3B11FNUZ f8E5M2 f8E5M2FNUZ bf16 f16 f32",
            """\
parameter f64 0
abs f64 0
constant f64 0
lt i1 0 2
constant f64 4607182418800017408
lt i1 1 4
constant f64 4609261425156079167
sub f64 6 4
sub f64 1 7
sub f64 1 6
select f64 5 8 9
constant f64 4367232316055582761
sub f64 10 11
constant f64 4612811918334230528
lt i1 1 13
constant f64 4611686018427387904
select f64 14 1 15
constant f64 4604930618986332160
sub f64 16 17
constant f64 4610560118520545280
sub f64 16 19
select f64 5 18 20
constant f64 13742015928172064850
constant f64 4522027986146418737
mul f64 22 21
add f64 24 23
constant f64 4517424961571170962
mul f64 25 21
add f64 27 26
constant f64 13741877272754830034
mul f64 28 21
add f64 30 29
constant f64 13751289766429064788
mul f64 31 21
add f64 33 32
constant f64 4531151059619331720
mul f64 34 21
add f64 36 35
constant f64 13754129371327585086
mul f64 37 21
add f64 39 38
constant f64 4534661194903077753
mul f64 40 21
add f64 42 41
constant f64 13762729729521009268
mul f64 43 21
add f64 45 44
constant f64 4542710690740165292
mul f64 46 21
add f64 48 47
constant f64 13769510748267259693
mul f64 49 21
add f64 51 50
constant f64 4549835455355650937
mul f64 52 21
add f64 54 53
constant f64 13777009070724234652
mul f64 55 21
add f64 57 56
constant f64 4557392800796440867
mul f64 58 21
add f64 60 59
constant f64 13784180416184405993
mul f64 61 21
add f64 63 62
constant f64 4564363749215271205
mul f64 64 21
add f64 66 65
constant f64 13791413778404281284
mul f64 67 21
add f64 69 68
constant f64 4571828731358549900
mul f64 70 21
add f64 72 71
constant f64 13799085733397492276
mul f64 73 21
add f64 75 74
constant f64 4579215878591748731
mul f64 76 21
add f64 78 77
constant f64 13806203326301960233
mul f64 79 21
add f64 81 80
constant f64 4586617131663081209
mul f64 82 21
add f64 84 83
constant f64 13813965758894737004
mul f64 85 21
add f64 87 86
constant f64 4594828868962092556
mul f64 88 21
add f64 90 89
constant f64 13822920937654660532
mul f64 91 21
add f64 93 92
constant f64 4605905046779007648
mul f64 94 21
add f64 96 95
mul f64 12 97
constant f64 4621819117588971520
lt i1 1 99
select f64 100 1 99
constant f64 4617315517961601024
lt i1 101 102
select f64 103 101 102
constant f64 4615626668101337088
sub f64 104 105
constant f64 4422996667202893233
constant f64 13653823142339817821
mul f64 107 106
add f64 109 108
constant f64 4432075243299104063
mul f64 110 106
add f64 112 111
constant f64 13665544888065017555
mul f64 113 106
add f64 115 114
constant f64 4452875101342565431
mul f64 116 106
add f64 118 117
constant f64 13684500905366384908
mul f64 119 106
add f64 121 120
constant f64 4469491664858593117
mul f64 122 106
add f64 124 123
constant f64 13701543306565295051
mul f64 125 106
add f64 127 126
constant f64 4486861769174691493
mul f64 128 106
add f64 130 129
constant f64 13718936497229787124
mul f64 131 106
add f64 133 132
constant f64 4504301597756360975
mul f64 134 106
add f64 136 135
constant f64 13736445975633009495
mul f64 137 106
add f64 139 138
constant f64 4521884025545832780
mul f64 140 106
add f64 142 141
constant f64 13754109764412646124
mul f64 143 106
add f64 145 144
constant f64 4539644833937973845
mul f64 146 106
add f64 148 147
constant f64 13771981087570107024
mul f64 149 106
add f64 151 150
constant f64 4557701599256486598
mul f64 152 106
add f64 154 153
constant f64 13790318249252294398
mul f64 155 106
add f64 157 156
constant f64 4576505604533810507
mul f64 158 106
add f64 160 159
constant f64 13810201524381045799
mul f64 161 106
add f64 163 162
constant f64 4599172133705094664
mul f64 164 106
add f64 166 165
constant f64 4608004494115350677
mul f64 167 106
add f64 169 168
constant f64 4620130267728707584
sub f64 101 171
constant f64 4324842435563769211
constant f64 13556301118100524145
mul f64 173 172
add f64 175 174
constant f64 4341119624519998980
mul f64 176 172
add f64 178 177
constant f64 13583423433184637930
mul f64 179 172
add f64 181 180
constant f64 4372856225877390072
mul f64 182 172
add f64 184 183
constant f64 13608075725038038548
mul f64 185 172
add f64 187 186
constant f64 4398289151143926433
mul f64 188 172
add f64 190 189
constant f64 13635017451173920378
mul f64 191 172
add f64 193 192
constant f64 4424831991064664457
mul f64 194 172
add f64 196 195
constant f64 13661481705785727997
mul f64 197 172
add f64 199 198
constant f64 4451445321203142527
mul f64 200 172
add f64 202 201
constant f64 13688196574682179884
mul f64 203 172
add f64 205 204
constant f64 4478258879922501049
mul f64 206 172
add f64 208 207
constant f64 13715133691042941820
mul f64 209 172
add f64 211 210
constant f64 4505352973377455233
mul f64 212 172
add f64 214 213
constant f64 13742439525435234815
mul f64 215 172
add f64 217 216
constant f64 4532968537961029878
mul f64 218 172
add f64 220 219
constant f64 13770555887871860168
mul f64 221 172
add f64 223 222
constant f64 4562012778412038051
mul f64 224 172
add f64 226 225
constant f64 13800378249212323021
mul f64 227 172
add f64 229 228
constant f64 4594306299484298499
mul f64 230 172
add f64 232 231
constant f64 4611446235453278313
mul f64 233 172
add f64 235 234
select f64 100 99 1
div f64 4 237
mul f64 238 238
log f64 237
constant f64 4602678819172646912
mul f64 241 238
constant f64 4614059312591922920
constant f64 13825028715523759710
mul f64 243 239
add f64 245 244
constant f64 4590669220166325589
mul f64 246 239
add f64 248 247
constant f64 13805108842815117718
mul f64 249 239
add f64 251 250
constant f64 4575384275976462088
mul f64 252 239
add f64 254 253
constant f64 13794825898610987281
mul f64 255 239
add f64 257 256
constant f64 4571225107489424400
mul f64 258 239
add f64 260 259
constant f64 13799329498238357777
mul f64 261 239
add f64 263 262
mul f64 264 239
add f64 265 247
mul f64 239 266
add f64 242 267
sub f64 240 268
le i1 99 1
le i1 102 1
le i1 13 1
select f64 272 170 98
select f64 271 236 273
select f64 270 269 274
rint f64 1
sub f64 1 276
abs f64 277
constant f64 4598175219545276416
le i1 278 279
select f64 280 277 4
select f64 3 281 0
div f64 4 282
constant f64 8346956694235468292
abs f64 283
lt i1 285 284
mul f64 283 282
sub f64 4 287
bitcast i64 283
constant i64 18446744073575333888
and i64 289 290
bitcast f64 291
sub f64 283 292
bitcast i64 282
and i64 294 290
bitcast f64 295
sub f64 282 296
mul f64 292 296
sub f64 298 287
mul f64 292 297
add f64 299 300
mul f64 293 296
add f64 301 302
mul f64 293 297
add f64 303 304
sub f64 288 305
div f64 306 282
select f64 286 307 2
div f64 4 1
select f64 5 2 309
sub f64 241 278
mul f64 311 311
constant f64 4782327682284879333
constant f64 14000066962014160057
mul f64 313 312
add f64 315 314
constant f64 4766486106125353300
mul f64 316 312
add f64 318 317
constant f64 13976031667496400028
mul f64 319 312
add f64 321 320
constant f64 4737184009674379727
mul f64 322 312
add f64 324 323
constant f64 13939030037563641554
mul f64 325 312
add f64 327 326
constant f64 4704084810302997588
mul f64 328 312
add f64 330 329
constant f64 4692204683372531856
mul f64 331 312
add f64 333 332
constant f64 4683766609689944568
mul f64 334 312
add f64 336 335
constant f64 4674733679923450835
mul f64 337 312
add f64 339 338
constant f64 4665729278169012950
mul f64 340 312
add f64 342 341
constant f64 4656722089968286304
mul f64 343 312
add f64 345 344
constant f64 4647715514334206467
mul f64 346 312
add f64 348 347
constant f64 4638714133245234164
mul f64 349 312
add f64 351 350
constant f64 4629766520914533710
mul f64 352 312
add f64 354 353
constant f64 4621745711392638430
mul f64 355 312
add f64 357 356
mul f64 311 358
mul f64 277 277
constant f64 4613387282496889955
constant f64 4611206669087189283
mul f64 361 360
add f64 363 362
constant f64 4611704422701473085
mul f64 364 360
add f64 366 365
constant f64 4611686309832285559
mul f64 367 360
add f64 369 368
constant f64 4611690520158495147
mul f64 370 360
add f64 372 371
constant f64 4611704380831698651
mul f64 373 360
add f64 375 374
constant f64 4611764124638411510
mul f64 376 360
add f64 378 377
constant f64 4612056769312037027
mul f64 379 360
add f64 381 380
constant f64 4614590543250524141
mul f64 382 360
add f64 384 383
mul f64 277 385
add f64 275 310
sub f64 387 386
add f64 308 388
add f64 283 389
lt i1 2 277
neg f64 359
select f64 391 359 392
add f64 387 393
lt i1 0 4
sub f64 275 283
sub f64 396 308
select f64 395 397 275
select f64 280 390 394
select f64 3 399 398
constant f64 9218868437227405312
lt i1 0 401
select f64 402 400 0
eq i1 0 2
neg f64 401
eq i1 0 405
eq i1 277 2
and i1 3 407
or i1 404 406
or i1 409 408
sub f64 401 401
select f64 410 411 403
""",
        ),
    ),
    "erf": (
        MachineBody(
            "f32",
            "f32 f4E2M1FN f6E2M3FN f6E3M2FN f8E3M4 f8E4M3 f8E4M3FN f8E4M3FNUZ f8E4M3B11FNUZ f8E5M2 f8E5M2FNUZ bf16",
            """\
parameter f32 0
abs f32 0
constant f32 1082130432
lt i1 2 1
select f32 3 2 1
mul f32 0 0
constant f32 3123748692
constant f32 1000836167
fma f32 6 5 7
constant f32 3168523182
fma f32 8 5 9
constant f32 1038554471
fma f32 10 5 11
constant f32 3200291741
fma f32 12 5 13
constant f32 1040414164
fma f32 14 5 15
fma f32 1 16 1
constant f32 966867600
constant f32 3147271072
fma f32 18 4 19
constant f32 1023869934
fma f32 20 4 21
constant f32 3189464178
fma f32 22 4 23
constant f32 3211449829
fma f32 24 4 25
constant f32 3218104785
fma f32 26 4 27
constant f32 3087122280
fma f32 28 4 29
constant f32 1262485504
add f32 30 31
constant f32 1065353216
sub f32 32 31
sub f32 30 34
constant f32 958445447
constant f32 984581320
fma f32 36 35 37
constant f32 1008572143
fma f32 38 35 39
constant f32 1029920701
fma f32 40 35 41
constant f32 1047920110
fma f32 42 35 43
constant f32 1060205080
fma f32 44 35 45
fma f32 35 46 33
bitcast i32 32
constant i32 23
shl i32 48 49
constant i32 1065353216
add i32 50 51
bitcast f32 52
mul f32 47 53
sub f32 33 54
constant f32 1061158912
lt i1 1 56
select f32 57 17 55
bitcast i32 58
bitcast i32 0
constant i32 2147483648
and i32 60 61
or i32 59 62
bitcast f32 63
""",
        ),
        MachineBody(
            "f64",
            "f64",
            """\
parameter f64 0
abs f64 0
constant f64 4618441417868443648
lt i1 2 1
select f64 3 2 1
mul f64 0 0
constant f64 4489122165583663875
constant f64 13728686139258832056
mul f64 6 5
add f64 8 7
constant f64 4520395580972777422
mul f64 9 5
add f64 11 10
constant f64 13758301826671163978
mul f64 12 5
add f64 14 13
constant f64 4548523783221602591
mul f64 15 5
add f64 17 16
constant f64 13784395703326416121
mul f64 18 5
add f64 20 19
constant f64 4572672858361243056
mul f64 21 5
add f64 23 22
constant f64 13806772904735456390
mul f64 24 5
add f64 26 25
constant f64 4592795249457524096
mul f64 27 5
add f64 29 28
constant f64 13823819347434633778
mul f64 30 5
add f64 32 31
constant f64 4593793367243283305
mul f64 33 5
add f64 35 34
mul f64 1 36
add f64 37 1
constant f64 13643288530309540487
constant f64 4445432884498014823
mul f64 39 4
add f64 41 40
constant f64 13688974150065744906
mul f64 42 4
add f64 44 43
constant f64 4482935643082043571
mul f64 45 4
add f64 47 46
constant f64 13721528626844055683
mul f64 48 4
add f64 50 49
constant f64 4511229951750730569
mul f64 51 4
add f64 53 52
constant f64 13746039639101360343
mul f64 54 4
add f64 56 55
constant f64 4532443048522306563
mul f64 57 4
add f64 59 58
constant f64 13764100157634088627
mul f64 60 4
add f64 62 61
constant f64 4547074242431598207
mul f64 63 4
add f64 65 64
constant f64 13773966548814393527
mul f64 66 4
add f64 68 67
constant f64 4543554129097843751
mul f64 69 4
add f64 71 70
constant f64 4560178419666044737
mul f64 72 4
add f64 74 73
constant f64 13791008264412401935
mul f64 75 4
add f64 77 76
constant f64 4553473849326516276
mul f64 78 4
add f64 80 79
constant f64 4583616636837460041
mul f64 81 4
add f64 83 82
constant f64 13817882256444182684
mul f64 84 4
add f64 86 85
constant f64 13829819888532921165
mul f64 87 4
add f64 89 88
constant f64 13833382298551588456
mul f64 90 4
add f64 92 91
constant f64 4490534025363194081
mul f64 93 4
add f64 95 94
constant f64 4843621399236968448
add f64 96 97
constant f64 4607182418800017408
sub f64 98 97
sub f64 96 100
constant f64 4467154269080034015
constant f64 4485129160450049039
mul f64 102 101
add f64 104 103
constant f64 4502282816504220783
mul f64 105 101
add f64 107 106
constant f64 4518847640876657382
mul f64 108 101
add f64 110 109
constant f64 4535121250288976516
mul f64 111 101
add f64 113 112
constant f64 4549814923697827903
mul f64 114 101
add f64 116 115
constant f64 4563791841266959537
mul f64 117 101
add f64 119 118
constant f64 4576698095722172254
mul f64 120 101
add f64 122 121
constant f64 4588159806095007966
mul f64 123 101
add f64 125 124
constant f64 4597823092348339613
mul f64 126 101
add f64 128 127
constant f64 4604418534313441775
mul f64 129 101
add f64 131 130
mul f64 101 132
add f64 133 99
bitcast i64 98
constant i64 52
shl i64 135 136
constant i64 4607182418800017408
add i64 137 138
bitcast f64 139
mul f64 134 140
sub f64 99 141
constant f64 4604930618986332160
lt i1 1 143
select f64 144 38 142
bitcast i64 145
bitcast i64 0
constant i64 9223372036854775808
and i64 147 148
or i64 146 149
bitcast f64 150
""",
        ),
        MachineBody(
            "f32",
            "f16",
            """\
parameter f32 0
abs f32 0
constant f32 1082130432
lt i1 2 1
select f32 3 2 1
mul f32 0 0
constant f32 3123748692
constant f32 1000836167
fma f32 6 5 7
constant f32 3168523182
fma f32 8 5 9
constant f32 1038554471
fma f32 10 5 11
constant f32 3200291741
fma f32 12 5 13
constant f32 1040414164
fma f32 14 5 15
fma f32 1 16 1
sub f32 1 17
fma f32 1 16 18
bitcast i32 17
mul f32 17 19
constant f32 0
lt i1 21 22
constant i32 1
constant i32 0
select i32 23 24 25
sub i32 20 26
or i32 27 24
bitcast f32 28
constant f32 966867600
constant f32 3147271072
fma f32 30 4 31
constant f32 1023869934
fma f32 32 4 33
constant f32 3189464178
fma f32 34 4 35
constant f32 3211449829
fma f32 36 4 37
constant f32 3218104785
fma f32 38 4 39
constant f32 3087122280
fma f32 40 4 41
constant f32 1262485504
add f32 42 43
constant f32 1065353216
sub f32 44 43
sub f32 42 46
constant f32 958445447
constant f32 984581320
fma f32 48 47 49
constant f32 1008572143
fma f32 50 47 51
constant f32 1029920701
fma f32 52 47 53
constant f32 1047920110
fma f32 54 47 55
constant f32 1060205080
fma f32 56 47 57
fma f32 47 58 45
bitcast i32 44
constant i32 23
shl i32 60 61
constant i32 1065353216
add i32 62 63
bitcast f32 64
mul f32 59 65
sub f32 45 66
constant f32 1061158912
lt i1 1 68
select f32 69 29 67
bitcast i32 70
bitcast i32 0
constant i32 2147483648
and i32 72 73
or i32 71 74
bitcast f32 75
""",
        ),
    ),
    "erf_inv": (
        MachineBody(
            "f32",
            "f32 f4E2M1FN f6E2M3FN f6E3M2FN f8E3M4 f8E4M3 f8E4M3FN f8E4M3FNUZ f8E4M3B11FNUZ f8E5M2 f8E5M2FNUZ bf16",
            """\
parameter f32 0
abs f32 0
mul f32 0 0
constant f32 1071256088
constant f32 3229578983
fma f32 3 2 4
constant f32 1082771470
fma f32 5 2 6
constant f32 3223461444
fma f32 7 2 8
constant f32 1065154956
fma f32 9 2 10
constant f32 3190371912
fma f32 11 2 12
constant f32 1036218690
fma f32 13 2 14
constant f32 1034696147
fma f32 15 2 16
constant f32 1040365739
fma f32 17 2 18
constant f32 1047368849
fma f32 19 2 20
constant f32 3186164187
fma f32 21 2 22
mul f32 1 23
add f32 1 24
constant f32 1065353216
sub f32 26 1
constant f32 0
lt i1 28 27
select f32 29 27 26
log f32 30
neg f32 31
sqrt f32 32
mul f32 33 33
sub f32 32 34
neg f32 34
fma f32 33 33 36
sub f32 35 37
add f32 33 33
div f32 38 39
constant f32 1075838976
sub f32 33 41
add f32 33 41
div f32 42 43
constant f32 1039580519
constant f32 3178512340
fma f32 45 44 46
constant f32 1007673582
fma f32 47 44 48
constant f32 1031927498
fma f32 49 44 50
constant f32 3188325280
fma f32 51 44 52
constant f32 1045176943
fma f32 53 44 54
constant f32 3191330205
fma f32 55 44 56
constant f32 1039341098
fma f32 57 44 58
constant f32 1047563873
fma f32 59 44 60
constant f32 3197987487
fma f32 61 44 62
add f32 63 40
add f32 33 64
constant f32 1061158912
le i1 1 66
select f32 67 25 65
le i1 1 26
lt i1 1 26
constant f32 2139095040
select f32 70 68 71
bitcast i32 72
bitcast i32 0
constant i32 2147483648
and i32 74 75
or i32 73 76
bitcast f32 77
sub f32 71 71
select f32 69 78 79
""",
        ),
        MachineBody(
            "f64",
            "f64",
            """\
parameter f64 0
abs f64 0
mul f64 0 0
constant f64 4629660300685776426
constant f64 13863560718029414045
mul f64 3 2
add f64 5 4
constant f64 4646234578851975910
mul f64 6 2
add f64 8 7
constant f64 13872475279733919467
mul f64 9 2
add f64 11 10
constant f64 4649624814521904122
mul f64 12 2
add f64 14 13
constant f64 13871723088850252383
mul f64 15 2
add f64 17 16
constant f64 4644979006866733868
mul f64 18 2
add f64 20 19
constant f64 13863516224062698106
mul f64 21 2
add f64 23 22
constant f64 4634036825918955532
mul f64 24 2
add f64 26 25
constant f64 13849245868169800045
mul f64 27 2
add f64 29 28
constant f64 4616507416158096513
mul f64 30 2
add f64 32 31
constant f64 13828300435384553776
mul f64 33 2
add f64 35 34
constant f64 4593971904085477242
mul f64 36 2
add f64 38 37
constant f64 4580406328830384104
mul f64 39 2
add f64 41 40
constant f64 4584856260290307533
mul f64 42 2
add f64 44 43
constant f64 4585409327142698392
mul f64 45 2
add f64 47 46
constant f64 4586334446079383374
mul f64 48 2
add f64 50 49
constant f64 4587616084026448581
mul f64 51 2
add f64 53 52
constant f64 4589345254321169758
mul f64 54 2
add f64 56 55
constant f64 4590901158858997977
mul f64 57 2
add f64 59 58
constant f64 4593763715839108850
mul f64 60 2
add f64 62 61
constant f64 4597527193587738225
mul f64 63 2
add f64 65 64
constant f64 13816234671536112811
mul f64 66 2
add f64 68 67
mul f64 1 69
add f64 1 70
constant f64 4607182418800017408
sub f64 72 1
constant f64 0
lt i1 74 73
select f64 75 73 72
log f64 76
neg f64 77
sqrt f64 78
mul f64 79 79
sub f64 78 80
bitcast i64 79
constant i64 18446744073575333888
and i64 82 83
bitcast f64 84
sub f64 79 85
mul f64 85 85
sub f64 87 80
mul f64 85 86
add f64 88 89
mul f64 86 85
add f64 90 91
mul f64 86 86
add f64 92 93
sub f64 81 94
add f64 79 79
div f64 95 96
constant f64 4612811918334230528
sub f64 79 98
add f64 79 98
div f64 99 100
constant f64 13802119529068669081
constant f64 4585040827956142410
mul f64 102 101
add f64 104 103
constant f64 13807864056491117550
mul f64 105 101
add f64 107 106
constant f64 4575640200517023972
mul f64 108 101
add f64 110 109
constant f64 4581117726284398612
mul f64 111 101
add f64 113 112
constant f64 13808989276729898542
mul f64 114 101
add f64 116 115
constant f64 4586837148639779220
mul f64 117 101
add f64 119 118
constant f64 13808553181220532574
mul f64 120 101
add f64 122 121
constant f64 4575957079654528570
mul f64 123 101
add f64 125 124
constant f64 4584351322896782959
mul f64 126 101
add f64 128 127
constant f64 13812327632736606345
mul f64 129 101
add f64 131 130
constant f64 4590214115029916171
mul f64 132 101
add f64 134 133
constant f64 13811932007321294555
mul f64 135 101
add f64 137 136
constant f64 4578985325734219634
mul f64 138 101
add f64 140 139
constant f64 4589261997735525494
mul f64 141 101
add f64 143 142
constant f64 13817400875465949767
mul f64 144 101
add f64 146 145
constant f64 4596349883656246833
mul f64 147 101
add f64 149 148
constant f64 13819008101006218919
mul f64 150 101
add f64 152 151
constant f64 4593217270668891321
mul f64 153 101
add f64 155 154
constant f64 4597631838149135214
mul f64 156 101
add f64 158 157
constant f64 13822582257060527360
mul f64 159 101
add f64 161 160
add f64 162 97
add f64 79 163
constant f64 4604930618986332160
le i1 1 165
select f64 166 71 164
le i1 1 72
lt i1 1 72
constant f64 9218868437227405312
select f64 169 167 170
bitcast i64 171
bitcast i64 0
constant i64 9223372036854775808
and i64 173 174
or i64 172 175
bitcast f64 176
sub f64 170 170
select f64 168 177 178
""",
        ),
        MachineBody(
            "f32",
            "f16",
            """\
parameter f32 0
abs f32 0
mul f32 0 0
constant f32 1071256088
constant f32 3229578983
fma f32 3 2 4
constant f32 1082771470
fma f32 5 2 6
constant f32 3223461444
fma f32 7 2 8
constant f32 1065154956
fma f32 9 2 10
constant f32 3190371912
fma f32 11 2 12
constant f32 1036218690
fma f32 13 2 14
constant f32 1034696147
fma f32 15 2 16
constant f32 1040365739
fma f32 17 2 18
constant f32 1047368849
fma f32 19 2 20
constant f32 3186164187
fma f32 21 2 22
mul f32 1 23
add f32 1 24
constant f32 1065353216
sub f32 26 1
constant f32 0
lt i1 28 27
select f32 29 27 26
bitcast i32 30
constant i32 1060439283
sub i32 31 32
constant i32 23
shr i32 33 34
shl i32 35 34
sub i32 31 36
bitcast f32 37
sub f32 38 26
convert f32 35
constant f32 1073741824
add f32 41 39
div f32 39 42
mul f32 43 43
constant f32 1056964608
mul f32 39 39
mul f32 45 46
constant f32 1050210281
constant f32 1053601647
fma f32 48 44 49
constant f32 1059760829
fma f32 50 44 51
mul f32 44 52
add f32 47 53
mul f32 43 54
constant f32 901758464
mul f32 40 56
add f32 57 28
add f32 55 58
sub f32 47 59
sub f32 39 60
constant f32 1060205056
mul f32 40 62
add f32 63 61
sub f32 64 63
sub f32 61 65
neg f32 60
add f32 39 67
sub f32 68 39
sub f32 67 69
add f32 66 70
neg f32 64
sqrt f32 72
mul f32 73 73
sub f32 72 74
neg f32 74
fma f32 73 73 76
sub f32 75 77
sub f32 78 71
add f32 73 73
div f32 79 80
constant f32 1075838976
sub f32 73 82
add f32 73 82
div f32 83 84
constant f32 1039580519
constant f32 3178512340
fma f32 86 85 87
constant f32 1007673582
fma f32 88 85 89
constant f32 1031927498
fma f32 90 85 91
constant f32 3188325280
fma f32 92 85 93
constant f32 1045176943
fma f32 94 85 95
constant f32 3191330205
fma f32 96 85 97
constant f32 1039341098
fma f32 98 85 99
constant f32 1047563873
fma f32 100 85 101
constant f32 3197987487
fma f32 102 85 103
add f32 73 104
sub f32 105 73
sub f32 104 106
add f32 107 81
bitcast i32 105
mul f32 105 108
lt i1 110 28
constant i32 1
constant i32 0
select i32 111 112 113
sub i32 109 114
or i32 115 112
bitcast f32 116
constant f32 1061158912
le i1 1 118
select f32 119 25 117
le i1 1 26
lt i1 1 26
constant f32 2139095040
select f32 122 120 123
bitcast i32 124
bitcast i32 0
constant i32 2147483648
and i32 126 127
or i32 125 128
bitcast f32 129
sub f32 123 123
select f32 121 130 131
""",
        ),
    ),
    "erfc": (
        MachineBody(
            "f32",
            "f32 f4E2M1FN f6E2M3FN f6E3M2FN f8E3M4 f8E4M3 f8E4M3FN f8E4M3FNUZ f8E4M3B11FNUZ f8E5M2 f8E5M2FNUZ bf16",
            """\
parameter f32 0
abs f32 0
constant f32 1093664768
lt i1 2 1
select f32 3 2 1
mul f32 0 0
constant f32 3123748692
constant f32 1000836167
fma f32 6 5 7
constant f32 3168523182
fma f32 8 5 9
constant f32 1038554471
fma f32 10 5 11
constant f32 3200291741
fma f32 12 5 13
constant f32 1040414164
fma f32 14 5 15
constant f32 1056964608
sub f32 0 17
fma f32 0 16 18
sub f32 17 19
constant f32 1075576832
add f32 4 21
constant f32 1065353216
div f32 23 22
neg f32 24
add f32 21 4
sub f32 26 21
sub f32 4 27
fma f32 25 22 23
fma f32 25 28 29
constant f32 3231449088
mul f32 31 24
fma f32 31 24 23
fma f32 32 30 33
constant f32 974827836
constant f32 3126093612
fma f32 35 34 36
constant f32 3145931982
fma f32 37 34 38
constant f32 1009087263
fma f32 39 34 40
constant f32 1016969322
fma f32 41 34 42
constant f32 3189585773
fma f32 43 34 44
constant f32 1054758052
fma f32 45 34 46
constant f32 3209354976
fma f32 47 34 48
constant f32 843727344
fma f32 34 49 50
constant f32 1065779511
add f32 52 51
mul f32 53 24
neg f32 54
fma f32 53 24 55
sub f32 53 52
sub f32 51 57
mul f32 24 58
fma f32 54 30 59
add f32 56 60
mul f32 4 4
neg f32 62
constant f32 1069066811
constant f32 1262485504
fma f32 63 64 65
sub f32 66 65
neg f32 67
constant f32 1060205056
fma f32 68 69 63
constant f32 901758464
fma f32 4 4 63
neg f32 72
fma f32 68 71 73
add f32 70 74
mul f32 75 75
constant f32 984994064
constant f32 1007227611
fma f32 77 75 78
constant f32 1026206583
fma f32 79 75 80
constant f32 1042983514
fma f32 81 75 82
constant f32 1056964607
fma f32 83 75 84
sub f32 75 70
sub f32 74 86
fma f32 76 85 87
fma f32 61 75 61
fma f32 54 88 89
fma f32 54 75 90
add f32 54 91
bitcast i32 66
constant i32 1262485504
sub i32 93 94
constant i32 1
shr i32 95 96
constant i32 127
add i32 97 98
constant i32 23
shl i32 99 100
bitcast f32 101
mul f32 92 102
sub i32 95 97
add i32 104 98
shl i32 105 100
bitcast f32 106
mul f32 103 107
constant f32 1061158912
lt i1 1 109
eq i1 0 0
constant f32 0
lt i1 0 112
constant f32 1073741824
sub f32 114 108
select f32 113 115 108
select f32 111 116 0
select f32 110 20 117
""",
        ),
        MachineBody(
            "f64",
            "f64",
            """\
parameter f64 0
abs f64 0
constant f64 4628574517030027264
lt i1 2 1
select f64 3 2 1
mul f64 0 0
constant f64 4489122165583663875
constant f64 13728686139258832056
mul f64 6 5
add f64 8 7
constant f64 4520395580972777422
mul f64 9 5
add f64 11 10
constant f64 13758301826671163978
mul f64 12 5
add f64 14 13
constant f64 4548523783221602591
mul f64 15 5
add f64 17 16
constant f64 13784395703326416121
mul f64 18 5
add f64 20 19
constant f64 4572672858361243056
mul f64 21 5
add f64 23 22
constant f64 13806772904735456390
mul f64 24 5
add f64 26 25
constant f64 4592795249457524096
mul f64 27 5
add f64 29 28
constant f64 13823819347434633778
mul f64 30 5
add f64 32 31
constant f64 4593793367243283305
mul f64 33 5
add f64 35 34
constant f64 4602678819172646912
sub f64 0 37
mul f64 0 36
add f64 39 38
sub f64 37 40
add f64 4 4
constant f64 4607182418800017408
add f64 43 42
constant f64 4611686018427387904
sub f64 4 45
add f64 4 45
div f64 46 47
constant f64 13736372280535191234
constant f64 4521952032761811676
mul f64 49 48
add f64 51 50
constant f64 13745016952130095454
mul f64 52 48
add f64 54 53
constant f64 13742874064023714648
mul f64 55 48
add f64 57 56
constant f64 4518664257994933733
mul f64 58 48
add f64 60 59
constant f64 4515170821577077849
mul f64 61 48
add f64 63 62
constant f64 4526959970082666217
mul f64 64 48
add f64 66 65
constant f64 4526673982643046318
mul f64 67 48
add f64 69 68
constant f64 13757417751797205677
mul f64 70 48
add f64 72 71
constant f64 13763897000299136707
mul f64 73 48
add f64 75 74
constant f64 13743019074347230841
mul f64 76 48
add f64 78 77
constant f64 4549705361659510220
mul f64 79 48
add f64 81 80
constant f64 4551745413284695941
mul f64 82 48
add f64 84 83
constant f64 13780388812437186427
mul f64 85 48
add f64 87 86
constant f64 13787733225113274192
mul f64 88 48
add f64 90 89
constant f64 4563505839554790350
mul f64 91 48
add f64 93 92
constant f64 4576181889373740414
mul f64 94 48
add f64 96 95
constant f64 13799156953015881418
mul f64 97 48
add f64 99 98
constant f64 13811346783530856589
mul f64 100 48
add f64 102 101
constant f64 4595078590559562619
mul f64 103 48
add f64 105 104
constant f64 13818521932639970774
mul f64 106 48
add f64 108 107
constant f64 13814720795675461173
mul f64 109 48
add f64 111 110
constant f64 4598661218861704526
mul f64 112 48
add f64 114 113
add f64 43 115
div f64 116 44
mul f64 117 44
sub f64 116 118
bitcast i64 117
constant i64 18446744073575333888
and i64 120 121
bitcast f64 122
sub f64 117 123
bitcast i64 44
and i64 125 121
bitcast f64 126
sub f64 44 127
mul f64 123 127
sub f64 129 118
mul f64 123 128
add f64 130 131
mul f64 124 127
add f64 132 133
mul f64 124 128
add f64 134 135
sub f64 119 136
sub f64 116 43
sub f64 115 138
add f64 137 139
sub f64 44 43
sub f64 44 141
sub f64 43 142
sub f64 42 141
add f64 143 144
mul f64 117 145
sub f64 140 146
mul f64 4 4
neg f64 148
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 149 150
add f64 152 151
sub f64 153 151
neg f64 154
constant f64 4604418534313443328
mul f64 155 156
add f64 157 149
constant f64 13639225319613145088
bitcast i64 4
and i64 160 121
bitcast f64 161
sub f64 4 162
mul f64 162 162
sub f64 164 148
mul f64 162 163
add f64 165 166
mul f64 163 162
add f64 167 168
mul f64 163 163
add f64 169 170
neg f64 171
mul f64 155 159
add f64 173 172
add f64 158 174
mul f64 175 175
constant f64 4493169262076825869
constant f64 4508818142790474795
mul f64 177 175
add f64 179 178
constant f64 4523617207225571602
mul f64 180 175
add f64 182 181
constant f64 4537941336995398790
mul f64 183 175
add f64 185 184
constant f64 4551452160552810439
mul f64 186 175
add f64 188 187
constant f64 4564047942389340013
mul f64 189 175
add f64 191 190
constant f64 4575957461383588187
mul f64 192 175
add f64 194 193
constant f64 4586165620538941447
mul f64 195 175
add f64 197 196
constant f64 4595172819793696076
mul f64 198 175
add f64 200 199
constant f64 4602678819172646917
mul f64 201 175
add f64 203 202
sub f64 175 158
sub f64 174 205
mul f64 176 204
add f64 207 206
constant f64 4605380978949069210
mul f64 209 117
mul f64 147 210
mul f64 117 208
add f64 212 211
mul f64 117 175
add f64 214 213
add f64 117 215
bitcast i64 153
constant i64 4843621399236968448
sub i64 217 218
constant i64 1
shr i64 219 220
constant i64 1023
add i64 221 222
constant i64 52
shl i64 223 224
bitcast f64 225
mul f64 216 226
sub i64 219 221
add i64 228 222
shl i64 229 224
bitcast f64 230
mul f64 227 231
constant f64 4604930618986332160
lt i1 1 233
eq i1 0 0
constant f64 0
lt i1 0 236
sub f64 45 232
select f64 237 238 232
select f64 235 239 0
select f64 234 41 240
""",
        ),
        MachineBody(
            "f32",
            "f16",
            """\
parameter f32 0
abs f32 0
constant f32 1093664768
lt i1 2 1
select f32 3 2 1
mul f32 0 0
constant f32 3123748692
constant f32 1000836167
fma f32 6 5 7
constant f32 3168523182
fma f32 8 5 9
constant f32 1038554471
fma f32 10 5 11
constant f32 3200291741
fma f32 12 5 13
constant f32 1040414164
fma f32 14 5 15
constant f32 1056964608
sub f32 0 17
fma f32 0 16 18
sub f32 17 19
neg f32 19
add f32 17 21
sub f32 22 17
sub f32 22 23
sub f32 17 24
sub f32 21 23
add f32 25 26
sub f32 18 19
fma f32 0 16 28
sub f32 27 29
bitcast i32 20
mul f32 20 30
constant f32 0
lt i1 32 33
constant i32 1
constant i32 0
select i32 34 35 36
sub i32 31 37
or i32 38 35
bitcast f32 39
constant f32 1075576832
add f32 4 41
constant f32 1065353216
div f32 43 42
neg f32 44
add f32 41 4
sub f32 46 41
sub f32 4 47
fma f32 45 42 43
fma f32 45 48 49
constant f32 3231449088
mul f32 51 44
fma f32 51 44 43
fma f32 52 50 53
constant f32 974827836
constant f32 3126093612
fma f32 55 54 56
constant f32 3145931982
fma f32 57 54 58
constant f32 1009087263
fma f32 59 54 60
constant f32 1016969322
fma f32 61 54 62
constant f32 3189585773
fma f32 63 54 64
constant f32 1054758052
fma f32 65 54 66
constant f32 3209354976
fma f32 67 54 68
constant f32 843727344
fma f32 54 69 70
constant f32 1065779511
add f32 72 71
mul f32 73 44
neg f32 74
fma f32 73 44 75
sub f32 73 72
sub f32 71 77
mul f32 44 78
fma f32 74 50 79
add f32 76 80
mul f32 4 4
neg f32 82
constant f32 1069066811
constant f32 1262485504
fma f32 83 84 85
sub f32 86 85
neg f32 87
constant f32 1060205056
fma f32 88 89 83
constant f32 901758464
fma f32 4 4 83
neg f32 92
fma f32 88 91 93
add f32 90 94
mul f32 95 95
constant f32 984994064
constant f32 1007227611
fma f32 97 95 98
constant f32 1026206583
fma f32 99 95 100
constant f32 1042983514
fma f32 101 95 102
constant f32 1056964607
fma f32 103 95 104
sub f32 95 90
sub f32 94 106
fma f32 96 105 107
fma f32 81 95 81
fma f32 74 108 109
fma f32 74 95 110
add f32 74 111
bitcast i32 86
constant i32 1262485504
sub i32 113 114
shr i32 115 35
constant i32 127
add i32 116 117
constant i32 23
shl i32 118 119
bitcast f32 120
mul f32 112 121
sub i32 115 116
add i32 123 117
shl i32 124 119
bitcast f32 125
mul f32 122 126
constant f32 1061158912
lt i1 1 128
eq i1 0 0
lt i1 0 33
constant f32 1073741824
sub f32 132 127
select f32 131 133 127
select f32 130 134 0
select f32 129 40 135
""",
        ),
    ),
    "exponential": (
        MachineBody(
            "f32",
            "f32 f4E2M1FN f6E2M3FN f6E3M2FN f8E3M4 f8E4M3 f8E4M3FN f8E4M3FNUZ f8E4M3B11FNUZ f8E5M2 f8E5M2FNUZ bf16",
            """\
parameter f32 0
constant f32 3268411392
constant f32 1118961664
lt i1 0 1
constant f32 0
select f32 3 4 0
lt i1 2 5
select f32 6 2 5
constant i32 0
constant f32 1069066811
constant f32 1262485504
fma f32 7 9 10
sub f32 11 10
neg f32 12
constant f32 901758464
constant f32 1060205056
fma f32 13 15 7
fma f32 13 14 16
constant f32 1065353216
mul f32 17 17
constant f32 984994064
constant f32 1007227611
fma f32 20 17 21
constant f32 1026206583
fma f32 22 17 23
constant f32 1042983514
fma f32 24 17 25
constant f32 1056964607
fma f32 26 17 27
fma f32 19 28 17
add f32 18 29
bitcast i32 11
constant i32 1262485504
sub i32 31 32
add i32 33 8
constant i32 1
shr i32 34 35
constant i32 127
add i32 36 37
constant i32 23
shl i32 38 39
bitcast f32 40
mul f32 30 41
sub i32 34 36
add i32 43 37
shl i32 44 39
bitcast f32 45
mul f32 42 46
select f32 3 4 47
""",
        ),
        MachineBody(
            "f64",
            "f64",
            """\
parameter f64 0
constant f64 13873145138068324352
constant f64 4649456441864749056
lt i1 0 1
constant f64 0
select f64 3 4 0
lt i1 2 5
select f64 6 2 5
constant i64 0
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 7 9
add f64 11 10
sub f64 12 10
constant f64 4604418534313443328
mul f64 13 14
sub f64 7 15
constant f64 13639225319613145088
mul f64 13 17
sub f64 16 18
constant f64 4607182418800017408
mul f64 19 19
constant f64 4493169262076825869
constant f64 4508818142790474795
mul f64 22 19
add f64 24 23
constant f64 4523617207225571602
mul f64 25 19
add f64 27 26
constant f64 4537941336995398790
mul f64 28 19
add f64 30 29
constant f64 4551452160552810439
mul f64 31 19
add f64 33 32
constant f64 4564047942389340013
mul f64 34 19
add f64 36 35
constant f64 4575957461383588187
mul f64 37 19
add f64 39 38
constant f64 4586165620538941447
mul f64 40 19
add f64 42 41
constant f64 4595172819793696076
mul f64 43 19
add f64 45 44
constant f64 4602678819172646917
mul f64 46 19
add f64 48 47
mul f64 21 49
add f64 50 19
add f64 20 51
bitcast i64 12
constant i64 4843621399236968448
sub i64 53 54
add i64 55 8
constant i64 1
shr i64 56 57
constant i64 1023
add i64 58 59
constant i64 52
shl i64 60 61
bitcast f64 62
mul f64 52 63
sub i64 56 58
add i64 65 59
shl i64 66 61
bitcast f64 67
mul f64 64 68
select f64 3 4 69
""",
        ),
        MachineBody(
            "f32",
            "f16",
            """\
parameter f32 0
constant f32 3256877056
constant f32 1109393408
lt i1 0 1
select f32 3 1 0
lt i1 2 4
select f32 5 2 4
constant f32 1069066811
constant f32 1262485504
fma f32 6 7 8
sub f32 9 8
neg f32 10
constant f32 901758464
constant f32 1060205056
fma f32 11 13 6
fma f32 11 12 14
mul f32 15 15
constant f32 984994064
constant f32 1007227611
fma f32 17 15 18
constant f32 1026206583
fma f32 19 15 20
constant f32 1042983514
fma f32 21 15 22
constant f32 1056964607
fma f32 23 15 24
fma f32 16 25 15
constant f32 1065353216
add f32 27 26
sub f32 28 27
sub f32 26 29
bitcast i32 28
mul f32 28 30
constant f32 0
lt i1 32 33
constant i32 1
constant i32 0
select i32 34 35 36
sub i32 31 37
or i32 38 35
bitcast f32 39
bitcast i32 9
constant i32 23
shl i32 41 42
constant i32 1065353216
add i32 43 44
bitcast f32 45
mul f32 40 46
""",
        ),
    ),
    "exponential_minus_one": (
        MachineBody(
            "f32",
            "f32 f4E2M1FN f6E2M3FN f6E3M2FN f8E3M4 f8E4M3 f8E4M3FN f8E4M3FNUZ f8E4M3B11FNUZ f8E5M2 f8E5M2FNUZ bf16",
            """\
parameter f32 0
constant f32 3248488448
constant f32 1118961664
lt i1 0 1
select f32 3 1 0
lt i1 2 4
select f32 5 2 4
constant f32 1069066811
constant f32 1262485504
fma f32 6 7 8
sub f32 9 8
neg f32 10
constant f32 901758464
constant f32 1060205056
fma f32 11 13 6
fma f32 11 12 14
mul f32 15 15
constant f32 984994064
constant f32 1007227611
fma f32 17 15 18
constant f32 1026206583
fma f32 19 15 20
constant f32 1042983514
fma f32 21 15 22
constant f32 1056964607
fma f32 23 15 24
fma f32 16 25 15
bitcast i32 9
constant i32 1262485504
sub i32 27 28
constant i32 1
sub i32 29 30
constant i32 127
add i32 31 32
constant i32 23
shl i32 33 34
bitcast f32 35
constant f32 1073741824
constant f32 1056964608
sub f32 36 38
fma f32 36 26 39
mul f32 37 40
constant f32 855638016
abs f32 0
lt i1 43 42
constant i32 0
eq i1 29 45
select f32 46 26 41
select f32 44 0 47
""",
        ),
        MachineBody(
            "f64",
            "f64",
            """\
parameter f64 0
constant f64 13854198353698488320
constant f64 4649456441864749056
lt i1 0 1
select f64 3 1 0
lt i1 2 4
select f64 5 2 4
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 6 7
add f64 9 8
sub f64 10 8
constant f64 4604418534313443328
mul f64 11 12
sub f64 6 13
constant f64 13639225319613145088
mul f64 11 15
sub f64 14 16
mul f64 17 17
constant f64 4493169262076825869
constant f64 4508818142790474795
mul f64 19 17
add f64 21 20
constant f64 4523617207225571602
mul f64 22 17
add f64 24 23
constant f64 4537941336995398790
mul f64 25 17
add f64 27 26
constant f64 4551452160552810439
mul f64 28 17
add f64 30 29
constant f64 4564047942389340013
mul f64 31 17
add f64 33 32
constant f64 4575957461383588187
mul f64 34 17
add f64 36 35
constant f64 4586165620538941447
mul f64 37 17
add f64 39 38
constant f64 4595172819793696076
mul f64 40 17
add f64 42 41
constant f64 4602678819172646917
mul f64 43 17
add f64 45 44
mul f64 18 46
add f64 47 17
bitcast i64 10
constant i64 4843621399236968448
sub i64 49 50
constant i64 1
sub i64 51 52
constant i64 1023
add i64 53 54
constant i64 52
shl i64 55 56
bitcast f64 57
constant f64 4611686018427387904
constant f64 4602678819172646912
sub f64 58 60
mul f64 58 48
add f64 62 61
mul f64 59 63
constant f64 4363988038922010624
abs f64 0
lt i1 66 65
constant i64 0
eq i1 51 68
select f64 69 48 64
select f64 67 0 70
""",
        ),
        MachineBody(
            "f32",
            "f16",
            """\
parameter f32 0
constant f32 3248488448
constant f32 1118961664
lt i1 0 1
select f32 3 1 0
lt i1 2 4
select f32 5 2 4
constant f32 1069066811
constant f32 1262485504
fma f32 6 7 8
sub f32 9 8
neg f32 10
constant f32 901758464
constant f32 1060205056
fma f32 11 13 6
fma f32 11 12 14
mul f32 15 15
constant f32 984994064
constant f32 1007227611
fma f32 17 15 18
constant f32 1026206583
fma f32 19 15 20
constant f32 1042983514
fma f32 21 15 22
constant f32 1056964607
fma f32 23 15 24
fma f32 16 25 15
bitcast i32 9
constant i32 1262485504
sub i32 27 28
constant i32 1
sub i32 29 30
constant i32 127
add i32 31 32
constant i32 23
shl i32 33 34
bitcast f32 35
constant f32 1073741824
constant f32 1056964608
sub f32 36 38
fma f32 36 26 39
mul f32 37 40
constant f32 855638016
sub f32 15 26
fma f32 16 25 43
bitcast i32 26
mul f32 26 44
constant f32 0
lt i1 46 47
constant i32 0
select i32 48 30 49
sub i32 45 50
or i32 51 30
bitcast f32 52
abs f32 0
lt i1 54 42
eq i1 29 49
select f32 56 53 41
select f32 55 0 57
""",
        ),
    ),
    "lgamma": (
        MachineBody(
            "f32",
            "f32 f4E2M1FN f6E2M3FN f6E3M2FN f8E3M4 f8E4M3 f8E4M3FN f8E4M3FNUZ f8E4M3B11FNUZ f8E5M2 f8E5M2FNUZ bf16",
            """\
parameter f32 0
abs f32 0
rint f32 1
sub f32 1 2
convert f64 1
constant f64 4609434218613702656
lt i1 4 5
constant f64 4620693217682128896
le i1 7 4
sub f64 4 5
floor f64 9
sub f64 4 10
constant f64 4602678819172646912
lt i1 4 12
constant f64 4611686018427387904
add f64 4 14
constant f64 4607182418800017408
add f64 4 16
select f64 13 15 17
select f64 8 14 11
select f64 6 18 19
sub f64 20 14
constant f64 4509181625645871356
constant f64 13736943307384518831
mul f64 22 21
add f64 24 23
constant f64 4516628904565753183
mul f64 25 21
add f64 27 26
constant f64 13745149419609656979
mul f64 28 21
add f64 30 29
constant f64 4526799233032370215
mul f64 31 21
add f64 33 32
constant f64 13755071123823813549
mul f64 34 21
add f64 36 35
constant f64 4536672928562971277
mul f64 37 21
add f64 39 38
constant f64 13765126463363207399
mul f64 40 21
add f64 42 41
constant f64 4546967120090279494
mul f64 43 21
add f64 45 44
constant f64 13775737025488690789
mul f64 46 21
add f64 48 47
constant f64 4557840094706180312
mul f64 49 21
add f64 51 50
constant f64 13786515466249779024
mul f64 52 21
add f64 54 53
constant f64 4568811485567137111
mul f64 55 21
add f64 57 56
constant f64 13798537019613030667
mul f64 58 21
add f64 60 59
constant f64 4581589235563068394
mul f64 61 21
add f64 63 62
constant f64 13812889702284752253
mul f64 64 21
add f64 66 65
constant f64 4599480669564178342
mul f64 67 21
add f64 69 68
constant f64 4601287825413936078
mul f64 70 21
add f64 72 71
mul f64 21 73
sub f64 4 16
le i1 5 75
select f64 76 75 16
sub f64 4 14
le i1 5 78
select f64 79 78 16
mul f64 77 80
constant f64 4613937818241073152
sub f64 4 82
le i1 5 83
select f64 84 83 16
mul f64 81 85
constant f64 4616189618054758400
sub f64 4 87
le i1 5 88
select f64 89 88 16
constant f64 4617315517961601024
sub f64 4 91
le i1 5 92
select f64 93 92 16
mul f64 90 94
constant f64 4618441417868443648
sub f64 4 96
le i1 5 97
select f64 98 97 16
mul f64 95 99
mul f64 86 100
mul f64 4 17
select f64 13 102 4
select f64 8 4 101
select f64 6 103 104
log f64 105
select f64 8 4 7
div f64 16 107
sub f64 4 12
mul f64 109 106
sub f64 110 4
constant f64 4606452282016710324
mul f64 108 108
constant f64 4595640390918211200
constant f64 13807546654264349592
mul f64 114 113
add f64 116 115
constant f64 4574040544619111450
mul f64 117 113
add f64 119 118
constant f64 13789857891829234813
mul f64 120 113
add f64 122 121
constant f64 4560903004447375139
mul f64 123 113
add f64 125 124
constant f64 13782001362529237012
mul f64 126 113
add f64 128 127
constant f64 4560459359808757786
mul f64 129 113
add f64 131 130
constant f64 13791923578851126295
mul f64 132 113
add f64 134 133
constant f64 4590669220166325589
mul f64 135 113
add f64 137 136
mul f64 108 138
add f64 112 139
add f64 111 140
sub f64 74 106
add f64 74 106
select f64 6 142 143
select f64 8 141 144
convert f64 3
constant f64 4614256656552045848
abs f64 146
mul f64 146 146
constant f64 4513468190847628052
constant f64 13760397344403532652
mul f64 150 149
add f64 152 151
constant f64 4557235763322461503
mul f64 153 149
add f64 155 154
constant f64 13798519565535347776
mul f64 156 149
add f64 158 157
constant f64 4590583655449494222
mul f64 159 149
add f64 161 160
constant f64 13826944951420611974
mul f64 162 149
add f64 164 163
constant f64 4612924877709869282
mul f64 165 149
add f64 167 166
constant f64 13840876382619811344
mul f64 168 149
add f64 170 169
mul f64 171 149
add f64 172 147
mul f64 148 173
mul f64 4 174
div f64 147 175
log f64 176
sub f64 177 145
constant f32 0
lt i1 0 179
select f64 180 178 145
convert f32 181
add f32 182 179
le i1 0 179
eq i1 3 179
and i1 184 185
constant f32 2139095040
eq i1 1 187
or i1 186 188
eq i1 0 0
select f32 190 183 0
select f32 189 187 191
""",
        ),
        MachineBody(
            "f64",
            "f64 f16",
            """\
parameter f64 0
abs f64 0
rint f64 1
sub f64 1 2
constant f64 4604930618986332160
lt i1 1 4
constant f64 4621819117588971520
le i1 6 1
constant f64 4609434218613702656
sub f64 1 8
floor f64 9
constant f64 4612811918334230528
le i1 11 1
not i1 7
and i1 12 13
sub f64 1 10
constant f64 4611686018427387904
select f64 7 16 1
select f64 14 15 17
constant f64 4607182418800017408
sub f64 18 19
select f64 5 18 20
constant f64 4603804719079489536
sub f64 18 22
constant f64 4609997168567123968
sub f64 18 24
select f64 5 23 25
constant f64 4602062900354908166
constant f64 13727543273810682341
constant f64 4506829442854968751
mul f64 28 26
add f64 30 29
constant f64 4511649073920191712
mul f64 31 26
add f64 33 32
constant f64 13737164065943010768
mul f64 34 26
add f64 36 35
constant f64 13740567395208863857
mul f64 37 26
add f64 39 38
constant f64 4519008894148549984
mul f64 40 26
add f64 42 41
constant f64 4515229084009088525
mul f64 43 26
add f64 45 44
constant f64 13739616514378004487
mul f64 46 26
add f64 48 47
constant f64 13743650636244521373
mul f64 49 26
add f64 51 50
constant f64 4522679814558627566
mul f64 52 26
add f64 54 53
constant f64 13744649336432704528
mul f64 55 26
add f64 57 56
constant f64 4525130021370862434
mul f64 58 26
add f64 60 59
constant f64 13753131957549944018
mul f64 61 26
add f64 63 62
constant f64 4533022721463907618
mul f64 64 26
add f64 66 65
constant f64 13759810353803233178
mul f64 67 26
add f64 69 68
constant f64 4540147289524283953
mul f64 70 26
add f64 72 71
constant f64 13767207515878737067
mul f64 73 26
add f64 75 74
constant f64 4547201622368619887
mul f64 76 26
add f64 78 77
constant f64 13774122357948771672
mul f64 79 26
add f64 81 80
constant f64 4554455445700970081
mul f64 82 26
add f64 84 83
constant f64 13781666661786055803
mul f64 85 26
add f64 87 86
constant f64 4562251155540289566
mul f64 88 26
add f64 90 89
constant f64 13789348471607636998
mul f64 91 26
add f64 93 92
constant f64 4569795528336638313
mul f64 94 26
add f64 96 95
constant f64 13797187985451429185
mul f64 97 26
add f64 99 98
constant f64 4578066490675249157
mul f64 100 26
add f64 102 101
constant f64 13806002829776397676
mul f64 103 26
add f64 105 104
constant f64 4587738314934472710
mul f64 106 26
add f64 108 107
constant f64 13817280689914344601
mul f64 109 26
add f64 111 110
mul f64 26 112
constant f64 13581089326241406225
add f64 113 114
add f64 27 115
sub f64 116 27
sub f64 115 117
sub f64 21 19
mul f64 21 119
bitcast i64 21
constant i64 18446744073575333888
and i64 121 122
bitcast f64 123
sub f64 21 124
bitcast i64 119
and i64 126 122
bitcast f64 127
sub f64 119 128
mul f64 124 128
sub f64 130 120
mul f64 124 129
add f64 131 132
mul f64 125 128
add f64 133 134
mul f64 125 129
add f64 135 136
mul f64 120 116
bitcast i64 120
and i64 139 122
bitcast f64 140
sub f64 120 141
bitcast i64 116
and i64 143 122
bitcast f64 144
sub f64 116 145
mul f64 141 145
sub f64 147 138
mul f64 141 146
add f64 148 149
mul f64 142 145
add f64 150 151
mul f64 142 146
add f64 152 153
mul f64 120 118
mul f64 137 116
add f64 155 156
add f64 154 157
add f64 138 158
sub f64 159 138
sub f64 158 160
add f64 159 161
or i1 5 7
sub f64 1 19
le i1 8 164
select f64 165 164 19
sub f64 1 16
le i1 8 167
select f64 168 167 19
mul f64 166 169
constant f64 4613937818241073152
sub f64 1 171
le i1 8 172
select f64 173 172 19
constant f64 4616189618054758400
sub f64 1 175
le i1 8 176
select f64 177 176 19
mul f64 174 178
mul f64 170 179
constant f64 4617315517961601024
sub f64 1 181
le i1 8 182
select f64 183 182 19
constant f64 4618441417868443648
sub f64 1 185
le i1 8 186
select f64 187 186 19
mul f64 184 188
constant f64 4619567317775286272
sub f64 1 190
le i1 8 191
select f64 192 191 19
constant f64 4620693217682128896
sub f64 1 194
le i1 8 195
select f64 196 195 19
mul f64 193 197
mul f64 189 198
mul f64 180 199
select f64 163 1 200
constant f64 4503599627370496
constant f64 4841369599423283200
lt i1 201 202
mul f64 201 203
select f64 204 205 201
bitcast i64 206
constant i64 4604544271217802189
sub i64 207 208
constant i64 52
shr i64 209 210
constant f64 4632515166703976448
convert f64 211
ne i1 206 201
constant f64 0
select f64 214 212 215
sub f64 213 216
constant f64 4604418534313443328
mul f64 217 218
shl i64 211 210
sub i64 207 220
bitcast f64 221
sub f64 222 19
add f64 16 223
div f64 223 224
mul f64 225 225
constant f64 4602678819172646912
mul f64 223 223
mul f64 227 228
constant f64 4594498985737726454
constant f64 4594685476444287349
mul f64 230 226
add f64 232 231
constant f64 4595719340060872480
mul f64 233 226
add f64 235 234
constant f64 4597174411106084985
mul f64 236 226
add f64 238 237
constant f64 4598818590951395733
mul f64 239 226
add f64 241 240
constant f64 4600877379321593494
mul f64 242 226
add f64 244 243
constant f64 4604180019048437138
mul f64 245 226
add f64 247 246
mul f64 226 248
add f64 229 249
mul f64 225 250
constant f64 13639225319613145088
mul f64 217 252
add f64 253 215
add f64 251 254
sub f64 229 255
sub f64 256 223
div f64 19 201
constant f64 4601218545606032745
mul f64 258 258
constant f64 4595640390918211200
constant f64 13807546654264349592
mul f64 261 260
add f64 263 262
constant f64 4574040544619111450
mul f64 264 260
add f64 266 265
constant f64 13789857891829234813
mul f64 267 260
add f64 269 268
constant f64 4560903004447375139
mul f64 270 260
add f64 272 271
constant f64 13782001362529237012
mul f64 273 260
add f64 275 274
constant f64 4560459359808757786
mul f64 276 260
add f64 278 277
constant f64 13791923578851126295
mul f64 279 260
add f64 281 280
constant f64 4590669220166325589
mul f64 282 260
add f64 284 283
mul f64 258 285
add f64 259 286
sub f64 219 19
neg f64 257
add f64 288 289
sub f64 290 288
sub f64 289 291
sub f64 1 227
mul f64 293 290
constant f64 8945421882333202015
lt i1 294 295
bitcast i64 293
and i64 297 122
bitcast f64 298
sub f64 293 299
bitcast i64 290
and i64 301 122
bitcast f64 302
sub f64 290 303
mul f64 299 303
sub f64 305 294
mul f64 299 304
add f64 306 307
mul f64 300 303
add f64 308 309
mul f64 300 304
add f64 310 311
select f64 296 312 215
mul f64 293 292
add f64 313 314
add f64 287 315
add f64 294 316
sub f64 219 257
sub f64 162 318
add f64 162 318
select f64 5 319 320
select f64 7 317 321
abs f64 3
constant f64 4598175219545276416
lt i1 323 324
constant f64 4609753056924675352
mul f64 16 326
constant f64 4364452196894661639
mul f64 16 328
sub f64 227 323
select f64 325 323 330
mul f64 327 331
bitcast i64 327
and i64 333 122
bitcast f64 334
sub f64 327 335
bitcast i64 331
and i64 337 122
bitcast f64 338
sub f64 331 339
mul f64 335 339
sub f64 341 332
mul f64 335 340
add f64 342 343
mul f64 336 339
add f64 344 345
mul f64 336 340
add f64 346 347
mul f64 329 331
add f64 348 349
add f64 332 350
sub f64 351 332
sub f64 350 352
mul f64 351 351
mul f64 227 354
neg f64 355
add f64 19 356
sub f64 357 19
sub f64 356 358
mul f64 351 354
constant f64 4460209387950806341
constant f64 13716528386753488161
mul f64 361 354
add f64 363 362
constant f64 4523617212947051319
mul f64 364 354
add f64 366 365
constant f64 13774824197404406203
mul f64 367 354
add f64 369 368
constant f64 4575957461383575343
mul f64 370 354
add f64 372 371
constant f64 13818544856648471880
mul f64 373 354
add f64 375 374
mul f64 360 376
sub f64 19 355
mul f64 353 378
add f64 377 379
add f64 351 380
sub f64 381 351
sub f64 380 382
mul f64 354 354
constant f64 13666448389976708942
constant f64 4477121865802744143
mul f64 385 354
add f64 387 386
constant f64 13732177093705834628
mul f64 388 354
add f64 390 389
constant f64 4537941361668190592
mul f64 391 354
add f64 393 392
constant f64 13787419979223748629
mul f64 394 354
add f64 396 395
constant f64 4586165620538955083
mul f64 397 354
add f64 399 398
mul f64 384 400
mul f64 351 353
sub f64 401 402
add f64 359 403
add f64 357 404
sub f64 405 357
sub f64 404 406
select f64 325 381 405
select f64 325 383 407
mul f64 408 1
bitcast i64 408
and i64 411 122
bitcast f64 412
sub f64 408 413
bitcast i64 1
and i64 415 122
bitcast f64 416
sub f64 1 417
mul f64 413 417
sub f64 419 410
mul f64 413 418
add f64 420 421
mul f64 414 417
add f64 422 423
mul f64 414 418
add f64 424 425
mul f64 409 1
add f64 426 427
add f64 410 428
sub f64 429 410
sub f64 428 430
div f64 327 429
mul f64 432 429
bitcast i64 432
and i64 434 122
bitcast f64 435
sub f64 432 436
bitcast i64 429
and i64 438 122
bitcast f64 439
sub f64 429 440
mul f64 436 440
sub f64 442 433
mul f64 436 441
add f64 443 444
mul f64 437 440
add f64 445 446
mul f64 437 441
add f64 447 448
sub f64 327 433
sub f64 450 449
add f64 451 329
mul f64 432 431
sub f64 452 453
div f64 454 429
add f64 432 455
sub f64 456 432
sub f64 455 457
bitcast i64 456
sub i64 459 208
shr i64 460 210
shl i64 461 210
sub i64 459 462
bitcast f64 463
sub f64 464 19
convert f64 461
div f64 458 456
mul f64 466 218
add f64 16 465
div f64 465 469
mul f64 470 470
mul f64 465 465
mul f64 227 472
mul f64 230 471
add f64 474 231
mul f64 475 471
add f64 476 234
mul f64 477 471
add f64 478 237
mul f64 479 471
add f64 480 240
mul f64 481 471
add f64 482 243
mul f64 483 471
add f64 484 246
mul f64 471 485
add f64 473 486
mul f64 470 487
mul f64 466 252
add f64 489 467
add f64 488 490
sub f64 473 491
sub f64 492 465
sub f64 468 493
sub f64 494 322
lt i1 0 215
constant f64 3110860544497550640
lt i1 497 1
and i1 496 498
select f64 499 495 322
add f64 500 215
le i1 0 215
eq i1 3 215
and i1 502 503
constant f64 9218868437227405312
eq i1 1 505
or i1 504 506
eq i1 0 0
select f64 508 501 0
select f64 507 505 509
""",
        ),
    ),
    "log": (
        MachineBody(
            "f32",
            "f32 f4E2M1FN f6E2M3FN f6E3M2FN f8E3M4 f8E4M3 f8E4M3FN f8E4M3FNUZ f8E4M3B11FNUZ f8E5M2 f8E5M2FNUZ bf16",
            """\
parameter f32 0
constant f32 8388608
constant f32 1258291200
lt i1 0 1
mul f32 0 2
select f32 3 4 0
bitcast i32 5
constant i32 1060439283
sub i32 6 7
constant i32 23
shr i32 8 9
constant f32 1102577664
convert f32 10
ne i1 0 5
constant f32 0
select f32 13 11 14
sub f32 12 15
shl i32 10 9
sub i32 6 17
bitcast f32 18
constant f32 1065353216
sub f32 19 20
constant f32 1060205056
mul f32 16 22
constant f32 1073741824
add f32 24 21
div f32 21 25
mul f32 26 26
constant f32 1056964608
mul f32 21 21
mul f32 28 29
constant f32 1050210281
constant f32 1053601647
fma f32 31 27 32
constant f32 1059760829
fma f32 33 27 34
mul f32 27 35
add f32 30 36
mul f32 26 37
constant f32 901758464
mul f32 16 39
add f32 40 14
add f32 38 41
sub f32 30 42
sub f32 43 21
sub f32 23 44
constant f32 2139095040
lt i1 0 46
select f32 47 45 0
lt i1 14 0
eq i1 0 14
neg f32 46
sub f32 46 46
select f32 50 51 52
select f32 49 48 53
""",
        ),
        MachineBody(
            "f64",
            "f64",
            """\
parameter f64 0
constant f64 4503599627370496
constant f64 4841369599423283200
lt i1 0 1
mul f64 0 2
select f64 3 4 0
bitcast i64 5
constant i64 4604544271217802189
sub i64 6 7
constant i64 52
shr i64 8 9
constant f64 4632515166703976448
convert f64 10
ne i1 0 5
constant f64 0
select f64 13 11 14
sub f64 12 15
shl i64 10 9
sub i64 6 17
bitcast f64 18
constant f64 4607182418800017408
sub f64 19 20
constant f64 4604418534313443328
mul f64 16 22
constant f64 4611686018427387904
add f64 24 21
div f64 21 25
mul f64 26 26
constant f64 4602678819172646912
mul f64 21 21
mul f64 28 29
constant f64 4594498985737726454
constant f64 4594685476444287349
mul f64 31 27
add f64 33 32
constant f64 4595719340060872480
mul f64 34 27
add f64 36 35
constant f64 4597174411106084985
mul f64 37 27
add f64 39 38
constant f64 4598818590951395733
mul f64 40 27
add f64 42 41
constant f64 4600877379321593494
mul f64 43 27
add f64 45 44
constant f64 4604180019048437138
mul f64 46 27
add f64 48 47
mul f64 27 49
add f64 30 50
mul f64 26 51
constant f64 13639225319613145088
mul f64 16 53
add f64 54 14
add f64 52 55
sub f64 30 56
sub f64 57 21
sub f64 23 58
constant f64 9218868437227405312
lt i1 0 60
select f64 61 59 0
lt i1 14 0
eq i1 0 14
neg f64 60
sub f64 60 60
select f64 64 65 66
select f64 63 62 67
""",
        ),
        MachineBody(
            "f32",
            "f16",
            """\
parameter f32 0
bitcast i32 0
constant i32 1060439283
sub i32 1 2
constant i32 23
shr i32 3 4
convert f32 5
shl i32 5 4
sub i32 1 7
bitcast f32 8
constant f32 1065353216
sub f32 9 10
constant f32 0
constant f32 1073741824
add f32 13 11
div f32 11 14
mul f32 15 15
constant f32 1056964608
mul f32 11 11
mul f32 17 18
constant f32 1050210281
constant f32 1053601647
fma f32 20 16 21
constant f32 1059760829
fma f32 22 16 23
mul f32 16 24
add f32 19 25
mul f32 15 26
constant f32 901758464
mul f32 6 28
add f32 29 12
add f32 27 30
sub f32 19 31
sub f32 11 32
constant f32 1060205056
mul f32 6 34
add f32 35 33
sub f32 36 35
sub f32 33 37
neg f32 32
add f32 11 39
sub f32 40 11
sub f32 39 41
add f32 38 42
bitcast i32 36
mul f32 36 43
lt i1 45 12
constant i32 1
constant i32 0
select i32 46 47 48
sub i32 44 49
or i32 50 47
bitcast f32 51
constant f32 2139095040
lt i1 0 53
select f32 54 52 0
lt i1 12 0
eq i1 0 12
neg f32 53
sub f32 53 53
select f32 57 58 59
select f32 56 55 60
""",
        ),
    ),
    "log_plus_one": (
        MachineBody(
            "f32",
            "f32 f4E2M1FN f6E2M3FN f6E3M2FN f8E3M4 f8E4M3 f8E4M3FN f8E4M3FNUZ f8E4M3B11FNUZ f8E5M2 f8E5M2FNUZ bf16",
            """\
parameter f32 0
constant f32 1065353216
add f32 1 0
bitcast i32 2
constant i32 1060439283
sub i32 3 4
constant i32 23
shr i32 5 6
constant i32 0
eq i1 7 8
shl i32 7 6
sub i32 3 10
bitcast f32 11
sub f32 12 1
select f32 9 0 13
constant f32 0
sub f32 2 1
sub f32 2 16
sub f32 1 17
sub f32 0 16
add f32 18 19
div f32 20 2
select f32 9 15 21
convert f32 7
constant f32 1060205056
mul f32 23 24
constant f32 1073741824
add f32 26 14
div f32 14 27
mul f32 28 28
constant f32 1056964608
mul f32 14 14
mul f32 30 31
constant f32 1050210281
constant f32 1053601647
fma f32 33 29 34
constant f32 1059760829
fma f32 35 29 36
mul f32 29 37
add f32 32 38
mul f32 28 39
constant f32 901758464
mul f32 23 41
add f32 42 22
add f32 40 43
sub f32 32 44
sub f32 45 14
sub f32 25 46
constant f32 2139095040
lt i1 0 48
select f32 49 47 0
eq i1 0 15
constant f32 3212836864
lt i1 52 0
eq i1 0 52
neg f32 48
sub f32 48 48
select f32 54 55 56
select f32 53 50 57
select f32 51 0 58
""",
        ),
        MachineBody(
            "f64",
            "f64",
            """\
parameter f64 0
constant f64 4607182418800017408
add f64 1 0
bitcast i64 2
constant i64 4604544271217802189
sub i64 3 4
constant i64 52
shr i64 5 6
constant i64 0
eq i1 7 8
shl i64 7 6
sub i64 3 10
bitcast f64 11
sub f64 12 1
select f64 9 0 13
constant f64 0
sub f64 2 1
sub f64 2 16
sub f64 1 17
sub f64 0 16
add f64 18 19
div f64 20 2
select f64 9 15 21
convert f64 7
constant f64 4604418534313443328
mul f64 23 24
constant f64 4611686018427387904
add f64 26 14
div f64 14 27
mul f64 28 28
constant f64 4602678819172646912
mul f64 14 14
mul f64 30 31
constant f64 4594498985737726454
constant f64 4594685476444287349
mul f64 33 29
add f64 35 34
constant f64 4595719340060872480
mul f64 36 29
add f64 38 37
constant f64 4597174411106084985
mul f64 39 29
add f64 41 40
constant f64 4598818590951395733
mul f64 42 29
add f64 44 43
constant f64 4600877379321593494
mul f64 45 29
add f64 47 46
constant f64 4604180019048437138
mul f64 48 29
add f64 50 49
mul f64 29 51
add f64 32 52
mul f64 28 53
constant f64 13639225319613145088
mul f64 23 55
add f64 56 22
add f64 54 57
sub f64 32 58
sub f64 59 14
sub f64 25 60
constant f64 9218868437227405312
lt i1 0 62
select f64 63 61 0
eq i1 0 15
constant f64 13830554455654793216
lt i1 66 0
eq i1 0 66
neg f64 62
sub f64 62 62
select f64 68 69 70
select f64 67 64 71
select f64 65 0 72
""",
        ),
        MachineBody(
            "f32",
            "f16",
            """\
parameter f32 0
constant f32 1065353216
add f32 1 0
bitcast i32 2
constant i32 1060439283
sub i32 3 4
constant i32 23
shr i32 5 6
constant i32 0
eq i1 7 8
shl i32 7 6
sub i32 3 10
bitcast f32 11
sub f32 12 1
select f32 9 0 13
constant f32 0
sub f32 2 1
sub f32 2 16
sub f32 1 17
sub f32 0 16
add f32 18 19
div f32 20 2
select f32 9 15 21
convert f32 7
constant f32 1073741824
add f32 24 14
div f32 14 25
mul f32 26 26
constant f32 1056964608
mul f32 14 14
mul f32 28 29
constant f32 1050210281
constant f32 1053601647
fma f32 31 27 32
constant f32 1059760829
fma f32 33 27 34
mul f32 27 35
add f32 30 36
mul f32 26 37
constant f32 901758464
mul f32 23 39
add f32 40 22
add f32 38 41
sub f32 30 42
sub f32 14 43
constant f32 1060205056
mul f32 23 45
add f32 46 44
sub f32 47 46
sub f32 44 48
neg f32 43
add f32 14 50
sub f32 51 14
sub f32 50 52
add f32 49 53
bitcast i32 47
mul f32 47 54
lt i1 56 15
constant i32 1
select i32 57 58 8
sub i32 55 59
or i32 60 58
bitcast f32 61
constant f32 2139095040
lt i1 0 63
select f32 64 62 0
eq i1 0 15
constant f32 3212836864
lt i1 67 0
eq i1 0 67
neg f32 63
sub f32 63 63
select f32 69 70 71
select f32 68 65 72
select f32 66 0 73
""",
        ),
    ),
    "logistic": (
        MachineBody(
            "f32",
            "f32 f4E2M1FN f6E2M3FN f6E3M2FN f8E3M4 f8E4M3 f8E4M3FN f8E4M3FNUZ f8E4M3B11FNUZ f8E5M2 f8E5M2FNUZ bf16",
            """\
parameter f32 0
abs f32 0
neg f32 1
exponential f32 2
constant f32 1065353216
add f32 4 3
constant f32 0
lt i1 0 6
mul f32 3 3
select f32 7 8 4
div f32 9 5
sub f32 3 10
select f32 7 11 10
""",
        ),
        MachineBody(
            "f64",
            "f64",
            """\
parameter f64 0
abs f64 0
neg f64 1
exponential f64 2
constant f64 4607182418800017408
add f64 4 3
constant f64 0
lt i1 0 6
mul f64 3 3
select f64 7 8 4
div f64 9 5
sub f64 3 10
select f64 7 11 10
""",
        ),
        MachineBody(
            "f32",
            "f16",
            """\
parameter f32 0
abs f32 0
neg f32 1
exponential f32 2
constant f32 0
lt i1 0 4
constant f32 1065353216
select f32 5 3 6
add f32 6 3
div f32 7 8
sub f32 8 6
sub f32 3 10
neg f32 9
fma f32 12 8 7
mul f32 9 11
sub f32 13 14
bitcast i32 9
mul f32 9 15
lt i1 17 4
constant i32 1
constant i32 0
select i32 18 19 20
sub i32 16 21
or i32 22 19
bitcast f32 23
""",
        ),
    ),
    "polygamma": (
        MachineBody(
            "f32",
            "f32",
            """\
parameter f32 0
parameter f32 1
constant f32 1056964608
mul f32 2 0
floor f32 3
ne i1 4 3
constant f32 0
le i1 1 6
floor f32 1
eq i1 8 1
and i1 7 9
not i1 10
eq i1 1 1
and i1 11 12
lt i1 6 0
constant f32 1065353216
add f32 0 15
constant f32 1073741824
select f32 14 16 17
select f32 13 1 15
select f32 14 0 6
lt i1 19 6
neg f32 19
floor f32 22
sub f32 22 23
lt i1 6 24
and i1 21 25
select f32 26 24 2
sub f32 15 19
select f32 21 28 19
constant f32 2139095040
lt i1 29 30
constant f32 1761892689
lt i1 18 32
select f32 33 18 32
select f32 31 29 15
sub f32 34 15
constant f32 1258291200
lt i1 37 34
constant f32 8388608
lt i1 35 39
mul f32 35 37
select f32 40 41 35
ne i1 42 35
constant f32 1102577664
select f32 43 44 6
bitcast i32 42
constant i32 1060439283
sub i32 46 47
constant i32 23
shr i32 48 49
shl i32 50 49
sub i32 46 51
bitcast f32 52
sub f32 53 15
convert f32 50
sub f32 55 45
add f32 17 54
div f32 54 57
constant f32 1060205056
mul f32 56 59
mul f32 17 58
add f32 60 61
mul f32 58 58
mul f32 58 63
constant f32 1059760811
constant f32 1044922717
constant f32 1046683351
fma f32 66 63 67
constant f32 1049774555
fma f32 68 63 69
constant f32 1053609164
fma f32 70 63 71
mul f32 63 72
add f32 65 73
mul f32 64 74
add f32 62 75
mul f32 58 57
sub f32 54 77
neg f32 77
fma f32 58 57 79
sub f32 78 80
sub f32 57 17
sub f32 54 82
mul f32 58 83
sub f32 81 84
div f32 85 57
sub f32 62 60
sub f32 61 87
sub f32 76 62
sub f32 76 89
sub f32 62 90
sub f32 75 89
add f32 91 92
add f32 88 93
constant f32 901758464
mul f32 56 95
add f32 94 96
constant f32 764312525
mul f32 56 98
mul f32 17 86
neg f32 63
fma f32 58 58 101
mul f32 61 86
add f32 102 103
neg f32 64
fma f32 58 63 105
mul f32 58 104
mul f32 86 63
add f32 107 108
add f32 106 109
sub f32 74 65
sub f32 73 111
constant f32 2997529259
add f32 112 113
neg f32 75
fma f32 64 74 115
mul f32 64 114
mul f32 110 74
add f32 117 118
add f32 116 119
add f32 100 120
add f32 99 121
add f32 97 122
add f32 76 123
sub f32 124 76
sub f32 123 125
select f32 38 34 36
neg f32 127
mul f32 124 128
neg f32 129
fma f32 124 128 130
mul f32 126 128
add f32 131 132
add f32 129 133
sub f32 134 129
sub f32 133 135
lt i1 18 30
convert f64 34
convert f64 18
div f64 138 139
constant f64 4607182418800017408
select f64 137 140 141
lt i1 6 20
constant f32 1099956224
lt i1 144 20
constant f32 1094713344
le i1 146 20
select f32 147 146 15
add f32 146 15
le i1 149 20
select f32 150 149 15
mul f32 148 151
add f32 146 17
le i1 153 20
select f32 154 153 15
mul f32 152 155
constant f32 1077936128
add f32 146 157
le i1 158 20
select f32 159 158 15
mul f32 156 160
constant f32 1082130432
add f32 146 162
le i1 163 20
select f32 164 163 15
mul f32 161 165
convert f64 166
constant f32 1099431936
le i1 168 20
select f32 169 168 15
le i1 144 20
select f32 171 144 15
mul f32 170 172
convert f64 173
mul f64 167 174
le i1 17 20
select f32 176 17 15
add f32 17 15
le i1 178 20
select f32 179 178 15
mul f32 177 180
add f32 17 17
le i1 182 20
select f32 183 182 15
mul f32 181 184
add f32 17 157
le i1 186 20
select f32 187 186 15
mul f32 185 188
add f32 17 162
le i1 190 20
select f32 191 190 15
mul f32 189 192
convert f64 193
constant f32 1088421888
le i1 195 20
select f32 196 195 15
add f32 195 15
le i1 198 20
select f32 199 198 15
mul f32 197 200
add f32 195 17
le i1 202 20
select f32 203 202 15
mul f32 201 204
add f32 195 157
le i1 206 20
select f32 207 206 15
mul f32 205 208
add f32 195 162
le i1 210 20
select f32 211 210 15
mul f32 209 212
convert f64 213
mul f64 194 214
mul f64 215 175
convert f64 20
select f64 145 217 216
log f64 218
constant f32 1100480512
select f32 145 20 220
div f32 15 221
mul f32 222 222
constant f32 1043854514
constant f32 3169981494
fma f32 224 223 225
constant f32 1003621665
fma f32 226 223 227
constant f32 3137033607
fma f32 228 223 229
constant f32 979151089
fma f32 230 223 231
constant f32 3122399681
fma f32 232 223 233
constant f32 978324737
fma f32 234 223 235
constant f32 3140881249
fma f32 236 223 237
constant f32 1034594987
fma f32 238 223 239
mul f32 222 240
constant f64 4602678819172646912
add f64 217 242
mul f64 219 243
sub f64 244 217
constant f64 4606452282016710324
add f64 245 246
convert f64 241
add f64 247 248
select f64 145 249 219
mul f64 250 142
convert f32 251
convert f64 252
sub f64 251 253
convert f32 254
add f32 252 134
sub f32 256 252
sub f32 256 257
sub f32 252 258
sub f32 134 257
add f32 259 260
add f32 255 136
sub f32 262 255
sub f32 262 263
sub f32 255 264
sub f32 136 263
add f32 265 266
add f32 261 262
add f32 256 268
sub f32 269 256
sub f32 268 270
add f32 271 267
add f32 269 272
sub f32 273 269
sub f32 272 274
select f32 143 273 134
select f32 143 275 136
constant f32 1126825984
neg f32 278
lt i1 276 279
select f32 280 279 276
lt i1 278 281
select f32 282 278 281
eq i1 283 276
select f32 284 277 6
constant f32 1069066811
constant f32 1262485504
fma f32 283 286 287
sub f32 288 287
neg f32 289
fma f32 290 59 283
fma f32 290 95 285
add f32 291 292
sub f32 293 291
sub f32 293 294
sub f32 291 295
sub f32 292 294
add f32 296 297
mul f32 293 293
constant f32 984994064
constant f32 1007227611
fma f32 300 293 301
constant f32 1026206583
fma f32 302 293 303
constant f32 1042983514
fma f32 304 293 305
constant f32 1056964607
fma f32 306 293 307
mul f32 298 293
add f32 298 309
fma f32 299 308 310
add f32 293 311
sub f32 312 293
sub f32 311 313
div f32 15 35
select f32 38 15 315
or i1 38 40
neg f32 316
fma f32 318 35 15
mul f32 319 316
select f32 317 6 320
lt i1 35 15
constant f32 2123789977
lt i1 35 323
select f32 324 35 323
add f32 325 325
add f32 35 17
add f32 326 15
select f32 322 327 328
select f32 322 35 15
div f32 330 329
neg f32 331
fma f32 332 329 15
select f32 322 6 333
mul f32 331 331
add f32 331 331
constant f32 1048065423
constant f32 1046190542
fma f32 337 335 338
constant f32 1049789024
fma f32 339 335 340
constant f32 1053608813
fma f32 341 335 342
constant f32 1059760812
fma f32 343 335 344
add f32 334 334
fma f32 335 345 346
mul f32 331 347
add f32 336 348
sub f32 349 124
select f32 322 350 336
select f32 322 6 348
add f32 326 157
div f32 15 353
neg f32 354
fma f32 355 353 15
mul f32 354 354
add f32 354 354
fma f32 337 357 338
fma f32 359 357 340
fma f32 360 357 342
fma f32 361 357 344
add f32 356 356
fma f32 357 362 363
mul f32 354 364
add f32 351 358
sub f32 366 351
sub f32 358 367
add f32 352 365
add f32 368 369
constant f32 1084227584
add f32 326 371
div f32 15 372
neg f32 373
fma f32 374 372 15
mul f32 373 373
add f32 373 373
fma f32 337 376 338
fma f32 378 376 340
fma f32 379 376 342
fma f32 380 376 344
add f32 375 375
fma f32 376 381 382
mul f32 373 383
add f32 366 377
sub f32 385 366
sub f32 377 386
add f32 370 384
add f32 387 388
mul f32 36 352
fma f32 36 351 390
constant f32 1117782016
lt i1 391 392
select f32 393 391 392
neg f32 286
fma f32 394 395 287
sub f32 287 396
fma f32 394 395 397
bitcast i32 396
shl i32 399 49
constant i32 1065353216
add i32 400 401
bitcast f32 402
constant f32 958445447
constant f32 984581320
fma f32 404 398 405
constant f32 1008572143
fma f32 406 398 407
constant f32 1029920701
fma f32 408 398 409
constant f32 1047920110
fma f32 410 398 411
constant f32 1060205080
fma f32 412 398 413
mul f32 398 414
mul f32 403 415
add f32 35 15
div f32 15 417
mul f32 403 418
fma f32 416 418 419
mul f32 36 370
fma f32 36 366 421
lt i1 422 392
select f32 423 422 392
fma f32 424 395 287
sub f32 287 425
fma f32 424 395 426
bitcast i32 425
shl i32 428 49
add i32 429 401
bitcast f32 430
fma f32 404 427 405
fma f32 432 427 407
fma f32 433 427 409
fma f32 434 427 411
fma f32 435 427 413
mul f32 427 436
mul f32 431 437
div f32 15 327
mul f32 431 439
fma f32 438 439 440
add f32 35 157
div f32 15 442
mul f32 36 389
fma f32 36 385 444
lt i1 445 392
select f32 446 445 392
fma f32 447 395 287
sub f32 287 448
fma f32 447 395 449
bitcast i32 448
shl i32 451 49
add i32 452 401
bitcast f32 453
fma f32 404 450 405
fma f32 455 450 407
fma f32 456 450 409
fma f32 457 450 411
fma f32 458 450 413
mul f32 450 459
mul f32 454 460
constant f32 1112014848
mul f32 34 443
lt i1 462 463
select f32 464 462 463
mul f32 195 443
add f32 465 466
constant f32 1090519040
mul f32 468 443
add f32 465 469
mul f32 467 470
constant f32 850613369
constant f32 3042831293
fma f32 471 472 473
mul f32 371 443
add f32 465 475
constant f32 1086324736
mul f32 477 443
add f32 465 478
mul f32 476 479
constant f32 940225366
fma f32 480 474 481
mul f32 157 443
add f32 465 483
mul f32 162 443
add f32 465 485
mul f32 484 486
constant f32 3132492641
fma f32 487 482 488
add f32 465 443
mul f32 17 443
add f32 465 491
mul f32 490 492
fma f32 493 489 239
fma f32 465 494 2
mul f32 443 495
div f32 15 36
neg f32 497
fma f32 498 36 15
mul f32 499 497
mul f32 454 497
mul f32 454 496
fma f32 461 496 502
mul f32 454 500
fma f32 461 497 504
add f32 503 505
add f32 506 441
add f32 316 501
add f32 508 420
add f32 509 507
sub f32 510 509
sub f32 510 511
sub f32 509 512
sub f32 507 511
add f32 513 514
sub f32 509 508
sub f32 509 516
sub f32 508 517
sub f32 420 516
add f32 518 519
sub f32 508 316
sub f32 508 521
sub f32 316 522
sub f32 501 521
add f32 523 524
add f32 525 321
add f32 520 526
add f32 515 527
fma f32 314 510 528
fma f32 312 510 529
add f32 510 530
bitcast i32 288
constant i32 1262485504
sub i32 532 533
constant i32 1
shr i32 534 535
constant i32 127
add i32 536 537
shl i32 538 49
bitcast f32 539
mul f32 531 540
sub i32 534 536
add i32 542 537
shl i32 543 49
bitcast f32 544
mul f32 541 545
lt i1 316 30
select f32 547 546 316
select f32 31 548 6
not i1 21
eq i1 27 2
not i1 5
and i1 551 552
or i1 550 553
constant f32 3217031168
select f32 21 19 555
constant f32 1132396544
lt i1 18 557
constant f32 1132331008
select f32 5 559 557
select f32 558 18 560
convert i32 561
neg f32 556
convert f64 563
floor f64 564
sub f64 564 565
sub f64 141 566
constant f64 4617315517961601024
div f64 141 567
mul f64 569 569
mul f64 570 570
mul f64 571 571
mul f64 572 572
mul f64 573 573
mul f64 574 574
and i32 562 535
constant i32 0
ne i1 576 577
select f64 578 569 141
constant i32 2
and i32 562 580
ne i1 581 577
select f64 582 570 141
mul f64 579 583
constant i32 4
and i32 562 585
ne i1 586 577
select f64 587 571 141
constant i32 8
and i32 562 589
ne i1 590 577
select f64 591 572 141
mul f64 588 592
mul f64 584 593
constant i32 16
and i32 562 595
ne i1 596 577
select f64 597 573 141
constant i32 32
and i32 562 599
ne i1 600 577
select f64 601 574 141
mul f64 598 602
constant i32 64
and i32 562 604
ne i1 605 577
select f64 606 575 141
mul f64 575 575
constant i32 128
and i32 562 609
ne i1 610 577
select f64 611 608 141
mul f64 607 612
mul f64 603 613
mul f64 594 614
le i1 141 568
add f64 567 141
div f64 141 617
mul f64 618 618
mul f64 619 619
mul f64 620 620
mul f64 621 621
mul f64 622 622
mul f64 623 623
select f64 578 618 141
select f64 582 619 141
mul f64 625 626
select f64 587 620 141
select f64 591 621 141
mul f64 628 629
mul f64 627 630
select f64 597 622 141
select f64 601 623 141
mul f64 632 633
select f64 606 624 141
mul f64 624 624
select f64 611 636 141
mul f64 635 637
mul f64 634 638
mul f64 631 639
constant f64 0
select f64 616 640 641
add f64 615 642
constant f64 4611686018427387904
le i1 644 568
add f64 567 644
div f64 141 646
mul f64 647 647
mul f64 648 648
mul f64 649 649
mul f64 650 650
mul f64 651 651
mul f64 652 652
select f64 578 647 141
select f64 582 648 141
mul f64 654 655
select f64 587 649 141
select f64 591 650 141
mul f64 657 658
mul f64 656 659
select f64 597 651 141
select f64 601 652 141
mul f64 661 662
select f64 606 653 141
mul f64 653 653
select f64 611 665 141
mul f64 664 666
mul f64 663 667
mul f64 660 668
select f64 645 669 641
add f64 643 670
constant f64 4613937818241073152
le i1 672 568
add f64 567 672
div f64 141 674
mul f64 675 675
mul f64 676 676
mul f64 677 677
mul f64 678 678
mul f64 679 679
mul f64 680 680
select f64 578 675 141
select f64 582 676 141
mul f64 682 683
select f64 587 677 141
select f64 591 678 141
mul f64 685 686
mul f64 684 687
select f64 597 679 141
select f64 601 680 141
mul f64 689 690
select f64 606 681 141
mul f64 681 681
select f64 611 693 141
mul f64 692 694
mul f64 691 695
mul f64 688 696
select f64 673 697 641
constant f64 4616189618054758400
le i1 699 568
add f64 567 699
div f64 141 701
mul f64 702 702
mul f64 703 703
mul f64 704 704
mul f64 705 705
mul f64 706 706
mul f64 707 707
select f64 578 702 141
select f64 582 703 141
mul f64 709 710
select f64 587 704 141
select f64 591 705 141
mul f64 712 713
mul f64 711 714
select f64 597 706 141
select f64 601 707 141
mul f64 716 717
select f64 606 708 141
mul f64 708 708
select f64 611 720 141
mul f64 719 721
mul f64 718 722
mul f64 715 723
select f64 700 724 641
add f64 698 725
le i1 568 568
add f64 567 568
div f64 141 728
mul f64 729 729
mul f64 730 730
mul f64 731 731
mul f64 732 732
mul f64 733 733
mul f64 734 734
select f64 578 729 141
select f64 582 730 141
mul f64 736 737
select f64 587 731 141
select f64 591 732 141
mul f64 739 740
mul f64 738 741
select f64 597 733 141
select f64 601 734 141
mul f64 743 744
select f64 606 735 141
mul f64 735 735
select f64 611 747 141
mul f64 746 748
mul f64 745 749
mul f64 742 750
select f64 727 751 641
add f64 726 752
add f64 671 753
constant f64 4619567317775286272
sub f64 755 566
div f64 141 756
convert f64 562
mul f64 758 757
constant f64 4444329021859205474
constant f64 4622382067542392832
mul f64 761 757
add f64 759 762
constant f64 4622945017495814144
mul f64 764 757
add f64 759 765
mul f64 763 766
mul f64 760 767
constant f64 4468177785839691391
sub f64 768 769
constant f64 4621256167635550208
mul f64 771 757
add f64 759 772
constant f64 4621819117588971520
mul f64 774 757
add f64 759 775
mul f64 773 776
mul f64 770 777
constant f64 4491894841499127486
add f64 778 779
mul f64 755 757
add f64 759 781
constant f64 4620693217682128896
mul f64 783 757
add f64 759 784
mul f64 782 785
mul f64 780 786
constant f64 4515911372637531915
sub f64 787 788
mul f64 568 757
add f64 759 790
constant f64 4618441417868443648
mul f64 792 757
add f64 759 793
mul f64 791 794
mul f64 789 795
constant f64 4540004915786880359
add f64 796 797
mul f64 672 757
add f64 759 799
mul f64 699 757
add f64 759 801
mul f64 800 802
mul f64 798 803
constant f64 4564047942368979991
sub f64 804 805
add f64 759 757
mul f64 644 757
add f64 759 808
mul f64 807 809
mul f64 806 810
constant f64 4590669220166325589
add f64 811 812
mul f64 757 757
mul f64 814 814
mul f64 815 815
mul f64 816 816
mul f64 817 817
mul f64 818 818
select f64 578 757 141
select f64 582 814 141
mul f64 820 821
select f64 587 815 141
select f64 591 816 141
mul f64 823 824
mul f64 822 825
select f64 597 817 141
select f64 601 818 141
mul f64 827 828
select f64 606 819 141
mul f64 819 819
select f64 611 831 141
mul f64 830 832
mul f64 829 833
mul f64 826 834
sub f64 758 141
div f64 756 836
mul f64 759 813
add f64 242 838
add f64 837 839
mul f64 835 840
add f64 754 841
add f64 566 792
add f64 564 141
div f64 141 843
mul f64 758 845
mul f64 761 845
add f64 846 847
mul f64 764 845
add f64 846 849
mul f64 848 850
mul f64 760 851
sub f64 852 769
mul f64 771 845
add f64 846 854
mul f64 774 845
add f64 846 856
mul f64 855 857
mul f64 853 858
add f64 859 779
mul f64 755 845
add f64 846 861
mul f64 783 845
add f64 846 863
mul f64 862 864
mul f64 860 865
sub f64 866 788
mul f64 568 845
add f64 846 868
mul f64 792 845
add f64 846 870
mul f64 869 871
mul f64 867 872
add f64 873 797
mul f64 672 845
add f64 846 875
mul f64 699 845
add f64 846 877
mul f64 876 878
mul f64 874 879
sub f64 880 805
add f64 846 845
mul f64 644 845
add f64 846 883
mul f64 882 884
mul f64 881 885
add f64 886 812
mul f64 845 845
mul f64 888 888
mul f64 889 889
mul f64 890 890
mul f64 891 891
mul f64 892 892
select f64 578 845 141
select f64 582 888 141
mul f64 894 895
select f64 587 889 141
select f64 591 890 141
mul f64 897 898
mul f64 896 899
select f64 597 891 141
select f64 601 892 141
mul f64 901 902
select f64 606 893 141
mul f64 893 893
select f64 611 905 141
mul f64 904 906
mul f64 903 907
mul f64 900 908
div f64 843 836
mul f64 846 887
add f64 242 911
add f64 910 912
mul f64 909 913
lt i1 843 844
select f64 915 844 843
div f64 141 916
mul f64 758 917
mul f64 761 917
add f64 918 919
mul f64 764 917
add f64 918 921
mul f64 920 922
mul f64 760 923
sub f64 924 769
mul f64 771 917
add f64 918 926
mul f64 774 917
add f64 918 928
mul f64 927 929
mul f64 925 930
add f64 931 779
mul f64 755 917
add f64 918 933
mul f64 783 917
add f64 918 935
mul f64 934 936
mul f64 932 937
sub f64 938 788
mul f64 568 917
add f64 918 940
mul f64 792 917
add f64 918 942
mul f64 941 943
mul f64 939 944
add f64 945 797
mul f64 672 917
add f64 918 947
mul f64 699 917
add f64 918 949
mul f64 948 950
mul f64 946 951
sub f64 952 805
add f64 918 917
mul f64 644 917
add f64 918 955
mul f64 954 956
mul f64 953 957
add f64 958 812
mul f64 917 917
mul f64 960 960
mul f64 961 961
mul f64 962 962
mul f64 963 963
mul f64 964 964
select f64 578 917 141
select f64 582 960 141
mul f64 966 967
select f64 587 961 141
select f64 591 962 141
mul f64 969 970
mul f64 968 971
select f64 597 963 141
select f64 601 964 141
mul f64 973 974
select f64 606 965 141
mul f64 965 965
select f64 611 977 141
mul f64 976 978
mul f64 975 979
mul f64 972 980
div f64 916 836
mul f64 918 959
add f64 242 983
add f64 982 984
mul f64 981 985
sub f64 914 986
div f64 141 566
mul f64 988 988
mul f64 989 989
mul f64 990 990
mul f64 991 991
mul f64 992 992
mul f64 993 993
select f64 578 988 141
select f64 582 989 141
mul f64 995 996
select f64 587 990 141
select f64 591 991 141
mul f64 998 999
mul f64 997 1000
select f64 597 992 141
select f64 601 993 141
mul f64 1002 1003
select f64 606 994 141
mul f64 994 994
select f64 611 1006 141
mul f64 1005 1007
mul f64 1004 1008
mul f64 1001 1009
le i1 141 565
add f64 566 141
div f64 141 1012
mul f64 1013 1013
mul f64 1014 1014
mul f64 1015 1015
mul f64 1016 1016
mul f64 1017 1017
mul f64 1018 1018
select f64 578 1013 141
select f64 582 1014 141
mul f64 1020 1021
select f64 587 1015 141
select f64 591 1016 141
mul f64 1023 1024
mul f64 1022 1025
select f64 597 1017 141
select f64 601 1018 141
mul f64 1027 1028
select f64 606 1019 141
mul f64 1019 1019
select f64 611 1031 141
mul f64 1030 1032
mul f64 1029 1033
mul f64 1026 1034
select f64 1011 1035 641
add f64 1010 1036
le i1 644 565
add f64 566 644
div f64 141 1039
mul f64 1040 1040
mul f64 1041 1041
mul f64 1042 1042
mul f64 1043 1043
mul f64 1044 1044
mul f64 1045 1045
select f64 578 1040 141
select f64 582 1041 141
mul f64 1047 1048
select f64 587 1042 141
select f64 591 1043 141
mul f64 1050 1051
mul f64 1049 1052
select f64 597 1044 141
select f64 601 1045 141
mul f64 1054 1055
select f64 606 1046 141
mul f64 1046 1046
select f64 611 1058 141
mul f64 1057 1059
mul f64 1056 1060
mul f64 1053 1061
select f64 1038 1062 641
add f64 1037 1063
le i1 672 565
add f64 566 672
div f64 141 1066
mul f64 1067 1067
mul f64 1068 1068
mul f64 1069 1069
mul f64 1070 1070
mul f64 1071 1071
mul f64 1072 1072
select f64 578 1067 141
select f64 582 1068 141
mul f64 1074 1075
select f64 587 1069 141
select f64 591 1070 141
mul f64 1077 1078
mul f64 1076 1079
select f64 597 1071 141
select f64 601 1072 141
mul f64 1081 1082
select f64 606 1073 141
mul f64 1073 1073
select f64 611 1085 141
mul f64 1084 1086
mul f64 1083 1087
mul f64 1080 1088
select f64 1065 1089 641
le i1 699 565
add f64 566 699
div f64 141 1092
mul f64 1093 1093
mul f64 1094 1094
mul f64 1095 1095
mul f64 1096 1096
mul f64 1097 1097
mul f64 1098 1098
select f64 578 1093 141
select f64 582 1094 141
mul f64 1100 1101
select f64 587 1095 141
select f64 591 1096 141
mul f64 1103 1104
mul f64 1102 1105
select f64 597 1097 141
select f64 601 1098 141
mul f64 1107 1108
select f64 606 1099 141
mul f64 1099 1099
select f64 611 1111 141
mul f64 1110 1112
mul f64 1109 1113
mul f64 1106 1114
select f64 1091 1115 641
add f64 1090 1116
le i1 568 565
add f64 566 568
div f64 141 1119
mul f64 1120 1120
mul f64 1121 1121
mul f64 1122 1122
mul f64 1123 1123
mul f64 1124 1124
mul f64 1125 1125
select f64 578 1120 141
select f64 582 1121 141
mul f64 1127 1128
select f64 587 1122 141
select f64 591 1123 141
mul f64 1130 1131
mul f64 1129 1132
select f64 597 1124 141
select f64 601 1125 141
mul f64 1134 1135
select f64 606 1126 141
mul f64 1126 1126
select f64 611 1138 141
mul f64 1137 1139
mul f64 1136 1140
mul f64 1133 1141
select f64 1118 1142 641
add f64 1117 1143
add f64 1064 1144
add f64 1145 987
add f64 842 1146
sub f64 842 1146
select f64 5 1147 1148
exponential f64 250
mul f64 1149 1150
select f64 143 1151 1149
convert f32 1152
select f32 554 549 1153
neg f32 30
ne i1 1 1155
and i1 5 1156
and i1 1157 12
sub f32 30 30
select f32 1158 30 1159
neg f32 1154
select f32 5 1154 1161
select f32 13 1162 1160
le i1 6 0
floor f32 0
eq i1 1165 0
lt i1 0 30
and i1 1164 1166
and i1 1168 1167
convert f64 1
digamma f64 1170
convert f32 1171
eq i1 0 6
select f32 1173 1172 1163
select f32 1169 1174 1159
""",
        ),
        MachineBody(
            "f64",
            "f64 f4E2M1FN f6E2M3FN f6E3M2FN f8E3M4 f8E4M3 f8E4M3FN f8E4M3FNUZ f8E4M3B11FNUZ f8E5M2 f8E5M2FNUZ bf16 f16",
            """\
parameter f64 0
parameter f64 1
constant f64 4602678819172646912
mul f64 2 0
floor f64 3
ne i1 4 3
constant f64 0
le i1 1 6
floor f64 1
eq i1 8 1
and i1 7 9
not i1 10
eq i1 1 1
and i1 11 12
lt i1 6 0
constant f64 4607182418800017408
add f64 0 15
constant f64 4611686018427387904
select f64 14 16 17
select f64 13 1 15
select f64 14 0 6
lt i1 19 6
neg f64 19
floor f64 22
sub f64 22 23
lt i1 6 24
and i1 21 25
select f64 26 24 2
sub f64 15 19
select f64 21 28 19
constant f64 9218868437227405312
lt i1 29 30
constant f64 4981134201117475473
lt i1 18 32
select f64 33 18 32
lt i1 20 32
select f64 35 20 32
select f64 31 29 15
lt i1 37 15
add f64 15 37
sub f64 39 15
sub f64 39 40
sub f64 15 41
sub f64 37 40
add f64 42 43
select f64 38 39 37
select f64 38 44 6
constant f64 4621819117588971520
add f64 45 47
sub f64 48 45
sub f64 48 49
sub f64 45 50
sub f64 47 49
add f64 51 52
add f64 53 46
add f64 48 54
sub f64 55 48
sub f64 54 56
constant f64 4503599627370496
constant f64 4841369599423283200
lt i1 37 58
mul f64 37 59
select f64 60 61 37
constant f64 4632515166703976448
constant f64 4625759767262920704
lt i1 64 36
constant f64 4626041242239631360
select f64 65 36 66
div f64 15 67
mul f64 68 68
constant f64 4595640390918211200
constant f64 13807546654264349592
mul f64 70 69
add f64 72 71
constant f64 4574040544619111450
mul f64 73 69
add f64 75 74
constant f64 13789857891829234813
mul f64 76 69
add f64 78 77
constant f64 4560903004447375139
mul f64 79 69
add f64 81 80
constant f64 13782001362529237012
mul f64 82 69
add f64 84 83
constant f64 4560459359808757786
mul f64 85 69
add f64 87 86
constant f64 13791923578851126295
mul f64 88 69
add f64 90 89
constant f64 4590669220166325589
mul f64 91 69
add f64 93 92
mul f64 68 94
bitcast i64 67
constant i64 4604544271217802189
sub i64 96 97
constant i64 52
shr i64 98 99
shl i64 100 99
sub i64 96 101
bitcast f64 102
sub f64 103 15
convert f64 100
sub f64 105 6
add f64 17 104
div f64 104 107
constant f64 4604418534313443328
mul f64 106 109
mul f64 17 108
add f64 110 111
mul f64 108 108
mul f64 108 113
constant f64 4604180019048437077
constant f64 4593299128419761136
constant f64 4593077600256378520
mul f64 116 113
add f64 118 117
constant f64 4593972918407205359
mul f64 119 113
add f64 121 120
constant f64 4594710891561318956
mul f64 122 113
add f64 124 123
constant f64 4595718710896926376
mul f64 125 113
add f64 127 126
constant f64 4597174419626481272
mul f64 128 113
add f64 130 129
constant f64 4598818590920617815
mul f64 131 113
add f64 133 132
constant f64 4600877379321698710
mul f64 134 113
add f64 136 135
mul f64 113 137
add f64 115 138
mul f64 114 139
add f64 112 140
mul f64 108 107
sub f64 104 142
bitcast i64 108
constant i64 18446744073575333888
and i64 144 145
bitcast f64 146
sub f64 108 147
bitcast i64 107
and i64 149 145
bitcast f64 150
sub f64 107 151
mul f64 147 151
sub f64 153 142
mul f64 147 152
add f64 154 155
mul f64 148 151
add f64 156 157
mul f64 148 152
add f64 158 159
sub f64 143 160
sub f64 107 17
sub f64 104 162
mul f64 108 163
sub f64 161 164
div f64 165 107
sub f64 112 110
sub f64 111 167
sub f64 141 112
sub f64 141 169
sub f64 112 170
sub f64 140 169
add f64 171 172
add f64 168 173
constant f64 13639225319613145088
mul f64 106 175
add f64 174 176
constant f64 13450228951638253950
mul f64 106 178
mul f64 17 166
mul f64 147 147
sub f64 181 113
mul f64 147 148
add f64 182 183
mul f64 148 147
add f64 184 185
mul f64 148 148
add f64 186 187
mul f64 111 166
add f64 188 189
bitcast i64 113
and i64 191 145
bitcast f64 192
sub f64 113 193
mul f64 147 193
sub f64 195 114
mul f64 147 194
add f64 196 197
mul f64 148 193
add f64 198 199
mul f64 148 194
add f64 200 201
mul f64 108 190
mul f64 166 113
add f64 203 204
add f64 202 205
sub f64 139 115
sub f64 138 207
constant f64 4360985639170430293
add f64 208 209
bitcast i64 114
and i64 211 145
bitcast f64 212
sub f64 114 213
bitcast i64 139
and i64 215 145
bitcast f64 216
sub f64 139 217
mul f64 213 217
sub f64 219 140
mul f64 213 218
add f64 220 221
mul f64 214 217
add f64 222 223
mul f64 214 218
add f64 224 225
mul f64 114 210
mul f64 206 139
add f64 227 228
add f64 226 229
add f64 180 230
add f64 179 231
add f64 177 232
div f64 6 67
add f64 233 234
add f64 141 235
sub f64 236 141
sub f64 235 237
add f64 67 2
sub f64 239 67
sub f64 239 240
sub f64 67 241
sub f64 2 240
add f64 242 243
mul f64 236 239
bitcast i64 236
and i64 246 145
bitcast f64 247
sub f64 236 248
bitcast i64 239
and i64 250 145
bitcast f64 251
sub f64 239 252
mul f64 248 252
sub f64 254 245
mul f64 248 253
add f64 255 256
mul f64 249 252
add f64 257 258
mul f64 249 253
add f64 259 260
mul f64 236 244
mul f64 238 239
add f64 262 263
add f64 261 264
add f64 245 265
sub f64 266 245
sub f64 265 267
neg f64 67
add f64 266 269
sub f64 270 266
sub f64 270 271
sub f64 266 272
sub f64 269 271
add f64 273 274
add f64 275 268
add f64 270 276
sub f64 277 270
sub f64 276 278
constant f64 4606452282016710325
constant f64 13584645768576234975
add f64 280 95
sub f64 282 280
sub f64 282 283
sub f64 280 284
sub f64 95 283
add f64 285 286
add f64 287 281
add f64 282 288
sub f64 289 282
sub f64 288 290
add f64 277 289
sub f64 292 277
sub f64 292 293
sub f64 277 294
sub f64 289 293
add f64 295 296
add f64 279 291
sub f64 298 279
sub f64 298 299
sub f64 279 300
sub f64 291 299
add f64 301 302
add f64 297 298
add f64 292 304
sub f64 305 292
sub f64 304 306
add f64 307 303
add f64 305 308
sub f64 309 305
sub f64 308 310
select f64 65 309 6
select f64 65 311 6
ne i1 62 37
select f64 314 63 6
bitcast i64 62
sub i64 316 97
shr i64 317 99
shl i64 318 99
sub i64 316 319
bitcast f64 320
sub f64 321 15
convert f64 318
sub f64 323 315
add f64 17 322
div f64 322 325
mul f64 324 109
mul f64 17 326
add f64 327 328
mul f64 326 326
mul f64 326 330
mul f64 116 330
add f64 332 117
mul f64 333 330
add f64 334 120
mul f64 335 330
add f64 336 123
mul f64 337 330
add f64 338 126
mul f64 339 330
add f64 340 129
mul f64 341 330
add f64 342 132
mul f64 343 330
add f64 344 135
mul f64 330 345
add f64 115 346
mul f64 331 347
add f64 329 348
mul f64 326 325
sub f64 322 350
bitcast i64 326
and i64 352 145
bitcast f64 353
sub f64 326 354
bitcast i64 325
and i64 356 145
bitcast f64 357
sub f64 325 358
mul f64 354 358
sub f64 360 350
mul f64 354 359
add f64 361 362
mul f64 355 358
add f64 363 364
mul f64 355 359
add f64 365 366
sub f64 351 367
sub f64 325 17
sub f64 322 369
mul f64 326 370
sub f64 368 371
div f64 372 325
sub f64 329 327
sub f64 328 374
sub f64 349 329
sub f64 349 376
sub f64 329 377
sub f64 348 376
add f64 378 379
add f64 375 380
mul f64 324 175
add f64 381 382
mul f64 324 178
mul f64 17 373
mul f64 354 354
sub f64 386 330
mul f64 354 355
add f64 387 388
mul f64 355 354
add f64 389 390
mul f64 355 355
add f64 391 392
mul f64 328 373
add f64 393 394
bitcast i64 330
and i64 396 145
bitcast f64 397
sub f64 330 398
mul f64 354 398
sub f64 400 331
mul f64 354 399
add f64 401 402
mul f64 355 398
add f64 403 404
mul f64 355 399
add f64 405 406
mul f64 326 395
mul f64 373 330
add f64 408 409
add f64 407 410
sub f64 347 115
sub f64 346 412
add f64 413 209
bitcast i64 331
and i64 415 145
bitcast f64 416
sub f64 331 417
bitcast i64 347
and i64 419 145
bitcast f64 420
sub f64 347 421
mul f64 417 421
sub f64 423 348
mul f64 417 422
add f64 424 425
mul f64 418 421
add f64 426 427
mul f64 418 422
add f64 428 429
mul f64 331 414
mul f64 411 347
add f64 431 432
add f64 430 433
add f64 385 434
add f64 384 435
add f64 383 436
div f64 6 62
add f64 437 438
add f64 349 439
sub f64 440 349
sub f64 439 441
bitcast i64 45
sub i64 443 97
shr i64 444 99
shl i64 445 99
sub i64 443 446
bitcast f64 447
sub f64 448 15
convert f64 445
sub f64 450 6
add f64 17 449
div f64 449 452
mul f64 451 109
mul f64 17 453
add f64 454 455
mul f64 453 453
mul f64 453 457
mul f64 116 457
add f64 459 117
mul f64 460 457
add f64 461 120
mul f64 462 457
add f64 463 123
mul f64 464 457
add f64 465 126
mul f64 466 457
add f64 467 129
mul f64 468 457
add f64 469 132
mul f64 470 457
add f64 471 135
mul f64 457 472
add f64 115 473
mul f64 458 474
add f64 456 475
mul f64 453 452
sub f64 449 477
bitcast i64 453
and i64 479 145
bitcast f64 480
sub f64 453 481
bitcast i64 452
and i64 483 145
bitcast f64 484
sub f64 452 485
mul f64 481 485
sub f64 487 477
mul f64 481 486
add f64 488 489
mul f64 482 485
add f64 490 491
mul f64 482 486
add f64 492 493
sub f64 478 494
sub f64 452 17
sub f64 449 496
mul f64 453 497
sub f64 495 498
div f64 499 452
sub f64 456 454
sub f64 455 501
sub f64 476 456
sub f64 476 503
sub f64 456 504
sub f64 475 503
add f64 505 506
add f64 502 507
mul f64 451 175
add f64 508 509
mul f64 451 178
mul f64 17 500
mul f64 481 481
sub f64 513 457
mul f64 481 482
add f64 514 515
mul f64 482 481
add f64 516 517
mul f64 482 482
add f64 518 519
mul f64 455 500
add f64 520 521
bitcast i64 457
and i64 523 145
bitcast f64 524
sub f64 457 525
mul f64 481 525
sub f64 527 458
mul f64 481 526
add f64 528 529
mul f64 482 525
add f64 530 531
mul f64 482 526
add f64 532 533
mul f64 453 522
mul f64 500 457
add f64 535 536
add f64 534 537
sub f64 474 115
sub f64 473 539
add f64 540 209
bitcast i64 458
and i64 542 145
bitcast f64 543
sub f64 458 544
bitcast i64 474
and i64 546 145
bitcast f64 547
sub f64 474 548
mul f64 544 548
sub f64 550 475
mul f64 544 549
add f64 551 552
mul f64 545 548
add f64 553 554
mul f64 545 549
add f64 555 556
mul f64 458 541
mul f64 538 474
add f64 558 559
add f64 557 560
add f64 512 561
add f64 511 562
add f64 510 563
div f64 46 45
add f64 564 565
add f64 476 566
sub f64 567 476
sub f64 566 568
bitcast i64 55
sub i64 570 97
shr i64 571 99
shl i64 572 99
sub i64 570 573
bitcast f64 574
sub f64 575 15
convert f64 572
sub f64 577 6
add f64 17 576
div f64 576 579
mul f64 578 109
mul f64 17 580
add f64 581 582
mul f64 580 580
mul f64 580 584
mul f64 116 584
add f64 586 117
mul f64 587 584
add f64 588 120
mul f64 589 584
add f64 590 123
mul f64 591 584
add f64 592 126
mul f64 593 584
add f64 594 129
mul f64 595 584
add f64 596 132
mul f64 597 584
add f64 598 135
mul f64 584 599
add f64 115 600
mul f64 585 601
add f64 583 602
mul f64 580 579
sub f64 576 604
bitcast i64 580
and i64 606 145
bitcast f64 607
sub f64 580 608
bitcast i64 579
and i64 610 145
bitcast f64 611
sub f64 579 612
mul f64 608 612
sub f64 614 604
mul f64 608 613
add f64 615 616
mul f64 609 612
add f64 617 618
mul f64 609 613
add f64 619 620
sub f64 605 621
sub f64 579 17
sub f64 576 623
mul f64 580 624
sub f64 622 625
div f64 626 579
sub f64 583 581
sub f64 582 628
sub f64 603 583
sub f64 603 630
sub f64 583 631
sub f64 602 630
add f64 632 633
add f64 629 634
mul f64 578 175
add f64 635 636
mul f64 578 178
mul f64 17 627
mul f64 608 608
sub f64 640 584
mul f64 608 609
add f64 641 642
mul f64 609 608
add f64 643 644
mul f64 609 609
add f64 645 646
mul f64 582 627
add f64 647 648
bitcast i64 584
and i64 650 145
bitcast f64 651
sub f64 584 652
mul f64 608 652
sub f64 654 585
mul f64 608 653
add f64 655 656
mul f64 609 652
add f64 657 658
mul f64 609 653
add f64 659 660
mul f64 580 649
mul f64 627 584
add f64 662 663
add f64 661 664
sub f64 601 115
sub f64 600 666
add f64 667 209
bitcast i64 585
and i64 669 145
bitcast f64 670
sub f64 585 671
bitcast i64 601
and i64 673 145
bitcast f64 674
sub f64 601 675
mul f64 671 675
sub f64 677 602
mul f64 671 676
add f64 678 679
mul f64 672 675
add f64 680 681
mul f64 672 676
add f64 682 683
mul f64 585 668
mul f64 665 601
add f64 685 686
add f64 684 687
add f64 639 688
add f64 638 689
add f64 637 690
div f64 57 55
add f64 691 692
add f64 603 693
sub f64 694 603
sub f64 693 695
neg f64 34
mul f64 440 697
bitcast i64 440
and i64 699 145
bitcast f64 700
sub f64 440 701
bitcast i64 697
and i64 703 145
bitcast f64 704
sub f64 697 705
mul f64 701 705
sub f64 707 698
mul f64 701 706
add f64 708 709
mul f64 702 705
add f64 710 711
mul f64 702 706
add f64 712 713
mul f64 442 697
add f64 714 715
add f64 698 716
sub f64 717 698
sub f64 716 718
add f64 312 717
sub f64 720 312
sub f64 720 721
sub f64 312 722
sub f64 717 721
add f64 723 724
add f64 313 719
sub f64 726 313
sub f64 726 727
sub f64 313 728
sub f64 719 727
add f64 729 730
add f64 725 726
add f64 720 732
sub f64 733 720
sub f64 732 734
add f64 735 731
add f64 733 736
sub f64 737 733
sub f64 736 738
constant f64 4653432275910787072
neg f64 740
lt i1 737 741
select f64 742 741 737
lt i1 740 743
select f64 744 740 743
eq i1 745 737
select f64 746 739 6
mul f64 567 697
bitcast i64 567
and i64 749 145
bitcast f64 750
sub f64 567 751
mul f64 751 705
sub f64 753 748
mul f64 751 706
add f64 754 755
mul f64 752 705
add f64 756 757
mul f64 752 706
add f64 758 759
mul f64 569 697
add f64 760 761
add f64 748 762
sub f64 763 748
sub f64 762 764
add f64 312 763
sub f64 766 312
sub f64 766 767
sub f64 312 768
sub f64 763 767
add f64 769 770
add f64 313 765
sub f64 772 313
sub f64 772 773
sub f64 313 774
sub f64 765 773
add f64 775 776
add f64 771 772
add f64 766 778
sub f64 779 766
sub f64 778 780
add f64 781 777
add f64 779 782
sub f64 783 779
sub f64 782 784
lt i1 783 741
select f64 786 741 783
lt i1 740 787
select f64 788 740 787
eq i1 789 783
select f64 790 785 6
add f64 15 697
sub f64 792 15
sub f64 792 793
sub f64 15 794
sub f64 697 793
add f64 795 796
mul f64 694 792
bitcast i64 694
and i64 799 145
bitcast f64 800
sub f64 694 801
bitcast i64 792
and i64 803 145
bitcast f64 804
sub f64 792 805
mul f64 801 805
sub f64 807 798
mul f64 801 806
add f64 808 809
mul f64 802 805
add f64 810 811
mul f64 802 806
add f64 812 813
mul f64 694 797
mul f64 696 792
add f64 815 816
add f64 814 817
add f64 798 818
sub f64 819 798
sub f64 818 820
add f64 312 819
sub f64 822 312
sub f64 822 823
sub f64 312 824
sub f64 819 823
add f64 825 826
add f64 313 821
sub f64 828 313
sub f64 828 829
sub f64 313 830
sub f64 821 829
add f64 831 832
add f64 827 828
add f64 822 834
sub f64 835 822
sub f64 834 836
add f64 837 833
add f64 835 838
sub f64 839 835
sub f64 838 840
lt i1 839 741
select f64 842 741 839
lt i1 740 843
select f64 844 740 843
eq i1 845 839
select f64 846 841 6
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 745 848
add f64 850 849
bitcast i64 851
constant i64 4843621399236968448
sub i64 852 853
mul f64 789 848
add f64 855 849
bitcast i64 856
sub i64 857 853
mul f64 845 848
add f64 859 849
bitcast i64 860
sub i64 861 853
abs f64 789
eq i1 863 740
eq i1 845 789
and i1 864 865
constant f64 4636174341401214976
div f64 47 45
log_plus_one f64 868
mul f64 34 869
lt i1 867 870
or i1 866 871
lt i1 862 858
or i1 872 873
select i64 874 858 862
select i64 38 854 875
div f64 15 45
log_plus_one f64 877
mul f64 697 878
exponential f64 879
div f64 17 45
log_plus_one f64 881
mul f64 697 882
exponential f64 883
constant f64 4613937818241073152
div f64 885 45
log_plus_one f64 886
mul f64 697 887
exponential f64 888
constant f64 4616189618054758400
div f64 890 45
log_plus_one f64 891
mul f64 697 892
exponential f64 893
constant f64 4617315517961601024
div f64 895 45
log_plus_one f64 896
mul f64 697 897
exponential f64 898
constant f64 4618441417868443648
div f64 900 45
log_plus_one f64 901
mul f64 697 902
exponential f64 903
constant f64 4619567317775286272
div f64 905 45
log_plus_one f64 906
mul f64 697 907
exponential f64 908
constant f64 4620693217682128896
div f64 910 45
log_plus_one f64 911
mul f64 697 912
exponential f64 913
constant f64 4621256167635550208
div f64 915 45
log_plus_one f64 916
mul f64 697 917
exponential f64 918
add f64 15 880
sub f64 920 15
sub f64 920 921
sub f64 15 922
sub f64 880 921
add f64 923 924
add f64 919 914
add f64 909 904
add f64 926 927
add f64 899 894
add f64 889 884
add f64 929 930
add f64 928 931
sub i64 858 876
constant i64 18446744073709550616
lt i1 933 934
select i64 935 934 933
sub f64 856 849
neg f64 937
mul f64 938 109
add f64 939 789
mul f64 938 175
add f64 941 791
add f64 940 942
sub f64 943 940
sub f64 943 944
sub f64 940 945
sub f64 942 944
add f64 946 947
mul f64 943 943
constant f64 4493169262076825869
constant f64 4508818142790474795
mul f64 950 943
add f64 952 951
constant f64 4523617207225571602
mul f64 953 943
add f64 955 954
constant f64 4537941336995398790
mul f64 956 943
add f64 958 957
constant f64 4551452160552810439
mul f64 959 943
add f64 961 960
constant f64 4564047942389340013
mul f64 962 943
add f64 964 963
constant f64 4575957461383588187
mul f64 965 943
add f64 967 966
constant f64 4586165620538941447
mul f64 968 943
add f64 970 969
constant f64 4595172819793696076
mul f64 971 943
add f64 973 972
constant f64 4602678819172646917
mul f64 974 943
add f64 976 975
mul f64 948 943
add f64 948 978
mul f64 949 977
add f64 980 979
add f64 943 981
sub f64 982 943
sub f64 981 983
add f64 982 15
sub f64 985 982
sub f64 985 986
sub f64 982 987
sub f64 15 986
add f64 988 989
add f64 990 984
add f64 985 991
sub f64 992 985
sub f64 991 993
constant i64 1023
add i64 936 995
shl i64 996 99
bitcast f64 997
mul f64 992 998
mul f64 994 998
add f64 920 932
sub f64 1001 920
sub f64 1001 1002
sub f64 920 1003
sub f64 932 1002
add f64 1004 1005
add f64 1006 925
add f64 1001 1007
sub f64 1008 1001
sub f64 1007 1009
mul f64 999 1008
bitcast i64 999
and i64 1012 145
bitcast f64 1013
sub f64 999 1014
bitcast i64 1008
and i64 1016 145
bitcast f64 1017
sub f64 1008 1018
mul f64 1014 1018
sub f64 1020 1011
mul f64 1014 1019
add f64 1021 1022
mul f64 1015 1018
add f64 1023 1024
mul f64 1015 1019
add f64 1025 1026
mul f64 999 1010
mul f64 1000 1008
add f64 1028 1029
add f64 1027 1030
add f64 1011 1031
sub f64 1032 1011
sub f64 1031 1033
sub i64 862 876
lt i1 1035 934
select i64 1036 934 1035
sub f64 860 849
neg f64 1038
mul f64 1039 109
add f64 1040 845
mul f64 1039 175
add f64 1042 847
add f64 1041 1043
sub f64 1044 1041
sub f64 1044 1045
sub f64 1041 1046
sub f64 1043 1045
add f64 1047 1048
mul f64 1044 1044
mul f64 950 1044
add f64 1051 951
mul f64 1052 1044
add f64 1053 954
mul f64 1054 1044
add f64 1055 957
mul f64 1056 1044
add f64 1057 960
mul f64 1058 1044
add f64 1059 963
mul f64 1060 1044
add f64 1061 966
mul f64 1062 1044
add f64 1063 969
mul f64 1064 1044
add f64 1065 972
mul f64 1066 1044
add f64 1067 975
mul f64 1049 1044
add f64 1049 1069
mul f64 1050 1068
add f64 1071 1070
add f64 1044 1072
sub f64 1073 1044
sub f64 1072 1074
add f64 1073 15
sub f64 1076 1073
sub f64 1076 1077
sub f64 1073 1078
sub f64 15 1077
add f64 1079 1080
add f64 1081 1075
add f64 1076 1082
sub f64 1083 1076
sub f64 1082 1084
add i64 1037 995
shl i64 1086 99
bitcast f64 1087
mul f64 1083 1088
mul f64 1085 1088
constant f64 13548120537355135836
constant f64 4348621135304996719
constant f64 4626604192193052672
add f64 34 1093
div f64 1094 55
constant f64 4626885667169763328
add f64 34 1096
div f64 1097 55
mul f64 1095 1098
mul f64 1099 1091
add f64 1092 1100
constant f64 13596182391332449521
add f64 34 66
div f64 1103 55
constant f64 4626322717216342016
add f64 34 1105
div f64 1106 55
mul f64 1104 1107
mul f64 1108 1101
add f64 1102 1109
constant f64 4396451700045852318
constant f64 4625478292286210048
add f64 34 1112
div f64 1113 55
add f64 34 64
div f64 1115 55
mul f64 1114 1116
mul f64 1117 1110
add f64 1111 1118
constant f64 13643613625212573020
constant f64 4624633867356078080
add f64 34 1121
div f64 1122 55
constant f64 4625196817309499392
add f64 34 1124
div f64 1125 55
mul f64 1123 1126
mul f64 1127 1119
add f64 1120 1128
constant f64 4444329021859205474
constant f64 4623507967449235456
add f64 34 1131
div f64 1132 55
constant f64 4624070917402656768
add f64 34 1134
div f64 1135 55
mul f64 1133 1136
mul f64 1137 1129
add f64 1130 1138
constant f64 13691549822694467199
constant f64 4622382067542392832
add f64 34 1141
div f64 1142 55
constant f64 4622945017495814144
add f64 34 1144
div f64 1145 55
mul f64 1143 1146
mul f64 1147 1139
add f64 1140 1148
constant f64 4491894841499127486
add f64 34 915
div f64 1151 55
add f64 34 47
div f64 1153 55
mul f64 1152 1154
mul f64 1155 1149
add f64 1150 1156
constant f64 13739283409492307723
add f64 34 905
div f64 1159 55
add f64 34 910
div f64 1161 55
mul f64 1160 1162
mul f64 1163 1157
add f64 1158 1164
constant f64 4540004915786880359
add f64 34 895
div f64 1167 55
add f64 34 900
div f64 1169 55
mul f64 1168 1170
mul f64 1171 1165
add f64 1166 1172
constant f64 13787419979223755799
add f64 34 885
div f64 1175 55
add f64 34 890
div f64 1177 55
mul f64 1176 1178
mul f64 1179 1173
add f64 1174 1180
add f64 34 15
div f64 1182 55
add f64 34 17
div f64 1184 55
mul f64 1183 1185
mul f64 1186 1181
add f64 92 1187
constant f64 13830554455654793216
add f64 34 1189
sub f64 1190 34
sub f64 1190 1191
sub f64 34 1192
sub f64 1189 1191
add f64 1193 1194
div f64 15 1190
mul f64 1196 1190
bitcast i64 1196
and i64 1198 145
bitcast f64 1199
sub f64 1196 1200
bitcast i64 1190
and i64 1202 145
bitcast f64 1203
sub f64 1190 1204
mul f64 1200 1204
sub f64 1206 1197
mul f64 1200 1205
add f64 1207 1208
mul f64 1201 1204
add f64 1209 1210
mul f64 1201 1205
add f64 1211 1212
sub f64 15 1197
sub f64 1214 1213
add f64 1215 6
mul f64 1196 1195
sub f64 1216 1217
div f64 1218 1190
add f64 1196 1219
sub f64 1220 1196
sub f64 1219 1221
div f64 34 55
mul f64 1223 1188
add f64 2 1224
div f64 1225 55
add f64 1220 1226
sub f64 1227 1220
sub f64 1227 1228
sub f64 1220 1229
sub f64 1226 1228
add f64 1230 1231
add f64 1232 1222
add f64 1227 1233
sub f64 1234 1227
sub f64 1233 1235
mul f64 1089 1234
bitcast i64 1089
and i64 1238 145
bitcast f64 1239
sub f64 1089 1240
bitcast i64 1234
and i64 1242 145
bitcast f64 1243
sub f64 1234 1244
mul f64 1240 1244
sub f64 1246 1237
mul f64 1240 1245
add f64 1247 1248
mul f64 1241 1244
add f64 1249 1250
mul f64 1241 1245
add f64 1251 1252
mul f64 1089 1236
mul f64 1090 1234
add f64 1254 1255
add f64 1253 1256
add f64 1237 1257
sub f64 1258 1237
sub f64 1257 1259
select f64 872 6 1258
select f64 872 6 1260
add f64 1032 1261
sub f64 1263 1032
sub f64 1263 1264
sub f64 1032 1265
sub f64 1261 1264
add f64 1266 1267
add f64 1034 1262
sub f64 1269 1034
sub f64 1269 1270
sub f64 1034 1271
sub f64 1262 1270
add f64 1272 1273
add f64 1268 1269
add f64 1263 1275
sub f64 1276 1263
sub f64 1275 1277
add f64 1278 1274
add f64 1276 1279
sub f64 1280 1276
sub f64 1279 1281
constant i64 0
lt i1 1283 934
select i64 1284 934 1283
sub f64 851 849
neg f64 1286
mul f64 1287 109
add f64 1288 745
mul f64 1287 175
add f64 1290 747
add f64 1289 1291
sub f64 1292 1289
sub f64 1292 1293
sub f64 1289 1294
sub f64 1291 1293
add f64 1295 1296
mul f64 1292 1292
mul f64 950 1292
add f64 1299 951
mul f64 1300 1292
add f64 1301 954
mul f64 1302 1292
add f64 1303 957
mul f64 1304 1292
add f64 1305 960
mul f64 1306 1292
add f64 1307 963
mul f64 1308 1292
add f64 1309 966
mul f64 1310 1292
add f64 1311 969
mul f64 1312 1292
add f64 1313 972
mul f64 1314 1292
add f64 1315 975
mul f64 1297 1292
add f64 1297 1317
mul f64 1298 1316
add f64 1319 1318
add f64 1292 1320
sub f64 1321 1292
sub f64 1320 1322
add f64 1321 15
sub f64 1324 1321
sub f64 1324 1325
sub f64 1321 1326
sub f64 15 1325
add f64 1327 1328
add f64 1329 1323
add f64 1324 1330
sub f64 1331 1324
sub f64 1330 1332
add i64 1285 995
shl i64 1334 99
bitcast f64 1335
mul f64 1331 1336
mul f64 1333 1336
add f64 1280 1337
sub f64 1339 1280
sub f64 1339 1340
sub f64 1280 1341
sub f64 1337 1340
add f64 1342 1343
add f64 1282 1338
sub f64 1345 1282
sub f64 1345 1346
sub f64 1282 1347
sub f64 1338 1346
add f64 1348 1349
add f64 1344 1345
add f64 1339 1351
sub f64 1352 1339
sub f64 1351 1353
add f64 1354 1350
add f64 1352 1355
sub f64 1356 1352
sub f64 1355 1357
select f64 38 1356 1280
select f64 38 1358 1282
le i1 36 64
le i1 17 36
select f64 1362 17 15
add f64 17 15
le i1 1364 36
select f64 1365 1364 15
mul f64 1363 1366
add f64 17 17
le i1 1368 36
select f64 1369 1368 15
mul f64 1367 1370
add f64 17 885
le i1 1372 36
select f64 1373 1372 15
mul f64 1371 1374
add f64 17 890
le i1 1376 36
select f64 1377 1376 15
mul f64 1375 1378
le i1 905 36
select f64 1380 905 15
add f64 905 15
le i1 1382 36
select f64 1383 1382 15
mul f64 1381 1384
add f64 905 17
le i1 1386 36
select f64 1387 1386 15
mul f64 1385 1388
add f64 905 885
le i1 1390 36
select f64 1391 1390 15
mul f64 1389 1392
add f64 905 890
le i1 1394 36
select f64 1395 1394 15
mul f64 1393 1396
mul f64 1379 1397
le i1 1144 36
select f64 1399 1144 15
add f64 1144 15
le i1 1401 36
select f64 1402 1401 15
mul f64 1400 1403
add f64 1144 17
le i1 1405 36
select f64 1406 1405 15
mul f64 1404 1407
add f64 1144 885
le i1 1409 36
select f64 1410 1409 15
mul f64 1408 1411
add f64 1144 890
le i1 1413 36
select f64 1414 1413 15
mul f64 1412 1415
le i1 1112 36
select f64 1417 1112 15
le i1 64 36
select f64 1419 64 15
mul f64 1418 1420
mul f64 1416 1421
mul f64 1398 1422
select f64 1361 1423 15
mul f64 1359 1424
bitcast i64 1359
and i64 1426 145
bitcast f64 1427
sub f64 1359 1428
bitcast i64 1424
and i64 1430 145
bitcast f64 1431
sub f64 1424 1432
mul f64 1428 1432
sub f64 1434 1425
mul f64 1428 1433
add f64 1435 1436
mul f64 1429 1432
add f64 1437 1438
mul f64 1429 1433
add f64 1439 1440
mul f64 1360 1424
add f64 1441 1442
add f64 1425 1443
sub f64 1444 1425
sub f64 1443 1445
add f64 1444 1446
constant i64 1
shr i64 876 1448
add i64 1449 995
shl i64 1450 99
bitcast f64 1451
mul f64 1447 1452
sub i64 876 1449
add i64 1454 995
shl i64 1455 99
bitcast f64 1456
mul f64 1453 1457
select f64 31 1458 6
lt i1 27 30
select f64 1460 27 15
lt i1 1461 15
add f64 15 1461
sub f64 1463 15
sub f64 1463 1464
sub f64 15 1465
sub f64 1461 1464
add f64 1466 1467
select f64 1462 1463 1461
select f64 1462 1468 6
add f64 1469 47
sub f64 1471 1469
sub f64 1471 1472
sub f64 1469 1473
sub f64 47 1472
add f64 1474 1475
add f64 1476 1470
add f64 1471 1477
sub f64 1478 1471
sub f64 1477 1479
lt i1 1461 58
mul f64 1461 59
select f64 1481 1482 1461
ne i1 1483 1461
select f64 1484 63 6
bitcast i64 1483
sub i64 1486 97
shr i64 1487 99
shl i64 1488 99
sub i64 1486 1489
bitcast f64 1490
sub f64 1491 15
convert f64 1488
sub f64 1493 1485
add f64 17 1492
div f64 1492 1495
mul f64 1494 109
mul f64 17 1496
add f64 1497 1498
mul f64 1496 1496
mul f64 1496 1500
mul f64 116 1500
add f64 1502 117
mul f64 1503 1500
add f64 1504 120
mul f64 1505 1500
add f64 1506 123
mul f64 1507 1500
add f64 1508 126
mul f64 1509 1500
add f64 1510 129
mul f64 1511 1500
add f64 1512 132
mul f64 1513 1500
add f64 1514 135
mul f64 1500 1515
add f64 115 1516
mul f64 1501 1517
add f64 1499 1518
mul f64 1496 1495
sub f64 1492 1520
bitcast i64 1496
and i64 1522 145
bitcast f64 1523
sub f64 1496 1524
bitcast i64 1495
and i64 1526 145
bitcast f64 1527
sub f64 1495 1528
mul f64 1524 1528
sub f64 1530 1520
mul f64 1524 1529
add f64 1531 1532
mul f64 1525 1528
add f64 1533 1534
mul f64 1525 1529
add f64 1535 1536
sub f64 1521 1537
sub f64 1495 17
sub f64 1492 1539
mul f64 1496 1540
sub f64 1538 1541
div f64 1542 1495
sub f64 1499 1497
sub f64 1498 1544
sub f64 1519 1499
sub f64 1519 1546
sub f64 1499 1547
sub f64 1518 1546
add f64 1548 1549
add f64 1545 1550
mul f64 1494 175
add f64 1551 1552
mul f64 1494 178
mul f64 17 1543
mul f64 1524 1524
sub f64 1556 1500
mul f64 1524 1525
add f64 1557 1558
mul f64 1525 1524
add f64 1559 1560
mul f64 1525 1525
add f64 1561 1562
mul f64 1498 1543
add f64 1563 1564
bitcast i64 1500
and i64 1566 145
bitcast f64 1567
sub f64 1500 1568
mul f64 1524 1568
sub f64 1570 1501
mul f64 1524 1569
add f64 1571 1572
mul f64 1525 1568
add f64 1573 1574
mul f64 1525 1569
add f64 1575 1576
mul f64 1496 1565
mul f64 1543 1500
add f64 1578 1579
add f64 1577 1580
sub f64 1517 115
sub f64 1516 1582
add f64 1583 209
bitcast i64 1501
and i64 1585 145
bitcast f64 1586
sub f64 1501 1587
bitcast i64 1517
and i64 1589 145
bitcast f64 1590
sub f64 1517 1591
mul f64 1587 1591
sub f64 1593 1518
mul f64 1587 1592
add f64 1594 1595
mul f64 1588 1591
add f64 1596 1597
mul f64 1588 1592
add f64 1598 1599
mul f64 1501 1584
mul f64 1581 1517
add f64 1601 1602
add f64 1600 1603
add f64 1555 1604
add f64 1554 1605
add f64 1553 1606
div f64 6 1483
add f64 1607 1608
add f64 1519 1609
sub f64 1610 1519
sub f64 1609 1611
bitcast i64 1469
sub i64 1613 97
shr i64 1614 99
shl i64 1615 99
sub i64 1613 1616
bitcast f64 1617
sub f64 1618 15
convert f64 1615
sub f64 1620 6
add f64 17 1619
div f64 1619 1622
mul f64 1621 109
mul f64 17 1623
add f64 1624 1625
mul f64 1623 1623
mul f64 1623 1627
mul f64 116 1627
add f64 1629 117
mul f64 1630 1627
add f64 1631 120
mul f64 1632 1627
add f64 1633 123
mul f64 1634 1627
add f64 1635 126
mul f64 1636 1627
add f64 1637 129
mul f64 1638 1627
add f64 1639 132
mul f64 1640 1627
add f64 1641 135
mul f64 1627 1642
add f64 115 1643
mul f64 1628 1644
add f64 1626 1645
mul f64 1623 1622
sub f64 1619 1647
bitcast i64 1623
and i64 1649 145
bitcast f64 1650
sub f64 1623 1651
bitcast i64 1622
and i64 1653 145
bitcast f64 1654
sub f64 1622 1655
mul f64 1651 1655
sub f64 1657 1647
mul f64 1651 1656
add f64 1658 1659
mul f64 1652 1655
add f64 1660 1661
mul f64 1652 1656
add f64 1662 1663
sub f64 1648 1664
sub f64 1622 17
sub f64 1619 1666
mul f64 1623 1667
sub f64 1665 1668
div f64 1669 1622
sub f64 1626 1624
sub f64 1625 1671
sub f64 1646 1626
sub f64 1646 1673
sub f64 1626 1674
sub f64 1645 1673
add f64 1675 1676
add f64 1672 1677
mul f64 1621 175
add f64 1678 1679
mul f64 1621 178
mul f64 17 1670
mul f64 1651 1651
sub f64 1683 1627
mul f64 1651 1652
add f64 1684 1685
mul f64 1652 1651
add f64 1686 1687
mul f64 1652 1652
add f64 1688 1689
mul f64 1625 1670
add f64 1690 1691
bitcast i64 1627
and i64 1693 145
bitcast f64 1694
sub f64 1627 1695
mul f64 1651 1695
sub f64 1697 1628
mul f64 1651 1696
add f64 1698 1699
mul f64 1652 1695
add f64 1700 1701
mul f64 1652 1696
add f64 1702 1703
mul f64 1623 1692
mul f64 1670 1627
add f64 1705 1706
add f64 1704 1707
sub f64 1644 115
sub f64 1643 1709
add f64 1710 209
bitcast i64 1628
and i64 1712 145
bitcast f64 1713
sub f64 1628 1714
bitcast i64 1644
and i64 1716 145
bitcast f64 1717
sub f64 1644 1718
mul f64 1714 1718
sub f64 1720 1645
mul f64 1714 1719
add f64 1721 1722
mul f64 1715 1718
add f64 1723 1724
mul f64 1715 1719
add f64 1725 1726
mul f64 1628 1711
mul f64 1708 1644
add f64 1728 1729
add f64 1727 1730
add f64 1682 1731
add f64 1681 1732
add f64 1680 1733
div f64 1470 1469
add f64 1734 1735
add f64 1646 1736
sub f64 1737 1646
sub f64 1736 1738
bitcast i64 1478
sub i64 1740 97
shr i64 1741 99
shl i64 1742 99
sub i64 1740 1743
bitcast f64 1744
sub f64 1745 15
convert f64 1742
sub f64 1747 6
add f64 17 1746
div f64 1746 1749
mul f64 1748 109
mul f64 17 1750
add f64 1751 1752
mul f64 1750 1750
mul f64 1750 1754
mul f64 116 1754
add f64 1756 117
mul f64 1757 1754
add f64 1758 120
mul f64 1759 1754
add f64 1760 123
mul f64 1761 1754
add f64 1762 126
mul f64 1763 1754
add f64 1764 129
mul f64 1765 1754
add f64 1766 132
mul f64 1767 1754
add f64 1768 135
mul f64 1754 1769
add f64 115 1770
mul f64 1755 1771
add f64 1753 1772
mul f64 1750 1749
sub f64 1746 1774
bitcast i64 1750
and i64 1776 145
bitcast f64 1777
sub f64 1750 1778
bitcast i64 1749
and i64 1780 145
bitcast f64 1781
sub f64 1749 1782
mul f64 1778 1782
sub f64 1784 1774
mul f64 1778 1783
add f64 1785 1786
mul f64 1779 1782
add f64 1787 1788
mul f64 1779 1783
add f64 1789 1790
sub f64 1775 1791
sub f64 1749 17
sub f64 1746 1793
mul f64 1750 1794
sub f64 1792 1795
div f64 1796 1749
sub f64 1753 1751
sub f64 1752 1798
sub f64 1773 1753
sub f64 1773 1800
sub f64 1753 1801
sub f64 1772 1800
add f64 1802 1803
add f64 1799 1804
mul f64 1748 175
add f64 1805 1806
mul f64 1748 178
mul f64 17 1797
mul f64 1778 1778
sub f64 1810 1754
mul f64 1778 1779
add f64 1811 1812
mul f64 1779 1778
add f64 1813 1814
mul f64 1779 1779
add f64 1815 1816
mul f64 1752 1797
add f64 1817 1818
bitcast i64 1754
and i64 1820 145
bitcast f64 1821
sub f64 1754 1822
mul f64 1778 1822
sub f64 1824 1755
mul f64 1778 1823
add f64 1825 1826
mul f64 1779 1822
add f64 1827 1828
mul f64 1779 1823
add f64 1829 1830
mul f64 1750 1819
mul f64 1797 1754
add f64 1832 1833
add f64 1831 1834
sub f64 1771 115
sub f64 1770 1836
add f64 1837 209
bitcast i64 1755
and i64 1839 145
bitcast f64 1840
sub f64 1755 1841
bitcast i64 1771
and i64 1843 145
bitcast f64 1844
sub f64 1771 1845
mul f64 1841 1845
sub f64 1847 1772
mul f64 1841 1846
add f64 1848 1849
mul f64 1842 1845
add f64 1850 1851
mul f64 1842 1846
add f64 1852 1853
mul f64 1755 1838
mul f64 1835 1771
add f64 1855 1856
add f64 1854 1857
add f64 1809 1858
add f64 1808 1859
add f64 1807 1860
div f64 1480 1478
add f64 1861 1862
add f64 1773 1863
sub f64 1864 1773
sub f64 1863 1865
mul f64 1610 697
bitcast i64 1610
and i64 1868 145
bitcast f64 1869
sub f64 1610 1870
mul f64 1870 705
sub f64 1872 1867
mul f64 1870 706
add f64 1873 1874
mul f64 1871 705
add f64 1875 1876
mul f64 1871 706
add f64 1877 1878
mul f64 1612 697
add f64 1879 1880
add f64 1867 1881
sub f64 1882 1867
sub f64 1881 1883
add f64 312 1882
sub f64 1885 312
sub f64 1885 1886
sub f64 312 1887
sub f64 1882 1886
add f64 1888 1889
add f64 313 1884
sub f64 1891 313
sub f64 1891 1892
sub f64 313 1893
sub f64 1884 1892
add f64 1894 1895
add f64 1890 1891
add f64 1885 1897
sub f64 1898 1885
sub f64 1897 1899
add f64 1900 1896
add f64 1898 1901
sub f64 1902 1898
sub f64 1901 1903
lt i1 1902 741
select f64 1905 741 1902
lt i1 740 1906
select f64 1907 740 1906
eq i1 1908 1902
select f64 1909 1904 6
mul f64 1737 697
bitcast i64 1737
and i64 1912 145
bitcast f64 1913
sub f64 1737 1914
mul f64 1914 705
sub f64 1916 1911
mul f64 1914 706
add f64 1917 1918
mul f64 1915 705
add f64 1919 1920
mul f64 1915 706
add f64 1921 1922
mul f64 1739 697
add f64 1923 1924
add f64 1911 1925
sub f64 1926 1911
sub f64 1925 1927
add f64 312 1926
sub f64 1929 312
sub f64 1929 1930
sub f64 312 1931
sub f64 1926 1930
add f64 1932 1933
add f64 313 1928
sub f64 1935 313
sub f64 1935 1936
sub f64 313 1937
sub f64 1928 1936
add f64 1938 1939
add f64 1934 1935
add f64 1929 1941
sub f64 1942 1929
sub f64 1941 1943
add f64 1944 1940
add f64 1942 1945
sub f64 1946 1942
sub f64 1945 1947
lt i1 1946 741
select f64 1949 741 1946
lt i1 740 1950
select f64 1951 740 1950
eq i1 1952 1946
select f64 1953 1948 6
mul f64 1864 792
bitcast i64 1864
and i64 1956 145
bitcast f64 1957
sub f64 1864 1958
mul f64 1958 805
sub f64 1960 1955
mul f64 1958 806
add f64 1961 1962
mul f64 1959 805
add f64 1963 1964
mul f64 1959 806
add f64 1965 1966
mul f64 1864 797
mul f64 1866 792
add f64 1968 1969
add f64 1967 1970
add f64 1955 1971
sub f64 1972 1955
sub f64 1971 1973
add f64 312 1972
sub f64 1975 312
sub f64 1975 1976
sub f64 312 1977
sub f64 1972 1976
add f64 1978 1979
add f64 313 1974
sub f64 1981 313
sub f64 1981 1982
sub f64 313 1983
sub f64 1974 1982
add f64 1984 1985
add f64 1980 1981
add f64 1975 1987
sub f64 1988 1975
sub f64 1987 1989
add f64 1990 1986
add f64 1988 1991
sub f64 1992 1988
sub f64 1991 1993
lt i1 1992 741
select f64 1995 741 1992
lt i1 740 1996
select f64 1997 740 1996
eq i1 1998 1992
select f64 1999 1994 6
mul f64 1908 848
add f64 2001 849
bitcast i64 2002
sub i64 2003 853
mul f64 1952 848
add f64 2005 849
bitcast i64 2006
sub i64 2007 853
mul f64 1998 848
add f64 2009 849
bitcast i64 2010
sub i64 2011 853
abs f64 1952
eq i1 2013 740
eq i1 1998 1952
and i1 2014 2015
div f64 47 1469
log_plus_one f64 2017
mul f64 34 2018
lt i1 867 2019
or i1 2016 2020
lt i1 2012 2008
or i1 2021 2022
select i64 2023 2008 2012
select i64 1462 2004 2024
div f64 15 1469
log_plus_one f64 2026
mul f64 697 2027
exponential f64 2028
div f64 17 1469
log_plus_one f64 2030
mul f64 697 2031
exponential f64 2032
div f64 885 1469
log_plus_one f64 2034
mul f64 697 2035
exponential f64 2036
div f64 890 1469
log_plus_one f64 2038
mul f64 697 2039
exponential f64 2040
div f64 895 1469
log_plus_one f64 2042
mul f64 697 2043
exponential f64 2044
div f64 900 1469
log_plus_one f64 2046
mul f64 697 2047
exponential f64 2048
div f64 905 1469
log_plus_one f64 2050
mul f64 697 2051
exponential f64 2052
div f64 910 1469
log_plus_one f64 2054
mul f64 697 2055
exponential f64 2056
div f64 915 1469
log_plus_one f64 2058
mul f64 697 2059
exponential f64 2060
add f64 15 2029
sub f64 2062 15
sub f64 2062 2063
sub f64 15 2064
sub f64 2029 2063
add f64 2065 2066
add f64 2061 2057
add f64 2053 2049
add f64 2068 2069
add f64 2045 2041
add f64 2037 2033
add f64 2071 2072
add f64 2070 2073
sub i64 2008 2025
lt i1 2075 934
select i64 2076 934 2075
sub f64 2006 849
neg f64 2078
mul f64 2079 109
add f64 2080 1952
mul f64 2079 175
add f64 2082 1954
add f64 2081 2083
sub f64 2084 2081
sub f64 2084 2085
sub f64 2081 2086
sub f64 2083 2085
add f64 2087 2088
mul f64 2084 2084
mul f64 950 2084
add f64 2091 951
mul f64 2092 2084
add f64 2093 954
mul f64 2094 2084
add f64 2095 957
mul f64 2096 2084
add f64 2097 960
mul f64 2098 2084
add f64 2099 963
mul f64 2100 2084
add f64 2101 966
mul f64 2102 2084
add f64 2103 969
mul f64 2104 2084
add f64 2105 972
mul f64 2106 2084
add f64 2107 975
mul f64 2089 2084
add f64 2089 2109
mul f64 2090 2108
add f64 2111 2110
add f64 2084 2112
sub f64 2113 2084
sub f64 2112 2114
add f64 2113 15
sub f64 2116 2113
sub f64 2116 2117
sub f64 2113 2118
sub f64 15 2117
add f64 2119 2120
add f64 2121 2115
add f64 2116 2122
sub f64 2123 2116
sub f64 2122 2124
add i64 2077 995
shl i64 2126 99
bitcast f64 2127
mul f64 2123 2128
mul f64 2125 2128
add f64 2062 2074
sub f64 2131 2062
sub f64 2131 2132
sub f64 2062 2133
sub f64 2074 2132
add f64 2134 2135
add f64 2136 2067
add f64 2131 2137
sub f64 2138 2131
sub f64 2137 2139
mul f64 2129 2138
bitcast i64 2129
and i64 2142 145
bitcast f64 2143
sub f64 2129 2144
bitcast i64 2138
and i64 2146 145
bitcast f64 2147
sub f64 2138 2148
mul f64 2144 2148
sub f64 2150 2141
mul f64 2144 2149
add f64 2151 2152
mul f64 2145 2148
add f64 2153 2154
mul f64 2145 2149
add f64 2155 2156
mul f64 2129 2140
mul f64 2130 2138
add f64 2158 2159
add f64 2157 2160
add f64 2141 2161
sub f64 2162 2141
sub f64 2161 2163
sub i64 2012 2025
lt i1 2165 934
select i64 2166 934 2165
sub f64 2010 849
neg f64 2168
mul f64 2169 109
add f64 2170 1998
mul f64 2169 175
add f64 2172 2000
add f64 2171 2173
sub f64 2174 2171
sub f64 2174 2175
sub f64 2171 2176
sub f64 2173 2175
add f64 2177 2178
mul f64 2174 2174
mul f64 950 2174
add f64 2181 951
mul f64 2182 2174
add f64 2183 954
mul f64 2184 2174
add f64 2185 957
mul f64 2186 2174
add f64 2187 960
mul f64 2188 2174
add f64 2189 963
mul f64 2190 2174
add f64 2191 966
mul f64 2192 2174
add f64 2193 969
mul f64 2194 2174
add f64 2195 972
mul f64 2196 2174
add f64 2197 975
mul f64 2179 2174
add f64 2179 2199
mul f64 2180 2198
add f64 2201 2200
add f64 2174 2202
sub f64 2203 2174
sub f64 2202 2204
add f64 2203 15
sub f64 2206 2203
sub f64 2206 2207
sub f64 2203 2208
sub f64 15 2207
add f64 2209 2210
add f64 2211 2205
add f64 2206 2212
sub f64 2213 2206
sub f64 2212 2214
add i64 2167 995
shl i64 2216 99
bitcast f64 2217
mul f64 2213 2218
mul f64 2215 2218
div f64 1094 1478
div f64 1097 1478
mul f64 2221 2222
mul f64 2223 1091
add f64 1092 2224
div f64 1103 1478
div f64 1106 1478
mul f64 2226 2227
mul f64 2228 2225
add f64 1102 2229
div f64 1113 1478
div f64 1115 1478
mul f64 2231 2232
mul f64 2233 2230
add f64 1111 2234
div f64 1122 1478
div f64 1125 1478
mul f64 2236 2237
mul f64 2238 2235
add f64 1120 2239
div f64 1132 1478
div f64 1135 1478
mul f64 2241 2242
mul f64 2243 2240
add f64 1130 2244
div f64 1142 1478
div f64 1145 1478
mul f64 2246 2247
mul f64 2248 2245
add f64 1140 2249
div f64 1151 1478
div f64 1153 1478
mul f64 2251 2252
mul f64 2253 2250
add f64 1150 2254
div f64 1159 1478
div f64 1161 1478
mul f64 2256 2257
mul f64 2258 2255
add f64 1158 2259
div f64 1167 1478
div f64 1169 1478
mul f64 2261 2262
mul f64 2263 2260
add f64 1166 2264
div f64 1175 1478
div f64 1177 1478
mul f64 2266 2267
mul f64 2268 2265
add f64 1174 2269
div f64 1182 1478
div f64 1184 1478
mul f64 2271 2272
mul f64 2273 2270
add f64 92 2274
div f64 34 1478
mul f64 2276 2275
add f64 2 2277
div f64 2278 1478
add f64 1220 2279
sub f64 2280 1220
sub f64 2280 2281
sub f64 1220 2282
sub f64 2279 2281
add f64 2283 2284
add f64 2285 1222
add f64 2280 2286
sub f64 2287 2280
sub f64 2286 2288
mul f64 2219 2287
bitcast i64 2219
and i64 2291 145
bitcast f64 2292
sub f64 2219 2293
bitcast i64 2287
and i64 2295 145
bitcast f64 2296
sub f64 2287 2297
mul f64 2293 2297
sub f64 2299 2290
mul f64 2293 2298
add f64 2300 2301
mul f64 2294 2297
add f64 2302 2303
mul f64 2294 2298
add f64 2304 2305
mul f64 2219 2289
mul f64 2220 2287
add f64 2307 2308
add f64 2306 2309
add f64 2290 2310
sub f64 2311 2290
sub f64 2310 2312
select f64 2021 6 2311
select f64 2021 6 2313
add f64 2162 2314
sub f64 2316 2162
sub f64 2316 2317
sub f64 2162 2318
sub f64 2314 2317
add f64 2319 2320
add f64 2164 2315
sub f64 2322 2164
sub f64 2322 2323
sub f64 2164 2324
sub f64 2315 2323
add f64 2325 2326
add f64 2321 2322
add f64 2316 2328
sub f64 2329 2316
sub f64 2328 2330
add f64 2331 2327
add f64 2329 2332
sub f64 2333 2329
sub f64 2332 2334
sub f64 2002 849
neg f64 2336
mul f64 2337 109
add f64 2338 1908
mul f64 2337 175
add f64 2340 1910
add f64 2339 2341
sub f64 2342 2339
sub f64 2342 2343
sub f64 2339 2344
sub f64 2341 2343
add f64 2345 2346
mul f64 2342 2342
mul f64 950 2342
add f64 2349 951
mul f64 2350 2342
add f64 2351 954
mul f64 2352 2342
add f64 2353 957
mul f64 2354 2342
add f64 2355 960
mul f64 2356 2342
add f64 2357 963
mul f64 2358 2342
add f64 2359 966
mul f64 2360 2342
add f64 2361 969
mul f64 2362 2342
add f64 2363 972
mul f64 2364 2342
add f64 2365 975
mul f64 2347 2342
add f64 2347 2367
mul f64 2348 2366
add f64 2369 2368
add f64 2342 2370
sub f64 2371 2342
sub f64 2370 2372
add f64 2371 15
sub f64 2374 2371
sub f64 2374 2375
sub f64 2371 2376
sub f64 15 2375
add f64 2377 2378
add f64 2379 2373
add f64 2374 2380
sub f64 2381 2374
sub f64 2380 2382
mul f64 2381 1336
mul f64 2383 1336
add f64 2333 2384
sub f64 2386 2333
sub f64 2386 2387
sub f64 2333 2388
sub f64 2384 2387
add f64 2389 2390
add f64 2335 2385
sub f64 2392 2335
sub f64 2392 2393
sub f64 2335 2394
sub f64 2385 2393
add f64 2395 2396
add f64 2391 2392
add f64 2386 2398
sub f64 2399 2386
sub f64 2398 2400
add f64 2401 2397
add f64 2399 2402
sub f64 2403 2399
sub f64 2402 2404
select f64 1462 2403 2333
select f64 1462 2405 2335
mul f64 2406 1424
bitcast i64 2406
and i64 2409 145
bitcast f64 2410
sub f64 2406 2411
mul f64 2411 1432
sub f64 2413 2408
mul f64 2411 1433
add f64 2414 2415
mul f64 2412 1432
add f64 2416 2417
mul f64 2412 1433
add f64 2418 2419
mul f64 2407 1424
add f64 2420 2421
add f64 2408 2422
sub f64 2423 2408
sub f64 2422 2424
add f64 2423 2425
shr i64 2025 1448
add i64 2427 995
shl i64 2428 99
bitcast f64 2429
mul f64 2426 2430
sub i64 2025 2427
add i64 2432 995
shl i64 2433 99
bitcast f64 2434
mul f64 2431 2435
select f64 1460 2436 6
sub f64 15 27
lt i1 2438 30
select f64 2439 2438 15
lt i1 2440 15
add f64 15 2440
sub f64 2442 15
sub f64 2442 2443
sub f64 15 2444
sub f64 2440 2443
add f64 2445 2446
select f64 2441 2442 2440
select f64 2441 2447 6
add f64 2448 47
sub f64 2450 2448
sub f64 2450 2451
sub f64 2448 2452
sub f64 47 2451
add f64 2453 2454
add f64 2455 2449
add f64 2450 2456
sub f64 2457 2450
sub f64 2456 2458
lt i1 2440 58
mul f64 2440 59
select f64 2460 2461 2440
ne i1 2462 2440
select f64 2463 63 6
bitcast i64 2462
sub i64 2465 97
shr i64 2466 99
shl i64 2467 99
sub i64 2465 2468
bitcast f64 2469
sub f64 2470 15
convert f64 2467
sub f64 2472 2464
add f64 17 2471
div f64 2471 2474
mul f64 2473 109
mul f64 17 2475
add f64 2476 2477
mul f64 2475 2475
mul f64 2475 2479
mul f64 116 2479
add f64 2481 117
mul f64 2482 2479
add f64 2483 120
mul f64 2484 2479
add f64 2485 123
mul f64 2486 2479
add f64 2487 126
mul f64 2488 2479
add f64 2489 129
mul f64 2490 2479
add f64 2491 132
mul f64 2492 2479
add f64 2493 135
mul f64 2479 2494
add f64 115 2495
mul f64 2480 2496
add f64 2478 2497
mul f64 2475 2474
sub f64 2471 2499
bitcast i64 2475
and i64 2501 145
bitcast f64 2502
sub f64 2475 2503
bitcast i64 2474
and i64 2505 145
bitcast f64 2506
sub f64 2474 2507
mul f64 2503 2507
sub f64 2509 2499
mul f64 2503 2508
add f64 2510 2511
mul f64 2504 2507
add f64 2512 2513
mul f64 2504 2508
add f64 2514 2515
sub f64 2500 2516
sub f64 2474 17
sub f64 2471 2518
mul f64 2475 2519
sub f64 2517 2520
div f64 2521 2474
sub f64 2478 2476
sub f64 2477 2523
sub f64 2498 2478
sub f64 2498 2525
sub f64 2478 2526
sub f64 2497 2525
add f64 2527 2528
add f64 2524 2529
mul f64 2473 175
add f64 2530 2531
mul f64 2473 178
mul f64 17 2522
mul f64 2503 2503
sub f64 2535 2479
mul f64 2503 2504
add f64 2536 2537
mul f64 2504 2503
add f64 2538 2539
mul f64 2504 2504
add f64 2540 2541
mul f64 2477 2522
add f64 2542 2543
bitcast i64 2479
and i64 2545 145
bitcast f64 2546
sub f64 2479 2547
mul f64 2503 2547
sub f64 2549 2480
mul f64 2503 2548
add f64 2550 2551
mul f64 2504 2547
add f64 2552 2553
mul f64 2504 2548
add f64 2554 2555
mul f64 2475 2544
mul f64 2522 2479
add f64 2557 2558
add f64 2556 2559
sub f64 2496 115
sub f64 2495 2561
add f64 2562 209
bitcast i64 2480
and i64 2564 145
bitcast f64 2565
sub f64 2480 2566
bitcast i64 2496
and i64 2568 145
bitcast f64 2569
sub f64 2496 2570
mul f64 2566 2570
sub f64 2572 2497
mul f64 2566 2571
add f64 2573 2574
mul f64 2567 2570
add f64 2575 2576
mul f64 2567 2571
add f64 2577 2578
mul f64 2480 2563
mul f64 2560 2496
add f64 2580 2581
add f64 2579 2582
add f64 2534 2583
add f64 2533 2584
add f64 2532 2585
div f64 6 2462
add f64 2586 2587
add f64 2498 2588
sub f64 2589 2498
sub f64 2588 2590
bitcast i64 2448
sub i64 2592 97
shr i64 2593 99
shl i64 2594 99
sub i64 2592 2595
bitcast f64 2596
sub f64 2597 15
convert f64 2594
sub f64 2599 6
add f64 17 2598
div f64 2598 2601
mul f64 2600 109
mul f64 17 2602
add f64 2603 2604
mul f64 2602 2602
mul f64 2602 2606
mul f64 116 2606
add f64 2608 117
mul f64 2609 2606
add f64 2610 120
mul f64 2611 2606
add f64 2612 123
mul f64 2613 2606
add f64 2614 126
mul f64 2615 2606
add f64 2616 129
mul f64 2617 2606
add f64 2618 132
mul f64 2619 2606
add f64 2620 135
mul f64 2606 2621
add f64 115 2622
mul f64 2607 2623
add f64 2605 2624
mul f64 2602 2601
sub f64 2598 2626
bitcast i64 2602
and i64 2628 145
bitcast f64 2629
sub f64 2602 2630
bitcast i64 2601
and i64 2632 145
bitcast f64 2633
sub f64 2601 2634
mul f64 2630 2634
sub f64 2636 2626
mul f64 2630 2635
add f64 2637 2638
mul f64 2631 2634
add f64 2639 2640
mul f64 2631 2635
add f64 2641 2642
sub f64 2627 2643
sub f64 2601 17
sub f64 2598 2645
mul f64 2602 2646
sub f64 2644 2647
div f64 2648 2601
sub f64 2605 2603
sub f64 2604 2650
sub f64 2625 2605
sub f64 2625 2652
sub f64 2605 2653
sub f64 2624 2652
add f64 2654 2655
add f64 2651 2656
mul f64 2600 175
add f64 2657 2658
mul f64 2600 178
mul f64 17 2649
mul f64 2630 2630
sub f64 2662 2606
mul f64 2630 2631
add f64 2663 2664
mul f64 2631 2630
add f64 2665 2666
mul f64 2631 2631
add f64 2667 2668
mul f64 2604 2649
add f64 2669 2670
bitcast i64 2606
and i64 2672 145
bitcast f64 2673
sub f64 2606 2674
mul f64 2630 2674
sub f64 2676 2607
mul f64 2630 2675
add f64 2677 2678
mul f64 2631 2674
add f64 2679 2680
mul f64 2631 2675
add f64 2681 2682
mul f64 2602 2671
mul f64 2649 2606
add f64 2684 2685
add f64 2683 2686
sub f64 2623 115
sub f64 2622 2688
add f64 2689 209
bitcast i64 2607
and i64 2691 145
bitcast f64 2692
sub f64 2607 2693
bitcast i64 2623
and i64 2695 145
bitcast f64 2696
sub f64 2623 2697
mul f64 2693 2697
sub f64 2699 2624
mul f64 2693 2698
add f64 2700 2701
mul f64 2694 2697
add f64 2702 2703
mul f64 2694 2698
add f64 2704 2705
mul f64 2607 2690
mul f64 2687 2623
add f64 2707 2708
add f64 2706 2709
add f64 2661 2710
add f64 2660 2711
add f64 2659 2712
div f64 2449 2448
add f64 2713 2714
add f64 2625 2715
sub f64 2716 2625
sub f64 2715 2717
bitcast i64 2457
sub i64 2719 97
shr i64 2720 99
shl i64 2721 99
sub i64 2719 2722
bitcast f64 2723
sub f64 2724 15
convert f64 2721
sub f64 2726 6
add f64 17 2725
div f64 2725 2728
mul f64 2727 109
mul f64 17 2729
add f64 2730 2731
mul f64 2729 2729
mul f64 2729 2733
mul f64 116 2733
add f64 2735 117
mul f64 2736 2733
add f64 2737 120
mul f64 2738 2733
add f64 2739 123
mul f64 2740 2733
add f64 2741 126
mul f64 2742 2733
add f64 2743 129
mul f64 2744 2733
add f64 2745 132
mul f64 2746 2733
add f64 2747 135
mul f64 2733 2748
add f64 115 2749
mul f64 2734 2750
add f64 2732 2751
mul f64 2729 2728
sub f64 2725 2753
bitcast i64 2729
and i64 2755 145
bitcast f64 2756
sub f64 2729 2757
bitcast i64 2728
and i64 2759 145
bitcast f64 2760
sub f64 2728 2761
mul f64 2757 2761
sub f64 2763 2753
mul f64 2757 2762
add f64 2764 2765
mul f64 2758 2761
add f64 2766 2767
mul f64 2758 2762
add f64 2768 2769
sub f64 2754 2770
sub f64 2728 17
sub f64 2725 2772
mul f64 2729 2773
sub f64 2771 2774
div f64 2775 2728
sub f64 2732 2730
sub f64 2731 2777
sub f64 2752 2732
sub f64 2752 2779
sub f64 2732 2780
sub f64 2751 2779
add f64 2781 2782
add f64 2778 2783
mul f64 2727 175
add f64 2784 2785
mul f64 2727 178
mul f64 17 2776
mul f64 2757 2757
sub f64 2789 2733
mul f64 2757 2758
add f64 2790 2791
mul f64 2758 2757
add f64 2792 2793
mul f64 2758 2758
add f64 2794 2795
mul f64 2731 2776
add f64 2796 2797
bitcast i64 2733
and i64 2799 145
bitcast f64 2800
sub f64 2733 2801
mul f64 2757 2801
sub f64 2803 2734
mul f64 2757 2802
add f64 2804 2805
mul f64 2758 2801
add f64 2806 2807
mul f64 2758 2802
add f64 2808 2809
mul f64 2729 2798
mul f64 2776 2733
add f64 2811 2812
add f64 2810 2813
sub f64 2750 115
sub f64 2749 2815
add f64 2816 209
bitcast i64 2734
and i64 2818 145
bitcast f64 2819
sub f64 2734 2820
bitcast i64 2750
and i64 2822 145
bitcast f64 2823
sub f64 2750 2824
mul f64 2820 2824
sub f64 2826 2751
mul f64 2820 2825
add f64 2827 2828
mul f64 2821 2824
add f64 2829 2830
mul f64 2821 2825
add f64 2831 2832
mul f64 2734 2817
mul f64 2814 2750
add f64 2834 2835
add f64 2833 2836
add f64 2788 2837
add f64 2787 2838
add f64 2786 2839
div f64 2459 2457
add f64 2840 2841
add f64 2752 2842
sub f64 2843 2752
sub f64 2842 2844
mul f64 2589 697
bitcast i64 2589
and i64 2847 145
bitcast f64 2848
sub f64 2589 2849
mul f64 2849 705
sub f64 2851 2846
mul f64 2849 706
add f64 2852 2853
mul f64 2850 705
add f64 2854 2855
mul f64 2850 706
add f64 2856 2857
mul f64 2591 697
add f64 2858 2859
add f64 2846 2860
sub f64 2861 2846
sub f64 2860 2862
add f64 312 2861
sub f64 2864 312
sub f64 2864 2865
sub f64 312 2866
sub f64 2861 2865
add f64 2867 2868
add f64 313 2863
sub f64 2870 313
sub f64 2870 2871
sub f64 313 2872
sub f64 2863 2871
add f64 2873 2874
add f64 2869 2870
add f64 2864 2876
sub f64 2877 2864
sub f64 2876 2878
add f64 2879 2875
add f64 2877 2880
sub f64 2881 2877
sub f64 2880 2882
lt i1 2881 741
select f64 2884 741 2881
lt i1 740 2885
select f64 2886 740 2885
eq i1 2887 2881
select f64 2888 2883 6
mul f64 2716 697
bitcast i64 2716
and i64 2891 145
bitcast f64 2892
sub f64 2716 2893
mul f64 2893 705
sub f64 2895 2890
mul f64 2893 706
add f64 2896 2897
mul f64 2894 705
add f64 2898 2899
mul f64 2894 706
add f64 2900 2901
mul f64 2718 697
add f64 2902 2903
add f64 2890 2904
sub f64 2905 2890
sub f64 2904 2906
add f64 312 2905
sub f64 2908 312
sub f64 2908 2909
sub f64 312 2910
sub f64 2905 2909
add f64 2911 2912
add f64 313 2907
sub f64 2914 313
sub f64 2914 2915
sub f64 313 2916
sub f64 2907 2915
add f64 2917 2918
add f64 2913 2914
add f64 2908 2920
sub f64 2921 2908
sub f64 2920 2922
add f64 2923 2919
add f64 2921 2924
sub f64 2925 2921
sub f64 2924 2926
lt i1 2925 741
select f64 2928 741 2925
lt i1 740 2929
select f64 2930 740 2929
eq i1 2931 2925
select f64 2932 2927 6
mul f64 2843 792
bitcast i64 2843
and i64 2935 145
bitcast f64 2936
sub f64 2843 2937
mul f64 2937 805
sub f64 2939 2934
mul f64 2937 806
add f64 2940 2941
mul f64 2938 805
add f64 2942 2943
mul f64 2938 806
add f64 2944 2945
mul f64 2843 797
mul f64 2845 792
add f64 2947 2948
add f64 2946 2949
add f64 2934 2950
sub f64 2951 2934
sub f64 2950 2952
add f64 312 2951
sub f64 2954 312
sub f64 2954 2955
sub f64 312 2956
sub f64 2951 2955
add f64 2957 2958
add f64 313 2953
sub f64 2960 313
sub f64 2960 2961
sub f64 313 2962
sub f64 2953 2961
add f64 2963 2964
add f64 2959 2960
add f64 2954 2966
sub f64 2967 2954
sub f64 2966 2968
add f64 2969 2965
add f64 2967 2970
sub f64 2971 2967
sub f64 2970 2972
lt i1 2971 741
select f64 2974 741 2971
lt i1 740 2975
select f64 2976 740 2975
eq i1 2977 2971
select f64 2978 2973 6
mul f64 2887 848
add f64 2980 849
bitcast i64 2981
sub i64 2982 853
mul f64 2931 848
add f64 2984 849
bitcast i64 2985
sub i64 2986 853
mul f64 2977 848
add f64 2988 849
bitcast i64 2989
sub i64 2990 853
abs f64 2931
eq i1 2992 740
eq i1 2977 2931
and i1 2993 2994
div f64 47 2448
log_plus_one f64 2996
mul f64 34 2997
lt i1 867 2998
or i1 2995 2999
lt i1 2991 2987
or i1 3000 3001
select i64 3002 2987 2991
select i64 2441 2983 3003
div f64 15 2448
log_plus_one f64 3005
mul f64 697 3006
exponential f64 3007
div f64 17 2448
log_plus_one f64 3009
mul f64 697 3010
exponential f64 3011
div f64 885 2448
log_plus_one f64 3013
mul f64 697 3014
exponential f64 3015
div f64 890 2448
log_plus_one f64 3017
mul f64 697 3018
exponential f64 3019
div f64 895 2448
log_plus_one f64 3021
mul f64 697 3022
exponential f64 3023
div f64 900 2448
log_plus_one f64 3025
mul f64 697 3026
exponential f64 3027
div f64 905 2448
log_plus_one f64 3029
mul f64 697 3030
exponential f64 3031
div f64 910 2448
log_plus_one f64 3033
mul f64 697 3034
exponential f64 3035
div f64 915 2448
log_plus_one f64 3037
mul f64 697 3038
exponential f64 3039
add f64 15 3008
sub f64 3041 15
sub f64 3041 3042
sub f64 15 3043
sub f64 3008 3042
add f64 3044 3045
add f64 3040 3036
add f64 3032 3028
add f64 3047 3048
add f64 3024 3020
add f64 3016 3012
add f64 3050 3051
add f64 3049 3052
sub i64 2987 3004
lt i1 3054 934
select i64 3055 934 3054
sub f64 2985 849
neg f64 3057
mul f64 3058 109
add f64 3059 2931
mul f64 3058 175
add f64 3061 2933
add f64 3060 3062
sub f64 3063 3060
sub f64 3063 3064
sub f64 3060 3065
sub f64 3062 3064
add f64 3066 3067
mul f64 3063 3063
mul f64 950 3063
add f64 3070 951
mul f64 3071 3063
add f64 3072 954
mul f64 3073 3063
add f64 3074 957
mul f64 3075 3063
add f64 3076 960
mul f64 3077 3063
add f64 3078 963
mul f64 3079 3063
add f64 3080 966
mul f64 3081 3063
add f64 3082 969
mul f64 3083 3063
add f64 3084 972
mul f64 3085 3063
add f64 3086 975
mul f64 3068 3063
add f64 3068 3088
mul f64 3069 3087
add f64 3090 3089
add f64 3063 3091
sub f64 3092 3063
sub f64 3091 3093
add f64 3092 15
sub f64 3095 3092
sub f64 3095 3096
sub f64 3092 3097
sub f64 15 3096
add f64 3098 3099
add f64 3100 3094
add f64 3095 3101
sub f64 3102 3095
sub f64 3101 3103
add i64 3056 995
shl i64 3105 99
bitcast f64 3106
mul f64 3102 3107
mul f64 3104 3107
add f64 3041 3053
sub f64 3110 3041
sub f64 3110 3111
sub f64 3041 3112
sub f64 3053 3111
add f64 3113 3114
add f64 3115 3046
add f64 3110 3116
sub f64 3117 3110
sub f64 3116 3118
mul f64 3108 3117
bitcast i64 3108
and i64 3121 145
bitcast f64 3122
sub f64 3108 3123
bitcast i64 3117
and i64 3125 145
bitcast f64 3126
sub f64 3117 3127
mul f64 3123 3127
sub f64 3129 3120
mul f64 3123 3128
add f64 3130 3131
mul f64 3124 3127
add f64 3132 3133
mul f64 3124 3128
add f64 3134 3135
mul f64 3108 3119
mul f64 3109 3117
add f64 3137 3138
add f64 3136 3139
add f64 3120 3140
sub f64 3141 3120
sub f64 3140 3142
sub i64 2991 3004
lt i1 3144 934
select i64 3145 934 3144
sub f64 2989 849
neg f64 3147
mul f64 3148 109
add f64 3149 2977
mul f64 3148 175
add f64 3151 2979
add f64 3150 3152
sub f64 3153 3150
sub f64 3153 3154
sub f64 3150 3155
sub f64 3152 3154
add f64 3156 3157
mul f64 3153 3153
mul f64 950 3153
add f64 3160 951
mul f64 3161 3153
add f64 3162 954
mul f64 3163 3153
add f64 3164 957
mul f64 3165 3153
add f64 3166 960
mul f64 3167 3153
add f64 3168 963
mul f64 3169 3153
add f64 3170 966
mul f64 3171 3153
add f64 3172 969
mul f64 3173 3153
add f64 3174 972
mul f64 3175 3153
add f64 3176 975
mul f64 3158 3153
add f64 3158 3178
mul f64 3159 3177
add f64 3180 3179
add f64 3153 3181
sub f64 3182 3153
sub f64 3181 3183
add f64 3182 15
sub f64 3185 3182
sub f64 3185 3186
sub f64 3182 3187
sub f64 15 3186
add f64 3188 3189
add f64 3190 3184
add f64 3185 3191
sub f64 3192 3185
sub f64 3191 3193
add i64 3146 995
shl i64 3195 99
bitcast f64 3196
mul f64 3192 3197
mul f64 3194 3197
div f64 1094 2457
div f64 1097 2457
mul f64 3200 3201
mul f64 3202 1091
add f64 1092 3203
div f64 1103 2457
div f64 1106 2457
mul f64 3205 3206
mul f64 3207 3204
add f64 1102 3208
div f64 1113 2457
div f64 1115 2457
mul f64 3210 3211
mul f64 3212 3209
add f64 1111 3213
div f64 1122 2457
div f64 1125 2457
mul f64 3215 3216
mul f64 3217 3214
add f64 1120 3218
div f64 1132 2457
div f64 1135 2457
mul f64 3220 3221
mul f64 3222 3219
add f64 1130 3223
div f64 1142 2457
div f64 1145 2457
mul f64 3225 3226
mul f64 3227 3224
add f64 1140 3228
div f64 1151 2457
div f64 1153 2457
mul f64 3230 3231
mul f64 3232 3229
add f64 1150 3233
div f64 1159 2457
div f64 1161 2457
mul f64 3235 3236
mul f64 3237 3234
add f64 1158 3238
div f64 1167 2457
div f64 1169 2457
mul f64 3240 3241
mul f64 3242 3239
add f64 1166 3243
div f64 1175 2457
div f64 1177 2457
mul f64 3245 3246
mul f64 3247 3244
add f64 1174 3248
div f64 1182 2457
div f64 1184 2457
mul f64 3250 3251
mul f64 3252 3249
add f64 92 3253
div f64 34 2457
mul f64 3255 3254
add f64 2 3256
div f64 3257 2457
add f64 1220 3258
sub f64 3259 1220
sub f64 3259 3260
sub f64 1220 3261
sub f64 3258 3260
add f64 3262 3263
add f64 3264 1222
add f64 3259 3265
sub f64 3266 3259
sub f64 3265 3267
mul f64 3198 3266
bitcast i64 3198
and i64 3270 145
bitcast f64 3271
sub f64 3198 3272
bitcast i64 3266
and i64 3274 145
bitcast f64 3275
sub f64 3266 3276
mul f64 3272 3276
sub f64 3278 3269
mul f64 3272 3277
add f64 3279 3280
mul f64 3273 3276
add f64 3281 3282
mul f64 3273 3277
add f64 3283 3284
mul f64 3198 3268
mul f64 3199 3266
add f64 3286 3287
add f64 3285 3288
add f64 3269 3289
sub f64 3290 3269
sub f64 3289 3291
select f64 3000 6 3290
select f64 3000 6 3292
add f64 3141 3293
sub f64 3295 3141
sub f64 3295 3296
sub f64 3141 3297
sub f64 3293 3296
add f64 3298 3299
add f64 3143 3294
sub f64 3301 3143
sub f64 3301 3302
sub f64 3143 3303
sub f64 3294 3302
add f64 3304 3305
add f64 3300 3301
add f64 3295 3307
sub f64 3308 3295
sub f64 3307 3309
add f64 3310 3306
add f64 3308 3311
sub f64 3312 3308
sub f64 3311 3313
sub f64 2981 849
neg f64 3315
mul f64 3316 109
add f64 3317 2887
mul f64 3316 175
add f64 3319 2889
add f64 3318 3320
sub f64 3321 3318
sub f64 3321 3322
sub f64 3318 3323
sub f64 3320 3322
add f64 3324 3325
mul f64 3321 3321
mul f64 950 3321
add f64 3328 951
mul f64 3329 3321
add f64 3330 954
mul f64 3331 3321
add f64 3332 957
mul f64 3333 3321
add f64 3334 960
mul f64 3335 3321
add f64 3336 963
mul f64 3337 3321
add f64 3338 966
mul f64 3339 3321
add f64 3340 969
mul f64 3341 3321
add f64 3342 972
mul f64 3343 3321
add f64 3344 975
mul f64 3326 3321
add f64 3326 3346
mul f64 3327 3345
add f64 3348 3347
add f64 3321 3349
sub f64 3350 3321
sub f64 3349 3351
add f64 3350 15
sub f64 3353 3350
sub f64 3353 3354
sub f64 3350 3355
sub f64 15 3354
add f64 3356 3357
add f64 3358 3352
add f64 3353 3359
sub f64 3360 3353
sub f64 3359 3361
mul f64 3360 1336
mul f64 3362 1336
add f64 3312 3363
sub f64 3365 3312
sub f64 3365 3366
sub f64 3312 3367
sub f64 3363 3366
add f64 3368 3369
add f64 3314 3364
sub f64 3371 3314
sub f64 3371 3372
sub f64 3314 3373
sub f64 3364 3372
add f64 3374 3375
add f64 3370 3371
add f64 3365 3377
sub f64 3378 3365
sub f64 3377 3379
add f64 3380 3376
add f64 3378 3381
sub f64 3382 3378
sub f64 3381 3383
select f64 2441 3382 3312
select f64 2441 3384 3314
mul f64 3385 1424
bitcast i64 3385
and i64 3388 145
bitcast f64 3389
sub f64 3385 3390
mul f64 3390 1432
sub f64 3392 3387
mul f64 3390 1433
add f64 3393 3394
mul f64 3391 1432
add f64 3395 3396
mul f64 3391 1433
add f64 3397 3398
mul f64 3386 1424
add f64 3399 3400
add f64 3387 3401
sub f64 3402 3387
sub f64 3401 3403
add f64 3402 3404
shr i64 3004 1448
add i64 3406 995
shl i64 3407 99
bitcast f64 3408
mul f64 3405 3409
sub i64 3004 3406
add i64 3411 995
shl i64 3412 99
bitcast f64 3413
mul f64 3410 3414
select f64 2439 3415 6
eq i1 2437 30
sub f64 2437 1459
select f64 3417 2437 3418
add f64 3416 3419
eq i1 3416 30
and i1 3421 3417
eq i1 27 2
sub f64 27 2
constant i64 9218868437227405312
bitcast i64 3424
constant i64 9223372036854775808
and i64 3426 3427
or i64 3425 3428
bitcast f64 3429
sub f64 3416 2437
select f64 3422 3430 3431
select f64 3423 6 3432
abs f64 3433
eq i1 3434 30
add f64 3433 1459
select f64 3435 3433 3436
select f64 5 3420 3437
select f64 21 3438 1459
neg f64 30
ne i1 1 3440
and i1 5 3441
and i1 3442 12
sub f64 30 30
select f64 3443 30 3444
neg f64 3439
select f64 5 3439 3446
select f64 13 3447 3445
le i1 6 0
floor f64 0
eq i1 3450 0
lt i1 0 30
and i1 3449 3451
and i1 3453 3452
digamma f64 1
eq i1 0 6
select f64 3456 3455 3448
select f64 3454 3457 3444
""",
        ),
    ),
    "power": (
        MachineBody(
            "f32",
            "f32",
            """\
parameter f32 0
parameter f32 1
abs f32 0
floor f32 1
eq i1 3 1
constant f32 1056964608
mul f32 5 1
floor f32 6
ne i1 7 6
and i1 4 8
constant f32 1065353216
lt i1 10 2
constant f32 0
lt i1 12 1
eq i1 11 13
eq i1 2 10
constant f32 2139095040
select f32 14 16 12
select f32 15 10 17
lt i1 12 2
lt i1 2 16
abs f32 1
lt i1 21 16
and i1 19 20
and i1 23 22
select f32 24 2 10
select f32 24 1 10
convert f64 26
convert f64 25
log f64 28
mul f64 27 29
exponential f64 30
convert f32 31
select f32 24 32 18
bitcast i32 0
constant i32 0
lt i1 34 35
neg f32 33
ne i1 2 12
and i1 38 20
sub f32 16 16
select f32 39 40 33
select f32 4 33 41
select f32 9 37 42
select f32 36 43 33
eq i1 0 10
eq i1 1 12
or i1 45 46
eq i1 0 0
eq i1 1 1
and i1 48 49
select f32 50 44 40
select f32 47 10 51
""",
        ),
        MachineBody(
            "f64",
            "f64 f4E2M1FN f6E2M3FN f6E3M2FN f8E3M4 f8E4M3 f8E4M3FN f8E4M3FNUZ f8E4M3B11FNUZ f8E5M2 f8E5M2FNUZ bf16 f16",
            """\
parameter f64 0
parameter f64 1
abs f64 0
floor f64 1
eq i1 3 1
constant f64 4602678819172646912
mul f64 5 1
floor f64 6
ne i1 7 6
and i1 4 8
constant f64 4607182418800017408
lt i1 10 2
constant f64 0
lt i1 12 1
eq i1 11 13
eq i1 2 10
constant f64 9218868437227405312
select f64 14 16 12
select f64 15 10 17
lt i1 12 2
lt i1 2 16
abs f64 1
lt i1 21 16
and i1 19 20
and i1 23 22
select f64 24 2 10
select f64 24 1 10
constant f64 4503599627370496
constant f64 4841369599423283200
lt i1 25 27
mul f64 25 28
select f64 29 30 25
bitcast i64 31
constant i64 4604544271217802189
sub i64 32 33
constant i64 52
shr i64 34 35
constant f64 4632515166703976448
convert f64 36
ne i1 25 31
select f64 39 37 12
sub f64 38 40
shl i64 36 35
sub i64 32 42
bitcast f64 43
sub f64 44 10
constant f64 4611686018427387904
add f64 46 45
div f64 45 47
constant f64 4604418534313443328
mul f64 41 49
mul f64 46 48
add f64 50 51
mul f64 48 48
mul f64 48 53
constant f64 4604180019048437077
constant f64 4593299128419761136
constant f64 4593077600256378520
mul f64 56 53
add f64 58 57
constant f64 4593972918407205359
mul f64 59 53
add f64 61 60
constant f64 4594710891561318956
mul f64 62 53
add f64 64 63
constant f64 4595718710896926376
mul f64 65 53
add f64 67 66
constant f64 4597174419626481272
mul f64 68 53
add f64 70 69
constant f64 4598818590920617815
mul f64 71 53
add f64 73 72
constant f64 4600877379321698710
mul f64 74 53
add f64 76 75
mul f64 53 77
add f64 55 78
mul f64 54 79
add f64 52 80
mul f64 48 47
sub f64 45 82
bitcast i64 48
constant i64 18446744073575333888
and i64 84 85
bitcast f64 86
sub f64 48 87
bitcast i64 47
and i64 89 85
bitcast f64 90
sub f64 47 91
mul f64 87 91
sub f64 93 82
mul f64 87 92
add f64 94 95
mul f64 88 91
add f64 96 97
mul f64 88 92
add f64 98 99
sub f64 83 100
sub f64 47 46
sub f64 45 102
mul f64 48 103
sub f64 101 104
div f64 105 47
sub f64 52 50
sub f64 51 107
sub f64 81 52
sub f64 81 109
sub f64 52 110
sub f64 80 109
add f64 111 112
add f64 108 113
constant f64 13639225319613145088
mul f64 41 115
add f64 114 116
constant f64 13450228951638253950
mul f64 41 118
mul f64 46 106
mul f64 87 87
sub f64 121 53
mul f64 87 88
add f64 122 123
mul f64 88 87
add f64 124 125
mul f64 88 88
add f64 126 127
mul f64 51 106
add f64 128 129
bitcast i64 53
and i64 131 85
bitcast f64 132
sub f64 53 133
mul f64 87 133
sub f64 135 54
mul f64 87 134
add f64 136 137
mul f64 88 133
add f64 138 139
mul f64 88 134
add f64 140 141
mul f64 48 130
mul f64 106 53
add f64 143 144
add f64 142 145
sub f64 79 55
sub f64 78 147
constant f64 4360985639170430293
add f64 148 149
bitcast i64 54
and i64 151 85
bitcast f64 152
sub f64 54 153
bitcast i64 79
and i64 155 85
bitcast f64 156
sub f64 79 157
mul f64 153 157
sub f64 159 80
mul f64 153 158
add f64 160 161
mul f64 154 157
add f64 162 163
mul f64 154 158
add f64 164 165
mul f64 54 150
mul f64 146 79
add f64 167 168
add f64 166 169
add f64 120 170
add f64 119 171
add f64 117 172
mul f64 26 81
constant f64 4649456441864749056
lt i1 175 174
constant f64 13873145138068324352
lt i1 174 177
or i1 176 178
lt i1 174 175
select f64 180 174 175
lt i1 177 181
select f64 182 181 177
bitcast i64 26
and i64 184 85
bitcast f64 185
sub f64 26 186
bitcast i64 81
and i64 188 85
bitcast f64 189
sub f64 81 190
mul f64 186 190
sub f64 192 174
mul f64 186 191
add f64 193 194
mul f64 187 190
add f64 195 196
mul f64 187 191
add f64 197 198
mul f64 26 173
add f64 199 200
select f64 179 12 201
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 183 203
add f64 205 204
sub f64 206 204
mul f64 207 49
sub f64 183 208
mul f64 207 115
sub f64 209 210
add f64 211 202
mul f64 212 212
constant f64 4493169262076825869
constant f64 4508818142790474795
mul f64 214 212
add f64 216 215
constant f64 4523617207225571602
mul f64 217 212
add f64 219 218
constant f64 4537941336995398790
mul f64 220 212
add f64 222 221
constant f64 4551452160552810439
mul f64 223 212
add f64 225 224
constant f64 4564047942389340013
mul f64 226 212
add f64 228 227
constant f64 4575957461383588187
mul f64 229 212
add f64 231 230
constant f64 4586165620538941447
mul f64 232 212
add f64 234 233
constant f64 4595172819793696076
mul f64 235 212
add f64 237 236
constant f64 4602678819172646917
mul f64 238 212
add f64 240 239
mul f64 213 241
add f64 242 212
add f64 10 243
bitcast i64 206
constant i64 4843621399236968448
sub i64 245 246
constant i64 1
shr i64 247 248
constant i64 1023
add i64 249 250
shl i64 251 35
bitcast f64 252
mul f64 244 253
sub i64 247 249
add i64 255 250
shl i64 256 35
bitcast f64 257
mul f64 254 258
select f64 24 259 18
bitcast i64 0
constant i64 0
lt i1 261 262
neg f64 260
ne i1 2 12
and i1 265 20
sub f64 16 16
select f64 266 267 260
select f64 4 260 268
select f64 9 264 269
select f64 263 270 260
eq i1 0 10
eq i1 1 12
or i1 272 273
eq i1 0 0
eq i1 1 1
and i1 275 276
select f64 277 271 267
select f64 274 10 278
""",
        ),
    ),
    "rsqrt": (
        MachineBody(
            "f32",
            "f32 f4E2M1FN f6E2M3FN f6E3M2FN f8E3M4 f8E4M3 f8E4M3FN f8E4M3FNUZ f8E4M3B11FNUZ f8E5M2 f8E5M2FNUZ bf16 f16",
            """\
parameter f32 0
constant f32 1065353216
sqrt f32 0
div f32 1 2
""",
        ),
        MachineBody(
            "f64",
            "f64",
            """\
parameter f64 0
constant f64 4607182418800017408
sqrt f64 0
div f64 1 2
""",
        ),
    ),
    "sine": (
        MachineBody(
            "f32",
            "f32 f4E2M1FN f6E2M3FN f6E3M2FN f8E3M4 f8E4M3 f8E4M3FN f8E4M3FNUZ f8E4M3B11FNUZ f8E5M2 f8E5M2FNUZ bf16",
            """\
parameter f32 0
abs f32 0
constant i32 0
bitcast i32 1
constant i32 23
shr i32 3 4
constant i32 126
sub i32 5 6
bitcast ui32 1
constant ui32 8388607
and ui32 8 9
constant ui32 8388608
or ui32 10 11
constant i32 2
constant ui32 32
convert ui32 7
constant ui32 1
sub ui32 14 16
and ui32 15 17
constant i32 128
and i32 7 19
ne i1 20 2
constant ui32 1295478838
constant ui32 40
select ui32 21 22 23
constant ui32 3634718287
constant ui32 3194018707
select ui32 21 25 26
constant ui32 283381887
constant ui32 2433043071
select ui32 21 28 29
constant ui32 2488855287
constant ui32 165016701
select ui32 21 31 32
constant i32 64
and i32 7 34
ne i1 35 2
select ui32 36 30 24
select ui32 36 33 27
select ui32 36 22 30
select ui32 36 25 33
select ui32 36 28 22
constant i32 32
and i32 7 42
ne i1 43 2
select ui32 44 38 37
select ui32 44 39 38
select ui32 44 40 39
select ui32 44 41 40
constant i32 1
shl ui32 47 18
add i32 13 49
eq i1 51 2
eq i1 51 49
eq i1 51 13
select ui32 54 47 48
select ui32 53 46 55
select ui32 52 45 56
sub ui32 14 18
shr ui32 57 58
or ui32 50 59
mulhi ui32 12 60
shl ui32 45 18
add i32 2 49
eq i1 63 2
eq i1 63 49
eq i1 63 13
select ui32 66 47 48
select ui32 65 46 67
select ui32 64 45 68
shr ui32 69 58
or ui32 62 70
mul ui32 12 71
shl ui32 46 18
add i32 49 49
eq i1 74 2
eq i1 74 49
eq i1 74 13
select ui32 77 47 48
select ui32 76 46 78
select ui32 75 45 79
shr ui32 80 58
or ui32 73 81
mulhi ui32 12 82
add ui32 72 83
mul ui32 12 82
add ui32 85 61
lt i1 86 61
constant ui32 0
select ui32 87 16 88
add ui32 84 89
constant ui32 536870912
add ui32 90 91
constant ui32 30
shr ui32 92 93
convert i32 94
constant f32 1166016512
lt i1 1 96
constant f32 1059256707
constant f32 1262485504
fma f32 1 98 99
bitcast i32 100
constant i32 1262485504
sub i32 101 102
select i32 97 103 95
add i32 104 2
constant f32 796917760
sub f32 99 100
constant f32 1070141403
fma f32 107 108 1
constant f32 3007036718
mul f32 107 110
add f32 109 111
constant ui32 2
shl ui32 90 113
shr ui32 86 93
or ui32 114 115
bitcast i32 116
convert f32 117
mul f32 118 106
mul f32 119 108
select f32 97 112 120
shl ui32 86 113
shr ui32 122 16
bitcast i32 123
constant f32 805306368
convert i32 118
sub i32 117 126
convert f32 127
convert f32 124
mul f32 129 125
add f32 128 130
mul f32 131 106
neg f32 120
fma f32 119 108 133
mul f32 119 110
mul f32 132 108
add f32 135 136
add f32 134 137
constant f32 2801216749
neg f32 111
fma f32 107 110 140
fma f32 107 139 141
sub f32 112 109
sub f32 111 143
add f32 144 142
select f32 97 145 138
and i32 105 49
ne i1 147 2
mul f32 121 121
constant f32 1056964608
mul f32 150 149
constant f32 1065353216
sub f32 152 151
sub f32 152 153
sub f32 154 151
mul f32 149 149
constant f32 936178713
constant f32 3132491284
fma f32 157 149 158
constant f32 1026206373
fma f32 159 149 160
mul f32 121 146
neg f32 162
fma f32 156 161 163
add f32 155 164
add f32 153 165
mul f32 121 149
constant f32 910038540
constant f32 3109039271
fma f32 168 149 169
constant f32 1007192250
fma f32 170 149 171
constant f32 3190467243
fma f32 172 149 173
fma f32 167 174 146
add f32 121 175
select f32 148 166 176
constant f32 2139095040
lt i1 1 178
shr i32 105 49
bitcast i32 177
constant i32 31
shl i32 180 182
xor i32 181 183
bitcast f32 184
sub f32 178 178
select f32 179 185 186
constant f32 0
ne i1 0 188
lt i1 0 188
select i32 190 49 2
bitcast i32 187
shl i32 191 182
xor i32 192 193
bitcast f32 194
select f32 189 195 0
""",
        ),
        MachineBody(
            "f64",
            "f64",
            """\
parameter f64 0
abs f64 0
constant i64 0
bitcast i64 1
constant i64 52
shr i64 3 4
constant i64 1022
sub i64 5 6
bitcast ui64 1
constant ui64 4503599627370495
and ui64 8 9
constant ui64 4503599627370496
or ui64 10 11
constant i64 2
constant ui64 64
convert ui64 7
constant ui64 1
sub ui64 14 16
and ui64 15 17
constant i64 1024
and i64 7 19
ne i1 20 2
constant ui64 5725640658272843386
constant ui64 325
select ui64 21 22 23
constant ui64 1041438810801820887
constant ui64 17511926765934236664
select ui64 21 25 26
constant ui64 17780037877052870828
constant ui64 5669930683074314678
select ui64 21 28 29
constant ui64 459523262424504289
constant ui64 14207504942714881020
select ui64 21 31 32
constant i64 512
and i64 7 34
ne i1 35 2
constant ui64 318605885801302483
select ui64 36 37 24
constant ui64 4098360773183308403
select ui64 36 39 27
constant ui64 2570555959721322809
select ui64 36 41 30
constant ui64 630248293968934463
select ui64 36 43 33
constant ui64 17379390670152671198
constant ui64 11729440225775764334
select ui64 36 45 46
constant ui64 6783290426449870554
constant ui64 5250199378502991884
select ui64 36 48 49
constant ui64 7853607389861473950
constant ui64 10546819083178097148
select ui64 36 51 52
constant ui64 10123754673175550698
constant ui64 4311696787721059793
select ui64 36 54 55
select ui64 36 22 37
select ui64 36 25 39
select ui64 36 28 41
constant i64 256
and i64 7 60
ne i1 61 2
select ui64 62 47 38
select ui64 62 50 40
select ui64 62 53 42
select ui64 62 56 44
select ui64 62 57 47
select ui64 62 58 50
select ui64 62 59 53
constant i64 128
and i64 7 70
ne i1 71 2
select ui64 72 65 63
select ui64 72 66 64
select ui64 72 67 65
select ui64 72 68 66
select ui64 72 69 67
constant i64 64
and i64 7 78
ne i1 79 2
select ui64 80 74 73
select ui64 80 75 74
select ui64 80 76 75
select ui64 80 77 76
constant i64 1
shl ui64 83 18
add i64 13 85
eq i1 87 2
eq i1 87 85
eq i1 87 13
select ui64 90 83 84
select ui64 89 82 91
select ui64 88 81 92
sub ui64 14 18
shr ui64 93 94
or ui64 86 95
mulhi ui64 12 96
shl ui64 81 18
add i64 2 85
eq i1 99 2
eq i1 99 85
eq i1 99 13
select ui64 102 83 84
select ui64 101 82 103
select ui64 100 81 104
shr ui64 105 94
or ui64 98 106
mul ui64 12 107
shl ui64 82 18
add i64 85 85
eq i1 110 2
eq i1 110 85
eq i1 110 13
select ui64 113 83 84
select ui64 112 82 114
select ui64 111 81 115
shr ui64 116 94
or ui64 109 117
mulhi ui64 12 118
add ui64 108 119
mul ui64 12 118
add ui64 121 97
lt i1 122 97
constant ui64 0
select ui64 123 16 124
add ui64 120 125
constant ui64 2305843009213693952
add ui64 126 127
constant ui64 62
shr ui64 128 129
convert i64 130
constant f64 4661225614328463360
lt i1 1 132
constant f64 4603909380684499075
mul f64 1 134
constant f64 4843621399236968448
add f64 135 136
bitcast i64 137
constant i64 4843621399236968448
sub i64 138 139
select i64 133 140 131
add i64 141 2
constant f64 4318952042648305664
sub f64 136 137
constant f64 4609753056924401664
mul f64 144 145
add f64 146 1
constant f64 4454258360616747008
mul f64 144 148
add f64 147 149
constant ui64 2
shl ui64 126 151
shr ui64 122 129
or ui64 152 153
bitcast i64 154
convert f64 155
mul f64 156 143
constant f64 4609753056924675352
mul f64 157 158
select f64 133 150 159
shl ui64 122 151
shr ui64 161 16
bitcast i64 162
constant f64 4323455642275676160
convert i64 156
sub i64 155 165
convert f64 166
convert f64 163
mul f64 168 164
add f64 167 169
mul f64 170 143
bitcast i64 157
constant i64 18446744073575333888
and i64 172 173
bitcast f64 174
sub f64 157 175
constant i64 4609753056924675352
and i64 177 173
bitcast f64 178
sub f64 158 179
mul f64 175 179
sub f64 181 159
mul f64 175 180
add f64 182 183
mul f64 176 179
add f64 184 185
mul f64 176 180
add f64 186 187
constant f64 4364452196894661639
mul f64 157 189
mul f64 171 158
add f64 190 191
add f64 188 192
constant f64 4297306550709743731
mul f64 144 194
sub f64 150 147
sub f64 149 196
add f64 197 195
select f64 133 198 193
and i64 142 85
ne i1 200 2
mul f64 160 160
constant f64 4602678819172646912
mul f64 203 202
constant f64 4607182418800017408
sub f64 205 204
sub f64 205 206
sub f64 207 204
mul f64 202 202
constant f64 13666448389976708942
constant f64 4477121865802744143
mul f64 210 202
add f64 212 211
constant f64 13732177093705834628
mul f64 213 202
add f64 215 214
constant f64 4537941361668190592
mul f64 216 202
add f64 218 217
constant f64 13787419979223748629
mul f64 219 202
add f64 221 220
constant f64 4586165620538955083
mul f64 222 202
add f64 224 223
mul f64 160 199
neg f64 226
mul f64 209 225
add f64 228 227
add f64 208 229
add f64 206 230
mul f64 160 202
constant f64 4460209387950806341
constant f64 13716528386753488161
mul f64 233 202
add f64 235 234
constant f64 4523617212947051319
mul f64 236 202
add f64 238 237
constant f64 13774824197404406203
mul f64 239 202
add f64 241 240
constant f64 4575957461383575343
mul f64 242 202
add f64 244 243
constant f64 13818544856648471880
mul f64 245 202
add f64 247 246
mul f64 232 248
add f64 249 199
add f64 160 250
select f64 201 231 251
constant f64 9218868437227405312
lt i1 1 253
shr i64 142 85
bitcast i64 252
constant i64 63
shl i64 255 257
xor i64 256 258
bitcast f64 259
sub f64 253 253
select f64 254 260 261
constant f64 0
ne i1 0 263
lt i1 0 263
select i64 265 85 2
bitcast i64 262
shl i64 266 257
xor i64 267 268
bitcast f64 269
select f64 264 270 0
""",
        ),
        MachineBody(
            "f32",
            "f16",
            """\
parameter f32 0
abs f32 0
constant i32 0
constant f32 1059256707
constant f32 1262485504
fma f32 1 3 4
sub f32 4 5
constant f32 1070141403
fma f32 6 7 1
constant f32 3007036718
fma f32 6 9 8
sub f32 8 10
fma f32 6 9 11
bitcast i32 5
constant i32 1262485504
sub i32 13 14
add i32 15 2
mul f32 10 10
mul f32 10 17
constant f32 910038540
constant f32 3109039271
fma f32 19 17 20
constant f32 1007192250
fma f32 21 17 22
constant f32 3190467243
fma f32 23 17 24
fma f32 18 25 12
add f32 10 26
sub f32 27 10
sub f32 26 28
bitcast i32 27
mul f32 27 29
constant f32 0
lt i1 31 32
constant i32 1
select i32 33 34 2
sub i32 30 35
or i32 36 34
bitcast f32 37
constant f32 1056964608
mul f32 39 17
constant f32 1065353216
sub f32 41 40
sub f32 41 42
sub f32 43 40
mul f32 17 17
constant f32 936178713
constant f32 3132491284
fma f32 46 17 47
constant f32 1026206373
fma f32 48 17 49
mul f32 10 12
neg f32 51
fma f32 45 50 52
add f32 44 53
add f32 42 54
sub f32 55 42
sub f32 54 56
bitcast i32 55
mul f32 55 57
lt i1 59 32
select i32 60 34 2
sub i32 58 61
or i32 62 34
bitcast f32 63
and i32 16 34
ne i1 65 2
select f32 66 64 38
shr i32 16 34
bitcast i32 67
constant i32 31
shl i32 68 70
xor i32 69 71
bitcast f32 72
constant f32 2139095040
lt i1 1 74
sub f32 74 74
select f32 75 73 76
ne i1 0 32
lt i1 0 32
select i32 79 34 2
bitcast i32 77
shl i32 80 70
xor i32 81 82
bitcast f32 83
select f32 78 84 0
""",
        ),
    ),
    "sinh": (
        MachineBody(
            "f32",
            "f32 f4E2M1FN f6E2M3FN f6E3M2FN f8E3M4 f8E4M3 f8E4M3FN f8E4M3FNUZ f8E4M3B11FNUZ f8E5M2 f8E5M2FNUZ bf16",
            """\
parameter f32 0
abs f32 0
constant f32 1119092736
lt i1 2 1
select f32 3 2 1
constant i32 4294967295
constant f32 1069066811
constant f32 1262485504
fma f32 4 6 7
sub f32 8 7
neg f32 9
constant f32 901758464
constant f32 1060205056
fma f32 10 12 4
fma f32 10 11 13
constant f32 1065353216
mul f32 14 14
constant f32 984994064
constant f32 1007227611
fma f32 17 14 18
constant f32 1026206583
fma f32 19 14 20
constant f32 1042983514
fma f32 21 14 22
constant f32 1056964607
fma f32 23 14 24
fma f32 16 25 14
add f32 15 26
bitcast i32 8
constant i32 1262485504
sub i32 28 29
add i32 30 5
constant i32 1
shr i32 31 32
constant i32 127
add i32 33 34
constant i32 23
shl i32 35 36
bitcast f32 37
mul f32 27 38
sub i32 31 33
add i32 40 34
shl i32 41 36
bitcast f32 42
mul f32 39 43
mul f32 0 0
mul f32 0 45
constant f32 909817374
constant f32 961548638
fma f32 47 45 48
constant f32 1007192176
fma f32 49 45 50
constant f32 1042983595
fma f32 51 45 52
fma f32 46 53 0
constant f32 1048576000
div f32 55 44
sub f32 44 56
lt i1 1 15
bitcast i32 57
bitcast i32 0
constant i32 2147483648
and i32 60 61
or i32 59 62
bitcast f32 63
select f32 58 54 64
""",
        ),
        MachineBody(
            "f64",
            "f64 f16",
            """\
parameter f64 0
abs f64 0
constant f64 4649465237957771264
lt i1 2 1
select f64 3 2 1
constant i64 18446744073709551615
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 4 6
add f64 8 7
sub f64 9 7
constant f64 4604418534313443328
mul f64 10 11
sub f64 4 12
constant f64 13639225319613145088
mul f64 10 14
sub f64 13 15
constant f64 4607182418800017408
mul f64 16 16
constant f64 4493169262076825869
constant f64 4508818142790474795
mul f64 19 16
add f64 21 20
constant f64 4523617207225571602
mul f64 22 16
add f64 24 23
constant f64 4537941336995398790
mul f64 25 16
add f64 27 26
constant f64 4551452160552810439
mul f64 28 16
add f64 30 29
constant f64 4564047942389340013
mul f64 31 16
add f64 33 32
constant f64 4575957461383588187
mul f64 34 16
add f64 36 35
constant f64 4586165620538941447
mul f64 37 16
add f64 39 38
constant f64 4595172819793696076
mul f64 40 16
add f64 42 41
constant f64 4602678819172646917
mul f64 43 16
add f64 45 44
mul f64 18 46
add f64 47 16
add f64 17 48
bitcast i64 9
constant i64 4843621399236968448
sub i64 50 51
add i64 52 5
constant i64 1
shr i64 53 54
constant i64 1023
add i64 55 56
constant i64 52
shl i64 57 58
bitcast f64 59
mul f64 49 60
sub i64 53 55
add i64 62 56
shl i64 63 58
bitcast f64 64
mul f64 61 65
mul f64 0 0
mul f64 0 67
constant f64 4425733335401308703
constant f64 4460271644652570990
mul f64 69 67
add f64 71 70
constant f64 4493156770912154501
mul f64 72 67
add f64 74 73
constant f64 4523617214257778325
mul f64 75 67
add f64 77 76
constant f64 4551452160554136921
mul f64 78 67
add f64 80 79
constant f64 4575957461383581725
mul f64 81 67
add f64 83 82
constant f64 4595172819793696086
mul f64 84 67
add f64 86 85
mul f64 68 87
add f64 88 0
constant f64 4598175219545276416
div f64 90 66
sub f64 66 91
lt i1 1 17
bitcast i64 92
bitcast i64 0
constant i64 9223372036854775808
and i64 95 96
or i64 94 97
bitcast f64 98
select f64 93 89 99
""",
        ),
    ),
    "tan": (
        MachineBody(
            "f32",
            "f32 f4E2M1FN f6E2M3FN f6E3M2FN f8E3M4 f8E4M3 f8E4M3FN f8E4M3FNUZ f8E4M3B11FNUZ f8E5M2 f8E5M2FNUZ bf16",
            """\
parameter f32 0
abs f32 0
constant f32 796917760
constant f32 1166016512
lt i1 1 3
constant f32 1262485504
constant f32 1059256707
fma f32 1 6 5
sub f32 5 7
constant f32 1070141403
fma f32 8 9 1
constant f32 3007036718
mul f32 8 11
add f32 10 12
bitcast i32 1
constant i32 23
shr i32 14 15
constant i32 126
sub i32 16 17
bitcast ui32 1
constant ui32 8388607
and ui32 19 20
constant ui32 8388608
or ui32 21 22
constant i32 2
constant ui32 32
convert ui32 18
constant ui32 1
sub ui32 25 27
and ui32 26 28
constant i32 128
and i32 18 30
constant i32 0
ne i1 31 32
constant ui32 1295478838
constant ui32 40
select ui32 33 34 35
constant ui32 3634718287
constant ui32 3194018707
select ui32 33 37 38
constant ui32 283381887
constant ui32 2433043071
select ui32 33 40 41
constant ui32 2488855287
constant ui32 165016701
select ui32 33 43 44
constant i32 64
and i32 18 46
ne i1 47 32
select ui32 48 42 36
select ui32 48 45 39
select ui32 48 34 42
select ui32 48 37 45
select ui32 48 40 34
constant i32 32
and i32 18 54
ne i1 55 32
select ui32 56 50 49
select ui32 56 51 50
select ui32 56 52 51
select ui32 56 53 52
constant i32 1
shl ui32 59 29
add i32 24 61
eq i1 63 32
eq i1 63 61
eq i1 63 24
select ui32 66 59 60
select ui32 65 58 67
select ui32 64 57 68
sub ui32 25 29
shr ui32 69 70
or ui32 62 71
mulhi ui32 23 72
shl ui32 57 29
add i32 32 61
eq i1 75 32
eq i1 75 61
eq i1 75 24
select ui32 78 59 60
select ui32 77 58 79
select ui32 76 57 80
shr ui32 81 70
or ui32 74 82
mul ui32 23 83
shl ui32 58 29
add i32 61 61
eq i1 86 32
eq i1 86 61
eq i1 86 24
select ui32 89 59 60
select ui32 88 58 90
select ui32 87 57 91
shr ui32 92 70
or ui32 85 93
mulhi ui32 23 94
add ui32 84 95
mul ui32 23 94
add ui32 97 73
lt i1 98 73
constant ui32 0
select ui32 99 27 100
add ui32 96 101
constant ui32 2
shl ui32 102 103
constant ui32 30
shr ui32 98 105
or ui32 104 106
bitcast i32 107
convert f32 108
mul f32 109 2
mul f32 110 9
select f32 4 13 111
mul f32 112 112
mul f32 112 113
constant f32 999244489
constant f32 953198128
fma f32 115 113 116
constant f32 1009869403
fma f32 117 113 118
constant f32 1018061014
fma f32 119 113 120
constant f32 1029532892
fma f32 121 113 122
constant f32 1040746191
fma f32 123 113 124
constant f32 1051372208
fma f32 125 113 126
mul f32 114 127
add f32 112 128
shl ui32 98 103
shr ui32 130 27
bitcast i32 131
constant f32 805306368
convert i32 109
sub i32 108 134
convert f32 135
convert f32 132
mul f32 137 133
add f32 136 138
mul f32 139 2
neg f32 111
fma f32 110 9 141
mul f32 110 11
mul f32 140 9
add f32 143 144
add f32 142 145
constant f32 2801216749
neg f32 12
fma f32 8 11 148
fma f32 8 147 149
sub f32 13 10
sub f32 12 151
add f32 152 150
select f32 4 153 146
constant f32 1065353216
mul f32 129 129
add f32 155 156
mul f32 154 157
add f32 128 158
add f32 112 159
constant f32 3212836864
div f32 161 160
constant ui32 536870912
add ui32 102 163
shr ui32 164 105
convert i32 165
bitcast i32 7
constant i32 1262485504
sub i32 167 168
select i32 4 169 166
and i32 170 61
ne i1 171 32
mul f32 162 162
sub f32 160 112
sub f32 159 174
mul f32 173 175
add f32 162 176
select f32 172 177 160
constant f32 2139095040
lt i1 1 179
sub f32 179 179
select f32 180 178 181
constant f32 0
ne i1 0 183
lt i1 0 183
select i32 185 61 32
bitcast i32 182
constant i32 31
shl i32 186 188
xor i32 187 189
bitcast f32 190
select f32 184 191 0
""",
        ),
        MachineBody(
            "f64",
            "f64 f16",
            """\
parameter f64 0
abs f64 0
constant f64 4318952042648305664
constant f64 4661225614328463360
lt i1 1 3
constant f64 4843621399236968448
constant f64 4603909380684499075
mul f64 1 6
add f64 7 5
sub f64 5 8
constant f64 4609753056924401664
mul f64 9 10
add f64 11 1
constant f64 4454258360616747008
mul f64 9 13
add f64 12 14
bitcast i64 1
constant i64 52
shr i64 16 17
constant i64 1022
sub i64 18 19
bitcast ui64 1
constant ui64 4503599627370495
and ui64 21 22
constant ui64 4503599627370496
or ui64 23 24
constant i64 2
constant ui64 64
convert ui64 20
constant ui64 1
sub ui64 27 29
and ui64 28 30
constant i64 1024
and i64 20 32
constant i64 0
ne i1 33 34
constant ui64 5725640658272843386
constant ui64 325
select ui64 35 36 37
constant ui64 1041438810801820887
constant ui64 17511926765934236664
select ui64 35 39 40
constant ui64 17780037877052870828
constant ui64 5669930683074314678
select ui64 35 42 43
constant ui64 459523262424504289
constant ui64 14207504942714881020
select ui64 35 45 46
constant i64 512
and i64 20 48
ne i1 49 34
constant ui64 318605885801302483
select ui64 50 51 38
constant ui64 4098360773183308403
select ui64 50 53 41
constant ui64 2570555959721322809
select ui64 50 55 44
constant ui64 630248293968934463
select ui64 50 57 47
constant ui64 17379390670152671198
constant ui64 11729440225775764334
select ui64 50 59 60
constant ui64 6783290426449870554
constant ui64 5250199378502991884
select ui64 50 62 63
constant ui64 7853607389861473950
constant ui64 10546819083178097148
select ui64 50 65 66
constant ui64 10123754673175550698
constant ui64 4311696787721059793
select ui64 50 68 69
select ui64 50 36 51
select ui64 50 39 53
select ui64 50 42 55
constant i64 256
and i64 20 74
ne i1 75 34
select ui64 76 61 52
select ui64 76 64 54
select ui64 76 67 56
select ui64 76 70 58
select ui64 76 71 61
select ui64 76 72 64
select ui64 76 73 67
constant i64 128
and i64 20 84
ne i1 85 34
select ui64 86 79 77
select ui64 86 80 78
select ui64 86 81 79
select ui64 86 82 80
select ui64 86 83 81
constant i64 64
and i64 20 92
ne i1 93 34
select ui64 94 88 87
select ui64 94 89 88
select ui64 94 90 89
select ui64 94 91 90
constant i64 1
shl ui64 97 31
add i64 26 99
eq i1 101 34
eq i1 101 99
eq i1 101 26
select ui64 104 97 98
select ui64 103 96 105
select ui64 102 95 106
sub ui64 27 31
shr ui64 107 108
or ui64 100 109
mulhi ui64 25 110
shl ui64 95 31
add i64 34 99
eq i1 113 34
eq i1 113 99
eq i1 113 26
select ui64 116 97 98
select ui64 115 96 117
select ui64 114 95 118
shr ui64 119 108
or ui64 112 120
mul ui64 25 121
shl ui64 96 31
add i64 99 99
eq i1 124 34
eq i1 124 99
eq i1 124 26
select ui64 127 97 98
select ui64 126 96 128
select ui64 125 95 129
shr ui64 130 108
or ui64 123 131
mulhi ui64 25 132
add ui64 122 133
mul ui64 25 132
add ui64 135 111
lt i1 136 111
constant ui64 0
select ui64 137 29 138
add ui64 134 139
constant ui64 2
shl ui64 140 141
constant ui64 62
shr ui64 136 143
or ui64 142 144
bitcast i64 145
convert f64 146
mul f64 147 2
constant f64 4609753056924675352
mul f64 148 149
select f64 4 15 150
mul f64 151 151
mul f64 151 152
constant f64 4531847169505346588
constant f64 13761034013909297485
mul f64 154 152
add f64 156 155
constant f64 4542176741946629119
mul f64 157 152
add f64 159 158
constant f64 13761256456459237169
mul f64 160 152
add f64 162 161
constant f64 4544528248875492480
mul f64 163 152
add f64 165 164
constant f64 4545827408442846151
mul f64 166 152
add f64 168 167
constant f64 4553118240443552607
mul f64 169 152
add f64 171 170
constant f64 4558571010693407864
mul f64 172 152
add f64 174 173
constant f64 4564357599871584551
mul f64 175 152
add f64 177 176
constant f64 4570429246675755348
mul f64 178 152
add f64 180 179
constant f64 4576262930496776191
mul f64 181 152
add f64 183 182
constant f64 4581960672278735630
mul f64 184 152
add f64 186 185
constant f64 4587938466107171977
mul f64 187 152
add f64 189 188
constant f64 4593971859893061341
mul f64 190 152
add f64 192 191
constant f64 4599676419421066589
mul f64 193 152
add f64 195 194
mul f64 153 196
add f64 151 197
shl ui64 136 141
shr ui64 199 29
bitcast i64 200
constant f64 4323455642275676160
convert i64 147
sub i64 146 203
convert f64 204
convert f64 201
mul f64 206 202
add f64 205 207
mul f64 208 2
bitcast i64 148
constant i64 18446744073575333888
and i64 210 211
bitcast f64 212
sub f64 148 213
constant i64 4609753056924675352
and i64 215 211
bitcast f64 216
sub f64 149 217
mul f64 213 217
sub f64 219 150
mul f64 213 218
add f64 220 221
mul f64 214 217
add f64 222 223
mul f64 214 218
add f64 224 225
constant f64 4364452196894661639
mul f64 148 227
mul f64 209 149
add f64 228 229
add f64 226 230
constant f64 4297306550709743731
mul f64 9 232
sub f64 15 12
sub f64 14 234
add f64 235 233
select f64 4 236 231
constant f64 4607182418800017408
mul f64 198 198
add f64 238 239
mul f64 237 240
add f64 197 241
add f64 151 242
constant f64 13830554455654793216
div f64 244 243
constant ui64 2305843009213693952
add ui64 140 246
shr ui64 247 143
convert i64 248
bitcast i64 8
constant i64 4843621399236968448
sub i64 250 251
select i64 4 252 249
and i64 253 99
ne i1 254 34
mul f64 245 245
sub f64 243 151
sub f64 242 257
mul f64 256 258
add f64 245 259
select f64 255 260 243
constant f64 9218868437227405312
lt i1 1 262
sub f64 262 262
select f64 263 261 264
constant f64 0
ne i1 0 266
lt i1 0 266
select i64 268 99 34
bitcast i64 265
constant i64 63
shl i64 269 271
xor i64 270 272
bitcast f64 273
select f64 267 274 0
""",
        ),
    ),
    "tanh": (
        MachineBody(
            "f32",
            "f32 f4E2M1FN f6E2M3FN f6E3M2FN f8E3M4 f8E4M3 f8E4M3FN f8E4M3FNUZ f8E4M3B11FNUZ f8E5M2 f8E5M2FNUZ bf16 f16",
            """\
parameter f32 0
abs f32 0
constant f32 1092616192
lt i1 2 1
select f32 3 2 1
mul f32 0 0
mul f32 1 5
constant f32 3150766214
constant f32 1017936899
fma f32 7 5 8
constant f32 3176959945
fma f32 9 5 10
constant f32 1040746103
fma f32 11 5 12
constant f32 3198855845
fma f32 13 5 14
fma f32 6 15 1
constant f32 1073741824
constant f32 1069066811
mul f32 17 18
constant f32 1262485504
fma f32 4 19 20
sub f32 20 21
fma f32 4 19 22
constant f32 958445447
constant f32 984581320
fma f32 24 23 25
constant f32 1008572143
fma f32 26 23 27
constant f32 1029920701
fma f32 28 23 29
constant f32 1047920110
fma f32 30 23 31
constant f32 1060205080
fma f32 32 23 33
constant f32 1065353216
fma f32 23 34 35
bitcast i32 21
constant i32 23
shl i32 37 38
constant i32 1065353216
add i32 39 40
bitcast f32 41
mul f32 36 42
add f32 35 43
div f32 17 44
sub f32 35 45
constant f32 1057803469
lt i1 1 47
select f32 48 16 46
bitcast i32 49
bitcast i32 0
constant i32 2147483648
and i32 51 52
or i32 50 53
bitcast f32 54
""",
        ),
        MachineBody(
            "f64",
            "f64",
            """\
parameter f64 0
abs f64 0
constant f64 4626322717216342016
lt i1 2 1
select f64 3 2 1
mul f64 0 0
mul f64 1 5
constant f64 13759745774395432414
constant f64 4545775522617655390
mul f64 7 5
add f64 9 8
constant f64 13776114105299618964
mul f64 10 5
add f64 12 11
constant f64 4558566642786733225
mul f64 13 5
add f64 15 14
constant f64 13787727363355529731
mul f64 16 5
add f64 18 17
constant f64 4570429222577013974
mul f64 19 5
add f64 21 20
constant f64 13799634964362756979
mul f64 22 5
add f64 24 23
constant f64 4581960672271928030
mul f64 25 5
add f64 27 26
constant f64 13811310502960679737
mul f64 28 5
add f64 30 29
constant f64 4593971859893061520
mul f64 31 5
add f64 33 32
constant f64 13823048456275842383
mul f64 34 5
add f64 36 35
mul f64 6 37
add f64 38 1
add f64 4 4
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 40 41
add f64 43 42
sub f64 44 42
constant f64 4604418534313443328
mul f64 45 46
sub f64 40 47
constant f64 13639225319613145088
mul f64 45 49
sub f64 48 50
constant f64 4607182418800017408
mul f64 51 51
constant f64 4493169262076825869
constant f64 4508818142790474795
mul f64 54 51
add f64 56 55
constant f64 4523617207225571602
mul f64 57 51
add f64 59 58
constant f64 4537941336995398790
mul f64 60 51
add f64 62 61
constant f64 4551452160552810439
mul f64 63 51
add f64 65 64
constant f64 4564047942389340013
mul f64 66 51
add f64 68 67
constant f64 4575957461383588187
mul f64 69 51
add f64 71 70
constant f64 4586165620538941447
mul f64 72 51
add f64 74 73
constant f64 4595172819793696076
mul f64 75 51
add f64 77 76
constant f64 4602678819172646917
mul f64 78 51
add f64 80 79
mul f64 53 81
add f64 82 51
add f64 52 83
bitcast i64 44
constant i64 52
shl i64 85 86
constant i64 4607182418800017408
add i64 87 88
bitcast f64 89
mul f64 84 90
constant f64 4611686018427387904
add f64 52 91
div f64 92 93
sub f64 52 94
constant f64 4603129179135383962
lt i1 1 96
select f64 97 39 95
bitcast i64 98
bitcast i64 0
constant i64 9223372036854775808
and i64 100 101
or i64 99 102
bitcast f64 103
""",
        ),
    ),
    "zeta": (
        MachineBody(
            "f32",
            "f32",
            """\
parameter f32 0
parameter f32 1
floor f32 0
eq i1 2 0
constant f32 2139095040
lt i1 0 4
and i1 3 5
constant f32 1056964608
mul f32 7 0
floor f32 8
eq i1 9 8
and i1 6 10
constant f32 0
le i1 1 12
floor f32 1
eq i1 14 1
and i1 13 15
constant f32 1065353216
lt i1 17 0
lt i1 12 1
not i1 16
and i1 6 20
or i1 19 21
and i1 18 22
constant f32 1073741824
select f32 23 0 24
select f32 23 1 17
lt i1 26 12
neg f32 26
floor f32 28
sub f32 28 29
lt i1 12 30
and i1 27 31
select f32 32 30 7
sub f32 17 26
select f32 27 34 26
lt i1 35 4
constant f32 1761892689
lt i1 25 37
select f32 38 25 37
select f32 36 35 17
sub f32 39 17
constant f32 1258291200
lt i1 42 39
constant f32 8388608
lt i1 40 44
mul f32 40 42
select f32 45 46 40
ne i1 47 40
constant f32 1102577664
select f32 48 49 12
bitcast i32 47
constant i32 1060439283
sub i32 51 52
constant i32 23
shr i32 53 54
shl i32 55 54
sub i32 51 56
bitcast f32 57
sub f32 58 17
convert f32 55
sub f32 60 50
add f32 24 59
div f32 59 62
constant f32 1060205056
mul f32 61 64
mul f32 24 63
add f32 65 66
mul f32 63 63
mul f32 63 68
constant f32 1059760811
constant f32 1044922717
constant f32 1046683351
fma f32 71 68 72
constant f32 1049774555
fma f32 73 68 74
constant f32 1053609164
fma f32 75 68 76
mul f32 68 77
add f32 70 78
mul f32 69 79
add f32 67 80
mul f32 63 62
sub f32 59 82
neg f32 82
fma f32 63 62 84
sub f32 83 85
sub f32 62 24
sub f32 59 87
mul f32 63 88
sub f32 86 89
div f32 90 62
sub f32 67 65
sub f32 66 92
sub f32 81 67
sub f32 81 94
sub f32 67 95
sub f32 80 94
add f32 96 97
add f32 93 98
constant f32 901758464
mul f32 61 100
add f32 99 101
constant f32 764312525
mul f32 61 103
mul f32 24 91
neg f32 68
fma f32 63 63 106
mul f32 66 91
add f32 107 108
neg f32 69
fma f32 63 68 110
mul f32 63 109
mul f32 91 68
add f32 112 113
add f32 111 114
sub f32 79 70
sub f32 78 116
constant f32 2997529259
add f32 117 118
neg f32 80
fma f32 69 79 120
mul f32 69 119
mul f32 115 79
add f32 122 123
add f32 121 124
add f32 105 125
add f32 104 126
add f32 102 127
add f32 81 128
sub f32 129 81
sub f32 128 130
select f32 43 39 41
neg f32 132
mul f32 129 133
neg f32 134
fma f32 129 133 135
mul f32 131 133
add f32 136 137
add f32 134 138
sub f32 139 134
sub f32 138 140
lt i1 25 4
convert f64 39
convert f64 25
div f64 143 144
constant f64 4607182418800017408
select f64 142 145 146
lt i1 12 12
constant f32 1099956224
lt i1 149 12
constant f32 1094713344
le i1 151 12
select f32 152 151 17
add f32 151 17
le i1 154 12
select f32 155 154 17
mul f32 153 156
add f32 151 24
le i1 158 12
select f32 159 158 17
mul f32 157 160
constant f32 1077936128
add f32 151 162
le i1 163 12
select f32 164 163 17
mul f32 161 165
constant f32 1082130432
add f32 151 167
le i1 168 12
select f32 169 168 17
mul f32 166 170
convert f64 171
constant f32 1099431936
le i1 173 12
select f32 174 173 17
le i1 149 12
select f32 176 149 17
mul f32 175 177
convert f64 178
mul f64 172 179
le i1 24 12
select f32 181 24 17
add f32 24 17
le i1 183 12
select f32 184 183 17
mul f32 182 185
add f32 24 24
le i1 187 12
select f32 188 187 17
mul f32 186 189
add f32 24 162
le i1 191 12
select f32 192 191 17
mul f32 190 193
add f32 24 167
le i1 195 12
select f32 196 195 17
mul f32 194 197
convert f64 198
constant f32 1088421888
le i1 200 12
select f32 201 200 17
add f32 200 17
le i1 203 12
select f32 204 203 17
mul f32 202 205
add f32 200 24
le i1 207 12
select f32 208 207 17
mul f32 206 209
add f32 200 162
le i1 211 12
select f32 212 211 17
mul f32 210 213
add f32 200 167
le i1 215 12
select f32 216 215 17
mul f32 214 217
convert f64 218
mul f64 199 219
mul f64 220 180
convert f64 12
select f64 150 222 221
log f64 223
constant f32 1100480512
select f32 150 12 225
div f32 17 226
mul f32 227 227
constant f32 1043854514
constant f32 3169981494
fma f32 229 228 230
constant f32 1003621665
fma f32 231 228 232
constant f32 3137033607
fma f32 233 228 234
constant f32 979151089
fma f32 235 228 236
constant f32 3122399681
fma f32 237 228 238
constant f32 978324737
fma f32 239 228 240
constant f32 3140881249
fma f32 241 228 242
constant f32 1034594987
fma f32 243 228 244
mul f32 227 245
constant f64 4602678819172646912
add f64 222 247
mul f64 224 248
sub f64 249 222
constant f64 4606452282016710324
add f64 250 251
convert f64 246
add f64 252 253
select f64 150 254 224
mul f64 255 147
convert f32 256
convert f64 257
sub f64 256 258
convert f32 259
add f32 257 139
sub f32 261 257
sub f32 261 262
sub f32 257 263
sub f32 139 262
add f32 264 265
add f32 260 141
sub f32 267 260
sub f32 267 268
sub f32 260 269
sub f32 141 268
add f32 270 271
add f32 266 267
add f32 261 273
sub f32 274 261
sub f32 273 275
add f32 276 272
add f32 274 277
sub f32 278 274
sub f32 277 279
select f32 148 278 139
select f32 148 280 141
constant f32 1126825984
neg f32 283
lt i1 281 284
select f32 285 284 281
lt i1 283 286
select f32 287 283 286
eq i1 288 281
select f32 289 282 12
constant f32 1069066811
constant f32 1262485504
fma f32 288 291 292
sub f32 293 292
neg f32 294
fma f32 295 64 288
fma f32 295 100 290
add f32 296 297
sub f32 298 296
sub f32 298 299
sub f32 296 300
sub f32 297 299
add f32 301 302
mul f32 298 298
constant f32 984994064
constant f32 1007227611
fma f32 305 298 306
constant f32 1026206583
fma f32 307 298 308
constant f32 1042983514
fma f32 309 298 310
constant f32 1056964607
fma f32 311 298 312
mul f32 303 298
add f32 303 314
fma f32 304 313 315
add f32 298 316
sub f32 317 298
sub f32 316 318
div f32 17 40
select f32 43 17 320
or i1 43 45
neg f32 321
fma f32 323 40 17
mul f32 324 321
select f32 322 12 325
lt i1 40 17
constant f32 2123789977
lt i1 40 328
select f32 329 40 328
add f32 330 330
add f32 40 24
add f32 331 17
select f32 327 332 333
select f32 327 40 17
div f32 335 334
neg f32 336
fma f32 337 334 17
select f32 327 12 338
mul f32 336 336
add f32 336 336
constant f32 1048065423
constant f32 1046190542
fma f32 342 340 343
constant f32 1049789024
fma f32 344 340 345
constant f32 1053608813
fma f32 346 340 347
constant f32 1059760812
fma f32 348 340 349
add f32 339 339
fma f32 340 350 351
mul f32 336 352
add f32 341 353
sub f32 354 129
select f32 327 355 341
select f32 327 12 353
add f32 331 162
div f32 17 358
neg f32 359
fma f32 360 358 17
mul f32 359 359
add f32 359 359
fma f32 342 362 343
fma f32 364 362 345
fma f32 365 362 347
fma f32 366 362 349
add f32 361 361
fma f32 362 367 368
mul f32 359 369
add f32 356 363
sub f32 371 356
sub f32 363 372
add f32 357 370
add f32 373 374
constant f32 1084227584
add f32 331 376
div f32 17 377
neg f32 378
fma f32 379 377 17
mul f32 378 378
add f32 378 378
fma f32 342 381 343
fma f32 383 381 345
fma f32 384 381 347
fma f32 385 381 349
add f32 380 380
fma f32 381 386 387
mul f32 378 388
add f32 371 382
sub f32 390 371
sub f32 382 391
add f32 375 389
add f32 392 393
mul f32 41 357
fma f32 41 356 395
constant f32 1117782016
lt i1 396 397
select f32 398 396 397
neg f32 291
fma f32 399 400 292
sub f32 292 401
fma f32 399 400 402
bitcast i32 401
shl i32 404 54
constant i32 1065353216
add i32 405 406
bitcast f32 407
constant f32 958445447
constant f32 984581320
fma f32 409 403 410
constant f32 1008572143
fma f32 411 403 412
constant f32 1029920701
fma f32 413 403 414
constant f32 1047920110
fma f32 415 403 416
constant f32 1060205080
fma f32 417 403 418
mul f32 403 419
mul f32 408 420
add f32 40 17
div f32 17 422
mul f32 408 423
fma f32 421 423 424
mul f32 41 375
fma f32 41 371 426
lt i1 427 397
select f32 428 427 397
fma f32 429 400 292
sub f32 292 430
fma f32 429 400 431
bitcast i32 430
shl i32 433 54
add i32 434 406
bitcast f32 435
fma f32 409 432 410
fma f32 437 432 412
fma f32 438 432 414
fma f32 439 432 416
fma f32 440 432 418
mul f32 432 441
mul f32 436 442
div f32 17 332
mul f32 436 444
fma f32 443 444 445
add f32 40 162
div f32 17 447
mul f32 41 394
fma f32 41 390 449
lt i1 450 397
select f32 451 450 397
fma f32 452 400 292
sub f32 292 453
fma f32 452 400 454
bitcast i32 453
shl i32 456 54
add i32 457 406
bitcast f32 458
fma f32 409 455 410
fma f32 460 455 412
fma f32 461 455 414
fma f32 462 455 416
fma f32 463 455 418
mul f32 455 464
mul f32 459 465
constant f32 1112014848
mul f32 39 448
lt i1 467 468
select f32 469 467 468
mul f32 200 448
add f32 470 471
constant f32 1090519040
mul f32 473 448
add f32 470 474
mul f32 472 475
constant f32 850613369
constant f32 3042831293
fma f32 476 477 478
mul f32 376 448
add f32 470 480
constant f32 1086324736
mul f32 482 448
add f32 470 483
mul f32 481 484
constant f32 940225366
fma f32 485 479 486
mul f32 162 448
add f32 470 488
mul f32 167 448
add f32 470 490
mul f32 489 491
constant f32 3132492641
fma f32 492 487 493
add f32 470 448
mul f32 24 448
add f32 470 496
mul f32 495 497
fma f32 498 494 244
fma f32 470 499 7
mul f32 448 500
div f32 17 41
neg f32 502
fma f32 503 41 17
mul f32 504 502
mul f32 459 502
mul f32 459 501
fma f32 466 501 507
mul f32 459 505
fma f32 466 502 509
add f32 508 510
add f32 511 446
add f32 321 506
add f32 513 425
add f32 514 512
sub f32 515 514
sub f32 515 516
sub f32 514 517
sub f32 512 516
add f32 518 519
sub f32 514 513
sub f32 514 521
sub f32 513 522
sub f32 425 521
add f32 523 524
sub f32 513 321
sub f32 513 526
sub f32 321 527
sub f32 506 526
add f32 528 529
add f32 530 326
add f32 525 531
add f32 520 532
fma f32 319 515 533
fma f32 317 515 534
add f32 515 535
bitcast i32 293
constant i32 1262485504
sub i32 537 538
constant i32 1
shr i32 539 540
constant i32 127
add i32 541 542
shl i32 543 54
bitcast f32 544
mul f32 536 545
sub i32 539 541
add i32 547 542
shl i32 548 54
bitcast f32 549
mul f32 546 550
lt i1 321 4
select f32 552 551 321
select f32 36 553 12
not i1 27
eq i1 33 7
not i1 11
and i1 556 557
or i1 555 558
constant f32 3217031168
select f32 27 26 560
constant f32 1132396544
lt i1 25 562
constant f32 1132331008
select f32 11 564 562
select f32 563 25 565
convert i32 566
neg f32 561
convert f64 568
floor f64 569
sub f64 569 570
sub f64 146 571
constant f64 4617315517961601024
div f64 146 572
mul f64 574 574
mul f64 575 575
mul f64 576 576
mul f64 577 577
mul f64 578 578
mul f64 579 579
and i32 567 540
constant i32 0
ne i1 581 582
select f64 583 574 146
constant i32 2
and i32 567 585
ne i1 586 582
select f64 587 575 146
mul f64 584 588
constant i32 4
and i32 567 590
ne i1 591 582
select f64 592 576 146
constant i32 8
and i32 567 594
ne i1 595 582
select f64 596 577 146
mul f64 593 597
mul f64 589 598
constant i32 16
and i32 567 600
ne i1 601 582
select f64 602 578 146
constant i32 32
and i32 567 604
ne i1 605 582
select f64 606 579 146
mul f64 603 607
constant i32 64
and i32 567 609
ne i1 610 582
select f64 611 580 146
mul f64 580 580
constant i32 128
and i32 567 614
ne i1 615 582
select f64 616 613 146
mul f64 612 617
mul f64 608 618
mul f64 599 619
le i1 146 573
add f64 572 146
div f64 146 622
mul f64 623 623
mul f64 624 624
mul f64 625 625
mul f64 626 626
mul f64 627 627
mul f64 628 628
select f64 583 623 146
select f64 587 624 146
mul f64 630 631
select f64 592 625 146
select f64 596 626 146
mul f64 633 634
mul f64 632 635
select f64 602 627 146
select f64 606 628 146
mul f64 637 638
select f64 611 629 146
mul f64 629 629
select f64 616 641 146
mul f64 640 642
mul f64 639 643
mul f64 636 644
constant f64 0
select f64 621 645 646
add f64 620 647
constant f64 4611686018427387904
le i1 649 573
add f64 572 649
div f64 146 651
mul f64 652 652
mul f64 653 653
mul f64 654 654
mul f64 655 655
mul f64 656 656
mul f64 657 657
select f64 583 652 146
select f64 587 653 146
mul f64 659 660
select f64 592 654 146
select f64 596 655 146
mul f64 662 663
mul f64 661 664
select f64 602 656 146
select f64 606 657 146
mul f64 666 667
select f64 611 658 146
mul f64 658 658
select f64 616 670 146
mul f64 669 671
mul f64 668 672
mul f64 665 673
select f64 650 674 646
add f64 648 675
constant f64 4613937818241073152
le i1 677 573
add f64 572 677
div f64 146 679
mul f64 680 680
mul f64 681 681
mul f64 682 682
mul f64 683 683
mul f64 684 684
mul f64 685 685
select f64 583 680 146
select f64 587 681 146
mul f64 687 688
select f64 592 682 146
select f64 596 683 146
mul f64 690 691
mul f64 689 692
select f64 602 684 146
select f64 606 685 146
mul f64 694 695
select f64 611 686 146
mul f64 686 686
select f64 616 698 146
mul f64 697 699
mul f64 696 700
mul f64 693 701
select f64 678 702 646
constant f64 4616189618054758400
le i1 704 573
add f64 572 704
div f64 146 706
mul f64 707 707
mul f64 708 708
mul f64 709 709
mul f64 710 710
mul f64 711 711
mul f64 712 712
select f64 583 707 146
select f64 587 708 146
mul f64 714 715
select f64 592 709 146
select f64 596 710 146
mul f64 717 718
mul f64 716 719
select f64 602 711 146
select f64 606 712 146
mul f64 721 722
select f64 611 713 146
mul f64 713 713
select f64 616 725 146
mul f64 724 726
mul f64 723 727
mul f64 720 728
select f64 705 729 646
add f64 703 730
le i1 573 573
add f64 572 573
div f64 146 733
mul f64 734 734
mul f64 735 735
mul f64 736 736
mul f64 737 737
mul f64 738 738
mul f64 739 739
select f64 583 734 146
select f64 587 735 146
mul f64 741 742
select f64 592 736 146
select f64 596 737 146
mul f64 744 745
mul f64 743 746
select f64 602 738 146
select f64 606 739 146
mul f64 748 749
select f64 611 740 146
mul f64 740 740
select f64 616 752 146
mul f64 751 753
mul f64 750 754
mul f64 747 755
select f64 732 756 646
add f64 731 757
add f64 676 758
constant f64 4619567317775286272
sub f64 760 571
div f64 146 761
convert f64 567
mul f64 763 762
constant f64 4444329021859205474
constant f64 4622382067542392832
mul f64 766 762
add f64 764 767
constant f64 4622945017495814144
mul f64 769 762
add f64 764 770
mul f64 768 771
mul f64 765 772
constant f64 4468177785839691391
sub f64 773 774
constant f64 4621256167635550208
mul f64 776 762
add f64 764 777
constant f64 4621819117588971520
mul f64 779 762
add f64 764 780
mul f64 778 781
mul f64 775 782
constant f64 4491894841499127486
add f64 783 784
mul f64 760 762
add f64 764 786
constant f64 4620693217682128896
mul f64 788 762
add f64 764 789
mul f64 787 790
mul f64 785 791
constant f64 4515911372637531915
sub f64 792 793
mul f64 573 762
add f64 764 795
constant f64 4618441417868443648
mul f64 797 762
add f64 764 798
mul f64 796 799
mul f64 794 800
constant f64 4540004915786880359
add f64 801 802
mul f64 677 762
add f64 764 804
mul f64 704 762
add f64 764 806
mul f64 805 807
mul f64 803 808
constant f64 4564047942368979991
sub f64 809 810
add f64 764 762
mul f64 649 762
add f64 764 813
mul f64 812 814
mul f64 811 815
constant f64 4590669220166325589
add f64 816 817
mul f64 762 762
mul f64 819 819
mul f64 820 820
mul f64 821 821
mul f64 822 822
mul f64 823 823
select f64 583 762 146
select f64 587 819 146
mul f64 825 826
select f64 592 820 146
select f64 596 821 146
mul f64 828 829
mul f64 827 830
select f64 602 822 146
select f64 606 823 146
mul f64 832 833
select f64 611 824 146
mul f64 824 824
select f64 616 836 146
mul f64 835 837
mul f64 834 838
mul f64 831 839
sub f64 763 146
div f64 761 841
mul f64 764 818
add f64 247 843
add f64 842 844
mul f64 840 845
add f64 759 846
add f64 571 797
add f64 569 146
div f64 146 848
mul f64 763 850
mul f64 766 850
add f64 851 852
mul f64 769 850
add f64 851 854
mul f64 853 855
mul f64 765 856
sub f64 857 774
mul f64 776 850
add f64 851 859
mul f64 779 850
add f64 851 861
mul f64 860 862
mul f64 858 863
add f64 864 784
mul f64 760 850
add f64 851 866
mul f64 788 850
add f64 851 868
mul f64 867 869
mul f64 865 870
sub f64 871 793
mul f64 573 850
add f64 851 873
mul f64 797 850
add f64 851 875
mul f64 874 876
mul f64 872 877
add f64 878 802
mul f64 677 850
add f64 851 880
mul f64 704 850
add f64 851 882
mul f64 881 883
mul f64 879 884
sub f64 885 810
add f64 851 850
mul f64 649 850
add f64 851 888
mul f64 887 889
mul f64 886 890
add f64 891 817
mul f64 850 850
mul f64 893 893
mul f64 894 894
mul f64 895 895
mul f64 896 896
mul f64 897 897
select f64 583 850 146
select f64 587 893 146
mul f64 899 900
select f64 592 894 146
select f64 596 895 146
mul f64 902 903
mul f64 901 904
select f64 602 896 146
select f64 606 897 146
mul f64 906 907
select f64 611 898 146
mul f64 898 898
select f64 616 910 146
mul f64 909 911
mul f64 908 912
mul f64 905 913
div f64 848 841
mul f64 851 892
add f64 247 916
add f64 915 917
mul f64 914 918
lt i1 848 849
select f64 920 849 848
div f64 146 921
mul f64 763 922
mul f64 766 922
add f64 923 924
mul f64 769 922
add f64 923 926
mul f64 925 927
mul f64 765 928
sub f64 929 774
mul f64 776 922
add f64 923 931
mul f64 779 922
add f64 923 933
mul f64 932 934
mul f64 930 935
add f64 936 784
mul f64 760 922
add f64 923 938
mul f64 788 922
add f64 923 940
mul f64 939 941
mul f64 937 942
sub f64 943 793
mul f64 573 922
add f64 923 945
mul f64 797 922
add f64 923 947
mul f64 946 948
mul f64 944 949
add f64 950 802
mul f64 677 922
add f64 923 952
mul f64 704 922
add f64 923 954
mul f64 953 955
mul f64 951 956
sub f64 957 810
add f64 923 922
mul f64 649 922
add f64 923 960
mul f64 959 961
mul f64 958 962
add f64 963 817
mul f64 922 922
mul f64 965 965
mul f64 966 966
mul f64 967 967
mul f64 968 968
mul f64 969 969
select f64 583 922 146
select f64 587 965 146
mul f64 971 972
select f64 592 966 146
select f64 596 967 146
mul f64 974 975
mul f64 973 976
select f64 602 968 146
select f64 606 969 146
mul f64 978 979
select f64 611 970 146
mul f64 970 970
select f64 616 982 146
mul f64 981 983
mul f64 980 984
mul f64 977 985
div f64 921 841
mul f64 923 964
add f64 247 988
add f64 987 989
mul f64 986 990
sub f64 919 991
div f64 146 571
mul f64 993 993
mul f64 994 994
mul f64 995 995
mul f64 996 996
mul f64 997 997
mul f64 998 998
select f64 583 993 146
select f64 587 994 146
mul f64 1000 1001
select f64 592 995 146
select f64 596 996 146
mul f64 1003 1004
mul f64 1002 1005
select f64 602 997 146
select f64 606 998 146
mul f64 1007 1008
select f64 611 999 146
mul f64 999 999
select f64 616 1011 146
mul f64 1010 1012
mul f64 1009 1013
mul f64 1006 1014
le i1 146 570
add f64 571 146
div f64 146 1017
mul f64 1018 1018
mul f64 1019 1019
mul f64 1020 1020
mul f64 1021 1021
mul f64 1022 1022
mul f64 1023 1023
select f64 583 1018 146
select f64 587 1019 146
mul f64 1025 1026
select f64 592 1020 146
select f64 596 1021 146
mul f64 1028 1029
mul f64 1027 1030
select f64 602 1022 146
select f64 606 1023 146
mul f64 1032 1033
select f64 611 1024 146
mul f64 1024 1024
select f64 616 1036 146
mul f64 1035 1037
mul f64 1034 1038
mul f64 1031 1039
select f64 1016 1040 646
add f64 1015 1041
le i1 649 570
add f64 571 649
div f64 146 1044
mul f64 1045 1045
mul f64 1046 1046
mul f64 1047 1047
mul f64 1048 1048
mul f64 1049 1049
mul f64 1050 1050
select f64 583 1045 146
select f64 587 1046 146
mul f64 1052 1053
select f64 592 1047 146
select f64 596 1048 146
mul f64 1055 1056
mul f64 1054 1057
select f64 602 1049 146
select f64 606 1050 146
mul f64 1059 1060
select f64 611 1051 146
mul f64 1051 1051
select f64 616 1063 146
mul f64 1062 1064
mul f64 1061 1065
mul f64 1058 1066
select f64 1043 1067 646
add f64 1042 1068
le i1 677 570
add f64 571 677
div f64 146 1071
mul f64 1072 1072
mul f64 1073 1073
mul f64 1074 1074
mul f64 1075 1075
mul f64 1076 1076
mul f64 1077 1077
select f64 583 1072 146
select f64 587 1073 146
mul f64 1079 1080
select f64 592 1074 146
select f64 596 1075 146
mul f64 1082 1083
mul f64 1081 1084
select f64 602 1076 146
select f64 606 1077 146
mul f64 1086 1087
select f64 611 1078 146
mul f64 1078 1078
select f64 616 1090 146
mul f64 1089 1091
mul f64 1088 1092
mul f64 1085 1093
select f64 1070 1094 646
le i1 704 570
add f64 571 704
div f64 146 1097
mul f64 1098 1098
mul f64 1099 1099
mul f64 1100 1100
mul f64 1101 1101
mul f64 1102 1102
mul f64 1103 1103
select f64 583 1098 146
select f64 587 1099 146
mul f64 1105 1106
select f64 592 1100 146
select f64 596 1101 146
mul f64 1108 1109
mul f64 1107 1110
select f64 602 1102 146
select f64 606 1103 146
mul f64 1112 1113
select f64 611 1104 146
mul f64 1104 1104
select f64 616 1116 146
mul f64 1115 1117
mul f64 1114 1118
mul f64 1111 1119
select f64 1096 1120 646
add f64 1095 1121
le i1 573 570
add f64 571 573
div f64 146 1124
mul f64 1125 1125
mul f64 1126 1126
mul f64 1127 1127
mul f64 1128 1128
mul f64 1129 1129
mul f64 1130 1130
select f64 583 1125 146
select f64 587 1126 146
mul f64 1132 1133
select f64 592 1127 146
select f64 596 1128 146
mul f64 1135 1136
mul f64 1134 1137
select f64 602 1129 146
select f64 606 1130 146
mul f64 1139 1140
select f64 611 1131 146
mul f64 1131 1131
select f64 616 1143 146
mul f64 1142 1144
mul f64 1141 1145
mul f64 1138 1146
select f64 1123 1147 646
add f64 1122 1148
add f64 1069 1149
add f64 1150 992
add f64 847 1151
sub f64 847 1151
select f64 11 1152 1153
exponential f64 255
mul f64 1154 1155
select f64 148 1156 1154
convert f32 1157
select f32 559 554 1158
eq i1 0 17
neg f32 4
ne i1 1 1161
and i1 18 16
and i1 1163 11
and i1 1164 1162
or i1 1160 1165
sub f32 4 4
select f32 1166 4 1167
ne i1 1 1
select f32 23 1159 1168
select f32 1169 1167 1170
""",
        ),
        MachineBody(
            "f64",
            "f64 f4E2M1FN f6E2M3FN f6E3M2FN f8E3M4 f8E4M3 f8E4M3FN f8E4M3FNUZ f8E4M3B11FNUZ f8E5M2 f8E5M2FNUZ bf16 f16",
            """\
parameter f64 0
parameter f64 1
floor f64 0
eq i1 2 0
constant f64 9218868437227405312
lt i1 0 4
and i1 3 5
constant f64 4602678819172646912
mul f64 7 0
floor f64 8
eq i1 9 8
and i1 6 10
constant f64 0
le i1 1 12
floor f64 1
eq i1 14 1
and i1 13 15
constant f64 4607182418800017408
lt i1 17 0
lt i1 12 1
not i1 16
and i1 6 20
or i1 19 21
and i1 18 22
constant f64 4611686018427387904
select f64 23 0 24
select f64 23 1 17
lt i1 26 12
neg f64 26
floor f64 28
sub f64 28 29
lt i1 12 30
and i1 27 31
select f64 32 30 7
sub f64 17 26
select f64 27 34 26
lt i1 35 4
constant f64 4981134201117475473
lt i1 25 37
select f64 38 25 37
lt i1 12 37
select f64 40 12 37
select f64 36 35 17
lt i1 42 17
add f64 17 42
sub f64 44 17
sub f64 44 45
sub f64 17 46
sub f64 42 45
add f64 47 48
select f64 43 44 42
select f64 43 49 12
constant f64 4621819117588971520
add f64 50 52
sub f64 53 50
sub f64 53 54
sub f64 50 55
sub f64 52 54
add f64 56 57
add f64 58 51
add f64 53 59
sub f64 60 53
sub f64 59 61
constant f64 4503599627370496
constant f64 4841369599423283200
lt i1 42 63
mul f64 42 64
select f64 65 66 42
constant f64 4632515166703976448
constant f64 4625759767262920704
lt i1 69 41
constant f64 4626041242239631360
select f64 70 41 71
div f64 17 72
mul f64 73 73
constant f64 4595640390918211200
constant f64 13807546654264349592
mul f64 75 74
add f64 77 76
constant f64 4574040544619111450
mul f64 78 74
add f64 80 79
constant f64 13789857891829234813
mul f64 81 74
add f64 83 82
constant f64 4560903004447375139
mul f64 84 74
add f64 86 85
constant f64 13782001362529237012
mul f64 87 74
add f64 89 88
constant f64 4560459359808757786
mul f64 90 74
add f64 92 91
constant f64 13791923578851126295
mul f64 93 74
add f64 95 94
constant f64 4590669220166325589
mul f64 96 74
add f64 98 97
mul f64 73 99
bitcast i64 72
constant i64 4604544271217802189
sub i64 101 102
constant i64 52
shr i64 103 104
shl i64 105 104
sub i64 101 106
bitcast f64 107
sub f64 108 17
convert f64 105
sub f64 110 12
add f64 24 109
div f64 109 112
constant f64 4604418534313443328
mul f64 111 114
mul f64 24 113
add f64 115 116
mul f64 113 113
mul f64 113 118
constant f64 4604180019048437077
constant f64 4593299128419761136
constant f64 4593077600256378520
mul f64 121 118
add f64 123 122
constant f64 4593972918407205359
mul f64 124 118
add f64 126 125
constant f64 4594710891561318956
mul f64 127 118
add f64 129 128
constant f64 4595718710896926376
mul f64 130 118
add f64 132 131
constant f64 4597174419626481272
mul f64 133 118
add f64 135 134
constant f64 4598818590920617815
mul f64 136 118
add f64 138 137
constant f64 4600877379321698710
mul f64 139 118
add f64 141 140
mul f64 118 142
add f64 120 143
mul f64 119 144
add f64 117 145
mul f64 113 112
sub f64 109 147
bitcast i64 113
constant i64 18446744073575333888
and i64 149 150
bitcast f64 151
sub f64 113 152
bitcast i64 112
and i64 154 150
bitcast f64 155
sub f64 112 156
mul f64 152 156
sub f64 158 147
mul f64 152 157
add f64 159 160
mul f64 153 156
add f64 161 162
mul f64 153 157
add f64 163 164
sub f64 148 165
sub f64 112 24
sub f64 109 167
mul f64 113 168
sub f64 166 169
div f64 170 112
sub f64 117 115
sub f64 116 172
sub f64 146 117
sub f64 146 174
sub f64 117 175
sub f64 145 174
add f64 176 177
add f64 173 178
constant f64 13639225319613145088
mul f64 111 180
add f64 179 181
constant f64 13450228951638253950
mul f64 111 183
mul f64 24 171
mul f64 152 152
sub f64 186 118
mul f64 152 153
add f64 187 188
mul f64 153 152
add f64 189 190
mul f64 153 153
add f64 191 192
mul f64 116 171
add f64 193 194
bitcast i64 118
and i64 196 150
bitcast f64 197
sub f64 118 198
mul f64 152 198
sub f64 200 119
mul f64 152 199
add f64 201 202
mul f64 153 198
add f64 203 204
mul f64 153 199
add f64 205 206
mul f64 113 195
mul f64 171 118
add f64 208 209
add f64 207 210
sub f64 144 120
sub f64 143 212
constant f64 4360985639170430293
add f64 213 214
bitcast i64 119
and i64 216 150
bitcast f64 217
sub f64 119 218
bitcast i64 144
and i64 220 150
bitcast f64 221
sub f64 144 222
mul f64 218 222
sub f64 224 145
mul f64 218 223
add f64 225 226
mul f64 219 222
add f64 227 228
mul f64 219 223
add f64 229 230
mul f64 119 215
mul f64 211 144
add f64 232 233
add f64 231 234
add f64 185 235
add f64 184 236
add f64 182 237
div f64 12 72
add f64 238 239
add f64 146 240
sub f64 241 146
sub f64 240 242
add f64 72 7
sub f64 244 72
sub f64 244 245
sub f64 72 246
sub f64 7 245
add f64 247 248
mul f64 241 244
bitcast i64 241
and i64 251 150
bitcast f64 252
sub f64 241 253
bitcast i64 244
and i64 255 150
bitcast f64 256
sub f64 244 257
mul f64 253 257
sub f64 259 250
mul f64 253 258
add f64 260 261
mul f64 254 257
add f64 262 263
mul f64 254 258
add f64 264 265
mul f64 241 249
mul f64 243 244
add f64 267 268
add f64 266 269
add f64 250 270
sub f64 271 250
sub f64 270 272
neg f64 72
add f64 271 274
sub f64 275 271
sub f64 275 276
sub f64 271 277
sub f64 274 276
add f64 278 279
add f64 280 273
add f64 275 281
sub f64 282 275
sub f64 281 283
constant f64 4606452282016710325
constant f64 13584645768576234975
add f64 285 100
sub f64 287 285
sub f64 287 288
sub f64 285 289
sub f64 100 288
add f64 290 291
add f64 292 286
add f64 287 293
sub f64 294 287
sub f64 293 295
add f64 282 294
sub f64 297 282
sub f64 297 298
sub f64 282 299
sub f64 294 298
add f64 300 301
add f64 284 296
sub f64 303 284
sub f64 303 304
sub f64 284 305
sub f64 296 304
add f64 306 307
add f64 302 303
add f64 297 309
sub f64 310 297
sub f64 309 311
add f64 312 308
add f64 310 313
sub f64 314 310
sub f64 313 315
select f64 70 314 12
select f64 70 316 12
ne i1 67 42
select f64 319 68 12
bitcast i64 67
sub i64 321 102
shr i64 322 104
shl i64 323 104
sub i64 321 324
bitcast f64 325
sub f64 326 17
convert f64 323
sub f64 328 320
add f64 24 327
div f64 327 330
mul f64 329 114
mul f64 24 331
add f64 332 333
mul f64 331 331
mul f64 331 335
mul f64 121 335
add f64 337 122
mul f64 338 335
add f64 339 125
mul f64 340 335
add f64 341 128
mul f64 342 335
add f64 343 131
mul f64 344 335
add f64 345 134
mul f64 346 335
add f64 347 137
mul f64 348 335
add f64 349 140
mul f64 335 350
add f64 120 351
mul f64 336 352
add f64 334 353
mul f64 331 330
sub f64 327 355
bitcast i64 331
and i64 357 150
bitcast f64 358
sub f64 331 359
bitcast i64 330
and i64 361 150
bitcast f64 362
sub f64 330 363
mul f64 359 363
sub f64 365 355
mul f64 359 364
add f64 366 367
mul f64 360 363
add f64 368 369
mul f64 360 364
add f64 370 371
sub f64 356 372
sub f64 330 24
sub f64 327 374
mul f64 331 375
sub f64 373 376
div f64 377 330
sub f64 334 332
sub f64 333 379
sub f64 354 334
sub f64 354 381
sub f64 334 382
sub f64 353 381
add f64 383 384
add f64 380 385
mul f64 329 180
add f64 386 387
mul f64 329 183
mul f64 24 378
mul f64 359 359
sub f64 391 335
mul f64 359 360
add f64 392 393
mul f64 360 359
add f64 394 395
mul f64 360 360
add f64 396 397
mul f64 333 378
add f64 398 399
bitcast i64 335
and i64 401 150
bitcast f64 402
sub f64 335 403
mul f64 359 403
sub f64 405 336
mul f64 359 404
add f64 406 407
mul f64 360 403
add f64 408 409
mul f64 360 404
add f64 410 411
mul f64 331 400
mul f64 378 335
add f64 413 414
add f64 412 415
sub f64 352 120
sub f64 351 417
add f64 418 214
bitcast i64 336
and i64 420 150
bitcast f64 421
sub f64 336 422
bitcast i64 352
and i64 424 150
bitcast f64 425
sub f64 352 426
mul f64 422 426
sub f64 428 353
mul f64 422 427
add f64 429 430
mul f64 423 426
add f64 431 432
mul f64 423 427
add f64 433 434
mul f64 336 419
mul f64 416 352
add f64 436 437
add f64 435 438
add f64 390 439
add f64 389 440
add f64 388 441
div f64 12 67
add f64 442 443
add f64 354 444
sub f64 445 354
sub f64 444 446
bitcast i64 50
sub i64 448 102
shr i64 449 104
shl i64 450 104
sub i64 448 451
bitcast f64 452
sub f64 453 17
convert f64 450
sub f64 455 12
add f64 24 454
div f64 454 457
mul f64 456 114
mul f64 24 458
add f64 459 460
mul f64 458 458
mul f64 458 462
mul f64 121 462
add f64 464 122
mul f64 465 462
add f64 466 125
mul f64 467 462
add f64 468 128
mul f64 469 462
add f64 470 131
mul f64 471 462
add f64 472 134
mul f64 473 462
add f64 474 137
mul f64 475 462
add f64 476 140
mul f64 462 477
add f64 120 478
mul f64 463 479
add f64 461 480
mul f64 458 457
sub f64 454 482
bitcast i64 458
and i64 484 150
bitcast f64 485
sub f64 458 486
bitcast i64 457
and i64 488 150
bitcast f64 489
sub f64 457 490
mul f64 486 490
sub f64 492 482
mul f64 486 491
add f64 493 494
mul f64 487 490
add f64 495 496
mul f64 487 491
add f64 497 498
sub f64 483 499
sub f64 457 24
sub f64 454 501
mul f64 458 502
sub f64 500 503
div f64 504 457
sub f64 461 459
sub f64 460 506
sub f64 481 461
sub f64 481 508
sub f64 461 509
sub f64 480 508
add f64 510 511
add f64 507 512
mul f64 456 180
add f64 513 514
mul f64 456 183
mul f64 24 505
mul f64 486 486
sub f64 518 462
mul f64 486 487
add f64 519 520
mul f64 487 486
add f64 521 522
mul f64 487 487
add f64 523 524
mul f64 460 505
add f64 525 526
bitcast i64 462
and i64 528 150
bitcast f64 529
sub f64 462 530
mul f64 486 530
sub f64 532 463
mul f64 486 531
add f64 533 534
mul f64 487 530
add f64 535 536
mul f64 487 531
add f64 537 538
mul f64 458 527
mul f64 505 462
add f64 540 541
add f64 539 542
sub f64 479 120
sub f64 478 544
add f64 545 214
bitcast i64 463
and i64 547 150
bitcast f64 548
sub f64 463 549
bitcast i64 479
and i64 551 150
bitcast f64 552
sub f64 479 553
mul f64 549 553
sub f64 555 480
mul f64 549 554
add f64 556 557
mul f64 550 553
add f64 558 559
mul f64 550 554
add f64 560 561
mul f64 463 546
mul f64 543 479
add f64 563 564
add f64 562 565
add f64 517 566
add f64 516 567
add f64 515 568
div f64 51 50
add f64 569 570
add f64 481 571
sub f64 572 481
sub f64 571 573
bitcast i64 60
sub i64 575 102
shr i64 576 104
shl i64 577 104
sub i64 575 578
bitcast f64 579
sub f64 580 17
convert f64 577
sub f64 582 12
add f64 24 581
div f64 581 584
mul f64 583 114
mul f64 24 585
add f64 586 587
mul f64 585 585
mul f64 585 589
mul f64 121 589
add f64 591 122
mul f64 592 589
add f64 593 125
mul f64 594 589
add f64 595 128
mul f64 596 589
add f64 597 131
mul f64 598 589
add f64 599 134
mul f64 600 589
add f64 601 137
mul f64 602 589
add f64 603 140
mul f64 589 604
add f64 120 605
mul f64 590 606
add f64 588 607
mul f64 585 584
sub f64 581 609
bitcast i64 585
and i64 611 150
bitcast f64 612
sub f64 585 613
bitcast i64 584
and i64 615 150
bitcast f64 616
sub f64 584 617
mul f64 613 617
sub f64 619 609
mul f64 613 618
add f64 620 621
mul f64 614 617
add f64 622 623
mul f64 614 618
add f64 624 625
sub f64 610 626
sub f64 584 24
sub f64 581 628
mul f64 585 629
sub f64 627 630
div f64 631 584
sub f64 588 586
sub f64 587 633
sub f64 608 588
sub f64 608 635
sub f64 588 636
sub f64 607 635
add f64 637 638
add f64 634 639
mul f64 583 180
add f64 640 641
mul f64 583 183
mul f64 24 632
mul f64 613 613
sub f64 645 589
mul f64 613 614
add f64 646 647
mul f64 614 613
add f64 648 649
mul f64 614 614
add f64 650 651
mul f64 587 632
add f64 652 653
bitcast i64 589
and i64 655 150
bitcast f64 656
sub f64 589 657
mul f64 613 657
sub f64 659 590
mul f64 613 658
add f64 660 661
mul f64 614 657
add f64 662 663
mul f64 614 658
add f64 664 665
mul f64 585 654
mul f64 632 589
add f64 667 668
add f64 666 669
sub f64 606 120
sub f64 605 671
add f64 672 214
bitcast i64 590
and i64 674 150
bitcast f64 675
sub f64 590 676
bitcast i64 606
and i64 678 150
bitcast f64 679
sub f64 606 680
mul f64 676 680
sub f64 682 607
mul f64 676 681
add f64 683 684
mul f64 677 680
add f64 685 686
mul f64 677 681
add f64 687 688
mul f64 590 673
mul f64 670 606
add f64 690 691
add f64 689 692
add f64 644 693
add f64 643 694
add f64 642 695
div f64 62 60
add f64 696 697
add f64 608 698
sub f64 699 608
sub f64 698 700
neg f64 39
mul f64 445 702
bitcast i64 445
and i64 704 150
bitcast f64 705
sub f64 445 706
bitcast i64 702
and i64 708 150
bitcast f64 709
sub f64 702 710
mul f64 706 710
sub f64 712 703
mul f64 706 711
add f64 713 714
mul f64 707 710
add f64 715 716
mul f64 707 711
add f64 717 718
mul f64 447 702
add f64 719 720
add f64 703 721
sub f64 722 703
sub f64 721 723
add f64 317 722
sub f64 725 317
sub f64 725 726
sub f64 317 727
sub f64 722 726
add f64 728 729
add f64 318 724
sub f64 731 318
sub f64 731 732
sub f64 318 733
sub f64 724 732
add f64 734 735
add f64 730 731
add f64 725 737
sub f64 738 725
sub f64 737 739
add f64 740 736
add f64 738 741
sub f64 742 738
sub f64 741 743
constant f64 4653432275910787072
neg f64 745
lt i1 742 746
select f64 747 746 742
lt i1 745 748
select f64 749 745 748
eq i1 750 742
select f64 751 744 12
mul f64 572 702
bitcast i64 572
and i64 754 150
bitcast f64 755
sub f64 572 756
mul f64 756 710
sub f64 758 753
mul f64 756 711
add f64 759 760
mul f64 757 710
add f64 761 762
mul f64 757 711
add f64 763 764
mul f64 574 702
add f64 765 766
add f64 753 767
sub f64 768 753
sub f64 767 769
add f64 317 768
sub f64 771 317
sub f64 771 772
sub f64 317 773
sub f64 768 772
add f64 774 775
add f64 318 770
sub f64 777 318
sub f64 777 778
sub f64 318 779
sub f64 770 778
add f64 780 781
add f64 776 777
add f64 771 783
sub f64 784 771
sub f64 783 785
add f64 786 782
add f64 784 787
sub f64 788 784
sub f64 787 789
lt i1 788 746
select f64 791 746 788
lt i1 745 792
select f64 793 745 792
eq i1 794 788
select f64 795 790 12
add f64 17 702
sub f64 797 17
sub f64 797 798
sub f64 17 799
sub f64 702 798
add f64 800 801
mul f64 699 797
bitcast i64 699
and i64 804 150
bitcast f64 805
sub f64 699 806
bitcast i64 797
and i64 808 150
bitcast f64 809
sub f64 797 810
mul f64 806 810
sub f64 812 803
mul f64 806 811
add f64 813 814
mul f64 807 810
add f64 815 816
mul f64 807 811
add f64 817 818
mul f64 699 802
mul f64 701 797
add f64 820 821
add f64 819 822
add f64 803 823
sub f64 824 803
sub f64 823 825
add f64 317 824
sub f64 827 317
sub f64 827 828
sub f64 317 829
sub f64 824 828
add f64 830 831
add f64 318 826
sub f64 833 318
sub f64 833 834
sub f64 318 835
sub f64 826 834
add f64 836 837
add f64 832 833
add f64 827 839
sub f64 840 827
sub f64 839 841
add f64 842 838
add f64 840 843
sub f64 844 840
sub f64 843 845
lt i1 844 746
select f64 847 746 844
lt i1 745 848
select f64 849 745 848
eq i1 850 844
select f64 851 846 12
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 750 853
add f64 855 854
bitcast i64 856
constant i64 4843621399236968448
sub i64 857 858
mul f64 794 853
add f64 860 854
bitcast i64 861
sub i64 862 858
mul f64 850 853
add f64 864 854
bitcast i64 865
sub i64 866 858
abs f64 794
eq i1 868 745
eq i1 850 794
and i1 869 870
constant f64 4636174341401214976
div f64 52 50
log_plus_one f64 873
mul f64 39 874
lt i1 872 875
or i1 871 876
lt i1 867 863
or i1 877 878
select i64 879 863 867
select i64 43 859 880
div f64 17 50
log_plus_one f64 882
mul f64 702 883
exponential f64 884
div f64 24 50
log_plus_one f64 886
mul f64 702 887
exponential f64 888
constant f64 4613937818241073152
div f64 890 50
log_plus_one f64 891
mul f64 702 892
exponential f64 893
constant f64 4616189618054758400
div f64 895 50
log_plus_one f64 896
mul f64 702 897
exponential f64 898
constant f64 4617315517961601024
div f64 900 50
log_plus_one f64 901
mul f64 702 902
exponential f64 903
constant f64 4618441417868443648
div f64 905 50
log_plus_one f64 906
mul f64 702 907
exponential f64 908
constant f64 4619567317775286272
div f64 910 50
log_plus_one f64 911
mul f64 702 912
exponential f64 913
constant f64 4620693217682128896
div f64 915 50
log_plus_one f64 916
mul f64 702 917
exponential f64 918
constant f64 4621256167635550208
div f64 920 50
log_plus_one f64 921
mul f64 702 922
exponential f64 923
add f64 17 885
sub f64 925 17
sub f64 925 926
sub f64 17 927
sub f64 885 926
add f64 928 929
add f64 924 919
add f64 914 909
add f64 931 932
add f64 904 899
add f64 894 889
add f64 934 935
add f64 933 936
sub i64 863 881
constant i64 18446744073709550616
lt i1 938 939
select i64 940 939 938
sub f64 861 854
neg f64 942
mul f64 943 114
add f64 944 794
mul f64 943 180
add f64 946 796
add f64 945 947
sub f64 948 945
sub f64 948 949
sub f64 945 950
sub f64 947 949
add f64 951 952
mul f64 948 948
constant f64 4493169262076825869
constant f64 4508818142790474795
mul f64 955 948
add f64 957 956
constant f64 4523617207225571602
mul f64 958 948
add f64 960 959
constant f64 4537941336995398790
mul f64 961 948
add f64 963 962
constant f64 4551452160552810439
mul f64 964 948
add f64 966 965
constant f64 4564047942389340013
mul f64 967 948
add f64 969 968
constant f64 4575957461383588187
mul f64 970 948
add f64 972 971
constant f64 4586165620538941447
mul f64 973 948
add f64 975 974
constant f64 4595172819793696076
mul f64 976 948
add f64 978 977
constant f64 4602678819172646917
mul f64 979 948
add f64 981 980
mul f64 953 948
add f64 953 983
mul f64 954 982
add f64 985 984
add f64 948 986
sub f64 987 948
sub f64 986 988
add f64 987 17
sub f64 990 987
sub f64 990 991
sub f64 987 992
sub f64 17 991
add f64 993 994
add f64 995 989
add f64 990 996
sub f64 997 990
sub f64 996 998
constant i64 1023
add i64 941 1000
shl i64 1001 104
bitcast f64 1002
mul f64 997 1003
mul f64 999 1003
add f64 925 937
sub f64 1006 925
sub f64 1006 1007
sub f64 925 1008
sub f64 937 1007
add f64 1009 1010
add f64 1011 930
add f64 1006 1012
sub f64 1013 1006
sub f64 1012 1014
mul f64 1004 1013
bitcast i64 1004
and i64 1017 150
bitcast f64 1018
sub f64 1004 1019
bitcast i64 1013
and i64 1021 150
bitcast f64 1022
sub f64 1013 1023
mul f64 1019 1023
sub f64 1025 1016
mul f64 1019 1024
add f64 1026 1027
mul f64 1020 1023
add f64 1028 1029
mul f64 1020 1024
add f64 1030 1031
mul f64 1004 1015
mul f64 1005 1013
add f64 1033 1034
add f64 1032 1035
add f64 1016 1036
sub f64 1037 1016
sub f64 1036 1038
sub i64 867 881
lt i1 1040 939
select i64 1041 939 1040
sub f64 865 854
neg f64 1043
mul f64 1044 114
add f64 1045 850
mul f64 1044 180
add f64 1047 852
add f64 1046 1048
sub f64 1049 1046
sub f64 1049 1050
sub f64 1046 1051
sub f64 1048 1050
add f64 1052 1053
mul f64 1049 1049
mul f64 955 1049
add f64 1056 956
mul f64 1057 1049
add f64 1058 959
mul f64 1059 1049
add f64 1060 962
mul f64 1061 1049
add f64 1062 965
mul f64 1063 1049
add f64 1064 968
mul f64 1065 1049
add f64 1066 971
mul f64 1067 1049
add f64 1068 974
mul f64 1069 1049
add f64 1070 977
mul f64 1071 1049
add f64 1072 980
mul f64 1054 1049
add f64 1054 1074
mul f64 1055 1073
add f64 1076 1075
add f64 1049 1077
sub f64 1078 1049
sub f64 1077 1079
add f64 1078 17
sub f64 1081 1078
sub f64 1081 1082
sub f64 1078 1083
sub f64 17 1082
add f64 1084 1085
add f64 1086 1080
add f64 1081 1087
sub f64 1088 1081
sub f64 1087 1089
add i64 1042 1000
shl i64 1091 104
bitcast f64 1092
mul f64 1088 1093
mul f64 1090 1093
constant f64 13548120537355135836
constant f64 4348621135304996719
constant f64 4626604192193052672
add f64 39 1098
div f64 1099 60
constant f64 4626885667169763328
add f64 39 1101
div f64 1102 60
mul f64 1100 1103
mul f64 1104 1096
add f64 1097 1105
constant f64 13596182391332449521
add f64 39 71
div f64 1108 60
constant f64 4626322717216342016
add f64 39 1110
div f64 1111 60
mul f64 1109 1112
mul f64 1113 1106
add f64 1107 1114
constant f64 4396451700045852318
constant f64 4625478292286210048
add f64 39 1117
div f64 1118 60
add f64 39 69
div f64 1120 60
mul f64 1119 1121
mul f64 1122 1115
add f64 1116 1123
constant f64 13643613625212573020
constant f64 4624633867356078080
add f64 39 1126
div f64 1127 60
constant f64 4625196817309499392
add f64 39 1129
div f64 1130 60
mul f64 1128 1131
mul f64 1132 1124
add f64 1125 1133
constant f64 4444329021859205474
constant f64 4623507967449235456
add f64 39 1136
div f64 1137 60
constant f64 4624070917402656768
add f64 39 1139
div f64 1140 60
mul f64 1138 1141
mul f64 1142 1134
add f64 1135 1143
constant f64 13691549822694467199
constant f64 4622382067542392832
add f64 39 1146
div f64 1147 60
constant f64 4622945017495814144
add f64 39 1149
div f64 1150 60
mul f64 1148 1151
mul f64 1152 1144
add f64 1145 1153
constant f64 4491894841499127486
add f64 39 920
div f64 1156 60
add f64 39 52
div f64 1158 60
mul f64 1157 1159
mul f64 1160 1154
add f64 1155 1161
constant f64 13739283409492307723
add f64 39 910
div f64 1164 60
add f64 39 915
div f64 1166 60
mul f64 1165 1167
mul f64 1168 1162
add f64 1163 1169
constant f64 4540004915786880359
add f64 39 900
div f64 1172 60
add f64 39 905
div f64 1174 60
mul f64 1173 1175
mul f64 1176 1170
add f64 1171 1177
constant f64 13787419979223755799
add f64 39 890
div f64 1180 60
add f64 39 895
div f64 1182 60
mul f64 1181 1183
mul f64 1184 1178
add f64 1179 1185
add f64 39 17
div f64 1187 60
add f64 39 24
div f64 1189 60
mul f64 1188 1190
mul f64 1191 1186
add f64 97 1192
constant f64 13830554455654793216
add f64 39 1194
sub f64 1195 39
sub f64 1195 1196
sub f64 39 1197
sub f64 1194 1196
add f64 1198 1199
div f64 17 1195
mul f64 1201 1195
bitcast i64 1201
and i64 1203 150
bitcast f64 1204
sub f64 1201 1205
bitcast i64 1195
and i64 1207 150
bitcast f64 1208
sub f64 1195 1209
mul f64 1205 1209
sub f64 1211 1202
mul f64 1205 1210
add f64 1212 1213
mul f64 1206 1209
add f64 1214 1215
mul f64 1206 1210
add f64 1216 1217
sub f64 17 1202
sub f64 1219 1218
add f64 1220 12
mul f64 1201 1200
sub f64 1221 1222
div f64 1223 1195
add f64 1201 1224
sub f64 1225 1201
sub f64 1224 1226
div f64 39 60
mul f64 1228 1193
add f64 7 1229
div f64 1230 60
add f64 1225 1231
sub f64 1232 1225
sub f64 1232 1233
sub f64 1225 1234
sub f64 1231 1233
add f64 1235 1236
add f64 1237 1227
add f64 1232 1238
sub f64 1239 1232
sub f64 1238 1240
mul f64 1094 1239
bitcast i64 1094
and i64 1243 150
bitcast f64 1244
sub f64 1094 1245
bitcast i64 1239
and i64 1247 150
bitcast f64 1248
sub f64 1239 1249
mul f64 1245 1249
sub f64 1251 1242
mul f64 1245 1250
add f64 1252 1253
mul f64 1246 1249
add f64 1254 1255
mul f64 1246 1250
add f64 1256 1257
mul f64 1094 1241
mul f64 1095 1239
add f64 1259 1260
add f64 1258 1261
add f64 1242 1262
sub f64 1263 1242
sub f64 1262 1264
select f64 877 12 1263
select f64 877 12 1265
add f64 1037 1266
sub f64 1268 1037
sub f64 1268 1269
sub f64 1037 1270
sub f64 1266 1269
add f64 1271 1272
add f64 1039 1267
sub f64 1274 1039
sub f64 1274 1275
sub f64 1039 1276
sub f64 1267 1275
add f64 1277 1278
add f64 1273 1274
add f64 1268 1280
sub f64 1281 1268
sub f64 1280 1282
add f64 1283 1279
add f64 1281 1284
sub f64 1285 1281
sub f64 1284 1286
constant i64 0
lt i1 1288 939
select i64 1289 939 1288
sub f64 856 854
neg f64 1291
mul f64 1292 114
add f64 1293 750
mul f64 1292 180
add f64 1295 752
add f64 1294 1296
sub f64 1297 1294
sub f64 1297 1298
sub f64 1294 1299
sub f64 1296 1298
add f64 1300 1301
mul f64 1297 1297
mul f64 955 1297
add f64 1304 956
mul f64 1305 1297
add f64 1306 959
mul f64 1307 1297
add f64 1308 962
mul f64 1309 1297
add f64 1310 965
mul f64 1311 1297
add f64 1312 968
mul f64 1313 1297
add f64 1314 971
mul f64 1315 1297
add f64 1316 974
mul f64 1317 1297
add f64 1318 977
mul f64 1319 1297
add f64 1320 980
mul f64 1302 1297
add f64 1302 1322
mul f64 1303 1321
add f64 1324 1323
add f64 1297 1325
sub f64 1326 1297
sub f64 1325 1327
add f64 1326 17
sub f64 1329 1326
sub f64 1329 1330
sub f64 1326 1331
sub f64 17 1330
add f64 1332 1333
add f64 1334 1328
add f64 1329 1335
sub f64 1336 1329
sub f64 1335 1337
add i64 1290 1000
shl i64 1339 104
bitcast f64 1340
mul f64 1336 1341
mul f64 1338 1341
add f64 1285 1342
sub f64 1344 1285
sub f64 1344 1345
sub f64 1285 1346
sub f64 1342 1345
add f64 1347 1348
add f64 1287 1343
sub f64 1350 1287
sub f64 1350 1351
sub f64 1287 1352
sub f64 1343 1351
add f64 1353 1354
add f64 1349 1350
add f64 1344 1356
sub f64 1357 1344
sub f64 1356 1358
add f64 1359 1355
add f64 1357 1360
sub f64 1361 1357
sub f64 1360 1362
select f64 43 1361 1285
select f64 43 1363 1287
le i1 41 69
le i1 24 41
select f64 1367 24 17
add f64 24 17
le i1 1369 41
select f64 1370 1369 17
mul f64 1368 1371
add f64 24 24
le i1 1373 41
select f64 1374 1373 17
mul f64 1372 1375
add f64 24 890
le i1 1377 41
select f64 1378 1377 17
mul f64 1376 1379
add f64 24 895
le i1 1381 41
select f64 1382 1381 17
mul f64 1380 1383
le i1 910 41
select f64 1385 910 17
add f64 910 17
le i1 1387 41
select f64 1388 1387 17
mul f64 1386 1389
add f64 910 24
le i1 1391 41
select f64 1392 1391 17
mul f64 1390 1393
add f64 910 890
le i1 1395 41
select f64 1396 1395 17
mul f64 1394 1397
add f64 910 895
le i1 1399 41
select f64 1400 1399 17
mul f64 1398 1401
mul f64 1384 1402
le i1 1149 41
select f64 1404 1149 17
add f64 1149 17
le i1 1406 41
select f64 1407 1406 17
mul f64 1405 1408
add f64 1149 24
le i1 1410 41
select f64 1411 1410 17
mul f64 1409 1412
add f64 1149 890
le i1 1414 41
select f64 1415 1414 17
mul f64 1413 1416
add f64 1149 895
le i1 1418 41
select f64 1419 1418 17
mul f64 1417 1420
le i1 1117 41
select f64 1422 1117 17
le i1 69 41
select f64 1424 69 17
mul f64 1423 1425
mul f64 1421 1426
mul f64 1403 1427
select f64 1366 1428 17
mul f64 1364 1429
bitcast i64 1364
and i64 1431 150
bitcast f64 1432
sub f64 1364 1433
bitcast i64 1429
and i64 1435 150
bitcast f64 1436
sub f64 1429 1437
mul f64 1433 1437
sub f64 1439 1430
mul f64 1433 1438
add f64 1440 1441
mul f64 1434 1437
add f64 1442 1443
mul f64 1434 1438
add f64 1444 1445
mul f64 1365 1429
add f64 1446 1447
add f64 1430 1448
sub f64 1449 1430
sub f64 1448 1450
add f64 1449 1451
constant i64 1
shr i64 881 1453
add i64 1454 1000
shl i64 1455 104
bitcast f64 1456
mul f64 1452 1457
sub i64 881 1454
add i64 1459 1000
shl i64 1460 104
bitcast f64 1461
mul f64 1458 1462
select f64 36 1463 12
lt i1 33 4
select f64 1465 33 17
lt i1 1466 17
add f64 17 1466
sub f64 1468 17
sub f64 1468 1469
sub f64 17 1470
sub f64 1466 1469
add f64 1471 1472
select f64 1467 1468 1466
select f64 1467 1473 12
add f64 1474 52
sub f64 1476 1474
sub f64 1476 1477
sub f64 1474 1478
sub f64 52 1477
add f64 1479 1480
add f64 1481 1475
add f64 1476 1482
sub f64 1483 1476
sub f64 1482 1484
lt i1 1466 63
mul f64 1466 64
select f64 1486 1487 1466
ne i1 1488 1466
select f64 1489 68 12
bitcast i64 1488
sub i64 1491 102
shr i64 1492 104
shl i64 1493 104
sub i64 1491 1494
bitcast f64 1495
sub f64 1496 17
convert f64 1493
sub f64 1498 1490
add f64 24 1497
div f64 1497 1500
mul f64 1499 114
mul f64 24 1501
add f64 1502 1503
mul f64 1501 1501
mul f64 1501 1505
mul f64 121 1505
add f64 1507 122
mul f64 1508 1505
add f64 1509 125
mul f64 1510 1505
add f64 1511 128
mul f64 1512 1505
add f64 1513 131
mul f64 1514 1505
add f64 1515 134
mul f64 1516 1505
add f64 1517 137
mul f64 1518 1505
add f64 1519 140
mul f64 1505 1520
add f64 120 1521
mul f64 1506 1522
add f64 1504 1523
mul f64 1501 1500
sub f64 1497 1525
bitcast i64 1501
and i64 1527 150
bitcast f64 1528
sub f64 1501 1529
bitcast i64 1500
and i64 1531 150
bitcast f64 1532
sub f64 1500 1533
mul f64 1529 1533
sub f64 1535 1525
mul f64 1529 1534
add f64 1536 1537
mul f64 1530 1533
add f64 1538 1539
mul f64 1530 1534
add f64 1540 1541
sub f64 1526 1542
sub f64 1500 24
sub f64 1497 1544
mul f64 1501 1545
sub f64 1543 1546
div f64 1547 1500
sub f64 1504 1502
sub f64 1503 1549
sub f64 1524 1504
sub f64 1524 1551
sub f64 1504 1552
sub f64 1523 1551
add f64 1553 1554
add f64 1550 1555
mul f64 1499 180
add f64 1556 1557
mul f64 1499 183
mul f64 24 1548
mul f64 1529 1529
sub f64 1561 1505
mul f64 1529 1530
add f64 1562 1563
mul f64 1530 1529
add f64 1564 1565
mul f64 1530 1530
add f64 1566 1567
mul f64 1503 1548
add f64 1568 1569
bitcast i64 1505
and i64 1571 150
bitcast f64 1572
sub f64 1505 1573
mul f64 1529 1573
sub f64 1575 1506
mul f64 1529 1574
add f64 1576 1577
mul f64 1530 1573
add f64 1578 1579
mul f64 1530 1574
add f64 1580 1581
mul f64 1501 1570
mul f64 1548 1505
add f64 1583 1584
add f64 1582 1585
sub f64 1522 120
sub f64 1521 1587
add f64 1588 214
bitcast i64 1506
and i64 1590 150
bitcast f64 1591
sub f64 1506 1592
bitcast i64 1522
and i64 1594 150
bitcast f64 1595
sub f64 1522 1596
mul f64 1592 1596
sub f64 1598 1523
mul f64 1592 1597
add f64 1599 1600
mul f64 1593 1596
add f64 1601 1602
mul f64 1593 1597
add f64 1603 1604
mul f64 1506 1589
mul f64 1586 1522
add f64 1606 1607
add f64 1605 1608
add f64 1560 1609
add f64 1559 1610
add f64 1558 1611
div f64 12 1488
add f64 1612 1613
add f64 1524 1614
sub f64 1615 1524
sub f64 1614 1616
bitcast i64 1474
sub i64 1618 102
shr i64 1619 104
shl i64 1620 104
sub i64 1618 1621
bitcast f64 1622
sub f64 1623 17
convert f64 1620
sub f64 1625 12
add f64 24 1624
div f64 1624 1627
mul f64 1626 114
mul f64 24 1628
add f64 1629 1630
mul f64 1628 1628
mul f64 1628 1632
mul f64 121 1632
add f64 1634 122
mul f64 1635 1632
add f64 1636 125
mul f64 1637 1632
add f64 1638 128
mul f64 1639 1632
add f64 1640 131
mul f64 1641 1632
add f64 1642 134
mul f64 1643 1632
add f64 1644 137
mul f64 1645 1632
add f64 1646 140
mul f64 1632 1647
add f64 120 1648
mul f64 1633 1649
add f64 1631 1650
mul f64 1628 1627
sub f64 1624 1652
bitcast i64 1628
and i64 1654 150
bitcast f64 1655
sub f64 1628 1656
bitcast i64 1627
and i64 1658 150
bitcast f64 1659
sub f64 1627 1660
mul f64 1656 1660
sub f64 1662 1652
mul f64 1656 1661
add f64 1663 1664
mul f64 1657 1660
add f64 1665 1666
mul f64 1657 1661
add f64 1667 1668
sub f64 1653 1669
sub f64 1627 24
sub f64 1624 1671
mul f64 1628 1672
sub f64 1670 1673
div f64 1674 1627
sub f64 1631 1629
sub f64 1630 1676
sub f64 1651 1631
sub f64 1651 1678
sub f64 1631 1679
sub f64 1650 1678
add f64 1680 1681
add f64 1677 1682
mul f64 1626 180
add f64 1683 1684
mul f64 1626 183
mul f64 24 1675
mul f64 1656 1656
sub f64 1688 1632
mul f64 1656 1657
add f64 1689 1690
mul f64 1657 1656
add f64 1691 1692
mul f64 1657 1657
add f64 1693 1694
mul f64 1630 1675
add f64 1695 1696
bitcast i64 1632
and i64 1698 150
bitcast f64 1699
sub f64 1632 1700
mul f64 1656 1700
sub f64 1702 1633
mul f64 1656 1701
add f64 1703 1704
mul f64 1657 1700
add f64 1705 1706
mul f64 1657 1701
add f64 1707 1708
mul f64 1628 1697
mul f64 1675 1632
add f64 1710 1711
add f64 1709 1712
sub f64 1649 120
sub f64 1648 1714
add f64 1715 214
bitcast i64 1633
and i64 1717 150
bitcast f64 1718
sub f64 1633 1719
bitcast i64 1649
and i64 1721 150
bitcast f64 1722
sub f64 1649 1723
mul f64 1719 1723
sub f64 1725 1650
mul f64 1719 1724
add f64 1726 1727
mul f64 1720 1723
add f64 1728 1729
mul f64 1720 1724
add f64 1730 1731
mul f64 1633 1716
mul f64 1713 1649
add f64 1733 1734
add f64 1732 1735
add f64 1687 1736
add f64 1686 1737
add f64 1685 1738
div f64 1475 1474
add f64 1739 1740
add f64 1651 1741
sub f64 1742 1651
sub f64 1741 1743
bitcast i64 1483
sub i64 1745 102
shr i64 1746 104
shl i64 1747 104
sub i64 1745 1748
bitcast f64 1749
sub f64 1750 17
convert f64 1747
sub f64 1752 12
add f64 24 1751
div f64 1751 1754
mul f64 1753 114
mul f64 24 1755
add f64 1756 1757
mul f64 1755 1755
mul f64 1755 1759
mul f64 121 1759
add f64 1761 122
mul f64 1762 1759
add f64 1763 125
mul f64 1764 1759
add f64 1765 128
mul f64 1766 1759
add f64 1767 131
mul f64 1768 1759
add f64 1769 134
mul f64 1770 1759
add f64 1771 137
mul f64 1772 1759
add f64 1773 140
mul f64 1759 1774
add f64 120 1775
mul f64 1760 1776
add f64 1758 1777
mul f64 1755 1754
sub f64 1751 1779
bitcast i64 1755
and i64 1781 150
bitcast f64 1782
sub f64 1755 1783
bitcast i64 1754
and i64 1785 150
bitcast f64 1786
sub f64 1754 1787
mul f64 1783 1787
sub f64 1789 1779
mul f64 1783 1788
add f64 1790 1791
mul f64 1784 1787
add f64 1792 1793
mul f64 1784 1788
add f64 1794 1795
sub f64 1780 1796
sub f64 1754 24
sub f64 1751 1798
mul f64 1755 1799
sub f64 1797 1800
div f64 1801 1754
sub f64 1758 1756
sub f64 1757 1803
sub f64 1778 1758
sub f64 1778 1805
sub f64 1758 1806
sub f64 1777 1805
add f64 1807 1808
add f64 1804 1809
mul f64 1753 180
add f64 1810 1811
mul f64 1753 183
mul f64 24 1802
mul f64 1783 1783
sub f64 1815 1759
mul f64 1783 1784
add f64 1816 1817
mul f64 1784 1783
add f64 1818 1819
mul f64 1784 1784
add f64 1820 1821
mul f64 1757 1802
add f64 1822 1823
bitcast i64 1759
and i64 1825 150
bitcast f64 1826
sub f64 1759 1827
mul f64 1783 1827
sub f64 1829 1760
mul f64 1783 1828
add f64 1830 1831
mul f64 1784 1827
add f64 1832 1833
mul f64 1784 1828
add f64 1834 1835
mul f64 1755 1824
mul f64 1802 1759
add f64 1837 1838
add f64 1836 1839
sub f64 1776 120
sub f64 1775 1841
add f64 1842 214
bitcast i64 1760
and i64 1844 150
bitcast f64 1845
sub f64 1760 1846
bitcast i64 1776
and i64 1848 150
bitcast f64 1849
sub f64 1776 1850
mul f64 1846 1850
sub f64 1852 1777
mul f64 1846 1851
add f64 1853 1854
mul f64 1847 1850
add f64 1855 1856
mul f64 1847 1851
add f64 1857 1858
mul f64 1760 1843
mul f64 1840 1776
add f64 1860 1861
add f64 1859 1862
add f64 1814 1863
add f64 1813 1864
add f64 1812 1865
div f64 1485 1483
add f64 1866 1867
add f64 1778 1868
sub f64 1869 1778
sub f64 1868 1870
mul f64 1615 702
bitcast i64 1615
and i64 1873 150
bitcast f64 1874
sub f64 1615 1875
mul f64 1875 710
sub f64 1877 1872
mul f64 1875 711
add f64 1878 1879
mul f64 1876 710
add f64 1880 1881
mul f64 1876 711
add f64 1882 1883
mul f64 1617 702
add f64 1884 1885
add f64 1872 1886
sub f64 1887 1872
sub f64 1886 1888
add f64 317 1887
sub f64 1890 317
sub f64 1890 1891
sub f64 317 1892
sub f64 1887 1891
add f64 1893 1894
add f64 318 1889
sub f64 1896 318
sub f64 1896 1897
sub f64 318 1898
sub f64 1889 1897
add f64 1899 1900
add f64 1895 1896
add f64 1890 1902
sub f64 1903 1890
sub f64 1902 1904
add f64 1905 1901
add f64 1903 1906
sub f64 1907 1903
sub f64 1906 1908
lt i1 1907 746
select f64 1910 746 1907
lt i1 745 1911
select f64 1912 745 1911
eq i1 1913 1907
select f64 1914 1909 12
mul f64 1742 702
bitcast i64 1742
and i64 1917 150
bitcast f64 1918
sub f64 1742 1919
mul f64 1919 710
sub f64 1921 1916
mul f64 1919 711
add f64 1922 1923
mul f64 1920 710
add f64 1924 1925
mul f64 1920 711
add f64 1926 1927
mul f64 1744 702
add f64 1928 1929
add f64 1916 1930
sub f64 1931 1916
sub f64 1930 1932
add f64 317 1931
sub f64 1934 317
sub f64 1934 1935
sub f64 317 1936
sub f64 1931 1935
add f64 1937 1938
add f64 318 1933
sub f64 1940 318
sub f64 1940 1941
sub f64 318 1942
sub f64 1933 1941
add f64 1943 1944
add f64 1939 1940
add f64 1934 1946
sub f64 1947 1934
sub f64 1946 1948
add f64 1949 1945
add f64 1947 1950
sub f64 1951 1947
sub f64 1950 1952
lt i1 1951 746
select f64 1954 746 1951
lt i1 745 1955
select f64 1956 745 1955
eq i1 1957 1951
select f64 1958 1953 12
mul f64 1869 797
bitcast i64 1869
and i64 1961 150
bitcast f64 1962
sub f64 1869 1963
mul f64 1963 810
sub f64 1965 1960
mul f64 1963 811
add f64 1966 1967
mul f64 1964 810
add f64 1968 1969
mul f64 1964 811
add f64 1970 1971
mul f64 1869 802
mul f64 1871 797
add f64 1973 1974
add f64 1972 1975
add f64 1960 1976
sub f64 1977 1960
sub f64 1976 1978
add f64 317 1977
sub f64 1980 317
sub f64 1980 1981
sub f64 317 1982
sub f64 1977 1981
add f64 1983 1984
add f64 318 1979
sub f64 1986 318
sub f64 1986 1987
sub f64 318 1988
sub f64 1979 1987
add f64 1989 1990
add f64 1985 1986
add f64 1980 1992
sub f64 1993 1980
sub f64 1992 1994
add f64 1995 1991
add f64 1993 1996
sub f64 1997 1993
sub f64 1996 1998
lt i1 1997 746
select f64 2000 746 1997
lt i1 745 2001
select f64 2002 745 2001
eq i1 2003 1997
select f64 2004 1999 12
mul f64 1913 853
add f64 2006 854
bitcast i64 2007
sub i64 2008 858
mul f64 1957 853
add f64 2010 854
bitcast i64 2011
sub i64 2012 858
mul f64 2003 853
add f64 2014 854
bitcast i64 2015
sub i64 2016 858
abs f64 1957
eq i1 2018 745
eq i1 2003 1957
and i1 2019 2020
div f64 52 1474
log_plus_one f64 2022
mul f64 39 2023
lt i1 872 2024
or i1 2021 2025
lt i1 2017 2013
or i1 2026 2027
select i64 2028 2013 2017
select i64 1467 2009 2029
div f64 17 1474
log_plus_one f64 2031
mul f64 702 2032
exponential f64 2033
div f64 24 1474
log_plus_one f64 2035
mul f64 702 2036
exponential f64 2037
div f64 890 1474
log_plus_one f64 2039
mul f64 702 2040
exponential f64 2041
div f64 895 1474
log_plus_one f64 2043
mul f64 702 2044
exponential f64 2045
div f64 900 1474
log_plus_one f64 2047
mul f64 702 2048
exponential f64 2049
div f64 905 1474
log_plus_one f64 2051
mul f64 702 2052
exponential f64 2053
div f64 910 1474
log_plus_one f64 2055
mul f64 702 2056
exponential f64 2057
div f64 915 1474
log_plus_one f64 2059
mul f64 702 2060
exponential f64 2061
div f64 920 1474
log_plus_one f64 2063
mul f64 702 2064
exponential f64 2065
add f64 17 2034
sub f64 2067 17
sub f64 2067 2068
sub f64 17 2069
sub f64 2034 2068
add f64 2070 2071
add f64 2066 2062
add f64 2058 2054
add f64 2073 2074
add f64 2050 2046
add f64 2042 2038
add f64 2076 2077
add f64 2075 2078
sub i64 2013 2030
lt i1 2080 939
select i64 2081 939 2080
sub f64 2011 854
neg f64 2083
mul f64 2084 114
add f64 2085 1957
mul f64 2084 180
add f64 2087 1959
add f64 2086 2088
sub f64 2089 2086
sub f64 2089 2090
sub f64 2086 2091
sub f64 2088 2090
add f64 2092 2093
mul f64 2089 2089
mul f64 955 2089
add f64 2096 956
mul f64 2097 2089
add f64 2098 959
mul f64 2099 2089
add f64 2100 962
mul f64 2101 2089
add f64 2102 965
mul f64 2103 2089
add f64 2104 968
mul f64 2105 2089
add f64 2106 971
mul f64 2107 2089
add f64 2108 974
mul f64 2109 2089
add f64 2110 977
mul f64 2111 2089
add f64 2112 980
mul f64 2094 2089
add f64 2094 2114
mul f64 2095 2113
add f64 2116 2115
add f64 2089 2117
sub f64 2118 2089
sub f64 2117 2119
add f64 2118 17
sub f64 2121 2118
sub f64 2121 2122
sub f64 2118 2123
sub f64 17 2122
add f64 2124 2125
add f64 2126 2120
add f64 2121 2127
sub f64 2128 2121
sub f64 2127 2129
add i64 2082 1000
shl i64 2131 104
bitcast f64 2132
mul f64 2128 2133
mul f64 2130 2133
add f64 2067 2079
sub f64 2136 2067
sub f64 2136 2137
sub f64 2067 2138
sub f64 2079 2137
add f64 2139 2140
add f64 2141 2072
add f64 2136 2142
sub f64 2143 2136
sub f64 2142 2144
mul f64 2134 2143
bitcast i64 2134
and i64 2147 150
bitcast f64 2148
sub f64 2134 2149
bitcast i64 2143
and i64 2151 150
bitcast f64 2152
sub f64 2143 2153
mul f64 2149 2153
sub f64 2155 2146
mul f64 2149 2154
add f64 2156 2157
mul f64 2150 2153
add f64 2158 2159
mul f64 2150 2154
add f64 2160 2161
mul f64 2134 2145
mul f64 2135 2143
add f64 2163 2164
add f64 2162 2165
add f64 2146 2166
sub f64 2167 2146
sub f64 2166 2168
sub i64 2017 2030
lt i1 2170 939
select i64 2171 939 2170
sub f64 2015 854
neg f64 2173
mul f64 2174 114
add f64 2175 2003
mul f64 2174 180
add f64 2177 2005
add f64 2176 2178
sub f64 2179 2176
sub f64 2179 2180
sub f64 2176 2181
sub f64 2178 2180
add f64 2182 2183
mul f64 2179 2179
mul f64 955 2179
add f64 2186 956
mul f64 2187 2179
add f64 2188 959
mul f64 2189 2179
add f64 2190 962
mul f64 2191 2179
add f64 2192 965
mul f64 2193 2179
add f64 2194 968
mul f64 2195 2179
add f64 2196 971
mul f64 2197 2179
add f64 2198 974
mul f64 2199 2179
add f64 2200 977
mul f64 2201 2179
add f64 2202 980
mul f64 2184 2179
add f64 2184 2204
mul f64 2185 2203
add f64 2206 2205
add f64 2179 2207
sub f64 2208 2179
sub f64 2207 2209
add f64 2208 17
sub f64 2211 2208
sub f64 2211 2212
sub f64 2208 2213
sub f64 17 2212
add f64 2214 2215
add f64 2216 2210
add f64 2211 2217
sub f64 2218 2211
sub f64 2217 2219
add i64 2172 1000
shl i64 2221 104
bitcast f64 2222
mul f64 2218 2223
mul f64 2220 2223
div f64 1099 1483
div f64 1102 1483
mul f64 2226 2227
mul f64 2228 1096
add f64 1097 2229
div f64 1108 1483
div f64 1111 1483
mul f64 2231 2232
mul f64 2233 2230
add f64 1107 2234
div f64 1118 1483
div f64 1120 1483
mul f64 2236 2237
mul f64 2238 2235
add f64 1116 2239
div f64 1127 1483
div f64 1130 1483
mul f64 2241 2242
mul f64 2243 2240
add f64 1125 2244
div f64 1137 1483
div f64 1140 1483
mul f64 2246 2247
mul f64 2248 2245
add f64 1135 2249
div f64 1147 1483
div f64 1150 1483
mul f64 2251 2252
mul f64 2253 2250
add f64 1145 2254
div f64 1156 1483
div f64 1158 1483
mul f64 2256 2257
mul f64 2258 2255
add f64 1155 2259
div f64 1164 1483
div f64 1166 1483
mul f64 2261 2262
mul f64 2263 2260
add f64 1163 2264
div f64 1172 1483
div f64 1174 1483
mul f64 2266 2267
mul f64 2268 2265
add f64 1171 2269
div f64 1180 1483
div f64 1182 1483
mul f64 2271 2272
mul f64 2273 2270
add f64 1179 2274
div f64 1187 1483
div f64 1189 1483
mul f64 2276 2277
mul f64 2278 2275
add f64 97 2279
div f64 39 1483
mul f64 2281 2280
add f64 7 2282
div f64 2283 1483
add f64 1225 2284
sub f64 2285 1225
sub f64 2285 2286
sub f64 1225 2287
sub f64 2284 2286
add f64 2288 2289
add f64 2290 1227
add f64 2285 2291
sub f64 2292 2285
sub f64 2291 2293
mul f64 2224 2292
bitcast i64 2224
and i64 2296 150
bitcast f64 2297
sub f64 2224 2298
bitcast i64 2292
and i64 2300 150
bitcast f64 2301
sub f64 2292 2302
mul f64 2298 2302
sub f64 2304 2295
mul f64 2298 2303
add f64 2305 2306
mul f64 2299 2302
add f64 2307 2308
mul f64 2299 2303
add f64 2309 2310
mul f64 2224 2294
mul f64 2225 2292
add f64 2312 2313
add f64 2311 2314
add f64 2295 2315
sub f64 2316 2295
sub f64 2315 2317
select f64 2026 12 2316
select f64 2026 12 2318
add f64 2167 2319
sub f64 2321 2167
sub f64 2321 2322
sub f64 2167 2323
sub f64 2319 2322
add f64 2324 2325
add f64 2169 2320
sub f64 2327 2169
sub f64 2327 2328
sub f64 2169 2329
sub f64 2320 2328
add f64 2330 2331
add f64 2326 2327
add f64 2321 2333
sub f64 2334 2321
sub f64 2333 2335
add f64 2336 2332
add f64 2334 2337
sub f64 2338 2334
sub f64 2337 2339
sub f64 2007 854
neg f64 2341
mul f64 2342 114
add f64 2343 1913
mul f64 2342 180
add f64 2345 1915
add f64 2344 2346
sub f64 2347 2344
sub f64 2347 2348
sub f64 2344 2349
sub f64 2346 2348
add f64 2350 2351
mul f64 2347 2347
mul f64 955 2347
add f64 2354 956
mul f64 2355 2347
add f64 2356 959
mul f64 2357 2347
add f64 2358 962
mul f64 2359 2347
add f64 2360 965
mul f64 2361 2347
add f64 2362 968
mul f64 2363 2347
add f64 2364 971
mul f64 2365 2347
add f64 2366 974
mul f64 2367 2347
add f64 2368 977
mul f64 2369 2347
add f64 2370 980
mul f64 2352 2347
add f64 2352 2372
mul f64 2353 2371
add f64 2374 2373
add f64 2347 2375
sub f64 2376 2347
sub f64 2375 2377
add f64 2376 17
sub f64 2379 2376
sub f64 2379 2380
sub f64 2376 2381
sub f64 17 2380
add f64 2382 2383
add f64 2384 2378
add f64 2379 2385
sub f64 2386 2379
sub f64 2385 2387
mul f64 2386 1341
mul f64 2388 1341
add f64 2338 2389
sub f64 2391 2338
sub f64 2391 2392
sub f64 2338 2393
sub f64 2389 2392
add f64 2394 2395
add f64 2340 2390
sub f64 2397 2340
sub f64 2397 2398
sub f64 2340 2399
sub f64 2390 2398
add f64 2400 2401
add f64 2396 2397
add f64 2391 2403
sub f64 2404 2391
sub f64 2403 2405
add f64 2406 2402
add f64 2404 2407
sub f64 2408 2404
sub f64 2407 2409
select f64 1467 2408 2338
select f64 1467 2410 2340
mul f64 2411 1429
bitcast i64 2411
and i64 2414 150
bitcast f64 2415
sub f64 2411 2416
mul f64 2416 1437
sub f64 2418 2413
mul f64 2416 1438
add f64 2419 2420
mul f64 2417 1437
add f64 2421 2422
mul f64 2417 1438
add f64 2423 2424
mul f64 2412 1429
add f64 2425 2426
add f64 2413 2427
sub f64 2428 2413
sub f64 2427 2429
add f64 2428 2430
shr i64 2030 1453
add i64 2432 1000
shl i64 2433 104
bitcast f64 2434
mul f64 2431 2435
sub i64 2030 2432
add i64 2437 1000
shl i64 2438 104
bitcast f64 2439
mul f64 2436 2440
select f64 1465 2441 12
sub f64 17 33
lt i1 2443 4
select f64 2444 2443 17
lt i1 2445 17
add f64 17 2445
sub f64 2447 17
sub f64 2447 2448
sub f64 17 2449
sub f64 2445 2448
add f64 2450 2451
select f64 2446 2447 2445
select f64 2446 2452 12
add f64 2453 52
sub f64 2455 2453
sub f64 2455 2456
sub f64 2453 2457
sub f64 52 2456
add f64 2458 2459
add f64 2460 2454
add f64 2455 2461
sub f64 2462 2455
sub f64 2461 2463
lt i1 2445 63
mul f64 2445 64
select f64 2465 2466 2445
ne i1 2467 2445
select f64 2468 68 12
bitcast i64 2467
sub i64 2470 102
shr i64 2471 104
shl i64 2472 104
sub i64 2470 2473
bitcast f64 2474
sub f64 2475 17
convert f64 2472
sub f64 2477 2469
add f64 24 2476
div f64 2476 2479
mul f64 2478 114
mul f64 24 2480
add f64 2481 2482
mul f64 2480 2480
mul f64 2480 2484
mul f64 121 2484
add f64 2486 122
mul f64 2487 2484
add f64 2488 125
mul f64 2489 2484
add f64 2490 128
mul f64 2491 2484
add f64 2492 131
mul f64 2493 2484
add f64 2494 134
mul f64 2495 2484
add f64 2496 137
mul f64 2497 2484
add f64 2498 140
mul f64 2484 2499
add f64 120 2500
mul f64 2485 2501
add f64 2483 2502
mul f64 2480 2479
sub f64 2476 2504
bitcast i64 2480
and i64 2506 150
bitcast f64 2507
sub f64 2480 2508
bitcast i64 2479
and i64 2510 150
bitcast f64 2511
sub f64 2479 2512
mul f64 2508 2512
sub f64 2514 2504
mul f64 2508 2513
add f64 2515 2516
mul f64 2509 2512
add f64 2517 2518
mul f64 2509 2513
add f64 2519 2520
sub f64 2505 2521
sub f64 2479 24
sub f64 2476 2523
mul f64 2480 2524
sub f64 2522 2525
div f64 2526 2479
sub f64 2483 2481
sub f64 2482 2528
sub f64 2503 2483
sub f64 2503 2530
sub f64 2483 2531
sub f64 2502 2530
add f64 2532 2533
add f64 2529 2534
mul f64 2478 180
add f64 2535 2536
mul f64 2478 183
mul f64 24 2527
mul f64 2508 2508
sub f64 2540 2484
mul f64 2508 2509
add f64 2541 2542
mul f64 2509 2508
add f64 2543 2544
mul f64 2509 2509
add f64 2545 2546
mul f64 2482 2527
add f64 2547 2548
bitcast i64 2484
and i64 2550 150
bitcast f64 2551
sub f64 2484 2552
mul f64 2508 2552
sub f64 2554 2485
mul f64 2508 2553
add f64 2555 2556
mul f64 2509 2552
add f64 2557 2558
mul f64 2509 2553
add f64 2559 2560
mul f64 2480 2549
mul f64 2527 2484
add f64 2562 2563
add f64 2561 2564
sub f64 2501 120
sub f64 2500 2566
add f64 2567 214
bitcast i64 2485
and i64 2569 150
bitcast f64 2570
sub f64 2485 2571
bitcast i64 2501
and i64 2573 150
bitcast f64 2574
sub f64 2501 2575
mul f64 2571 2575
sub f64 2577 2502
mul f64 2571 2576
add f64 2578 2579
mul f64 2572 2575
add f64 2580 2581
mul f64 2572 2576
add f64 2582 2583
mul f64 2485 2568
mul f64 2565 2501
add f64 2585 2586
add f64 2584 2587
add f64 2539 2588
add f64 2538 2589
add f64 2537 2590
div f64 12 2467
add f64 2591 2592
add f64 2503 2593
sub f64 2594 2503
sub f64 2593 2595
bitcast i64 2453
sub i64 2597 102
shr i64 2598 104
shl i64 2599 104
sub i64 2597 2600
bitcast f64 2601
sub f64 2602 17
convert f64 2599
sub f64 2604 12
add f64 24 2603
div f64 2603 2606
mul f64 2605 114
mul f64 24 2607
add f64 2608 2609
mul f64 2607 2607
mul f64 2607 2611
mul f64 121 2611
add f64 2613 122
mul f64 2614 2611
add f64 2615 125
mul f64 2616 2611
add f64 2617 128
mul f64 2618 2611
add f64 2619 131
mul f64 2620 2611
add f64 2621 134
mul f64 2622 2611
add f64 2623 137
mul f64 2624 2611
add f64 2625 140
mul f64 2611 2626
add f64 120 2627
mul f64 2612 2628
add f64 2610 2629
mul f64 2607 2606
sub f64 2603 2631
bitcast i64 2607
and i64 2633 150
bitcast f64 2634
sub f64 2607 2635
bitcast i64 2606
and i64 2637 150
bitcast f64 2638
sub f64 2606 2639
mul f64 2635 2639
sub f64 2641 2631
mul f64 2635 2640
add f64 2642 2643
mul f64 2636 2639
add f64 2644 2645
mul f64 2636 2640
add f64 2646 2647
sub f64 2632 2648
sub f64 2606 24
sub f64 2603 2650
mul f64 2607 2651
sub f64 2649 2652
div f64 2653 2606
sub f64 2610 2608
sub f64 2609 2655
sub f64 2630 2610
sub f64 2630 2657
sub f64 2610 2658
sub f64 2629 2657
add f64 2659 2660
add f64 2656 2661
mul f64 2605 180
add f64 2662 2663
mul f64 2605 183
mul f64 24 2654
mul f64 2635 2635
sub f64 2667 2611
mul f64 2635 2636
add f64 2668 2669
mul f64 2636 2635
add f64 2670 2671
mul f64 2636 2636
add f64 2672 2673
mul f64 2609 2654
add f64 2674 2675
bitcast i64 2611
and i64 2677 150
bitcast f64 2678
sub f64 2611 2679
mul f64 2635 2679
sub f64 2681 2612
mul f64 2635 2680
add f64 2682 2683
mul f64 2636 2679
add f64 2684 2685
mul f64 2636 2680
add f64 2686 2687
mul f64 2607 2676
mul f64 2654 2611
add f64 2689 2690
add f64 2688 2691
sub f64 2628 120
sub f64 2627 2693
add f64 2694 214
bitcast i64 2612
and i64 2696 150
bitcast f64 2697
sub f64 2612 2698
bitcast i64 2628
and i64 2700 150
bitcast f64 2701
sub f64 2628 2702
mul f64 2698 2702
sub f64 2704 2629
mul f64 2698 2703
add f64 2705 2706
mul f64 2699 2702
add f64 2707 2708
mul f64 2699 2703
add f64 2709 2710
mul f64 2612 2695
mul f64 2692 2628
add f64 2712 2713
add f64 2711 2714
add f64 2666 2715
add f64 2665 2716
add f64 2664 2717
div f64 2454 2453
add f64 2718 2719
add f64 2630 2720
sub f64 2721 2630
sub f64 2720 2722
bitcast i64 2462
sub i64 2724 102
shr i64 2725 104
shl i64 2726 104
sub i64 2724 2727
bitcast f64 2728
sub f64 2729 17
convert f64 2726
sub f64 2731 12
add f64 24 2730
div f64 2730 2733
mul f64 2732 114
mul f64 24 2734
add f64 2735 2736
mul f64 2734 2734
mul f64 2734 2738
mul f64 121 2738
add f64 2740 122
mul f64 2741 2738
add f64 2742 125
mul f64 2743 2738
add f64 2744 128
mul f64 2745 2738
add f64 2746 131
mul f64 2747 2738
add f64 2748 134
mul f64 2749 2738
add f64 2750 137
mul f64 2751 2738
add f64 2752 140
mul f64 2738 2753
add f64 120 2754
mul f64 2739 2755
add f64 2737 2756
mul f64 2734 2733
sub f64 2730 2758
bitcast i64 2734
and i64 2760 150
bitcast f64 2761
sub f64 2734 2762
bitcast i64 2733
and i64 2764 150
bitcast f64 2765
sub f64 2733 2766
mul f64 2762 2766
sub f64 2768 2758
mul f64 2762 2767
add f64 2769 2770
mul f64 2763 2766
add f64 2771 2772
mul f64 2763 2767
add f64 2773 2774
sub f64 2759 2775
sub f64 2733 24
sub f64 2730 2777
mul f64 2734 2778
sub f64 2776 2779
div f64 2780 2733
sub f64 2737 2735
sub f64 2736 2782
sub f64 2757 2737
sub f64 2757 2784
sub f64 2737 2785
sub f64 2756 2784
add f64 2786 2787
add f64 2783 2788
mul f64 2732 180
add f64 2789 2790
mul f64 2732 183
mul f64 24 2781
mul f64 2762 2762
sub f64 2794 2738
mul f64 2762 2763
add f64 2795 2796
mul f64 2763 2762
add f64 2797 2798
mul f64 2763 2763
add f64 2799 2800
mul f64 2736 2781
add f64 2801 2802
bitcast i64 2738
and i64 2804 150
bitcast f64 2805
sub f64 2738 2806
mul f64 2762 2806
sub f64 2808 2739
mul f64 2762 2807
add f64 2809 2810
mul f64 2763 2806
add f64 2811 2812
mul f64 2763 2807
add f64 2813 2814
mul f64 2734 2803
mul f64 2781 2738
add f64 2816 2817
add f64 2815 2818
sub f64 2755 120
sub f64 2754 2820
add f64 2821 214
bitcast i64 2739
and i64 2823 150
bitcast f64 2824
sub f64 2739 2825
bitcast i64 2755
and i64 2827 150
bitcast f64 2828
sub f64 2755 2829
mul f64 2825 2829
sub f64 2831 2756
mul f64 2825 2830
add f64 2832 2833
mul f64 2826 2829
add f64 2834 2835
mul f64 2826 2830
add f64 2836 2837
mul f64 2739 2822
mul f64 2819 2755
add f64 2839 2840
add f64 2838 2841
add f64 2793 2842
add f64 2792 2843
add f64 2791 2844
div f64 2464 2462
add f64 2845 2846
add f64 2757 2847
sub f64 2848 2757
sub f64 2847 2849
mul f64 2594 702
bitcast i64 2594
and i64 2852 150
bitcast f64 2853
sub f64 2594 2854
mul f64 2854 710
sub f64 2856 2851
mul f64 2854 711
add f64 2857 2858
mul f64 2855 710
add f64 2859 2860
mul f64 2855 711
add f64 2861 2862
mul f64 2596 702
add f64 2863 2864
add f64 2851 2865
sub f64 2866 2851
sub f64 2865 2867
add f64 317 2866
sub f64 2869 317
sub f64 2869 2870
sub f64 317 2871
sub f64 2866 2870
add f64 2872 2873
add f64 318 2868
sub f64 2875 318
sub f64 2875 2876
sub f64 318 2877
sub f64 2868 2876
add f64 2878 2879
add f64 2874 2875
add f64 2869 2881
sub f64 2882 2869
sub f64 2881 2883
add f64 2884 2880
add f64 2882 2885
sub f64 2886 2882
sub f64 2885 2887
lt i1 2886 746
select f64 2889 746 2886
lt i1 745 2890
select f64 2891 745 2890
eq i1 2892 2886
select f64 2893 2888 12
mul f64 2721 702
bitcast i64 2721
and i64 2896 150
bitcast f64 2897
sub f64 2721 2898
mul f64 2898 710
sub f64 2900 2895
mul f64 2898 711
add f64 2901 2902
mul f64 2899 710
add f64 2903 2904
mul f64 2899 711
add f64 2905 2906
mul f64 2723 702
add f64 2907 2908
add f64 2895 2909
sub f64 2910 2895
sub f64 2909 2911
add f64 317 2910
sub f64 2913 317
sub f64 2913 2914
sub f64 317 2915
sub f64 2910 2914
add f64 2916 2917
add f64 318 2912
sub f64 2919 318
sub f64 2919 2920
sub f64 318 2921
sub f64 2912 2920
add f64 2922 2923
add f64 2918 2919
add f64 2913 2925
sub f64 2926 2913
sub f64 2925 2927
add f64 2928 2924
add f64 2926 2929
sub f64 2930 2926
sub f64 2929 2931
lt i1 2930 746
select f64 2933 746 2930
lt i1 745 2934
select f64 2935 745 2934
eq i1 2936 2930
select f64 2937 2932 12
mul f64 2848 797
bitcast i64 2848
and i64 2940 150
bitcast f64 2941
sub f64 2848 2942
mul f64 2942 810
sub f64 2944 2939
mul f64 2942 811
add f64 2945 2946
mul f64 2943 810
add f64 2947 2948
mul f64 2943 811
add f64 2949 2950
mul f64 2848 802
mul f64 2850 797
add f64 2952 2953
add f64 2951 2954
add f64 2939 2955
sub f64 2956 2939
sub f64 2955 2957
add f64 317 2956
sub f64 2959 317
sub f64 2959 2960
sub f64 317 2961
sub f64 2956 2960
add f64 2962 2963
add f64 318 2958
sub f64 2965 318
sub f64 2965 2966
sub f64 318 2967
sub f64 2958 2966
add f64 2968 2969
add f64 2964 2965
add f64 2959 2971
sub f64 2972 2959
sub f64 2971 2973
add f64 2974 2970
add f64 2972 2975
sub f64 2976 2972
sub f64 2975 2977
lt i1 2976 746
select f64 2979 746 2976
lt i1 745 2980
select f64 2981 745 2980
eq i1 2982 2976
select f64 2983 2978 12
mul f64 2892 853
add f64 2985 854
bitcast i64 2986
sub i64 2987 858
mul f64 2936 853
add f64 2989 854
bitcast i64 2990
sub i64 2991 858
mul f64 2982 853
add f64 2993 854
bitcast i64 2994
sub i64 2995 858
abs f64 2936
eq i1 2997 745
eq i1 2982 2936
and i1 2998 2999
div f64 52 2453
log_plus_one f64 3001
mul f64 39 3002
lt i1 872 3003
or i1 3000 3004
lt i1 2996 2992
or i1 3005 3006
select i64 3007 2992 2996
select i64 2446 2988 3008
div f64 17 2453
log_plus_one f64 3010
mul f64 702 3011
exponential f64 3012
div f64 24 2453
log_plus_one f64 3014
mul f64 702 3015
exponential f64 3016
div f64 890 2453
log_plus_one f64 3018
mul f64 702 3019
exponential f64 3020
div f64 895 2453
log_plus_one f64 3022
mul f64 702 3023
exponential f64 3024
div f64 900 2453
log_plus_one f64 3026
mul f64 702 3027
exponential f64 3028
div f64 905 2453
log_plus_one f64 3030
mul f64 702 3031
exponential f64 3032
div f64 910 2453
log_plus_one f64 3034
mul f64 702 3035
exponential f64 3036
div f64 915 2453
log_plus_one f64 3038
mul f64 702 3039
exponential f64 3040
div f64 920 2453
log_plus_one f64 3042
mul f64 702 3043
exponential f64 3044
add f64 17 3013
sub f64 3046 17
sub f64 3046 3047
sub f64 17 3048
sub f64 3013 3047
add f64 3049 3050
add f64 3045 3041
add f64 3037 3033
add f64 3052 3053
add f64 3029 3025
add f64 3021 3017
add f64 3055 3056
add f64 3054 3057
sub i64 2992 3009
lt i1 3059 939
select i64 3060 939 3059
sub f64 2990 854
neg f64 3062
mul f64 3063 114
add f64 3064 2936
mul f64 3063 180
add f64 3066 2938
add f64 3065 3067
sub f64 3068 3065
sub f64 3068 3069
sub f64 3065 3070
sub f64 3067 3069
add f64 3071 3072
mul f64 3068 3068
mul f64 955 3068
add f64 3075 956
mul f64 3076 3068
add f64 3077 959
mul f64 3078 3068
add f64 3079 962
mul f64 3080 3068
add f64 3081 965
mul f64 3082 3068
add f64 3083 968
mul f64 3084 3068
add f64 3085 971
mul f64 3086 3068
add f64 3087 974
mul f64 3088 3068
add f64 3089 977
mul f64 3090 3068
add f64 3091 980
mul f64 3073 3068
add f64 3073 3093
mul f64 3074 3092
add f64 3095 3094
add f64 3068 3096
sub f64 3097 3068
sub f64 3096 3098
add f64 3097 17
sub f64 3100 3097
sub f64 3100 3101
sub f64 3097 3102
sub f64 17 3101
add f64 3103 3104
add f64 3105 3099
add f64 3100 3106
sub f64 3107 3100
sub f64 3106 3108
add i64 3061 1000
shl i64 3110 104
bitcast f64 3111
mul f64 3107 3112
mul f64 3109 3112
add f64 3046 3058
sub f64 3115 3046
sub f64 3115 3116
sub f64 3046 3117
sub f64 3058 3116
add f64 3118 3119
add f64 3120 3051
add f64 3115 3121
sub f64 3122 3115
sub f64 3121 3123
mul f64 3113 3122
bitcast i64 3113
and i64 3126 150
bitcast f64 3127
sub f64 3113 3128
bitcast i64 3122
and i64 3130 150
bitcast f64 3131
sub f64 3122 3132
mul f64 3128 3132
sub f64 3134 3125
mul f64 3128 3133
add f64 3135 3136
mul f64 3129 3132
add f64 3137 3138
mul f64 3129 3133
add f64 3139 3140
mul f64 3113 3124
mul f64 3114 3122
add f64 3142 3143
add f64 3141 3144
add f64 3125 3145
sub f64 3146 3125
sub f64 3145 3147
sub i64 2996 3009
lt i1 3149 939
select i64 3150 939 3149
sub f64 2994 854
neg f64 3152
mul f64 3153 114
add f64 3154 2982
mul f64 3153 180
add f64 3156 2984
add f64 3155 3157
sub f64 3158 3155
sub f64 3158 3159
sub f64 3155 3160
sub f64 3157 3159
add f64 3161 3162
mul f64 3158 3158
mul f64 955 3158
add f64 3165 956
mul f64 3166 3158
add f64 3167 959
mul f64 3168 3158
add f64 3169 962
mul f64 3170 3158
add f64 3171 965
mul f64 3172 3158
add f64 3173 968
mul f64 3174 3158
add f64 3175 971
mul f64 3176 3158
add f64 3177 974
mul f64 3178 3158
add f64 3179 977
mul f64 3180 3158
add f64 3181 980
mul f64 3163 3158
add f64 3163 3183
mul f64 3164 3182
add f64 3185 3184
add f64 3158 3186
sub f64 3187 3158
sub f64 3186 3188
add f64 3187 17
sub f64 3190 3187
sub f64 3190 3191
sub f64 3187 3192
sub f64 17 3191
add f64 3193 3194
add f64 3195 3189
add f64 3190 3196
sub f64 3197 3190
sub f64 3196 3198
add i64 3151 1000
shl i64 3200 104
bitcast f64 3201
mul f64 3197 3202
mul f64 3199 3202
div f64 1099 2462
div f64 1102 2462
mul f64 3205 3206
mul f64 3207 1096
add f64 1097 3208
div f64 1108 2462
div f64 1111 2462
mul f64 3210 3211
mul f64 3212 3209
add f64 1107 3213
div f64 1118 2462
div f64 1120 2462
mul f64 3215 3216
mul f64 3217 3214
add f64 1116 3218
div f64 1127 2462
div f64 1130 2462
mul f64 3220 3221
mul f64 3222 3219
add f64 1125 3223
div f64 1137 2462
div f64 1140 2462
mul f64 3225 3226
mul f64 3227 3224
add f64 1135 3228
div f64 1147 2462
div f64 1150 2462
mul f64 3230 3231
mul f64 3232 3229
add f64 1145 3233
div f64 1156 2462
div f64 1158 2462
mul f64 3235 3236
mul f64 3237 3234
add f64 1155 3238
div f64 1164 2462
div f64 1166 2462
mul f64 3240 3241
mul f64 3242 3239
add f64 1163 3243
div f64 1172 2462
div f64 1174 2462
mul f64 3245 3246
mul f64 3247 3244
add f64 1171 3248
div f64 1180 2462
div f64 1182 2462
mul f64 3250 3251
mul f64 3252 3249
add f64 1179 3253
div f64 1187 2462
div f64 1189 2462
mul f64 3255 3256
mul f64 3257 3254
add f64 97 3258
div f64 39 2462
mul f64 3260 3259
add f64 7 3261
div f64 3262 2462
add f64 1225 3263
sub f64 3264 1225
sub f64 3264 3265
sub f64 1225 3266
sub f64 3263 3265
add f64 3267 3268
add f64 3269 1227
add f64 3264 3270
sub f64 3271 3264
sub f64 3270 3272
mul f64 3203 3271
bitcast i64 3203
and i64 3275 150
bitcast f64 3276
sub f64 3203 3277
bitcast i64 3271
and i64 3279 150
bitcast f64 3280
sub f64 3271 3281
mul f64 3277 3281
sub f64 3283 3274
mul f64 3277 3282
add f64 3284 3285
mul f64 3278 3281
add f64 3286 3287
mul f64 3278 3282
add f64 3288 3289
mul f64 3203 3273
mul f64 3204 3271
add f64 3291 3292
add f64 3290 3293
add f64 3274 3294
sub f64 3295 3274
sub f64 3294 3296
select f64 3005 12 3295
select f64 3005 12 3297
add f64 3146 3298
sub f64 3300 3146
sub f64 3300 3301
sub f64 3146 3302
sub f64 3298 3301
add f64 3303 3304
add f64 3148 3299
sub f64 3306 3148
sub f64 3306 3307
sub f64 3148 3308
sub f64 3299 3307
add f64 3309 3310
add f64 3305 3306
add f64 3300 3312
sub f64 3313 3300
sub f64 3312 3314
add f64 3315 3311
add f64 3313 3316
sub f64 3317 3313
sub f64 3316 3318
sub f64 2986 854
neg f64 3320
mul f64 3321 114
add f64 3322 2892
mul f64 3321 180
add f64 3324 2894
add f64 3323 3325
sub f64 3326 3323
sub f64 3326 3327
sub f64 3323 3328
sub f64 3325 3327
add f64 3329 3330
mul f64 3326 3326
mul f64 955 3326
add f64 3333 956
mul f64 3334 3326
add f64 3335 959
mul f64 3336 3326
add f64 3337 962
mul f64 3338 3326
add f64 3339 965
mul f64 3340 3326
add f64 3341 968
mul f64 3342 3326
add f64 3343 971
mul f64 3344 3326
add f64 3345 974
mul f64 3346 3326
add f64 3347 977
mul f64 3348 3326
add f64 3349 980
mul f64 3331 3326
add f64 3331 3351
mul f64 3332 3350
add f64 3353 3352
add f64 3326 3354
sub f64 3355 3326
sub f64 3354 3356
add f64 3355 17
sub f64 3358 3355
sub f64 3358 3359
sub f64 3355 3360
sub f64 17 3359
add f64 3361 3362
add f64 3363 3357
add f64 3358 3364
sub f64 3365 3358
sub f64 3364 3366
mul f64 3365 1341
mul f64 3367 1341
add f64 3317 3368
sub f64 3370 3317
sub f64 3370 3371
sub f64 3317 3372
sub f64 3368 3371
add f64 3373 3374
add f64 3319 3369
sub f64 3376 3319
sub f64 3376 3377
sub f64 3319 3378
sub f64 3369 3377
add f64 3379 3380
add f64 3375 3376
add f64 3370 3382
sub f64 3383 3370
sub f64 3382 3384
add f64 3385 3381
add f64 3383 3386
sub f64 3387 3383
sub f64 3386 3388
select f64 2446 3387 3317
select f64 2446 3389 3319
mul f64 3390 1429
bitcast i64 3390
and i64 3393 150
bitcast f64 3394
sub f64 3390 3395
mul f64 3395 1437
sub f64 3397 3392
mul f64 3395 1438
add f64 3398 3399
mul f64 3396 1437
add f64 3400 3401
mul f64 3396 1438
add f64 3402 3403
mul f64 3391 1429
add f64 3404 3405
add f64 3392 3406
sub f64 3407 3392
sub f64 3406 3408
add f64 3407 3409
shr i64 3009 1453
add i64 3411 1000
shl i64 3412 104
bitcast f64 3413
mul f64 3410 3414
sub i64 3009 3411
add i64 3416 1000
shl i64 3417 104
bitcast f64 3418
mul f64 3415 3419
select f64 2444 3420 12
eq i1 2442 4
sub f64 2442 1464
select f64 3422 2442 3423
add f64 3421 3424
eq i1 3421 4
and i1 3426 3422
eq i1 33 7
sub f64 33 7
constant i64 9218868437227405312
bitcast i64 3429
constant i64 9223372036854775808
and i64 3431 3432
or i64 3430 3433
bitcast f64 3434
sub f64 3421 2442
select f64 3427 3435 3436
select f64 3428 12 3437
abs f64 3438
eq i1 3439 4
add f64 3438 1464
select f64 3440 3438 3441
select f64 11 3425 3442
select f64 27 3443 1464
eq i1 0 17
neg f64 4
ne i1 1 3446
and i1 18 16
and i1 3448 11
and i1 3449 3447
or i1 3445 3450
sub f64 4 4
select f64 3451 4 3452
ne i1 1 1
select f64 23 3444 3453
select f64 3454 3452 3455
""",
        ),
    ),
}

# Of complex numbers, the real and the imaginary part.
COMPLEX_FUNCTIONS = {
    "acos": (
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
abs f64 0
constant f64 9218868437227405312
eq i1 2 3
abs f64 1
eq i1 5 3
or i1 4 6
constant f64 4611686018427387904
constant f64 4607182418800017408
sub f64 9 0
neg f64 1
constant f64 0
lt i1 10 12
constant f64 4602678819172646912
abs f64 10
eq i1 15 3
abs f64 11
eq i1 17 3
or i1 16 18
mul f64 10 10
mul f64 11 11
add f64 20 21
select f64 19 3 22
sqrt f64 23
add f64 24 15
mul f64 14 25
sqrt f64 26
ne i1 27 12
mul f64 14 17
div f64 29 27
select f64 28 30 12
select f64 13 31 27
add f64 9 0
lt i1 33 12
abs f64 33
eq i1 35 3
or i1 36 6
mul f64 33 33
mul f64 1 1
add f64 38 39
select f64 37 3 40
sqrt f64 41
add f64 42 35
mul f64 14 43
sqrt f64 44
ne i1 45 12
mul f64 14 5
div f64 47 45
select f64 46 48 12
select f64 34 49 45
atan2 f64 32 50
mul f64 8 51
eq i1 5 5
abs f64 5
eq i1 54 3
select f64 55 9 12
bitcast i64 56
bitcast i64 5
constant i64 9223372036854775808
and i64 58 59
or i64 57 60
bitcast f64 61
select f64 53 62 5
eq i1 0 0
select f64 4 9 12
bitcast i64 65
bitcast i64 0
and i64 67 59
or i64 66 68
bitcast f64 69
select f64 64 70 0
atan2 f64 63 71
select f64 7 72 52
eq i1 0 12
constant f64 4609753056924675352
select f64 74 75 73
""",
        ),
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
constant f64 4607182418800017408
sub f64 2 0
neg f64 1
constant f64 0
lt i1 3 5
constant f64 4602678819172646912
abs f64 3
constant f64 9218868437227405312
eq i1 8 9
abs f64 4
eq i1 11 9
or i1 10 12
mul f64 3 3
mul f64 4 4
add f64 14 15
select f64 13 9 16
sqrt f64 17
add f64 18 8
mul f64 7 19
sqrt f64 20
ne i1 21 5
mul f64 7 11
div f64 23 21
select f64 22 24 5
select f64 6 25 21
add f64 2 0
lt i1 27 5
abs f64 27
eq i1 29 9
abs f64 1
eq i1 31 9
or i1 30 32
mul f64 27 27
mul f64 1 1
add f64 34 35
select f64 33 9 36
sqrt f64 37
add f64 38 29
mul f64 7 39
sqrt f64 40
ne i1 41 5
mul f64 7 31
div f64 43 41
select f64 42 44 5
select f64 28 41 45
bitcast i64 46
bitcast i64 1
constant i64 9223372036854775808
and i64 48 49
or i64 47 50
bitcast f64 51
mul f64 26 52
select f64 6 21 25
bitcast i64 54
bitcast i64 4
and i64 56 49
or i64 55 57
bitcast f64 58
select f64 28 45 41
mul f64 59 60
sub f64 53 61
abs f64 0
eq i1 63 9
or i1 64 32
abs f64 62
asinh f64 66
select f64 65 9 67
bitcast i64 68
or i64 69 57
bitcast f64 70
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
constant f64 4742290407621132288
abs f64 0
lt i1 3 2
abs f64 1
lt i1 5 2
and i1 4 6
constant f64 0
select f64 7 0 8
select f64 7 1 8
constant f64 4611686018427387904
constant f64 4607182418800017408
neg f64 9
add f64 12 13
sub f64 14 12
sub f64 14 15
sub f64 12 16
sub f64 13 15
add f64 17 18
neg f64 10
abs f64 20
abs f64 14
lt i1 21 22
select f64 23 22 21
constant f64 4503599627370496
constant f64 4841369599423283200
lt i1 24 25
mul f64 24 26
select f64 27 28 24
constant i64 52
bitcast i64 29
constant i64 4604544271217802189
sub i64 31 32
shr i64 33 30
ne i1 29 24
constant i64 0
select i64 35 30 36
sub i64 34 37
constant i64 1
shr i64 38 39
constant i64 18446744073709551614
mul i64 41 40
shr i64 42 39
constant i64 1023
add i64 43 44
shl i64 45 30
bitcast f64 46
mul f64 14 47
sub i64 42 43
add i64 49 44
shl i64 50 30
bitcast f64 51
mul f64 48 52
mul f64 19 47
mul f64 54 52
lt i1 53 8
neg f64 53
neg f64 55
select f64 56 57 53
select f64 56 58 55
mul f64 20 47
mul f64 61 52
mul f64 59 59
bitcast i64 59
constant i64 18446744073575333888
and i64 64 65
bitcast f64 66
sub f64 59 67
mul f64 67 67
sub f64 69 63
mul f64 67 68
add f64 70 71
mul f64 68 67
add f64 72 73
mul f64 68 68
add f64 74 75
mul f64 59 60
mul f64 60 59
add f64 77 78
add f64 76 79
add f64 63 80
sub f64 81 63
sub f64 80 82
mul f64 62 62
bitcast i64 62
and i64 85 65
bitcast f64 86
sub f64 62 87
mul f64 87 87
sub f64 89 84
mul f64 87 88
add f64 90 91
mul f64 88 87
add f64 92 93
mul f64 88 88
add f64 94 95
add f64 81 84
sub f64 97 81
sub f64 97 98
sub f64 81 99
sub f64 84 98
add f64 100 101
add f64 83 96
sub f64 103 83
sub f64 103 104
sub f64 83 105
sub f64 96 104
add f64 106 107
add f64 102 103
add f64 97 109
sub f64 110 97
sub f64 109 111
add f64 112 108
add f64 110 113
sub f64 114 110
sub f64 113 115
sqrt f64 114
mul f64 117 117
bitcast i64 117
and i64 119 65
bitcast f64 120
sub f64 117 121
mul f64 121 121
sub f64 123 118
mul f64 121 122
add f64 124 125
mul f64 122 121
add f64 126 127
mul f64 122 122
add f64 128 129
sub f64 114 118
sub f64 131 130
add f64 132 116
add f64 117 117
div f64 133 134
lt i1 8 117
select f64 136 135 8
add f64 117 137
sub f64 138 117
sub f64 137 139
add f64 138 59
sub f64 141 138
sub f64 141 142
sub f64 138 143
sub f64 59 142
add f64 144 145
add f64 140 60
sub f64 147 140
sub f64 147 148
sub f64 140 149
sub f64 60 148
add f64 150 151
add f64 146 147
add f64 141 153
sub f64 154 141
sub f64 153 155
add f64 156 152
add f64 154 157
sub f64 158 154
sub f64 157 159
constant f64 4602678819172646912
mul f64 158 161
mul f64 160 161
sqrt f64 162
mul f64 164 164
bitcast i64 164
and i64 166 65
bitcast f64 167
sub f64 164 168
mul f64 168 168
sub f64 170 165
mul f64 168 169
add f64 171 172
mul f64 169 168
add f64 173 174
mul f64 169 169
add f64 175 176
sub f64 162 165
sub f64 178 177
add f64 179 163
add f64 164 164
div f64 180 181
lt i1 8 164
select f64 183 182 8
add f64 164 184
sub f64 185 164
sub f64 184 186
lt i1 14 8
eq i1 185 8
abs f64 62
mul f64 161 190
div f64 191 185
mul f64 192 185
bitcast i64 192
and i64 194 65
bitcast f64 195
sub f64 192 196
bitcast i64 185
and i64 198 65
bitcast f64 199
sub f64 185 200
mul f64 196 200
sub f64 202 193
mul f64 196 201
add f64 203 204
mul f64 197 200
add f64 205 206
mul f64 197 201
add f64 207 208
sub f64 191 193
sub f64 210 209
add f64 211 8
mul f64 192 187
sub f64 212 213
div f64 214 185
add f64 192 215
sub f64 216 192
sub f64 215 217
select f64 189 8 216
select f64 189 8 218
select f64 188 219 185
select f64 188 220 187
add i64 40 44
shl i64 223 30
bitcast f64 224
mul f64 221 225
mul f64 222 225
add f64 226 227
add f64 12 9
sub f64 229 12
sub f64 229 230
sub f64 12 231
sub f64 9 230
add f64 232 233
abs f64 10
abs f64 229
lt i1 235 236
select f64 237 236 235
lt i1 238 25
mul f64 238 26
select f64 239 240 238
bitcast i64 241
sub i64 242 32
shr i64 243 30
ne i1 241 238
select i64 245 30 36
sub i64 244 246
shr i64 247 39
mul i64 41 248
shr i64 249 39
add i64 250 44
shl i64 251 30
bitcast f64 252
mul f64 229 253
sub i64 249 250
add i64 255 44
shl i64 256 30
bitcast f64 257
mul f64 254 258
mul f64 234 253
mul f64 260 258
lt i1 259 8
neg f64 259
neg f64 261
select f64 262 263 259
select f64 262 264 261
mul f64 10 253
mul f64 267 258
mul f64 265 265
bitcast i64 265
and i64 270 65
bitcast f64 271
sub f64 265 272
mul f64 272 272
sub f64 274 269
mul f64 272 273
add f64 275 276
mul f64 273 272
add f64 277 278
mul f64 273 273
add f64 279 280
mul f64 265 266
mul f64 266 265
add f64 282 283
add f64 281 284
add f64 269 285
sub f64 286 269
sub f64 285 287
mul f64 268 268
bitcast i64 268
and i64 290 65
bitcast f64 291
sub f64 268 292
mul f64 292 292
sub f64 294 289
mul f64 292 293
add f64 295 296
mul f64 293 292
add f64 297 298
mul f64 293 293
add f64 299 300
add f64 286 289
sub f64 302 286
sub f64 302 303
sub f64 286 304
sub f64 289 303
add f64 305 306
add f64 288 301
sub f64 308 288
sub f64 308 309
sub f64 288 310
sub f64 301 309
add f64 311 312
add f64 307 308
add f64 302 314
sub f64 315 302
sub f64 314 316
add f64 317 313
add f64 315 318
sub f64 319 315
sub f64 318 320
sqrt f64 319
mul f64 322 322
bitcast i64 322
and i64 324 65
bitcast f64 325
sub f64 322 326
mul f64 326 326
sub f64 328 323
mul f64 326 327
add f64 329 330
mul f64 327 326
add f64 331 332
mul f64 327 327
add f64 333 334
sub f64 319 323
sub f64 336 335
add f64 337 321
add f64 322 322
div f64 338 339
lt i1 8 322
select f64 341 340 8
add f64 322 342
sub f64 343 322
sub f64 342 344
add f64 343 265
sub f64 346 343
sub f64 346 347
sub f64 343 348
sub f64 265 347
add f64 349 350
add f64 345 266
sub f64 352 345
sub f64 352 353
sub f64 345 354
sub f64 266 353
add f64 355 356
add f64 351 352
add f64 346 358
sub f64 359 346
sub f64 358 360
add f64 361 357
add f64 359 362
sub f64 363 359
sub f64 362 364
mul f64 363 161
mul f64 365 161
sqrt f64 366
mul f64 368 368
bitcast i64 368
and i64 370 65
bitcast f64 371
sub f64 368 372
mul f64 372 372
sub f64 374 369
mul f64 372 373
add f64 375 376
mul f64 373 372
add f64 377 378
mul f64 373 373
add f64 379 380
sub f64 366 369
sub f64 382 381
add f64 383 367
add f64 368 368
div f64 384 385
lt i1 8 368
select f64 387 386 8
add f64 368 388
sub f64 389 368
sub f64 388 390
lt i1 229 8
eq i1 389 8
abs f64 268
mul f64 161 394
div f64 395 389
mul f64 396 389
bitcast i64 396
and i64 398 65
bitcast f64 399
sub f64 396 400
bitcast i64 389
and i64 402 65
bitcast f64 403
sub f64 389 404
mul f64 400 404
sub f64 406 397
mul f64 400 405
add f64 407 408
mul f64 401 404
add f64 409 410
mul f64 401 405
add f64 411 412
sub f64 395 397
sub f64 414 413
add f64 415 8
mul f64 396 391
sub f64 416 417
div f64 418 389
add f64 396 419
sub f64 420 396
sub f64 419 421
select f64 393 8 420
select f64 393 8 422
select f64 392 423 389
select f64 392 424 391
add i64 248 44
shl i64 427 30
bitcast f64 428
mul f64 425 429
mul f64 426 429
add f64 430 431
atan2 f64 228 432
mul f64 11 433
eq i1 0 8
constant f64 4609753056924675352
constant f64 9218868437227405312
eq i1 3 437
abs f64 5
eq i1 439 437
or i1 438 440
eq i1 5 5
select f64 440 12 8
bitcast i64 443
bitcast i64 5
constant i64 9223372036854775808
and i64 445 446
or i64 444 447
bitcast f64 448
select f64 442 449 5
select f64 441 450 5
eq i1 0 0
select f64 438 12 8
bitcast i64 453
bitcast i64 0
and i64 455 446
or i64 454 456
bitcast f64 457
select f64 452 458 0
select f64 441 459 0
atan2 f64 451 460
select f64 7 434 461
select f64 435 436 462
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
constant f64 4742290407621132288
abs f64 0
lt i1 3 2
abs f64 1
lt i1 5 2
and i1 4 6
constant f64 0
select f64 7 0 8
select f64 7 1 8
constant f64 4607182418800017408
neg f64 9
add f64 11 12
sub f64 13 11
sub f64 13 14
sub f64 11 15
sub f64 12 14
add f64 16 17
add f64 11 9
sub f64 19 11
sub f64 19 20
sub f64 11 21
sub f64 9 20
add f64 22 23
neg f64 10
abs f64 25
abs f64 13
lt i1 26 27
select f64 28 27 26
constant f64 4503599627370496
constant f64 4841369599423283200
lt i1 29 30
mul f64 29 31
select f64 32 33 29
constant i64 52
bitcast i64 34
constant i64 4604544271217802189
sub i64 36 37
shr i64 38 35
ne i1 34 29
constant i64 0
select i64 40 35 41
sub i64 39 42
constant i64 1
shr i64 43 44
constant i64 18446744073709551614
mul i64 46 45
shr i64 47 44
constant i64 1023
add i64 48 49
shl i64 50 35
bitcast f64 51
mul f64 13 52
sub i64 47 48
add i64 54 49
shl i64 55 35
bitcast f64 56
mul f64 53 57
mul f64 18 52
mul f64 59 57
lt i1 58 8
neg f64 58
neg f64 60
select f64 61 62 58
select f64 61 63 60
mul f64 25 52
mul f64 66 57
mul f64 64 64
bitcast i64 64
constant i64 18446744073575333888
and i64 69 70
bitcast f64 71
sub f64 64 72
mul f64 72 72
sub f64 74 68
mul f64 72 73
add f64 75 76
mul f64 73 72
add f64 77 78
mul f64 73 73
add f64 79 80
mul f64 64 65
mul f64 65 64
add f64 82 83
add f64 81 84
add f64 68 85
sub f64 86 68
sub f64 85 87
mul f64 67 67
bitcast i64 67
and i64 90 70
bitcast f64 91
sub f64 67 92
mul f64 92 92
sub f64 94 89
mul f64 92 93
add f64 95 96
mul f64 93 92
add f64 97 98
mul f64 93 93
add f64 99 100
add f64 86 89
sub f64 102 86
sub f64 102 103
sub f64 86 104
sub f64 89 103
add f64 105 106
add f64 88 101
sub f64 108 88
sub f64 108 109
sub f64 88 110
sub f64 101 109
add f64 111 112
add f64 107 108
add f64 102 114
sub f64 115 102
sub f64 114 116
add f64 117 113
add f64 115 118
sub f64 119 115
sub f64 118 120
sqrt f64 119
mul f64 122 122
bitcast i64 122
and i64 124 70
bitcast f64 125
sub f64 122 126
mul f64 126 126
sub f64 128 123
mul f64 126 127
add f64 129 130
mul f64 127 126
add f64 131 132
mul f64 127 127
add f64 133 134
sub f64 119 123
sub f64 136 135
add f64 137 121
add f64 122 122
div f64 138 139
lt i1 8 122
select f64 141 140 8
add f64 122 142
sub f64 143 122
sub f64 142 144
add f64 143 64
sub f64 146 143
sub f64 146 147
sub f64 143 148
sub f64 64 147
add f64 149 150
add f64 145 65
sub f64 152 145
sub f64 152 153
sub f64 145 154
sub f64 65 153
add f64 155 156
add f64 151 152
add f64 146 158
sub f64 159 146
sub f64 158 160
add f64 161 157
add f64 159 162
sub f64 163 159
sub f64 162 164
constant f64 4602678819172646912
mul f64 163 166
mul f64 165 166
sqrt f64 167
mul f64 169 169
bitcast i64 169
and i64 171 70
bitcast f64 172
sub f64 169 173
mul f64 173 173
sub f64 175 170
mul f64 173 174
add f64 176 177
mul f64 174 173
add f64 178 179
mul f64 174 174
add f64 180 181
sub f64 167 170
sub f64 183 182
add f64 184 168
add f64 169 169
div f64 185 186
lt i1 8 169
select f64 188 187 8
add f64 169 189
sub f64 190 169
sub f64 189 191
lt i1 13 8
eq i1 190 8
abs f64 67
mul f64 166 195
div f64 196 190
mul f64 197 190
bitcast i64 197
and i64 199 70
bitcast f64 200
sub f64 197 201
bitcast i64 190
and i64 203 70
bitcast f64 204
sub f64 190 205
mul f64 201 205
sub f64 207 198
mul f64 201 206
add f64 208 209
mul f64 202 205
add f64 210 211
mul f64 202 206
add f64 212 213
sub f64 196 198
sub f64 215 214
add f64 216 8
mul f64 197 192
sub f64 217 218
div f64 219 190
add f64 197 220
sub f64 221 197
sub f64 220 222
select f64 194 8 221
select f64 194 8 223
select f64 193 224 190
select f64 193 225 192
add i64 45 49
shl i64 228 35
bitcast f64 229
mul f64 226 230
mul f64 227 230
abs f64 10
abs f64 19
lt i1 233 234
select f64 235 234 233
lt i1 236 30
mul f64 236 31
select f64 237 238 236
bitcast i64 239
sub i64 240 37
shr i64 241 35
ne i1 239 236
select i64 243 35 41
sub i64 242 244
shr i64 245 44
mul i64 46 246
shr i64 247 44
add i64 248 49
shl i64 249 35
bitcast f64 250
mul f64 19 251
sub i64 247 248
add i64 253 49
shl i64 254 35
bitcast f64 255
mul f64 252 256
mul f64 24 251
mul f64 258 256
lt i1 257 8
neg f64 257
neg f64 259
select f64 260 261 257
select f64 260 262 259
mul f64 10 251
mul f64 265 256
mul f64 263 263
bitcast i64 263
and i64 268 70
bitcast f64 269
sub f64 263 270
mul f64 270 270
sub f64 272 267
mul f64 270 271
add f64 273 274
mul f64 271 270
add f64 275 276
mul f64 271 271
add f64 277 278
mul f64 263 264
mul f64 264 263
add f64 280 281
add f64 279 282
add f64 267 283
sub f64 284 267
sub f64 283 285
mul f64 266 266
bitcast i64 266
and i64 288 70
bitcast f64 289
sub f64 266 290
mul f64 290 290
sub f64 292 287
mul f64 290 291
add f64 293 294
mul f64 291 290
add f64 295 296
mul f64 291 291
add f64 297 298
add f64 284 287
sub f64 300 284
sub f64 300 301
sub f64 284 302
sub f64 287 301
add f64 303 304
add f64 286 299
sub f64 306 286
sub f64 306 307
sub f64 286 308
sub f64 299 307
add f64 309 310
add f64 305 306
add f64 300 312
sub f64 313 300
sub f64 312 314
add f64 315 311
add f64 313 316
sub f64 317 313
sub f64 316 318
sqrt f64 317
mul f64 320 320
bitcast i64 320
and i64 322 70
bitcast f64 323
sub f64 320 324
mul f64 324 324
sub f64 326 321
mul f64 324 325
add f64 327 328
mul f64 325 324
add f64 329 330
mul f64 325 325
add f64 331 332
sub f64 317 321
sub f64 334 333
add f64 335 319
add f64 320 320
div f64 336 337
lt i1 8 320
select f64 339 338 8
add f64 320 340
sub f64 341 320
sub f64 340 342
add f64 341 263
sub f64 344 341
sub f64 344 345
sub f64 341 346
sub f64 263 345
add f64 347 348
add f64 343 264
sub f64 350 343
sub f64 350 351
sub f64 343 352
sub f64 264 351
add f64 353 354
add f64 349 350
add f64 344 356
sub f64 357 344
sub f64 356 358
add f64 359 355
add f64 357 360
sub f64 361 357
sub f64 360 362
mul f64 361 166
mul f64 363 166
sqrt f64 364
mul f64 366 366
bitcast i64 366
and i64 368 70
bitcast f64 369
sub f64 366 370
mul f64 370 370
sub f64 372 367
mul f64 370 371
add f64 373 374
mul f64 371 370
add f64 375 376
mul f64 371 371
add f64 377 378
sub f64 364 367
sub f64 380 379
add f64 381 365
add f64 366 366
div f64 382 383
lt i1 8 366
select f64 385 384 8
add f64 366 386
sub f64 387 366
sub f64 386 388
lt i1 19 8
eq i1 387 8
abs f64 266
mul f64 166 392
div f64 393 387
mul f64 394 387
bitcast i64 394
and i64 396 70
bitcast f64 397
sub f64 394 398
bitcast i64 387
and i64 400 70
bitcast f64 401
sub f64 387 402
mul f64 398 402
sub f64 404 395
mul f64 398 403
add f64 405 406
mul f64 399 402
add f64 407 408
mul f64 399 403
add f64 409 410
sub f64 393 395
sub f64 412 411
add f64 413 8
mul f64 394 389
sub f64 414 415
div f64 416 387
add f64 394 417
sub f64 418 394
sub f64 417 419
select f64 391 8 418
select f64 391 8 420
select f64 390 387 421
select f64 390 389 422
add i64 246 49
shl i64 425 35
bitcast f64 426
mul f64 423 427
mul f64 424 427
bitcast i64 10
lt i1 430 41
neg f64 428
neg f64 429
select f64 431 432 428
select f64 431 433 429
mul f64 231 434
bitcast i64 231
and i64 437 70
bitcast f64 438
sub f64 231 439
bitcast i64 434
and i64 441 70
bitcast f64 442
sub f64 434 443
mul f64 439 443
sub f64 445 436
mul f64 439 444
add f64 446 447
mul f64 440 443
add f64 448 449
mul f64 440 444
add f64 450 451
mul f64 231 435
mul f64 232 434
add f64 453 454
add f64 452 455
add f64 436 456
sub f64 457 436
sub f64 456 458
select f64 193 190 224
select f64 193 192 225
mul f64 460 230
mul f64 461 230
bitcast i64 25
lt i1 464 41
neg f64 462
neg f64 463
select f64 465 466 462
select f64 465 467 463
select f64 390 421 387
select f64 390 422 389
mul f64 470 427
mul f64 471 427
mul f64 468 472
bitcast i64 468
and i64 475 70
bitcast f64 476
sub f64 468 477
bitcast i64 472
and i64 479 70
bitcast f64 480
sub f64 472 481
mul f64 477 481
sub f64 483 474
mul f64 477 482
add f64 484 485
mul f64 478 481
add f64 486 487
mul f64 478 482
add f64 488 489
mul f64 468 473
mul f64 469 472
add f64 491 492
add f64 490 493
add f64 474 494
sub f64 495 474
sub f64 494 496
neg f64 495
neg f64 497
add f64 457 498
sub f64 500 457
sub f64 500 501
sub f64 457 502
sub f64 498 501
add f64 503 504
add f64 459 499
sub f64 506 459
sub f64 506 507
sub f64 459 508
sub f64 499 507
add f64 509 510
add f64 505 506
add f64 500 512
sub f64 513 500
sub f64 512 514
add f64 515 511
add f64 513 516
sub f64 517 513
sub f64 516 518
lt i1 517 8
neg f64 517
neg f64 519
select f64 520 521 517
select f64 520 522 519
asinh f64 523
mul f64 523 523
add f64 11 526
sqrt f64 527
div f64 524 528
add f64 525 529
lt i1 5 3
select f64 531 3 5
lt i1 532 30
mul f64 532 31
select f64 533 534 532
bitcast i64 535
sub i64 536 37
shr i64 537 35
ne i1 535 532
select i64 539 35 41
sub i64 538 540
neg i64 541
shr i64 542 44
add i64 543 49
shl i64 544 35
bitcast f64 545
mul f64 0 546
sub i64 542 543
add i64 548 49
shl i64 549 35
bitcast f64 550
mul f64 547 551
mul f64 8 546
mul f64 553 551
mul f64 1 546
mul f64 555 551
abs f64 552
abs f64 556
lt i1 557 558
select f64 559 556 552
mul f64 560 560
bitcast i64 560
and i64 562 70
bitcast f64 563
sub f64 560 564
mul f64 564 564
sub f64 566 561
mul f64 564 565
add f64 567 568
mul f64 565 564
add f64 569 570
mul f64 565 565
add f64 571 572
select f64 559 552 556
mul f64 574 574
bitcast i64 574
and i64 576 70
bitcast f64 577
sub f64 574 578
mul f64 578 578
sub f64 580 575
mul f64 578 579
add f64 581 582
mul f64 579 578
add f64 583 584
mul f64 579 579
add f64 585 586
sub f64 561 11
add f64 588 575
sub f64 589 588
sub f64 589 590
sub f64 588 591
sub f64 575 590
add f64 592 593
add f64 573 587
constant f64 4611686018427387904
mul f64 596 552
mul f64 597 554
add f64 595 598
add f64 594 599
add f64 589 600
sub f64 601 589
sub f64 601 602
sub f64 589 603
sub f64 600 602
add f64 604 605
add i64 541 541
add f64 11 601
bitcast i64 608
sub i64 609 37
shr i64 610 35
eq i1 611 41
shl i64 611 35
sub i64 609 613
bitcast f64 614
sub f64 615 11
select f64 612 601 616
sub f64 608 11
sub f64 608 618
sub f64 11 619
sub f64 601 618
add f64 620 621
add f64 622 606
select f64 612 606 623
div f64 624 608
add i64 611 607
convert f64 626
constant f64 4604418534313443328
mul f64 627 628
add f64 596 617
div f64 617 630
mul f64 631 631
mul f64 617 617
mul f64 166 633
constant f64 4594498985737726454
constant f64 4594685476444287349
mul f64 635 632
add f64 637 636
constant f64 4595719340060872480
mul f64 638 632
add f64 640 639
constant f64 4597174411106084985
mul f64 641 632
add f64 643 642
constant f64 4598818590951395733
mul f64 644 632
add f64 646 645
constant f64 4600877379321593494
mul f64 647 632
add f64 649 648
constant f64 4604180019048437138
mul f64 650 632
add f64 652 651
mul f64 632 653
add f64 634 654
mul f64 631 655
constant f64 13639225319613145088
mul f64 627 657
add f64 658 625
add f64 656 659
sub f64 634 660
sub f64 661 617
sub f64 629 662
mul f64 166 663
constant f64 9218868437227405312
eq i1 3 665
eq i1 5 665
or i1 666 667
eq i1 0 8
eq i1 1 8
and i1 669 670
neg f64 665
select f64 671 672 664
select f64 668 665 673
constant f64 4604418534313441775
add f64 674 675
constant f64 4472406533629990549
lt i1 3 677
lt i1 5 677
and i1 678 679
select f64 7 530 676
select f64 680 5 681
neg f64 1
bitcast i64 682
bitcast i64 683
constant i64 9223372036854775808
and i64 685 686
or i64 684 687
bitcast f64 688
""",
        ),
    ),
    "acosh": (
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
constant f64 4607182418800017408
sub f64 2 0
neg f64 1
constant f64 0
lt i1 3 5
constant f64 4602678819172646912
abs f64 3
constant f64 9218868437227405312
eq i1 8 9
abs f64 4
eq i1 11 9
or i1 10 12
mul f64 3 3
mul f64 4 4
add f64 14 15
select f64 13 9 16
sqrt f64 17
add f64 18 8
mul f64 7 19
sqrt f64 20
ne i1 21 5
mul f64 7 11
div f64 23 21
select f64 22 24 5
select f64 6 25 21
add f64 2 0
lt i1 27 5
abs f64 27
eq i1 29 9
abs f64 1
eq i1 31 9
or i1 30 32
mul f64 27 27
mul f64 1 1
add f64 34 35
select f64 33 9 36
sqrt f64 37
add f64 38 29
mul f64 7 39
sqrt f64 40
ne i1 41 5
mul f64 7 31
div f64 43 41
select f64 42 44 5
select f64 28 41 45
bitcast i64 46
bitcast i64 1
constant i64 9223372036854775808
and i64 48 49
or i64 47 50
bitcast f64 51
mul f64 26 52
select f64 6 21 25
bitcast i64 54
bitcast i64 4
and i64 56 49
or i64 55 57
bitcast f64 58
select f64 28 45 41
mul f64 59 60
sub f64 53 61
abs f64 0
eq i1 63 9
or i1 64 32
abs f64 62
asinh f64 66
select f64 65 9 67
""",
        ),
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
abs f64 0
constant f64 9218868437227405312
eq i1 2 3
abs f64 1
eq i1 5 3
or i1 4 6
constant f64 4611686018427387904
constant f64 4607182418800017408
sub f64 9 0
neg f64 1
constant f64 0
lt i1 10 12
constant f64 4602678819172646912
abs f64 10
eq i1 15 3
abs f64 11
eq i1 17 3
or i1 16 18
mul f64 10 10
mul f64 11 11
add f64 20 21
select f64 19 3 22
sqrt f64 23
add f64 24 15
mul f64 14 25
sqrt f64 26
ne i1 27 12
mul f64 14 17
div f64 29 27
select f64 28 30 12
select f64 13 31 27
add f64 9 0
lt i1 33 12
abs f64 33
eq i1 35 3
or i1 36 6
mul f64 33 33
mul f64 1 1
add f64 38 39
select f64 37 3 40
sqrt f64 41
add f64 42 35
mul f64 14 43
sqrt f64 44
ne i1 45 12
mul f64 14 5
div f64 47 45
select f64 46 48 12
select f64 34 49 45
atan2 f64 32 50
mul f64 8 51
eq i1 5 5
abs f64 5
eq i1 54 3
select f64 55 9 12
bitcast i64 56
bitcast i64 5
constant i64 9223372036854775808
and i64 58 59
or i64 57 60
bitcast f64 61
select f64 53 62 5
eq i1 0 0
select f64 4 9 12
bitcast i64 65
bitcast i64 0
and i64 67 59
or i64 66 68
bitcast f64 69
select f64 64 70 0
atan2 f64 63 71
select f64 7 72 52
eq i1 0 12
constant f64 4609753056924675352
select f64 74 75 73
bitcast i64 76
bitcast i64 1
and i64 78 59
or i64 77 79
bitcast f64 80
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
constant f64 4742290407621132288
abs f64 0
lt i1 3 2
abs f64 1
lt i1 5 2
and i1 4 6
constant f64 0
select f64 7 0 8
select f64 7 1 8
constant f64 4607182418800017408
neg f64 9
add f64 11 12
sub f64 13 11
sub f64 13 14
sub f64 11 15
sub f64 12 14
add f64 16 17
add f64 11 9
sub f64 19 11
sub f64 19 20
sub f64 11 21
sub f64 9 20
add f64 22 23
neg f64 10
abs f64 25
abs f64 13
lt i1 26 27
select f64 28 27 26
constant f64 4503599627370496
constant f64 4841369599423283200
lt i1 29 30
mul f64 29 31
select f64 32 33 29
constant i64 52
bitcast i64 34
constant i64 4604544271217802189
sub i64 36 37
shr i64 38 35
ne i1 34 29
constant i64 0
select i64 40 35 41
sub i64 39 42
constant i64 1
shr i64 43 44
constant i64 18446744073709551614
mul i64 46 45
shr i64 47 44
constant i64 1023
add i64 48 49
shl i64 50 35
bitcast f64 51
mul f64 13 52
sub i64 47 48
add i64 54 49
shl i64 55 35
bitcast f64 56
mul f64 53 57
mul f64 18 52
mul f64 59 57
lt i1 58 8
neg f64 58
neg f64 60
select f64 61 62 58
select f64 61 63 60
mul f64 25 52
mul f64 66 57
mul f64 64 64
bitcast i64 64
constant i64 18446744073575333888
and i64 69 70
bitcast f64 71
sub f64 64 72
mul f64 72 72
sub f64 74 68
mul f64 72 73
add f64 75 76
mul f64 73 72
add f64 77 78
mul f64 73 73
add f64 79 80
mul f64 64 65
mul f64 65 64
add f64 82 83
add f64 81 84
add f64 68 85
sub f64 86 68
sub f64 85 87
mul f64 67 67
bitcast i64 67
and i64 90 70
bitcast f64 91
sub f64 67 92
mul f64 92 92
sub f64 94 89
mul f64 92 93
add f64 95 96
mul f64 93 92
add f64 97 98
mul f64 93 93
add f64 99 100
add f64 86 89
sub f64 102 86
sub f64 102 103
sub f64 86 104
sub f64 89 103
add f64 105 106
add f64 88 101
sub f64 108 88
sub f64 108 109
sub f64 88 110
sub f64 101 109
add f64 111 112
add f64 107 108
add f64 102 114
sub f64 115 102
sub f64 114 116
add f64 117 113
add f64 115 118
sub f64 119 115
sub f64 118 120
sqrt f64 119
mul f64 122 122
bitcast i64 122
and i64 124 70
bitcast f64 125
sub f64 122 126
mul f64 126 126
sub f64 128 123
mul f64 126 127
add f64 129 130
mul f64 127 126
add f64 131 132
mul f64 127 127
add f64 133 134
sub f64 119 123
sub f64 136 135
add f64 137 121
add f64 122 122
div f64 138 139
lt i1 8 122
select f64 141 140 8
add f64 122 142
sub f64 143 122
sub f64 142 144
add f64 143 64
sub f64 146 143
sub f64 146 147
sub f64 143 148
sub f64 64 147
add f64 149 150
add f64 145 65
sub f64 152 145
sub f64 152 153
sub f64 145 154
sub f64 65 153
add f64 155 156
add f64 151 152
add f64 146 158
sub f64 159 146
sub f64 158 160
add f64 161 157
add f64 159 162
sub f64 163 159
sub f64 162 164
constant f64 4602678819172646912
mul f64 163 166
mul f64 165 166
sqrt f64 167
mul f64 169 169
bitcast i64 169
and i64 171 70
bitcast f64 172
sub f64 169 173
mul f64 173 173
sub f64 175 170
mul f64 173 174
add f64 176 177
mul f64 174 173
add f64 178 179
mul f64 174 174
add f64 180 181
sub f64 167 170
sub f64 183 182
add f64 184 168
add f64 169 169
div f64 185 186
lt i1 8 169
select f64 188 187 8
add f64 169 189
sub f64 190 169
sub f64 189 191
lt i1 13 8
eq i1 190 8
abs f64 67
mul f64 166 195
div f64 196 190
mul f64 197 190
bitcast i64 197
and i64 199 70
bitcast f64 200
sub f64 197 201
bitcast i64 190
and i64 203 70
bitcast f64 204
sub f64 190 205
mul f64 201 205
sub f64 207 198
mul f64 201 206
add f64 208 209
mul f64 202 205
add f64 210 211
mul f64 202 206
add f64 212 213
sub f64 196 198
sub f64 215 214
add f64 216 8
mul f64 197 192
sub f64 217 218
div f64 219 190
add f64 197 220
sub f64 221 197
sub f64 220 222
select f64 194 8 221
select f64 194 8 223
select f64 193 224 190
select f64 193 225 192
add i64 45 49
shl i64 228 35
bitcast f64 229
mul f64 226 230
mul f64 227 230
abs f64 10
abs f64 19
lt i1 233 234
select f64 235 234 233
lt i1 236 30
mul f64 236 31
select f64 237 238 236
bitcast i64 239
sub i64 240 37
shr i64 241 35
ne i1 239 236
select i64 243 35 41
sub i64 242 244
shr i64 245 44
mul i64 46 246
shr i64 247 44
add i64 248 49
shl i64 249 35
bitcast f64 250
mul f64 19 251
sub i64 247 248
add i64 253 49
shl i64 254 35
bitcast f64 255
mul f64 252 256
mul f64 24 251
mul f64 258 256
lt i1 257 8
neg f64 257
neg f64 259
select f64 260 261 257
select f64 260 262 259
mul f64 10 251
mul f64 265 256
mul f64 263 263
bitcast i64 263
and i64 268 70
bitcast f64 269
sub f64 263 270
mul f64 270 270
sub f64 272 267
mul f64 270 271
add f64 273 274
mul f64 271 270
add f64 275 276
mul f64 271 271
add f64 277 278
mul f64 263 264
mul f64 264 263
add f64 280 281
add f64 279 282
add f64 267 283
sub f64 284 267
sub f64 283 285
mul f64 266 266
bitcast i64 266
and i64 288 70
bitcast f64 289
sub f64 266 290
mul f64 290 290
sub f64 292 287
mul f64 290 291
add f64 293 294
mul f64 291 290
add f64 295 296
mul f64 291 291
add f64 297 298
add f64 284 287
sub f64 300 284
sub f64 300 301
sub f64 284 302
sub f64 287 301
add f64 303 304
add f64 286 299
sub f64 306 286
sub f64 306 307
sub f64 286 308
sub f64 299 307
add f64 309 310
add f64 305 306
add f64 300 312
sub f64 313 300
sub f64 312 314
add f64 315 311
add f64 313 316
sub f64 317 313
sub f64 316 318
sqrt f64 317
mul f64 320 320
bitcast i64 320
and i64 322 70
bitcast f64 323
sub f64 320 324
mul f64 324 324
sub f64 326 321
mul f64 324 325
add f64 327 328
mul f64 325 324
add f64 329 330
mul f64 325 325
add f64 331 332
sub f64 317 321
sub f64 334 333
add f64 335 319
add f64 320 320
div f64 336 337
lt i1 8 320
select f64 339 338 8
add f64 320 340
sub f64 341 320
sub f64 340 342
add f64 341 263
sub f64 344 341
sub f64 344 345
sub f64 341 346
sub f64 263 345
add f64 347 348
add f64 343 264
sub f64 350 343
sub f64 350 351
sub f64 343 352
sub f64 264 351
add f64 353 354
add f64 349 350
add f64 344 356
sub f64 357 344
sub f64 356 358
add f64 359 355
add f64 357 360
sub f64 361 357
sub f64 360 362
mul f64 361 166
mul f64 363 166
sqrt f64 364
mul f64 366 366
bitcast i64 366
and i64 368 70
bitcast f64 369
sub f64 366 370
mul f64 370 370
sub f64 372 367
mul f64 370 371
add f64 373 374
mul f64 371 370
add f64 375 376
mul f64 371 371
add f64 377 378
sub f64 364 367
sub f64 380 379
add f64 381 365
add f64 366 366
div f64 382 383
lt i1 8 366
select f64 385 384 8
add f64 366 386
sub f64 387 366
sub f64 386 388
lt i1 19 8
eq i1 387 8
abs f64 266
mul f64 166 392
div f64 393 387
mul f64 394 387
bitcast i64 394
and i64 396 70
bitcast f64 397
sub f64 394 398
bitcast i64 387
and i64 400 70
bitcast f64 401
sub f64 387 402
mul f64 398 402
sub f64 404 395
mul f64 398 403
add f64 405 406
mul f64 399 402
add f64 407 408
mul f64 399 403
add f64 409 410
sub f64 393 395
sub f64 412 411
add f64 413 8
mul f64 394 389
sub f64 414 415
div f64 416 387
add f64 394 417
sub f64 418 394
sub f64 417 419
select f64 391 8 418
select f64 391 8 420
select f64 390 387 421
select f64 390 389 422
add i64 246 49
shl i64 425 35
bitcast f64 426
mul f64 423 427
mul f64 424 427
bitcast i64 10
lt i1 430 41
neg f64 428
neg f64 429
select f64 431 432 428
select f64 431 433 429
mul f64 231 434
bitcast i64 231
and i64 437 70
bitcast f64 438
sub f64 231 439
bitcast i64 434
and i64 441 70
bitcast f64 442
sub f64 434 443
mul f64 439 443
sub f64 445 436
mul f64 439 444
add f64 446 447
mul f64 440 443
add f64 448 449
mul f64 440 444
add f64 450 451
mul f64 231 435
mul f64 232 434
add f64 453 454
add f64 452 455
add f64 436 456
sub f64 457 436
sub f64 456 458
select f64 193 190 224
select f64 193 192 225
mul f64 460 230
mul f64 461 230
bitcast i64 25
lt i1 464 41
neg f64 462
neg f64 463
select f64 465 466 462
select f64 465 467 463
select f64 390 421 387
select f64 390 422 389
mul f64 470 427
mul f64 471 427
mul f64 468 472
bitcast i64 468
and i64 475 70
bitcast f64 476
sub f64 468 477
bitcast i64 472
and i64 479 70
bitcast f64 480
sub f64 472 481
mul f64 477 481
sub f64 483 474
mul f64 477 482
add f64 484 485
mul f64 478 481
add f64 486 487
mul f64 478 482
add f64 488 489
mul f64 468 473
mul f64 469 472
add f64 491 492
add f64 490 493
add f64 474 494
sub f64 495 474
sub f64 494 496
neg f64 495
neg f64 497
add f64 457 498
sub f64 500 457
sub f64 500 501
sub f64 457 502
sub f64 498 501
add f64 503 504
add f64 459 499
sub f64 506 459
sub f64 506 507
sub f64 459 508
sub f64 499 507
add f64 509 510
add f64 505 506
add f64 500 512
sub f64 513 500
sub f64 512 514
add f64 515 511
add f64 513 516
sub f64 517 513
sub f64 516 518
lt i1 517 8
neg f64 517
neg f64 519
select f64 520 521 517
select f64 520 522 519
asinh f64 523
mul f64 523 523
add f64 11 526
sqrt f64 527
div f64 524 528
add f64 525 529
lt i1 5 3
select f64 531 3 5
lt i1 532 30
mul f64 532 31
select f64 533 534 532
bitcast i64 535
sub i64 536 37
shr i64 537 35
ne i1 535 532
select i64 539 35 41
sub i64 538 540
neg i64 541
shr i64 542 44
add i64 543 49
shl i64 544 35
bitcast f64 545
mul f64 0 546
sub i64 542 543
add i64 548 49
shl i64 549 35
bitcast f64 550
mul f64 547 551
mul f64 8 546
mul f64 553 551
mul f64 1 546
mul f64 555 551
abs f64 552
abs f64 556
lt i1 557 558
select f64 559 556 552
mul f64 560 560
bitcast i64 560
and i64 562 70
bitcast f64 563
sub f64 560 564
mul f64 564 564
sub f64 566 561
mul f64 564 565
add f64 567 568
mul f64 565 564
add f64 569 570
mul f64 565 565
add f64 571 572
select f64 559 552 556
mul f64 574 574
bitcast i64 574
and i64 576 70
bitcast f64 577
sub f64 574 578
mul f64 578 578
sub f64 580 575
mul f64 578 579
add f64 581 582
mul f64 579 578
add f64 583 584
mul f64 579 579
add f64 585 586
sub f64 561 11
add f64 588 575
sub f64 589 588
sub f64 589 590
sub f64 588 591
sub f64 575 590
add f64 592 593
add f64 573 587
constant f64 4611686018427387904
mul f64 596 552
mul f64 597 554
add f64 595 598
add f64 594 599
add f64 589 600
sub f64 601 589
sub f64 601 602
sub f64 589 603
sub f64 600 602
add f64 604 605
add i64 541 541
add f64 11 601
bitcast i64 608
sub i64 609 37
shr i64 610 35
eq i1 611 41
shl i64 611 35
sub i64 609 613
bitcast f64 614
sub f64 615 11
select f64 612 601 616
sub f64 608 11
sub f64 608 618
sub f64 11 619
sub f64 601 618
add f64 620 621
add f64 622 606
select f64 612 606 623
div f64 624 608
add i64 611 607
convert f64 626
constant f64 4604418534313443328
mul f64 627 628
add f64 596 617
div f64 617 630
mul f64 631 631
mul f64 617 617
mul f64 166 633
constant f64 4594498985737726454
constant f64 4594685476444287349
mul f64 635 632
add f64 637 636
constant f64 4595719340060872480
mul f64 638 632
add f64 640 639
constant f64 4597174411106084985
mul f64 641 632
add f64 643 642
constant f64 4598818590951395733
mul f64 644 632
add f64 646 645
constant f64 4600877379321593494
mul f64 647 632
add f64 649 648
constant f64 4604180019048437138
mul f64 650 632
add f64 652 651
mul f64 632 653
add f64 634 654
mul f64 631 655
constant f64 13639225319613145088
mul f64 627 657
add f64 658 625
add f64 656 659
sub f64 634 660
sub f64 661 617
sub f64 629 662
mul f64 166 663
constant f64 9218868437227405312
eq i1 3 665
eq i1 5 665
or i1 666 667
eq i1 0 8
eq i1 1 8
and i1 669 670
neg f64 665
select f64 671 672 664
select f64 668 665 673
constant f64 4604418534313441775
add f64 674 675
constant f64 4472406533629990549
lt i1 3 677
lt i1 5 677
and i1 678 679
select f64 7 530 676
select f64 680 5 681
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
constant f64 4742290407621132288
abs f64 0
lt i1 3 2
abs f64 1
lt i1 5 2
and i1 4 6
constant f64 0
select f64 7 0 8
select f64 7 1 8
constant f64 4611686018427387904
constant f64 4607182418800017408
neg f64 9
add f64 12 13
sub f64 14 12
sub f64 14 15
sub f64 12 16
sub f64 13 15
add f64 17 18
neg f64 10
abs f64 20
abs f64 14
lt i1 21 22
select f64 23 22 21
constant f64 4503599627370496
constant f64 4841369599423283200
lt i1 24 25
mul f64 24 26
select f64 27 28 24
constant i64 52
bitcast i64 29
constant i64 4604544271217802189
sub i64 31 32
shr i64 33 30
ne i1 29 24
constant i64 0
select i64 35 30 36
sub i64 34 37
constant i64 1
shr i64 38 39
constant i64 18446744073709551614
mul i64 41 40
shr i64 42 39
constant i64 1023
add i64 43 44
shl i64 45 30
bitcast f64 46
mul f64 14 47
sub i64 42 43
add i64 49 44
shl i64 50 30
bitcast f64 51
mul f64 48 52
mul f64 19 47
mul f64 54 52
lt i1 53 8
neg f64 53
neg f64 55
select f64 56 57 53
select f64 56 58 55
mul f64 20 47
mul f64 61 52
mul f64 59 59
bitcast i64 59
constant i64 18446744073575333888
and i64 64 65
bitcast f64 66
sub f64 59 67
mul f64 67 67
sub f64 69 63
mul f64 67 68
add f64 70 71
mul f64 68 67
add f64 72 73
mul f64 68 68
add f64 74 75
mul f64 59 60
mul f64 60 59
add f64 77 78
add f64 76 79
add f64 63 80
sub f64 81 63
sub f64 80 82
mul f64 62 62
bitcast i64 62
and i64 85 65
bitcast f64 86
sub f64 62 87
mul f64 87 87
sub f64 89 84
mul f64 87 88
add f64 90 91
mul f64 88 87
add f64 92 93
mul f64 88 88
add f64 94 95
add f64 81 84
sub f64 97 81
sub f64 97 98
sub f64 81 99
sub f64 84 98
add f64 100 101
add f64 83 96
sub f64 103 83
sub f64 103 104
sub f64 83 105
sub f64 96 104
add f64 106 107
add f64 102 103
add f64 97 109
sub f64 110 97
sub f64 109 111
add f64 112 108
add f64 110 113
sub f64 114 110
sub f64 113 115
sqrt f64 114
mul f64 117 117
bitcast i64 117
and i64 119 65
bitcast f64 120
sub f64 117 121
mul f64 121 121
sub f64 123 118
mul f64 121 122
add f64 124 125
mul f64 122 121
add f64 126 127
mul f64 122 122
add f64 128 129
sub f64 114 118
sub f64 131 130
add f64 132 116
add f64 117 117
div f64 133 134
lt i1 8 117
select f64 136 135 8
add f64 117 137
sub f64 138 117
sub f64 137 139
add f64 138 59
sub f64 141 138
sub f64 141 142
sub f64 138 143
sub f64 59 142
add f64 144 145
add f64 140 60
sub f64 147 140
sub f64 147 148
sub f64 140 149
sub f64 60 148
add f64 150 151
add f64 146 147
add f64 141 153
sub f64 154 141
sub f64 153 155
add f64 156 152
add f64 154 157
sub f64 158 154
sub f64 157 159
constant f64 4602678819172646912
mul f64 158 161
mul f64 160 161
sqrt f64 162
mul f64 164 164
bitcast i64 164
and i64 166 65
bitcast f64 167
sub f64 164 168
mul f64 168 168
sub f64 170 165
mul f64 168 169
add f64 171 172
mul f64 169 168
add f64 173 174
mul f64 169 169
add f64 175 176
sub f64 162 165
sub f64 178 177
add f64 179 163
add f64 164 164
div f64 180 181
lt i1 8 164
select f64 183 182 8
add f64 164 184
sub f64 185 164
sub f64 184 186
lt i1 14 8
eq i1 185 8
abs f64 62
mul f64 161 190
div f64 191 185
mul f64 192 185
bitcast i64 192
and i64 194 65
bitcast f64 195
sub f64 192 196
bitcast i64 185
and i64 198 65
bitcast f64 199
sub f64 185 200
mul f64 196 200
sub f64 202 193
mul f64 196 201
add f64 203 204
mul f64 197 200
add f64 205 206
mul f64 197 201
add f64 207 208
sub f64 191 193
sub f64 210 209
add f64 211 8
mul f64 192 187
sub f64 212 213
div f64 214 185
add f64 192 215
sub f64 216 192
sub f64 215 217
select f64 189 8 216
select f64 189 8 218
select f64 188 219 185
select f64 188 220 187
add i64 40 44
shl i64 223 30
bitcast f64 224
mul f64 221 225
mul f64 222 225
add f64 226 227
add f64 12 9
sub f64 229 12
sub f64 229 230
sub f64 12 231
sub f64 9 230
add f64 232 233
abs f64 10
abs f64 229
lt i1 235 236
select f64 237 236 235
lt i1 238 25
mul f64 238 26
select f64 239 240 238
bitcast i64 241
sub i64 242 32
shr i64 243 30
ne i1 241 238
select i64 245 30 36
sub i64 244 246
shr i64 247 39
mul i64 41 248
shr i64 249 39
add i64 250 44
shl i64 251 30
bitcast f64 252
mul f64 229 253
sub i64 249 250
add i64 255 44
shl i64 256 30
bitcast f64 257
mul f64 254 258
mul f64 234 253
mul f64 260 258
lt i1 259 8
neg f64 259
neg f64 261
select f64 262 263 259
select f64 262 264 261
mul f64 10 253
mul f64 267 258
mul f64 265 265
bitcast i64 265
and i64 270 65
bitcast f64 271
sub f64 265 272
mul f64 272 272
sub f64 274 269
mul f64 272 273
add f64 275 276
mul f64 273 272
add f64 277 278
mul f64 273 273
add f64 279 280
mul f64 265 266
mul f64 266 265
add f64 282 283
add f64 281 284
add f64 269 285
sub f64 286 269
sub f64 285 287
mul f64 268 268
bitcast i64 268
and i64 290 65
bitcast f64 291
sub f64 268 292
mul f64 292 292
sub f64 294 289
mul f64 292 293
add f64 295 296
mul f64 293 292
add f64 297 298
mul f64 293 293
add f64 299 300
add f64 286 289
sub f64 302 286
sub f64 302 303
sub f64 286 304
sub f64 289 303
add f64 305 306
add f64 288 301
sub f64 308 288
sub f64 308 309
sub f64 288 310
sub f64 301 309
add f64 311 312
add f64 307 308
add f64 302 314
sub f64 315 302
sub f64 314 316
add f64 317 313
add f64 315 318
sub f64 319 315
sub f64 318 320
sqrt f64 319
mul f64 322 322
bitcast i64 322
and i64 324 65
bitcast f64 325
sub f64 322 326
mul f64 326 326
sub f64 328 323
mul f64 326 327
add f64 329 330
mul f64 327 326
add f64 331 332
mul f64 327 327
add f64 333 334
sub f64 319 323
sub f64 336 335
add f64 337 321
add f64 322 322
div f64 338 339
lt i1 8 322
select f64 341 340 8
add f64 322 342
sub f64 343 322
sub f64 342 344
add f64 343 265
sub f64 346 343
sub f64 346 347
sub f64 343 348
sub f64 265 347
add f64 349 350
add f64 345 266
sub f64 352 345
sub f64 352 353
sub f64 345 354
sub f64 266 353
add f64 355 356
add f64 351 352
add f64 346 358
sub f64 359 346
sub f64 358 360
add f64 361 357
add f64 359 362
sub f64 363 359
sub f64 362 364
mul f64 363 161
mul f64 365 161
sqrt f64 366
mul f64 368 368
bitcast i64 368
and i64 370 65
bitcast f64 371
sub f64 368 372
mul f64 372 372
sub f64 374 369
mul f64 372 373
add f64 375 376
mul f64 373 372
add f64 377 378
mul f64 373 373
add f64 379 380
sub f64 366 369
sub f64 382 381
add f64 383 367
add f64 368 368
div f64 384 385
lt i1 8 368
select f64 387 386 8
add f64 368 388
sub f64 389 368
sub f64 388 390
lt i1 229 8
eq i1 389 8
abs f64 268
mul f64 161 394
div f64 395 389
mul f64 396 389
bitcast i64 396
and i64 398 65
bitcast f64 399
sub f64 396 400
bitcast i64 389
and i64 402 65
bitcast f64 403
sub f64 389 404
mul f64 400 404
sub f64 406 397
mul f64 400 405
add f64 407 408
mul f64 401 404
add f64 409 410
mul f64 401 405
add f64 411 412
sub f64 395 397
sub f64 414 413
add f64 415 8
mul f64 396 391
sub f64 416 417
div f64 418 389
add f64 396 419
sub f64 420 396
sub f64 419 421
select f64 393 8 420
select f64 393 8 422
select f64 392 423 389
select f64 392 424 391
add i64 248 44
shl i64 427 30
bitcast f64 428
mul f64 425 429
mul f64 426 429
add f64 430 431
atan2 f64 228 432
mul f64 11 433
eq i1 0 8
constant f64 4609753056924675352
constant f64 9218868437227405312
eq i1 3 437
abs f64 5
eq i1 439 437
or i1 438 440
eq i1 5 5
select f64 440 12 8
bitcast i64 443
bitcast i64 5
constant i64 9223372036854775808
and i64 445 446
or i64 444 447
bitcast f64 448
select f64 442 449 5
select f64 441 450 5
eq i1 0 0
select f64 438 12 8
bitcast i64 453
bitcast i64 0
and i64 455 446
or i64 454 456
bitcast f64 457
select f64 452 458 0
select f64 441 459 0
atan2 f64 451 460
select f64 7 434 461
select f64 435 436 462
bitcast i64 463
bitcast i64 1
and i64 465 446
or i64 464 466
bitcast f64 467
""",
        ),
    ),
    "asin": (
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
abs f64 0
constant f64 9218868437227405312
eq i1 2 3
abs f64 1
eq i1 5 3
or i1 4 6
constant f64 4607182418800017408
sub f64 8 0
neg f64 1
constant f64 0
lt i1 9 11
constant f64 4602678819172646912
abs f64 9
eq i1 14 3
abs f64 10
eq i1 16 3
or i1 15 17
mul f64 9 9
mul f64 10 10
add f64 19 20
select f64 18 3 21
sqrt f64 22
add f64 23 14
mul f64 13 24
sqrt f64 25
ne i1 26 11
mul f64 13 16
div f64 28 26
select f64 27 29 11
select f64 12 30 26
add f64 8 0
lt i1 32 11
abs f64 32
eq i1 34 3
or i1 35 6
mul f64 32 32
mul f64 1 1
add f64 37 38
select f64 36 3 39
sqrt f64 40
add f64 41 34
mul f64 13 42
sqrt f64 43
ne i1 44 11
mul f64 13 5
div f64 46 44
select f64 45 47 11
select f64 33 48 44
mul f64 31 49
select f64 12 26 30
bitcast i64 51
bitcast i64 10
constant i64 9223372036854775808
and i64 53 54
or i64 52 55
bitcast f64 56
select f64 33 44 48
bitcast i64 58
bitcast i64 1
and i64 60 54
or i64 59 61
bitcast f64 62
mul f64 57 63
sub f64 50 64
eq i1 0 0
select f64 4 8 11
bitcast i64 67
bitcast i64 0
and i64 69 54
or i64 68 70
bitcast f64 71
select f64 66 72 0
select f64 7 73 0
eq i1 5 5
abs f64 5
eq i1 76 3
select f64 77 8 11
bitcast i64 78
bitcast i64 5
and i64 80 54
or i64 79 81
bitcast f64 82
select f64 75 83 5
select f64 7 84 65
atan2 f64 74 85
eq i1 0 11
select f64 87 0 86
""",
        ),
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
constant f64 4607182418800017408
sub f64 2 0
neg f64 1
constant f64 0
lt i1 3 5
constant f64 4602678819172646912
abs f64 3
constant f64 9218868437227405312
eq i1 8 9
abs f64 4
eq i1 11 9
or i1 10 12
mul f64 3 3
mul f64 4 4
add f64 14 15
select f64 13 9 16
sqrt f64 17
add f64 18 8
mul f64 7 19
sqrt f64 20
ne i1 21 5
mul f64 7 11
div f64 23 21
select f64 22 24 5
select f64 6 25 21
add f64 2 0
lt i1 27 5
abs f64 27
eq i1 29 9
abs f64 1
eq i1 31 9
or i1 30 32
mul f64 27 27
mul f64 1 1
add f64 34 35
select f64 33 9 36
sqrt f64 37
add f64 38 29
mul f64 7 39
sqrt f64 40
ne i1 41 5
mul f64 7 31
div f64 43 41
select f64 42 44 5
select f64 28 41 45
bitcast i64 46
bitcast i64 1
constant i64 9223372036854775808
and i64 48 49
or i64 47 50
bitcast f64 51
mul f64 26 52
select f64 6 21 25
bitcast i64 54
bitcast i64 4
and i64 56 49
or i64 55 57
bitcast f64 58
select f64 28 45 41
mul f64 59 60
sub f64 53 61
abs f64 0
eq i1 63 9
or i1 64 32
abs f64 62
asinh f64 66
select f64 65 9 67
bitcast i64 68
or i64 69 50
bitcast f64 70
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
constant f64 4742290407621132288
abs f64 0
lt i1 3 2
abs f64 1
lt i1 5 2
and i1 4 6
constant f64 0
select f64 7 0 8
select f64 7 1 8
constant f64 4607182418800017408
neg f64 9
add f64 11 12
sub f64 13 11
sub f64 13 14
sub f64 11 15
sub f64 12 14
add f64 16 17
add f64 11 9
sub f64 19 11
sub f64 19 20
sub f64 11 21
sub f64 9 20
add f64 22 23
neg f64 10
abs f64 25
abs f64 13
lt i1 26 27
select f64 28 27 26
constant f64 4503599627370496
constant f64 4841369599423283200
lt i1 29 30
mul f64 29 31
select f64 32 33 29
constant i64 52
bitcast i64 34
constant i64 4604544271217802189
sub i64 36 37
shr i64 38 35
ne i1 34 29
constant i64 0
select i64 40 35 41
sub i64 39 42
constant i64 1
shr i64 43 44
constant i64 18446744073709551614
mul i64 46 45
shr i64 47 44
constant i64 1023
add i64 48 49
shl i64 50 35
bitcast f64 51
mul f64 13 52
sub i64 47 48
add i64 54 49
shl i64 55 35
bitcast f64 56
mul f64 53 57
mul f64 18 52
mul f64 59 57
lt i1 58 8
neg f64 58
neg f64 60
select f64 61 62 58
select f64 61 63 60
mul f64 25 52
mul f64 66 57
mul f64 64 64
bitcast i64 64
constant i64 18446744073575333888
and i64 69 70
bitcast f64 71
sub f64 64 72
mul f64 72 72
sub f64 74 68
mul f64 72 73
add f64 75 76
mul f64 73 72
add f64 77 78
mul f64 73 73
add f64 79 80
mul f64 64 65
mul f64 65 64
add f64 82 83
add f64 81 84
add f64 68 85
sub f64 86 68
sub f64 85 87
mul f64 67 67
bitcast i64 67
and i64 90 70
bitcast f64 91
sub f64 67 92
mul f64 92 92
sub f64 94 89
mul f64 92 93
add f64 95 96
mul f64 93 92
add f64 97 98
mul f64 93 93
add f64 99 100
add f64 86 89
sub f64 102 86
sub f64 102 103
sub f64 86 104
sub f64 89 103
add f64 105 106
add f64 88 101
sub f64 108 88
sub f64 108 109
sub f64 88 110
sub f64 101 109
add f64 111 112
add f64 107 108
add f64 102 114
sub f64 115 102
sub f64 114 116
add f64 117 113
add f64 115 118
sub f64 119 115
sub f64 118 120
sqrt f64 119
mul f64 122 122
bitcast i64 122
and i64 124 70
bitcast f64 125
sub f64 122 126
mul f64 126 126
sub f64 128 123
mul f64 126 127
add f64 129 130
mul f64 127 126
add f64 131 132
mul f64 127 127
add f64 133 134
sub f64 119 123
sub f64 136 135
add f64 137 121
add f64 122 122
div f64 138 139
lt i1 8 122
select f64 141 140 8
add f64 122 142
sub f64 143 122
sub f64 142 144
add f64 143 64
sub f64 146 143
sub f64 146 147
sub f64 143 148
sub f64 64 147
add f64 149 150
add f64 145 65
sub f64 152 145
sub f64 152 153
sub f64 145 154
sub f64 65 153
add f64 155 156
add f64 151 152
add f64 146 158
sub f64 159 146
sub f64 158 160
add f64 161 157
add f64 159 162
sub f64 163 159
sub f64 162 164
constant f64 4602678819172646912
mul f64 163 166
mul f64 165 166
sqrt f64 167
mul f64 169 169
bitcast i64 169
and i64 171 70
bitcast f64 172
sub f64 169 173
mul f64 173 173
sub f64 175 170
mul f64 173 174
add f64 176 177
mul f64 174 173
add f64 178 179
mul f64 174 174
add f64 180 181
sub f64 167 170
sub f64 183 182
add f64 184 168
add f64 169 169
div f64 185 186
lt i1 8 169
select f64 188 187 8
add f64 169 189
sub f64 190 169
sub f64 189 191
lt i1 13 8
eq i1 190 8
abs f64 67
mul f64 166 195
div f64 196 190
mul f64 197 190
bitcast i64 197
and i64 199 70
bitcast f64 200
sub f64 197 201
bitcast i64 190
and i64 203 70
bitcast f64 204
sub f64 190 205
mul f64 201 205
sub f64 207 198
mul f64 201 206
add f64 208 209
mul f64 202 205
add f64 210 211
mul f64 202 206
add f64 212 213
sub f64 196 198
sub f64 215 214
add f64 216 8
mul f64 197 192
sub f64 217 218
div f64 219 190
add f64 197 220
sub f64 221 197
sub f64 220 222
select f64 194 8 221
select f64 194 8 223
select f64 193 224 190
select f64 193 225 192
add i64 45 49
shl i64 228 35
bitcast f64 229
mul f64 226 230
mul f64 227 230
abs f64 10
abs f64 19
lt i1 233 234
select f64 235 234 233
lt i1 236 30
mul f64 236 31
select f64 237 238 236
bitcast i64 239
sub i64 240 37
shr i64 241 35
ne i1 239 236
select i64 243 35 41
sub i64 242 244
shr i64 245 44
mul i64 46 246
shr i64 247 44
add i64 248 49
shl i64 249 35
bitcast f64 250
mul f64 19 251
sub i64 247 248
add i64 253 49
shl i64 254 35
bitcast f64 255
mul f64 252 256
mul f64 24 251
mul f64 258 256
lt i1 257 8
neg f64 257
neg f64 259
select f64 260 261 257
select f64 260 262 259
mul f64 10 251
mul f64 265 256
mul f64 263 263
bitcast i64 263
and i64 268 70
bitcast f64 269
sub f64 263 270
mul f64 270 270
sub f64 272 267
mul f64 270 271
add f64 273 274
mul f64 271 270
add f64 275 276
mul f64 271 271
add f64 277 278
mul f64 263 264
mul f64 264 263
add f64 280 281
add f64 279 282
add f64 267 283
sub f64 284 267
sub f64 283 285
mul f64 266 266
bitcast i64 266
and i64 288 70
bitcast f64 289
sub f64 266 290
mul f64 290 290
sub f64 292 287
mul f64 290 291
add f64 293 294
mul f64 291 290
add f64 295 296
mul f64 291 291
add f64 297 298
add f64 284 287
sub f64 300 284
sub f64 300 301
sub f64 284 302
sub f64 287 301
add f64 303 304
add f64 286 299
sub f64 306 286
sub f64 306 307
sub f64 286 308
sub f64 299 307
add f64 309 310
add f64 305 306
add f64 300 312
sub f64 313 300
sub f64 312 314
add f64 315 311
add f64 313 316
sub f64 317 313
sub f64 316 318
sqrt f64 317
mul f64 320 320
bitcast i64 320
and i64 322 70
bitcast f64 323
sub f64 320 324
mul f64 324 324
sub f64 326 321
mul f64 324 325
add f64 327 328
mul f64 325 324
add f64 329 330
mul f64 325 325
add f64 331 332
sub f64 317 321
sub f64 334 333
add f64 335 319
add f64 320 320
div f64 336 337
lt i1 8 320
select f64 339 338 8
add f64 320 340
sub f64 341 320
sub f64 340 342
add f64 341 263
sub f64 344 341
sub f64 344 345
sub f64 341 346
sub f64 263 345
add f64 347 348
add f64 343 264
sub f64 350 343
sub f64 350 351
sub f64 343 352
sub f64 264 351
add f64 353 354
add f64 349 350
add f64 344 356
sub f64 357 344
sub f64 356 358
add f64 359 355
add f64 357 360
sub f64 361 357
sub f64 360 362
mul f64 361 166
mul f64 363 166
sqrt f64 364
mul f64 366 366
bitcast i64 366
and i64 368 70
bitcast f64 369
sub f64 366 370
mul f64 370 370
sub f64 372 367
mul f64 370 371
add f64 373 374
mul f64 371 370
add f64 375 376
mul f64 371 371
add f64 377 378
sub f64 364 367
sub f64 380 379
add f64 381 365
add f64 366 366
div f64 382 383
lt i1 8 366
select f64 385 384 8
add f64 366 386
sub f64 387 366
sub f64 386 388
lt i1 19 8
eq i1 387 8
abs f64 266
mul f64 166 392
div f64 393 387
mul f64 394 387
bitcast i64 394
and i64 396 70
bitcast f64 397
sub f64 394 398
bitcast i64 387
and i64 400 70
bitcast f64 401
sub f64 387 402
mul f64 398 402
sub f64 404 395
mul f64 398 403
add f64 405 406
mul f64 399 402
add f64 407 408
mul f64 399 403
add f64 409 410
sub f64 393 395
sub f64 412 411
add f64 413 8
mul f64 394 389
sub f64 414 415
div f64 416 387
add f64 394 417
sub f64 418 394
sub f64 417 419
select f64 391 8 418
select f64 391 8 420
select f64 390 421 387
select f64 390 422 389
add i64 246 49
shl i64 425 35
bitcast f64 426
mul f64 423 427
mul f64 424 427
mul f64 231 428
bitcast i64 231
and i64 431 70
bitcast f64 432
sub f64 231 433
bitcast i64 428
and i64 435 70
bitcast f64 436
sub f64 428 437
mul f64 433 437
sub f64 439 430
mul f64 433 438
add f64 440 441
mul f64 434 437
add f64 442 443
mul f64 434 438
add f64 444 445
mul f64 231 429
mul f64 232 428
add f64 447 448
add f64 446 449
add f64 430 450
sub f64 451 430
sub f64 450 452
select f64 193 190 224
select f64 193 192 225
mul f64 454 230
mul f64 455 230
bitcast i64 25
lt i1 458 41
neg f64 456
neg f64 457
select f64 459 460 456
select f64 459 461 457
select f64 390 387 421
select f64 390 389 422
mul f64 464 427
mul f64 465 427
bitcast i64 10
lt i1 468 41
neg f64 466
neg f64 467
select f64 469 470 466
select f64 469 471 467
mul f64 462 472
bitcast i64 462
and i64 475 70
bitcast f64 476
sub f64 462 477
bitcast i64 472
and i64 479 70
bitcast f64 480
sub f64 472 481
mul f64 477 481
sub f64 483 474
mul f64 477 482
add f64 484 485
mul f64 478 481
add f64 486 487
mul f64 478 482
add f64 488 489
mul f64 462 473
mul f64 463 472
add f64 491 492
add f64 490 493
add f64 474 494
sub f64 495 474
sub f64 494 496
constant f64 4472406533629990549
lt i1 3 498
lt i1 5 498
and i1 499 500
neg f64 495
neg f64 497
add f64 451 502
sub f64 504 451
sub f64 504 505
sub f64 451 506
sub f64 502 505
add f64 507 508
add f64 453 503
sub f64 510 453
sub f64 510 511
sub f64 453 512
sub f64 503 511
add f64 513 514
add f64 509 510
add f64 504 516
sub f64 517 504
sub f64 516 518
add f64 519 515
add f64 517 520
sub f64 521 517
sub f64 520 522
add f64 521 523
atan2 f64 9 524
eq i1 0 8
or i1 501 526
abs f64 5
constant f64 9218868437227405312
eq i1 528 529
eq i1 3 529
or i1 530 531
eq i1 0 0
select f64 531 11 8
bitcast i64 534
bitcast i64 0
constant i64 9223372036854775808
and i64 536 537
or i64 535 538
bitcast f64 539
select f64 533 540 0
select f64 532 541 0
eq i1 5 5
select f64 530 11 8
bitcast i64 544
bitcast i64 5
and i64 546 537
or i64 545 547
bitcast f64 548
select f64 543 549 5
select f64 532 550 5
atan2 f64 542 551
select f64 7 525 552
select f64 527 0 553
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
constant f64 4742290407621132288
abs f64 0
lt i1 3 2
abs f64 1
lt i1 5 2
and i1 4 6
constant f64 0
select f64 7 0 8
select f64 7 1 8
constant f64 4607182418800017408
neg f64 9
add f64 11 12
sub f64 13 11
sub f64 13 14
sub f64 11 15
sub f64 12 14
add f64 16 17
add f64 11 9
sub f64 19 11
sub f64 19 20
sub f64 11 21
sub f64 9 20
add f64 22 23
neg f64 10
abs f64 25
abs f64 13
lt i1 26 27
select f64 28 27 26
constant f64 4503599627370496
constant f64 4841369599423283200
lt i1 29 30
mul f64 29 31
select f64 32 33 29
constant i64 52
bitcast i64 34
constant i64 4604544271217802189
sub i64 36 37
shr i64 38 35
ne i1 34 29
constant i64 0
select i64 40 35 41
sub i64 39 42
constant i64 1
shr i64 43 44
constant i64 18446744073709551614
mul i64 46 45
shr i64 47 44
constant i64 1023
add i64 48 49
shl i64 50 35
bitcast f64 51
mul f64 13 52
sub i64 47 48
add i64 54 49
shl i64 55 35
bitcast f64 56
mul f64 53 57
mul f64 18 52
mul f64 59 57
lt i1 58 8
neg f64 58
neg f64 60
select f64 61 62 58
select f64 61 63 60
mul f64 25 52
mul f64 66 57
mul f64 64 64
bitcast i64 64
constant i64 18446744073575333888
and i64 69 70
bitcast f64 71
sub f64 64 72
mul f64 72 72
sub f64 74 68
mul f64 72 73
add f64 75 76
mul f64 73 72
add f64 77 78
mul f64 73 73
add f64 79 80
mul f64 64 65
mul f64 65 64
add f64 82 83
add f64 81 84
add f64 68 85
sub f64 86 68
sub f64 85 87
mul f64 67 67
bitcast i64 67
and i64 90 70
bitcast f64 91
sub f64 67 92
mul f64 92 92
sub f64 94 89
mul f64 92 93
add f64 95 96
mul f64 93 92
add f64 97 98
mul f64 93 93
add f64 99 100
add f64 86 89
sub f64 102 86
sub f64 102 103
sub f64 86 104
sub f64 89 103
add f64 105 106
add f64 88 101
sub f64 108 88
sub f64 108 109
sub f64 88 110
sub f64 101 109
add f64 111 112
add f64 107 108
add f64 102 114
sub f64 115 102
sub f64 114 116
add f64 117 113
add f64 115 118
sub f64 119 115
sub f64 118 120
sqrt f64 119
mul f64 122 122
bitcast i64 122
and i64 124 70
bitcast f64 125
sub f64 122 126
mul f64 126 126
sub f64 128 123
mul f64 126 127
add f64 129 130
mul f64 127 126
add f64 131 132
mul f64 127 127
add f64 133 134
sub f64 119 123
sub f64 136 135
add f64 137 121
add f64 122 122
div f64 138 139
lt i1 8 122
select f64 141 140 8
add f64 122 142
sub f64 143 122
sub f64 142 144
add f64 143 64
sub f64 146 143
sub f64 146 147
sub f64 143 148
sub f64 64 147
add f64 149 150
add f64 145 65
sub f64 152 145
sub f64 152 153
sub f64 145 154
sub f64 65 153
add f64 155 156
add f64 151 152
add f64 146 158
sub f64 159 146
sub f64 158 160
add f64 161 157
add f64 159 162
sub f64 163 159
sub f64 162 164
constant f64 4602678819172646912
mul f64 163 166
mul f64 165 166
sqrt f64 167
mul f64 169 169
bitcast i64 169
and i64 171 70
bitcast f64 172
sub f64 169 173
mul f64 173 173
sub f64 175 170
mul f64 173 174
add f64 176 177
mul f64 174 173
add f64 178 179
mul f64 174 174
add f64 180 181
sub f64 167 170
sub f64 183 182
add f64 184 168
add f64 169 169
div f64 185 186
lt i1 8 169
select f64 188 187 8
add f64 169 189
sub f64 190 169
sub f64 189 191
lt i1 13 8
eq i1 190 8
abs f64 67
mul f64 166 195
div f64 196 190
mul f64 197 190
bitcast i64 197
and i64 199 70
bitcast f64 200
sub f64 197 201
bitcast i64 190
and i64 203 70
bitcast f64 204
sub f64 190 205
mul f64 201 205
sub f64 207 198
mul f64 201 206
add f64 208 209
mul f64 202 205
add f64 210 211
mul f64 202 206
add f64 212 213
sub f64 196 198
sub f64 215 214
add f64 216 8
mul f64 197 192
sub f64 217 218
div f64 219 190
add f64 197 220
sub f64 221 197
sub f64 220 222
select f64 194 8 221
select f64 194 8 223
select f64 193 224 190
select f64 193 225 192
add i64 45 49
shl i64 228 35
bitcast f64 229
mul f64 226 230
mul f64 227 230
abs f64 10
abs f64 19
lt i1 233 234
select f64 235 234 233
lt i1 236 30
mul f64 236 31
select f64 237 238 236
bitcast i64 239
sub i64 240 37
shr i64 241 35
ne i1 239 236
select i64 243 35 41
sub i64 242 244
shr i64 245 44
mul i64 46 246
shr i64 247 44
add i64 248 49
shl i64 249 35
bitcast f64 250
mul f64 19 251
sub i64 247 248
add i64 253 49
shl i64 254 35
bitcast f64 255
mul f64 252 256
mul f64 24 251
mul f64 258 256
lt i1 257 8
neg f64 257
neg f64 259
select f64 260 261 257
select f64 260 262 259
mul f64 10 251
mul f64 265 256
mul f64 263 263
bitcast i64 263
and i64 268 70
bitcast f64 269
sub f64 263 270
mul f64 270 270
sub f64 272 267
mul f64 270 271
add f64 273 274
mul f64 271 270
add f64 275 276
mul f64 271 271
add f64 277 278
mul f64 263 264
mul f64 264 263
add f64 280 281
add f64 279 282
add f64 267 283
sub f64 284 267
sub f64 283 285
mul f64 266 266
bitcast i64 266
and i64 288 70
bitcast f64 289
sub f64 266 290
mul f64 290 290
sub f64 292 287
mul f64 290 291
add f64 293 294
mul f64 291 290
add f64 295 296
mul f64 291 291
add f64 297 298
add f64 284 287
sub f64 300 284
sub f64 300 301
sub f64 284 302
sub f64 287 301
add f64 303 304
add f64 286 299
sub f64 306 286
sub f64 306 307
sub f64 286 308
sub f64 299 307
add f64 309 310
add f64 305 306
add f64 300 312
sub f64 313 300
sub f64 312 314
add f64 315 311
add f64 313 316
sub f64 317 313
sub f64 316 318
sqrt f64 317
mul f64 320 320
bitcast i64 320
and i64 322 70
bitcast f64 323
sub f64 320 324
mul f64 324 324
sub f64 326 321
mul f64 324 325
add f64 327 328
mul f64 325 324
add f64 329 330
mul f64 325 325
add f64 331 332
sub f64 317 321
sub f64 334 333
add f64 335 319
add f64 320 320
div f64 336 337
lt i1 8 320
select f64 339 338 8
add f64 320 340
sub f64 341 320
sub f64 340 342
add f64 341 263
sub f64 344 341
sub f64 344 345
sub f64 341 346
sub f64 263 345
add f64 347 348
add f64 343 264
sub f64 350 343
sub f64 350 351
sub f64 343 352
sub f64 264 351
add f64 353 354
add f64 349 350
add f64 344 356
sub f64 357 344
sub f64 356 358
add f64 359 355
add f64 357 360
sub f64 361 357
sub f64 360 362
mul f64 361 166
mul f64 363 166
sqrt f64 364
mul f64 366 366
bitcast i64 366
and i64 368 70
bitcast f64 369
sub f64 366 370
mul f64 370 370
sub f64 372 367
mul f64 370 371
add f64 373 374
mul f64 371 370
add f64 375 376
mul f64 371 371
add f64 377 378
sub f64 364 367
sub f64 380 379
add f64 381 365
add f64 366 366
div f64 382 383
lt i1 8 366
select f64 385 384 8
add f64 366 386
sub f64 387 366
sub f64 386 388
lt i1 19 8
eq i1 387 8
abs f64 266
mul f64 166 392
div f64 393 387
mul f64 394 387
bitcast i64 394
and i64 396 70
bitcast f64 397
sub f64 394 398
bitcast i64 387
and i64 400 70
bitcast f64 401
sub f64 387 402
mul f64 398 402
sub f64 404 395
mul f64 398 403
add f64 405 406
mul f64 399 402
add f64 407 408
mul f64 399 403
add f64 409 410
sub f64 393 395
sub f64 412 411
add f64 413 8
mul f64 394 389
sub f64 414 415
div f64 416 387
add f64 394 417
sub f64 418 394
sub f64 417 419
select f64 391 8 418
select f64 391 8 420
select f64 390 387 421
select f64 390 389 422
add i64 246 49
shl i64 425 35
bitcast f64 426
mul f64 423 427
mul f64 424 427
bitcast i64 10
lt i1 430 41
neg f64 428
neg f64 429
select f64 431 432 428
select f64 431 433 429
mul f64 231 434
bitcast i64 231
and i64 437 70
bitcast f64 438
sub f64 231 439
bitcast i64 434
and i64 441 70
bitcast f64 442
sub f64 434 443
mul f64 439 443
sub f64 445 436
mul f64 439 444
add f64 446 447
mul f64 440 443
add f64 448 449
mul f64 440 444
add f64 450 451
mul f64 231 435
mul f64 232 434
add f64 453 454
add f64 452 455
add f64 436 456
sub f64 457 436
sub f64 456 458
select f64 193 190 224
select f64 193 192 225
mul f64 460 230
mul f64 461 230
bitcast i64 25
lt i1 464 41
neg f64 462
neg f64 463
select f64 465 466 462
select f64 465 467 463
select f64 390 421 387
select f64 390 422 389
mul f64 470 427
mul f64 471 427
mul f64 468 472
bitcast i64 468
and i64 475 70
bitcast f64 476
sub f64 468 477
bitcast i64 472
and i64 479 70
bitcast f64 480
sub f64 472 481
mul f64 477 481
sub f64 483 474
mul f64 477 482
add f64 484 485
mul f64 478 481
add f64 486 487
mul f64 478 482
add f64 488 489
mul f64 468 473
mul f64 469 472
add f64 491 492
add f64 490 493
add f64 474 494
sub f64 495 474
sub f64 494 496
neg f64 495
neg f64 497
add f64 457 498
sub f64 500 457
sub f64 500 501
sub f64 457 502
sub f64 498 501
add f64 503 504
add f64 459 499
sub f64 506 459
sub f64 506 507
sub f64 459 508
sub f64 499 507
add f64 509 510
add f64 505 506
add f64 500 512
sub f64 513 500
sub f64 512 514
add f64 515 511
add f64 513 516
sub f64 517 513
sub f64 516 518
lt i1 517 8
neg f64 517
neg f64 519
select f64 520 521 517
select f64 520 522 519
asinh f64 523
mul f64 523 523
add f64 11 526
sqrt f64 527
div f64 524 528
add f64 525 529
lt i1 5 3
select f64 531 3 5
lt i1 532 30
mul f64 532 31
select f64 533 534 532
bitcast i64 535
sub i64 536 37
shr i64 537 35
ne i1 535 532
select i64 539 35 41
sub i64 538 540
neg i64 541
shr i64 542 44
add i64 543 49
shl i64 544 35
bitcast f64 545
mul f64 0 546
sub i64 542 543
add i64 548 49
shl i64 549 35
bitcast f64 550
mul f64 547 551
mul f64 8 546
mul f64 553 551
mul f64 1 546
mul f64 555 551
abs f64 552
abs f64 556
lt i1 557 558
select f64 559 556 552
mul f64 560 560
bitcast i64 560
and i64 562 70
bitcast f64 563
sub f64 560 564
mul f64 564 564
sub f64 566 561
mul f64 564 565
add f64 567 568
mul f64 565 564
add f64 569 570
mul f64 565 565
add f64 571 572
select f64 559 552 556
mul f64 574 574
bitcast i64 574
and i64 576 70
bitcast f64 577
sub f64 574 578
mul f64 578 578
sub f64 580 575
mul f64 578 579
add f64 581 582
mul f64 579 578
add f64 583 584
mul f64 579 579
add f64 585 586
sub f64 561 11
add f64 588 575
sub f64 589 588
sub f64 589 590
sub f64 588 591
sub f64 575 590
add f64 592 593
add f64 573 587
constant f64 4611686018427387904
mul f64 596 552
mul f64 597 554
add f64 595 598
add f64 594 599
add f64 589 600
sub f64 601 589
sub f64 601 602
sub f64 589 603
sub f64 600 602
add f64 604 605
add i64 541 541
add f64 11 601
bitcast i64 608
sub i64 609 37
shr i64 610 35
eq i1 611 41
shl i64 611 35
sub i64 609 613
bitcast f64 614
sub f64 615 11
select f64 612 601 616
sub f64 608 11
sub f64 608 618
sub f64 11 619
sub f64 601 618
add f64 620 621
add f64 622 606
select f64 612 606 623
div f64 624 608
add i64 611 607
convert f64 626
constant f64 4604418534313443328
mul f64 627 628
add f64 596 617
div f64 617 630
mul f64 631 631
mul f64 617 617
mul f64 166 633
constant f64 4594498985737726454
constant f64 4594685476444287349
mul f64 635 632
add f64 637 636
constant f64 4595719340060872480
mul f64 638 632
add f64 640 639
constant f64 4597174411106084985
mul f64 641 632
add f64 643 642
constant f64 4598818590951395733
mul f64 644 632
add f64 646 645
constant f64 4600877379321593494
mul f64 647 632
add f64 649 648
constant f64 4604180019048437138
mul f64 650 632
add f64 652 651
mul f64 632 653
add f64 634 654
mul f64 631 655
constant f64 13639225319613145088
mul f64 627 657
add f64 658 625
add f64 656 659
sub f64 634 660
sub f64 661 617
sub f64 629 662
mul f64 166 663
constant f64 9218868437227405312
eq i1 3 665
eq i1 5 665
or i1 666 667
eq i1 0 8
eq i1 1 8
and i1 669 670
neg f64 665
select f64 671 672 664
select f64 668 665 673
constant f64 4604418534313441775
add f64 674 675
constant f64 4472406533629990549
lt i1 3 677
lt i1 5 677
and i1 678 679
select f64 7 530 676
select f64 680 5 681
bitcast i64 682
bitcast i64 1
constant i64 9223372036854775808
and i64 684 685
or i64 683 686
bitcast f64 687
""",
        ),
    ),
    "asinh": (
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
neg f64 1
constant f64 4607182418800017408
sub f64 3 2
neg f64 0
constant f64 0
lt i1 4 6
constant f64 4602678819172646912
abs f64 4
constant f64 9218868437227405312
eq i1 9 10
abs f64 5
eq i1 12 10
or i1 11 13
mul f64 4 4
mul f64 5 5
add f64 15 16
select f64 14 10 17
sqrt f64 18
add f64 19 9
mul f64 8 20
sqrt f64 21
ne i1 22 6
mul f64 8 12
div f64 24 22
select f64 23 25 6
select f64 7 26 22
add f64 3 2
lt i1 28 6
abs f64 28
eq i1 30 10
abs f64 0
eq i1 32 10
or i1 31 33
mul f64 28 28
mul f64 0 0
add f64 35 36
select f64 34 10 37
sqrt f64 38
add f64 39 30
mul f64 8 40
sqrt f64 41
ne i1 42 6
mul f64 8 32
div f64 44 42
select f64 43 45 6
select f64 29 42 46
bitcast i64 47
bitcast i64 0
constant i64 9223372036854775808
and i64 49 50
or i64 48 51
bitcast f64 52
mul f64 27 53
select f64 7 22 26
bitcast i64 55
bitcast i64 5
and i64 57 50
or i64 56 58
bitcast f64 59
select f64 29 46 42
mul f64 60 61
sub f64 54 62
abs f64 2
eq i1 64 10
or i1 65 33
abs f64 63
asinh f64 67
select f64 66 10 68
bitcast i64 69
or i64 70 51
bitcast f64 71
""",
        ),
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
neg f64 1
abs f64 2
constant f64 9218868437227405312
eq i1 3 4
abs f64 0
eq i1 6 4
or i1 5 7
constant f64 4607182418800017408
sub f64 9 2
neg f64 0
constant f64 0
lt i1 10 12
constant f64 4602678819172646912
abs f64 10
eq i1 15 4
abs f64 11
eq i1 17 4
or i1 16 18
mul f64 10 10
mul f64 11 11
add f64 20 21
select f64 19 4 22
sqrt f64 23
add f64 24 15
mul f64 14 25
sqrt f64 26
ne i1 27 12
mul f64 14 17
div f64 29 27
select f64 28 30 12
select f64 13 31 27
add f64 9 2
lt i1 33 12
abs f64 33
eq i1 35 4
or i1 36 7
mul f64 33 33
mul f64 0 0
add f64 38 39
select f64 37 4 40
sqrt f64 41
add f64 42 35
mul f64 14 43
sqrt f64 44
ne i1 45 12
mul f64 14 6
div f64 47 45
select f64 46 48 12
select f64 34 49 45
mul f64 32 50
select f64 13 27 31
bitcast i64 52
bitcast i64 11
constant i64 9223372036854775808
and i64 54 55
or i64 53 56
bitcast f64 57
select f64 34 45 49
bitcast i64 59
bitcast i64 0
and i64 61 55
or i64 60 62
bitcast f64 63
mul f64 58 64
sub f64 51 65
eq i1 2 2
select f64 5 9 12
bitcast i64 68
bitcast i64 2
and i64 70 55
or i64 69 71
bitcast f64 72
select f64 67 73 2
select f64 8 74 2
eq i1 6 6
abs f64 6
eq i1 77 4
select f64 78 9 12
bitcast i64 79
bitcast i64 6
and i64 81 55
or i64 80 82
bitcast f64 83
select f64 76 84 6
select f64 8 85 66
atan2 f64 75 86
eq i1 2 12
select f64 88 2 87
neg f64 89
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
neg f64 1
constant f64 4742290407621132288
abs f64 2
lt i1 4 3
abs f64 0
lt i1 6 3
and i1 5 7
constant f64 0
select f64 8 2 9
select f64 8 0 9
constant f64 4607182418800017408
neg f64 10
add f64 12 13
sub f64 14 12
sub f64 14 15
sub f64 12 16
sub f64 13 15
add f64 17 18
add f64 12 10
sub f64 20 12
sub f64 20 21
sub f64 12 22
sub f64 10 21
add f64 23 24
neg f64 11
abs f64 26
abs f64 14
lt i1 27 28
select f64 29 28 27
constant f64 4503599627370496
constant f64 4841369599423283200
lt i1 30 31
mul f64 30 32
select f64 33 34 30
constant i64 52
bitcast i64 35
constant i64 4604544271217802189
sub i64 37 38
shr i64 39 36
ne i1 35 30
constant i64 0
select i64 41 36 42
sub i64 40 43
constant i64 1
shr i64 44 45
constant i64 18446744073709551614
mul i64 47 46
shr i64 48 45
constant i64 1023
add i64 49 50
shl i64 51 36
bitcast f64 52
mul f64 14 53
sub i64 48 49
add i64 55 50
shl i64 56 36
bitcast f64 57
mul f64 54 58
mul f64 19 53
mul f64 60 58
lt i1 59 9
neg f64 59
neg f64 61
select f64 62 63 59
select f64 62 64 61
mul f64 26 53
mul f64 67 58
mul f64 65 65
bitcast i64 65
constant i64 18446744073575333888
and i64 70 71
bitcast f64 72
sub f64 65 73
mul f64 73 73
sub f64 75 69
mul f64 73 74
add f64 76 77
mul f64 74 73
add f64 78 79
mul f64 74 74
add f64 80 81
mul f64 65 66
mul f64 66 65
add f64 83 84
add f64 82 85
add f64 69 86
sub f64 87 69
sub f64 86 88
mul f64 68 68
bitcast i64 68
and i64 91 71
bitcast f64 92
sub f64 68 93
mul f64 93 93
sub f64 95 90
mul f64 93 94
add f64 96 97
mul f64 94 93
add f64 98 99
mul f64 94 94
add f64 100 101
add f64 87 90
sub f64 103 87
sub f64 103 104
sub f64 87 105
sub f64 90 104
add f64 106 107
add f64 89 102
sub f64 109 89
sub f64 109 110
sub f64 89 111
sub f64 102 110
add f64 112 113
add f64 108 109
add f64 103 115
sub f64 116 103
sub f64 115 117
add f64 118 114
add f64 116 119
sub f64 120 116
sub f64 119 121
sqrt f64 120
mul f64 123 123
bitcast i64 123
and i64 125 71
bitcast f64 126
sub f64 123 127
mul f64 127 127
sub f64 129 124
mul f64 127 128
add f64 130 131
mul f64 128 127
add f64 132 133
mul f64 128 128
add f64 134 135
sub f64 120 124
sub f64 137 136
add f64 138 122
add f64 123 123
div f64 139 140
lt i1 9 123
select f64 142 141 9
add f64 123 143
sub f64 144 123
sub f64 143 145
add f64 144 65
sub f64 147 144
sub f64 147 148
sub f64 144 149
sub f64 65 148
add f64 150 151
add f64 146 66
sub f64 153 146
sub f64 153 154
sub f64 146 155
sub f64 66 154
add f64 156 157
add f64 152 153
add f64 147 159
sub f64 160 147
sub f64 159 161
add f64 162 158
add f64 160 163
sub f64 164 160
sub f64 163 165
constant f64 4602678819172646912
mul f64 164 167
mul f64 166 167
sqrt f64 168
mul f64 170 170
bitcast i64 170
and i64 172 71
bitcast f64 173
sub f64 170 174
mul f64 174 174
sub f64 176 171
mul f64 174 175
add f64 177 178
mul f64 175 174
add f64 179 180
mul f64 175 175
add f64 181 182
sub f64 168 171
sub f64 184 183
add f64 185 169
add f64 170 170
div f64 186 187
lt i1 9 170
select f64 189 188 9
add f64 170 190
sub f64 191 170
sub f64 190 192
lt i1 14 9
eq i1 191 9
abs f64 68
mul f64 167 196
div f64 197 191
mul f64 198 191
bitcast i64 198
and i64 200 71
bitcast f64 201
sub f64 198 202
bitcast i64 191
and i64 204 71
bitcast f64 205
sub f64 191 206
mul f64 202 206
sub f64 208 199
mul f64 202 207
add f64 209 210
mul f64 203 206
add f64 211 212
mul f64 203 207
add f64 213 214
sub f64 197 199
sub f64 216 215
add f64 217 9
mul f64 198 193
sub f64 218 219
div f64 220 191
add f64 198 221
sub f64 222 198
sub f64 221 223
select f64 195 9 222
select f64 195 9 224
select f64 194 225 191
select f64 194 226 193
add i64 46 50
shl i64 229 36
bitcast f64 230
mul f64 227 231
mul f64 228 231
abs f64 11
abs f64 20
lt i1 234 235
select f64 236 235 234
lt i1 237 31
mul f64 237 32
select f64 238 239 237
bitcast i64 240
sub i64 241 38
shr i64 242 36
ne i1 240 237
select i64 244 36 42
sub i64 243 245
shr i64 246 45
mul i64 47 247
shr i64 248 45
add i64 249 50
shl i64 250 36
bitcast f64 251
mul f64 20 252
sub i64 248 249
add i64 254 50
shl i64 255 36
bitcast f64 256
mul f64 253 257
mul f64 25 252
mul f64 259 257
lt i1 258 9
neg f64 258
neg f64 260
select f64 261 262 258
select f64 261 263 260
mul f64 11 252
mul f64 266 257
mul f64 264 264
bitcast i64 264
and i64 269 71
bitcast f64 270
sub f64 264 271
mul f64 271 271
sub f64 273 268
mul f64 271 272
add f64 274 275
mul f64 272 271
add f64 276 277
mul f64 272 272
add f64 278 279
mul f64 264 265
mul f64 265 264
add f64 281 282
add f64 280 283
add f64 268 284
sub f64 285 268
sub f64 284 286
mul f64 267 267
bitcast i64 267
and i64 289 71
bitcast f64 290
sub f64 267 291
mul f64 291 291
sub f64 293 288
mul f64 291 292
add f64 294 295
mul f64 292 291
add f64 296 297
mul f64 292 292
add f64 298 299
add f64 285 288
sub f64 301 285
sub f64 301 302
sub f64 285 303
sub f64 288 302
add f64 304 305
add f64 287 300
sub f64 307 287
sub f64 307 308
sub f64 287 309
sub f64 300 308
add f64 310 311
add f64 306 307
add f64 301 313
sub f64 314 301
sub f64 313 315
add f64 316 312
add f64 314 317
sub f64 318 314
sub f64 317 319
sqrt f64 318
mul f64 321 321
bitcast i64 321
and i64 323 71
bitcast f64 324
sub f64 321 325
mul f64 325 325
sub f64 327 322
mul f64 325 326
add f64 328 329
mul f64 326 325
add f64 330 331
mul f64 326 326
add f64 332 333
sub f64 318 322
sub f64 335 334
add f64 336 320
add f64 321 321
div f64 337 338
lt i1 9 321
select f64 340 339 9
add f64 321 341
sub f64 342 321
sub f64 341 343
add f64 342 264
sub f64 345 342
sub f64 345 346
sub f64 342 347
sub f64 264 346
add f64 348 349
add f64 344 265
sub f64 351 344
sub f64 351 352
sub f64 344 353
sub f64 265 352
add f64 354 355
add f64 350 351
add f64 345 357
sub f64 358 345
sub f64 357 359
add f64 360 356
add f64 358 361
sub f64 362 358
sub f64 361 363
mul f64 362 167
mul f64 364 167
sqrt f64 365
mul f64 367 367
bitcast i64 367
and i64 369 71
bitcast f64 370
sub f64 367 371
mul f64 371 371
sub f64 373 368
mul f64 371 372
add f64 374 375
mul f64 372 371
add f64 376 377
mul f64 372 372
add f64 378 379
sub f64 365 368
sub f64 381 380
add f64 382 366
add f64 367 367
div f64 383 384
lt i1 9 367
select f64 386 385 9
add f64 367 387
sub f64 388 367
sub f64 387 389
lt i1 20 9
eq i1 388 9
abs f64 267
mul f64 167 393
div f64 394 388
mul f64 395 388
bitcast i64 395
and i64 397 71
bitcast f64 398
sub f64 395 399
bitcast i64 388
and i64 401 71
bitcast f64 402
sub f64 388 403
mul f64 399 403
sub f64 405 396
mul f64 399 404
add f64 406 407
mul f64 400 403
add f64 408 409
mul f64 400 404
add f64 410 411
sub f64 394 396
sub f64 413 412
add f64 414 9
mul f64 395 390
sub f64 415 416
div f64 417 388
add f64 395 418
sub f64 419 395
sub f64 418 420
select f64 392 9 419
select f64 392 9 421
select f64 391 388 422
select f64 391 390 423
add i64 247 50
shl i64 426 36
bitcast f64 427
mul f64 424 428
mul f64 425 428
bitcast i64 11
lt i1 431 42
neg f64 429
neg f64 430
select f64 432 433 429
select f64 432 434 430
mul f64 232 435
bitcast i64 232
and i64 438 71
bitcast f64 439
sub f64 232 440
bitcast i64 435
and i64 442 71
bitcast f64 443
sub f64 435 444
mul f64 440 444
sub f64 446 437
mul f64 440 445
add f64 447 448
mul f64 441 444
add f64 449 450
mul f64 441 445
add f64 451 452
mul f64 232 436
mul f64 233 435
add f64 454 455
add f64 453 456
add f64 437 457
sub f64 458 437
sub f64 457 459
select f64 194 191 225
select f64 194 193 226
mul f64 461 231
mul f64 462 231
bitcast i64 26
lt i1 465 42
neg f64 463
neg f64 464
select f64 466 467 463
select f64 466 468 464
select f64 391 422 388
select f64 391 423 390
mul f64 471 428
mul f64 472 428
mul f64 469 473
bitcast i64 469
and i64 476 71
bitcast f64 477
sub f64 469 478
bitcast i64 473
and i64 480 71
bitcast f64 481
sub f64 473 482
mul f64 478 482
sub f64 484 475
mul f64 478 483
add f64 485 486
mul f64 479 482
add f64 487 488
mul f64 479 483
add f64 489 490
mul f64 469 474
mul f64 470 473
add f64 492 493
add f64 491 494
add f64 475 495
sub f64 496 475
sub f64 495 497
neg f64 496
neg f64 498
add f64 458 499
sub f64 501 458
sub f64 501 502
sub f64 458 503
sub f64 499 502
add f64 504 505
add f64 460 500
sub f64 507 460
sub f64 507 508
sub f64 460 509
sub f64 500 508
add f64 510 511
add f64 506 507
add f64 501 513
sub f64 514 501
sub f64 513 515
add f64 516 512
add f64 514 517
sub f64 518 514
sub f64 517 519
lt i1 518 9
neg f64 518
neg f64 520
select f64 521 522 518
select f64 521 523 520
asinh f64 524
mul f64 524 524
add f64 12 527
sqrt f64 528
div f64 525 529
add f64 526 530
lt i1 6 4
select f64 532 4 6
lt i1 533 31
mul f64 533 32
select f64 534 535 533
bitcast i64 536
sub i64 537 38
shr i64 538 36
ne i1 536 533
select i64 540 36 42
sub i64 539 541
neg i64 542
shr i64 543 45
add i64 544 50
shl i64 545 36
bitcast f64 546
mul f64 2 547
sub i64 543 544
add i64 549 50
shl i64 550 36
bitcast f64 551
mul f64 548 552
mul f64 9 547
mul f64 554 552
mul f64 0 547
mul f64 556 552
abs f64 553
abs f64 557
lt i1 558 559
select f64 560 557 553
mul f64 561 561
bitcast i64 561
and i64 563 71
bitcast f64 564
sub f64 561 565
mul f64 565 565
sub f64 567 562
mul f64 565 566
add f64 568 569
mul f64 566 565
add f64 570 571
mul f64 566 566
add f64 572 573
select f64 560 553 557
mul f64 575 575
bitcast i64 575
and i64 577 71
bitcast f64 578
sub f64 575 579
mul f64 579 579
sub f64 581 576
mul f64 579 580
add f64 582 583
mul f64 580 579
add f64 584 585
mul f64 580 580
add f64 586 587
sub f64 562 12
add f64 589 576
sub f64 590 589
sub f64 590 591
sub f64 589 592
sub f64 576 591
add f64 593 594
add f64 574 588
constant f64 4611686018427387904
mul f64 597 553
mul f64 598 555
add f64 596 599
add f64 595 600
add f64 590 601
sub f64 602 590
sub f64 602 603
sub f64 590 604
sub f64 601 603
add f64 605 606
add i64 542 542
add f64 12 602
bitcast i64 609
sub i64 610 38
shr i64 611 36
eq i1 612 42
shl i64 612 36
sub i64 610 614
bitcast f64 615
sub f64 616 12
select f64 613 602 617
sub f64 609 12
sub f64 609 619
sub f64 12 620
sub f64 602 619
add f64 621 622
add f64 623 607
select f64 613 607 624
div f64 625 609
add i64 612 608
convert f64 627
constant f64 4604418534313443328
mul f64 628 629
add f64 597 618
div f64 618 631
mul f64 632 632
mul f64 618 618
mul f64 167 634
constant f64 4594498985737726454
constant f64 4594685476444287349
mul f64 636 633
add f64 638 637
constant f64 4595719340060872480
mul f64 639 633
add f64 641 640
constant f64 4597174411106084985
mul f64 642 633
add f64 644 643
constant f64 4598818590951395733
mul f64 645 633
add f64 647 646
constant f64 4600877379321593494
mul f64 648 633
add f64 650 649
constant f64 4604180019048437138
mul f64 651 633
add f64 653 652
mul f64 633 654
add f64 635 655
mul f64 632 656
constant f64 13639225319613145088
mul f64 628 658
add f64 659 626
add f64 657 660
sub f64 635 661
sub f64 662 618
sub f64 630 663
mul f64 167 664
constant f64 9218868437227405312
eq i1 4 666
eq i1 6 666
or i1 667 668
eq i1 2 9
eq i1 0 9
and i1 670 671
neg f64 666
select f64 672 673 665
select f64 669 666 674
constant f64 4604418534313441775
add f64 675 676
constant f64 4472406533629990549
lt i1 4 678
lt i1 6 678
and i1 679 680
select f64 8 531 677
select f64 681 6 682
bitcast i64 683
bitcast i64 0
constant i64 9223372036854775808
and i64 685 686
or i64 684 687
bitcast f64 688
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
neg f64 1
constant f64 4742290407621132288
abs f64 2
lt i1 4 3
abs f64 0
lt i1 6 3
and i1 5 7
constant f64 0
select f64 8 2 9
select f64 8 0 9
constant f64 4607182418800017408
neg f64 10
add f64 12 13
sub f64 14 12
sub f64 14 15
sub f64 12 16
sub f64 13 15
add f64 17 18
add f64 12 10
sub f64 20 12
sub f64 20 21
sub f64 12 22
sub f64 10 21
add f64 23 24
neg f64 11
abs f64 26
abs f64 14
lt i1 27 28
select f64 29 28 27
constant f64 4503599627370496
constant f64 4841369599423283200
lt i1 30 31
mul f64 30 32
select f64 33 34 30
constant i64 52
bitcast i64 35
constant i64 4604544271217802189
sub i64 37 38
shr i64 39 36
ne i1 35 30
constant i64 0
select i64 41 36 42
sub i64 40 43
constant i64 1
shr i64 44 45
constant i64 18446744073709551614
mul i64 47 46
shr i64 48 45
constant i64 1023
add i64 49 50
shl i64 51 36
bitcast f64 52
mul f64 14 53
sub i64 48 49
add i64 55 50
shl i64 56 36
bitcast f64 57
mul f64 54 58
mul f64 19 53
mul f64 60 58
lt i1 59 9
neg f64 59
neg f64 61
select f64 62 63 59
select f64 62 64 61
mul f64 26 53
mul f64 67 58
mul f64 65 65
bitcast i64 65
constant i64 18446744073575333888
and i64 70 71
bitcast f64 72
sub f64 65 73
mul f64 73 73
sub f64 75 69
mul f64 73 74
add f64 76 77
mul f64 74 73
add f64 78 79
mul f64 74 74
add f64 80 81
mul f64 65 66
mul f64 66 65
add f64 83 84
add f64 82 85
add f64 69 86
sub f64 87 69
sub f64 86 88
mul f64 68 68
bitcast i64 68
and i64 91 71
bitcast f64 92
sub f64 68 93
mul f64 93 93
sub f64 95 90
mul f64 93 94
add f64 96 97
mul f64 94 93
add f64 98 99
mul f64 94 94
add f64 100 101
add f64 87 90
sub f64 103 87
sub f64 103 104
sub f64 87 105
sub f64 90 104
add f64 106 107
add f64 89 102
sub f64 109 89
sub f64 109 110
sub f64 89 111
sub f64 102 110
add f64 112 113
add f64 108 109
add f64 103 115
sub f64 116 103
sub f64 115 117
add f64 118 114
add f64 116 119
sub f64 120 116
sub f64 119 121
sqrt f64 120
mul f64 123 123
bitcast i64 123
and i64 125 71
bitcast f64 126
sub f64 123 127
mul f64 127 127
sub f64 129 124
mul f64 127 128
add f64 130 131
mul f64 128 127
add f64 132 133
mul f64 128 128
add f64 134 135
sub f64 120 124
sub f64 137 136
add f64 138 122
add f64 123 123
div f64 139 140
lt i1 9 123
select f64 142 141 9
add f64 123 143
sub f64 144 123
sub f64 143 145
add f64 144 65
sub f64 147 144
sub f64 147 148
sub f64 144 149
sub f64 65 148
add f64 150 151
add f64 146 66
sub f64 153 146
sub f64 153 154
sub f64 146 155
sub f64 66 154
add f64 156 157
add f64 152 153
add f64 147 159
sub f64 160 147
sub f64 159 161
add f64 162 158
add f64 160 163
sub f64 164 160
sub f64 163 165
constant f64 4602678819172646912
mul f64 164 167
mul f64 166 167
sqrt f64 168
mul f64 170 170
bitcast i64 170
and i64 172 71
bitcast f64 173
sub f64 170 174
mul f64 174 174
sub f64 176 171
mul f64 174 175
add f64 177 178
mul f64 175 174
add f64 179 180
mul f64 175 175
add f64 181 182
sub f64 168 171
sub f64 184 183
add f64 185 169
add f64 170 170
div f64 186 187
lt i1 9 170
select f64 189 188 9
add f64 170 190
sub f64 191 170
sub f64 190 192
lt i1 14 9
eq i1 191 9
abs f64 68
mul f64 167 196
div f64 197 191
mul f64 198 191
bitcast i64 198
and i64 200 71
bitcast f64 201
sub f64 198 202
bitcast i64 191
and i64 204 71
bitcast f64 205
sub f64 191 206
mul f64 202 206
sub f64 208 199
mul f64 202 207
add f64 209 210
mul f64 203 206
add f64 211 212
mul f64 203 207
add f64 213 214
sub f64 197 199
sub f64 216 215
add f64 217 9
mul f64 198 193
sub f64 218 219
div f64 220 191
add f64 198 221
sub f64 222 198
sub f64 221 223
select f64 195 9 222
select f64 195 9 224
select f64 194 225 191
select f64 194 226 193
add i64 46 50
shl i64 229 36
bitcast f64 230
mul f64 227 231
mul f64 228 231
abs f64 11
abs f64 20
lt i1 234 235
select f64 236 235 234
lt i1 237 31
mul f64 237 32
select f64 238 239 237
bitcast i64 240
sub i64 241 38
shr i64 242 36
ne i1 240 237
select i64 244 36 42
sub i64 243 245
shr i64 246 45
mul i64 47 247
shr i64 248 45
add i64 249 50
shl i64 250 36
bitcast f64 251
mul f64 20 252
sub i64 248 249
add i64 254 50
shl i64 255 36
bitcast f64 256
mul f64 253 257
mul f64 25 252
mul f64 259 257
lt i1 258 9
neg f64 258
neg f64 260
select f64 261 262 258
select f64 261 263 260
mul f64 11 252
mul f64 266 257
mul f64 264 264
bitcast i64 264
and i64 269 71
bitcast f64 270
sub f64 264 271
mul f64 271 271
sub f64 273 268
mul f64 271 272
add f64 274 275
mul f64 272 271
add f64 276 277
mul f64 272 272
add f64 278 279
mul f64 264 265
mul f64 265 264
add f64 281 282
add f64 280 283
add f64 268 284
sub f64 285 268
sub f64 284 286
mul f64 267 267
bitcast i64 267
and i64 289 71
bitcast f64 290
sub f64 267 291
mul f64 291 291
sub f64 293 288
mul f64 291 292
add f64 294 295
mul f64 292 291
add f64 296 297
mul f64 292 292
add f64 298 299
add f64 285 288
sub f64 301 285
sub f64 301 302
sub f64 285 303
sub f64 288 302
add f64 304 305
add f64 287 300
sub f64 307 287
sub f64 307 308
sub f64 287 309
sub f64 300 308
add f64 310 311
add f64 306 307
add f64 301 313
sub f64 314 301
sub f64 313 315
add f64 316 312
add f64 314 317
sub f64 318 314
sub f64 317 319
sqrt f64 318
mul f64 321 321
bitcast i64 321
and i64 323 71
bitcast f64 324
sub f64 321 325
mul f64 325 325
sub f64 327 322
mul f64 325 326
add f64 328 329
mul f64 326 325
add f64 330 331
mul f64 326 326
add f64 332 333
sub f64 318 322
sub f64 335 334
add f64 336 320
add f64 321 321
div f64 337 338
lt i1 9 321
select f64 340 339 9
add f64 321 341
sub f64 342 321
sub f64 341 343
add f64 342 264
sub f64 345 342
sub f64 345 346
sub f64 342 347
sub f64 264 346
add f64 348 349
add f64 344 265
sub f64 351 344
sub f64 351 352
sub f64 344 353
sub f64 265 352
add f64 354 355
add f64 350 351
add f64 345 357
sub f64 358 345
sub f64 357 359
add f64 360 356
add f64 358 361
sub f64 362 358
sub f64 361 363
mul f64 362 167
mul f64 364 167
sqrt f64 365
mul f64 367 367
bitcast i64 367
and i64 369 71
bitcast f64 370
sub f64 367 371
mul f64 371 371
sub f64 373 368
mul f64 371 372
add f64 374 375
mul f64 372 371
add f64 376 377
mul f64 372 372
add f64 378 379
sub f64 365 368
sub f64 381 380
add f64 382 366
add f64 367 367
div f64 383 384
lt i1 9 367
select f64 386 385 9
add f64 367 387
sub f64 388 367
sub f64 387 389
lt i1 20 9
eq i1 388 9
abs f64 267
mul f64 167 393
div f64 394 388
mul f64 395 388
bitcast i64 395
and i64 397 71
bitcast f64 398
sub f64 395 399
bitcast i64 388
and i64 401 71
bitcast f64 402
sub f64 388 403
mul f64 399 403
sub f64 405 396
mul f64 399 404
add f64 406 407
mul f64 400 403
add f64 408 409
mul f64 400 404
add f64 410 411
sub f64 394 396
sub f64 413 412
add f64 414 9
mul f64 395 390
sub f64 415 416
div f64 417 388
add f64 395 418
sub f64 419 395
sub f64 418 420
select f64 392 9 419
select f64 392 9 421
select f64 391 422 388
select f64 391 423 390
add i64 247 50
shl i64 426 36
bitcast f64 427
mul f64 424 428
mul f64 425 428
mul f64 232 429
bitcast i64 232
and i64 432 71
bitcast f64 433
sub f64 232 434
bitcast i64 429
and i64 436 71
bitcast f64 437
sub f64 429 438
mul f64 434 438
sub f64 440 431
mul f64 434 439
add f64 441 442
mul f64 435 438
add f64 443 444
mul f64 435 439
add f64 445 446
mul f64 232 430
mul f64 233 429
add f64 448 449
add f64 447 450
add f64 431 451
sub f64 452 431
sub f64 451 453
select f64 194 191 225
select f64 194 193 226
mul f64 455 231
mul f64 456 231
bitcast i64 26
lt i1 459 42
neg f64 457
neg f64 458
select f64 460 461 457
select f64 460 462 458
select f64 391 388 422
select f64 391 390 423
mul f64 465 428
mul f64 466 428
bitcast i64 11
lt i1 469 42
neg f64 467
neg f64 468
select f64 470 471 467
select f64 470 472 468
mul f64 463 473
bitcast i64 463
and i64 476 71
bitcast f64 477
sub f64 463 478
bitcast i64 473
and i64 480 71
bitcast f64 481
sub f64 473 482
mul f64 478 482
sub f64 484 475
mul f64 478 483
add f64 485 486
mul f64 479 482
add f64 487 488
mul f64 479 483
add f64 489 490
mul f64 463 474
mul f64 464 473
add f64 492 493
add f64 491 494
add f64 475 495
sub f64 496 475
sub f64 495 497
constant f64 4472406533629990549
lt i1 4 499
lt i1 6 499
and i1 500 501
neg f64 496
neg f64 498
add f64 452 503
sub f64 505 452
sub f64 505 506
sub f64 452 507
sub f64 503 506
add f64 508 509
add f64 454 504
sub f64 511 454
sub f64 511 512
sub f64 454 513
sub f64 504 512
add f64 514 515
add f64 510 511
add f64 505 517
sub f64 518 505
sub f64 517 519
add f64 520 516
add f64 518 521
sub f64 522 518
sub f64 521 523
add f64 522 524
atan2 f64 10 525
eq i1 2 9
or i1 502 527
abs f64 6
constant f64 9218868437227405312
eq i1 529 530
eq i1 4 530
or i1 531 532
eq i1 2 2
select f64 532 12 9
bitcast i64 535
bitcast i64 2
constant i64 9223372036854775808
and i64 537 538
or i64 536 539
bitcast f64 540
select f64 534 541 2
select f64 533 542 2
eq i1 6 6
select f64 531 12 9
bitcast i64 545
bitcast i64 6
and i64 547 538
or i64 546 548
bitcast f64 549
select f64 544 550 6
select f64 533 551 6
atan2 f64 543 552
select f64 8 526 553
select f64 528 2 554
neg f64 555
""",
        ),
    ),
    "atan": (
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
neg f64 1
abs f64 2
constant f64 9218868437227405312
eq i1 3 4
abs f64 0
eq i1 6 4
or i1 5 7
constant f64 4602678819172646912
constant f64 4611686018427387904
mul f64 10 0
constant f64 4607182418800017408
sub f64 12 2
add f64 12 2
mul f64 13 14
mul f64 0 0
sub f64 15 16
atan2 f64 11 17
mul f64 9 18
eq i1 0 0
constant i64 4609753056924675352
bitcast i64 0
constant i64 9223372036854775808
and i64 22 23
or i64 21 24
bitcast f64 25
select f64 8 26 19
select f64 20 27 0
""",
        ),
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
neg f64 1
abs f64 2
constant f64 4607182418800017408
sub f64 4 3
mul f64 5 5
mul f64 0 0
add f64 6 7
constant f64 9218868437227405312
eq i1 3 9
abs f64 0
eq i1 11 9
or i1 10 12
constant f64 0
constant f64 4598175219545276416
constant f64 4616189618054758400
mul f64 16 3
div f64 17 8
log_plus_one f64 18
mul f64 15 19
select f64 13 14 20
eq i1 2 14
bitcast i64 21
bitcast i64 2
constant i64 9223372036854775808
and i64 24 25
or i64 23 26
bitcast f64 27
select f64 22 2 28
neg f64 29
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
neg f64 1
constant f64 6850974717710472879
abs f64 2
lt i1 4 3
abs f64 0
lt i1 6 3
and i1 5 7
constant f64 4611686018427387904
select f64 8 2 9
select f64 8 0 9
constant f64 4607182418800017408
neg f64 10
add f64 12 13
sub f64 14 12
sub f64 14 15
sub f64 12 16
sub f64 13 15
add f64 17 18
add f64 12 10
sub f64 20 12
sub f64 20 21
sub f64 12 22
sub f64 10 21
add f64 23 24
mul f64 14 20
bitcast i64 14
constant i64 18446744073575333888
and i64 27 28
bitcast f64 29
sub f64 14 30
bitcast i64 20
and i64 32 28
bitcast f64 33
sub f64 20 34
mul f64 30 34
sub f64 36 26
mul f64 30 35
add f64 37 38
mul f64 31 34
add f64 39 40
mul f64 31 35
add f64 41 42
mul f64 14 25
mul f64 19 20
add f64 44 45
add f64 43 46
add f64 26 47
sub f64 48 26
sub f64 47 49
mul f64 11 11
bitcast i64 11
and i64 52 28
bitcast f64 53
sub f64 11 54
mul f64 54 54
sub f64 56 51
mul f64 54 55
add f64 57 58
mul f64 55 54
add f64 59 60
mul f64 55 55
add f64 61 62
neg f64 51
neg f64 63
add f64 48 64
sub f64 66 48
sub f64 66 67
sub f64 48 68
sub f64 64 67
add f64 69 70
add f64 50 65
sub f64 72 50
sub f64 72 73
sub f64 50 74
sub f64 65 73
add f64 75 76
add f64 71 72
add f64 66 78
sub f64 79 66
sub f64 78 80
add f64 81 77
add f64 79 82
constant f64 4602678819172646912
mul f64 9 11
atan2 f64 85 83
mul f64 84 86
eq i1 2 2
constant f64 9218868437227405312
eq i1 6 89
or i1 88 90
constant i64 4609753056924675352
bitcast i64 0
constant i64 9223372036854775808
and i64 93 94
or i64 92 95
bitcast f64 96
sub f64 89 89
select f64 91 97 98
eq i1 0 0
select f64 8 87 99
select f64 100 101 0
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
neg f64 1
constant f64 6850974717710472879
abs f64 2
lt i1 4 3
abs f64 0
lt i1 6 3
and i1 5 7
constant f64 4611686018427387904
select f64 8 4 9
select f64 8 0 9
constant f64 4607182418800017408
neg f64 10
add f64 12 13
sub f64 14 12
sub f64 14 15
sub f64 12 16
sub f64 13 15
add f64 17 18
mul f64 14 14
bitcast i64 14
constant i64 18446744073575333888
and i64 21 22
bitcast f64 23
sub f64 14 24
mul f64 24 24
sub f64 26 20
mul f64 24 25
add f64 27 28
mul f64 25 24
add f64 29 30
mul f64 25 25
add f64 31 32
mul f64 14 19
mul f64 19 14
add f64 34 35
add f64 33 36
add f64 20 37
sub f64 38 20
sub f64 37 39
mul f64 11 11
bitcast i64 11
and i64 42 22
bitcast f64 43
sub f64 11 44
mul f64 44 44
sub f64 46 41
mul f64 44 45
add f64 47 48
mul f64 45 44
add f64 49 50
mul f64 45 45
add f64 51 52
add f64 38 41
sub f64 54 38
sub f64 54 55
sub f64 38 56
sub f64 41 55
add f64 57 58
add f64 40 53
sub f64 60 40
sub f64 60 61
sub f64 40 62
sub f64 53 61
add f64 63 64
add f64 59 60
add f64 54 66
sub f64 67 54
sub f64 66 68
add f64 69 65
add f64 67 70
sub f64 71 67
sub f64 70 72
constant f64 418002527998569348
lt i1 71 74
constant f64 4616189618054758400
mul f64 76 10
constant f64 0
select f64 75 12 71
select f64 75 78 73
div f64 77 79
mul f64 81 79
bitcast i64 81
and i64 83 22
bitcast f64 84
sub f64 81 85
bitcast i64 79
and i64 87 22
bitcast f64 88
sub f64 79 89
mul f64 85 89
sub f64 91 82
mul f64 85 90
add f64 92 93
mul f64 86 89
add f64 94 95
mul f64 86 90
add f64 96 97
sub f64 77 82
sub f64 99 98
add f64 100 78
mul f64 81 80
sub f64 101 102
div f64 103 79
add f64 81 104
sub f64 105 81
sub f64 104 106
constant f64 4598175219545276416
add f64 12 105
bitcast i64 109
constant i64 4604544271217802189
sub i64 110 111
constant i64 52
shr i64 112 113
constant i64 0
eq i1 114 115
shl i64 114 113
sub i64 110 117
bitcast f64 118
sub f64 119 12
select f64 116 105 120
div f64 107 109
sub f64 109 12
sub f64 109 123
sub f64 12 124
sub f64 105 123
add f64 125 126
add f64 127 107
div f64 128 109
select f64 116 122 129
convert f64 114
constant f64 4604418534313443328
mul f64 131 132
add f64 9 121
div f64 121 134
mul f64 135 135
constant f64 4602678819172646912
mul f64 121 121
mul f64 137 138
constant f64 4594498985737726454
constant f64 4594685476444287349
mul f64 140 136
add f64 142 141
constant f64 4595719340060872480
mul f64 143 136
add f64 145 144
constant f64 4597174411106084985
mul f64 146 136
add f64 148 147
constant f64 4598818590951395733
mul f64 149 136
add f64 151 150
constant f64 4600877379321593494
mul f64 152 136
add f64 154 153
constant f64 4604180019048437138
mul f64 155 136
add f64 157 156
mul f64 136 158
add f64 139 159
mul f64 135 160
constant f64 13639225319613145088
mul f64 131 162
add f64 163 130
add f64 161 164
sub f64 139 165
sub f64 166 121
sub f64 133 167
mul f64 108 168
constant f64 4604418534313441775
abs f64 11
log f64 171
sub f64 170 172
mul f64 137 173
lt i1 6 4
select f64 175 4 6
constant f64 4503599627370496
constant f64 4841369599423283200
lt i1 176 177
mul f64 176 178
select f64 179 180 176
bitcast i64 181
sub i64 182 111
shr i64 183 113
ne i1 181 176
select i64 185 113 115
sub i64 184 186
neg i64 187
constant i64 1
shr i64 188 189
constant i64 1023
add i64 190 191
shl i64 192 113
bitcast f64 193
mul f64 4 194
sub i64 188 190
add i64 196 191
shl i64 197 113
bitcast f64 198
mul f64 195 199
mul f64 0 194
mul f64 201 199
constant f64 9218868437227405312
eq i1 4 203
eq i1 6 203
or i1 204 205
mul f64 200 200
mul f64 202 202
add f64 207 208
div f64 200 209
mul f64 210 194
mul f64 211 199
select f64 206 78 212
lt i1 10 74
div f64 10 71
select f64 75 174 169
select f64 214 215 216
eq i1 2 78
eq i1 0 0
or i1 219 204
select f64 220 213 0
select f64 8 217 221
bitcast i64 222
bitcast i64 2
constant i64 9223372036854775808
and i64 224 225
or i64 223 226
bitcast f64 227
select f64 218 2 228
neg f64 229
""",
        ),
    ),
    "atan2": (
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
parameter f64 2
parameter f64 3
mul f64 0 2
mul f64 1 3
add f64 4 5
mul f64 2 2
mul f64 3 3
add f64 7 8
mul f64 0 0
mul f64 1 1
add f64 10 11
sub f64 9 12
mul f64 0 1
mul f64 2 3
add f64 14 15
constant f64 4602678819172646912
constant f64 4611686018427387904
mul f64 18 6
atan2 f64 19 13
mul f64 17 20
abs f64 21
bitcast i64 22
bitcast i64 6
constant i64 9223372036854775808
and i64 24 25
or i64 23 26
bitcast f64 27
sub f64 2 1
mul f64 29 29
add f64 3 0
mul f64 31 31
add f64 30 32
add f64 2 1
mul f64 34 34
sub f64 3 0
mul f64 36 36
add f64 35 37
lt i1 33 38
select f64 39 33 38
constant f64 0
lt i1 41 40
add f64 33 38
constant f64 9218868437227405312
lt i1 43 44
and i1 42 45
constant f64 4616189618054758400
constant f64 4609753056924675352
mul f64 18 48
atan2 f64 31 29
atan2 f64 36 34
add f64 50 51
bitcast i64 16
constant i64 0
lt i1 53 54
abs f64 52
sub f64 56 49
abs f64 57
constant f64 4607182418800017408
lt i1 58 59
lt i1 41 52
lt i1 52 41
select i1 55 61 62
lt i1 49 56
select i1 60 63 64
sub f64 50 51
mul f64 17 66
bitcast i64 49
bitcast i64 52
and i64 69 25
or i64 68 70
bitcast f64 71
select f64 65 72 41
add f64 67 73
lt i1 47 74
mul f64 18 49
sub f64 74 76
constant f64 13839561654909534208
lt i1 74 78
add f64 74 76
select f64 79 80 74
select f64 75 77 81
bitcast i64 31
lt i1 83 54
eq i1 31 41
eq i1 29 41
or i1 85 86
and i1 55 84
and i1 88 87
constant f64 13830554455654793216
select f64 89 90 59
bitcast i64 91
and i64 92 25
or i64 68 93
bitcast f64 94
eq i1 6 41
abs f64 28
lt i1 97 59
and i1 96 98
and i64 27 25
or i64 68 100
bitcast f64 101
sub f64 28 102
select f64 99 95 103
sub f64 82 28
abs f64 105
sub f64 106 49
abs f64 107
abs f64 82
lt i1 109 59
not i1 110
lt i1 108 59
and i1 111 112
select f64 113 104 28
sub f64 44 44
select f64 46 114 115
""",
        ),
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
parameter f64 2
parameter f64 3
mul f64 2 1
mul f64 3 0
sub f64 4 5
constant i64 9223372036854775808
sub f64 2 1
mul f64 8 8
add f64 3 0
mul f64 10 10
add f64 9 11
add f64 2 1
mul f64 13 13
sub f64 3 0
mul f64 15 15
add f64 14 16
lt i1 12 17
select f64 18 12 17
constant f64 0
lt i1 20 19
add f64 12 17
constant f64 9218868437227405312
lt i1 22 23
and i1 21 24
constant f64 4598175219545276416
constant f64 4616189618054758400
abs f64 6
mul f64 27 28
div f64 29 19
log_plus_one f64 30
mul f64 26 31
bitcast i64 32
bitcast i64 6
and i64 34 7
or i64 33 35
bitcast f64 36
sub f64 23 23
select f64 25 37 38
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
parameter f64 2
parameter f64 3
abs f64 1
abs f64 0
lt i1 4 5
select f64 6 5 4
constant f64 4503599627370496
constant f64 4841369599423283200
lt i1 7 8
mul f64 7 9
select f64 10 11 7
constant i64 52
bitcast i64 12
constant i64 4604544271217802189
sub i64 14 15
shr i64 16 13
ne i1 12 7
constant i64 0
select i64 18 13 19
sub i64 17 20
abs f64 3
abs f64 2
lt i1 22 23
select f64 24 23 22
lt i1 25 8
mul f64 25 9
select f64 26 27 25
bitcast i64 28
sub i64 29 15
shr i64 30 13
ne i1 28 25
select i64 32 13 19
sub i64 31 33
lt i1 21 34
select i64 35 34 21
neg i64 36
constant i64 1
shr i64 37 38
constant i64 1023
add i64 39 40
shl i64 41 13
bitcast f64 42
mul f64 0 43
sub i64 37 39
add i64 45 40
shl i64 46 13
bitcast f64 47
mul f64 44 48
mul f64 1 43
mul f64 50 48
mul f64 2 43
mul f64 52 48
mul f64 3 43
mul f64 54 48
constant i64 100
sub i64 34 56
lt i1 21 57
mul f64 49 53
bitcast i64 49
constant i64 18446744073575333888
and i64 60 61
bitcast f64 62
sub f64 49 63
bitcast i64 53
and i64 65 61
bitcast f64 66
sub f64 53 67
mul f64 63 67
sub f64 69 59
mul f64 63 68
add f64 70 71
mul f64 64 67
add f64 72 73
mul f64 64 68
add f64 74 75
mul f64 51 55
bitcast i64 51
and i64 78 61
bitcast f64 79
sub f64 51 80
bitcast i64 55
and i64 82 61
bitcast f64 83
sub f64 55 84
mul f64 80 84
sub f64 86 77
mul f64 80 85
add f64 87 88
mul f64 81 84
add f64 89 90
mul f64 81 85
add f64 91 92
add f64 59 77
sub f64 94 59
sub f64 94 95
sub f64 59 96
sub f64 77 95
add f64 97 98
add f64 76 93
sub f64 100 76
sub f64 100 101
sub f64 76 102
sub f64 93 101
add f64 103 104
add f64 99 100
add f64 94 106
sub f64 107 94
sub f64 106 108
add f64 109 105
add f64 107 110
sub f64 111 107
sub f64 110 112
add f64 111 113
neg i64 34
shr i64 115 38
add i64 116 40
shl i64 117 13
bitcast f64 118
mul f64 2 119
sub i64 115 116
add i64 121 40
shl i64 122 13
bitcast f64 123
mul f64 120 124
mul f64 3 119
mul f64 126 124
constant i64 18446744073709550516
bitcast i64 125
and i64 129 61
bitcast f64 130
sub f64 125 131
bitcast i64 127
and i64 133 61
bitcast f64 134
sub f64 127 135
mul f64 125 125
mul f64 131 131
sub f64 138 137
mul f64 131 132
add f64 139 140
mul f64 132 131
add f64 141 142
mul f64 132 132
add f64 143 144
mul f64 127 127
mul f64 135 135
sub f64 147 146
mul f64 135 136
add f64 148 149
mul f64 136 135
add f64 150 151
mul f64 136 136
add f64 152 153
add f64 137 146
sub f64 155 137
sub f64 155 156
sub f64 137 157
sub f64 146 156
add f64 158 159
add f64 145 154
sub f64 161 145
sub f64 161 162
sub f64 145 163
sub f64 154 162
add f64 164 165
add f64 160 161
add f64 155 167
sub f64 168 155
sub f64 167 169
add f64 170 166
add f64 168 171
sub f64 172 168
sub f64 171 173
bitcast i64 172
and i64 175 61
bitcast f64 176
sub f64 172 177
constant i64 1100
mul f64 53 53
mul f64 67 67
sub f64 181 180
mul f64 67 68
add f64 182 183
mul f64 68 67
add f64 184 185
mul f64 68 68
add f64 186 187
mul f64 55 55
mul f64 84 84
sub f64 190 189
mul f64 84 85
add f64 191 192
mul f64 85 84
add f64 193 194
mul f64 85 85
add f64 195 196
add f64 180 189
sub f64 198 180
sub f64 198 199
sub f64 180 200
sub f64 189 199
add f64 201 202
add f64 188 197
sub f64 204 188
sub f64 204 205
sub f64 188 206
sub f64 197 205
add f64 207 208
add f64 203 204
add f64 198 210
sub f64 211 198
sub f64 210 212
add f64 213 209
add f64 211 214
sub f64 215 211
sub f64 214 216
mul f64 49 49
mul f64 63 63
sub f64 219 218
mul f64 63 64
add f64 220 221
mul f64 64 63
add f64 222 223
mul f64 64 64
add f64 224 225
mul f64 51 51
mul f64 80 80
sub f64 228 227
mul f64 80 81
add f64 229 230
mul f64 81 80
add f64 231 232
mul f64 81 81
add f64 233 234
add f64 218 227
sub f64 236 218
sub f64 236 237
sub f64 218 238
sub f64 227 237
add f64 239 240
add f64 226 235
sub f64 242 226
sub f64 242 243
sub f64 226 244
sub f64 235 243
add f64 245 246
add f64 241 242
add f64 236 248
sub f64 249 236
sub f64 248 250
add f64 251 247
add f64 249 252
sub f64 253 249
sub f64 252 254
neg f64 253
neg f64 255
add f64 215 256
sub f64 258 215
sub f64 258 259
sub f64 215 260
sub f64 256 259
add f64 261 262
add f64 217 257
sub f64 264 217
sub f64 264 265
sub f64 217 266
sub f64 257 265
add f64 267 268
add f64 263 264
add f64 258 270
sub f64 271 258
sub f64 270 272
add f64 273 269
add f64 271 274
sub f64 275 271
sub f64 274 276
add f64 275 277
lt i1 5 5
select f64 279 5 5
lt i1 280 8
mul f64 280 9
select f64 281 282 280
bitcast i64 283
sub i64 284 15
shr i64 285 13
ne i1 283 280
select i64 287 13 19
sub i64 286 288
lt i1 23 23
select f64 290 23 23
lt i1 291 8
mul f64 291 9
select f64 292 293 291
bitcast i64 294
sub i64 295 15
shr i64 296 13
ne i1 294 291
select i64 298 13 19
sub i64 297 299
lt i1 4 4
select f64 301 4 4
lt i1 302 8
mul f64 302 9
select f64 303 304 302
bitcast i64 305
sub i64 306 15
shr i64 307 13
ne i1 305 302
select i64 309 13 19
sub i64 308 310
lt i1 22 22
select f64 312 22 22
lt i1 313 8
mul f64 313 9
select f64 314 315 313
bitcast i64 316
sub i64 317 15
shr i64 318 13
ne i1 316 313
select i64 320 13 19
sub i64 319 321
add i64 289 300
add i64 311 322
sub i64 323 324
lt i1 19 325
neg i64 325
select i64 326 327 325
constant f64 4607182418800017408
constant i64 18446744073709551316
lt i1 330 328
select i64 331 328 330
shr i64 332 38
add i64 333 40
shl i64 334 13
bitcast f64 335
mul f64 329 336
sub i64 332 333
add i64 338 40
shl i64 339 13
bitcast f64 340
mul f64 337 341
neg i64 289
shr i64 343 38
add i64 344 40
shl i64 345 13
bitcast f64 346
mul f64 0 347
sub i64 343 344
add i64 349 40
shl i64 350 13
bitcast f64 351
mul f64 348 352
select f64 326 329 342
mul f64 353 354
neg i64 300
shr i64 356 38
add i64 357 40
shl i64 358 13
bitcast f64 359
mul f64 2 360
sub i64 356 357
add i64 362 40
shl i64 363 13
bitcast f64 364
mul f64 361 365
neg i64 311
shr i64 367 38
add i64 368 40
shl i64 369 13
bitcast f64 370
mul f64 1 371
sub i64 367 368
add i64 373 40
shl i64 374 13
bitcast f64 375
mul f64 372 376
select f64 326 342 329
mul f64 377 378
neg i64 322
shr i64 380 38
add i64 381 40
shl i64 382 13
bitcast f64 383
mul f64 3 384
sub i64 380 381
add i64 386 40
shl i64 387 13
bitcast f64 388
mul f64 385 389
mul f64 355 366
bitcast i64 355
and i64 392 61
bitcast f64 393
sub f64 355 394
bitcast i64 366
and i64 396 61
bitcast f64 397
sub f64 366 398
mul f64 394 398
sub f64 400 391
mul f64 394 399
add f64 401 402
mul f64 395 398
add f64 403 404
mul f64 395 399
add f64 405 406
mul f64 379 390
bitcast i64 379
and i64 409 61
bitcast f64 410
sub f64 379 411
bitcast i64 390
and i64 413 61
bitcast f64 414
sub f64 390 415
mul f64 411 415
sub f64 417 408
mul f64 411 416
add f64 418 419
mul f64 412 415
add f64 420 421
mul f64 412 416
add f64 422 423
add f64 391 408
sub f64 425 391
sub f64 425 426
sub f64 391 427
sub f64 408 426
add f64 428 429
add f64 407 424
sub f64 431 407
sub f64 431 432
sub f64 407 433
sub f64 424 432
add f64 434 435
add f64 430 431
add f64 425 437
sub f64 438 425
sub f64 437 439
add f64 440 436
add f64 438 441
sub f64 442 438
sub f64 441 443
add f64 442 444
constant f64 0
eq i1 445 446
select f64 447 425 445
add i64 289 311
add i64 300 322
sub i64 449 450
lt i1 19 451
neg i64 451
select i64 452 453 451
lt i1 330 454
select i64 455 454 330
shr i64 456 38
add i64 457 40
shl i64 458 13
bitcast f64 459
mul f64 329 460
sub i64 456 457
add i64 462 40
shl i64 463 13
bitcast f64 464
mul f64 461 465
select f64 452 329 466
mul f64 353 467
select f64 452 466 329
mul f64 366 469
mul f64 468 377
bitcast i64 468
and i64 472 61
bitcast f64 473
sub f64 468 474
bitcast i64 377
and i64 476 61
bitcast f64 477
sub f64 377 478
mul f64 474 478
sub f64 480 471
mul f64 474 479
add f64 481 482
mul f64 475 478
add f64 483 484
mul f64 475 479
add f64 485 486
mul f64 470 390
bitcast i64 470
and i64 489 61
bitcast f64 490
sub f64 470 491
mul f64 491 415
sub f64 493 488
mul f64 491 416
add f64 494 495
mul f64 492 415
add f64 496 497
mul f64 492 416
add f64 498 499
add f64 471 488
sub f64 501 471
sub f64 501 502
sub f64 471 503
sub f64 488 502
add f64 504 505
add f64 487 500
sub f64 507 487
sub f64 507 508
sub f64 487 509
sub f64 500 508
add f64 510 511
add f64 506 507
add f64 501 513
sub f64 514 501
sub f64 513 515
add f64 516 512
add f64 514 517
sub f64 518 514
sub f64 517 519
add f64 518 520
eq i1 521 446
select f64 522 501 521
sub i64 21 34
neg i64 21
shr i64 525 38
add i64 526 40
shl i64 527 13
bitcast f64 528
mul f64 0 529
sub i64 525 526
add i64 531 40
shl i64 532 13
bitcast f64 533
mul f64 530 534
mul f64 1 529
mul f64 536 534
lt i1 128 524
select i64 538 524 128
mul f64 535 125
bitcast i64 535
and i64 541 61
bitcast f64 542
sub f64 535 543
mul f64 543 131
sub f64 545 540
mul f64 543 132
add f64 546 547
mul f64 544 131
add f64 548 549
mul f64 544 132
add f64 550 551
mul f64 537 127
bitcast i64 537
and i64 554 61
bitcast f64 555
sub f64 537 556
mul f64 556 135
sub f64 558 553
mul f64 556 136
add f64 559 560
mul f64 557 135
add f64 561 562
mul f64 557 136
add f64 563 564
add f64 540 553
sub f64 566 540
sub f64 566 567
sub f64 540 568
sub f64 553 567
add f64 569 570
add f64 552 565
sub f64 572 552
sub f64 572 573
sub f64 552 574
sub f64 565 573
add f64 575 576
add f64 571 572
add f64 566 578
sub f64 579 566
sub f64 578 580
add f64 581 577
add f64 579 582
sub f64 583 579
sub f64 582 584
div f64 583 172
mul f64 586 172
bitcast i64 586
and i64 588 61
bitcast f64 589
sub f64 586 590
mul f64 590 177
sub f64 592 587
mul f64 590 178
add f64 593 594
mul f64 591 177
add f64 595 596
mul f64 591 178
add f64 597 598
sub f64 583 587
sub f64 600 599
add f64 601 585
mul f64 586 174
sub f64 602 603
div f64 604 172
add f64 586 605
sub f64 606 586
sub f64 605 607
add f64 606 608
lt i1 539 179
select i64 610 539 179
shr i64 611 38
add i64 612 40
shl i64 613 13
bitcast f64 614
mul f64 609 615
sub i64 611 612
add i64 617 40
shl i64 618 13
bitcast f64 619
mul f64 616 620
constant f64 4602678819172646912
constant f64 4611686018427387904
mul f64 623 114
atan2 f64 624 278
mul f64 622 625
select f64 58 621 626
abs f64 627
bitcast i64 628
bitcast i64 448
constant i64 9223372036854775808
and i64 630 631
or i64 629 632
bitcast f64 633
neg f64 51
add f64 53 635
sub f64 636 53
sub f64 636 637
sub f64 53 638
sub f64 635 637
add f64 639 640
add f64 55 49
sub f64 642 55
sub f64 642 643
sub f64 55 644
sub f64 49 643
add f64 645 646
mul f64 636 636
bitcast i64 636
and i64 649 61
bitcast f64 650
sub f64 636 651
mul f64 651 651
sub f64 653 648
mul f64 651 652
add f64 654 655
mul f64 652 651
add f64 656 657
mul f64 652 652
add f64 658 659
mul f64 636 641
mul f64 641 636
add f64 661 662
add f64 660 663
add f64 648 664
sub f64 665 648
sub f64 664 666
mul f64 642 642
bitcast i64 642
and i64 669 61
bitcast f64 670
sub f64 642 671
mul f64 671 671
sub f64 673 668
mul f64 671 672
add f64 674 675
mul f64 672 671
add f64 676 677
mul f64 672 672
add f64 678 679
mul f64 642 647
mul f64 647 642
add f64 681 682
add f64 680 683
add f64 668 684
sub f64 685 668
sub f64 684 686
add f64 665 685
sub f64 688 665
sub f64 688 689
sub f64 665 690
sub f64 685 689
add f64 691 692
add f64 667 687
sub f64 694 667
sub f64 694 695
sub f64 667 696
sub f64 687 695
add f64 697 698
add f64 693 694
add f64 688 700
sub f64 701 688
sub f64 700 702
add f64 703 699
add f64 701 704
neg f64 49
add f64 53 51
sub f64 707 53
sub f64 707 708
sub f64 53 709
sub f64 51 708
add f64 710 711
add f64 55 706
sub f64 713 55
sub f64 713 714
sub f64 55 715
sub f64 706 714
add f64 716 717
mul f64 707 707
bitcast i64 707
and i64 720 61
bitcast f64 721
sub f64 707 722
mul f64 722 722
sub f64 724 719
mul f64 722 723
add f64 725 726
mul f64 723 722
add f64 727 728
mul f64 723 723
add f64 729 730
mul f64 707 712
mul f64 712 707
add f64 732 733
add f64 731 734
add f64 719 735
sub f64 736 719
sub f64 735 737
mul f64 713 713
bitcast i64 713
and i64 740 61
bitcast f64 741
sub f64 713 742
mul f64 742 742
sub f64 744 739
mul f64 742 743
add f64 745 746
mul f64 743 742
add f64 747 748
mul f64 743 743
add f64 749 750
mul f64 713 718
mul f64 718 713
add f64 752 753
add f64 751 754
add f64 739 755
sub f64 756 739
sub f64 755 757
add f64 736 756
sub f64 759 736
sub f64 759 760
sub f64 736 761
sub f64 756 760
add f64 762 763
add f64 738 758
sub f64 765 738
sub f64 765 766
sub f64 738 767
sub f64 758 766
add f64 768 769
add f64 764 765
add f64 759 771
sub f64 772 759
sub f64 771 773
add f64 774 770
add f64 772 775
lt i1 705 776
select f64 777 705 776
lt i1 446 778
add f64 705 776
constant f64 9218868437227405312
lt i1 780 781
and i1 779 782
constant f64 4616189618054758400
constant f64 4609753056924675352
mul f64 623 785
sub f64 53 51
atan2 f64 642 787
sub f64 55 49
atan2 f64 789 707
add f64 788 790
bitcast i64 523
lt i1 792 19
abs f64 791
sub f64 794 786
abs f64 795
lt i1 796 329
lt i1 446 791
lt i1 791 446
select i1 793 798 799
lt i1 786 794
select i1 797 800 801
sub f64 788 790
mul f64 622 803
bitcast i64 786
bitcast i64 791
and i64 806 631
or i64 805 807
bitcast f64 808
select f64 802 809 446
add f64 804 810
lt i1 784 811
mul f64 623 786
sub f64 811 813
constant f64 13839561654909534208
lt i1 811 815
add f64 811 813
select f64 816 817 811
select f64 812 814 818
lt i1 669 19
eq i1 642 446
eq i1 787 446
or i1 821 822
and i1 793 820
and i1 824 823
constant f64 13830554455654793216
select f64 825 826 329
bitcast i64 827
and i64 828 631
or i64 805 829
bitcast f64 830
eq i1 448 446
abs f64 634
lt i1 833 329
and i1 832 834
and i64 633 631
or i64 805 836
bitcast f64 837
sub f64 634 838
select f64 835 831 839
sub f64 819 634
abs f64 841
sub f64 842 786
abs f64 843
abs f64 819
lt i1 845 329
not i1 846
lt i1 844 329
and i1 847 848
select f64 849 840 634
sub f64 781 781
select f64 783 850 851
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
parameter f64 2
parameter f64 3
abs f64 1
abs f64 0
lt i1 4 5
select f64 6 5 4
constant f64 4503599627370496
constant f64 4841369599423283200
lt i1 7 8
mul f64 7 9
select f64 10 11 7
constant i64 52
bitcast i64 12
constant i64 4604544271217802189
sub i64 14 15
shr i64 16 13
ne i1 12 7
constant i64 0
select i64 18 13 19
sub i64 17 20
abs f64 3
abs f64 2
lt i1 22 23
select f64 24 23 22
lt i1 25 8
mul f64 25 9
select f64 26 27 25
bitcast i64 28
sub i64 29 15
shr i64 30 13
ne i1 28 25
select i64 32 13 19
sub i64 31 33
lt i1 21 34
select i64 35 34 21
neg i64 36
constant i64 1
shr i64 37 38
constant i64 1023
add i64 39 40
shl i64 41 13
bitcast f64 42
mul f64 0 43
sub i64 37 39
add i64 45 40
shl i64 46 13
bitcast f64 47
mul f64 44 48
mul f64 1 43
mul f64 50 48
mul f64 2 43
mul f64 52 48
mul f64 3 43
mul f64 54 48
constant i64 100
sub i64 34 56
lt i1 21 57
bitcast i64 49
constant i64 18446744073575333888
and i64 59 60
bitcast f64 61
sub f64 49 62
bitcast i64 53
and i64 64 60
bitcast f64 65
sub f64 53 66
bitcast i64 51
and i64 68 60
bitcast f64 69
sub f64 51 70
neg f64 55
mul f64 53 51
mul f64 66 70
sub f64 74 73
mul f64 66 71
add f64 75 76
mul f64 67 70
add f64 77 78
mul f64 67 71
add f64 79 80
mul f64 72 49
bitcast i64 72
and i64 83 60
bitcast f64 84
sub f64 72 85
mul f64 85 62
sub f64 87 82
mul f64 85 63
add f64 88 89
mul f64 86 62
add f64 90 91
mul f64 86 63
add f64 92 93
add f64 73 82
sub f64 95 73
sub f64 95 96
sub f64 73 97
sub f64 82 96
add f64 98 99
add f64 81 94
sub f64 101 81
sub f64 101 102
sub f64 81 103
sub f64 94 102
add f64 104 105
add f64 100 101
add f64 95 107
sub f64 108 95
sub f64 107 109
add f64 110 106
add f64 108 111
sub f64 112 108
sub f64 111 113
neg f64 0
abs f64 115
lt i1 116 4
select f64 117 4 116
lt i1 118 8
mul f64 118 9
select f64 119 120 118
bitcast i64 121
sub i64 122 15
shr i64 123 13
ne i1 121 118
select i64 125 13 19
sub i64 124 126
sub i64 127 34
neg i64 127
shr i64 129 38
add i64 130 40
shl i64 131 13
bitcast f64 132
mul f64 1 133
sub i64 129 130
add i64 135 40
shl i64 136 13
bitcast f64 137
mul f64 134 138
mul f64 115 133
mul f64 140 138
neg i64 34
shr i64 142 38
add i64 143 40
shl i64 144 13
bitcast f64 145
mul f64 2 146
sub i64 142 143
add i64 148 40
shl i64 149 13
bitcast f64 150
mul f64 147 151
mul f64 3 146
mul f64 153 151
constant i64 18446744073709550516
lt i1 155 128
select i64 156 128 155
mul f64 139 152
bitcast i64 139
and i64 159 60
bitcast f64 160
sub f64 139 161
bitcast i64 152
and i64 163 60
bitcast f64 164
sub f64 152 165
mul f64 161 165
sub f64 167 158
mul f64 161 166
add f64 168 169
mul f64 162 165
add f64 170 171
mul f64 162 166
add f64 172 173
mul f64 141 154
bitcast i64 141
and i64 176 60
bitcast f64 177
sub f64 141 178
bitcast i64 154
and i64 180 60
bitcast f64 181
sub f64 154 182
mul f64 178 182
sub f64 184 175
mul f64 178 183
add f64 185 186
mul f64 179 182
add f64 187 188
mul f64 179 183
add f64 189 190
add f64 158 175
sub f64 192 158
sub f64 192 193
sub f64 158 194
sub f64 175 193
add f64 195 196
add f64 174 191
sub f64 198 174
sub f64 198 199
sub f64 174 200
sub f64 191 199
add f64 201 202
add f64 197 198
add f64 192 204
sub f64 205 192
sub f64 204 206
add f64 207 203
add f64 205 208
sub f64 209 205
sub f64 208 210
mul f64 152 152
mul f64 165 165
sub f64 213 212
mul f64 165 166
add f64 214 215
mul f64 166 165
add f64 216 217
mul f64 166 166
add f64 218 219
mul f64 154 154
mul f64 182 182
sub f64 222 221
mul f64 182 183
add f64 223 224
mul f64 183 182
add f64 225 226
mul f64 183 183
add f64 227 228
add f64 212 221
sub f64 230 212
sub f64 230 231
sub f64 212 232
sub f64 221 231
add f64 233 234
add f64 220 229
sub f64 236 220
sub f64 236 237
sub f64 220 238
sub f64 229 237
add f64 239 240
add f64 235 236
add f64 230 242
sub f64 243 230
sub f64 242 244
add f64 245 241
add f64 243 246
sub f64 247 243
sub f64 246 248
div f64 209 247
mul f64 250 247
bitcast i64 250
and i64 252 60
bitcast f64 253
sub f64 250 254
bitcast i64 247
and i64 256 60
bitcast f64 257
sub f64 247 258
mul f64 254 258
sub f64 260 251
mul f64 254 259
add f64 261 262
mul f64 255 258
add f64 263 264
mul f64 255 259
add f64 265 266
sub f64 209 251
sub f64 268 267
add f64 269 211
mul f64 250 249
sub f64 270 271
div f64 272 247
add f64 250 273
sub f64 274 250
sub f64 273 275
add f64 274 276
constant i64 1100
lt i1 157 278
select i64 279 157 278
shr i64 280 38
add i64 281 40
shl i64 282 13
bitcast f64 283
mul f64 277 284
sub i64 280 281
add i64 286 40
shl i64 287 13
bitcast f64 288
mul f64 285 289
add f64 112 114
select f64 58 290 291
constant f64 4607182418800017408
constant f64 0
constant f64 4602678819172646912
constant f64 4611686018427387904
constant i64 9223372036854775808
neg f64 51
add f64 53 298
sub f64 299 53
sub f64 299 300
sub f64 53 301
sub f64 298 300
add f64 302 303
add f64 55 49
sub f64 305 55
sub f64 305 306
sub f64 55 307
sub f64 49 306
add f64 308 309
mul f64 299 299
bitcast i64 299
and i64 312 60
bitcast f64 313
sub f64 299 314
mul f64 314 314
sub f64 316 311
mul f64 314 315
add f64 317 318
mul f64 315 314
add f64 319 320
mul f64 315 315
add f64 321 322
mul f64 299 304
mul f64 304 299
add f64 324 325
add f64 323 326
add f64 311 327
sub f64 328 311
sub f64 327 329
mul f64 305 305
bitcast i64 305
and i64 332 60
bitcast f64 333
sub f64 305 334
mul f64 334 334
sub f64 336 331
mul f64 334 335
add f64 337 338
mul f64 335 334
add f64 339 340
mul f64 335 335
add f64 341 342
mul f64 305 310
mul f64 310 305
add f64 344 345
add f64 343 346
add f64 331 347
sub f64 348 331
sub f64 347 349
add f64 328 348
sub f64 351 328
sub f64 351 352
sub f64 328 353
sub f64 348 352
add f64 354 355
add f64 330 350
sub f64 357 330
sub f64 357 358
sub f64 330 359
sub f64 350 358
add f64 360 361
add f64 356 357
add f64 351 363
sub f64 364 351
sub f64 363 365
add f64 366 362
add f64 364 367
sub f64 368 364
sub f64 367 369
neg f64 49
add f64 53 51
sub f64 372 53
sub f64 372 373
sub f64 53 374
sub f64 51 373
add f64 375 376
add f64 55 371
sub f64 378 55
sub f64 378 379
sub f64 55 380
sub f64 371 379
add f64 381 382
mul f64 372 372
bitcast i64 372
and i64 385 60
bitcast f64 386
sub f64 372 387
mul f64 387 387
sub f64 389 384
mul f64 387 388
add f64 390 391
mul f64 388 387
add f64 392 393
mul f64 388 388
add f64 394 395
mul f64 372 377
mul f64 377 372
add f64 397 398
add f64 396 399
add f64 384 400
sub f64 401 384
sub f64 400 402
mul f64 378 378
bitcast i64 378
and i64 405 60
bitcast f64 406
sub f64 378 407
mul f64 407 407
sub f64 409 404
mul f64 407 408
add f64 410 411
mul f64 408 407
add f64 412 413
mul f64 408 408
add f64 414 415
mul f64 378 383
mul f64 383 378
add f64 417 418
add f64 416 419
add f64 404 420
sub f64 421 404
sub f64 420 422
add f64 401 421
sub f64 424 401
sub f64 424 425
sub f64 401 426
sub f64 421 425
add f64 427 428
add f64 403 423
sub f64 430 403
sub f64 430 431
sub f64 403 432
sub f64 423 431
add f64 433 434
add f64 429 430
add f64 424 436
sub f64 437 424
sub f64 436 438
add f64 439 435
add f64 437 440
sub f64 441 437
sub f64 440 442
lt i1 368 441
select f64 444 368 441
select f64 444 370 443
lt i1 294 445
add f64 368 441
constant f64 9218868437227405312
lt i1 448 449
and i1 447 450
abs f64 292
lt i1 112 294
neg f64 112
neg f64 114
select f64 453 454 112
select f64 453 455 114
constant f64 4616189618054758400
mul f64 456 458
mul f64 457 458
div f64 459 445
mul f64 461 445
bitcast i64 461
and i64 463 60
bitcast f64 464
sub f64 461 465
bitcast i64 445
and i64 467 60
bitcast f64 468
sub f64 445 469
mul f64 465 469
sub f64 471 462
mul f64 465 470
add f64 472 473
mul f64 466 469
add f64 474 475
mul f64 466 470
add f64 476 477
sub f64 459 462
sub f64 479 478
add f64 480 460
mul f64 461 446
sub f64 481 482
div f64 483 445
add f64 461 484
sub f64 485 461
sub f64 484 486
constant f64 4598175219545276416
add f64 293 485
bitcast i64 489
sub i64 490 15
shr i64 491 13
eq i1 492 19
shl i64 492 13
sub i64 490 494
bitcast f64 495
sub f64 496 293
select f64 493 485 497
div f64 487 489
sub f64 489 293
sub f64 489 500
sub f64 293 501
sub f64 485 500
add f64 502 503
add f64 504 487
div f64 505 489
select f64 493 499 506
convert f64 492
constant f64 4604418534313443328
mul f64 508 509
add f64 296 498
div f64 498 511
mul f64 512 512
mul f64 498 498
mul f64 295 514
constant f64 4594498985737726454
constant f64 4594685476444287349
mul f64 516 513
add f64 518 517
constant f64 4595719340060872480
mul f64 519 513
add f64 521 520
constant f64 4597174411106084985
mul f64 522 513
add f64 524 523
constant f64 4598818590951395733
mul f64 525 513
add f64 527 526
constant f64 4600877379321593494
mul f64 528 513
add f64 530 529
constant f64 4604180019048437138
mul f64 531 513
add f64 533 532
mul f64 513 534
add f64 515 535
mul f64 512 536
constant f64 13639225319613145088
mul f64 508 538
add f64 539 507
add f64 537 540
sub f64 515 541
sub f64 542 498
sub f64 510 543
mul f64 488 544
select f64 58 452 545
bitcast i64 546
bitcast i64 292
and i64 548 297
or i64 547 549
bitcast f64 550
sub f64 449 449
select f64 451 551 552
""",
        ),
    ),
    "atanh": (
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
abs f64 0
constant f64 4607182418800017408
sub f64 3 2
mul f64 4 4
mul f64 1 1
add f64 5 6
constant f64 9218868437227405312
eq i1 2 8
abs f64 1
eq i1 10 8
or i1 9 11
constant f64 0
constant f64 4598175219545276416
constant f64 4616189618054758400
mul f64 15 2
div f64 16 7
log_plus_one f64 17
mul f64 14 18
select f64 12 13 19
eq i1 0 13
bitcast i64 20
bitcast i64 0
constant i64 9223372036854775808
and i64 23 24
or i64 22 25
bitcast f64 26
select f64 21 0 27
""",
        ),
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
abs f64 0
constant f64 9218868437227405312
eq i1 2 3
abs f64 1
eq i1 5 3
or i1 4 6
constant f64 4602678819172646912
constant f64 4611686018427387904
mul f64 9 1
constant f64 4607182418800017408
sub f64 11 0
add f64 11 0
mul f64 12 13
mul f64 1 1
sub f64 14 15
atan2 f64 10 16
mul f64 8 17
eq i1 1 1
constant i64 4609753056924675352
bitcast i64 1
constant i64 9223372036854775808
and i64 21 22
or i64 20 23
bitcast f64 24
select f64 7 25 18
select f64 19 26 1
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
constant f64 6850974717710472879
abs f64 0
lt i1 3 2
abs f64 1
lt i1 5 2
and i1 4 6
constant f64 4611686018427387904
select f64 7 3 8
select f64 7 1 8
constant f64 4607182418800017408
neg f64 9
add f64 11 12
sub f64 13 11
sub f64 13 14
sub f64 11 15
sub f64 12 14
add f64 16 17
mul f64 13 13
bitcast i64 13
constant i64 18446744073575333888
and i64 20 21
bitcast f64 22
sub f64 13 23
mul f64 23 23
sub f64 25 19
mul f64 23 24
add f64 26 27
mul f64 24 23
add f64 28 29
mul f64 24 24
add f64 30 31
mul f64 13 18
mul f64 18 13
add f64 33 34
add f64 32 35
add f64 19 36
sub f64 37 19
sub f64 36 38
mul f64 10 10
bitcast i64 10
and i64 41 21
bitcast f64 42
sub f64 10 43
mul f64 43 43
sub f64 45 40
mul f64 43 44
add f64 46 47
mul f64 44 43
add f64 48 49
mul f64 44 44
add f64 50 51
add f64 37 40
sub f64 53 37
sub f64 53 54
sub f64 37 55
sub f64 40 54
add f64 56 57
add f64 39 52
sub f64 59 39
sub f64 59 60
sub f64 39 61
sub f64 52 60
add f64 62 63
add f64 58 59
add f64 53 65
sub f64 66 53
sub f64 65 67
add f64 68 64
add f64 66 69
sub f64 70 66
sub f64 69 71
constant f64 418002527998569348
lt i1 70 73
constant f64 4616189618054758400
mul f64 75 9
constant f64 0
select f64 74 11 70
select f64 74 77 72
div f64 76 78
mul f64 80 78
bitcast i64 80
and i64 82 21
bitcast f64 83
sub f64 80 84
bitcast i64 78
and i64 86 21
bitcast f64 87
sub f64 78 88
mul f64 84 88
sub f64 90 81
mul f64 84 89
add f64 91 92
mul f64 85 88
add f64 93 94
mul f64 85 89
add f64 95 96
sub f64 76 81
sub f64 98 97
add f64 99 77
mul f64 80 79
sub f64 100 101
div f64 102 78
add f64 80 103
sub f64 104 80
sub f64 103 105
constant f64 4598175219545276416
add f64 11 104
bitcast i64 108
constant i64 4604544271217802189
sub i64 109 110
constant i64 52
shr i64 111 112
constant i64 0
eq i1 113 114
shl i64 113 112
sub i64 109 116
bitcast f64 117
sub f64 118 11
select f64 115 104 119
div f64 106 108
sub f64 108 11
sub f64 108 122
sub f64 11 123
sub f64 104 122
add f64 124 125
add f64 126 106
div f64 127 108
select f64 115 121 128
convert f64 113
constant f64 4604418534313443328
mul f64 130 131
add f64 8 120
div f64 120 133
mul f64 134 134
constant f64 4602678819172646912
mul f64 120 120
mul f64 136 137
constant f64 4594498985737726454
constant f64 4594685476444287349
mul f64 139 135
add f64 141 140
constant f64 4595719340060872480
mul f64 142 135
add f64 144 143
constant f64 4597174411106084985
mul f64 145 135
add f64 147 146
constant f64 4598818590951395733
mul f64 148 135
add f64 150 149
constant f64 4600877379321593494
mul f64 151 135
add f64 153 152
constant f64 4604180019048437138
mul f64 154 135
add f64 156 155
mul f64 135 157
add f64 138 158
mul f64 134 159
constant f64 13639225319613145088
mul f64 130 161
add f64 162 129
add f64 160 163
sub f64 138 164
sub f64 165 120
sub f64 132 166
mul f64 107 167
constant f64 4604418534313441775
abs f64 10
log f64 170
sub f64 169 171
mul f64 136 172
lt i1 5 3
select f64 174 3 5
constant f64 4503599627370496
constant f64 4841369599423283200
lt i1 175 176
mul f64 175 177
select f64 178 179 175
bitcast i64 180
sub i64 181 110
shr i64 182 112
ne i1 180 175
select i64 184 112 114
sub i64 183 185
neg i64 186
constant i64 1
shr i64 187 188
constant i64 1023
add i64 189 190
shl i64 191 112
bitcast f64 192
mul f64 3 193
sub i64 187 189
add i64 195 190
shl i64 196 112
bitcast f64 197
mul f64 194 198
mul f64 1 193
mul f64 200 198
constant f64 9218868437227405312
eq i1 3 202
eq i1 5 202
or i1 203 204
mul f64 199 199
mul f64 201 201
add f64 206 207
div f64 199 208
mul f64 209 193
mul f64 210 198
select f64 205 77 211
lt i1 9 73
div f64 9 70
select f64 74 173 168
select f64 213 214 215
eq i1 0 77
eq i1 1 1
or i1 218 203
select f64 219 212 1
select f64 7 216 220
bitcast i64 221
bitcast i64 0
constant i64 9223372036854775808
and i64 223 224
or i64 222 225
bitcast f64 226
select f64 217 0 227
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
constant f64 6850974717710472879
abs f64 0
lt i1 3 2
abs f64 1
lt i1 5 2
and i1 4 6
constant f64 4611686018427387904
select f64 7 0 8
select f64 7 1 8
constant f64 4607182418800017408
neg f64 9
add f64 11 12
sub f64 13 11
sub f64 13 14
sub f64 11 15
sub f64 12 14
add f64 16 17
add f64 11 9
sub f64 19 11
sub f64 19 20
sub f64 11 21
sub f64 9 20
add f64 22 23
mul f64 13 19
bitcast i64 13
constant i64 18446744073575333888
and i64 26 27
bitcast f64 28
sub f64 13 29
bitcast i64 19
and i64 31 27
bitcast f64 32
sub f64 19 33
mul f64 29 33
sub f64 35 25
mul f64 29 34
add f64 36 37
mul f64 30 33
add f64 38 39
mul f64 30 34
add f64 40 41
mul f64 13 24
mul f64 18 19
add f64 43 44
add f64 42 45
add f64 25 46
sub f64 47 25
sub f64 46 48
mul f64 10 10
bitcast i64 10
and i64 51 27
bitcast f64 52
sub f64 10 53
mul f64 53 53
sub f64 55 50
mul f64 53 54
add f64 56 57
mul f64 54 53
add f64 58 59
mul f64 54 54
add f64 60 61
neg f64 50
neg f64 62
add f64 47 63
sub f64 65 47
sub f64 65 66
sub f64 47 67
sub f64 63 66
add f64 68 69
add f64 49 64
sub f64 71 49
sub f64 71 72
sub f64 49 73
sub f64 64 72
add f64 74 75
add f64 70 71
add f64 65 77
sub f64 78 65
sub f64 77 79
add f64 80 76
add f64 78 81
constant f64 4602678819172646912
mul f64 8 10
atan2 f64 84 82
mul f64 83 85
eq i1 0 0
constant f64 9218868437227405312
eq i1 5 88
or i1 87 89
constant i64 4609753056924675352
bitcast i64 1
constant i64 9223372036854775808
and i64 92 93
or i64 91 94
bitcast f64 95
sub f64 88 88
select f64 90 96 97
eq i1 1 1
select f64 7 86 98
select f64 99 100 1
""",
        ),
    ),
    "cbrt": (
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
abs f64 0
constant f64 9218868437227405312
eq i1 2 3
abs f64 1
eq i1 5 3
or i1 4 6
mul f64 0 0
mul f64 1 1
add f64 8 9
select f64 7 3 10
sqrt f64 11
cbrt f64 12
atan2 f64 1 0
constant f64 4613937818241073152
div f64 14 15
lt i1 13 3
sub f64 3 3
select f64 17 13 18
constant f64 0
eq i1 11 20
cosine f64 16
mul f64 19 22
select f64 21 20 23
""",
        ),
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
abs f64 0
constant f64 9218868437227405312
eq i1 2 3
abs f64 1
eq i1 5 3
or i1 4 6
mul f64 0 0
mul f64 1 1
add f64 8 9
select f64 7 3 10
sqrt f64 11
cbrt f64 12
atan2 f64 1 0
constant f64 4613937818241073152
div f64 14 15
lt i1 13 3
sub f64 3 3
select f64 17 13 18
constant f64 0
eq i1 11 20
sine f64 16
mul f64 19 22
select f64 21 1 23
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
constant f64 0
eq i1 0 2
eq i1 1 2
and i1 3 4
abs f64 0
constant f64 9218868437227405312
lt i1 6 7
abs f64 1
lt i1 9 7
and i1 8 10
lt i1 9 6
select f64 12 6 9
constant f64 4503599627370496
constant f64 4841369599423283200
lt i1 13 14
mul f64 13 15
select f64 16 17 13
constant i64 52
bitcast i64 18
constant i64 4604544271217802189
sub i64 20 21
shr i64 22 19
ne i1 18 13
constant i64 0
select i64 24 19 25
sub i64 23 26
constant i64 21846
mul i64 27 28
constant i64 16
shr i64 29 30
constant i64 18446744073709551613
mul i64 32 31
constant i64 1
shr i64 33 34
constant i64 1023
add i64 35 36
shl i64 37 19
bitcast f64 38
mul f64 0 39
sub i64 33 35
add i64 41 36
shl i64 42 19
bitcast f64 43
mul f64 40 44
mul f64 1 39
mul f64 46 44
constant i1 0
atan2 f64 47 45
constant f64 4613937818241073152
div f64 49 50
mul f64 45 45
mul f64 47 47
add f64 52 53
sqrt f64 54
cbrt f64 55
sine f64 51
cosine f64 51
select f64 48 57 58
mul f64 56 59
constant i1 1
select f64 61 57 58
mul f64 56 62
neg f64 63
mul f64 60 60
bitcast i64 60
constant i64 18446744073575333888
and i64 66 67
bitcast f64 68
sub f64 60 69
mul f64 69 69
sub f64 71 65
mul f64 69 70
add f64 72 73
mul f64 70 69
add f64 74 75
mul f64 70 70
add f64 76 77
mul f64 64 63
bitcast i64 64
and i64 80 67
bitcast f64 81
sub f64 64 82
bitcast i64 63
and i64 84 67
bitcast f64 85
sub f64 63 86
mul f64 82 86
sub f64 88 79
mul f64 82 87
add f64 89 90
mul f64 83 86
add f64 91 92
mul f64 83 87
add f64 93 94
add f64 65 79
sub f64 96 65
sub f64 96 97
sub f64 65 98
sub f64 79 97
add f64 99 100
add f64 78 95
sub f64 102 78
sub f64 102 103
sub f64 78 104
sub f64 95 103
add f64 105 106
add f64 101 102
add f64 96 108
sub f64 109 96
sub f64 108 110
add f64 111 107
add f64 109 112
sub f64 113 109
sub f64 112 114
add f64 60 60
mul f64 116 63
bitcast i64 116
and i64 118 67
bitcast f64 119
sub f64 116 120
mul f64 120 86
sub f64 122 117
mul f64 120 87
add f64 123 124
mul f64 121 86
add f64 125 126
mul f64 121 87
add f64 127 128
mul f64 113 60
bitcast i64 113
and i64 131 67
bitcast f64 132
sub f64 113 133
mul f64 133 69
sub f64 135 130
mul f64 133 70
add f64 136 137
mul f64 134 69
add f64 138 139
mul f64 134 70
add f64 140 141
mul f64 115 60
add f64 142 143
add f64 130 144
sub f64 145 130
sub f64 144 146
mul f64 117 63
bitcast i64 117
and i64 149 67
bitcast f64 150
sub f64 117 151
mul f64 151 86
sub f64 153 148
mul f64 151 87
add f64 154 155
mul f64 152 86
add f64 156 157
mul f64 152 87
add f64 158 159
mul f64 129 63
add f64 160 161
add f64 148 162
sub f64 163 148
sub f64 162 164
neg f64 163
neg f64 165
add f64 145 166
sub f64 168 145
sub f64 168 169
sub f64 145 170
sub f64 166 169
add f64 171 172
add f64 147 167
sub f64 174 147
sub f64 174 175
sub f64 147 176
sub f64 167 175
add f64 177 178
add f64 173 174
add f64 168 180
sub f64 181 168
sub f64 180 182
add f64 183 179
add f64 181 184
sub f64 185 181
sub f64 184 186
neg f64 45
add f64 185 188
sub f64 189 185
sub f64 189 190
sub f64 185 191
sub f64 188 190
add f64 192 193
add f64 194 187
add f64 189 195
mul f64 113 63
mul f64 133 86
sub f64 198 197
mul f64 133 87
add f64 199 200
mul f64 134 86
add f64 201 202
mul f64 134 87
add f64 203 204
mul f64 115 63
add f64 205 206
add f64 197 207
sub f64 208 197
sub f64 207 209
mul f64 117 60
mul f64 151 69
sub f64 212 211
mul f64 151 70
add f64 213 214
mul f64 152 69
add f64 215 216
mul f64 152 70
add f64 217 218
mul f64 129 60
add f64 219 220
add f64 211 221
sub f64 222 211
sub f64 221 223
add f64 208 222
sub f64 225 208
sub f64 225 226
sub f64 208 227
sub f64 222 226
add f64 228 229
add f64 210 224
sub f64 231 210
sub f64 231 232
sub f64 210 233
sub f64 224 232
add f64 234 235
add f64 230 231
add f64 225 237
sub f64 238 225
sub f64 237 239
add f64 240 236
add f64 238 241
sub f64 242 238
sub f64 241 243
neg f64 47
add f64 242 245
sub f64 246 242
sub f64 246 247
sub f64 242 248
sub f64 245 247
add f64 249 250
add f64 251 244
add f64 246 252
mul f64 50 113
mul f64 50 117
mul f64 253 254
mul f64 196 255
sub f64 256 257
mul f64 196 254
mul f64 253 255
add f64 259 260
select f64 48 258 261
mul f64 254 254
mul f64 255 255
add f64 263 264
div f64 262 265
sub f64 60 266
add i64 31 36
shl i64 268 19
bitcast f64 269
mul f64 267 270
sub f64 7 7
select f64 11 271 272
select f64 5 2 273
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
constant f64 0
eq i1 0 2
eq i1 1 2
and i1 3 4
abs f64 0
constant f64 9218868437227405312
lt i1 6 7
abs f64 1
lt i1 9 7
and i1 8 10
not i1 11
sub f64 7 7
lt i1 2 0
and i1 4 14
or i1 5 15
lt i1 9 6
select f64 17 6 9
constant f64 4503599627370496
constant f64 4841369599423283200
lt i1 18 19
mul f64 18 20
select f64 21 22 18
constant i64 52
bitcast i64 23
constant i64 4604544271217802189
sub i64 25 26
shr i64 27 24
ne i1 23 18
constant i64 0
select i64 29 24 30
sub i64 28 31
constant i64 21846
mul i64 32 33
constant i64 16
shr i64 34 35
constant i64 18446744073709551613
mul i64 37 36
constant i64 1
shr i64 38 39
constant i64 1023
add i64 40 41
shl i64 42 24
bitcast f64 43
mul f64 0 44
sub i64 38 40
add i64 46 41
shl i64 47 24
bitcast f64 48
mul f64 45 49
mul f64 1 44
mul f64 51 49
constant i1 1
atan2 f64 52 50
constant f64 4613937818241073152
div f64 54 55
mul f64 50 50
mul f64 52 52
add f64 57 58
sqrt f64 59
cbrt f64 60
sine f64 56
cosine f64 56
select f64 53 62 63
mul f64 61 64
constant i1 0
select f64 66 62 63
mul f64 61 67
neg f64 65
mul f64 68 68
bitcast i64 68
constant i64 18446744073575333888
and i64 71 72
bitcast f64 73
sub f64 68 74
mul f64 74 74
sub f64 76 70
mul f64 74 75
add f64 77 78
mul f64 75 74
add f64 79 80
mul f64 75 75
add f64 81 82
mul f64 69 65
bitcast i64 69
and i64 85 72
bitcast f64 86
sub f64 69 87
bitcast i64 65
and i64 89 72
bitcast f64 90
sub f64 65 91
mul f64 87 91
sub f64 93 84
mul f64 87 92
add f64 94 95
mul f64 88 91
add f64 96 97
mul f64 88 92
add f64 98 99
add f64 70 84
sub f64 101 70
sub f64 101 102
sub f64 70 103
sub f64 84 102
add f64 104 105
add f64 83 100
sub f64 107 83
sub f64 107 108
sub f64 83 109
sub f64 100 108
add f64 110 111
add f64 106 107
add f64 101 113
sub f64 114 101
sub f64 113 115
add f64 116 112
add f64 114 117
sub f64 118 114
sub f64 117 119
add f64 68 68
mul f64 121 65
bitcast i64 121
and i64 123 72
bitcast f64 124
sub f64 121 125
mul f64 125 91
sub f64 127 122
mul f64 125 92
add f64 128 129
mul f64 126 91
add f64 130 131
mul f64 126 92
add f64 132 133
mul f64 118 68
bitcast i64 118
and i64 136 72
bitcast f64 137
sub f64 118 138
mul f64 138 74
sub f64 140 135
mul f64 138 75
add f64 141 142
mul f64 139 74
add f64 143 144
mul f64 139 75
add f64 145 146
mul f64 120 68
add f64 147 148
add f64 135 149
sub f64 150 135
sub f64 149 151
mul f64 122 65
bitcast i64 122
and i64 154 72
bitcast f64 155
sub f64 122 156
mul f64 156 91
sub f64 158 153
mul f64 156 92
add f64 159 160
mul f64 157 91
add f64 161 162
mul f64 157 92
add f64 163 164
mul f64 134 65
add f64 165 166
add f64 153 167
sub f64 168 153
sub f64 167 169
neg f64 168
neg f64 170
add f64 150 171
sub f64 173 150
sub f64 173 174
sub f64 150 175
sub f64 171 174
add f64 176 177
add f64 152 172
sub f64 179 152
sub f64 179 180
sub f64 152 181
sub f64 172 180
add f64 182 183
add f64 178 179
add f64 173 185
sub f64 186 173
sub f64 185 187
add f64 188 184
add f64 186 189
sub f64 190 186
sub f64 189 191
neg f64 50
add f64 190 193
sub f64 194 190
sub f64 194 195
sub f64 190 196
sub f64 193 195
add f64 197 198
add f64 199 192
add f64 194 200
mul f64 118 65
mul f64 138 91
sub f64 203 202
mul f64 138 92
add f64 204 205
mul f64 139 91
add f64 206 207
mul f64 139 92
add f64 208 209
mul f64 120 65
add f64 210 211
add f64 202 212
sub f64 213 202
sub f64 212 214
mul f64 122 68
mul f64 156 74
sub f64 217 216
mul f64 156 75
add f64 218 219
mul f64 157 74
add f64 220 221
mul f64 157 75
add f64 222 223
mul f64 134 68
add f64 224 225
add f64 216 226
sub f64 227 216
sub f64 226 228
add f64 213 227
sub f64 230 213
sub f64 230 231
sub f64 213 232
sub f64 227 231
add f64 233 234
add f64 215 229
sub f64 236 215
sub f64 236 237
sub f64 215 238
sub f64 229 237
add f64 239 240
add f64 235 236
add f64 230 242
sub f64 243 230
sub f64 242 244
add f64 245 241
add f64 243 246
sub f64 247 243
sub f64 246 248
neg f64 52
add f64 247 250
sub f64 251 247
sub f64 251 252
sub f64 247 253
sub f64 250 252
add f64 254 255
add f64 256 249
add f64 251 257
mul f64 55 118
mul f64 55 122
mul f64 258 259
mul f64 201 260
sub f64 261 262
mul f64 201 259
mul f64 258 260
add f64 264 265
select f64 53 263 266
mul f64 259 259
mul f64 260 260
add f64 268 269
div f64 267 270
sub f64 65 271
add i64 36 41
shl i64 273 24
bitcast f64 274
mul f64 272 275
select f64 16 1 276
select f64 12 13 277
""",
        ),
    ),
    "cosh": (
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
cosh f64 0
cosine f64 1
abs f64 0
constant f64 9218868437227405312
eq i1 4 5
abs f64 1
lt i1 7 5
constant f64 4607182418800017408
sub f64 5 5
select f64 6 9 10
select f64 8 3 11
mul f64 2 12
""",
        ),
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
constant f64 0
eq i1 1 2
ne i1 0 0
and i1 3 4
eq i1 0 2
abs f64 1
constant f64 9218868437227405312
lt i1 7 8
not i1 9
and i1 6 10
or i1 5 11
constant i64 4607182418800017408
bitcast i64 0
constant i64 9223372036854775808
and i64 14 15
or i64 13 16
bitcast f64 17
mul f64 18 1
sinh f64 0
sine f64 1
mul f64 20 21
select f64 3 19 22
select f64 12 2 23
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
cosine f64 1
abs f64 0
constant f64 9218868437227405312
eq i1 3 4
abs f64 1
lt i1 6 4
constant f64 4607182418800017408
sub f64 4 4
select f64 5 8 9
select f64 7 2 10
constant f64 4650248090236747776
neg f64 12
lt i1 3 13
select f64 14 13 3
lt i1 12 15
select f64 16 12 15
constant f64 0
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 17 19
add f64 21 20
sub f64 22 20
neg f64 23
constant f64 4604418534313443328
mul f64 24 25
add f64 26 17
constant f64 13639225319613145088
mul f64 24 28
add f64 29 18
add f64 27 30
sub f64 31 27
sub f64 31 32
sub f64 27 33
sub f64 30 32
add f64 34 35
mul f64 31 31
constant f64 4493169262076825869
constant f64 4508818142790474795
mul f64 38 31
add f64 40 39
constant f64 4523617207225571602
mul f64 41 31
add f64 43 42
constant f64 4537941336995398790
mul f64 44 31
add f64 46 45
constant f64 4551452160552810439
mul f64 47 31
add f64 49 48
constant f64 4564047942389340013
mul f64 50 31
add f64 52 51
constant f64 4575957461383588187
mul f64 53 31
add f64 55 54
constant f64 4586165620538941447
mul f64 56 31
add f64 58 57
constant f64 4595172819793696076
mul f64 59 31
add f64 61 60
constant f64 4602678819172646917
mul f64 62 31
add f64 64 63
mul f64 36 31
add f64 36 66
mul f64 37 65
add f64 68 67
add f64 31 69
sub f64 70 31
sub f64 69 71
add f64 70 8
sub f64 73 70
sub f64 73 74
sub f64 70 75
sub f64 8 74
add f64 76 77
add f64 78 72
add f64 73 79
sub f64 80 73
sub f64 79 81
bitcast i64 22
constant i64 4843621399236968448
sub i64 83 84
constant i64 1
sub i64 85 86
add i64 87 86
constant i64 30
lt i1 88 89
select i64 90 88 89
div f64 8 80
mul f64 92 80
bitcast i64 92
constant i64 18446744073575333888
and i64 94 95
bitcast f64 96
sub f64 92 97
bitcast i64 80
and i64 99 95
bitcast f64 100
sub f64 80 101
mul f64 97 101
sub f64 103 93
mul f64 97 102
add f64 104 105
mul f64 98 101
add f64 106 107
mul f64 98 102
add f64 108 109
sub f64 8 93
sub f64 111 110
add f64 112 18
mul f64 92 82
sub f64 113 114
div f64 115 80
add f64 92 116
sub f64 117 92
sub f64 116 118
constant i64 18446744073709551614
mul i64 120 91
constant i64 1023
add i64 121 122
constant i64 52
shl i64 123 124
bitcast f64 125
mul f64 117 126
mul f64 119 126
add f64 80 127
sub f64 129 80
sub f64 129 130
sub f64 80 131
sub f64 127 130
add f64 132 133
add f64 82 128
sub f64 135 82
sub f64 135 136
sub f64 82 137
sub f64 128 136
add f64 138 139
add f64 134 135
add f64 129 141
sub f64 142 129
sub f64 141 143
add f64 144 140
add f64 142 145
sub f64 146 142
sub f64 145 147
constant f64 418002527998569348
mul f64 146 11
abs f64 150
lt i1 149 151
bitcast i64 146
and i64 153 95
bitcast f64 154
sub f64 146 155
bitcast i64 11
and i64 157 95
bitcast f64 158
sub f64 11 159
mul f64 155 159
sub f64 161 150
mul f64 155 160
add f64 162 163
mul f64 156 159
add f64 164 165
mul f64 156 160
add f64 166 167
mul f64 148 11
add f64 168 169
add f64 150 170
select f64 152 171 150
shr i64 87 86
add i64 173 122
shl i64 174 124
bitcast f64 175
mul f64 172 176
sub i64 87 173
add i64 178 122
shl i64 179 124
bitcast f64 180
mul f64 177 181
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
constant f64 0
eq i1 1 2
ne i1 0 0
and i1 3 4
eq i1 0 2
abs f64 1
constant f64 9218868437227405312
lt i1 7 8
not i1 9
and i1 6 10
or i1 5 11
constant f64 4607182418800017408
constant i64 4607182418800017408
bitcast i64 0
constant i64 9223372036854775808
and i64 15 16
or i64 14 17
bitcast f64 18
mul f64 19 1
sine f64 1
abs f64 0
mul f64 22 22
mul f64 22 23
constant f64 4425733335401308703
constant f64 4460271644652570990
mul f64 25 23
add f64 27 26
constant f64 4493156770912154501
mul f64 28 23
add f64 30 29
constant f64 4523617214257778325
mul f64 31 23
add f64 33 32
constant f64 4551452160554136921
mul f64 34 23
add f64 36 35
constant f64 4575957461383581725
mul f64 37 23
add f64 39 38
constant f64 4595172819793696086
mul f64 40 23
add f64 42 41
mul f64 24 43
constant f64 4650248090236747776
neg f64 45
lt i1 22 46
select f64 47 46 22
lt i1 45 48
select f64 49 45 48
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 50 51
add f64 53 52
sub f64 54 52
neg f64 55
constant f64 4604418534313443328
mul f64 56 57
add f64 58 50
constant f64 13639225319613145088
mul f64 56 60
add f64 61 2
add f64 59 62
sub f64 63 59
sub f64 63 64
sub f64 59 65
sub f64 62 64
add f64 66 67
mul f64 63 63
constant f64 4493169262076825869
constant f64 4508818142790474795
mul f64 70 63
add f64 72 71
constant f64 4523617207225571602
mul f64 73 63
add f64 75 74
constant f64 4537941336995398790
mul f64 76 63
add f64 78 77
constant f64 4551452160552810439
mul f64 79 63
add f64 81 80
constant f64 4564047942389340013
mul f64 82 63
add f64 84 83
constant f64 4575957461383588187
mul f64 85 63
add f64 87 86
constant f64 4586165620538941447
mul f64 88 63
add f64 90 89
constant f64 4595172819793696076
mul f64 91 63
add f64 93 92
constant f64 4602678819172646917
mul f64 94 63
add f64 96 95
mul f64 68 63
add f64 68 98
mul f64 69 97
add f64 100 99
add f64 63 101
sub f64 102 63
sub f64 101 103
add f64 102 13
sub f64 105 102
sub f64 105 106
sub f64 102 107
sub f64 13 106
add f64 108 109
add f64 110 104
add f64 105 111
sub f64 112 105
sub f64 111 113
bitcast i64 54
constant i64 4843621399236968448
sub i64 115 116
constant i64 1
sub i64 117 118
add i64 119 118
constant i64 30
lt i1 120 121
select i64 122 120 121
div f64 13 112
mul f64 124 112
bitcast i64 124
constant i64 18446744073575333888
and i64 126 127
bitcast f64 128
sub f64 124 129
bitcast i64 112
and i64 131 127
bitcast f64 132
sub f64 112 133
mul f64 129 133
sub f64 135 125
mul f64 129 134
add f64 136 137
mul f64 130 133
add f64 138 139
mul f64 130 134
add f64 140 141
sub f64 13 125
sub f64 143 142
add f64 144 2
mul f64 124 114
sub f64 145 146
div f64 147 112
add f64 124 148
sub f64 149 124
sub f64 148 150
constant i64 18446744073709551614
mul i64 152 123
constant i64 1023
add i64 153 154
constant i64 52
shl i64 155 156
bitcast f64 157
mul f64 149 158
mul f64 151 158
neg f64 159
neg f64 160
add f64 112 161
sub f64 163 112
sub f64 163 164
sub f64 112 165
sub f64 161 164
add f64 166 167
add f64 114 162
sub f64 169 114
sub f64 169 170
sub f64 114 171
sub f64 162 170
add f64 172 173
add f64 168 169
add f64 163 175
sub f64 176 163
sub f64 175 177
add f64 178 174
add f64 176 179
sub f64 180 176
sub f64 179 181
lt i1 22 13
select f64 183 22 180
select f64 183 44 182
constant f64 418002527998569348
mul f64 184 21
abs f64 187
lt i1 186 188
bitcast i64 184
and i64 190 127
bitcast f64 191
sub f64 184 192
bitcast i64 21
and i64 194 127
bitcast f64 195
sub f64 21 196
mul f64 192 196
sub f64 198 187
mul f64 192 197
add f64 199 200
mul f64 193 196
add f64 201 202
mul f64 193 197
add f64 203 204
mul f64 185 21
add f64 205 206
add f64 187 207
select f64 189 208 187
shr i64 119 118
add i64 210 154
shl i64 211 156
bitcast f64 212
mul f64 209 213
sub i64 119 210
add i64 215 154
shl i64 216 156
bitcast f64 217
mul f64 214 218
select f64 183 209 219
constant i64 0
lt i1 15 221
neg f64 220
select f64 222 223 220
select f64 3 20 224
select f64 12 2 225
""",
        ),
    ),
    "cosine": (
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
neg f64 1
cosh f64 2
cosine f64 0
abs f64 2
constant f64 9218868437227405312
eq i1 5 6
abs f64 0
lt i1 8 6
constant f64 4607182418800017408
sub f64 6 6
select f64 7 10 11
select f64 9 4 12
mul f64 3 13
""",
        ),
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
neg f64 1
constant f64 0
eq i1 0 3
ne i1 2 2
and i1 4 5
eq i1 2 3
abs f64 0
constant f64 9218868437227405312
lt i1 8 9
not i1 10
and i1 7 11
or i1 6 12
constant i64 4607182418800017408
bitcast i64 2
constant i64 9223372036854775808
and i64 15 16
or i64 14 17
bitcast f64 18
mul f64 19 0
sinh f64 2
sine f64 0
mul f64 21 22
select f64 4 20 23
select f64 13 3 24
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
neg f64 1
cosine f64 0
abs f64 2
constant f64 9218868437227405312
eq i1 4 5
abs f64 0
lt i1 7 5
constant f64 4607182418800017408
sub f64 5 5
select f64 6 9 10
select f64 8 3 11
constant f64 4650248090236747776
neg f64 13
lt i1 4 14
select f64 15 14 4
lt i1 13 16
select f64 17 13 16
constant f64 0
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 18 20
add f64 22 21
sub f64 23 21
neg f64 24
constant f64 4604418534313443328
mul f64 25 26
add f64 27 18
constant f64 13639225319613145088
mul f64 25 29
add f64 30 19
add f64 28 31
sub f64 32 28
sub f64 32 33
sub f64 28 34
sub f64 31 33
add f64 35 36
mul f64 32 32
constant f64 4493169262076825869
constant f64 4508818142790474795
mul f64 39 32
add f64 41 40
constant f64 4523617207225571602
mul f64 42 32
add f64 44 43
constant f64 4537941336995398790
mul f64 45 32
add f64 47 46
constant f64 4551452160552810439
mul f64 48 32
add f64 50 49
constant f64 4564047942389340013
mul f64 51 32
add f64 53 52
constant f64 4575957461383588187
mul f64 54 32
add f64 56 55
constant f64 4586165620538941447
mul f64 57 32
add f64 59 58
constant f64 4595172819793696076
mul f64 60 32
add f64 62 61
constant f64 4602678819172646917
mul f64 63 32
add f64 65 64
mul f64 37 32
add f64 37 67
mul f64 38 66
add f64 69 68
add f64 32 70
sub f64 71 32
sub f64 70 72
add f64 71 9
sub f64 74 71
sub f64 74 75
sub f64 71 76
sub f64 9 75
add f64 77 78
add f64 79 73
add f64 74 80
sub f64 81 74
sub f64 80 82
bitcast i64 23
constant i64 4843621399236968448
sub i64 84 85
constant i64 1
sub i64 86 87
add i64 88 87
constant i64 30
lt i1 89 90
select i64 91 89 90
div f64 9 81
mul f64 93 81
bitcast i64 93
constant i64 18446744073575333888
and i64 95 96
bitcast f64 97
sub f64 93 98
bitcast i64 81
and i64 100 96
bitcast f64 101
sub f64 81 102
mul f64 98 102
sub f64 104 94
mul f64 98 103
add f64 105 106
mul f64 99 102
add f64 107 108
mul f64 99 103
add f64 109 110
sub f64 9 94
sub f64 112 111
add f64 113 19
mul f64 93 83
sub f64 114 115
div f64 116 81
add f64 93 117
sub f64 118 93
sub f64 117 119
constant i64 18446744073709551614
mul i64 121 92
constant i64 1023
add i64 122 123
constant i64 52
shl i64 124 125
bitcast f64 126
mul f64 118 127
mul f64 120 127
add f64 81 128
sub f64 130 81
sub f64 130 131
sub f64 81 132
sub f64 128 131
add f64 133 134
add f64 83 129
sub f64 136 83
sub f64 136 137
sub f64 83 138
sub f64 129 137
add f64 139 140
add f64 135 136
add f64 130 142
sub f64 143 130
sub f64 142 144
add f64 145 141
add f64 143 146
sub f64 147 143
sub f64 146 148
constant f64 418002527998569348
mul f64 147 12
abs f64 151
lt i1 150 152
bitcast i64 147
and i64 154 96
bitcast f64 155
sub f64 147 156
bitcast i64 12
and i64 158 96
bitcast f64 159
sub f64 12 160
mul f64 156 160
sub f64 162 151
mul f64 156 161
add f64 163 164
mul f64 157 160
add f64 165 166
mul f64 157 161
add f64 167 168
mul f64 149 12
add f64 169 170
add f64 151 171
select f64 153 172 151
shr i64 88 87
add i64 174 123
shl i64 175 125
bitcast f64 176
mul f64 173 177
sub i64 88 174
add i64 179 123
shl i64 180 125
bitcast f64 181
mul f64 178 182
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
neg f64 1
constant f64 0
eq i1 0 3
ne i1 2 2
and i1 4 5
eq i1 2 3
abs f64 0
constant f64 9218868437227405312
lt i1 8 9
not i1 10
and i1 7 11
or i1 6 12
constant f64 4607182418800017408
constant i64 4607182418800017408
bitcast i64 2
constant i64 9223372036854775808
and i64 16 17
or i64 15 18
bitcast f64 19
mul f64 20 0
sine f64 0
abs f64 2
mul f64 23 23
mul f64 23 24
constant f64 4425733335401308703
constant f64 4460271644652570990
mul f64 26 24
add f64 28 27
constant f64 4493156770912154501
mul f64 29 24
add f64 31 30
constant f64 4523617214257778325
mul f64 32 24
add f64 34 33
constant f64 4551452160554136921
mul f64 35 24
add f64 37 36
constant f64 4575957461383581725
mul f64 38 24
add f64 40 39
constant f64 4595172819793696086
mul f64 41 24
add f64 43 42
mul f64 25 44
constant f64 4650248090236747776
neg f64 46
lt i1 23 47
select f64 48 47 23
lt i1 46 49
select f64 50 46 49
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 51 52
add f64 54 53
sub f64 55 53
neg f64 56
constant f64 4604418534313443328
mul f64 57 58
add f64 59 51
constant f64 13639225319613145088
mul f64 57 61
add f64 62 3
add f64 60 63
sub f64 64 60
sub f64 64 65
sub f64 60 66
sub f64 63 65
add f64 67 68
mul f64 64 64
constant f64 4493169262076825869
constant f64 4508818142790474795
mul f64 71 64
add f64 73 72
constant f64 4523617207225571602
mul f64 74 64
add f64 76 75
constant f64 4537941336995398790
mul f64 77 64
add f64 79 78
constant f64 4551452160552810439
mul f64 80 64
add f64 82 81
constant f64 4564047942389340013
mul f64 83 64
add f64 85 84
constant f64 4575957461383588187
mul f64 86 64
add f64 88 87
constant f64 4586165620538941447
mul f64 89 64
add f64 91 90
constant f64 4595172819793696076
mul f64 92 64
add f64 94 93
constant f64 4602678819172646917
mul f64 95 64
add f64 97 96
mul f64 69 64
add f64 69 99
mul f64 70 98
add f64 101 100
add f64 64 102
sub f64 103 64
sub f64 102 104
add f64 103 14
sub f64 106 103
sub f64 106 107
sub f64 103 108
sub f64 14 107
add f64 109 110
add f64 111 105
add f64 106 112
sub f64 113 106
sub f64 112 114
bitcast i64 55
constant i64 4843621399236968448
sub i64 116 117
constant i64 1
sub i64 118 119
add i64 120 119
constant i64 30
lt i1 121 122
select i64 123 121 122
div f64 14 113
mul f64 125 113
bitcast i64 125
constant i64 18446744073575333888
and i64 127 128
bitcast f64 129
sub f64 125 130
bitcast i64 113
and i64 132 128
bitcast f64 133
sub f64 113 134
mul f64 130 134
sub f64 136 126
mul f64 130 135
add f64 137 138
mul f64 131 134
add f64 139 140
mul f64 131 135
add f64 141 142
sub f64 14 126
sub f64 144 143
add f64 145 3
mul f64 125 115
sub f64 146 147
div f64 148 113
add f64 125 149
sub f64 150 125
sub f64 149 151
constant i64 18446744073709551614
mul i64 153 124
constant i64 1023
add i64 154 155
constant i64 52
shl i64 156 157
bitcast f64 158
mul f64 150 159
mul f64 152 159
neg f64 160
neg f64 161
add f64 113 162
sub f64 164 113
sub f64 164 165
sub f64 113 166
sub f64 162 165
add f64 167 168
add f64 115 163
sub f64 170 115
sub f64 170 171
sub f64 115 172
sub f64 163 171
add f64 173 174
add f64 169 170
add f64 164 176
sub f64 177 164
sub f64 176 178
add f64 179 175
add f64 177 180
sub f64 181 177
sub f64 180 182
lt i1 23 14
select f64 184 23 181
select f64 184 45 183
constant f64 418002527998569348
mul f64 185 22
abs f64 188
lt i1 187 189
bitcast i64 185
and i64 191 128
bitcast f64 192
sub f64 185 193
bitcast i64 22
and i64 195 128
bitcast f64 196
sub f64 22 197
mul f64 193 197
sub f64 199 188
mul f64 193 198
add f64 200 201
mul f64 194 197
add f64 202 203
mul f64 194 198
add f64 204 205
mul f64 186 22
add f64 206 207
add f64 188 208
select f64 190 209 188
shr i64 120 119
add i64 211 155
shl i64 212 157
bitcast f64 213
mul f64 210 214
sub i64 120 211
add i64 216 155
shl i64 217 157
bitcast f64 218
mul f64 215 219
select f64 184 210 220
constant i64 0
lt i1 16 222
neg f64 221
select f64 223 224 221
select f64 4 21 225
select f64 13 3 226
""",
        ),
    ),
    "divide": (
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
parameter f64 2
parameter f64 3
abs f64 0
constant f64 9218868437227405312
eq i1 4 5
abs f64 1
eq i1 7 5
or i1 6 8
abs f64 2
eq i1 10 5
abs f64 3
eq i1 12 5
or i1 11 13
lt i1 4 5
lt i1 7 5
and i1 15 16
lt i1 10 5
lt i1 12 5
and i1 18 19
constant f64 0
eq i1 2 21
eq i1 3 21
and i1 22 23
and i1 9 20
and i1 17 14
constant f64 4607182418800017408
select f64 6 27 21
bitcast i64 28
bitcast i64 0
constant i64 9223372036854775808
and i64 30 31
or i64 29 32
bitcast f64 33
select f64 25 34 0
select f64 8 27 21
bitcast i64 36
bitcast i64 1
and i64 38 31
or i64 37 39
bitcast f64 40
select f64 25 41 1
select f64 11 27 21
bitcast i64 43
bitcast i64 2
and i64 45 31
or i64 44 46
bitcast f64 47
select f64 26 48 2
select f64 13 27 21
bitcast i64 50
bitcast i64 3
and i64 52 31
or i64 51 53
bitcast f64 54
select f64 26 55 3
mul f64 49 49
mul f64 56 56
add f64 57 58
not i1 9
not i1 14
and i1 60 61
mul f64 35 49
mul f64 42 56
add f64 63 64
mul f64 65 21
sub f64 5 5
select f64 26 66 67
div f64 0 21
mul f64 65 5
div f64 65 59
select f64 62 71 68
select f64 25 70 72
select f64 24 69 73
""",
        ),
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
parameter f64 2
parameter f64 3
abs f64 0
constant f64 9218868437227405312
eq i1 4 5
abs f64 1
eq i1 7 5
or i1 6 8
abs f64 2
eq i1 10 5
abs f64 3
eq i1 12 5
or i1 11 13
lt i1 4 5
lt i1 7 5
and i1 15 16
lt i1 10 5
lt i1 12 5
and i1 18 19
constant f64 0
eq i1 2 21
eq i1 3 21
and i1 22 23
and i1 9 20
and i1 17 14
constant f64 4607182418800017408
select f64 6 27 21
bitcast i64 28
bitcast i64 0
constant i64 9223372036854775808
and i64 30 31
or i64 29 32
bitcast f64 33
select f64 25 34 0
select f64 8 27 21
bitcast i64 36
bitcast i64 1
and i64 38 31
or i64 37 39
bitcast f64 40
select f64 25 41 1
select f64 11 27 21
bitcast i64 43
bitcast i64 2
and i64 45 31
or i64 44 46
bitcast f64 47
select f64 26 48 2
select f64 13 27 21
bitcast i64 50
bitcast i64 3
and i64 52 31
or i64 51 53
bitcast f64 54
select f64 26 55 3
mul f64 49 49
mul f64 56 56
add f64 57 58
not i1 9
not i1 14
and i1 60 61
mul f64 42 49
mul f64 35 56
sub f64 63 64
mul f64 65 21
sub f64 5 5
select f64 26 66 67
div f64 1 21
mul f64 65 5
div f64 65 59
select f64 62 71 68
select f64 25 70 72
select f64 24 69 73
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
parameter f64 2
parameter f64 3
abs f64 0
constant f64 9218868437227405312
eq i1 4 5
abs f64 1
eq i1 7 5
or i1 6 8
abs f64 2
eq i1 10 5
abs f64 3
eq i1 12 5
or i1 11 13
lt i1 4 5
lt i1 7 5
and i1 15 16
lt i1 10 5
lt i1 12 5
and i1 18 19
constant f64 0
eq i1 2 21
eq i1 3 21
and i1 22 23
and i1 9 20
and i1 17 14
constant f64 4607182418800017408
select f64 6 27 21
bitcast i64 28
bitcast i64 0
constant i64 9223372036854775808
and i64 30 31
or i64 29 32
bitcast f64 33
select f64 25 34 0
select f64 8 27 21
bitcast i64 36
bitcast i64 1
and i64 38 31
or i64 37 39
bitcast f64 40
select f64 25 41 1
select f64 11 27 21
bitcast i64 43
bitcast i64 2
and i64 45 31
or i64 44 46
bitcast f64 47
select f64 26 48 2
select f64 13 27 21
bitcast i64 50
bitcast i64 3
and i64 52 31
or i64 51 53
bitcast f64 54
select f64 26 55 3
not i1 9
not i1 14
and i1 57 58
not i1 24
and i1 59 60
lt i1 7 4
select f64 62 4 7
constant f64 4503599627370496
constant f64 4841369599423283200
lt i1 63 64
mul f64 63 65
select f64 66 67 63
constant i64 52
bitcast i64 68
constant i64 4604544271217802189
sub i64 70 71
shr i64 72 69
ne i1 68 63
constant i64 0
select i64 74 69 75
sub i64 73 76
lt i1 12 10
select f64 78 10 12
lt i1 79 64
mul f64 79 65
select f64 80 81 79
bitcast i64 82
sub i64 83 71
shr i64 84 69
ne i1 82 79
select i64 86 69 75
sub i64 85 87
sub i64 77 88
neg i64 77
constant i64 1
shr i64 90 91
constant i64 1023
add i64 92 93
shl i64 94 69
bitcast f64 95
mul f64 0 96
sub i64 90 92
add i64 98 93
shl i64 99 69
bitcast f64 100
mul f64 97 101
mul f64 1 96
mul f64 103 101
neg i64 88
shr i64 105 91
add i64 106 93
shl i64 107 69
bitcast f64 108
mul f64 2 109
sub i64 105 106
add i64 111 93
shl i64 112 69
bitcast f64 113
mul f64 110 114
mul f64 3 109
mul f64 116 114
constant i64 18446744073709550516
lt i1 118 89
select i64 119 89 118
mul f64 102 115
bitcast i64 102
constant i64 18446744073575333888
and i64 122 123
bitcast f64 124
sub f64 102 125
bitcast i64 115
and i64 127 123
bitcast f64 128
sub f64 115 129
mul f64 125 129
sub f64 131 121
mul f64 125 130
add f64 132 133
mul f64 126 129
add f64 134 135
mul f64 126 130
add f64 136 137
mul f64 104 117
bitcast i64 104
and i64 140 123
bitcast f64 141
sub f64 104 142
bitcast i64 117
and i64 144 123
bitcast f64 145
sub f64 117 146
mul f64 142 146
sub f64 148 139
mul f64 142 147
add f64 149 150
mul f64 143 146
add f64 151 152
mul f64 143 147
add f64 153 154
add f64 121 139
sub f64 156 121
sub f64 156 157
sub f64 121 158
sub f64 139 157
add f64 159 160
add f64 138 155
sub f64 162 138
sub f64 162 163
sub f64 138 164
sub f64 155 163
add f64 165 166
add f64 161 162
add f64 156 168
sub f64 169 156
sub f64 168 170
add f64 171 167
add f64 169 172
sub f64 173 169
sub f64 172 174
mul f64 115 115
mul f64 129 129
sub f64 177 176
mul f64 129 130
add f64 178 179
mul f64 130 129
add f64 180 181
mul f64 130 130
add f64 182 183
mul f64 117 117
mul f64 146 146
sub f64 186 185
mul f64 146 147
add f64 187 188
mul f64 147 146
add f64 189 190
mul f64 147 147
add f64 191 192
add f64 176 185
sub f64 194 176
sub f64 194 195
sub f64 176 196
sub f64 185 195
add f64 197 198
add f64 184 193
sub f64 200 184
sub f64 200 201
sub f64 184 202
sub f64 193 201
add f64 203 204
add f64 199 200
add f64 194 206
sub f64 207 194
sub f64 206 208
add f64 209 205
add f64 207 210
sub f64 211 207
sub f64 210 212
div f64 173 211
mul f64 214 211
bitcast i64 214
and i64 216 123
bitcast f64 217
sub f64 214 218
bitcast i64 211
and i64 220 123
bitcast f64 221
sub f64 211 222
mul f64 218 222
sub f64 224 215
mul f64 218 223
add f64 225 226
mul f64 219 222
add f64 227 228
mul f64 219 223
add f64 229 230
sub f64 173 215
sub f64 232 231
add f64 233 175
mul f64 214 213
sub f64 234 235
div f64 236 211
add f64 214 237
sub f64 238 214
sub f64 237 239
add f64 238 240
constant i64 1100
lt i1 120 242
select i64 243 120 242
shr i64 244 91
add i64 245 93
shl i64 246 69
bitcast f64 247
mul f64 241 248
sub i64 244 245
add i64 250 93
shl i64 251 69
bitcast f64 252
mul f64 249 253
mul f64 35 49
mul f64 42 56
add f64 255 256
mul f64 257 21
sub f64 5 5
select f64 26 258 259
div f64 0 21
mul f64 257 5
div f64 257 27
select f64 59 263 260
select f64 25 262 264
select f64 24 261 265
select f64 61 254 266
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
parameter f64 2
parameter f64 3
abs f64 0
constant f64 9218868437227405312
eq i1 4 5
abs f64 1
eq i1 7 5
or i1 6 8
abs f64 2
eq i1 10 5
abs f64 3
eq i1 12 5
or i1 11 13
lt i1 4 5
lt i1 7 5
and i1 15 16
lt i1 10 5
lt i1 12 5
and i1 18 19
constant f64 0
eq i1 2 21
eq i1 3 21
and i1 22 23
and i1 9 20
and i1 17 14
constant f64 4607182418800017408
select f64 6 27 21
bitcast i64 28
bitcast i64 0
constant i64 9223372036854775808
and i64 30 31
or i64 29 32
bitcast f64 33
select f64 25 34 0
select f64 8 27 21
bitcast i64 36
bitcast i64 1
and i64 38 31
or i64 37 39
bitcast f64 40
select f64 25 41 1
select f64 11 27 21
bitcast i64 43
bitcast i64 2
and i64 45 31
or i64 44 46
bitcast f64 47
select f64 26 48 2
select f64 13 27 21
bitcast i64 50
bitcast i64 3
and i64 52 31
or i64 51 53
bitcast f64 54
select f64 26 55 3
not i1 9
not i1 14
and i1 57 58
not i1 24
and i1 59 60
constant f64 4503599627370496
constant f64 4841369599423283200
constant i64 52
constant i64 4604544271217802189
constant i64 0
lt i1 12 10
select f64 67 10 12
lt i1 68 62
mul f64 68 63
select f64 69 70 68
bitcast i64 71
sub i64 72 65
shr i64 73 64
ne i1 71 68
select i64 75 64 66
sub i64 74 76
constant i64 1
constant i64 1023
neg i64 77
shr i64 80 78
add i64 81 79
shl i64 82 64
bitcast f64 83
mul f64 2 84
sub i64 80 81
add i64 86 79
shl i64 87 64
bitcast f64 88
mul f64 85 89
mul f64 3 84
mul f64 91 89
constant i64 18446744073709550516
constant i64 18446744073575333888
bitcast i64 90
and i64 95 94
bitcast f64 96
sub f64 90 97
bitcast i64 92
and i64 99 94
bitcast f64 100
sub f64 92 101
mul f64 90 90
mul f64 97 97
sub f64 104 103
mul f64 97 98
add f64 105 106
mul f64 98 97
add f64 107 108
mul f64 98 98
add f64 109 110
mul f64 92 92
mul f64 101 101
sub f64 113 112
mul f64 101 102
add f64 114 115
mul f64 102 101
add f64 116 117
mul f64 102 102
add f64 118 119
add f64 103 112
sub f64 121 103
sub f64 121 122
sub f64 103 123
sub f64 112 122
add f64 124 125
add f64 111 120
sub f64 127 111
sub f64 127 128
sub f64 111 129
sub f64 120 128
add f64 130 131
add f64 126 127
add f64 121 133
sub f64 134 121
sub f64 133 135
add f64 136 132
add f64 134 137
sub f64 138 134
sub f64 137 139
bitcast i64 138
and i64 141 94
bitcast f64 142
sub f64 138 143
constant i64 1100
neg f64 0
abs f64 146
lt i1 147 7
select f64 148 7 147
lt i1 149 62
mul f64 149 63
select f64 150 151 149
bitcast i64 152
sub i64 153 65
shr i64 154 64
ne i1 152 149
select i64 156 64 66
sub i64 155 157
sub i64 158 77
neg i64 158
shr i64 160 78
add i64 161 79
shl i64 162 64
bitcast f64 163
mul f64 1 164
sub i64 160 161
add i64 166 79
shl i64 167 64
bitcast f64 168
mul f64 165 169
mul f64 146 164
mul f64 171 169
lt i1 93 159
select i64 173 159 93
mul f64 170 90
bitcast i64 170
and i64 176 94
bitcast f64 177
sub f64 170 178
mul f64 178 97
sub f64 180 175
mul f64 178 98
add f64 181 182
mul f64 179 97
add f64 183 184
mul f64 179 98
add f64 185 186
mul f64 172 92
bitcast i64 172
and i64 189 94
bitcast f64 190
sub f64 172 191
mul f64 191 101
sub f64 193 188
mul f64 191 102
add f64 194 195
mul f64 192 101
add f64 196 197
mul f64 192 102
add f64 198 199
add f64 175 188
sub f64 201 175
sub f64 201 202
sub f64 175 203
sub f64 188 202
add f64 204 205
add f64 187 200
sub f64 207 187
sub f64 207 208
sub f64 187 209
sub f64 200 208
add f64 210 211
add f64 206 207
add f64 201 213
sub f64 214 201
sub f64 213 215
add f64 216 212
add f64 214 217
sub f64 218 214
sub f64 217 219
div f64 218 138
mul f64 221 138
bitcast i64 221
and i64 223 94
bitcast f64 224
sub f64 221 225
mul f64 225 143
sub f64 227 222
mul f64 225 144
add f64 228 229
mul f64 226 143
add f64 230 231
mul f64 226 144
add f64 232 233
sub f64 218 222
sub f64 235 234
add f64 236 220
mul f64 221 140
sub f64 237 238
div f64 239 138
add f64 221 240
sub f64 241 221
sub f64 240 242
add f64 241 243
lt i1 174 145
select i64 245 174 145
shr i64 246 78
add i64 247 79
shl i64 248 64
bitcast f64 249
mul f64 244 250
sub i64 246 247
add i64 252 79
shl i64 253 64
bitcast f64 254
mul f64 251 255
mul f64 42 49
mul f64 35 56
sub f64 257 258
mul f64 259 21
sub f64 5 5
select f64 26 260 261
div f64 1 21
mul f64 259 5
div f64 259 27
select f64 59 265 262
select f64 25 264 266
select f64 24 263 267
select f64 61 256 268
""",
        ),
    ),
    "exponential": (
        MachineBody(
            "f64",
            "complex<f32> complex<f64>",
            """\
parameter f64 0
parameter f64 1
abs f64 0
constant f64 9218868437227405312
eq i1 2 3
cosine f64 1
abs f64 1
lt i1 6 3
constant f64 4607182418800017408
sub f64 3 3
select f64 4 8 9
select f64 7 5 10
constant f64 13873145138068324352
constant f64 4649896246515859456
lt i1 0 12
select f64 14 12 0
lt i1 13 15
select f64 16 13 15
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 17 18
add f64 20 19
sub f64 21 19
constant f64 4604418534313443328
mul f64 22 23
sub f64 17 24
constant f64 13639225319613145088
mul f64 22 26
sub f64 25 27
mul f64 28 28
constant f64 4493169262076825869
constant f64 4508818142790474795
mul f64 30 28
add f64 32 31
constant f64 4523617207225571602
mul f64 33 28
add f64 35 34
constant f64 4537941336995398790
mul f64 36 28
add f64 38 37
constant f64 4551452160552810439
mul f64 39 28
add f64 41 40
constant f64 4564047942389340013
mul f64 42 28
add f64 44 43
constant f64 4575957461383588187
mul f64 45 28
add f64 47 46
constant f64 4586165620538941447
mul f64 48 28
add f64 50 49
constant f64 4595172819793696076
mul f64 51 28
add f64 53 52
constant f64 4602678819172646917
mul f64 54 28
add f64 56 55
mul f64 29 57
add f64 58 28
add f64 8 59
mul f64 60 11
bitcast i64 21
constant i64 4843621399236968448
sub i64 62 63
constant i64 1
shr i64 64 65
constant i64 1023
add i64 66 67
constant i64 52
shl i64 68 69
bitcast f64 70
mul f64 61 71
sub i64 64 66
add i64 73 67
shl i64 74 69
bitcast f64 75
mul f64 72 76
""",
        ),
        MachineBody(
            "f64",
            "complex<f32> complex<f64>",
            """\
parameter f64 0
parameter f64 1
constant f64 9218868437227405312
abs f64 1
constant f64 4607182418800017408
eq i1 3 2
neg f64 2
eq i1 0 6
and i1 5 7
constant f64 0
sine f64 1
select f64 8 9 10
ne i1 1 1
and i1 12 7
eq i1 1 9
constant f64 13873145138068324352
constant f64 4649896246515859456
lt i1 0 15
select f64 17 15 0
lt i1 16 18
select f64 19 16 18
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 20 21
add f64 23 22
sub f64 24 22
constant f64 4604418534313443328
mul f64 25 26
sub f64 20 27
constant f64 13639225319613145088
mul f64 25 29
sub f64 28 30
mul f64 31 31
constant f64 4493169262076825869
constant f64 4508818142790474795
mul f64 33 31
add f64 35 34
constant f64 4523617207225571602
mul f64 36 31
add f64 38 37
constant f64 4537941336995398790
mul f64 39 31
add f64 41 40
constant f64 4551452160552810439
mul f64 42 31
add f64 44 43
constant f64 4564047942389340013
mul f64 45 31
add f64 47 46
constant f64 4575957461383588187
mul f64 48 31
add f64 50 49
constant f64 4586165620538941447
mul f64 51 31
add f64 53 52
constant f64 4595172819793696076
mul f64 54 31
add f64 56 55
constant f64 4602678819172646917
mul f64 57 31
add f64 59 58
mul f64 32 60
add f64 61 31
add f64 4 62
mul f64 63 11
bitcast i64 24
constant i64 4843621399236968448
sub i64 65 66
constant i64 1
shr i64 67 68
constant i64 1023
add i64 69 70
constant i64 52
shl i64 71 72
bitcast f64 73
mul f64 64 74
sub i64 67 69
add i64 76 70
shl i64 77 72
bitcast f64 78
mul f64 75 79
select f64 13 9 80
select f64 14 1 81
""",
        ),
    ),
    "exponential_minus_one": (
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
abs f64 0
constant f64 9218868437227405312
eq i1 2 3
constant f64 4602678819172646912
mul f64 5 1
sine f64 6
abs f64 1
lt i1 8 3
constant f64 4611686018427387904
mul f64 7 7
mul f64 10 11
constant f64 0
select f64 9 12 13
neg f64 3
eq i1 0 15
exponential_minus_one f64 0
constant f64 13830554455654793216
cosine f64 1
constant f64 4607182418800017408
sub f64 3 3
select f64 4 20 21
select f64 9 19 22
mul f64 17 23
sub f64 24 14
select f64 16 18 25
""",
        ),
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
constant f64 9218868437227405312
abs f64 1
lt i1 3 2
constant f64 0
neg f64 2
eq i1 0 6
not i1 4
and i1 7 8
eq i1 1 5
sine f64 1
constant f64 13873145138068324352
constant f64 4649896246515859456
lt i1 0 12
select f64 14 12 0
lt i1 13 15
select f64 16 13 15
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 17 18
add f64 20 19
sub f64 21 19
constant f64 4604418534313443328
mul f64 22 23
sub f64 17 24
constant f64 13639225319613145088
mul f64 22 26
sub f64 25 27
constant f64 4607182418800017408
mul f64 28 28
constant f64 4493169262076825869
constant f64 4508818142790474795
mul f64 31 28
add f64 33 32
constant f64 4523617207225571602
mul f64 34 28
add f64 36 35
constant f64 4537941336995398790
mul f64 37 28
add f64 39 38
constant f64 4551452160552810439
mul f64 40 28
add f64 42 41
constant f64 4564047942389340013
mul f64 43 28
add f64 45 44
constant f64 4575957461383588187
mul f64 46 28
add f64 48 47
constant f64 4586165620538941447
mul f64 49 28
add f64 51 50
constant f64 4595172819793696076
mul f64 52 28
add f64 54 53
constant f64 4602678819172646917
mul f64 55 28
add f64 57 56
mul f64 30 58
add f64 59 28
add f64 29 60
mul f64 61 11
bitcast i64 21
constant i64 4843621399236968448
sub i64 63 64
constant i64 1
shr i64 65 66
constant i64 1023
add i64 67 68
constant i64 52
shl i64 69 70
bitcast f64 71
mul f64 62 72
sub i64 65 67
add i64 74 68
shl i64 75 70
bitcast f64 76
mul f64 73 77
select f64 9 5 78
select f64 10 1 79
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
abs f64 0
constant f64 9218868437227405312
eq i1 2 3
neg f64 3
eq i1 0 5
abs f64 1
lt i1 7 3
cosine f64 1
constant f64 4607182418800017408
sub f64 3 3
select f64 4 10 11
select f64 8 9 12
constant f64 4602678819172646912
mul f64 14 1
sine f64 15
constant f64 4611686018427387904
mul f64 17 16
mul f64 16 18
bitcast i64 16
constant i64 18446744073575333888
and i64 20 21
bitcast f64 22
sub f64 16 23
bitcast i64 18
and i64 25 21
bitcast f64 26
sub f64 18 27
mul f64 23 27
sub f64 29 19
mul f64 23 28
add f64 30 31
mul f64 24 27
add f64 32 33
mul f64 24 28
add f64 34 35
neg f64 19
neg f64 36
constant f64 0
add f64 37 39
sub f64 40 37
sub f64 40 41
sub f64 37 42
sub f64 39 41
add f64 43 44
add f64 45 38
add f64 40 46
sub f64 47 40
sub f64 46 48
constant f64 4633641066610819072
neg f64 50
lt i1 0 51
select f64 52 51 0
lt i1 50 53
select f64 54 50 53
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 55 56
add f64 58 57
bitcast i64 59
constant i64 4843621399236968448
sub i64 60 61
constant i64 1023
add i64 62 63
constant i64 52
shl i64 64 65
bitcast f64 66
sub f64 59 57
neg f64 68
constant f64 4604418534313443328
mul f64 69 70
add f64 71 55
constant f64 13639225319613145088
mul f64 69 73
add f64 74 39
add f64 72 75
sub f64 76 72
sub f64 76 77
sub f64 72 78
sub f64 75 77
add f64 79 80
mul f64 76 76
constant f64 4493169262076825869
constant f64 4508818142790474795
mul f64 83 76
add f64 85 84
constant f64 4523617207225571602
mul f64 86 76
add f64 88 87
constant f64 4537941336995398790
mul f64 89 76
add f64 91 90
constant f64 4551452160552810439
mul f64 92 76
add f64 94 93
constant f64 4564047942389340013
mul f64 95 76
add f64 97 96
constant f64 4575957461383588187
mul f64 98 76
add f64 100 99
constant f64 4586165620538941447
mul f64 101 76
add f64 103 102
constant f64 4595172819793696076
mul f64 104 76
add f64 106 105
constant f64 4602678819172646917
mul f64 107 76
add f64 109 108
mul f64 81 76
add f64 81 111
mul f64 82 110
add f64 113 112
add f64 76 114
sub f64 115 76
sub f64 114 116
mul f64 115 67
mul f64 117 67
constant f64 13830554455654793216
add f64 67 120
sub f64 121 67
sub f64 121 122
sub f64 67 123
sub f64 120 122
add f64 124 125
add f64 118 121
sub f64 127 118
sub f64 127 128
sub f64 118 129
sub f64 121 128
add f64 130 131
add f64 119 126
sub f64 133 119
sub f64 133 134
sub f64 119 135
sub f64 126 134
add f64 136 137
add f64 132 133
add f64 127 139
sub f64 140 127
sub f64 139 141
add f64 142 138
add f64 140 143
sub f64 144 140
sub f64 143 145
mul f64 144 13
bitcast i64 144
and i64 148 21
bitcast f64 149
sub f64 144 150
bitcast i64 13
and i64 152 21
bitcast f64 153
sub f64 13 154
mul f64 150 154
sub f64 156 147
mul f64 150 155
add f64 157 158
mul f64 151 154
add f64 159 160
mul f64 151 155
add f64 161 162
mul f64 146 13
add f64 163 164
add f64 147 165
sub f64 166 147
sub f64 165 167
add f64 166 47
sub f64 169 166
sub f64 169 170
sub f64 166 171
sub f64 47 170
add f64 172 173
add f64 168 49
sub f64 175 168
sub f64 175 176
sub f64 168 177
sub f64 49 176
add f64 178 179
add f64 174 175
add f64 169 181
sub f64 182 169
sub f64 181 183
add f64 184 180
add f64 182 185
sub f64 186 182
sub f64 185 187
add f64 186 188
add f64 144 10
sub f64 190 144
sub f64 190 191
sub f64 144 192
sub f64 10 191
add f64 193 194
add f64 195 146
add f64 190 196
sub f64 197 190
sub f64 196 198
mul f64 197 13
bitcast i64 197
and i64 201 21
bitcast f64 202
sub f64 197 203
mul f64 203 154
sub f64 205 200
mul f64 203 155
add f64 206 207
mul f64 204 154
add f64 208 209
mul f64 204 155
add f64 210 211
mul f64 199 13
add f64 212 213
add f64 200 214
sub f64 215 200
sub f64 214 216
add f64 215 120
sub f64 218 215
sub f64 218 219
sub f64 215 220
sub f64 120 219
add f64 221 222
add f64 223 217
add f64 218 224
sub f64 225 218
sub f64 224 226
add f64 225 227
constant f64 4632233691727265792
lt i1 229 0
constant f64 13873145138068324352
constant f64 4649896246515859456
lt i1 0 231
select f64 233 231 0
lt i1 232 234
select f64 235 232 234
mul f64 236 56
add f64 237 57
sub f64 238 57
mul f64 239 70
sub f64 236 240
mul f64 239 73
sub f64 241 242
mul f64 243 243
mul f64 83 243
add f64 245 84
mul f64 246 243
add f64 247 87
mul f64 248 243
add f64 249 90
mul f64 250 243
add f64 251 93
mul f64 252 243
add f64 253 96
mul f64 254 243
add f64 255 99
mul f64 256 243
add f64 257 102
mul f64 258 243
add f64 259 105
mul f64 260 243
add f64 261 108
mul f64 244 262
add f64 263 243
add f64 10 264
mul f64 265 13
bitcast i64 238
sub i64 267 61
constant i64 1
shr i64 268 269
add i64 270 63
shl i64 271 65
bitcast f64 272
mul f64 266 273
sub i64 268 270
add i64 275 63
shl i64 276 65
bitcast f64 277
mul f64 274 278
add f64 228 10
lt i1 14 280
constant f64 4609434218613702656
lt i1 280 282
and i1 281 283
select f64 284 189 228
select f64 230 279 285
select f64 6 120 286
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
constant f64 9218868437227405312
neg f64 2
eq i1 0 3
abs f64 1
lt i1 5 2
not i1 6
and i1 4 7
constant f64 4607182418800017408
constant f64 0
constant f64 4609176140021203710
constant f64 4843621399236968448
constant i64 4843621399236968448
constant i64 1023
constant i64 52
constant f64 4604418534313443328
constant f64 13639225319613145088
constant f64 4493169262076825869
constant f64 4508818142790474795
constant f64 4523617207225571602
constant f64 4537941336995398790
constant f64 4551452160552810439
constant f64 4564047942389340013
constant f64 4575957461383588187
constant f64 4586165620538941447
constant f64 4595172819793696076
constant f64 4602678819172646917
eq i1 1 10
sine f64 1
constant f64 13873145138068324352
constant f64 4649896246515859456
lt i1 0 30
select f64 32 30 0
lt i1 31 33
select f64 34 31 33
mul f64 35 11
add f64 36 12
sub f64 37 12
mul f64 38 16
sub f64 35 39
mul f64 38 17
sub f64 40 41
mul f64 42 42
mul f64 18 42
add f64 44 19
mul f64 45 42
add f64 46 20
mul f64 47 42
add f64 48 21
mul f64 49 42
add f64 50 22
mul f64 51 42
add f64 52 23
mul f64 53 42
add f64 54 24
mul f64 55 42
add f64 56 25
mul f64 57 42
add f64 58 26
mul f64 59 42
add f64 60 27
mul f64 43 61
add f64 62 42
add f64 9 63
mul f64 64 29
bitcast i64 37
sub i64 66 13
constant i64 1
shr i64 67 68
add i64 69 14
shl i64 70 15
bitcast f64 71
mul f64 65 72
sub i64 67 69
add i64 74 14
shl i64 75 15
bitcast f64 76
mul f64 73 77
select f64 8 10 78
select f64 28 1 79
""",
        ),
    ),
    "log": (
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
abs f64 0
constant f64 9218868437227405312
eq i1 2 3
abs f64 1
eq i1 5 3
or i1 4 6
mul f64 0 0
mul f64 1 1
add f64 8 9
select f64 7 3 10
lt i1 5 2
select f64 12 2 5
select f64 12 5 2
constant f64 4607182418800017408
sub f64 13 15
add f64 13 15
mul f64 16 17
mul f64 14 14
add f64 18 19
constant f64 4602678819172646912
lt i1 21 11
constant f64 4611686018427387904
lt i1 11 23
and i1 22 24
log_plus_one f64 20
log f64 11
select f64 25 26 27
mul f64 21 28
""",
        ),
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
atan2 f64 1 0
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
constant f64 0
abs f64 1
abs f64 0
lt i1 3 4
select f64 5 4 3
constant f64 4503599627370496
constant f64 4841369599423283200
lt i1 6 7
mul f64 6 8
select f64 9 10 6
constant i64 52
bitcast i64 11
constant i64 4604544271217802189
sub i64 13 14
shr i64 15 12
ne i1 11 6
constant i64 0
select i64 17 12 18
sub i64 16 19
neg i64 20
constant i64 1
shr i64 21 22
constant i64 1023
add i64 23 24
shl i64 25 12
bitcast f64 26
mul f64 0 27
sub i64 21 23
add i64 29 24
shl i64 30 12
bitcast f64 31
mul f64 28 32
mul f64 2 27
mul f64 34 32
mul f64 1 27
mul f64 36 32
abs f64 33
abs f64 37
lt i1 38 39
select f64 40 37 33
mul f64 41 41
bitcast i64 41
constant i64 18446744073575333888
and i64 43 44
bitcast f64 45
sub f64 41 46
mul f64 46 46
sub f64 48 42
mul f64 46 47
add f64 49 50
mul f64 47 46
add f64 51 52
mul f64 47 47
add f64 53 54
select f64 40 33 37
mul f64 56 56
bitcast i64 56
and i64 58 44
bitcast f64 59
sub f64 56 60
mul f64 60 60
sub f64 62 57
mul f64 60 61
add f64 63 64
mul f64 61 60
add f64 65 66
mul f64 61 61
add f64 67 68
constant f64 4607182418800017408
sub f64 42 70
add f64 71 57
sub f64 72 71
sub f64 72 73
sub f64 71 74
sub f64 57 73
add f64 75 76
add f64 55 69
constant f64 4611686018427387904
mul f64 79 33
mul f64 80 35
add f64 78 81
add f64 77 82
add f64 72 83
sub f64 84 72
sub f64 84 85
sub f64 72 86
sub f64 83 85
add f64 87 88
constant f64 4602678819172646912
add i64 20 20
add f64 70 84
bitcast i64 92
sub i64 93 14
shr i64 94 12
eq i1 95 18
shl i64 95 12
sub i64 93 97
bitcast f64 98
sub f64 99 70
select f64 96 84 100
sub f64 92 70
sub f64 92 102
sub f64 70 103
sub f64 84 102
add f64 104 105
add f64 106 89
select f64 96 89 107
div f64 108 92
add i64 95 91
convert f64 110
constant f64 4604418534313443328
mul f64 111 112
add f64 79 101
div f64 101 114
mul f64 115 115
mul f64 101 101
mul f64 90 117
constant f64 4594498985737726454
constant f64 4594685476444287349
mul f64 119 116
add f64 121 120
constant f64 4595719340060872480
mul f64 122 116
add f64 124 123
constant f64 4597174411106084985
mul f64 125 116
add f64 127 126
constant f64 4598818590951395733
mul f64 128 116
add f64 130 129
constant f64 4600877379321593494
mul f64 131 116
add f64 133 132
constant f64 4604180019048437138
mul f64 134 116
add f64 136 135
mul f64 116 137
add f64 118 138
mul f64 115 139
constant f64 13639225319613145088
mul f64 111 141
add f64 142 109
add f64 140 143
sub f64 118 144
sub f64 145 101
sub f64 113 146
mul f64 90 147
constant f64 9218868437227405312
eq i1 4 149
eq i1 3 149
or i1 150 151
eq i1 0 2
eq i1 1 2
and i1 153 154
neg f64 149
select f64 155 156 148
select f64 152 149 157
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
atan2 f64 1 0
""",
        ),
    ),
    "log_plus_one": (
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
constant f64 4607182418800017408
add f64 2 0
abs f64 3
constant f64 9218868437227405312
eq i1 4 5
abs f64 1
eq i1 7 5
or i1 6 8
mul f64 3 3
mul f64 1 1
add f64 10 11
select f64 9 5 12
constant f64 4611686018427387904
add f64 14 0
mul f64 0 15
add f64 16 11
eq i1 13 5
constant f64 4602678819172646912
lt i1 13 19
or i1 20 18
log f64 13
log_plus_one f64 17
select f64 21 22 23
mul f64 19 24
""",
        ),
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
constant f64 4607182418800017408
add f64 2 0
atan2 f64 1 3
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
constant f64 4607182418800017408
add f64 2 0
constant f64 0
eq i1 0 4
eq i1 1 4
and i1 5 6
sub f64 3 2
sub f64 3 8
sub f64 2 9
sub f64 0 8
add f64 10 11
abs f64 1
abs f64 3
lt i1 13 14
select f64 15 14 13
constant f64 4503599627370496
constant f64 4841369599423283200
lt i1 16 17
mul f64 16 18
select f64 19 20 16
constant i64 52
bitcast i64 21
constant i64 4604544271217802189
sub i64 23 24
shr i64 25 22
ne i1 21 16
constant i64 0
select i64 27 22 28
sub i64 26 29
neg i64 30
constant i64 1
shr i64 31 32
constant i64 1023
add i64 33 34
shl i64 35 22
bitcast f64 36
mul f64 3 37
sub i64 31 33
add i64 39 34
shl i64 40 22
bitcast f64 41
mul f64 38 42
mul f64 12 37
mul f64 44 42
mul f64 1 37
mul f64 46 42
abs f64 43
abs f64 47
lt i1 48 49
select f64 50 47 43
mul f64 51 51
bitcast i64 51
constant i64 18446744073575333888
and i64 53 54
bitcast f64 55
sub f64 51 56
mul f64 56 56
sub f64 58 52
mul f64 56 57
add f64 59 60
mul f64 57 56
add f64 61 62
mul f64 57 57
add f64 63 64
select f64 50 43 47
mul f64 66 66
bitcast i64 66
and i64 68 54
bitcast f64 69
sub f64 66 70
mul f64 70 70
sub f64 72 67
mul f64 70 71
add f64 73 74
mul f64 71 70
add f64 75 76
mul f64 71 71
add f64 77 78
sub f64 52 2
add f64 80 67
sub f64 81 80
sub f64 81 82
sub f64 80 83
sub f64 67 82
add f64 84 85
add f64 65 79
constant f64 4611686018427387904
mul f64 88 43
mul f64 89 45
add f64 87 90
add f64 86 91
add f64 81 92
sub f64 93 81
sub f64 93 94
sub f64 81 95
sub f64 92 94
add f64 96 97
constant f64 4602678819172646912
add i64 30 30
add f64 2 93
bitcast i64 101
sub i64 102 24
shr i64 103 22
eq i1 104 28
shl i64 104 22
sub i64 102 106
bitcast f64 107
sub f64 108 2
select f64 105 93 109
sub f64 101 2
sub f64 101 111
sub f64 2 112
sub f64 93 111
add f64 113 114
add f64 115 98
select f64 105 98 116
div f64 117 101
add i64 104 100
convert f64 119
constant f64 4604418534313443328
mul f64 120 121
add f64 88 110
div f64 110 123
mul f64 124 124
mul f64 110 110
mul f64 99 126
constant f64 4594498985737726454
constant f64 4594685476444287349
mul f64 128 125
add f64 130 129
constant f64 4595719340060872480
mul f64 131 125
add f64 133 132
constant f64 4597174411106084985
mul f64 134 125
add f64 136 135
constant f64 4598818590951395733
mul f64 137 125
add f64 139 138
constant f64 4600877379321593494
mul f64 140 125
add f64 142 141
constant f64 4604180019048437138
mul f64 143 125
add f64 145 144
mul f64 125 146
add f64 127 147
mul f64 124 148
constant f64 13639225319613145088
mul f64 120 150
add f64 151 118
add f64 149 152
sub f64 127 153
sub f64 154 110
sub f64 122 155
mul f64 99 156
constant f64 9218868437227405312
eq i1 14 158
eq i1 13 158
or i1 159 160
eq i1 3 4
and i1 162 6
neg f64 158
select f64 163 164 157
select f64 161 158 165
select f64 7 0 166
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
constant f64 4607182418800017408
add f64 2 0
atan2 f64 1 3
""",
        ),
    ),
    "logistic": (
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
abs f64 0
constant f64 9218868437227405312
lt i1 2 3
constant f64 4602678819172646912
mul f64 5 1
tan f64 6
mul f64 7 7
neg f64 2
exponential f64 9
constant f64 4607182418800017408
add f64 11 10
exponential_minus_one f64 9
neg f64 13
mul f64 12 12
mul f64 14 14
mul f64 16 8
add f64 15 17
constant f64 0
lt i1 0 19
mul f64 14 8
sub f64 12 21
mul f64 10 22
add f64 12 21
select f64 20 23 24
eq i1 0 3
neg f64 3
eq i1 0 27
sub f64 3 3
select f64 28 19 29
select f64 26 11 30
div f64 25 18
select f64 4 32 31
""",
        ),
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
abs f64 0
constant f64 9218868437227405312
lt i1 2 3
constant f64 4602678819172646912
mul f64 5 1
tan f64 6
mul f64 7 7
neg f64 2
exponential f64 9
constant f64 4607182418800017408
add f64 11 10
exponential_minus_one f64 9
neg f64 13
mul f64 12 12
mul f64 14 14
mul f64 16 8
add f64 15 17
constant f64 0
eq i1 0 3
neg f64 3
eq i1 0 21
sub f64 3 3
select f64 22 19 23
select f64 20 11 24
constant f64 4611686018427387904
mul f64 26 10
mul f64 27 7
div f64 28 18
mul f64 25 19
select f64 4 29 30
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
abs f64 0
constant f64 9218868437227405312
lt i1 2 3
constant f64 4602678819172646912
mul f64 5 1
tan f64 6
eq i1 0 3
constant f64 4607182418800017408
neg f64 3
eq i1 0 10
constant f64 0
sub f64 3 3
select f64 11 12 13
select f64 8 9 14
neg f64 2
constant f64 4633641066610819072
neg f64 17
lt i1 16 18
select f64 19 18 16
lt i1 17 20
select f64 21 17 20
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 22 23
add f64 25 24
bitcast i64 26
constant i64 4843621399236968448
sub i64 27 28
constant i64 1023
add i64 29 30
constant i64 52
shl i64 31 32
bitcast f64 33
sub f64 26 24
neg f64 35
constant f64 4604418534313443328
mul f64 36 37
add f64 38 22
constant f64 13639225319613145088
mul f64 36 40
add f64 41 12
add f64 39 42
sub f64 43 39
sub f64 43 44
sub f64 39 45
sub f64 42 44
add f64 46 47
mul f64 43 43
constant f64 4493169262076825869
constant f64 4508818142790474795
mul f64 50 43
add f64 52 51
constant f64 4523617207225571602
mul f64 53 43
add f64 55 54
constant f64 4537941336995398790
mul f64 56 43
add f64 58 57
constant f64 4551452160552810439
mul f64 59 43
add f64 61 60
constant f64 4564047942389340013
mul f64 62 43
add f64 64 63
constant f64 4575957461383588187
mul f64 65 43
add f64 67 66
constant f64 4586165620538941447
mul f64 68 43
add f64 70 69
constant f64 4595172819793696076
mul f64 71 43
add f64 73 72
constant f64 4602678819172646917
mul f64 74 43
add f64 76 75
mul f64 48 43
add f64 48 78
mul f64 49 77
add f64 80 79
add f64 43 81
sub f64 82 43
sub f64 81 83
mul f64 82 34
mul f64 84 34
constant f64 13830554455654793216
add f64 34 87
sub f64 88 34
sub f64 88 89
sub f64 34 90
sub f64 87 89
add f64 91 92
add f64 85 88
sub f64 94 85
sub f64 94 95
sub f64 85 96
sub f64 88 95
add f64 97 98
add f64 86 93
sub f64 100 86
sub f64 100 101
sub f64 86 102
sub f64 93 101
add f64 103 104
add f64 99 100
add f64 94 106
sub f64 107 94
sub f64 106 108
add f64 109 105
add f64 107 110
sub f64 111 107
sub f64 110 112
neg f64 111
neg f64 113
constant f64 5355091182177117338
neg f64 116
lt i1 7 117
select f64 118 117 7
lt i1 116 119
select f64 120 116 119
neg f64 114
neg f64 115
constant f64 4611686018427387904
add f64 122 124
sub f64 125 122
sub f64 125 126
sub f64 122 127
sub f64 124 126
add f64 128 129
add f64 130 123
add f64 125 131
sub f64 132 125
sub f64 131 133
mul f64 114 121
bitcast i64 114
constant i64 18446744073575333888
and i64 136 137
bitcast f64 138
sub f64 114 139
bitcast i64 121
and i64 141 137
bitcast f64 142
sub f64 121 143
mul f64 139 143
sub f64 145 135
mul f64 139 144
add f64 146 147
mul f64 140 143
add f64 148 149
mul f64 140 144
add f64 150 151
mul f64 115 121
add f64 152 153
add f64 135 154
sub f64 155 135
sub f64 154 156
mul f64 132 132
bitcast i64 132
and i64 159 137
bitcast f64 160
sub f64 132 161
mul f64 161 161
sub f64 163 158
mul f64 161 162
add f64 164 165
mul f64 162 161
add f64 166 167
mul f64 162 162
add f64 168 169
mul f64 132 134
mul f64 134 132
add f64 171 172
add f64 170 173
add f64 158 174
sub f64 175 158
sub f64 174 176
mul f64 155 155
bitcast i64 155
and i64 179 137
bitcast f64 180
sub f64 155 181
mul f64 181 181
sub f64 183 178
mul f64 181 182
add f64 184 185
mul f64 182 181
add f64 186 187
mul f64 182 182
add f64 188 189
mul f64 155 157
mul f64 157 155
add f64 191 192
add f64 190 193
add f64 178 194
sub f64 195 178
sub f64 194 196
add f64 175 195
sub f64 198 175
sub f64 198 199
sub f64 175 200
sub f64 195 199
add f64 201 202
add f64 177 197
sub f64 204 177
sub f64 204 205
sub f64 177 206
sub f64 197 205
add f64 207 208
add f64 203 204
add f64 198 210
sub f64 211 198
sub f64 210 212
add f64 213 209
add f64 211 214
sub f64 215 211
sub f64 214 216
mul f64 121 121
mul f64 143 143
sub f64 219 218
mul f64 143 144
add f64 220 221
mul f64 144 143
add f64 222 223
mul f64 144 144
add f64 224 225
mul f64 114 218
bitcast i64 218
and i64 228 137
bitcast f64 229
sub f64 218 230
mul f64 139 230
sub f64 232 227
mul f64 139 231
add f64 233 234
mul f64 140 230
add f64 235 236
mul f64 140 231
add f64 237 238
mul f64 114 226
mul f64 115 218
add f64 240 241
add f64 239 242
add f64 227 243
sub f64 244 227
sub f64 243 245
constant f64 4650248090236747776
neg f64 247
lt i1 0 248
select f64 249 248 0
lt i1 247 250
select f64 251 247 250
abs f64 252
neg f64 253
mul f64 254 23
add f64 255 24
bitcast i64 256
sub i64 257 28
sub f64 256 24
neg f64 259
mul f64 260 37
add f64 261 254
mul f64 260 40
add f64 263 12
add f64 262 264
sub f64 265 262
sub f64 265 266
sub f64 262 267
sub f64 264 266
add f64 268 269
mul f64 265 265
mul f64 50 265
add f64 272 51
mul f64 273 265
add f64 274 54
mul f64 275 265
add f64 276 57
mul f64 277 265
add f64 278 60
mul f64 279 265
add f64 280 63
mul f64 281 265
add f64 282 66
mul f64 283 265
add f64 284 69
mul f64 285 265
add f64 286 72
mul f64 287 265
add f64 288 75
mul f64 270 265
add f64 270 290
mul f64 271 289
add f64 292 291
add f64 265 293
sub f64 294 265
sub f64 293 295
add f64 294 9
sub f64 297 294
sub f64 297 298
sub f64 294 299
sub f64 9 298
add f64 300 301
add f64 302 296
add f64 297 303
sub f64 304 297
sub f64 303 305
add f64 132 244
sub f64 307 132
sub f64 307 308
sub f64 132 309
sub f64 244 308
add f64 310 311
add f64 134 246
sub f64 313 134
sub f64 313 314
sub f64 134 315
sub f64 246 314
add f64 316 317
add f64 312 313
add f64 307 319
sub f64 320 307
sub f64 319 321
add f64 322 318
add f64 320 323
sub f64 324 320
sub f64 323 325
div f64 324 215
mul f64 327 215
bitcast i64 327
and i64 329 137
bitcast f64 330
sub f64 327 331
bitcast i64 215
and i64 333 137
bitcast f64 334
sub f64 215 335
mul f64 331 335
sub f64 337 328
mul f64 331 336
add f64 338 339
mul f64 332 335
add f64 340 341
mul f64 332 336
add f64 342 343
sub f64 324 328
sub f64 345 344
add f64 346 326
mul f64 327 217
sub f64 347 348
div f64 349 215
add f64 327 350
sub f64 351 327
sub f64 350 352
add f64 351 353
neg f64 244
neg f64 246
add f64 132 355
sub f64 357 132
sub f64 357 358
sub f64 132 359
sub f64 355 358
add f64 360 361
add f64 134 356
sub f64 363 134
sub f64 363 364
sub f64 134 365
sub f64 356 364
add f64 366 367
add f64 362 363
add f64 357 369
sub f64 370 357
sub f64 369 371
add f64 372 368
add f64 370 373
sub f64 374 370
sub f64 373 375
mul f64 304 374
bitcast i64 304
and i64 378 137
bitcast f64 379
sub f64 304 380
bitcast i64 374
and i64 382 137
bitcast f64 383
sub f64 374 384
mul f64 380 384
sub f64 386 377
mul f64 380 385
add f64 387 388
mul f64 381 384
add f64 389 390
mul f64 381 385
add f64 391 392
mul f64 304 376
mul f64 306 374
add f64 394 395
add f64 393 396
add f64 377 397
sub f64 398 377
sub f64 397 399
div f64 398 215
mul f64 401 215
bitcast i64 401
and i64 403 137
bitcast f64 404
sub f64 401 405
mul f64 405 335
sub f64 407 402
mul f64 405 336
add f64 408 409
mul f64 406 335
add f64 410 411
mul f64 406 336
add f64 412 413
sub f64 398 402
sub f64 415 414
add f64 416 400
mul f64 401 217
sub f64 417 418
div f64 419 215
add f64 401 420
sub f64 421 401
sub f64 420 422
add f64 421 423
lt i1 0 12
constant i64 1
shr i64 258 426
add i64 427 30
shl i64 428 32
bitcast f64 429
mul f64 424 430
sub i64 258 427
add i64 432 30
shl i64 433 32
bitcast f64 434
mul f64 431 435
select f64 425 436 354
select f64 4 437 15
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
abs f64 0
constant f64 9218868437227405312
lt i1 2 3
constant f64 4602678819172646912
mul f64 5 1
tan f64 6
eq i1 0 3
constant f64 4607182418800017408
neg f64 3
eq i1 0 10
constant f64 0
sub f64 3 3
select f64 11 12 13
select f64 8 9 14
neg f64 2
constant f64 4633641066610819072
neg f64 17
lt i1 16 18
select f64 19 18 16
lt i1 17 20
select f64 21 17 20
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 22 23
add f64 25 24
bitcast i64 26
constant i64 4843621399236968448
sub i64 27 28
constant i64 1023
add i64 29 30
constant i64 52
shl i64 31 32
bitcast f64 33
sub f64 26 24
neg f64 35
constant f64 4604418534313443328
mul f64 36 37
add f64 38 22
constant f64 13639225319613145088
mul f64 36 40
add f64 41 12
add f64 39 42
sub f64 43 39
sub f64 43 44
sub f64 39 45
sub f64 42 44
add f64 46 47
mul f64 43 43
constant f64 4493169262076825869
constant f64 4508818142790474795
mul f64 50 43
add f64 52 51
constant f64 4523617207225571602
mul f64 53 43
add f64 55 54
constant f64 4537941336995398790
mul f64 56 43
add f64 58 57
constant f64 4551452160552810439
mul f64 59 43
add f64 61 60
constant f64 4564047942389340013
mul f64 62 43
add f64 64 63
constant f64 4575957461383588187
mul f64 65 43
add f64 67 66
constant f64 4586165620538941447
mul f64 68 43
add f64 70 69
constant f64 4595172819793696076
mul f64 71 43
add f64 73 72
constant f64 4602678819172646917
mul f64 74 43
add f64 76 75
mul f64 48 43
add f64 48 78
mul f64 49 77
add f64 80 79
add f64 43 81
sub f64 82 43
sub f64 81 83
mul f64 82 34
mul f64 84 34
constant f64 13830554455654793216
add f64 34 87
sub f64 88 34
sub f64 88 89
sub f64 34 90
sub f64 87 89
add f64 91 92
add f64 85 88
sub f64 94 85
sub f64 94 95
sub f64 85 96
sub f64 88 95
add f64 97 98
add f64 86 93
sub f64 100 86
sub f64 100 101
sub f64 86 102
sub f64 93 101
add f64 103 104
add f64 99 100
add f64 94 106
sub f64 107 94
sub f64 106 108
add f64 109 105
add f64 107 110
sub f64 111 107
sub f64 110 112
neg f64 111
neg f64 113
constant f64 5355091182177117338
neg f64 116
lt i1 7 117
select f64 118 117 7
lt i1 116 119
select f64 120 116 119
neg f64 114
neg f64 115
constant f64 4611686018427387904
add f64 122 124
sub f64 125 122
sub f64 125 126
sub f64 122 127
sub f64 124 126
add f64 128 129
add f64 130 123
add f64 125 131
sub f64 132 125
sub f64 131 133
mul f64 114 121
bitcast i64 114
constant i64 18446744073575333888
and i64 136 137
bitcast f64 138
sub f64 114 139
bitcast i64 121
and i64 141 137
bitcast f64 142
sub f64 121 143
mul f64 139 143
sub f64 145 135
mul f64 139 144
add f64 146 147
mul f64 140 143
add f64 148 149
mul f64 140 144
add f64 150 151
mul f64 115 121
add f64 152 153
add f64 135 154
sub f64 155 135
sub f64 154 156
mul f64 132 132
bitcast i64 132
and i64 159 137
bitcast f64 160
sub f64 132 161
mul f64 161 161
sub f64 163 158
mul f64 161 162
add f64 164 165
mul f64 162 161
add f64 166 167
mul f64 162 162
add f64 168 169
mul f64 132 134
mul f64 134 132
add f64 171 172
add f64 170 173
add f64 158 174
sub f64 175 158
sub f64 174 176
mul f64 155 155
bitcast i64 155
and i64 179 137
bitcast f64 180
sub f64 155 181
mul f64 181 181
sub f64 183 178
mul f64 181 182
add f64 184 185
mul f64 182 181
add f64 186 187
mul f64 182 182
add f64 188 189
mul f64 155 157
mul f64 157 155
add f64 191 192
add f64 190 193
add f64 178 194
sub f64 195 178
sub f64 194 196
add f64 175 195
sub f64 198 175
sub f64 198 199
sub f64 175 200
sub f64 195 199
add f64 201 202
add f64 177 197
sub f64 204 177
sub f64 204 205
sub f64 177 206
sub f64 197 205
add f64 207 208
add f64 203 204
add f64 198 210
sub f64 211 198
sub f64 210 212
add f64 213 209
add f64 211 214
sub f64 215 211
sub f64 214 216
constant f64 4650248090236747776
neg f64 218
lt i1 0 219
select f64 220 219 0
lt i1 218 221
select f64 222 218 221
abs f64 223
neg f64 224
mul f64 225 23
add f64 226 24
bitcast i64 227
sub i64 228 28
sub f64 227 24
neg f64 230
mul f64 231 37
add f64 232 225
mul f64 231 40
add f64 234 12
add f64 233 235
sub f64 236 233
sub f64 236 237
sub f64 233 238
sub f64 235 237
add f64 239 240
mul f64 236 236
mul f64 50 236
add f64 243 51
mul f64 244 236
add f64 245 54
mul f64 246 236
add f64 247 57
mul f64 248 236
add f64 249 60
mul f64 250 236
add f64 251 63
mul f64 252 236
add f64 253 66
mul f64 254 236
add f64 255 69
mul f64 256 236
add f64 257 72
mul f64 258 236
add f64 259 75
mul f64 241 236
add f64 241 261
mul f64 242 260
add f64 263 262
add f64 236 264
sub f64 265 236
sub f64 264 266
add f64 265 9
sub f64 268 265
sub f64 268 269
sub f64 265 270
sub f64 9 269
add f64 271 272
add f64 273 267
add f64 268 274
sub f64 275 268
sub f64 274 276
bitcast i64 215
and i64 278 137
bitcast f64 279
sub f64 215 280
bitcast i64 275
and i64 282 137
bitcast f64 283
sub f64 275 284
mul f64 124 121
mul f64 275 286
bitcast i64 286
and i64 288 137
bitcast f64 289
sub f64 286 290
mul f64 284 290
sub f64 292 287
mul f64 284 291
add f64 293 294
mul f64 285 290
add f64 295 296
mul f64 285 291
add f64 297 298
mul f64 277 286
add f64 299 300
add f64 287 301
sub f64 302 287
sub f64 301 303
div f64 302 215
mul f64 305 215
bitcast i64 305
and i64 307 137
bitcast f64 308
sub f64 305 309
mul f64 309 280
sub f64 311 306
mul f64 309 281
add f64 312 313
mul f64 310 280
add f64 314 315
mul f64 310 281
add f64 316 317
sub f64 302 306
sub f64 319 318
add f64 320 304
mul f64 305 217
sub f64 321 322
div f64 323 215
add f64 305 324
sub f64 325 305
sub f64 324 326
add f64 325 327
ne i1 1 12
constant i64 1
shr i64 229 330
add i64 331 30
shl i64 332 32
bitcast f64 333
mul f64 328 334
sub i64 229 331
add i64 336 30
shl i64 337 32
bitcast f64 338
mul f64 335 339
select f64 329 340 1
mul f64 15 12
select f64 4 341 342
""",
        ),
    ),
    "power": (
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
parameter f64 2
parameter f64 3
abs f64 0
constant f64 9218868437227405312
eq i1 4 5
abs f64 1
eq i1 7 5
or i1 6 8
mul f64 0 0
mul f64 1 1
add f64 10 11
select f64 9 5 12
lt i1 7 4
select f64 14 4 7
select f64 14 7 4
constant f64 4607182418800017408
sub f64 15 17
add f64 15 17
mul f64 18 19
mul f64 16 16
add f64 20 21
constant f64 4602678819172646912
lt i1 23 13
constant f64 4611686018427387904
lt i1 13 25
and i1 24 26
log_plus_one f64 22
log f64 13
select f64 27 28 29
mul f64 23 30
atan2 f64 1 0
mul f64 2 31
mul f64 3 32
sub f64 33 34
mul f64 3 31
mul f64 2 32
add f64 36 37
constant f64 0
eq i1 0 39
eq i1 1 39
and i1 40 41
lt i1 4 5
lt i1 7 5
and i1 43 44
abs f64 2
lt i1 46 5
abs f64 3
lt i1 48 5
and i1 47 49
eq i1 3 39
and i1 51 50
lt i1 39 2
lt i1 2 39
and i1 9 52
and i1 55 54
select i1 42 53 56
eq i1 0 5
and i1 58 41
and i1 59 52
and i1 60 53
eq i1 2 39
and i1 62 51
sub f64 5 5
select f64 61 5 64
select f64 57 39 65
select f64 63 17 66
not i1 42
and i1 68 45
and i1 69 50
cosine f64 38
constant f64 13873145138068324352
constant f64 4649896246515859456
lt i1 35 72
select f64 74 72 35
lt i1 73 75
select f64 76 73 75
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 77 78
add f64 80 79
sub f64 81 79
constant f64 4604418534313443328
mul f64 82 83
sub f64 77 84
constant f64 13639225319613145088
mul f64 82 86
sub f64 85 87
mul f64 88 88
constant f64 4493169262076825869
constant f64 4508818142790474795
mul f64 90 88
add f64 92 91
constant f64 4523617207225571602
mul f64 93 88
add f64 95 94
constant f64 4537941336995398790
mul f64 96 88
add f64 98 97
constant f64 4551452160552810439
mul f64 99 88
add f64 101 100
constant f64 4564047942389340013
mul f64 102 88
add f64 104 103
constant f64 4575957461383588187
mul f64 105 88
add f64 107 106
constant f64 4586165620538941447
mul f64 108 88
add f64 110 109
constant f64 4595172819793696076
mul f64 111 88
add f64 113 112
constant f64 4602678819172646917
mul f64 114 88
add f64 116 115
mul f64 89 117
add f64 118 88
add f64 17 119
mul f64 120 71
bitcast i64 81
constant i64 4843621399236968448
sub i64 122 123
constant i64 1
shr i64 124 125
constant i64 1023
add i64 126 127
constant i64 52
shl i64 128 129
bitcast f64 130
mul f64 121 131
sub i64 124 126
add i64 133 127
shl i64 134 129
bitcast f64 135
mul f64 132 136
select f64 70 137 67
""",
        ),
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
parameter f64 2
parameter f64 3
abs f64 0
constant f64 9218868437227405312
eq i1 4 5
abs f64 1
eq i1 7 5
or i1 6 8
mul f64 0 0
mul f64 1 1
add f64 10 11
select f64 9 5 12
lt i1 7 4
select f64 14 4 7
select f64 14 7 4
constant f64 4607182418800017408
sub f64 15 17
add f64 15 17
mul f64 18 19
mul f64 16 16
add f64 20 21
constant f64 4602678819172646912
lt i1 23 13
constant f64 4611686018427387904
lt i1 13 25
and i1 24 26
log_plus_one f64 22
log f64 13
select f64 27 28 29
mul f64 23 30
atan2 f64 1 0
mul f64 2 31
mul f64 3 32
sub f64 33 34
mul f64 3 31
mul f64 2 32
add f64 36 37
constant f64 0
eq i1 0 39
eq i1 1 39
and i1 40 41
lt i1 4 5
lt i1 7 5
and i1 43 44
abs f64 2
lt i1 46 5
abs f64 3
lt i1 48 5
and i1 47 49
eq i1 3 39
and i1 51 50
lt i1 39 2
lt i1 2 39
and i1 9 52
and i1 55 54
select i1 42 53 56
eq i1 0 5
and i1 58 41
and i1 59 52
and i1 60 53
eq i1 2 39
and i1 62 51
sub f64 5 5
select f64 61 5 64
select f64 57 39 65
select f64 63 17 66
not i1 42
and i1 68 45
and i1 69 50
constant f64 13873145138068324352
constant f64 4649896246515859456
lt i1 35 71
select f64 73 71 35
lt i1 72 74
select f64 75 72 74
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 76 77
add f64 79 78
sub f64 80 78
constant f64 4604418534313443328
mul f64 81 82
sub f64 76 83
constant f64 13639225319613145088
mul f64 81 85
sub f64 84 86
mul f64 87 87
constant f64 4493169262076825869
constant f64 4508818142790474795
mul f64 89 87
add f64 91 90
constant f64 4523617207225571602
mul f64 92 87
add f64 94 93
constant f64 4537941336995398790
mul f64 95 87
add f64 97 96
constant f64 4551452160552810439
mul f64 98 87
add f64 100 99
constant f64 4564047942389340013
mul f64 101 87
add f64 103 102
constant f64 4575957461383588187
mul f64 104 87
add f64 106 105
constant f64 4586165620538941447
mul f64 107 87
add f64 109 108
constant f64 4595172819793696076
mul f64 110 87
add f64 112 111
constant f64 4602678819172646917
mul f64 113 87
add f64 115 114
mul f64 88 116
add f64 117 87
add f64 17 118
bitcast i64 80
constant i64 4843621399236968448
sub i64 120 121
constant i64 1
shr i64 122 123
constant i64 1023
add i64 124 125
constant i64 52
shl i64 126 127
bitcast f64 128
sub i64 122 124
add i64 130 125
shl i64 131 127
bitcast f64 132
eq i1 38 39
sine f64 38
mul f64 119 135
mul f64 136 129
mul f64 137 133
select f64 134 38 138
eq i1 67 67
select f64 140 39 67
select f64 70 139 141
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
parameter f64 2
parameter f64 3
abs f64 1
abs f64 0
lt i1 4 5
select f64 6 5 4
constant f64 4503599627370496
constant f64 4841369599423283200
lt i1 7 8
mul f64 7 9
select f64 10 11 7
constant i64 52
bitcast i64 12
constant i64 4604544271217802189
sub i64 14 15
shr i64 16 13
ne i1 12 7
constant i64 0
select i64 18 13 19
sub i64 17 20
neg i64 21
constant i64 1
shr i64 22 23
constant i64 1023
add i64 24 25
shl i64 26 13
bitcast f64 27
mul f64 0 28
sub i64 22 24
add i64 30 25
shl i64 31 13
bitcast f64 32
mul f64 29 33
constant f64 0
mul f64 1 28
mul f64 36 33
abs f64 34
abs f64 37
lt i1 38 39
select f64 40 37 34
mul f64 41 41
bitcast i64 41
constant i64 18446744073575333888
and i64 43 44
bitcast f64 45
sub f64 41 46
mul f64 46 46
sub f64 48 42
mul f64 46 47
add f64 49 50
mul f64 47 46
add f64 51 52
mul f64 47 47
add f64 53 54
select f64 40 34 37
mul f64 56 56
bitcast i64 56
and i64 58 44
bitcast f64 59
sub f64 56 60
mul f64 60 60
sub f64 62 57
mul f64 60 61
add f64 63 64
mul f64 61 60
add f64 65 66
mul f64 61 61
add f64 67 68
constant f64 4607182418800017408
sub f64 42 70
add f64 71 57
sub f64 72 71
sub f64 72 73
sub f64 71 74
sub f64 57 73
add f64 75 76
add f64 55 69
constant f64 4611686018427387904
mul f64 79 34
mul f64 80 35
add f64 78 81
add f64 77 82
add f64 72 83
sub f64 84 72
sub f64 84 85
sub f64 72 86
sub f64 83 85
add f64 87 88
add f64 70 84
bitcast i64 90
sub i64 91 15
shr i64 92 13
sub f64 90 70
sub f64 90 94
sub f64 70 95
sub f64 84 94
add f64 96 97
add f64 98 89
neg i64 93
add i64 100 25
shl i64 101 13
bitcast f64 102
mul f64 99 103
eq i1 93 19
shl i64 93 13
sub i64 91 106
bitcast f64 107
sub f64 108 70
add f64 109 104
sub f64 110 109
sub f64 104 111
select f64 105 84 110
select f64 105 89 112
add f64 113 79
sub f64 115 113
sub f64 115 116
sub f64 113 117
sub f64 79 116
add f64 118 119
add f64 120 114
add f64 115 121
sub f64 122 115
sub f64 121 123
div f64 113 122
mul f64 125 122
bitcast i64 125
and i64 127 44
bitcast f64 128
sub f64 125 129
bitcast i64 122
and i64 131 44
bitcast f64 132
sub f64 122 133
mul f64 129 133
sub f64 135 126
mul f64 129 134
add f64 136 137
mul f64 130 133
add f64 138 139
mul f64 130 134
add f64 140 141
sub f64 113 126
sub f64 143 142
add f64 144 114
mul f64 125 124
sub f64 145 146
div f64 147 122
add f64 125 148
sub f64 149 125
sub f64 148 150
mul f64 149 149
bitcast i64 149
and i64 153 44
bitcast f64 154
sub f64 149 155
mul f64 155 155
sub f64 157 152
mul f64 155 156
add f64 158 159
mul f64 156 155
add f64 160 161
mul f64 156 156
add f64 162 163
mul f64 149 151
mul f64 151 149
add f64 165 166
add f64 164 167
add f64 152 168
sub f64 169 152
sub f64 168 170
constant f64 4589468260265693457
constant f64 4337266681132945681
constant f64 4583892375012758557
constant f64 4584391475231203080
mul f64 174 169
add f64 176 175
constant f64 4584809698070499460
mul f64 177 169
add f64 179 178
constant f64 4585130310279789462
mul f64 180 169
add f64 182 181
constant f64 4585498420594159464
mul f64 183 169
add f64 185 184
constant f64 4585925428558828667
mul f64 186 169
add f64 188 187
constant f64 4586426698778222948
mul f64 189 169
add f64 191 190
constant f64 4587023449039406616
mul f64 192 169
add f64 194 193
constant f64 4587745830934523688
mul f64 195 169
add f64 197 196
constant f64 4588638185040256542
mul f64 198 169
add f64 200 199
mul f64 169 201
add f64 172 202
sub f64 203 172
sub f64 203 204
sub f64 172 205
sub f64 202 204
add f64 206 207
add f64 208 173
add f64 203 209
sub f64 210 203
sub f64 209 211
constant f64 4590207312512236308
constant f64 13570384969489005332
mul f64 169 210
bitcast i64 169
and i64 216 44
bitcast f64 217
sub f64 169 218
bitcast i64 210
and i64 220 44
bitcast f64 221
sub f64 210 222
mul f64 218 222
sub f64 224 215
mul f64 218 223
add f64 225 226
mul f64 219 222
add f64 227 228
mul f64 219 223
add f64 229 230
mul f64 169 212
mul f64 171 210
add f64 232 233
add f64 231 234
add f64 215 235
sub f64 236 215
sub f64 235 237
add f64 213 236
sub f64 239 213
sub f64 239 240
sub f64 213 241
sub f64 236 240
add f64 242 243
add f64 214 238
sub f64 245 214
sub f64 245 246
sub f64 214 247
sub f64 238 246
add f64 248 249
add f64 244 245
add f64 239 251
sub f64 252 239
sub f64 251 253
add f64 254 250
add f64 252 255
sub f64 256 252
sub f64 255 257
constant f64 4591215111030249286
constant f64 13566889168379647814
mul f64 169 256
bitcast i64 256
and i64 262 44
bitcast f64 263
sub f64 256 264
mul f64 218 264
sub f64 266 261
mul f64 218 265
add f64 267 268
mul f64 219 264
add f64 269 270
mul f64 219 265
add f64 271 272
mul f64 169 258
mul f64 171 256
add f64 274 275
add f64 273 276
add f64 261 277
sub f64 278 261
sub f64 277 279
add f64 259 278
sub f64 281 259
sub f64 281 282
sub f64 259 283
sub f64 278 282
add f64 284 285
add f64 260 280
sub f64 287 260
sub f64 287 288
sub f64 260 289
sub f64 280 288
add f64 290 291
add f64 286 287
add f64 281 293
sub f64 294 281
sub f64 293 295
add f64 296 292
add f64 294 297
sub f64 298 294
sub f64 297 299
constant f64 4592670820000712476
constant f64 4349476440122705692
mul f64 169 298
bitcast i64 298
and i64 304 44
bitcast f64 305
sub f64 298 306
mul f64 218 306
sub f64 308 303
mul f64 218 307
add f64 309 310
mul f64 219 306
add f64 311 312
mul f64 219 307
add f64 313 314
mul f64 169 300
mul f64 171 298
add f64 316 317
add f64 315 318
add f64 303 319
sub f64 320 303
sub f64 319 321
add f64 301 320
sub f64 323 301
sub f64 323 324
sub f64 301 325
sub f64 320 324
add f64 326 327
add f64 302 322
sub f64 329 302
sub f64 329 330
sub f64 302 331
sub f64 322 330
add f64 332 333
add f64 328 329
add f64 323 335
sub f64 336 323
sub f64 335 337
add f64 338 334
add f64 336 339
sub f64 340 336
sub f64 339 341
constant f64 4594314991293244562
constant f64 4351120611415237778
mul f64 169 340
bitcast i64 340
and i64 346 44
bitcast f64 347
sub f64 340 348
mul f64 218 348
sub f64 350 345
mul f64 218 349
add f64 351 352
mul f64 219 348
add f64 353 354
mul f64 219 349
add f64 355 356
mul f64 169 342
mul f64 171 340
add f64 358 359
add f64 357 360
add f64 345 361
sub f64 362 345
sub f64 361 363
add f64 343 362
sub f64 365 343
sub f64 365 366
sub f64 343 367
sub f64 362 366
add f64 368 369
add f64 344 364
sub f64 371 344
sub f64 371 372
sub f64 344 373
sub f64 364 372
add f64 374 375
add f64 370 371
add f64 365 377
sub f64 378 365
sub f64 377 379
add f64 380 376
add f64 378 381
sub f64 382 378
sub f64 381 383
constant f64 4596373779694328218
constant f64 13576551436671097242
mul f64 169 382
bitcast i64 382
and i64 388 44
bitcast f64 389
sub f64 382 390
mul f64 218 390
sub f64 392 387
mul f64 218 391
add f64 393 394
mul f64 219 390
add f64 395 396
mul f64 219 391
add f64 397 398
mul f64 169 384
mul f64 171 382
add f64 400 401
add f64 399 402
add f64 387 403
sub f64 404 387
sub f64 403 405
add f64 385 404
sub f64 407 385
sub f64 407 408
sub f64 385 409
sub f64 404 408
add f64 410 411
add f64 386 406
sub f64 413 386
sub f64 413 414
sub f64 386 415
sub f64 406 414
add f64 416 417
add f64 412 413
add f64 407 419
sub f64 420 407
sub f64 419 421
add f64 422 418
add f64 420 423
sub f64 424 420
sub f64 423 425
constant f64 4599676419421066581
constant f64 4356482039543059797
mul f64 169 424
bitcast i64 424
and i64 430 44
bitcast f64 431
sub f64 424 432
mul f64 218 432
sub f64 434 429
mul f64 218 433
add f64 435 436
mul f64 219 432
add f64 437 438
mul f64 219 433
add f64 439 440
mul f64 169 426
mul f64 171 424
add f64 442 443
add f64 441 444
add f64 429 445
sub f64 446 429
sub f64 445 447
add f64 427 446
sub f64 449 427
sub f64 449 450
sub f64 427 451
sub f64 446 450
add f64 452 453
add f64 428 448
sub f64 455 428
sub f64 455 456
sub f64 428 457
sub f64 448 456
add f64 458 459
add f64 454 455
add f64 449 461
sub f64 462 449
sub f64 461 463
add f64 464 460
add f64 462 465
sub f64 466 462
sub f64 465 467
mul f64 169 466
bitcast i64 466
and i64 470 44
bitcast f64 471
sub f64 466 472
mul f64 218 472
sub f64 474 469
mul f64 218 473
add f64 475 476
mul f64 219 472
add f64 477 478
mul f64 219 473
add f64 479 480
mul f64 169 468
mul f64 171 466
add f64 482 483
add f64 481 484
add f64 469 485
sub f64 486 469
sub f64 485 487
mul f64 149 486
bitcast i64 486
and i64 490 44
bitcast f64 491
sub f64 486 492
mul f64 155 492
sub f64 494 489
mul f64 155 493
add f64 495 496
mul f64 156 492
add f64 497 498
mul f64 156 493
add f64 499 500
mul f64 149 488
mul f64 151 486
add f64 502 503
add f64 501 504
add f64 489 505
sub f64 506 489
sub f64 505 507
add f64 149 506
sub f64 509 149
sub f64 509 510
sub f64 149 511
sub f64 506 510
add f64 512 513
add f64 151 508
sub f64 515 151
sub f64 515 516
sub f64 151 517
sub f64 508 516
add f64 518 519
add f64 514 515
add f64 509 521
sub f64 522 509
sub f64 521 523
add f64 524 520
add f64 522 525
sub f64 526 522
sub f64 525 527
add i64 21 21
add i64 93 529
convert f64 530
constant f64 4604418534313443328
mul f64 531 532
constant f64 13639225319613145088
mul f64 531 534
add f64 533 535
sub f64 536 533
sub f64 535 537
constant f64 13450228951638253950
mul f64 531 539
add f64 536 540
sub f64 541 536
sub f64 541 542
sub f64 536 543
sub f64 540 542
add f64 544 545
add f64 546 538
add f64 541 547
sub f64 548 541
sub f64 547 549
mul f64 526 79
mul f64 528 79
add f64 548 551
sub f64 553 548
sub f64 553 554
sub f64 548 555
sub f64 551 554
add f64 556 557
add f64 550 552
sub f64 559 550
sub f64 559 560
sub f64 550 561
sub f64 552 560
add f64 562 563
add f64 558 559
add f64 553 565
sub f64 566 553
sub f64 565 567
add f64 568 564
add f64 566 569
sub f64 570 566
sub f64 569 571
constant f64 4602678819172646912
mul f64 570 573
mul f64 572 573
select f64 40 38 39
select f64 40 39 38
constant f64 4620693217682128896
div f64 576 577
mul f64 578 579
rint f64 580
constant f64 4593671619917905920
mul f64 582 581
mul f64 583 577
bitcast i64 583
and i64 585 44
bitcast f64 586
sub f64 583 587
bitcast i64 577
and i64 589 44
bitcast f64 590
sub f64 577 591
mul f64 587 591
sub f64 593 584
mul f64 587 592
add f64 594 595
mul f64 588 591
add f64 596 597
mul f64 588 592
add f64 598 599
neg f64 584
neg f64 600
add f64 576 601
sub f64 603 576
sub f64 603 604
sub f64 576 605
sub f64 601 604
add f64 606 607
add f64 35 602
sub f64 609 35
sub f64 609 610
sub f64 35 611
sub f64 602 610
add f64 612 613
add f64 608 609
add f64 603 615
sub f64 616 603
sub f64 615 617
add f64 618 614
add f64 616 619
sub f64 620 616
sub f64 619 621
mul f64 583 576
bitcast i64 576
and i64 624 44
bitcast f64 625
sub f64 576 626
mul f64 587 626
sub f64 628 623
mul f64 587 627
add f64 629 630
mul f64 588 626
add f64 631 632
mul f64 588 627
add f64 633 634
add f64 577 623
sub f64 636 577
sub f64 636 637
sub f64 577 638
sub f64 623 637
add f64 639 640
add f64 35 635
sub f64 642 35
sub f64 642 643
sub f64 35 644
sub f64 635 643
add f64 645 646
add f64 641 642
add f64 636 648
sub f64 649 636
sub f64 648 650
add f64 651 647
add f64 649 652
sub f64 653 649
sub f64 652 654
constant f64 4616189618054758400
lt i1 581 656
eq i1 581 35
eq i1 581 656
or i1 658 659
eq i1 581 70
constant f64 4593625142376804206
constant f64 13568452283375946775
eq i1 581 79
constant f64 4597994306818310365
constant f64 4352917529811201981
constant f64 4600134657745673969
constant f64 13581840161913104664
select f64 664 665 667
select f64 664 666 668
select f64 661 662 669
select f64 661 663 670
constant f64 4617315517961601024
eq i1 581 673
constant f64 4603206634882137780
constant f64 13571923890979628687
constant f64 4618441417868443648
eq i1 581 677
constant f64 4603971362252824289
constant f64 4355615921582285912
constant f64 4604649864582153780
constant f64 13580819412447583990
select f64 678 679 681
select f64 678 680 682
select f64 674 675 683
select f64 674 676 684
constant f64 4602023952714414927
constant f64 4357843414468748770
constant f64 4605249457297304856
constant f64 4359948597267291143
select f64 659 687 689
select f64 659 688 690
select f64 658 35 671
select f64 658 35 672
eq i1 581 578
or i1 660 695
select f64 696 691 685
select f64 696 692 686
select f64 657 693 697
select f64 657 694 698
div f64 620 653
mul f64 701 653
bitcast i64 701
and i64 703 44
bitcast f64 704
sub f64 701 705
bitcast i64 653
and i64 707 44
bitcast f64 708
sub f64 653 709
mul f64 705 709
sub f64 711 702
mul f64 705 710
add f64 712 713
mul f64 706 709
add f64 714 715
mul f64 706 710
add f64 716 717
sub f64 620 702
sub f64 719 718
add f64 720 622
mul f64 701 655
sub f64 721 722
div f64 723 653
add f64 701 724
sub f64 725 701
sub f64 724 726
mul f64 725 725
bitcast i64 725
and i64 729 44
bitcast f64 730
sub f64 725 731
mul f64 731 731
sub f64 733 728
mul f64 731 732
add f64 734 735
mul f64 732 731
add f64 736 737
mul f64 732 732
add f64 738 739
mul f64 725 727
mul f64 727 725
add f64 741 742
add f64 740 743
add f64 728 744
sub f64 745 728
sub f64 744 746
neg f64 259
neg f64 260
constant f64 13811117867789299496
mul f64 193 745
add f64 751 750
mul f64 752 745
add f64 753 199
constant f64 13812840297120469265
mul f64 754 745
add f64 756 755
mul f64 757 745
add f64 758 213
mul f64 745 759
add f64 748 760
sub f64 761 748
sub f64 761 762
sub f64 748 763
sub f64 760 762
add f64 764 765
add f64 766 749
add f64 761 767
sub f64 768 761
sub f64 767 769
mul f64 745 768
bitcast i64 745
and i64 772 44
bitcast f64 773
sub f64 745 774
bitcast i64 768
and i64 776 44
bitcast f64 777
sub f64 768 778
mul f64 774 778
sub f64 780 771
mul f64 774 779
add f64 781 782
mul f64 775 778
add f64 783 784
mul f64 775 779
add f64 785 786
mul f64 745 770
mul f64 747 768
add f64 788 789
add f64 787 790
add f64 771 791
sub f64 792 771
sub f64 791 793
add f64 301 792
sub f64 795 301
sub f64 795 796
sub f64 301 797
sub f64 792 796
add f64 798 799
add f64 302 794
sub f64 801 302
sub f64 801 802
sub f64 302 803
sub f64 794 802
add f64 804 805
add f64 800 801
add f64 795 807
sub f64 808 795
sub f64 807 809
add f64 810 806
add f64 808 811
sub f64 812 808
sub f64 811 813
neg f64 343
neg f64 344
mul f64 745 812
bitcast i64 812
and i64 818 44
bitcast f64 819
sub f64 812 820
mul f64 774 820
sub f64 822 817
mul f64 774 821
add f64 823 824
mul f64 775 820
add f64 825 826
mul f64 775 821
add f64 827 828
mul f64 745 814
mul f64 747 812
add f64 830 831
add f64 829 832
add f64 817 833
sub f64 834 817
sub f64 833 835
add f64 815 834
sub f64 837 815
sub f64 837 838
sub f64 815 839
sub f64 834 838
add f64 840 841
add f64 816 836
sub f64 843 816
sub f64 843 844
sub f64 816 845
sub f64 836 844
add f64 846 847
add f64 842 843
add f64 837 849
sub f64 850 837
sub f64 849 851
add f64 852 848
add f64 850 853
sub f64 854 850
sub f64 853 855
mul f64 745 854
bitcast i64 854
and i64 858 44
bitcast f64 859
sub f64 854 860
mul f64 774 860
sub f64 862 857
mul f64 774 861
add f64 863 864
mul f64 775 860
add f64 865 866
mul f64 775 861
add f64 867 868
mul f64 745 856
mul f64 747 854
add f64 870 871
add f64 869 872
add f64 857 873
sub f64 874 857
sub f64 873 875
add f64 385 874
sub f64 877 385
sub f64 877 878
sub f64 385 879
sub f64 874 878
add f64 880 881
add f64 386 876
sub f64 883 386
sub f64 883 884
sub f64 386 885
sub f64 876 884
add f64 886 887
add f64 882 883
add f64 877 889
sub f64 890 877
sub f64 889 891
add f64 892 888
add f64 890 893
sub f64 894 890
sub f64 893 895
neg f64 427
neg f64 428
mul f64 745 894
bitcast i64 894
and i64 900 44
bitcast f64 901
sub f64 894 902
mul f64 774 902
sub f64 904 899
mul f64 774 903
add f64 905 906
mul f64 775 902
add f64 907 908
mul f64 775 903
add f64 909 910
mul f64 745 896
mul f64 747 894
add f64 912 913
add f64 911 914
add f64 899 915
sub f64 916 899
sub f64 915 917
add f64 897 916
sub f64 919 897
sub f64 919 920
sub f64 897 921
sub f64 916 920
add f64 922 923
add f64 898 918
sub f64 925 898
sub f64 925 926
sub f64 898 927
sub f64 918 926
add f64 928 929
add f64 924 925
add f64 919 931
sub f64 932 919
sub f64 931 933
add f64 934 930
add f64 932 935
sub f64 936 932
sub f64 935 937
mul f64 745 936
bitcast i64 936
and i64 940 44
bitcast f64 941
sub f64 936 942
mul f64 774 942
sub f64 944 939
mul f64 774 943
add f64 945 946
mul f64 775 942
add f64 947 948
mul f64 775 943
add f64 949 950
mul f64 745 938
mul f64 747 936
add f64 952 953
add f64 951 954
add f64 939 955
sub f64 956 939
sub f64 955 957
mul f64 725 956
bitcast i64 956
and i64 960 44
bitcast f64 961
sub f64 956 962
mul f64 731 962
sub f64 964 959
mul f64 731 963
add f64 965 966
mul f64 732 962
add f64 967 968
mul f64 732 963
add f64 969 970
mul f64 725 958
mul f64 727 956
add f64 972 973
add f64 971 974
add f64 959 975
sub f64 976 959
sub f64 975 977
add f64 725 976
sub f64 979 725
sub f64 979 980
sub f64 725 981
sub f64 976 980
add f64 982 983
add f64 727 978
sub f64 985 727
sub f64 985 986
sub f64 727 987
sub f64 978 986
add f64 988 989
add f64 984 985
add f64 979 991
sub f64 992 979
sub f64 991 993
add f64 994 990
add f64 992 995
sub f64 996 992
sub f64 995 997
add f64 699 996
sub f64 999 699
sub f64 999 1000
sub f64 699 1001
sub f64 996 1000
add f64 1002 1003
add f64 700 998
sub f64 1005 700
sub f64 1005 1006
sub f64 700 1007
sub f64 998 1006
add f64 1008 1009
add f64 1004 1005
add f64 999 1011
sub f64 1012 999
sub f64 1011 1013
add f64 1014 1010
add f64 1012 1015
sub f64 1016 1012
sub f64 1015 1017
constant f64 4609753056924675352
constant f64 4364452196894661639
neg f64 1016
neg f64 1018
add f64 1019 1021
sub f64 1023 1019
sub f64 1023 1024
sub f64 1019 1025
sub f64 1021 1024
add f64 1026 1027
add f64 1020 1022
sub f64 1029 1020
sub f64 1029 1030
sub f64 1020 1031
sub f64 1022 1030
add f64 1032 1033
add f64 1028 1029
add f64 1023 1035
sub f64 1036 1023
sub f64 1035 1037
add f64 1038 1034
add f64 1036 1039
sub f64 1040 1036
sub f64 1039 1041
select f64 40 1040 1016
select f64 40 1042 1018
bitcast i64 0
lt i1 1045 19
mul f64 79 1019
mul f64 79 1020
neg f64 1043
neg f64 1044
add f64 1047 1049
sub f64 1051 1047
sub f64 1051 1052
sub f64 1047 1053
sub f64 1049 1052
add f64 1054 1055
add f64 1048 1050
sub f64 1057 1048
sub f64 1057 1058
sub f64 1048 1059
sub f64 1050 1058
add f64 1060 1061
add f64 1056 1057
add f64 1051 1063
sub f64 1064 1051
sub f64 1063 1065
add f64 1066 1062
add f64 1064 1067
sub f64 1068 1064
sub f64 1067 1069
select f64 1046 1068 1043
select f64 1046 1070 1044
bitcast i64 1
lt i1 1073 19
neg f64 1071
neg f64 1072
select f64 1074 1075 1071
select f64 1074 1076 1072
constant f64 8945421882333202015
neg f64 1079
lt i1 2 1080
select f64 1081 1080 2
lt i1 1079 1082
select f64 1083 1079 1082
lt i1 3 1080
select f64 1085 1080 3
lt i1 1079 1086
select f64 1087 1079 1086
mul f64 574 1084
bitcast i64 574
and i64 1090 44
bitcast f64 1091
sub f64 574 1092
bitcast i64 1084
and i64 1094 44
bitcast f64 1095
sub f64 1084 1096
mul f64 1092 1096
sub f64 1098 1089
mul f64 1092 1097
add f64 1099 1100
mul f64 1093 1096
add f64 1101 1102
mul f64 1093 1097
add f64 1103 1104
mul f64 575 1084
add f64 1105 1106
add f64 1089 1107
sub f64 1108 1089
sub f64 1107 1109
mul f64 1077 1088
bitcast i64 1077
and i64 1112 44
bitcast f64 1113
sub f64 1077 1114
bitcast i64 1088
and i64 1116 44
bitcast f64 1117
sub f64 1088 1118
mul f64 1114 1118
sub f64 1120 1111
mul f64 1114 1119
add f64 1121 1122
mul f64 1115 1118
add f64 1123 1124
mul f64 1115 1119
add f64 1125 1126
mul f64 1078 1088
add f64 1127 1128
add f64 1111 1129
sub f64 1130 1111
sub f64 1129 1131
neg f64 1130
neg f64 1132
add f64 1108 1133
sub f64 1135 1108
sub f64 1135 1136
sub f64 1108 1137
sub f64 1133 1136
add f64 1138 1139
add f64 1110 1134
sub f64 1141 1110
sub f64 1141 1142
sub f64 1110 1143
sub f64 1134 1142
add f64 1144 1145
add f64 1140 1141
add f64 1135 1147
sub f64 1148 1135
sub f64 1147 1149
add f64 1150 1146
add f64 1148 1151
sub f64 1152 1148
sub f64 1151 1153
mul f64 574 1088
mul f64 1092 1118
sub f64 1156 1155
mul f64 1092 1119
add f64 1157 1158
mul f64 1093 1118
add f64 1159 1160
mul f64 1093 1119
add f64 1161 1162
mul f64 575 1088
add f64 1163 1164
add f64 1155 1165
sub f64 1166 1155
sub f64 1165 1167
mul f64 1077 1084
mul f64 1114 1096
sub f64 1170 1169
mul f64 1114 1097
add f64 1171 1172
mul f64 1115 1096
add f64 1173 1174
mul f64 1115 1097
add f64 1175 1176
mul f64 1078 1084
add f64 1177 1178
add f64 1169 1179
sub f64 1180 1169
sub f64 1179 1181
add f64 1166 1180
sub f64 1183 1166
sub f64 1183 1184
sub f64 1166 1185
sub f64 1180 1184
add f64 1186 1187
add f64 1168 1182
sub f64 1189 1168
sub f64 1189 1190
sub f64 1168 1191
sub f64 1182 1190
add f64 1192 1193
add f64 1188 1189
add f64 1183 1195
sub f64 1196 1183
sub f64 1195 1197
add f64 1198 1194
add f64 1196 1199
sub f64 1200 1196
sub f64 1199 1201
cosine f64 1200
sine f64 1200
eq i1 0 35
eq i1 1 35
and i1 1205 1206
constant f64 9218868437227405312
lt i1 5 1208
lt i1 4 1208
and i1 1209 1210
eq i1 5 1208
eq i1 4 1208
or i1 1212 1213
abs f64 2
lt i1 1215 1208
abs f64 3
lt i1 1217 1208
and i1 1216 1218
eq i1 3 35
and i1 1220 1219
lt i1 35 2
lt i1 2 35
and i1 1214 1221
and i1 1224 1223
select i1 1207 1222 1225
eq i1 0 1208
and i1 1227 1206
and i1 1228 1221
and i1 1229 1222
eq i1 2 35
and i1 1231 1220
sub f64 1208 1208
select f64 1230 1208 1233
select f64 1226 35 1234
select f64 1232 70 1235
not i1 1207
and i1 1237 1211
and i1 1238 1219
neg f64 1204
mul f64 1202 1240
mul f64 1202 1202
mul f64 573 1242
mul f64 1243 1203
sub f64 1241 1244
add f64 1203 1245
sub f64 1246 1203
sub f64 1246 1247
sub f64 1203 1248
sub f64 1245 1247
add f64 1249 1250
constant f64 4653872080561897472
neg f64 1252
lt i1 1152 1253
select f64 1254 1253 1152
lt i1 1252 1255
select f64 1256 1252 1255
eq i1 1257 1152
select f64 1258 1154 35
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 1257 1260
add f64 1262 1261
sub f64 1263 1261
neg f64 1264
mul f64 1265 532
add f64 1266 1257
mul f64 1265 534
add f64 1268 1259
add f64 1267 1269
sub f64 1270 1267
sub f64 1270 1271
sub f64 1267 1272
sub f64 1269 1271
add f64 1273 1274
mul f64 1270 1270
constant f64 4493169262076825869
constant f64 4508818142790474795
mul f64 1277 1270
add f64 1279 1278
constant f64 4523617207225571602
mul f64 1280 1270
add f64 1282 1281
constant f64 4537941336995398790
mul f64 1283 1270
add f64 1285 1284
constant f64 4551452160552810439
mul f64 1286 1270
add f64 1288 1287
constant f64 4564047942389340013
mul f64 1289 1270
add f64 1291 1290
constant f64 4575957461383588187
mul f64 1292 1270
add f64 1294 1293
constant f64 4586165620538941447
mul f64 1295 1270
add f64 1297 1296
constant f64 4595172819793696076
mul f64 1298 1270
add f64 1300 1299
constant f64 4602678819172646917
mul f64 1301 1270
add f64 1303 1302
mul f64 1275 1270
add f64 1275 1305
mul f64 1276 1304
add f64 1307 1306
add f64 1270 1308
sub f64 1309 1270
sub f64 1308 1310
add f64 1309 70
sub f64 1312 1309
sub f64 1312 1313
sub f64 1309 1314
sub f64 70 1313
add f64 1315 1316
add f64 1317 1311
add f64 1312 1318
sub f64 1319 1312
sub f64 1318 1320
mul f64 1319 1246
bitcast i64 1319
and i64 1323 44
bitcast f64 1324
sub f64 1319 1325
bitcast i64 1246
and i64 1327 44
bitcast f64 1328
sub f64 1246 1329
mul f64 1325 1329
sub f64 1331 1322
mul f64 1325 1330
add f64 1332 1333
mul f64 1326 1329
add f64 1334 1335
mul f64 1326 1330
add f64 1336 1337
mul f64 1319 1251
mul f64 1321 1246
add f64 1339 1340
add f64 1338 1341
add f64 1322 1342
sub f64 1343 1322
sub f64 1342 1344
add f64 1343 1345
bitcast i64 1263
constant i64 4843621399236968448
sub i64 1347 1348
shr i64 1349 23
add i64 1350 25
shl i64 1351 13
bitcast f64 1352
mul f64 1346 1353
sub i64 1349 1350
add i64 1355 25
shl i64 1356 13
bitcast f64 1357
mul f64 1354 1358
select f64 1239 1359 1236
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
parameter f64 2
parameter f64 3
abs f64 1
abs f64 0
lt i1 4 5
select f64 6 5 4
constant f64 4503599627370496
constant f64 4841369599423283200
lt i1 7 8
mul f64 7 9
select f64 10 11 7
constant i64 52
bitcast i64 12
constant i64 4604544271217802189
sub i64 14 15
shr i64 16 13
ne i1 12 7
constant i64 0
select i64 18 13 19
sub i64 17 20
neg i64 21
constant i64 1
shr i64 22 23
constant i64 1023
add i64 24 25
shl i64 26 13
bitcast f64 27
mul f64 0 28
sub i64 22 24
add i64 30 25
shl i64 31 13
bitcast f64 32
mul f64 29 33
constant f64 0
mul f64 1 28
mul f64 36 33
abs f64 34
abs f64 37
lt i1 38 39
select f64 40 37 34
mul f64 41 41
bitcast i64 41
constant i64 18446744073575333888
and i64 43 44
bitcast f64 45
sub f64 41 46
mul f64 46 46
sub f64 48 42
mul f64 46 47
add f64 49 50
mul f64 47 46
add f64 51 52
mul f64 47 47
add f64 53 54
select f64 40 34 37
mul f64 56 56
bitcast i64 56
and i64 58 44
bitcast f64 59
sub f64 56 60
mul f64 60 60
sub f64 62 57
mul f64 60 61
add f64 63 64
mul f64 61 60
add f64 65 66
mul f64 61 61
add f64 67 68
constant f64 4607182418800017408
sub f64 42 70
add f64 71 57
sub f64 72 71
sub f64 72 73
sub f64 71 74
sub f64 57 73
add f64 75 76
add f64 55 69
constant f64 4611686018427387904
mul f64 79 34
mul f64 80 35
add f64 78 81
add f64 77 82
add f64 72 83
sub f64 84 72
sub f64 84 85
sub f64 72 86
sub f64 83 85
add f64 87 88
add f64 70 84
bitcast i64 90
sub i64 91 15
shr i64 92 13
sub f64 90 70
sub f64 90 94
sub f64 70 95
sub f64 84 94
add f64 96 97
add f64 98 89
neg i64 93
add i64 100 25
shl i64 101 13
bitcast f64 102
mul f64 99 103
eq i1 93 19
shl i64 93 13
sub i64 91 106
bitcast f64 107
sub f64 108 70
add f64 109 104
sub f64 110 109
sub f64 104 111
select f64 105 84 110
select f64 105 89 112
add f64 113 79
sub f64 115 113
sub f64 115 116
sub f64 113 117
sub f64 79 116
add f64 118 119
add f64 120 114
add f64 115 121
sub f64 122 115
sub f64 121 123
div f64 113 122
mul f64 125 122
bitcast i64 125
and i64 127 44
bitcast f64 128
sub f64 125 129
bitcast i64 122
and i64 131 44
bitcast f64 132
sub f64 122 133
mul f64 129 133
sub f64 135 126
mul f64 129 134
add f64 136 137
mul f64 130 133
add f64 138 139
mul f64 130 134
add f64 140 141
sub f64 113 126
sub f64 143 142
add f64 144 114
mul f64 125 124
sub f64 145 146
div f64 147 122
add f64 125 148
sub f64 149 125
sub f64 148 150
mul f64 149 149
bitcast i64 149
and i64 153 44
bitcast f64 154
sub f64 149 155
mul f64 155 155
sub f64 157 152
mul f64 155 156
add f64 158 159
mul f64 156 155
add f64 160 161
mul f64 156 156
add f64 162 163
mul f64 149 151
mul f64 151 149
add f64 165 166
add f64 164 167
add f64 152 168
sub f64 169 152
sub f64 168 170
constant f64 4589468260265693457
constant f64 4337266681132945681
constant f64 4583892375012758557
constant f64 4584391475231203080
mul f64 174 169
add f64 176 175
constant f64 4584809698070499460
mul f64 177 169
add f64 179 178
constant f64 4585130310279789462
mul f64 180 169
add f64 182 181
constant f64 4585498420594159464
mul f64 183 169
add f64 185 184
constant f64 4585925428558828667
mul f64 186 169
add f64 188 187
constant f64 4586426698778222948
mul f64 189 169
add f64 191 190
constant f64 4587023449039406616
mul f64 192 169
add f64 194 193
constant f64 4587745830934523688
mul f64 195 169
add f64 197 196
constant f64 4588638185040256542
mul f64 198 169
add f64 200 199
mul f64 169 201
add f64 172 202
sub f64 203 172
sub f64 203 204
sub f64 172 205
sub f64 202 204
add f64 206 207
add f64 208 173
add f64 203 209
sub f64 210 203
sub f64 209 211
constant f64 4590207312512236308
constant f64 13570384969489005332
mul f64 169 210
bitcast i64 169
and i64 216 44
bitcast f64 217
sub f64 169 218
bitcast i64 210
and i64 220 44
bitcast f64 221
sub f64 210 222
mul f64 218 222
sub f64 224 215
mul f64 218 223
add f64 225 226
mul f64 219 222
add f64 227 228
mul f64 219 223
add f64 229 230
mul f64 169 212
mul f64 171 210
add f64 232 233
add f64 231 234
add f64 215 235
sub f64 236 215
sub f64 235 237
add f64 213 236
sub f64 239 213
sub f64 239 240
sub f64 213 241
sub f64 236 240
add f64 242 243
add f64 214 238
sub f64 245 214
sub f64 245 246
sub f64 214 247
sub f64 238 246
add f64 248 249
add f64 244 245
add f64 239 251
sub f64 252 239
sub f64 251 253
add f64 254 250
add f64 252 255
sub f64 256 252
sub f64 255 257
constant f64 4591215111030249286
constant f64 13566889168379647814
mul f64 169 256
bitcast i64 256
and i64 262 44
bitcast f64 263
sub f64 256 264
mul f64 218 264
sub f64 266 261
mul f64 218 265
add f64 267 268
mul f64 219 264
add f64 269 270
mul f64 219 265
add f64 271 272
mul f64 169 258
mul f64 171 256
add f64 274 275
add f64 273 276
add f64 261 277
sub f64 278 261
sub f64 277 279
add f64 259 278
sub f64 281 259
sub f64 281 282
sub f64 259 283
sub f64 278 282
add f64 284 285
add f64 260 280
sub f64 287 260
sub f64 287 288
sub f64 260 289
sub f64 280 288
add f64 290 291
add f64 286 287
add f64 281 293
sub f64 294 281
sub f64 293 295
add f64 296 292
add f64 294 297
sub f64 298 294
sub f64 297 299
constant f64 4592670820000712476
constant f64 4349476440122705692
mul f64 169 298
bitcast i64 298
and i64 304 44
bitcast f64 305
sub f64 298 306
mul f64 218 306
sub f64 308 303
mul f64 218 307
add f64 309 310
mul f64 219 306
add f64 311 312
mul f64 219 307
add f64 313 314
mul f64 169 300
mul f64 171 298
add f64 316 317
add f64 315 318
add f64 303 319
sub f64 320 303
sub f64 319 321
add f64 301 320
sub f64 323 301
sub f64 323 324
sub f64 301 325
sub f64 320 324
add f64 326 327
add f64 302 322
sub f64 329 302
sub f64 329 330
sub f64 302 331
sub f64 322 330
add f64 332 333
add f64 328 329
add f64 323 335
sub f64 336 323
sub f64 335 337
add f64 338 334
add f64 336 339
sub f64 340 336
sub f64 339 341
constant f64 4594314991293244562
constant f64 4351120611415237778
mul f64 169 340
bitcast i64 340
and i64 346 44
bitcast f64 347
sub f64 340 348
mul f64 218 348
sub f64 350 345
mul f64 218 349
add f64 351 352
mul f64 219 348
add f64 353 354
mul f64 219 349
add f64 355 356
mul f64 169 342
mul f64 171 340
add f64 358 359
add f64 357 360
add f64 345 361
sub f64 362 345
sub f64 361 363
add f64 343 362
sub f64 365 343
sub f64 365 366
sub f64 343 367
sub f64 362 366
add f64 368 369
add f64 344 364
sub f64 371 344
sub f64 371 372
sub f64 344 373
sub f64 364 372
add f64 374 375
add f64 370 371
add f64 365 377
sub f64 378 365
sub f64 377 379
add f64 380 376
add f64 378 381
sub f64 382 378
sub f64 381 383
constant f64 4596373779694328218
constant f64 13576551436671097242
mul f64 169 382
bitcast i64 382
and i64 388 44
bitcast f64 389
sub f64 382 390
mul f64 218 390
sub f64 392 387
mul f64 218 391
add f64 393 394
mul f64 219 390
add f64 395 396
mul f64 219 391
add f64 397 398
mul f64 169 384
mul f64 171 382
add f64 400 401
add f64 399 402
add f64 387 403
sub f64 404 387
sub f64 403 405
add f64 385 404
sub f64 407 385
sub f64 407 408
sub f64 385 409
sub f64 404 408
add f64 410 411
add f64 386 406
sub f64 413 386
sub f64 413 414
sub f64 386 415
sub f64 406 414
add f64 416 417
add f64 412 413
add f64 407 419
sub f64 420 407
sub f64 419 421
add f64 422 418
add f64 420 423
sub f64 424 420
sub f64 423 425
constant f64 4599676419421066581
constant f64 4356482039543059797
mul f64 169 424
bitcast i64 424
and i64 430 44
bitcast f64 431
sub f64 424 432
mul f64 218 432
sub f64 434 429
mul f64 218 433
add f64 435 436
mul f64 219 432
add f64 437 438
mul f64 219 433
add f64 439 440
mul f64 169 426
mul f64 171 424
add f64 442 443
add f64 441 444
add f64 429 445
sub f64 446 429
sub f64 445 447
add f64 427 446
sub f64 449 427
sub f64 449 450
sub f64 427 451
sub f64 446 450
add f64 452 453
add f64 428 448
sub f64 455 428
sub f64 455 456
sub f64 428 457
sub f64 448 456
add f64 458 459
add f64 454 455
add f64 449 461
sub f64 462 449
sub f64 461 463
add f64 464 460
add f64 462 465
sub f64 466 462
sub f64 465 467
mul f64 169 466
bitcast i64 466
and i64 470 44
bitcast f64 471
sub f64 466 472
mul f64 218 472
sub f64 474 469
mul f64 218 473
add f64 475 476
mul f64 219 472
add f64 477 478
mul f64 219 473
add f64 479 480
mul f64 169 468
mul f64 171 466
add f64 482 483
add f64 481 484
add f64 469 485
sub f64 486 469
sub f64 485 487
mul f64 149 486
bitcast i64 486
and i64 490 44
bitcast f64 491
sub f64 486 492
mul f64 155 492
sub f64 494 489
mul f64 155 493
add f64 495 496
mul f64 156 492
add f64 497 498
mul f64 156 493
add f64 499 500
mul f64 149 488
mul f64 151 486
add f64 502 503
add f64 501 504
add f64 489 505
sub f64 506 489
sub f64 505 507
add f64 149 506
sub f64 509 149
sub f64 509 510
sub f64 149 511
sub f64 506 510
add f64 512 513
add f64 151 508
sub f64 515 151
sub f64 515 516
sub f64 151 517
sub f64 508 516
add f64 518 519
add f64 514 515
add f64 509 521
sub f64 522 509
sub f64 521 523
add f64 524 520
add f64 522 525
sub f64 526 522
sub f64 525 527
add i64 21 21
add i64 93 529
convert f64 530
constant f64 4604418534313443328
mul f64 531 532
constant f64 13639225319613145088
mul f64 531 534
add f64 533 535
sub f64 536 533
sub f64 535 537
constant f64 13450228951638253950
mul f64 531 539
add f64 536 540
sub f64 541 536
sub f64 541 542
sub f64 536 543
sub f64 540 542
add f64 544 545
add f64 546 538
add f64 541 547
sub f64 548 541
sub f64 547 549
mul f64 526 79
mul f64 528 79
add f64 548 551
sub f64 553 548
sub f64 553 554
sub f64 548 555
sub f64 551 554
add f64 556 557
add f64 550 552
sub f64 559 550
sub f64 559 560
sub f64 550 561
sub f64 552 560
add f64 562 563
add f64 558 559
add f64 553 565
sub f64 566 553
sub f64 565 567
add f64 568 564
add f64 566 569
sub f64 570 566
sub f64 569 571
constant f64 4602678819172646912
mul f64 570 573
mul f64 572 573
select f64 40 38 39
select f64 40 39 38
constant f64 4620693217682128896
div f64 576 577
mul f64 578 579
rint f64 580
constant f64 4593671619917905920
mul f64 582 581
mul f64 583 577
bitcast i64 583
and i64 585 44
bitcast f64 586
sub f64 583 587
bitcast i64 577
and i64 589 44
bitcast f64 590
sub f64 577 591
mul f64 587 591
sub f64 593 584
mul f64 587 592
add f64 594 595
mul f64 588 591
add f64 596 597
mul f64 588 592
add f64 598 599
neg f64 584
neg f64 600
add f64 576 601
sub f64 603 576
sub f64 603 604
sub f64 576 605
sub f64 601 604
add f64 606 607
add f64 35 602
sub f64 609 35
sub f64 609 610
sub f64 35 611
sub f64 602 610
add f64 612 613
add f64 608 609
add f64 603 615
sub f64 616 603
sub f64 615 617
add f64 618 614
add f64 616 619
sub f64 620 616
sub f64 619 621
mul f64 583 576
bitcast i64 576
and i64 624 44
bitcast f64 625
sub f64 576 626
mul f64 587 626
sub f64 628 623
mul f64 587 627
add f64 629 630
mul f64 588 626
add f64 631 632
mul f64 588 627
add f64 633 634
add f64 577 623
sub f64 636 577
sub f64 636 637
sub f64 577 638
sub f64 623 637
add f64 639 640
add f64 35 635
sub f64 642 35
sub f64 642 643
sub f64 35 644
sub f64 635 643
add f64 645 646
add f64 641 642
add f64 636 648
sub f64 649 636
sub f64 648 650
add f64 651 647
add f64 649 652
sub f64 653 649
sub f64 652 654
constant f64 4616189618054758400
lt i1 581 656
eq i1 581 35
eq i1 581 656
or i1 658 659
eq i1 581 70
constant f64 4593625142376804206
constant f64 13568452283375946775
eq i1 581 79
constant f64 4597994306818310365
constant f64 4352917529811201981
constant f64 4600134657745673969
constant f64 13581840161913104664
select f64 664 665 667
select f64 664 666 668
select f64 661 662 669
select f64 661 663 670
constant f64 4617315517961601024
eq i1 581 673
constant f64 4603206634882137780
constant f64 13571923890979628687
constant f64 4618441417868443648
eq i1 581 677
constant f64 4603971362252824289
constant f64 4355615921582285912
constant f64 4604649864582153780
constant f64 13580819412447583990
select f64 678 679 681
select f64 678 680 682
select f64 674 675 683
select f64 674 676 684
constant f64 4602023952714414927
constant f64 4357843414468748770
constant f64 4605249457297304856
constant f64 4359948597267291143
select f64 659 687 689
select f64 659 688 690
select f64 658 35 671
select f64 658 35 672
eq i1 581 578
or i1 660 695
select f64 696 691 685
select f64 696 692 686
select f64 657 693 697
select f64 657 694 698
div f64 620 653
mul f64 701 653
bitcast i64 701
and i64 703 44
bitcast f64 704
sub f64 701 705
bitcast i64 653
and i64 707 44
bitcast f64 708
sub f64 653 709
mul f64 705 709
sub f64 711 702
mul f64 705 710
add f64 712 713
mul f64 706 709
add f64 714 715
mul f64 706 710
add f64 716 717
sub f64 620 702
sub f64 719 718
add f64 720 622
mul f64 701 655
sub f64 721 722
div f64 723 653
add f64 701 724
sub f64 725 701
sub f64 724 726
mul f64 725 725
bitcast i64 725
and i64 729 44
bitcast f64 730
sub f64 725 731
mul f64 731 731
sub f64 733 728
mul f64 731 732
add f64 734 735
mul f64 732 731
add f64 736 737
mul f64 732 732
add f64 738 739
mul f64 725 727
mul f64 727 725
add f64 741 742
add f64 740 743
add f64 728 744
sub f64 745 728
sub f64 744 746
neg f64 259
neg f64 260
constant f64 13811117867789299496
mul f64 193 745
add f64 751 750
mul f64 752 745
add f64 753 199
constant f64 13812840297120469265
mul f64 754 745
add f64 756 755
mul f64 757 745
add f64 758 213
mul f64 745 759
add f64 748 760
sub f64 761 748
sub f64 761 762
sub f64 748 763
sub f64 760 762
add f64 764 765
add f64 766 749
add f64 761 767
sub f64 768 761
sub f64 767 769
mul f64 745 768
bitcast i64 745
and i64 772 44
bitcast f64 773
sub f64 745 774
bitcast i64 768
and i64 776 44
bitcast f64 777
sub f64 768 778
mul f64 774 778
sub f64 780 771
mul f64 774 779
add f64 781 782
mul f64 775 778
add f64 783 784
mul f64 775 779
add f64 785 786
mul f64 745 770
mul f64 747 768
add f64 788 789
add f64 787 790
add f64 771 791
sub f64 792 771
sub f64 791 793
add f64 301 792
sub f64 795 301
sub f64 795 796
sub f64 301 797
sub f64 792 796
add f64 798 799
add f64 302 794
sub f64 801 302
sub f64 801 802
sub f64 302 803
sub f64 794 802
add f64 804 805
add f64 800 801
add f64 795 807
sub f64 808 795
sub f64 807 809
add f64 810 806
add f64 808 811
sub f64 812 808
sub f64 811 813
neg f64 343
neg f64 344
mul f64 745 812
bitcast i64 812
and i64 818 44
bitcast f64 819
sub f64 812 820
mul f64 774 820
sub f64 822 817
mul f64 774 821
add f64 823 824
mul f64 775 820
add f64 825 826
mul f64 775 821
add f64 827 828
mul f64 745 814
mul f64 747 812
add f64 830 831
add f64 829 832
add f64 817 833
sub f64 834 817
sub f64 833 835
add f64 815 834
sub f64 837 815
sub f64 837 838
sub f64 815 839
sub f64 834 838
add f64 840 841
add f64 816 836
sub f64 843 816
sub f64 843 844
sub f64 816 845
sub f64 836 844
add f64 846 847
add f64 842 843
add f64 837 849
sub f64 850 837
sub f64 849 851
add f64 852 848
add f64 850 853
sub f64 854 850
sub f64 853 855
mul f64 745 854
bitcast i64 854
and i64 858 44
bitcast f64 859
sub f64 854 860
mul f64 774 860
sub f64 862 857
mul f64 774 861
add f64 863 864
mul f64 775 860
add f64 865 866
mul f64 775 861
add f64 867 868
mul f64 745 856
mul f64 747 854
add f64 870 871
add f64 869 872
add f64 857 873
sub f64 874 857
sub f64 873 875
add f64 385 874
sub f64 877 385
sub f64 877 878
sub f64 385 879
sub f64 874 878
add f64 880 881
add f64 386 876
sub f64 883 386
sub f64 883 884
sub f64 386 885
sub f64 876 884
add f64 886 887
add f64 882 883
add f64 877 889
sub f64 890 877
sub f64 889 891
add f64 892 888
add f64 890 893
sub f64 894 890
sub f64 893 895
neg f64 427
neg f64 428
mul f64 745 894
bitcast i64 894
and i64 900 44
bitcast f64 901
sub f64 894 902
mul f64 774 902
sub f64 904 899
mul f64 774 903
add f64 905 906
mul f64 775 902
add f64 907 908
mul f64 775 903
add f64 909 910
mul f64 745 896
mul f64 747 894
add f64 912 913
add f64 911 914
add f64 899 915
sub f64 916 899
sub f64 915 917
add f64 897 916
sub f64 919 897
sub f64 919 920
sub f64 897 921
sub f64 916 920
add f64 922 923
add f64 898 918
sub f64 925 898
sub f64 925 926
sub f64 898 927
sub f64 918 926
add f64 928 929
add f64 924 925
add f64 919 931
sub f64 932 919
sub f64 931 933
add f64 934 930
add f64 932 935
sub f64 936 932
sub f64 935 937
mul f64 745 936
bitcast i64 936
and i64 940 44
bitcast f64 941
sub f64 936 942
mul f64 774 942
sub f64 944 939
mul f64 774 943
add f64 945 946
mul f64 775 942
add f64 947 948
mul f64 775 943
add f64 949 950
mul f64 745 938
mul f64 747 936
add f64 952 953
add f64 951 954
add f64 939 955
sub f64 956 939
sub f64 955 957
mul f64 725 956
bitcast i64 956
and i64 960 44
bitcast f64 961
sub f64 956 962
mul f64 731 962
sub f64 964 959
mul f64 731 963
add f64 965 966
mul f64 732 962
add f64 967 968
mul f64 732 963
add f64 969 970
mul f64 725 958
mul f64 727 956
add f64 972 973
add f64 971 974
add f64 959 975
sub f64 976 959
sub f64 975 977
add f64 725 976
sub f64 979 725
sub f64 979 980
sub f64 725 981
sub f64 976 980
add f64 982 983
add f64 727 978
sub f64 985 727
sub f64 985 986
sub f64 727 987
sub f64 978 986
add f64 988 989
add f64 984 985
add f64 979 991
sub f64 992 979
sub f64 991 993
add f64 994 990
add f64 992 995
sub f64 996 992
sub f64 995 997
add f64 699 996
sub f64 999 699
sub f64 999 1000
sub f64 699 1001
sub f64 996 1000
add f64 1002 1003
add f64 700 998
sub f64 1005 700
sub f64 1005 1006
sub f64 700 1007
sub f64 998 1006
add f64 1008 1009
add f64 1004 1005
add f64 999 1011
sub f64 1012 999
sub f64 1011 1013
add f64 1014 1010
add f64 1012 1015
sub f64 1016 1012
sub f64 1015 1017
constant f64 4609753056924675352
constant f64 4364452196894661639
neg f64 1016
neg f64 1018
add f64 1019 1021
sub f64 1023 1019
sub f64 1023 1024
sub f64 1019 1025
sub f64 1021 1024
add f64 1026 1027
add f64 1020 1022
sub f64 1029 1020
sub f64 1029 1030
sub f64 1020 1031
sub f64 1022 1030
add f64 1032 1033
add f64 1028 1029
add f64 1023 1035
sub f64 1036 1023
sub f64 1035 1037
add f64 1038 1034
add f64 1036 1039
sub f64 1040 1036
sub f64 1039 1041
select f64 40 1040 1016
select f64 40 1042 1018
bitcast i64 0
lt i1 1045 19
mul f64 79 1019
mul f64 79 1020
neg f64 1043
neg f64 1044
add f64 1047 1049
sub f64 1051 1047
sub f64 1051 1052
sub f64 1047 1053
sub f64 1049 1052
add f64 1054 1055
add f64 1048 1050
sub f64 1057 1048
sub f64 1057 1058
sub f64 1048 1059
sub f64 1050 1058
add f64 1060 1061
add f64 1056 1057
add f64 1051 1063
sub f64 1064 1051
sub f64 1063 1065
add f64 1066 1062
add f64 1064 1067
sub f64 1068 1064
sub f64 1067 1069
select f64 1046 1068 1043
select f64 1046 1070 1044
bitcast i64 1
lt i1 1073 19
neg f64 1071
neg f64 1072
select f64 1074 1075 1071
select f64 1074 1076 1072
constant f64 8945421882333202015
neg f64 1079
lt i1 2 1080
select f64 1081 1080 2
lt i1 1079 1082
select f64 1083 1079 1082
lt i1 3 1080
select f64 1085 1080 3
lt i1 1079 1086
select f64 1087 1079 1086
mul f64 574 1084
bitcast i64 574
and i64 1090 44
bitcast f64 1091
sub f64 574 1092
bitcast i64 1084
and i64 1094 44
bitcast f64 1095
sub f64 1084 1096
mul f64 1092 1096
sub f64 1098 1089
mul f64 1092 1097
add f64 1099 1100
mul f64 1093 1096
add f64 1101 1102
mul f64 1093 1097
add f64 1103 1104
mul f64 575 1084
add f64 1105 1106
add f64 1089 1107
sub f64 1108 1089
sub f64 1107 1109
mul f64 1077 1088
bitcast i64 1077
and i64 1112 44
bitcast f64 1113
sub f64 1077 1114
bitcast i64 1088
and i64 1116 44
bitcast f64 1117
sub f64 1088 1118
mul f64 1114 1118
sub f64 1120 1111
mul f64 1114 1119
add f64 1121 1122
mul f64 1115 1118
add f64 1123 1124
mul f64 1115 1119
add f64 1125 1126
mul f64 1078 1088
add f64 1127 1128
add f64 1111 1129
sub f64 1130 1111
sub f64 1129 1131
neg f64 1130
neg f64 1132
add f64 1108 1133
sub f64 1135 1108
sub f64 1135 1136
sub f64 1108 1137
sub f64 1133 1136
add f64 1138 1139
add f64 1110 1134
sub f64 1141 1110
sub f64 1141 1142
sub f64 1110 1143
sub f64 1134 1142
add f64 1144 1145
add f64 1140 1141
add f64 1135 1147
sub f64 1148 1135
sub f64 1147 1149
add f64 1150 1146
add f64 1148 1151
sub f64 1152 1148
sub f64 1151 1153
mul f64 574 1088
mul f64 1092 1118
sub f64 1156 1155
mul f64 1092 1119
add f64 1157 1158
mul f64 1093 1118
add f64 1159 1160
mul f64 1093 1119
add f64 1161 1162
mul f64 575 1088
add f64 1163 1164
add f64 1155 1165
sub f64 1166 1155
sub f64 1165 1167
mul f64 1077 1084
mul f64 1114 1096
sub f64 1170 1169
mul f64 1114 1097
add f64 1171 1172
mul f64 1115 1096
add f64 1173 1174
mul f64 1115 1097
add f64 1175 1176
mul f64 1078 1084
add f64 1177 1178
add f64 1169 1179
sub f64 1180 1169
sub f64 1179 1181
add f64 1166 1180
sub f64 1183 1166
sub f64 1183 1184
sub f64 1166 1185
sub f64 1180 1184
add f64 1186 1187
add f64 1168 1182
sub f64 1189 1168
sub f64 1189 1190
sub f64 1168 1191
sub f64 1182 1190
add f64 1192 1193
add f64 1188 1189
add f64 1183 1195
sub f64 1196 1183
sub f64 1195 1197
add f64 1198 1194
add f64 1196 1199
sub f64 1200 1196
sub f64 1199 1201
cosine f64 1200
sine f64 1200
eq i1 0 35
eq i1 1 35
and i1 1205 1206
constant f64 9218868437227405312
lt i1 5 1208
lt i1 4 1208
and i1 1209 1210
eq i1 5 1208
eq i1 4 1208
or i1 1212 1213
abs f64 2
lt i1 1215 1208
abs f64 3
lt i1 1217 1208
and i1 1216 1218
eq i1 3 35
and i1 1220 1219
lt i1 35 2
lt i1 2 35
and i1 1214 1221
and i1 1224 1223
select i1 1207 1222 1225
eq i1 0 1208
and i1 1227 1206
and i1 1228 1221
and i1 1229 1222
eq i1 2 35
and i1 1231 1220
sub f64 1208 1208
select f64 1230 1208 1233
select f64 1226 35 1234
select f64 1232 70 1235
not i1 1207
and i1 1237 1211
and i1 1238 1219
mul f64 1202 1202
mul f64 573 1240
constant f64 4653872080561897472
neg f64 1242
lt i1 1152 1243
select f64 1244 1243 1152
lt i1 1242 1245
select f64 1246 1242 1245
eq i1 1247 1152
select f64 1248 1154 35
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 1247 1250
add f64 1252 1251
sub f64 1253 1251
neg f64 1254
mul f64 1255 532
add f64 1256 1247
mul f64 1255 534
add f64 1258 1249
add f64 1257 1259
sub f64 1260 1257
sub f64 1260 1261
sub f64 1257 1262
sub f64 1259 1261
add f64 1263 1264
mul f64 1260 1260
constant f64 4493169262076825869
constant f64 4508818142790474795
mul f64 1267 1260
add f64 1269 1268
constant f64 4523617207225571602
mul f64 1270 1260
add f64 1272 1271
constant f64 4537941336995398790
mul f64 1273 1260
add f64 1275 1274
constant f64 4551452160552810439
mul f64 1276 1260
add f64 1278 1277
constant f64 4564047942389340013
mul f64 1279 1260
add f64 1281 1280
constant f64 4575957461383588187
mul f64 1282 1260
add f64 1284 1283
constant f64 4586165620538941447
mul f64 1285 1260
add f64 1287 1286
constant f64 4595172819793696076
mul f64 1288 1260
add f64 1290 1289
constant f64 4602678819172646917
mul f64 1291 1260
add f64 1293 1292
mul f64 1265 1260
add f64 1265 1295
mul f64 1266 1294
add f64 1297 1296
add f64 1260 1298
sub f64 1299 1260
sub f64 1298 1300
add f64 1299 70
sub f64 1302 1299
sub f64 1302 1303
sub f64 1299 1304
sub f64 70 1303
add f64 1305 1306
add f64 1307 1301
add f64 1302 1308
sub f64 1309 1302
sub f64 1308 1310
bitcast i64 1309
and i64 1312 44
bitcast f64 1313
sub f64 1309 1314
bitcast i64 1253
constant i64 4843621399236968448
sub i64 1316 1317
shr i64 1318 23
add i64 1319 25
shl i64 1320 13
bitcast f64 1321
sub i64 1318 1319
add i64 1323 25
shl i64 1324 13
bitcast f64 1325
eq i1 1200 35
mul f64 1202 1203
mul f64 1241 1204
sub f64 1328 1329
add f64 1204 1330
sub f64 1331 1204
sub f64 1331 1332
sub f64 1204 1333
sub f64 1330 1332
add f64 1334 1335
mul f64 1309 1331
bitcast i64 1331
and i64 1338 44
bitcast f64 1339
sub f64 1331 1340
mul f64 1314 1340
sub f64 1342 1337
mul f64 1314 1341
add f64 1343 1344
mul f64 1315 1340
add f64 1345 1346
mul f64 1315 1341
add f64 1347 1348
mul f64 1309 1336
mul f64 1311 1331
add f64 1350 1351
add f64 1349 1352
add f64 1337 1353
sub f64 1354 1337
sub f64 1353 1355
add f64 1354 1356
mul f64 1357 1322
mul f64 1358 1326
select f64 1327 1200 1359
eq i1 1236 1236
select f64 1361 35 1236
select f64 1239 1360 1362
""",
        ),
    ),
    "rsqrt": (
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
abs f64 0
constant f64 9218868437227405312
eq i1 2 3
abs f64 1
eq i1 5 3
or i1 4 6
mul f64 0 0
mul f64 1 1
add f64 8 9
select f64 7 3 10
sqrt f64 11
constant f64 4602678819172646912
add f64 12 2
mul f64 13 14
sqrt f64 15
div f64 16 12
constant f64 0
ne i1 16 18
mul f64 13 5
div f64 20 16
select f64 19 21 18
div f64 22 12
eq i1 11 3
eq i1 11 18
lt i1 0 18
select f64 26 23 17
select f64 25 3 27
select f64 24 18 28
""",
        ),
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
abs f64 0
constant f64 9218868437227405312
eq i1 2 3
abs f64 1
eq i1 5 3
or i1 4 6
mul f64 0 0
mul f64 1 1
add f64 8 9
select f64 7 3 10
sqrt f64 11
constant f64 4602678819172646912
add f64 12 2
mul f64 13 14
sqrt f64 15
div f64 16 12
constant f64 0
ne i1 16 18
mul f64 13 5
div f64 20 16
select f64 19 21 18
div f64 22 12
eq i1 11 3
eq i1 11 18
sub f64 3 3
lt i1 0 18
select f64 27 17 23
bitcast i64 28
bitcast i64 1
constant i64 9223372036854775808
and i64 30 31
or i64 29 32
bitcast f64 33
neg f64 34
select f64 25 26 35
select f64 24 18 36
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
abs f64 0
constant f64 9218868437227405312
eq i1 2 3
abs f64 1
eq i1 5 3
or i1 4 6
lt i1 5 2
select f64 8 2 5
constant f64 4503599627370496
constant f64 4841369599423283200
lt i1 9 10
mul f64 9 11
select f64 12 13 9
constant i64 52
bitcast i64 14
constant i64 4604544271217802189
sub i64 16 17
shr i64 18 15
ne i1 14 9
constant i64 0
select i64 20 15 21
sub i64 19 22
constant i64 1
shr i64 23 24
constant f64 0
constant i64 18446744073709551614
mul i64 27 25
shr i64 28 24
constant i64 1023
add i64 29 30
shl i64 31 15
bitcast f64 32
mul f64 0 33
sub i64 28 29
add i64 35 30
shl i64 36 15
bitcast f64 37
mul f64 34 38
mul f64 26 33
mul f64 40 38
lt i1 39 26
neg f64 39
neg f64 41
select f64 42 43 39
select f64 42 44 41
mul f64 1 33
mul f64 47 38
mul f64 45 45
bitcast i64 45
constant i64 18446744073575333888
and i64 50 51
bitcast f64 52
sub f64 45 53
mul f64 53 53
sub f64 55 49
mul f64 53 54
add f64 56 57
mul f64 54 53
add f64 58 59
mul f64 54 54
add f64 60 61
mul f64 45 46
mul f64 46 45
add f64 63 64
add f64 62 65
add f64 49 66
sub f64 67 49
sub f64 66 68
mul f64 48 48
bitcast i64 48
and i64 71 51
bitcast f64 72
sub f64 48 73
mul f64 73 73
sub f64 75 70
mul f64 73 74
add f64 76 77
mul f64 74 73
add f64 78 79
mul f64 74 74
add f64 80 81
add f64 67 70
sub f64 83 67
sub f64 83 84
sub f64 67 85
sub f64 70 84
add f64 86 87
add f64 69 82
sub f64 89 69
sub f64 89 90
sub f64 69 91
sub f64 82 90
add f64 92 93
add f64 88 89
add f64 83 95
sub f64 96 83
sub f64 95 97
add f64 98 94
add f64 96 99
sub f64 100 96
sub f64 99 101
sqrt f64 100
mul f64 103 103
bitcast i64 103
and i64 105 51
bitcast f64 106
sub f64 103 107
mul f64 107 107
sub f64 109 104
mul f64 107 108
add f64 110 111
mul f64 108 107
add f64 112 113
mul f64 108 108
add f64 114 115
sub f64 100 104
sub f64 117 116
add f64 118 102
add f64 103 103
div f64 119 120
lt i1 26 103
select f64 122 121 26
add f64 103 123
sub f64 124 103
sub f64 123 125
add f64 124 45
sub f64 127 124
sub f64 127 128
sub f64 124 129
sub f64 45 128
add f64 130 131
add f64 126 46
sub f64 133 126
sub f64 133 134
sub f64 126 135
sub f64 46 134
add f64 136 137
add f64 132 133
add f64 127 139
sub f64 140 127
sub f64 139 141
add f64 142 138
add f64 140 143
sub f64 144 140
sub f64 143 145
constant f64 4602678819172646912
mul f64 144 147
mul f64 146 147
sqrt f64 148
mul f64 150 150
bitcast i64 150
and i64 152 51
bitcast f64 153
sub f64 150 154
mul f64 154 154
sub f64 156 151
mul f64 154 155
add f64 157 158
mul f64 155 154
add f64 159 160
mul f64 155 155
add f64 161 162
sub f64 148 151
sub f64 164 163
add f64 165 149
add f64 150 150
div f64 166 167
lt i1 26 150
select f64 169 168 26
add f64 150 170
sub f64 171 150
sub f64 170 172
mul f64 39 39
bitcast i64 39
and i64 175 51
bitcast f64 176
sub f64 39 177
mul f64 177 177
sub f64 179 174
mul f64 177 178
add f64 180 181
mul f64 178 177
add f64 182 183
mul f64 178 178
add f64 184 185
add f64 174 70
sub f64 187 174
sub f64 187 188
sub f64 174 189
sub f64 70 188
add f64 190 191
add f64 186 82
sub f64 193 186
sub f64 193 194
sub f64 186 195
sub f64 82 194
add f64 196 197
add f64 192 193
add f64 187 199
sub f64 200 187
sub f64 199 201
add f64 202 198
add f64 200 203
sub f64 204 200
sub f64 203 205
sqrt f64 204
mul f64 207 207
bitcast i64 207
and i64 209 51
bitcast f64 210
sub f64 207 211
mul f64 211 211
sub f64 213 208
mul f64 211 212
add f64 214 215
mul f64 212 211
add f64 216 217
mul f64 212 212
add f64 218 219
sub f64 204 208
sub f64 221 220
add f64 222 206
add f64 207 207
div f64 223 224
lt i1 26 207
select f64 226 225 26
add f64 207 227
sub f64 228 207
sub f64 227 229
div f64 171 228
mul f64 231 228
bitcast i64 231
and i64 233 51
bitcast f64 234
sub f64 231 235
bitcast i64 228
and i64 237 51
bitcast f64 238
sub f64 228 239
mul f64 235 239
sub f64 241 232
mul f64 235 240
add f64 242 243
mul f64 236 239
add f64 244 245
mul f64 236 240
add f64 246 247
sub f64 171 232
sub f64 249 248
add f64 250 173
mul f64 231 230
sub f64 251 252
div f64 253 228
add f64 231 254
sub f64 255 231
sub f64 254 256
add f64 255 257
neg i64 25
add i64 259 30
shl i64 260 15
bitcast f64 261
mul f64 258 262
abs f64 48
mul f64 147 264
mul f64 171 228
bitcast i64 171
and i64 267 51
bitcast f64 268
sub f64 171 269
mul f64 269 239
sub f64 271 266
mul f64 269 240
add f64 272 273
mul f64 270 239
add f64 274 275
mul f64 270 240
add f64 276 277
mul f64 171 230
mul f64 173 228
add f64 279 280
add f64 278 281
add f64 266 282
sub f64 283 266
sub f64 282 284
div f64 265 283
mul f64 286 283
bitcast i64 286
and i64 288 51
bitcast f64 289
sub f64 286 290
bitcast i64 283
and i64 292 51
bitcast f64 293
sub f64 283 294
mul f64 290 294
sub f64 296 287
mul f64 290 295
add f64 297 298
mul f64 291 294
add f64 299 300
mul f64 291 295
add f64 301 302
sub f64 265 287
sub f64 304 303
add f64 305 26
mul f64 286 285
sub f64 306 307
div f64 308 283
add f64 286 309
sub f64 310 286
sub f64 309 311
add f64 310 312
mul f64 313 262
eq i1 0 26
eq i1 1 26
and i1 315 316
lt i1 0 26
select f64 318 314 263
select f64 317 3 319
select f64 7 26 320
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
abs f64 0
constant f64 9218868437227405312
eq i1 2 3
abs f64 1
eq i1 5 3
or i1 4 6
lt i1 5 2
select f64 8 2 5
constant f64 4503599627370496
constant f64 4841369599423283200
lt i1 9 10
mul f64 9 11
select f64 12 13 9
constant i64 52
bitcast i64 14
constant i64 4604544271217802189
sub i64 16 17
shr i64 18 15
ne i1 14 9
constant i64 0
select i64 20 15 21
sub i64 19 22
constant i64 1
shr i64 23 24
constant f64 0
constant i64 18446744073709551614
mul i64 27 25
shr i64 28 24
constant i64 1023
add i64 29 30
shl i64 31 15
bitcast f64 32
mul f64 0 33
sub i64 28 29
add i64 35 30
shl i64 36 15
bitcast f64 37
mul f64 34 38
mul f64 26 33
mul f64 40 38
lt i1 39 26
neg f64 39
neg f64 41
select f64 42 43 39
select f64 42 44 41
mul f64 1 33
mul f64 47 38
mul f64 45 45
bitcast i64 45
constant i64 18446744073575333888
and i64 50 51
bitcast f64 52
sub f64 45 53
mul f64 53 53
sub f64 55 49
mul f64 53 54
add f64 56 57
mul f64 54 53
add f64 58 59
mul f64 54 54
add f64 60 61
mul f64 45 46
mul f64 46 45
add f64 63 64
add f64 62 65
add f64 49 66
sub f64 67 49
sub f64 66 68
mul f64 48 48
bitcast i64 48
and i64 71 51
bitcast f64 72
sub f64 48 73
mul f64 73 73
sub f64 75 70
mul f64 73 74
add f64 76 77
mul f64 74 73
add f64 78 79
mul f64 74 74
add f64 80 81
add f64 67 70
sub f64 83 67
sub f64 83 84
sub f64 67 85
sub f64 70 84
add f64 86 87
add f64 69 82
sub f64 89 69
sub f64 89 90
sub f64 69 91
sub f64 82 90
add f64 92 93
add f64 88 89
add f64 83 95
sub f64 96 83
sub f64 95 97
add f64 98 94
add f64 96 99
sub f64 100 96
sub f64 99 101
sqrt f64 100
mul f64 103 103
bitcast i64 103
and i64 105 51
bitcast f64 106
sub f64 103 107
mul f64 107 107
sub f64 109 104
mul f64 107 108
add f64 110 111
mul f64 108 107
add f64 112 113
mul f64 108 108
add f64 114 115
sub f64 100 104
sub f64 117 116
add f64 118 102
add f64 103 103
div f64 119 120
lt i1 26 103
select f64 122 121 26
add f64 103 123
sub f64 124 103
sub f64 123 125
add f64 124 45
sub f64 127 124
sub f64 127 128
sub f64 124 129
sub f64 45 128
add f64 130 131
add f64 126 46
sub f64 133 126
sub f64 133 134
sub f64 126 135
sub f64 46 134
add f64 136 137
add f64 132 133
add f64 127 139
sub f64 140 127
sub f64 139 141
add f64 142 138
add f64 140 143
sub f64 144 140
sub f64 143 145
constant f64 4602678819172646912
mul f64 144 147
mul f64 146 147
sqrt f64 148
mul f64 150 150
bitcast i64 150
and i64 152 51
bitcast f64 153
sub f64 150 154
mul f64 154 154
sub f64 156 151
mul f64 154 155
add f64 157 158
mul f64 155 154
add f64 159 160
mul f64 155 155
add f64 161 162
sub f64 148 151
sub f64 164 163
add f64 165 149
add f64 150 150
div f64 166 167
lt i1 26 150
select f64 169 168 26
add f64 150 170
sub f64 171 150
sub f64 170 172
mul f64 39 39
bitcast i64 39
and i64 175 51
bitcast f64 176
sub f64 39 177
mul f64 177 177
sub f64 179 174
mul f64 177 178
add f64 180 181
mul f64 178 177
add f64 182 183
mul f64 178 178
add f64 184 185
add f64 174 70
sub f64 187 174
sub f64 187 188
sub f64 174 189
sub f64 70 188
add f64 190 191
add f64 186 82
sub f64 193 186
sub f64 193 194
sub f64 186 195
sub f64 82 194
add f64 196 197
add f64 192 193
add f64 187 199
sub f64 200 187
sub f64 199 201
add f64 202 198
add f64 200 203
sub f64 204 200
sub f64 203 205
sqrt f64 204
mul f64 207 207
bitcast i64 207
and i64 209 51
bitcast f64 210
sub f64 207 211
mul f64 211 211
sub f64 213 208
mul f64 211 212
add f64 214 215
mul f64 212 211
add f64 216 217
mul f64 212 212
add f64 218 219
sub f64 204 208
sub f64 221 220
add f64 222 206
add f64 207 207
div f64 223 224
lt i1 26 207
select f64 226 225 26
add f64 207 227
sub f64 228 207
sub f64 227 229
div f64 171 228
mul f64 231 228
bitcast i64 231
and i64 233 51
bitcast f64 234
sub f64 231 235
bitcast i64 228
and i64 237 51
bitcast f64 238
sub f64 228 239
mul f64 235 239
sub f64 241 232
mul f64 235 240
add f64 242 243
mul f64 236 239
add f64 244 245
mul f64 236 240
add f64 246 247
sub f64 171 232
sub f64 249 248
add f64 250 173
mul f64 231 230
sub f64 251 252
div f64 253 228
add f64 231 254
sub f64 255 231
sub f64 254 256
add f64 255 257
neg i64 25
add i64 259 30
shl i64 260 15
bitcast f64 261
mul f64 258 262
abs f64 48
mul f64 147 264
mul f64 171 228
bitcast i64 171
and i64 267 51
bitcast f64 268
sub f64 171 269
mul f64 269 239
sub f64 271 266
mul f64 269 240
add f64 272 273
mul f64 270 239
add f64 274 275
mul f64 270 240
add f64 276 277
mul f64 171 230
mul f64 173 228
add f64 279 280
add f64 278 281
add f64 266 282
sub f64 283 266
sub f64 282 284
div f64 265 283
mul f64 286 283
bitcast i64 286
and i64 288 51
bitcast f64 289
sub f64 286 290
bitcast i64 283
and i64 292 51
bitcast f64 293
sub f64 283 294
mul f64 290 294
sub f64 296 287
mul f64 290 295
add f64 297 298
mul f64 291 294
add f64 299 300
mul f64 291 295
add f64 301 302
sub f64 265 287
sub f64 304 303
add f64 305 26
mul f64 286 285
sub f64 306 307
div f64 308 283
add f64 286 309
sub f64 310 286
sub f64 309 311
add f64 310 312
mul f64 313 262
eq i1 0 26
eq i1 1 26
and i1 315 316
sub f64 3 3
lt i1 0 26
select f64 319 263 314
bitcast i64 320
bitcast i64 1
constant i64 9223372036854775808
and i64 322 323
or i64 321 324
bitcast f64 325
neg f64 326
select f64 317 318 327
select f64 7 26 328
""",
        ),
    ),
    "sign": (
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
abs f64 0
constant f64 9218868437227405312
eq i1 2 3
abs f64 1
eq i1 5 3
or i1 4 6
mul f64 0 0
mul f64 1 1
add f64 8 9
select f64 7 3 10
sqrt f64 11
constant f64 0
eq i1 11 13
div f64 0 12
select f64 14 13 15
""",
        ),
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
abs f64 0
constant f64 9218868437227405312
eq i1 2 3
abs f64 1
eq i1 5 3
or i1 4 6
mul f64 0 0
mul f64 1 1
add f64 8 9
select f64 7 3 10
sqrt f64 11
constant f64 0
eq i1 11 13
div f64 1 12
select f64 14 13 15
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
abs f64 1
abs f64 0
lt i1 2 3
select f64 4 3 2
constant f64 4503599627370496
constant f64 4841369599423283200
lt i1 5 6
mul f64 5 7
select f64 8 9 5
constant i64 52
bitcast i64 10
constant i64 4604544271217802189
sub i64 12 13
shr i64 14 11
ne i1 10 5
constant i64 0
select i64 16 11 17
sub i64 15 18
neg i64 19
constant i64 1
shr i64 20 21
constant i64 1023
add i64 22 23
shl i64 24 11
bitcast f64 25
mul f64 0 26
sub i64 20 22
add i64 28 23
shl i64 29 11
bitcast f64 30
mul f64 27 31
mul f64 1 26
mul f64 33 31
constant f64 9218868437227405312
eq i1 3 35
eq i1 2 35
or i1 36 37
mul f64 32 32
bitcast i64 32
constant i64 18446744073575333888
and i64 40 41
bitcast f64 42
sub f64 32 43
mul f64 43 43
sub f64 45 39
mul f64 43 44
add f64 46 47
mul f64 44 43
add f64 48 49
mul f64 44 44
add f64 50 51
mul f64 34 34
bitcast i64 34
and i64 54 41
bitcast f64 55
sub f64 34 56
mul f64 56 56
sub f64 58 53
mul f64 56 57
add f64 59 60
mul f64 57 56
add f64 61 62
mul f64 57 57
add f64 63 64
add f64 39 53
sub f64 66 39
sub f64 66 67
sub f64 39 68
sub f64 53 67
add f64 69 70
add f64 52 65
sub f64 72 52
sub f64 72 73
sub f64 52 74
sub f64 65 73
add f64 75 76
add f64 71 72
add f64 66 78
sub f64 79 66
sub f64 78 80
add f64 81 77
add f64 79 82
sub f64 83 79
sub f64 82 84
sqrt f64 83
mul f64 86 86
bitcast i64 86
and i64 88 41
bitcast f64 89
sub f64 86 90
mul f64 90 90
sub f64 92 87
mul f64 90 91
add f64 93 94
mul f64 91 90
add f64 95 96
mul f64 91 91
add f64 97 98
sub f64 83 87
sub f64 100 99
add f64 101 85
add f64 86 86
div f64 102 103
constant f64 0
lt i1 105 86
select f64 106 104 105
add f64 86 107
sub f64 108 86
sub f64 107 109
add f64 108 110
select f64 38 35 111
eq i1 0 105
eq i1 1 105
and i1 113 114
div f64 32 112
select f64 115 105 116
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
abs f64 1
abs f64 0
lt i1 2 3
select f64 4 3 2
constant f64 4503599627370496
constant f64 4841369599423283200
lt i1 5 6
mul f64 5 7
select f64 8 9 5
constant i64 52
bitcast i64 10
constant i64 4604544271217802189
sub i64 12 13
shr i64 14 11
ne i1 10 5
constant i64 0
select i64 16 11 17
sub i64 15 18
neg i64 19
constant i64 1
shr i64 20 21
constant i64 1023
add i64 22 23
shl i64 24 11
bitcast f64 25
mul f64 0 26
sub i64 20 22
add i64 28 23
shl i64 29 11
bitcast f64 30
mul f64 27 31
mul f64 1 26
mul f64 33 31
constant f64 9218868437227405312
eq i1 3 35
eq i1 2 35
or i1 36 37
mul f64 32 32
bitcast i64 32
constant i64 18446744073575333888
and i64 40 41
bitcast f64 42
sub f64 32 43
mul f64 43 43
sub f64 45 39
mul f64 43 44
add f64 46 47
mul f64 44 43
add f64 48 49
mul f64 44 44
add f64 50 51
mul f64 34 34
bitcast i64 34
and i64 54 41
bitcast f64 55
sub f64 34 56
mul f64 56 56
sub f64 58 53
mul f64 56 57
add f64 59 60
mul f64 57 56
add f64 61 62
mul f64 57 57
add f64 63 64
add f64 39 53
sub f64 66 39
sub f64 66 67
sub f64 39 68
sub f64 53 67
add f64 69 70
add f64 52 65
sub f64 72 52
sub f64 72 73
sub f64 52 74
sub f64 65 73
add f64 75 76
add f64 71 72
add f64 66 78
sub f64 79 66
sub f64 78 80
add f64 81 77
add f64 79 82
sub f64 83 79
sub f64 82 84
sqrt f64 83
mul f64 86 86
bitcast i64 86
and i64 88 41
bitcast f64 89
sub f64 86 90
mul f64 90 90
sub f64 92 87
mul f64 90 91
add f64 93 94
mul f64 91 90
add f64 95 96
mul f64 91 91
add f64 97 98
sub f64 83 87
sub f64 100 99
add f64 101 85
add f64 86 86
div f64 102 103
constant f64 0
lt i1 105 86
select f64 106 104 105
add f64 86 107
sub f64 108 86
sub f64 107 109
add f64 108 110
select f64 38 35 111
eq i1 0 105
eq i1 1 105
and i1 113 114
div f64 34 112
select f64 115 105 116
""",
        ),
    ),
    "sine": (
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
neg f64 1
constant f64 0
eq i1 0 3
cosh f64 2
sine f64 0
mul f64 5 6
select f64 4 0 7
""",
        ),
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
neg f64 1
sinh f64 2
cosine f64 0
constant f64 0
eq i1 2 5
abs f64 2
constant f64 9218868437227405312
eq i1 7 8
or i1 6 9
abs f64 0
lt i1 11 8
constant f64 4607182418800017408
sub f64 8 8
select f64 10 13 14
select f64 12 4 15
mul f64 3 16
neg f64 17
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
neg f64 1
constant f64 0
eq i1 0 3
sine f64 0
abs f64 2
constant f64 4650248090236747776
neg f64 7
lt i1 6 8
select f64 9 8 6
lt i1 7 10
select f64 11 7 10
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 12 13
add f64 15 14
sub f64 16 14
neg f64 17
constant f64 4604418534313443328
mul f64 18 19
add f64 20 12
constant f64 13639225319613145088
mul f64 18 22
add f64 23 3
add f64 21 24
sub f64 25 21
sub f64 25 26
sub f64 21 27
sub f64 24 26
add f64 28 29
mul f64 25 25
constant f64 4493169262076825869
constant f64 4508818142790474795
mul f64 32 25
add f64 34 33
constant f64 4523617207225571602
mul f64 35 25
add f64 37 36
constant f64 4537941336995398790
mul f64 38 25
add f64 40 39
constant f64 4551452160552810439
mul f64 41 25
add f64 43 42
constant f64 4564047942389340013
mul f64 44 25
add f64 46 45
constant f64 4575957461383588187
mul f64 47 25
add f64 49 48
constant f64 4586165620538941447
mul f64 50 25
add f64 52 51
constant f64 4595172819793696076
mul f64 53 25
add f64 55 54
constant f64 4602678819172646917
mul f64 56 25
add f64 58 57
mul f64 30 25
add f64 30 60
mul f64 31 59
add f64 62 61
add f64 25 63
sub f64 64 25
sub f64 63 65
constant f64 4607182418800017408
add f64 64 67
sub f64 68 64
sub f64 68 69
sub f64 64 70
sub f64 67 69
add f64 71 72
add f64 73 66
add f64 68 74
sub f64 75 68
sub f64 74 76
bitcast i64 16
constant i64 4843621399236968448
sub i64 78 79
constant i64 1
sub i64 80 81
add i64 82 81
constant i64 30
lt i1 83 84
select i64 85 83 84
div f64 67 75
mul f64 87 75
bitcast i64 87
constant i64 18446744073575333888
and i64 89 90
bitcast f64 91
sub f64 87 92
bitcast i64 75
and i64 94 90
bitcast f64 95
sub f64 75 96
mul f64 92 96
sub f64 98 88
mul f64 92 97
add f64 99 100
mul f64 93 96
add f64 101 102
mul f64 93 97
add f64 103 104
sub f64 67 88
sub f64 106 105
add f64 107 3
mul f64 87 77
sub f64 108 109
div f64 110 75
add f64 87 111
sub f64 112 87
sub f64 111 113
constant i64 18446744073709551614
mul i64 115 86
constant i64 1023
add i64 116 117
constant i64 52
shl i64 118 119
bitcast f64 120
mul f64 112 121
mul f64 114 121
add f64 75 122
sub f64 124 75
sub f64 124 125
sub f64 75 126
sub f64 122 125
add f64 127 128
add f64 77 123
sub f64 130 77
sub f64 130 131
sub f64 77 132
sub f64 123 131
add f64 133 134
add f64 129 130
add f64 124 136
sub f64 137 124
sub f64 136 138
add f64 139 135
add f64 137 140
sub f64 141 137
sub f64 140 142
constant f64 418002527998569348
mul f64 141 5
abs f64 145
lt i1 144 146
bitcast i64 141
and i64 148 90
bitcast f64 149
sub f64 141 150
bitcast i64 5
and i64 152 90
bitcast f64 153
sub f64 5 154
mul f64 150 154
sub f64 156 145
mul f64 150 155
add f64 157 158
mul f64 151 154
add f64 159 160
mul f64 151 155
add f64 161 162
mul f64 143 5
add f64 163 164
add f64 145 165
select f64 147 166 145
shr i64 82 81
add i64 168 117
shl i64 169 119
bitcast f64 170
mul f64 167 171
sub i64 82 168
add i64 173 117
shl i64 174 119
bitcast f64 175
mul f64 172 176
select f64 4 0 177
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
neg f64 1
cosine f64 0
constant f64 0
eq i1 2 4
abs f64 2
constant f64 9218868437227405312
eq i1 6 7
or i1 5 8
abs f64 0
lt i1 10 7
constant f64 4607182418800017408
sub f64 7 7
select f64 9 12 13
select f64 11 3 14
mul f64 6 6
mul f64 6 16
constant f64 4425733335401308703
constant f64 4460271644652570990
mul f64 18 16
add f64 20 19
constant f64 4493156770912154501
mul f64 21 16
add f64 23 22
constant f64 4523617214257778325
mul f64 24 16
add f64 26 25
constant f64 4551452160554136921
mul f64 27 16
add f64 29 28
constant f64 4575957461383581725
mul f64 30 16
add f64 32 31
constant f64 4595172819793696086
mul f64 33 16
add f64 35 34
mul f64 17 36
constant f64 4650248090236747776
neg f64 38
lt i1 6 39
select f64 40 39 6
lt i1 38 41
select f64 42 38 41
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 43 44
add f64 46 45
sub f64 47 45
neg f64 48
constant f64 4604418534313443328
mul f64 49 50
add f64 51 43
constant f64 13639225319613145088
mul f64 49 53
add f64 54 4
add f64 52 55
sub f64 56 52
sub f64 56 57
sub f64 52 58
sub f64 55 57
add f64 59 60
mul f64 56 56
constant f64 4493169262076825869
constant f64 4508818142790474795
mul f64 63 56
add f64 65 64
constant f64 4523617207225571602
mul f64 66 56
add f64 68 67
constant f64 4537941336995398790
mul f64 69 56
add f64 71 70
constant f64 4551452160552810439
mul f64 72 56
add f64 74 73
constant f64 4564047942389340013
mul f64 75 56
add f64 77 76
constant f64 4575957461383588187
mul f64 78 56
add f64 80 79
constant f64 4586165620538941447
mul f64 81 56
add f64 83 82
constant f64 4595172819793696076
mul f64 84 56
add f64 86 85
constant f64 4602678819172646917
mul f64 87 56
add f64 89 88
mul f64 61 56
add f64 61 91
mul f64 62 90
add f64 93 92
add f64 56 94
sub f64 95 56
sub f64 94 96
add f64 95 12
sub f64 98 95
sub f64 98 99
sub f64 95 100
sub f64 12 99
add f64 101 102
add f64 103 97
add f64 98 104
sub f64 105 98
sub f64 104 106
bitcast i64 47
constant i64 4843621399236968448
sub i64 108 109
constant i64 1
sub i64 110 111
add i64 112 111
constant i64 30
lt i1 113 114
select i64 115 113 114
div f64 12 105
mul f64 117 105
bitcast i64 117
constant i64 18446744073575333888
and i64 119 120
bitcast f64 121
sub f64 117 122
bitcast i64 105
and i64 124 120
bitcast f64 125
sub f64 105 126
mul f64 122 126
sub f64 128 118
mul f64 122 127
add f64 129 130
mul f64 123 126
add f64 131 132
mul f64 123 127
add f64 133 134
sub f64 12 118
sub f64 136 135
add f64 137 4
mul f64 117 107
sub f64 138 139
div f64 140 105
add f64 117 141
sub f64 142 117
sub f64 141 143
constant i64 18446744073709551614
mul i64 145 116
constant i64 1023
add i64 146 147
constant i64 52
shl i64 148 149
bitcast f64 150
mul f64 142 151
mul f64 144 151
neg f64 152
neg f64 153
add f64 105 154
sub f64 156 105
sub f64 156 157
sub f64 105 158
sub f64 154 157
add f64 159 160
add f64 107 155
sub f64 162 107
sub f64 162 163
sub f64 107 164
sub f64 155 163
add f64 165 166
add f64 161 162
add f64 156 168
sub f64 169 156
sub f64 168 170
add f64 171 167
add f64 169 172
sub f64 173 169
sub f64 172 174
lt i1 6 12
select f64 176 6 173
select f64 176 37 175
constant f64 418002527998569348
mul f64 177 15
abs f64 180
lt i1 179 181
bitcast i64 177
and i64 183 120
bitcast f64 184
sub f64 177 185
bitcast i64 15
and i64 187 120
bitcast f64 188
sub f64 15 189
mul f64 185 189
sub f64 191 180
mul f64 185 190
add f64 192 193
mul f64 186 189
add f64 194 195
mul f64 186 190
add f64 196 197
mul f64 178 15
add f64 198 199
add f64 180 200
select f64 182 201 180
shr i64 112 111
add i64 203 147
shl i64 204 149
bitcast f64 205
mul f64 202 206
sub i64 112 203
add i64 208 147
shl i64 209 149
bitcast f64 210
mul f64 207 211
select f64 176 202 212
bitcast i64 2
constant i64 0
lt i1 214 215
neg f64 213
select f64 216 217 213
neg f64 218
""",
        ),
    ),
    "sinh": (
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
sinh f64 0
cosine f64 1
constant f64 0
eq i1 0 4
abs f64 0
constant f64 9218868437227405312
eq i1 6 7
or i1 5 8
abs f64 1
lt i1 10 7
constant f64 4607182418800017408
sub f64 7 7
select f64 9 12 13
select f64 11 3 14
mul f64 2 15
""",
        ),
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
constant f64 0
eq i1 1 2
cosh f64 0
sine f64 1
mul f64 4 5
select f64 3 1 6
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
cosine f64 1
constant f64 0
eq i1 0 3
abs f64 0
constant f64 9218868437227405312
eq i1 5 6
or i1 4 7
abs f64 1
lt i1 9 6
constant f64 4607182418800017408
sub f64 6 6
select f64 8 11 12
select f64 10 2 13
mul f64 5 5
mul f64 5 15
constant f64 4425733335401308703
constant f64 4460271644652570990
mul f64 17 15
add f64 19 18
constant f64 4493156770912154501
mul f64 20 15
add f64 22 21
constant f64 4523617214257778325
mul f64 23 15
add f64 25 24
constant f64 4551452160554136921
mul f64 26 15
add f64 28 27
constant f64 4575957461383581725
mul f64 29 15
add f64 31 30
constant f64 4595172819793696086
mul f64 32 15
add f64 34 33
mul f64 16 35
constant f64 4650248090236747776
neg f64 37
lt i1 5 38
select f64 39 38 5
lt i1 37 40
select f64 41 37 40
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 42 43
add f64 45 44
sub f64 46 44
neg f64 47
constant f64 4604418534313443328
mul f64 48 49
add f64 50 42
constant f64 13639225319613145088
mul f64 48 52
add f64 53 3
add f64 51 54
sub f64 55 51
sub f64 55 56
sub f64 51 57
sub f64 54 56
add f64 58 59
mul f64 55 55
constant f64 4493169262076825869
constant f64 4508818142790474795
mul f64 62 55
add f64 64 63
constant f64 4523617207225571602
mul f64 65 55
add f64 67 66
constant f64 4537941336995398790
mul f64 68 55
add f64 70 69
constant f64 4551452160552810439
mul f64 71 55
add f64 73 72
constant f64 4564047942389340013
mul f64 74 55
add f64 76 75
constant f64 4575957461383588187
mul f64 77 55
add f64 79 78
constant f64 4586165620538941447
mul f64 80 55
add f64 82 81
constant f64 4595172819793696076
mul f64 83 55
add f64 85 84
constant f64 4602678819172646917
mul f64 86 55
add f64 88 87
mul f64 60 55
add f64 60 90
mul f64 61 89
add f64 92 91
add f64 55 93
sub f64 94 55
sub f64 93 95
add f64 94 11
sub f64 97 94
sub f64 97 98
sub f64 94 99
sub f64 11 98
add f64 100 101
add f64 102 96
add f64 97 103
sub f64 104 97
sub f64 103 105
bitcast i64 46
constant i64 4843621399236968448
sub i64 107 108
constant i64 1
sub i64 109 110
add i64 111 110
constant i64 30
lt i1 112 113
select i64 114 112 113
div f64 11 104
mul f64 116 104
bitcast i64 116
constant i64 18446744073575333888
and i64 118 119
bitcast f64 120
sub f64 116 121
bitcast i64 104
and i64 123 119
bitcast f64 124
sub f64 104 125
mul f64 121 125
sub f64 127 117
mul f64 121 126
add f64 128 129
mul f64 122 125
add f64 130 131
mul f64 122 126
add f64 132 133
sub f64 11 117
sub f64 135 134
add f64 136 3
mul f64 116 106
sub f64 137 138
div f64 139 104
add f64 116 140
sub f64 141 116
sub f64 140 142
constant i64 18446744073709551614
mul i64 144 115
constant i64 1023
add i64 145 146
constant i64 52
shl i64 147 148
bitcast f64 149
mul f64 141 150
mul f64 143 150
neg f64 151
neg f64 152
add f64 104 153
sub f64 155 104
sub f64 155 156
sub f64 104 157
sub f64 153 156
add f64 158 159
add f64 106 154
sub f64 161 106
sub f64 161 162
sub f64 106 163
sub f64 154 162
add f64 164 165
add f64 160 161
add f64 155 167
sub f64 168 155
sub f64 167 169
add f64 170 166
add f64 168 171
sub f64 172 168
sub f64 171 173
lt i1 5 11
select f64 175 5 172
select f64 175 36 174
constant f64 418002527998569348
mul f64 176 14
abs f64 179
lt i1 178 180
bitcast i64 176
and i64 182 119
bitcast f64 183
sub f64 176 184
bitcast i64 14
and i64 186 119
bitcast f64 187
sub f64 14 188
mul f64 184 188
sub f64 190 179
mul f64 184 189
add f64 191 192
mul f64 185 188
add f64 193 194
mul f64 185 189
add f64 195 196
mul f64 177 14
add f64 197 198
add f64 179 199
select f64 181 200 179
shr i64 111 110
add i64 202 146
shl i64 203 148
bitcast f64 204
mul f64 201 205
sub i64 111 202
add i64 207 146
shl i64 208 148
bitcast f64 209
mul f64 206 210
select f64 175 201 211
bitcast i64 0
constant i64 0
lt i1 213 214
neg f64 212
select f64 215 216 212
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
constant f64 0
eq i1 1 2
sine f64 1
abs f64 0
constant f64 4650248090236747776
neg f64 6
lt i1 5 7
select f64 8 7 5
lt i1 6 9
select f64 10 6 9
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 11 12
add f64 14 13
sub f64 15 13
neg f64 16
constant f64 4604418534313443328
mul f64 17 18
add f64 19 11
constant f64 13639225319613145088
mul f64 17 21
add f64 22 2
add f64 20 23
sub f64 24 20
sub f64 24 25
sub f64 20 26
sub f64 23 25
add f64 27 28
mul f64 24 24
constant f64 4493169262076825869
constant f64 4508818142790474795
mul f64 31 24
add f64 33 32
constant f64 4523617207225571602
mul f64 34 24
add f64 36 35
constant f64 4537941336995398790
mul f64 37 24
add f64 39 38
constant f64 4551452160552810439
mul f64 40 24
add f64 42 41
constant f64 4564047942389340013
mul f64 43 24
add f64 45 44
constant f64 4575957461383588187
mul f64 46 24
add f64 48 47
constant f64 4586165620538941447
mul f64 49 24
add f64 51 50
constant f64 4595172819793696076
mul f64 52 24
add f64 54 53
constant f64 4602678819172646917
mul f64 55 24
add f64 57 56
mul f64 29 24
add f64 29 59
mul f64 30 58
add f64 61 60
add f64 24 62
sub f64 63 24
sub f64 62 64
constant f64 4607182418800017408
add f64 63 66
sub f64 67 63
sub f64 67 68
sub f64 63 69
sub f64 66 68
add f64 70 71
add f64 72 65
add f64 67 73
sub f64 74 67
sub f64 73 75
bitcast i64 15
constant i64 4843621399236968448
sub i64 77 78
constant i64 1
sub i64 79 80
add i64 81 80
constant i64 30
lt i1 82 83
select i64 84 82 83
div f64 66 74
mul f64 86 74
bitcast i64 86
constant i64 18446744073575333888
and i64 88 89
bitcast f64 90
sub f64 86 91
bitcast i64 74
and i64 93 89
bitcast f64 94
sub f64 74 95
mul f64 91 95
sub f64 97 87
mul f64 91 96
add f64 98 99
mul f64 92 95
add f64 100 101
mul f64 92 96
add f64 102 103
sub f64 66 87
sub f64 105 104
add f64 106 2
mul f64 86 76
sub f64 107 108
div f64 109 74
add f64 86 110
sub f64 111 86
sub f64 110 112
constant i64 18446744073709551614
mul i64 114 85
constant i64 1023
add i64 115 116
constant i64 52
shl i64 117 118
bitcast f64 119
mul f64 111 120
mul f64 113 120
add f64 74 121
sub f64 123 74
sub f64 123 124
sub f64 74 125
sub f64 121 124
add f64 126 127
add f64 76 122
sub f64 129 76
sub f64 129 130
sub f64 76 131
sub f64 122 130
add f64 132 133
add f64 128 129
add f64 123 135
sub f64 136 123
sub f64 135 137
add f64 138 134
add f64 136 139
sub f64 140 136
sub f64 139 141
constant f64 418002527998569348
mul f64 140 4
abs f64 144
lt i1 143 145
bitcast i64 140
and i64 147 89
bitcast f64 148
sub f64 140 149
bitcast i64 4
and i64 151 89
bitcast f64 152
sub f64 4 153
mul f64 149 153
sub f64 155 144
mul f64 149 154
add f64 156 157
mul f64 150 153
add f64 158 159
mul f64 150 154
add f64 160 161
mul f64 142 4
add f64 162 163
add f64 144 164
select f64 146 165 144
shr i64 81 80
add i64 167 116
shl i64 168 118
bitcast f64 169
mul f64 166 170
sub i64 81 167
add i64 172 116
shl i64 173 118
bitcast f64 174
mul f64 171 175
select f64 3 1 176
""",
        ),
    ),
    "sqrt": (
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
abs f64 1
constant f64 9218868437227405312
eq i1 2 3
abs f64 0
eq i1 5 3
constant f64 4602678819172646912
or i1 6 4
mul f64 0 0
mul f64 1 1
add f64 9 10
select f64 8 3 11
sqrt f64 12
add f64 13 5
mul f64 7 14
sqrt f64 15
constant f64 0
ne i1 16 17
mul f64 7 2
div f64 19 16
select f64 18 20 17
eq i1 1 1
and i1 6 22
select f64 23 17 21
lt i1 0 17
select f64 25 24 16
select f64 4 3 26
""",
        ),
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
abs f64 1
constant f64 9218868437227405312
eq i1 2 3
abs f64 0
eq i1 5 3
constant f64 4602678819172646912
or i1 6 4
mul f64 0 0
mul f64 1 1
add f64 9 10
select f64 8 3 11
sqrt f64 12
add f64 13 5
mul f64 7 14
sqrt f64 15
constant f64 0
ne i1 16 17
mul f64 7 2
div f64 19 16
select f64 18 20 17
eq i1 1 1
and i1 6 22
select f64 23 17 21
lt i1 0 17
select f64 25 16 24
select f64 4 3 26
bitcast i64 27
bitcast i64 1
constant i64 9223372036854775808
and i64 29 30
or i64 28 31
bitcast f64 32
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
abs f64 1
constant f64 9218868437227405312
eq i1 2 3
abs f64 0
eq i1 5 3
constant f64 0
abs f64 5
lt i1 2 8
select f64 9 8 2
constant f64 4503599627370496
constant f64 4841369599423283200
lt i1 10 11
mul f64 10 12
select f64 13 14 10
constant i64 52
bitcast i64 15
constant i64 4604544271217802189
sub i64 17 18
shr i64 19 16
ne i1 15 10
constant i64 0
select i64 21 16 22
sub i64 20 23
constant i64 1
shr i64 24 25
constant i64 18446744073709551614
mul i64 27 26
shr i64 28 25
constant i64 1023
add i64 29 30
shl i64 31 16
bitcast f64 32
mul f64 5 33
sub i64 28 29
add i64 35 30
shl i64 36 16
bitcast f64 37
mul f64 34 38
mul f64 7 33
mul f64 40 38
lt i1 39 7
neg f64 39
neg f64 41
select f64 42 43 39
select f64 42 44 41
mul f64 1 33
mul f64 47 38
mul f64 45 45
bitcast i64 45
constant i64 18446744073575333888
and i64 50 51
bitcast f64 52
sub f64 45 53
mul f64 53 53
sub f64 55 49
mul f64 53 54
add f64 56 57
mul f64 54 53
add f64 58 59
mul f64 54 54
add f64 60 61
mul f64 45 46
mul f64 46 45
add f64 63 64
add f64 62 65
add f64 49 66
sub f64 67 49
sub f64 66 68
mul f64 48 48
bitcast i64 48
and i64 71 51
bitcast f64 72
sub f64 48 73
mul f64 73 73
sub f64 75 70
mul f64 73 74
add f64 76 77
mul f64 74 73
add f64 78 79
mul f64 74 74
add f64 80 81
add f64 67 70
sub f64 83 67
sub f64 83 84
sub f64 67 85
sub f64 70 84
add f64 86 87
add f64 69 82
sub f64 89 69
sub f64 89 90
sub f64 69 91
sub f64 82 90
add f64 92 93
add f64 88 89
add f64 83 95
sub f64 96 83
sub f64 95 97
add f64 98 94
add f64 96 99
sub f64 100 96
sub f64 99 101
sqrt f64 100
mul f64 103 103
bitcast i64 103
and i64 105 51
bitcast f64 106
sub f64 103 107
mul f64 107 107
sub f64 109 104
mul f64 107 108
add f64 110 111
mul f64 108 107
add f64 112 113
mul f64 108 108
add f64 114 115
sub f64 100 104
sub f64 117 116
add f64 118 102
add f64 103 103
div f64 119 120
lt i1 7 103
select f64 122 121 7
add f64 103 123
sub f64 124 103
sub f64 123 125
add f64 124 45
sub f64 127 124
sub f64 127 128
sub f64 124 129
sub f64 45 128
add f64 130 131
add f64 126 46
sub f64 133 126
sub f64 133 134
sub f64 126 135
sub f64 46 134
add f64 136 137
add f64 132 133
add f64 127 139
sub f64 140 127
sub f64 139 141
add f64 142 138
add f64 140 143
sub f64 144 140
sub f64 143 145
constant f64 4602678819172646912
mul f64 144 147
mul f64 146 147
sqrt f64 148
mul f64 150 150
bitcast i64 150
and i64 152 51
bitcast f64 153
sub f64 150 154
mul f64 154 154
sub f64 156 151
mul f64 154 155
add f64 157 158
mul f64 155 154
add f64 159 160
mul f64 155 155
add f64 161 162
sub f64 148 151
sub f64 164 163
add f64 165 149
add f64 150 150
div f64 166 167
lt i1 7 150
select f64 169 168 7
add f64 150 170
sub f64 171 150
sub f64 170 172
lt i1 5 7
eq i1 171 7
abs f64 48
mul f64 147 176
div f64 177 171
mul f64 178 171
bitcast i64 178
and i64 180 51
bitcast f64 181
sub f64 178 182
bitcast i64 171
and i64 184 51
bitcast f64 185
sub f64 171 186
mul f64 182 186
sub f64 188 179
mul f64 182 187
add f64 189 190
mul f64 183 186
add f64 191 192
mul f64 183 187
add f64 193 194
sub f64 177 179
sub f64 196 195
add f64 197 7
mul f64 178 173
sub f64 198 199
div f64 200 171
add f64 178 201
sub f64 202 178
sub f64 201 203
select f64 175 7 202
select f64 175 7 204
select f64 174 205 171
select f64 174 206 173
add i64 26 30
shl i64 209 16
bitcast f64 210
mul f64 207 211
mul f64 208 211
add f64 212 213
select f64 6 3 214
select f64 174 171 205
select f64 174 173 206
mul f64 216 211
mul f64 217 211
bitcast i64 1
lt i1 220 22
neg f64 218
neg f64 219
select f64 221 222 218
select f64 221 223 219
lt i1 224 7
neg f64 224
neg f64 225
select f64 226 227 224
select f64 226 228 225
add f64 229 230
eq i1 1 1
and i1 6 232
select f64 233 7 231
lt i1 0 7
select f64 235 234 215
select f64 4 3 236
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
abs f64 1
constant f64 9218868437227405312
eq i1 2 3
abs f64 0
eq i1 5 3
constant f64 0
abs f64 5
lt i1 2 8
select f64 9 8 2
constant f64 4503599627370496
constant f64 4841369599423283200
lt i1 10 11
mul f64 10 12
select f64 13 14 10
constant i64 52
bitcast i64 15
constant i64 4604544271217802189
sub i64 17 18
shr i64 19 16
ne i1 15 10
constant i64 0
select i64 21 16 22
sub i64 20 23
constant i64 1
shr i64 24 25
constant i64 18446744073709551614
mul i64 27 26
shr i64 28 25
constant i64 1023
add i64 29 30
shl i64 31 16
bitcast f64 32
mul f64 5 33
sub i64 28 29
add i64 35 30
shl i64 36 16
bitcast f64 37
mul f64 34 38
mul f64 7 33
mul f64 40 38
lt i1 39 7
neg f64 39
neg f64 41
select f64 42 43 39
select f64 42 44 41
mul f64 1 33
mul f64 47 38
mul f64 45 45
bitcast i64 45
constant i64 18446744073575333888
and i64 50 51
bitcast f64 52
sub f64 45 53
mul f64 53 53
sub f64 55 49
mul f64 53 54
add f64 56 57
mul f64 54 53
add f64 58 59
mul f64 54 54
add f64 60 61
mul f64 45 46
mul f64 46 45
add f64 63 64
add f64 62 65
add f64 49 66
sub f64 67 49
sub f64 66 68
mul f64 48 48
bitcast i64 48
and i64 71 51
bitcast f64 72
sub f64 48 73
mul f64 73 73
sub f64 75 70
mul f64 73 74
add f64 76 77
mul f64 74 73
add f64 78 79
mul f64 74 74
add f64 80 81
add f64 67 70
sub f64 83 67
sub f64 83 84
sub f64 67 85
sub f64 70 84
add f64 86 87
add f64 69 82
sub f64 89 69
sub f64 89 90
sub f64 69 91
sub f64 82 90
add f64 92 93
add f64 88 89
add f64 83 95
sub f64 96 83
sub f64 95 97
add f64 98 94
add f64 96 99
sub f64 100 96
sub f64 99 101
sqrt f64 100
mul f64 103 103
bitcast i64 103
and i64 105 51
bitcast f64 106
sub f64 103 107
mul f64 107 107
sub f64 109 104
mul f64 107 108
add f64 110 111
mul f64 108 107
add f64 112 113
mul f64 108 108
add f64 114 115
sub f64 100 104
sub f64 117 116
add f64 118 102
add f64 103 103
div f64 119 120
lt i1 7 103
select f64 122 121 7
add f64 103 123
sub f64 124 103
sub f64 123 125
add f64 124 45
sub f64 127 124
sub f64 127 128
sub f64 124 129
sub f64 45 128
add f64 130 131
add f64 126 46
sub f64 133 126
sub f64 133 134
sub f64 126 135
sub f64 46 134
add f64 136 137
add f64 132 133
add f64 127 139
sub f64 140 127
sub f64 139 141
add f64 142 138
add f64 140 143
sub f64 144 140
sub f64 143 145
constant f64 4602678819172646912
mul f64 144 147
mul f64 146 147
sqrt f64 148
mul f64 150 150
bitcast i64 150
and i64 152 51
bitcast f64 153
sub f64 150 154
mul f64 154 154
sub f64 156 151
mul f64 154 155
add f64 157 158
mul f64 155 154
add f64 159 160
mul f64 155 155
add f64 161 162
sub f64 148 151
sub f64 164 163
add f64 165 149
add f64 150 150
div f64 166 167
lt i1 7 150
select f64 169 168 7
add f64 150 170
sub f64 171 150
sub f64 170 172
lt i1 5 7
eq i1 171 7
abs f64 48
mul f64 147 176
div f64 177 171
mul f64 178 171
bitcast i64 178
and i64 180 51
bitcast f64 181
sub f64 178 182
bitcast i64 171
and i64 184 51
bitcast f64 185
sub f64 171 186
mul f64 182 186
sub f64 188 179
mul f64 182 187
add f64 189 190
mul f64 183 186
add f64 191 192
mul f64 183 187
add f64 193 194
sub f64 177 179
sub f64 196 195
add f64 197 7
mul f64 178 173
sub f64 198 199
div f64 200 171
add f64 178 201
sub f64 202 178
sub f64 201 203
select f64 175 7 202
select f64 175 7 204
select f64 174 205 171
select f64 174 206 173
add i64 26 30
shl i64 209 16
bitcast f64 210
mul f64 207 211
mul f64 208 211
add f64 212 213
select f64 6 3 214
select f64 174 171 205
select f64 174 173 206
mul f64 216 211
mul f64 217 211
bitcast i64 1
lt i1 220 22
neg f64 218
neg f64 219
select f64 221 222 218
select f64 221 223 219
lt i1 224 7
neg f64 224
neg f64 225
select f64 226 227 224
select f64 226 228 225
add f64 229 230
eq i1 1 1
and i1 6 232
select f64 233 7 231
lt i1 0 7
select f64 235 215 234
select f64 4 3 236
bitcast i64 237
constant i64 9223372036854775808
and i64 220 239
or i64 238 240
bitcast f64 241
""",
        ),
    ),
    "tan": (
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
neg f64 1
tan f64 0
abs f64 2
constant f64 9218868437227405312
eq i1 4 5
abs f64 0
lt i1 7 5
constant f64 4607182418800017408
sub f64 5 5
select f64 6 9 10
select f64 8 3 11
constant f64 13835058055282163712
mul f64 13 4
exponential f64 14
constant f64 4616189618054758400
mul f64 16 15
add f64 9 15
mul f64 18 18
div f64 17 19
constant f64 0
eq i1 0 21
mul f64 12 20
tanh f64 2
mul f64 24 12
mul f64 25 25
add f64 9 26
div f64 23 27
select f64 22 0 28
""",
        ),
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
neg f64 1
tan f64 0
abs f64 2
constant f64 9218868437227405312
eq i1 4 5
abs f64 0
lt i1 7 5
constant f64 4607182418800017408
sub f64 5 5
select f64 6 9 10
select f64 8 3 11
constant f64 0
eq i1 2 13
tanh f64 2
mul f64 12 12
add f64 9 16
mul f64 15 17
mul f64 15 12
mul f64 19 19
add f64 9 20
div f64 18 21
select f64 14 2 22
neg f64 23
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
neg f64 1
tan f64 0
abs f64 2
constant f64 9218868437227405312
eq i1 4 5
abs f64 0
lt i1 7 5
constant f64 4607182418800017408
sub f64 5 5
select f64 6 9 10
select f64 8 3 11
constant f64 4611686018427387904
mul f64 13 4
constant f64 4650248090236747776
neg f64 15
lt i1 14 16
select f64 17 16 14
lt i1 15 18
select f64 19 15 18
neg f64 20
constant f64 0
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 21 23
add f64 25 24
sub f64 26 24
neg f64 27
constant f64 4604418534313443328
mul f64 28 29
add f64 30 21
constant f64 13639225319613145088
mul f64 28 32
add f64 33 22
add f64 31 34
sub f64 35 31
sub f64 35 36
sub f64 31 37
sub f64 34 36
add f64 38 39
mul f64 35 35
constant f64 4493169262076825869
constant f64 4508818142790474795
mul f64 42 35
add f64 44 43
constant f64 4523617207225571602
mul f64 45 35
add f64 47 46
constant f64 4537941336995398790
mul f64 48 35
add f64 50 49
constant f64 4551452160552810439
mul f64 51 35
add f64 53 52
constant f64 4564047942389340013
mul f64 54 35
add f64 56 55
constant f64 4575957461383588187
mul f64 57 35
add f64 59 58
constant f64 4586165620538941447
mul f64 60 35
add f64 62 61
constant f64 4595172819793696076
mul f64 63 35
add f64 65 64
constant f64 4602678819172646917
mul f64 66 35
add f64 68 67
mul f64 40 35
add f64 40 70
mul f64 41 69
add f64 72 71
add f64 35 73
sub f64 74 35
sub f64 73 75
add f64 74 9
sub f64 77 74
sub f64 77 78
sub f64 74 79
sub f64 9 78
add f64 80 81
add f64 82 76
add f64 77 83
sub f64 84 77
sub f64 83 85
constant f64 4616189618054758400
mul f64 87 12
mul f64 84 88
bitcast i64 84
constant i64 18446744073575333888
and i64 90 91
bitcast f64 92
sub f64 84 93
bitcast i64 88
and i64 95 91
bitcast f64 96
sub f64 88 97
mul f64 93 97
sub f64 99 89
mul f64 93 98
add f64 100 101
mul f64 94 97
add f64 102 103
mul f64 94 98
add f64 104 105
mul f64 86 88
add f64 106 107
add f64 89 108
sub f64 109 89
sub f64 108 110
neg f64 14
constant f64 4633641066610819072
neg f64 113
lt i1 112 114
select f64 115 114 112
lt i1 113 116
select f64 117 113 116
mul f64 118 23
add f64 119 24
bitcast i64 120
constant i64 4843621399236968448
sub i64 121 122
constant i64 1023
add i64 123 124
constant i64 52
shl i64 125 126
bitcast f64 127
sub f64 120 24
neg f64 129
mul f64 130 29
add f64 131 118
mul f64 130 32
add f64 133 22
add f64 132 134
sub f64 135 132
sub f64 135 136
sub f64 132 137
sub f64 134 136
add f64 138 139
mul f64 135 135
mul f64 42 135
add f64 142 43
mul f64 143 135
add f64 144 46
mul f64 145 135
add f64 146 49
mul f64 147 135
add f64 148 52
mul f64 149 135
add f64 150 55
mul f64 151 135
add f64 152 58
mul f64 153 135
add f64 154 61
mul f64 155 135
add f64 156 64
mul f64 157 135
add f64 158 67
mul f64 140 135
add f64 140 160
mul f64 141 159
add f64 162 161
add f64 135 163
sub f64 164 135
sub f64 163 165
mul f64 164 128
mul f64 166 128
constant f64 13830554455654793216
add f64 128 169
sub f64 170 128
sub f64 170 171
sub f64 128 172
sub f64 169 171
add f64 173 174
add f64 167 170
sub f64 176 167
sub f64 176 177
sub f64 167 178
sub f64 170 177
add f64 179 180
add f64 168 175
sub f64 182 168
sub f64 182 183
sub f64 168 184
sub f64 175 183
add f64 185 186
add f64 181 182
add f64 176 188
sub f64 189 176
sub f64 188 190
add f64 191 187
add f64 189 192
sub f64 193 189
sub f64 192 194
neg f64 193
neg f64 195
neg f64 196
neg f64 197
add f64 198 13
sub f64 200 198
sub f64 200 201
sub f64 198 202
sub f64 13 201
add f64 203 204
add f64 205 199
add f64 200 206
sub f64 207 200
sub f64 206 208
mul f64 196 12
bitcast i64 196
and i64 211 91
bitcast f64 212
sub f64 196 213
bitcast i64 12
and i64 215 91
bitcast f64 216
sub f64 12 217
mul f64 213 217
sub f64 219 210
mul f64 213 218
add f64 220 221
mul f64 214 217
add f64 222 223
mul f64 214 218
add f64 224 225
mul f64 197 12
add f64 226 227
add f64 210 228
sub f64 229 210
sub f64 228 230
mul f64 207 207
bitcast i64 207
and i64 233 91
bitcast f64 234
sub f64 207 235
mul f64 235 235
sub f64 237 232
mul f64 235 236
add f64 238 239
mul f64 236 235
add f64 240 241
mul f64 236 236
add f64 242 243
mul f64 207 209
mul f64 209 207
add f64 245 246
add f64 244 247
add f64 232 248
sub f64 249 232
sub f64 248 250
mul f64 229 229
bitcast i64 229
and i64 253 91
bitcast f64 254
sub f64 229 255
mul f64 255 255
sub f64 257 252
mul f64 255 256
add f64 258 259
mul f64 256 255
add f64 260 261
mul f64 256 256
add f64 262 263
mul f64 229 231
mul f64 231 229
add f64 265 266
add f64 264 267
add f64 252 268
sub f64 269 252
sub f64 268 270
add f64 249 269
sub f64 272 249
sub f64 272 273
sub f64 249 274
sub f64 269 273
add f64 275 276
add f64 251 271
sub f64 278 251
sub f64 278 279
sub f64 251 280
sub f64 271 279
add f64 281 282
add f64 277 278
add f64 272 284
sub f64 285 272
sub f64 284 286
add f64 287 283
add f64 285 288
sub f64 289 285
sub f64 288 290
div f64 109 289
mul f64 292 289
bitcast i64 292
and i64 294 91
bitcast f64 295
sub f64 292 296
bitcast i64 289
and i64 298 91
bitcast f64 299
sub f64 289 300
mul f64 296 300
sub f64 302 293
mul f64 296 301
add f64 303 304
mul f64 297 300
add f64 305 306
mul f64 297 301
add f64 307 308
sub f64 109 293
sub f64 310 309
add f64 311 111
mul f64 292 291
sub f64 312 313
div f64 314 289
add f64 292 315
sub f64 316 292
sub f64 315 317
add f64 316 318
eq i1 0 22
bitcast i64 26
sub i64 321 122
constant i64 1
shr i64 322 323
add i64 324 124
shl i64 325 126
bitcast f64 326
mul f64 319 327
sub i64 322 324
add i64 329 124
shl i64 330 126
bitcast f64 331
mul f64 328 332
select f64 320 0 333
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
neg f64 1
tan f64 0
abs f64 2
constant f64 9218868437227405312
eq i1 4 5
abs f64 0
lt i1 7 5
constant f64 4607182418800017408
sub f64 5 5
select f64 6 9 10
select f64 8 3 11
constant f64 4611686018427387904
mul f64 13 4
neg f64 14
constant f64 4633641066610819072
neg f64 16
lt i1 15 17
select f64 18 17 15
lt i1 16 19
select f64 20 16 19
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 21 22
add f64 24 23
bitcast i64 25
constant i64 4843621399236968448
sub i64 26 27
constant i64 1023
add i64 28 29
constant i64 52
shl i64 30 31
bitcast f64 32
constant f64 0
sub f64 25 23
neg f64 35
constant f64 4604418534313443328
mul f64 36 37
add f64 38 21
constant f64 13639225319613145088
mul f64 36 40
add f64 41 34
add f64 39 42
sub f64 43 39
sub f64 43 44
sub f64 39 45
sub f64 42 44
add f64 46 47
mul f64 43 43
constant f64 4493169262076825869
constant f64 4508818142790474795
mul f64 50 43
add f64 52 51
constant f64 4523617207225571602
mul f64 53 43
add f64 55 54
constant f64 4537941336995398790
mul f64 56 43
add f64 58 57
constant f64 4551452160552810439
mul f64 59 43
add f64 61 60
constant f64 4564047942389340013
mul f64 62 43
add f64 64 63
constant f64 4575957461383588187
mul f64 65 43
add f64 67 66
constant f64 4586165620538941447
mul f64 68 43
add f64 70 69
constant f64 4595172819793696076
mul f64 71 43
add f64 73 72
constant f64 4602678819172646917
mul f64 74 43
add f64 76 75
mul f64 48 43
add f64 48 78
mul f64 49 77
add f64 80 79
add f64 43 81
sub f64 82 43
sub f64 81 83
mul f64 82 33
mul f64 84 33
constant f64 13830554455654793216
add f64 33 87
sub f64 88 33
sub f64 88 89
sub f64 33 90
sub f64 87 89
add f64 91 92
add f64 85 88
sub f64 94 85
sub f64 94 95
sub f64 85 96
sub f64 88 95
add f64 97 98
add f64 86 93
sub f64 100 86
sub f64 100 101
sub f64 86 102
sub f64 93 101
add f64 103 104
add f64 99 100
add f64 94 106
sub f64 107 94
sub f64 106 108
add f64 109 105
add f64 107 110
sub f64 111 107
sub f64 110 112
neg f64 111
neg f64 113
neg f64 114
neg f64 115
add f64 116 13
sub f64 118 116
sub f64 118 119
sub f64 116 120
sub f64 13 119
add f64 121 122
add f64 123 117
add f64 118 124
sub f64 125 118
sub f64 124 126
mul f64 12 12
bitcast i64 12
constant i64 18446744073575333888
and i64 129 130
bitcast f64 131
sub f64 12 132
mul f64 132 132
sub f64 134 128
mul f64 132 133
add f64 135 136
mul f64 133 132
add f64 137 138
mul f64 133 133
add f64 139 140
add f64 128 9
sub f64 142 128
sub f64 142 143
sub f64 128 144
sub f64 9 143
add f64 145 146
add f64 147 141
add f64 142 148
sub f64 149 142
sub f64 148 150
mul f64 125 114
bitcast i64 125
and i64 153 130
bitcast f64 154
sub f64 125 155
bitcast i64 114
and i64 157 130
bitcast f64 158
sub f64 114 159
mul f64 155 159
sub f64 161 152
mul f64 155 160
add f64 162 163
mul f64 156 159
add f64 164 165
mul f64 156 160
add f64 166 167
mul f64 125 115
mul f64 127 114
add f64 169 170
add f64 168 171
add f64 152 172
sub f64 173 152
sub f64 172 174
mul f64 173 149
bitcast i64 173
and i64 177 130
bitcast f64 178
sub f64 173 179
bitcast i64 149
and i64 181 130
bitcast f64 182
sub f64 149 183
mul f64 179 183
sub f64 185 176
mul f64 179 184
add f64 186 187
mul f64 180 183
add f64 188 189
mul f64 180 184
add f64 190 191
mul f64 173 151
mul f64 175 149
add f64 193 194
add f64 192 195
add f64 176 196
sub f64 197 176
sub f64 196 198
mul f64 114 12
mul f64 159 132
sub f64 201 200
mul f64 159 133
add f64 202 203
mul f64 160 132
add f64 204 205
mul f64 160 133
add f64 206 207
mul f64 115 12
add f64 208 209
add f64 200 210
sub f64 211 200
sub f64 210 212
mul f64 125 125
mul f64 155 155
sub f64 215 214
mul f64 155 156
add f64 216 217
mul f64 156 155
add f64 218 219
mul f64 156 156
add f64 220 221
mul f64 125 127
mul f64 127 125
add f64 223 224
add f64 222 225
add f64 214 226
sub f64 227 214
sub f64 226 228
mul f64 211 211
bitcast i64 211
and i64 231 130
bitcast f64 232
sub f64 211 233
mul f64 233 233
sub f64 235 230
mul f64 233 234
add f64 236 237
mul f64 234 233
add f64 238 239
mul f64 234 234
add f64 240 241
mul f64 211 213
mul f64 213 211
add f64 243 244
add f64 242 245
add f64 230 246
sub f64 247 230
sub f64 246 248
add f64 227 247
sub f64 250 227
sub f64 250 251
sub f64 227 252
sub f64 247 251
add f64 253 254
add f64 229 249
sub f64 256 229
sub f64 256 257
sub f64 229 258
sub f64 249 257
add f64 259 260
add f64 255 256
add f64 250 262
sub f64 263 250
sub f64 262 264
add f64 265 261
add f64 263 266
sub f64 267 263
sub f64 266 268
div f64 197 267
mul f64 270 267
bitcast i64 270
and i64 272 130
bitcast f64 273
sub f64 270 274
bitcast i64 267
and i64 276 130
bitcast f64 277
sub f64 267 278
mul f64 274 278
sub f64 280 271
mul f64 274 279
add f64 281 282
mul f64 275 278
add f64 283 284
mul f64 275 279
add f64 285 286
sub f64 197 271
sub f64 288 287
add f64 289 199
mul f64 270 269
sub f64 290 291
div f64 292 267
add f64 270 293
sub f64 294 270
sub f64 293 295
add f64 294 296
constant f64 418002527998569348
eq i1 2 34
lt i1 4 298
add f64 9 128
mul f64 4 301
select f64 300 302 297
bitcast i64 303
bitcast i64 2
constant i64 9223372036854775808
and i64 305 306
or i64 304 307
bitcast f64 308
select f64 299 2 309
neg f64 310
""",
        ),
    ),
    "tanh": (
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
tan f64 1
abs f64 0
constant f64 9218868437227405312
eq i1 3 4
abs f64 1
lt i1 6 4
constant f64 4607182418800017408
sub f64 4 4
select f64 5 8 9
select f64 7 2 10
constant f64 0
eq i1 0 12
tanh f64 0
mul f64 11 11
add f64 8 15
mul f64 14 16
mul f64 14 11
mul f64 18 18
add f64 8 19
div f64 17 20
select f64 13 0 21
""",
        ),
        MachineBody(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
tan f64 1
abs f64 0
constant f64 9218868437227405312
eq i1 3 4
abs f64 1
lt i1 6 4
constant f64 4607182418800017408
sub f64 4 4
select f64 5 8 9
select f64 7 2 10
constant f64 13835058055282163712
mul f64 12 3
exponential f64 13
constant f64 4616189618054758400
mul f64 15 14
add f64 8 14
mul f64 17 17
div f64 16 18
constant f64 0
eq i1 1 20
mul f64 11 19
tanh f64 0
mul f64 23 11
mul f64 24 24
add f64 8 25
div f64 22 26
select f64 21 1 27
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
tan f64 1
abs f64 0
constant f64 9218868437227405312
eq i1 3 4
abs f64 1
lt i1 6 4
constant f64 4607182418800017408
sub f64 4 4
select f64 5 8 9
select f64 7 2 10
constant f64 4611686018427387904
mul f64 12 3
neg f64 13
constant f64 4633641066610819072
neg f64 15
lt i1 14 16
select f64 17 16 14
lt i1 15 18
select f64 19 15 18
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 20 21
add f64 23 22
bitcast i64 24
constant i64 4843621399236968448
sub i64 25 26
constant i64 1023
add i64 27 28
constant i64 52
shl i64 29 30
bitcast f64 31
constant f64 0
sub f64 24 22
neg f64 34
constant f64 4604418534313443328
mul f64 35 36
add f64 37 20
constant f64 13639225319613145088
mul f64 35 39
add f64 40 33
add f64 38 41
sub f64 42 38
sub f64 42 43
sub f64 38 44
sub f64 41 43
add f64 45 46
mul f64 42 42
constant f64 4493169262076825869
constant f64 4508818142790474795
mul f64 49 42
add f64 51 50
constant f64 4523617207225571602
mul f64 52 42
add f64 54 53
constant f64 4537941336995398790
mul f64 55 42
add f64 57 56
constant f64 4551452160552810439
mul f64 58 42
add f64 60 59
constant f64 4564047942389340013
mul f64 61 42
add f64 63 62
constant f64 4575957461383588187
mul f64 64 42
add f64 66 65
constant f64 4586165620538941447
mul f64 67 42
add f64 69 68
constant f64 4595172819793696076
mul f64 70 42
add f64 72 71
constant f64 4602678819172646917
mul f64 73 42
add f64 75 74
mul f64 47 42
add f64 47 77
mul f64 48 76
add f64 79 78
add f64 42 80
sub f64 81 42
sub f64 80 82
mul f64 81 32
mul f64 83 32
constant f64 13830554455654793216
add f64 32 86
sub f64 87 32
sub f64 87 88
sub f64 32 89
sub f64 86 88
add f64 90 91
add f64 84 87
sub f64 93 84
sub f64 93 94
sub f64 84 95
sub f64 87 94
add f64 96 97
add f64 85 92
sub f64 99 85
sub f64 99 100
sub f64 85 101
sub f64 92 100
add f64 102 103
add f64 98 99
add f64 93 105
sub f64 106 93
sub f64 105 107
add f64 108 104
add f64 106 109
sub f64 110 106
sub f64 109 111
neg f64 110
neg f64 112
neg f64 113
neg f64 114
add f64 115 12
sub f64 117 115
sub f64 117 118
sub f64 115 119
sub f64 12 118
add f64 120 121
add f64 122 116
add f64 117 123
sub f64 124 117
sub f64 123 125
mul f64 11 11
bitcast i64 11
constant i64 18446744073575333888
and i64 128 129
bitcast f64 130
sub f64 11 131
mul f64 131 131
sub f64 133 127
mul f64 131 132
add f64 134 135
mul f64 132 131
add f64 136 137
mul f64 132 132
add f64 138 139
add f64 127 8
sub f64 141 127
sub f64 141 142
sub f64 127 143
sub f64 8 142
add f64 144 145
add f64 146 140
add f64 141 147
sub f64 148 141
sub f64 147 149
mul f64 124 113
bitcast i64 124
and i64 152 129
bitcast f64 153
sub f64 124 154
bitcast i64 113
and i64 156 129
bitcast f64 157
sub f64 113 158
mul f64 154 158
sub f64 160 151
mul f64 154 159
add f64 161 162
mul f64 155 158
add f64 163 164
mul f64 155 159
add f64 165 166
mul f64 124 114
mul f64 126 113
add f64 168 169
add f64 167 170
add f64 151 171
sub f64 172 151
sub f64 171 173
mul f64 172 148
bitcast i64 172
and i64 176 129
bitcast f64 177
sub f64 172 178
bitcast i64 148
and i64 180 129
bitcast f64 181
sub f64 148 182
mul f64 178 182
sub f64 184 175
mul f64 178 183
add f64 185 186
mul f64 179 182
add f64 187 188
mul f64 179 183
add f64 189 190
mul f64 172 150
mul f64 174 148
add f64 192 193
add f64 191 194
add f64 175 195
sub f64 196 175
sub f64 195 197
mul f64 113 11
mul f64 158 131
sub f64 200 199
mul f64 158 132
add f64 201 202
mul f64 159 131
add f64 203 204
mul f64 159 132
add f64 205 206
mul f64 114 11
add f64 207 208
add f64 199 209
sub f64 210 199
sub f64 209 211
mul f64 124 124
mul f64 154 154
sub f64 214 213
mul f64 154 155
add f64 215 216
mul f64 155 154
add f64 217 218
mul f64 155 155
add f64 219 220
mul f64 124 126
mul f64 126 124
add f64 222 223
add f64 221 224
add f64 213 225
sub f64 226 213
sub f64 225 227
mul f64 210 210
bitcast i64 210
and i64 230 129
bitcast f64 231
sub f64 210 232
mul f64 232 232
sub f64 234 229
mul f64 232 233
add f64 235 236
mul f64 233 232
add f64 237 238
mul f64 233 233
add f64 239 240
mul f64 210 212
mul f64 212 210
add f64 242 243
add f64 241 244
add f64 229 245
sub f64 246 229
sub f64 245 247
add f64 226 246
sub f64 249 226
sub f64 249 250
sub f64 226 251
sub f64 246 250
add f64 252 253
add f64 228 248
sub f64 255 228
sub f64 255 256
sub f64 228 257
sub f64 248 256
add f64 258 259
add f64 254 255
add f64 249 261
sub f64 262 249
sub f64 261 263
add f64 264 260
add f64 262 265
sub f64 266 262
sub f64 265 267
div f64 196 266
mul f64 269 266
bitcast i64 269
and i64 271 129
bitcast f64 272
sub f64 269 273
bitcast i64 266
and i64 275 129
bitcast f64 276
sub f64 266 277
mul f64 273 277
sub f64 279 270
mul f64 273 278
add f64 280 281
mul f64 274 277
add f64 282 283
mul f64 274 278
add f64 284 285
sub f64 196 270
sub f64 287 286
add f64 288 198
mul f64 269 268
sub f64 289 290
div f64 291 266
add f64 269 292
sub f64 293 269
sub f64 292 294
add f64 293 295
constant f64 418002527998569348
eq i1 0 33
lt i1 3 297
add f64 8 127
mul f64 3 300
select f64 299 301 296
bitcast i64 302
bitcast i64 0
constant i64 9223372036854775808
and i64 304 305
or i64 303 306
bitcast f64 307
select f64 298 0 308
""",
        ),
        MachineBody(
            "f64",
            "complex<f64>",
            """\
parameter f64 0
parameter f64 1
tan f64 1
abs f64 0
constant f64 9218868437227405312
eq i1 3 4
abs f64 1
lt i1 6 4
constant f64 4607182418800017408
sub f64 4 4
select f64 5 8 9
select f64 7 2 10
constant f64 4611686018427387904
mul f64 12 3
constant f64 4650248090236747776
neg f64 14
lt i1 13 15
select f64 16 15 13
lt i1 14 17
select f64 18 14 17
neg f64 19
constant f64 0
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 20 22
add f64 24 23
sub f64 25 23
neg f64 26
constant f64 4604418534313443328
mul f64 27 28
add f64 29 20
constant f64 13639225319613145088
mul f64 27 31
add f64 32 21
add f64 30 33
sub f64 34 30
sub f64 34 35
sub f64 30 36
sub f64 33 35
add f64 37 38
mul f64 34 34
constant f64 4493169262076825869
constant f64 4508818142790474795
mul f64 41 34
add f64 43 42
constant f64 4523617207225571602
mul f64 44 34
add f64 46 45
constant f64 4537941336995398790
mul f64 47 34
add f64 49 48
constant f64 4551452160552810439
mul f64 50 34
add f64 52 51
constant f64 4564047942389340013
mul f64 53 34
add f64 55 54
constant f64 4575957461383588187
mul f64 56 34
add f64 58 57
constant f64 4586165620538941447
mul f64 59 34
add f64 61 60
constant f64 4595172819793696076
mul f64 62 34
add f64 64 63
constant f64 4602678819172646917
mul f64 65 34
add f64 67 66
mul f64 39 34
add f64 39 69
mul f64 40 68
add f64 71 70
add f64 34 72
sub f64 73 34
sub f64 72 74
add f64 73 8
sub f64 76 73
sub f64 76 77
sub f64 73 78
sub f64 8 77
add f64 79 80
add f64 81 75
add f64 76 82
sub f64 83 76
sub f64 82 84
constant f64 4616189618054758400
mul f64 86 11
mul f64 83 87
bitcast i64 83
constant i64 18446744073575333888
and i64 89 90
bitcast f64 91
sub f64 83 92
bitcast i64 87
and i64 94 90
bitcast f64 95
sub f64 87 96
mul f64 92 96
sub f64 98 88
mul f64 92 97
add f64 99 100
mul f64 93 96
add f64 101 102
mul f64 93 97
add f64 103 104
mul f64 85 87
add f64 105 106
add f64 88 107
sub f64 108 88
sub f64 107 109
neg f64 13
constant f64 4633641066610819072
neg f64 112
lt i1 111 113
select f64 114 113 111
lt i1 112 115
select f64 116 112 115
mul f64 117 22
add f64 118 23
bitcast i64 119
constant i64 4843621399236968448
sub i64 120 121
constant i64 1023
add i64 122 123
constant i64 52
shl i64 124 125
bitcast f64 126
sub f64 119 23
neg f64 128
mul f64 129 28
add f64 130 117
mul f64 129 31
add f64 132 21
add f64 131 133
sub f64 134 131
sub f64 134 135
sub f64 131 136
sub f64 133 135
add f64 137 138
mul f64 134 134
mul f64 41 134
add f64 141 42
mul f64 142 134
add f64 143 45
mul f64 144 134
add f64 145 48
mul f64 146 134
add f64 147 51
mul f64 148 134
add f64 149 54
mul f64 150 134
add f64 151 57
mul f64 152 134
add f64 153 60
mul f64 154 134
add f64 155 63
mul f64 156 134
add f64 157 66
mul f64 139 134
add f64 139 159
mul f64 140 158
add f64 161 160
add f64 134 162
sub f64 163 134
sub f64 162 164
mul f64 163 127
mul f64 165 127
constant f64 13830554455654793216
add f64 127 168
sub f64 169 127
sub f64 169 170
sub f64 127 171
sub f64 168 170
add f64 172 173
add f64 166 169
sub f64 175 166
sub f64 175 176
sub f64 166 177
sub f64 169 176
add f64 178 179
add f64 167 174
sub f64 181 167
sub f64 181 182
sub f64 167 183
sub f64 174 182
add f64 184 185
add f64 180 181
add f64 175 187
sub f64 188 175
sub f64 187 189
add f64 190 186
add f64 188 191
sub f64 192 188
sub f64 191 193
neg f64 192
neg f64 194
neg f64 195
neg f64 196
add f64 197 12
sub f64 199 197
sub f64 199 200
sub f64 197 201
sub f64 12 200
add f64 202 203
add f64 204 198
add f64 199 205
sub f64 206 199
sub f64 205 207
mul f64 195 11
bitcast i64 195
and i64 210 90
bitcast f64 211
sub f64 195 212
bitcast i64 11
and i64 214 90
bitcast f64 215
sub f64 11 216
mul f64 212 216
sub f64 218 209
mul f64 212 217
add f64 219 220
mul f64 213 216
add f64 221 222
mul f64 213 217
add f64 223 224
mul f64 196 11
add f64 225 226
add f64 209 227
sub f64 228 209
sub f64 227 229
mul f64 206 206
bitcast i64 206
and i64 232 90
bitcast f64 233
sub f64 206 234
mul f64 234 234
sub f64 236 231
mul f64 234 235
add f64 237 238
mul f64 235 234
add f64 239 240
mul f64 235 235
add f64 241 242
mul f64 206 208
mul f64 208 206
add f64 244 245
add f64 243 246
add f64 231 247
sub f64 248 231
sub f64 247 249
mul f64 228 228
bitcast i64 228
and i64 252 90
bitcast f64 253
sub f64 228 254
mul f64 254 254
sub f64 256 251
mul f64 254 255
add f64 257 258
mul f64 255 254
add f64 259 260
mul f64 255 255
add f64 261 262
mul f64 228 230
mul f64 230 228
add f64 264 265
add f64 263 266
add f64 251 267
sub f64 268 251
sub f64 267 269
add f64 248 268
sub f64 271 248
sub f64 271 272
sub f64 248 273
sub f64 268 272
add f64 274 275
add f64 250 270
sub f64 277 250
sub f64 277 278
sub f64 250 279
sub f64 270 278
add f64 280 281
add f64 276 277
add f64 271 283
sub f64 284 271
sub f64 283 285
add f64 286 282
add f64 284 287
sub f64 288 284
sub f64 287 289
div f64 108 288
mul f64 291 288
bitcast i64 291
and i64 293 90
bitcast f64 294
sub f64 291 295
bitcast i64 288
and i64 297 90
bitcast f64 298
sub f64 288 299
mul f64 295 299
sub f64 301 292
mul f64 295 300
add f64 302 303
mul f64 296 299
add f64 304 305
mul f64 296 300
add f64 306 307
sub f64 108 292
sub f64 309 308
add f64 310 110
mul f64 291 290
sub f64 311 312
div f64 313 288
add f64 291 314
sub f64 315 291
sub f64 314 316
add f64 315 317
eq i1 1 21
bitcast i64 25
sub i64 320 121
constant i64 1
shr i64 321 322
add i64 323 123
shl i64 324 125
bitcast f64 325
mul f64 318 326
sub i64 321 323
add i64 328 123
shl i64 329 125
bitcast f64 330
mul f64 327 331
select f64 319 1 332
""",
        ),
    ),
}
