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
constant f32 1042983590
constant f32 1033477206
constant f32 1026970639
constant f32 1023566520
constant f32 1013654670
constant f32 1025122733
fma f32 24 5 23
fma f32 25 5 22
fma f32 26 5 21
fma f32 27 5 20
fma f32 28 5 19
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
fma f32 24 40 23
fma f32 42 40 22
fma f32 43 40 21
fma f32 44 40 20
fma f32 45 40 19
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
constant f64 4595172819793696119
constant f64 4590068740215988544
constant f64 4586594534793746781
constant f64 4584414220184157693
constant f64 4582105573329502869
constant f64 4580658483373796297
constant f64 4579213009702553571
constant f64 4577724694092306275
constant f64 4577367773383191901
constant f64 4570696263629013750
constant f64 4581912949820659257
constant f64 13805080396170119854
constant f64 4584862648994391562
mul f64 32 5
add f64 43 31
mul f64 34 5
add f64 45 33
mul f64 36 5
add f64 47 35
mul f64 38 5
add f64 49 37
mul f64 40 5
add f64 51 39
mul f64 42 5
add f64 53 41
mul f64 5 5
mul f64 46 55
add f64 56 44
mul f64 50 55
add f64 58 48
mul f64 54 55
add f64 60 52
mul f64 55 55
mul f64 59 62
add f64 63 57
mul f64 62 62
mul f64 61 65
add f64 66 64
mul f64 67 5
add f64 68 30
mul f64 29 69
add f64 27 70
add f64 6 71
mul f64 28 72
constant f64 4609753056924675352
mul f64 28 74
sub f64 75 73
constant f64 4364452196894661639
mul f64 28 77
add f64 76 78
mul f64 0 0
mul f64 0 80
mul f64 32 80
add f64 82 31
mul f64 34 80
add f64 84 33
mul f64 36 80
add f64 86 35
mul f64 38 80
add f64 88 37
mul f64 40 80
add f64 90 39
mul f64 42 80
add f64 92 41
mul f64 80 80
mul f64 85 94
add f64 95 83
mul f64 89 94
add f64 97 87
mul f64 93 94
add f64 99 91
mul f64 94 94
mul f64 98 101
add f64 102 96
mul f64 101 101
mul f64 100 104
add f64 105 103
mul f64 106 80
add f64 107 30
mul f64 81 108
sub f64 77 109
sub f64 0 110
sub f64 74 111
lt i1 2 1
lt i1 0 26
select f64 114 79 73
le i1 1 2
constant f64 9218868437227405312
sub f64 117 117
select f64 116 112 118
select f64 113 115 119
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
constant f32 1059760829
constant f32 1053601647
constant f32 1050210281
fma f32 60 54 59
fma f32 61 54 58
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
fma f32 60 86 59
fma f32 89 86 58
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
constant f64 4604180019048437138
constant f64 4600877379321593494
constant f64 4598818590951395733
constant f64 4597174411106084985
constant f64 4595719340060872480
constant f64 4594685476444287349
constant f64 4594498985737726454
mul f64 71 65
add f64 76 70
mul f64 73 65
add f64 78 72
mul f64 75 65
add f64 80 74
mul f64 65 65
mul f64 79 82
add f64 83 77
mul f64 82 82
mul f64 81 85
add f64 86 84
mul f64 87 65
add f64 88 69
mul f64 65 89
add f64 68 90
mul f64 64 91
constant f64 13639225319613145088
mul f64 60 93
add f64 94 59
add f64 92 95
sub f64 68 96
sub f64 97 50
sub f64 62 98
le i1 1 0
bitcast i64 0
sub i64 101 40
shr i64 102 42
shl i64 103 42
sub i64 101 104
bitcast f64 105
sub f64 106 1
convert f64 103
add f64 108 1
mul f64 109 61
add f64 6 107
div f64 107 111
mul f64 112 112
mul f64 107 107
mul f64 66 114
mul f64 71 113
add f64 116 70
mul f64 73 113
add f64 118 72
mul f64 75 113
add f64 120 74
mul f64 113 113
mul f64 119 122
add f64 123 117
mul f64 122 122
mul f64 121 125
add f64 126 124
mul f64 127 113
add f64 128 69
mul f64 113 129
add f64 115 130
mul f64 112 131
mul f64 109 93
add f64 133 28
add f64 132 134
sub f64 115 135
sub f64 136 107
sub f64 110 137
constant f64 9218868437227405312
lt i1 0 139
select f64 140 138 0
select f64 4 99 141
sub f64 139 139
select f64 100 142 143
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
constant f32 1059760829
constant f32 1053601647
constant f32 1050210281
fma f32 58 52 57
fma f32 59 52 56
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
fma f32 58 101 57
fma f32 104 101 56
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
constant f32 1042983590
constant f32 1033477206
constant f32 1026970639
constant f32 1023566520
constant f32 1013654670
constant f32 1025122733
fma f32 20 5 19
fma f32 21 5 18
fma f32 22 5 17
fma f32 23 5 16
fma f32 24 5 15
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
fma f32 20 36 19
fma f32 38 36 18
fma f32 39 36 17
fma f32 40 36 16
fma f32 41 36 15
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
constant f64 4595172819793696119
constant f64 4590068740215988544
constant f64 4586594534793746781
constant f64 4584414220184157693
constant f64 4582105573329502869
constant f64 4580658483373796297
constant f64 4579213009702553571
constant f64 4577724694092306275
constant f64 4577367773383191901
constant f64 4570696263629013750
constant f64 4581912949820659257
constant f64 13805080396170119854
constant f64 4584862648994391562
mul f64 28 5
add f64 39 27
mul f64 30 5
add f64 41 29
mul f64 32 5
add f64 43 31
mul f64 34 5
add f64 45 33
mul f64 36 5
add f64 47 35
mul f64 38 5
add f64 49 37
mul f64 5 5
mul f64 42 51
add f64 52 40
mul f64 46 51
add f64 54 44
mul f64 50 51
add f64 56 48
mul f64 51 51
mul f64 55 58
add f64 59 53
mul f64 58 58
mul f64 57 61
add f64 62 60
mul f64 63 5
add f64 64 26
mul f64 25 65
add f64 24 66
constant f64 4609753056924675352
constant f64 4611686018427387904
mul f64 69 6
constant f64 4364452196894661639
mul f64 69 67
sub f64 71 72
sub f64 70 73
sub f64 68 74
mul f64 0 0
mul f64 1 76
mul f64 28 76
add f64 78 27
mul f64 30 76
add f64 80 29
mul f64 32 76
add f64 82 31
mul f64 34 76
add f64 84 33
mul f64 36 76
add f64 86 35
mul f64 38 76
add f64 88 37
mul f64 76 76
mul f64 81 90
add f64 91 79
mul f64 85 90
add f64 93 83
mul f64 89 90
add f64 95 87
mul f64 90 90
mul f64 94 97
add f64 98 92
mul f64 97 97
mul f64 96 100
add f64 101 99
mul f64 102 76
add f64 103 26
mul f64 77 104
add f64 1 105
le i1 1 3
lt i1 2 1
lt i1 1 3
select f64 109 75 68
select f64 108 110 106
bitcast i64 111
bitcast i64 0
constant i64 9223372036854775808
and i64 113 114
or i64 112 115
bitcast f64 116
constant f64 9218868437227405312
sub f64 118 118
select f64 107 117 119
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
constant f32 1059760829
constant f32 1053601647
constant f32 1050210281
fma f32 48 42 47
fma f32 49 42 46
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
fma f32 48 74 47
fma f32 77 74 46
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
constant f64 4604180019048437138
constant f64 4600877379321593494
constant f64 4598818590951395733
constant f64 4597174411106084985
constant f64 4595719340060872480
constant f64 4594685476444287349
constant f64 4594498985737726454
mul f64 48 42
add f64 53 47
mul f64 50 42
add f64 55 49
mul f64 52 42
add f64 57 51
mul f64 42 42
mul f64 56 59
add f64 60 54
mul f64 59 59
mul f64 58 62
add f64 63 61
mul f64 64 42
add f64 65 46
mul f64 42 66
add f64 45 67
mul f64 41 68
constant f64 13639225319613145088
mul f64 36 70
add f64 71 35
add f64 69 72
sub f64 45 73
sub f64 74 26
sub f64 38 75
bitcast i64 1
sub i64 77 16
shr i64 78 18
shl i64 79 18
sub i64 77 80
bitcast f64 81
sub f64 82 4
convert f64 79
add f64 84 4
constant f64 0
mul f64 85 37
add f64 39 83
div f64 83 88
mul f64 89 89
mul f64 83 83
mul f64 43 91
mul f64 48 90
add f64 93 47
mul f64 50 90
add f64 95 49
mul f64 52 90
add f64 97 51
mul f64 90 90
mul f64 96 99
add f64 100 94
mul f64 99 99
mul f64 98 102
add f64 103 101
mul f64 104 90
add f64 105 46
mul f64 90 106
add f64 92 107
mul f64 89 108
mul f64 85 70
add f64 110 86
add f64 109 111
sub f64 92 112
sub f64 113 83
sub f64 87 114
constant f64 9218868437227405312
lt i1 1 116
select f64 117 115 1
select f64 3 76 118
bitcast i64 119
bitcast i64 0
constant i64 9223372036854775808
and i64 121 122
or i64 120 123
bitcast f64 124
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
constant f32 1059760829
constant f32 1053601647
constant f32 1050210281
fma f32 46 40 45
fma f32 47 40 44
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
fma f32 46 89 45
fma f32 92 89 44
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
constant f32 3198855845
constant f32 1045219569
constant f32 3188841681
constant f32 1037636222
constant f32 3178854068
fma f32 20 14 19
fma f32 21 14 18
fma f32 22 14 17
fma f32 23 14 16
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
constant f64 13823048456275842365
constant f64 4596373779694311526
constant f64 13817687028146033545
constant f64 4592670819764669897
constant f64 13814587139720039651
constant f64 4590207134220331821
constant f64 13812837730527256420
constant f64 4588588528100615898
constant f64 13810795319781456728
constant f64 4585646680484956321
constant f64 13804191114240889310
mul f64 18 14
add f64 27 17
mul f64 20 14
add f64 29 19
mul f64 22 14
add f64 31 21
mul f64 24 14
add f64 33 23
mul f64 26 14
add f64 35 25
mul f64 14 14
mul f64 30 37
add f64 38 28
mul f64 34 37
add f64 40 32
mul f64 37 37
mul f64 41 42
add f64 43 39
mul f64 42 42
mul f64 36 45
add f64 46 44
mul f64 47 14
add f64 48 16
mul f64 15 49
constant f64 4602678819172646912
constant f64 4609753056924675352
mul f64 51 52
constant f64 4364452196894661639
mul f64 51 54
add f64 50 55
add f64 13 56
add f64 53 57
add f64 13 50
select f64 8 58 59
constant f64 9218868437227405312
lt i1 1 61
ne i1 0 0
constant f64 0
select f64 63 1 64
select f64 62 60 65
sub f64 52 66
add f64 67 54
select f64 3 68 66
bitcast i64 69
bitcast i64 0
constant i64 9223372036854775808
and i64 71 72
or i64 70 73
bitcast f64 74
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
constant f32 3198855845
constant f32 1045219569
constant f32 3188841681
constant f32 1037636222
constant f32 3178854068
fma f32 37 31 36
fma f32 38 31 35
fma f32 39 31 34
fma f32 40 31 33
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
constant f64 13823048456275842365
constant f64 4596373779694311526
constant f64 13817687028146033545
constant f64 4592670819764669897
constant f64 13814587139720039651
constant f64 4590207134220331821
constant f64 13812837730527256420
constant f64 4588588528100615898
constant f64 13810795319781456728
constant f64 4585646680484956321
constant f64 13804191114240889310
mul f64 35 31
add f64 44 34
mul f64 37 31
add f64 46 36
mul f64 39 31
add f64 48 38
mul f64 41 31
add f64 50 40
mul f64 43 31
add f64 52 42
mul f64 31 31
mul f64 47 54
add f64 55 45
mul f64 51 54
add f64 57 49
mul f64 54 54
mul f64 58 59
add f64 60 56
mul f64 59 59
mul f64 53 62
add f64 63 61
mul f64 64 31
add f64 65 33
mul f64 32 66
constant f64 4602678819172646912
constant f64 4609753056924675352
mul f64 68 69
constant f64 4364452196894661639
mul f64 68 71
add f64 67 72
add f64 30 73
add f64 70 74
add f64 30 67
select f64 25 75 76
sub f64 69 77
add f64 78 71
select f64 4 79 77
bitcast i64 1
constant i64 0
lt i1 81 82
constant f64 4611686018427387904
mul f64 84 69
sub f64 85 80
mul f64 84 71
add f64 86 87
select f64 83 88 80
eq i1 0 0
eq i1 1 1
and i1 90 91
bitcast i64 89
bitcast i64 0
constant i64 9223372036854775808
and i64 94 95
or i64 93 96
bitcast f64 97
sub f64 12 12
select f64 92 98 99
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
constant f32 1059760829
constant f32 1053601647
constant f32 1050210281
fma f32 56 51 55
fma f32 57 51 54
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
constant f64 4604180019048437138
constant f64 4600877379321593494
constant f64 4598818590951395733
constant f64 4597174411106084985
constant f64 4595719340060872480
constant f64 4594685476444287349
constant f64 4594498985737726454
mul f64 71 66
add f64 76 70
mul f64 73 66
add f64 78 72
mul f64 75 66
add f64 80 74
mul f64 66 66
mul f64 79 82
add f64 83 77
mul f64 82 82
mul f64 81 85
add f64 86 84
mul f64 87 66
add f64 88 69
mul f64 66 89
add f64 68 90
mul f64 65 91
constant f64 13639225319613145088
mul f64 60 93
add f64 94 59
add f64 92 95
sub f64 68 96
sub f64 97 50
sub f64 62 98
mul f64 36 99
mul f64 0 0
mul f64 1 101
constant f64 4599676419421066581
mul f64 102 103
add f64 1 104
le i1 1 2
lt i1 1 35
constant f64 9218868437227405312
select f64 3 100 108
select f64 107 105 109
bitcast i64 110
bitcast i64 0
constant i64 9223372036854775808
and i64 112 113
or i64 111 114
bitcast f64 115
sub f64 108 108
select f64 106 116 117
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
constant f32 3193159652
constant f32 1038710009
constant f32 3175627897
constant f32 1015898359
constant f32 3148472053
constant f32 984719565
constant f32 3114613018
constant f32 948797355
constant f32 3075004120
fma f32 16 6 15
fma f32 17 6 14
fma f32 18 6 13
fma f32 19 6 12
fma f32 20 6 11
fma f32 21 6 10
fma f32 22 6 9
fma f32 23 6 8
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
constant f32 1038580850
constant f32 3189502587
constant f32 1043602261
constant f32 3185290195
constant f32 3179514084
constant f32 1042041196
constant f32 3162690467
constant f32 3183992668
constant f32 3164319134
constant f32 1032148332
constant f32 1023012283
fma f32 49 38 48
fma f32 50 38 47
fma f32 51 38 46
fma f32 52 38 45
fma f32 53 38 44
fma f32 54 38 43
fma f32 55 38 42
fma f32 56 38 41
fma f32 57 38 40
fma f32 58 38 39
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
constant f32 1053253436
constant f32 3189750961
constant f32 3177567446
constant f32 3179027790
constant f32 3187851235
constant f32 3201719026
constant f32 3209918990
fma f32 76 69 75
fma f32 77 69 74
fma f32 78 69 73
fma f32 79 69 72
fma f32 80 69 71
fma f32 81 69 70
select f32 64 63 82
sqrt f32 1
sub f32 63 62
sub f32 61 85
constant f32 0
select f32 64 86 87
div f32 66 84
mul f32 83 89
neg f32 84
fma f32 91 84 1
neg f32 90
fma f32 93 84 83
constant f32 1056964608
mul f32 95 89
mul f32 96 92
fma f32 93 97 88
add f32 94 98
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
constant f64 13818231585241977060
constant f64 4590649774688204661
constant f64 13808502513668509849
constant f64 4578009560109778098
constant f64 13793614943083733788
constant f64 4561496620625730221
constant f64 13775163745513872381
constant f64 4541435673045321632
constant f64 13754210933285001838
constant f64 4519074760242052700
constant f64 13730638056550299688
constant f64 4494875014578577649
constant f64 13705178249247719204
constant f64 4468420762540326758
constant f64 13678068681768026633
constant f64 4440649834983236592
constant f64 13650959670808219990
mul f64 10 6
add f64 24 9
mul f64 12 6
add f64 26 11
mul f64 14 6
add f64 28 13
mul f64 16 6
add f64 30 15
mul f64 18 6
add f64 32 17
mul f64 20 6
add f64 34 19
mul f64 22 6
add f64 36 21
mul f64 6 6
mul f64 27 38
add f64 39 25
mul f64 31 38
add f64 41 29
mul f64 35 38
add f64 43 33
mul f64 23 38
add f64 45 37
mul f64 38 38
mul f64 42 47
add f64 48 40
mul f64 46 47
add f64 50 44
mul f64 47 47
mul f64 51 52
add f64 53 49
mul f64 54 6
add f64 55 8
mul f64 56 6
add f64 57 7
mul f64 6 58
bitcast i64 6
constant i64 18446744073575333888
and i64 60 61
bitcast f64 62
sub f64 6 63
bitcast i64 58
and i64 65 61
bitcast f64 66
sub f64 58 67
mul f64 63 67
sub f64 69 59
mul f64 63 68
add f64 70 71
mul f64 64 67
add f64 72 73
mul f64 64 68
add f64 74 75
constant f64 4596658782443298560
add f64 77 59
sub f64 78 77
sub f64 78 79
sub f64 77 80
sub f64 59 79
add f64 81 82
constant f64 4347849207327074624
add f64 76 84
add f64 83 85
constant f64 418002527998569348
mul f64 78 1
abs f64 88
lt i1 87 89
bitcast i64 78
and i64 91 61
bitcast f64 92
sub f64 78 93
bitcast i64 1
and i64 95 61
bitcast f64 96
sub f64 1 97
mul f64 93 97
sub f64 99 88
mul f64 93 98
add f64 100 101
mul f64 94 97
add f64 102 103
mul f64 94 98
add f64 104 105
mul f64 86 1
add f64 106 107
add f64 88 108
select f64 90 109 88
constant f64 4620693217682128896
lt i1 111 1
select f64 112 111 1
constant f64 4616189618054758400
sub f64 113 114
add f64 113 114
div f64 115 116
constant f64 4591474989454736330
constant f64 13817056514775603176
constant f64 4594921042784196548
constant f64 13817835874599688464
constant f64 4584005619934542338
constant f64 4593697955867415100
constant f64 13816603687572776906
constant f64 13810547952698781525
constant f64 4590296856689086706
constant f64 4589416789614881518
constant f64 13810319459281571484
constant f64 13813289321597332552
constant f64 13800523725655575184
constant f64 4588668124111490251
constant f64 4587857646350178633
constant f64 13790610752606210801
constant f64 13811157651379890462
constant f64 13810378791608400356
constant f64 4567264386999917489
constant f64 4586161511572266030
constant f64 4582823161404316110
mul f64 121 117
add f64 139 120
mul f64 123 117
add f64 141 122
mul f64 125 117
add f64 143 124
mul f64 127 117
add f64 145 126
mul f64 129 117
add f64 147 128
mul f64 131 117
add f64 149 130
mul f64 133 117
add f64 151 132
mul f64 135 117
add f64 153 134
mul f64 137 117
add f64 155 136
mul f64 117 117
mul f64 142 157
add f64 158 140
mul f64 146 157
add f64 160 144
mul f64 150 157
add f64 162 148
mul f64 154 157
add f64 164 152
mul f64 138 157
add f64 166 156
mul f64 157 157
mul f64 161 168
add f64 169 159
mul f64 165 168
add f64 171 163
mul f64 168 168
mul f64 172 173
add f64 174 170
mul f64 173 173
mul f64 167 176
add f64 177 175
mul f64 178 117
add f64 179 119
mul f64 180 117
add f64 181 118
constant f64 13581002742783567845
mul f64 117 182
add f64 184 183
constant f64 4600111797631308569
add f64 186 185
lt i1 1 111
select f64 188 111 1
div f64 5 189
constant f64 4589168020290535424
sub f64 190 191
constant f64 4600686398937776176
constant f64 13818160305748764223
constant f64 13811621229945117314
constant f64 13812410049295104773
constant f64 13816701575357691598
constant f64 13823624475864674209
constant f64 13833607687687652548
constant f64 13846078989906952164
constant f64 13860134273482056364
constant f64 13871681989419298691
constant f64 4664810847754304307
constant f64 4687741905618235023
constant f64 4700149519901971962
constant f64 13943310628645310005
constant f64 13961618622741240403
constant f64 4750927291321246105
constant f64 4772935794759956702
constant f64 14004950810135762892
constant f64 14029369148943866591
constant f64 4811616647459554855
constant f64 4837154808992089844
constant f64 14063036825044698301
constant f64 14088397792684491089
constant f64 4863275444405761913
constant f64 4888099447627115801
mul f64 196 192
add f64 218 195
mul f64 198 192
add f64 220 197
mul f64 200 192
add f64 222 199
mul f64 202 192
add f64 224 201
mul f64 204 192
add f64 226 203
mul f64 206 192
add f64 228 205
mul f64 208 192
add f64 230 207
mul f64 210 192
add f64 232 209
mul f64 212 192
add f64 234 211
mul f64 214 192
add f64 236 213
mul f64 216 192
add f64 238 215
mul f64 192 192
mul f64 221 240
add f64 241 219
mul f64 225 240
add f64 243 223
mul f64 229 240
add f64 245 227
mul f64 233 240
add f64 247 231
mul f64 237 240
add f64 249 235
mul f64 217 240
add f64 251 239
mul f64 240 240
mul f64 244 253
add f64 254 242
mul f64 248 253
add f64 256 246
mul f64 252 253
add f64 258 250
mul f64 253 253
mul f64 257 260
add f64 261 255
mul f64 260 260
mul f64 259 263
add f64 264 262
mul f64 265 192
add f64 266 194
mul f64 267 192
add f64 268 193
select f64 188 187 269
sqrt f64 1
sub f64 187 186
sub f64 185 272
constant f64 0
select f64 188 273 274
div f64 5 271
mul f64 270 276
mul f64 271 271
sub f64 1 278
bitcast i64 271
and i64 280 61
bitcast f64 281
sub f64 271 282
mul f64 282 282
sub f64 284 278
mul f64 282 283
add f64 285 286
mul f64 283 282
add f64 287 288
mul f64 283 283
add f64 289 290
sub f64 279 291
mul f64 277 271
sub f64 270 293
bitcast i64 277
and i64 295 61
bitcast f64 296
sub f64 277 297
mul f64 297 282
sub f64 299 293
mul f64 297 283
add f64 300 301
mul f64 298 282
add f64 302 303
mul f64 298 283
add f64 304 305
sub f64 294 306
neg f64 277
constant f64 4602678819172646912
mul f64 309 276
mul f64 310 292
mul f64 308 311
add f64 312 275
add f64 307 313
constant f64 9218868437227405312
lt i1 1 315
mul f64 314 276
add f64 317 277
select f64 316 318 274
select f64 3 110 319
eq i1 0 0
bitcast i64 320
bitcast i64 0
constant i64 9223372036854775808
and i64 323 324
or i64 322 325
bitcast f64 326
select f64 321 327 0
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
constant f32 1065353238
constant f32 3198909489
constant f32 1046684563
fma f32 21 18 20
fma f32 22 18 19
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
constant f64 4607182418654048762
constant f64 13823048354890169123
constant f64 4597174960649124704
constant f64 13818834928573418610
constant f64 4594329826474821882
mul f64 21 18
add f64 24 20
mul f64 23 18
add f64 26 22
mul f64 18 18
mul f64 27 28
add f64 29 25
mul f64 30 18
add f64 31 19
mul f64 13 32
bitcast i64 33
constant i64 18446744073575333888
and i64 34 35
bitcast f64 36
mul f64 37 37
div f64 7 38
sub f64 39 37
add f64 37 37
add f64 41 39
div f64 40 42
mul f64 37 43
add f64 37 44
mul f64 45 3
select f64 5 46 45
constant f64 0
lt i1 48 1
constant f64 9218868437227405312
lt i1 1 50
and i1 49 51
bitcast i64 47
bitcast i64 0
constant i64 9223372036854775808
and i64 54 55
or i64 53 56
bitcast f64 57
select f64 52 58 0
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
constant f32 1056964607
constant f32 1042983514
constant f32 1026206583
constant f32 1007227611
constant f32 984994064
fma f32 21 14 20
fma f32 22 14 19
fma f32 23 14 18
fma f32 24 14 17
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
constant f64 4602678819172646917
constant f64 4595172819793696076
constant f64 4586165620538941447
constant f64 4575957461383588187
constant f64 4564047942389340013
constant f64 4551452160552810439
constant f64 4537941336995398790
constant f64 4523617207225571602
constant f64 4508818142790474795
constant f64 4493169262076825869
mul f64 21 16
add f64 29 20
mul f64 23 16
add f64 31 22
mul f64 25 16
add f64 33 24
mul f64 27 16
add f64 35 26
mul f64 32 18
add f64 37 30
mul f64 36 18
add f64 39 34
mul f64 18 18
mul f64 40 41
add f64 42 38
mul f64 41 41
mul f64 28 44
add f64 45 43
mul f64 46 16
add f64 47 19
mul f64 18 48
add f64 49 16
add f64 17 50
bitcast i64 9
constant i64 4843621399236968448
sub i64 52 53
add i64 54 5
constant i64 1
shr i64 55 56
constant i64 1023
add i64 57 58
constant i64 52
shl i64 59 60
bitcast f64 61
mul f64 51 62
sub i64 55 57
add i64 64 58
shl i64 65 60
bitcast f64 66
mul f64 63 67
constant f64 4598175219545276416
div f64 69 68
add f64 68 70
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
constant f32 1026206373
constant f32 3132491284
constant f32 936178713
fma f32 159 149 158
fma f32 160 149 157
mul f32 121 146
neg f32 162
fma f32 156 161 163
add f32 155 164
add f32 153 165
mul f32 121 149
constant f32 3190467243
constant f32 1007192250
constant f32 3109039271
constant f32 910038540
fma f32 171 149 170
fma f32 172 149 169
fma f32 173 149 168
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
constant f64 4586165620538955083
constant f64 13787419979223748629
constant f64 4537941361668190592
constant f64 13732177093705834628
constant f64 4477121865802744143
constant f64 13666448389976708942
mul f64 212 202
add f64 216 211
mul f64 214 202
add f64 218 213
mul f64 219 209
add f64 220 217
mul f64 209 209
mul f64 215 222
add f64 223 221
mul f64 224 202
add f64 225 210
mul f64 160 199
neg f64 227
mul f64 209 226
add f64 229 228
add f64 208 230
add f64 206 231
mul f64 160 202
constant f64 13818544856648471880
constant f64 4575957461383575343
constant f64 13774824197404406203
constant f64 4523617212947051319
constant f64 13716528386753488161
constant f64 4460209387950806341
mul f64 236 202
add f64 240 235
mul f64 238 202
add f64 242 237
mul f64 243 209
add f64 244 241
mul f64 239 222
add f64 246 245
mul f64 247 202
add f64 248 234
mul f64 233 249
add f64 250 199
add f64 160 251
select f64 201 232 252
constant f64 9218868437227405312
lt i1 1 254
shr i64 142 2
bitcast i64 253
constant i64 63
shl i64 256 258
xor i64 257 259
bitcast f64 260
sub f64 254 254
select f64 255 261 262
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
constant f32 3190467243
constant f32 1007192250
constant f32 3109039271
constant f32 910038540
fma f32 22 17 21
fma f32 23 17 20
fma f32 24 17 19
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
constant f32 1026206373
constant f32 3132491284
constant f32 936178713
fma f32 48 17 47
fma f32 49 17 46
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
constant f64 4605905046779007648
constant f64 13822920937654660532
constant f64 4594828868962092556
constant f64 13813965758894737004
constant f64 4586617131663081209
constant f64 13806203326301960233
constant f64 4579215878591748731
constant f64 13799085733397492276
constant f64 4571828731358549900
constant f64 13791413778404281284
constant f64 4564363749215271205
constant f64 13784180416184405993
constant f64 4557392800796440867
constant f64 13777009070724234652
constant f64 4549835455355650937
constant f64 13769510748267259693
constant f64 4542710690740165292
constant f64 13762729729521009268
constant f64 4534661194903077753
constant f64 13754129371327585086
constant f64 4531151059619331720
constant f64 13751289766429064788
constant f64 13741877272754830034
constant f64 4517424961571170962
constant f64 4522027986146418737
constant f64 13742015928172064850
mul f64 25 21
add f64 48 24
mul f64 27 21
add f64 50 26
mul f64 29 21
add f64 52 28
mul f64 31 21
add f64 54 30
mul f64 33 21
add f64 56 32
mul f64 35 21
add f64 58 34
mul f64 37 21
add f64 60 36
mul f64 39 21
add f64 62 38
mul f64 41 21
add f64 64 40
mul f64 43 21
add f64 66 42
mul f64 45 21
add f64 68 44
mul f64 47 21
add f64 70 46
mul f64 21 21
mul f64 51 72
add f64 73 49
mul f64 55 72
add f64 75 53
mul f64 59 72
add f64 77 57
mul f64 63 72
add f64 79 61
mul f64 67 72
add f64 81 65
mul f64 71 72
add f64 83 69
mul f64 72 72
mul f64 76 85
add f64 86 74
mul f64 80 85
add f64 88 78
mul f64 84 85
add f64 90 82
mul f64 85 85
mul f64 89 92
add f64 93 87
mul f64 92 92
mul f64 91 95
add f64 96 94
mul f64 97 21
add f64 98 23
mul f64 99 21
add f64 100 22
mul f64 12 101
constant f64 4621819117588971520
lt i1 1 103
select f64 104 1 103
constant f64 4617315517961601024
lt i1 105 106
select f64 107 105 106
constant f64 4615626668101337088
sub f64 108 109
constant f64 4608004494115350677
constant f64 4599172133705094664
constant f64 13810201524381045799
constant f64 4576505604533810507
constant f64 13790318249252294398
constant f64 4557701599256486598
constant f64 13771981087570107024
constant f64 4539644833937973845
constant f64 13754109764412646124
constant f64 4521884025545832780
constant f64 13736445975633009495
constant f64 4504301597756360975
constant f64 13718936497229787124
constant f64 4486861769174691493
constant f64 13701543306565295051
constant f64 4469491664858593117
constant f64 13684500905366384908
constant f64 4452875101342565431
constant f64 13665544888065017555
constant f64 4432075243299104063
constant f64 13653823142339817821
constant f64 4422996667202893233
mul f64 114 110
add f64 133 113
mul f64 116 110
add f64 135 115
mul f64 118 110
add f64 137 117
mul f64 120 110
add f64 139 119
mul f64 122 110
add f64 141 121
mul f64 124 110
add f64 143 123
mul f64 126 110
add f64 145 125
mul f64 128 110
add f64 147 127
mul f64 130 110
add f64 149 129
mul f64 132 110
add f64 151 131
mul f64 110 110
mul f64 136 153
add f64 154 134
mul f64 140 153
add f64 156 138
mul f64 144 153
add f64 158 142
mul f64 148 153
add f64 160 146
mul f64 152 153
add f64 162 150
mul f64 153 153
mul f64 157 164
add f64 165 155
mul f64 161 164
add f64 167 159
mul f64 164 164
mul f64 168 169
add f64 170 166
mul f64 169 169
mul f64 163 172
add f64 173 171
mul f64 174 110
add f64 175 112
mul f64 176 110
add f64 177 111
constant f64 4620130267728707584
sub f64 105 179
constant f64 4611446235453278313
constant f64 4594306299484298499
constant f64 13800378249212323021
constant f64 4562012778412038051
constant f64 13770555887871860168
constant f64 4532968537961029878
constant f64 13742439525435234815
constant f64 4505352973377455233
constant f64 13715133691042941820
constant f64 4478258879922501049
constant f64 13688196574682179884
constant f64 4451445321203142527
constant f64 13661481705785727997
constant f64 4424831991064664457
constant f64 13635017451173920378
constant f64 4398289151143926433
constant f64 13608075725038038548
constant f64 4372856225877390072
constant f64 13583423433184637930
constant f64 4341119624519998980
constant f64 13556301118100524145
constant f64 4324842435563769211
mul f64 184 180
add f64 203 183
mul f64 186 180
add f64 205 185
mul f64 188 180
add f64 207 187
mul f64 190 180
add f64 209 189
mul f64 192 180
add f64 211 191
mul f64 194 180
add f64 213 193
mul f64 196 180
add f64 215 195
mul f64 198 180
add f64 217 197
mul f64 200 180
add f64 219 199
mul f64 202 180
add f64 221 201
mul f64 180 180
mul f64 206 223
add f64 224 204
mul f64 210 223
add f64 226 208
mul f64 214 223
add f64 228 212
mul f64 218 223
add f64 230 216
mul f64 222 223
add f64 232 220
mul f64 223 223
mul f64 227 234
add f64 235 225
mul f64 231 234
add f64 237 229
mul f64 234 234
mul f64 238 239
add f64 240 236
mul f64 239 239
mul f64 233 242
add f64 243 241
mul f64 244 180
add f64 245 182
mul f64 246 180
add f64 247 181
select f64 104 103 1
div f64 4 249
mul f64 250 250
log f64 249
constant f64 4602678819172646912
mul f64 253 250
constant f64 4590669220166325589
constant f64 13799329498238357777
constant f64 4571225107489424400
constant f64 13794825898610987281
constant f64 4575384275976462088
constant f64 13805108842815117718
constant f64 13825028715523759710
constant f64 4614059312591922920
mul f64 257 251
add f64 263 256
mul f64 259 251
add f64 265 258
mul f64 255 251
add f64 267 260
mul f64 262 251
add f64 269 261
mul f64 251 251
mul f64 266 271
add f64 272 264
mul f64 270 271
add f64 274 268
mul f64 271 271
mul f64 275 276
add f64 277 273
mul f64 278 251
add f64 279 255
mul f64 251 280
add f64 254 281
sub f64 252 282
le i1 103 1
le i1 106 1
le i1 13 1
select f64 286 178 102
select f64 285 248 287
select f64 284 283 288
rint f64 1
sub f64 1 290
abs f64 291
constant f64 4598175219545276416
le i1 292 293
select f64 294 291 4
select f64 3 295 0
div f64 4 296
constant f64 8346956694235468292
abs f64 297
lt i1 299 298
mul f64 297 296
sub f64 4 301
bitcast i64 297
constant i64 18446744073575333888
and i64 303 304
bitcast f64 305
sub f64 297 306
bitcast i64 296
and i64 308 304
bitcast f64 309
sub f64 296 310
mul f64 306 310
sub f64 312 301
mul f64 306 311
add f64 313 314
mul f64 307 310
add f64 315 316
mul f64 307 311
add f64 317 318
sub f64 302 319
div f64 320 296
select f64 300 321 2
div f64 4 1
select f64 5 2 323
sub f64 253 292
mul f64 325 325
constant f64 4621745711392638430
constant f64 4629766520914533710
constant f64 4638714133245234164
constant f64 4647715514334206467
constant f64 4656722089968286304
constant f64 4665729278169012950
constant f64 4674733679923450835
constant f64 4683766609689944568
constant f64 4692204683372531856
constant f64 4704084810302997588
constant f64 13939030037563641554
constant f64 4737184009674379727
constant f64 13976031667496400028
constant f64 4766486106125353300
constant f64 14000066962014160057
constant f64 4782327682284879333
mul f64 329 326
add f64 343 328
mul f64 331 326
add f64 345 330
mul f64 333 326
add f64 347 332
mul f64 335 326
add f64 349 334
mul f64 337 326
add f64 351 336
mul f64 339 326
add f64 353 338
mul f64 341 326
add f64 355 340
mul f64 326 326
mul f64 346 357
add f64 358 344
mul f64 350 357
add f64 360 348
mul f64 354 357
add f64 362 352
mul f64 342 357
add f64 364 356
mul f64 357 357
mul f64 361 366
add f64 367 359
mul f64 365 366
add f64 369 363
mul f64 366 366
mul f64 370 371
add f64 372 368
mul f64 373 326
add f64 374 327
mul f64 325 375
mul f64 291 291
constant f64 4614590543250524141
constant f64 4612056769312037027
constant f64 4611764124638411510
constant f64 4611704380831698651
constant f64 4611690520158495147
constant f64 4611686309832285559
constant f64 4611704422701473085
constant f64 4611206669087189283
constant f64 4613387282496889955
mul f64 380 377
add f64 387 379
mul f64 382 377
add f64 389 381
mul f64 384 377
add f64 391 383
mul f64 386 377
add f64 393 385
mul f64 377 377
mul f64 390 395
add f64 396 388
mul f64 394 395
add f64 398 392
mul f64 395 395
mul f64 399 400
add f64 401 397
mul f64 402 377
add f64 403 378
mul f64 291 404
add f64 289 324
sub f64 406 405
add f64 322 407
add f64 297 408
lt i1 2 291
neg f64 376
select f64 410 376 411
add f64 406 412
lt i1 0 4
sub f64 289 297
sub f64 415 322
select f64 414 416 289
select f64 294 409 413
select f64 3 418 417
constant f64 9218868437227405312
lt i1 0 420
select f64 421 419 0
eq i1 0 2
neg f64 420
eq i1 0 424
eq i1 291 2
and i1 3 426
or i1 423 425
or i1 428 427
sub f64 420 420
select f64 429 430 422
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
constant f32 1040414164
constant f32 3200291741
constant f32 1038554471
constant f32 3168523182
constant f32 1000836167
constant f32 3123748692
fma f32 11 5 10
fma f32 12 5 9
fma f32 13 5 8
fma f32 14 5 7
fma f32 15 5 6
fma f32 1 16 1
constant f32 3087122280
constant f32 3218104785
constant f32 3211449829
constant f32 3189464178
constant f32 1023869934
constant f32 3147271072
constant f32 966867600
fma f32 24 4 23
fma f32 25 4 22
fma f32 26 4 21
fma f32 27 4 20
fma f32 28 4 19
fma f32 29 4 18
constant f32 1262485504
add f32 30 31
constant f32 1065353216
sub f32 32 31
sub f32 30 34
constant f32 1060205080
constant f32 1047920110
constant f32 1029920701
constant f32 1008572143
constant f32 984581320
constant f32 958445447
fma f32 41 35 40
fma f32 42 35 39
fma f32 43 35 38
fma f32 44 35 37
fma f32 45 35 36
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
constant f64 4593793367243283305
constant f64 13823819347434633778
constant f64 4592795249457524096
constant f64 13806772904735456390
constant f64 4572672858361243056
constant f64 13784395703326416121
constant f64 4548523783221602591
constant f64 13758301826671163978
constant f64 4520395580972777422
constant f64 13728686139258832056
constant f64 4489122165583663875
mul f64 8 5
add f64 17 7
mul f64 10 5
add f64 19 9
mul f64 12 5
add f64 21 11
mul f64 14 5
add f64 23 13
mul f64 16 5
add f64 25 15
mul f64 5 5
mul f64 20 27
add f64 28 18
mul f64 24 27
add f64 30 22
mul f64 27 27
mul f64 31 32
add f64 33 29
mul f64 32 32
mul f64 26 35
add f64 36 34
mul f64 37 5
add f64 38 6
mul f64 1 39
add f64 40 1
constant f64 4490534025363194081
constant f64 13833382298551588456
constant f64 13829819888532921165
constant f64 13817882256444182684
constant f64 4583616636837460041
constant f64 4553473849326516276
constant f64 13791008264412401935
constant f64 4560178419666044737
constant f64 4543554129097843751
constant f64 13773966548814393527
constant f64 4547074242431598207
constant f64 13764100157634088627
constant f64 4532443048522306563
constant f64 13746039639101360343
constant f64 4511229951750730569
constant f64 13721528626844055683
constant f64 4482935643082043571
constant f64 13688974150065744906
constant f64 4445432884498014823
constant f64 13643288530309540487
mul f64 45 4
add f64 62 44
mul f64 47 4
add f64 64 46
mul f64 49 4
add f64 66 48
mul f64 51 4
add f64 68 50
mul f64 53 4
add f64 70 52
mul f64 55 4
add f64 72 54
mul f64 57 4
add f64 74 56
mul f64 59 4
add f64 76 58
mul f64 61 4
add f64 78 60
mul f64 4 4
mul f64 65 80
add f64 81 63
mul f64 69 80
add f64 83 67
mul f64 73 80
add f64 85 71
mul f64 77 80
add f64 87 75
mul f64 80 80
mul f64 84 89
add f64 90 82
mul f64 88 89
add f64 92 86
mul f64 89 89
mul f64 93 94
add f64 95 91
mul f64 94 94
mul f64 79 97
add f64 98 96
mul f64 99 4
add f64 100 43
mul f64 101 4
add f64 102 42
constant f64 4843621399236968448
add f64 103 104
constant f64 4607182418800017408
sub f64 105 104
sub f64 103 107
constant f64 4604418534313441775
constant f64 4597823092348339613
constant f64 4588159806095007966
constant f64 4576698095722172254
constant f64 4563791841266959537
constant f64 4549814923697827903
constant f64 4535121250288976516
constant f64 4518847640876657382
constant f64 4502282816504220783
constant f64 4485129160450049039
constant f64 4467154269080034015
mul f64 111 108
add f64 120 110
mul f64 113 108
add f64 122 112
mul f64 115 108
add f64 124 114
mul f64 117 108
add f64 126 116
mul f64 119 108
add f64 128 118
mul f64 108 108
mul f64 123 130
add f64 131 121
mul f64 127 130
add f64 133 125
mul f64 130 130
mul f64 134 135
add f64 136 132
mul f64 135 135
mul f64 129 138
add f64 139 137
mul f64 140 108
add f64 141 109
mul f64 108 142
add f64 143 106
bitcast i64 105
constant i64 52
shl i64 145 146
constant i64 4607182418800017408
add i64 147 148
bitcast f64 149
mul f64 144 150
sub f64 106 151
constant f64 4604930618986332160
lt i1 1 153
select f64 154 41 152
bitcast i64 155
bitcast i64 0
constant i64 9223372036854775808
and i64 157 158
or i64 156 159
bitcast f64 160
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
constant f32 1040414164
constant f32 3200291741
constant f32 1038554471
constant f32 3168523182
constant f32 1000836167
constant f32 3123748692
fma f32 11 5 10
fma f32 12 5 9
fma f32 13 5 8
fma f32 14 5 7
fma f32 15 5 6
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
constant f32 3087122280
constant f32 3218104785
constant f32 3211449829
constant f32 3189464178
constant f32 1023869934
constant f32 3147271072
constant f32 966867600
fma f32 36 4 35
fma f32 37 4 34
fma f32 38 4 33
fma f32 39 4 32
fma f32 40 4 31
fma f32 41 4 30
constant f32 1262485504
add f32 42 43
constant f32 1065353216
sub f32 44 43
sub f32 42 46
constant f32 1060205080
constant f32 1047920110
constant f32 1029920701
constant f32 1008572143
constant f32 984581320
constant f32 958445447
fma f32 53 47 52
fma f32 54 47 51
fma f32 55 47 50
fma f32 56 47 49
fma f32 57 47 48
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
constant f32 3186164187
constant f32 1047368849
constant f32 1040365739
constant f32 1034696147
constant f32 1036218690
constant f32 3190371912
constant f32 1065154956
constant f32 3223461444
constant f32 1082771470
constant f32 3229578983
constant f32 1071256088
fma f32 13 2 12
fma f32 14 2 11
fma f32 15 2 10
fma f32 16 2 9
fma f32 17 2 8
fma f32 18 2 7
fma f32 19 2 6
fma f32 20 2 5
fma f32 21 2 4
fma f32 22 2 3
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
constant f32 3197987487
constant f32 1047563873
constant f32 1039341098
constant f32 3191330205
constant f32 1045176943
constant f32 3188325280
constant f32 1031927498
constant f32 1007673582
constant f32 3178512340
constant f32 1039580519
fma f32 54 44 53
fma f32 55 44 52
fma f32 56 44 51
fma f32 57 44 50
fma f32 58 44 49
fma f32 59 44 48
fma f32 60 44 47
fma f32 61 44 46
fma f32 62 44 45
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
constant f64 13816234671536112811
constant f64 4597527193587738225
constant f64 4593763715839108850
constant f64 4590901158858997977
constant f64 4589345254321169758
constant f64 4587616084026448581
constant f64 4586334446079383374
constant f64 4585409327142698392
constant f64 4584856260290307533
constant f64 4580406328830384104
constant f64 4593971904085477242
constant f64 13828300435384553776
constant f64 4616507416158096513
constant f64 13849245868169800045
constant f64 4634036825918955532
constant f64 13863516224062698106
constant f64 4644979006866733868
constant f64 13871723088850252383
constant f64 4649624814521904122
constant f64 13872475279733919467
constant f64 4646234578851975910
constant f64 13863560718029414045
constant f64 4629660300685776426
mul f64 6 2
add f64 26 5
mul f64 8 2
add f64 28 7
mul f64 10 2
add f64 30 9
mul f64 12 2
add f64 32 11
mul f64 14 2
add f64 34 13
mul f64 16 2
add f64 36 15
mul f64 18 2
add f64 38 17
mul f64 20 2
add f64 40 19
mul f64 22 2
add f64 42 21
mul f64 24 2
add f64 44 23
mul f64 2 2
mul f64 29 46
add f64 47 27
mul f64 33 46
add f64 49 31
mul f64 37 46
add f64 51 35
mul f64 41 46
add f64 53 39
mul f64 45 46
add f64 55 43
mul f64 46 46
mul f64 50 57
add f64 58 48
mul f64 54 57
add f64 60 52
mul f64 25 57
add f64 62 56
mul f64 57 57
mul f64 61 64
add f64 65 59
mul f64 64 64
mul f64 63 67
add f64 68 66
mul f64 69 2
add f64 70 4
mul f64 71 2
add f64 72 3
mul f64 1 73
add f64 1 74
constant f64 4607182418800017408
sub f64 76 1
constant f64 0
lt i1 78 77
select f64 79 77 76
log f64 80
neg f64 81
sqrt f64 82
mul f64 83 83
sub f64 82 84
bitcast i64 83
constant i64 18446744073575333888
and i64 86 87
bitcast f64 88
sub f64 83 89
mul f64 89 89
sub f64 91 84
mul f64 89 90
add f64 92 93
mul f64 90 89
add f64 94 95
mul f64 90 90
add f64 96 97
sub f64 85 98
add f64 83 83
div f64 99 100
constant f64 4612811918334230528
sub f64 83 102
add f64 83 102
div f64 103 104
constant f64 13822582257060527360
constant f64 4597631838149135214
constant f64 4593217270668891321
constant f64 13819008101006218919
constant f64 4596349883656246833
constant f64 13817400875465949767
constant f64 4589261997735525494
constant f64 4578985325734219634
constant f64 13811932007321294555
constant f64 4590214115029916171
constant f64 13812327632736606345
constant f64 4584351322896782959
constant f64 4575957079654528570
constant f64 13808553181220532574
constant f64 4586837148639779220
constant f64 13808989276729898542
constant f64 4581117726284398612
constant f64 4575640200517023972
constant f64 13807864056491117550
constant f64 4585040827956142410
constant f64 13802119529068669081
mul f64 109 105
add f64 127 108
mul f64 111 105
add f64 129 110
mul f64 113 105
add f64 131 112
mul f64 115 105
add f64 133 114
mul f64 117 105
add f64 135 116
mul f64 119 105
add f64 137 118
mul f64 121 105
add f64 139 120
mul f64 123 105
add f64 141 122
mul f64 125 105
add f64 143 124
mul f64 105 105
mul f64 130 145
add f64 146 128
mul f64 134 145
add f64 148 132
mul f64 138 145
add f64 150 136
mul f64 142 145
add f64 152 140
mul f64 126 145
add f64 154 144
mul f64 145 145
mul f64 149 156
add f64 157 147
mul f64 153 156
add f64 159 151
mul f64 156 156
mul f64 160 161
add f64 162 158
mul f64 161 161
mul f64 155 164
add f64 165 163
mul f64 166 105
add f64 167 107
mul f64 168 105
add f64 169 106
add f64 170 101
add f64 83 171
constant f64 4604930618986332160
le i1 1 173
select f64 174 75 172
le i1 1 76
lt i1 1 76
constant f64 9218868437227405312
select f64 177 175 178
bitcast i64 179
bitcast i64 0
constant i64 9223372036854775808
and i64 181 182
or i64 180 183
bitcast f64 184
sub f64 178 178
select f64 176 185 186
""",
        ),
        MachineBody(
            "f32",
            "f16",
            """\
parameter f32 0
abs f32 0
mul f32 0 0
constant f32 3186164187
constant f32 1047368849
constant f32 1040365739
constant f32 1034696147
constant f32 1036218690
constant f32 3190371912
constant f32 1065154956
constant f32 3223461444
constant f32 1082771470
constant f32 3229578983
constant f32 1071256088
fma f32 13 2 12
fma f32 14 2 11
fma f32 15 2 10
fma f32 16 2 9
fma f32 17 2 8
fma f32 18 2 7
fma f32 19 2 6
fma f32 20 2 5
fma f32 21 2 4
fma f32 22 2 3
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
constant f32 1059760829
constant f32 1053601647
constant f32 1050210281
fma f32 50 44 49
fma f32 51 44 48
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
constant f32 3197987487
constant f32 1047563873
constant f32 1039341098
constant f32 3191330205
constant f32 1045176943
constant f32 3188325280
constant f32 1031927498
constant f32 1007673582
constant f32 3178512340
constant f32 1039580519
fma f32 95 85 94
fma f32 96 85 93
fma f32 97 85 92
fma f32 98 85 91
fma f32 99 85 90
fma f32 100 85 89
fma f32 101 85 88
fma f32 102 85 87
fma f32 103 85 86
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
constant f32 1040414164
constant f32 3200291741
constant f32 1038554471
constant f32 3168523182
constant f32 1000836167
constant f32 3123748692
fma f32 11 5 10
fma f32 12 5 9
fma f32 13 5 8
fma f32 14 5 7
fma f32 15 5 6
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
constant f32 3209354976
constant f32 1054758052
constant f32 3189585773
constant f32 1016969322
constant f32 1009087263
constant f32 3145931982
constant f32 3126093612
constant f32 974827836
fma f32 42 34 41
fma f32 43 34 40
fma f32 44 34 39
fma f32 45 34 38
fma f32 46 34 37
fma f32 47 34 36
fma f32 48 34 35
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
constant f32 1056964607
constant f32 1042983514
constant f32 1026206583
constant f32 1007227611
constant f32 984994064
fma f32 81 75 80
fma f32 82 75 79
fma f32 83 75 78
fma f32 84 75 77
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
constant f64 4593793367243283305
constant f64 13823819347434633778
constant f64 4592795249457524096
constant f64 13806772904735456390
constant f64 4572672858361243056
constant f64 13784395703326416121
constant f64 4548523783221602591
constant f64 13758301826671163978
constant f64 4520395580972777422
constant f64 13728686139258832056
constant f64 4489122165583663875
mul f64 8 5
add f64 17 7
mul f64 10 5
add f64 19 9
mul f64 12 5
add f64 21 11
mul f64 14 5
add f64 23 13
mul f64 16 5
add f64 25 15
mul f64 5 5
mul f64 20 27
add f64 28 18
mul f64 24 27
add f64 30 22
mul f64 27 27
mul f64 31 32
add f64 33 29
mul f64 32 32
mul f64 26 35
add f64 36 34
mul f64 37 5
add f64 38 6
constant f64 4602678819172646912
sub f64 0 40
mul f64 0 39
add f64 42 41
sub f64 40 43
add f64 4 4
constant f64 4607182418800017408
add f64 46 45
constant f64 4611686018427387904
sub f64 4 48
add f64 4 48
div f64 49 50
constant f64 4598661218861704526
constant f64 13814720795675461173
constant f64 13818521932639970774
constant f64 4595078590559562619
constant f64 13811346783530856589
constant f64 13799156953015881418
constant f64 4576181889373740414
constant f64 4563505839554790350
constant f64 13787733225113274192
constant f64 13780388812437186427
constant f64 4551745413284695941
constant f64 4549705361659510220
constant f64 13743019074347230841
constant f64 13763897000299136707
constant f64 13757417751797205677
constant f64 4526673982643046318
constant f64 4526959970082666217
constant f64 4515170821577077849
constant f64 4518664257994933733
constant f64 13742874064023714648
constant f64 13745016952130095454
constant f64 4521952032761811676
constant f64 13736372280535191234
mul f64 55 51
add f64 75 54
mul f64 57 51
add f64 77 56
mul f64 59 51
add f64 79 58
mul f64 61 51
add f64 81 60
mul f64 63 51
add f64 83 62
mul f64 65 51
add f64 85 64
mul f64 67 51
add f64 87 66
mul f64 69 51
add f64 89 68
mul f64 71 51
add f64 91 70
mul f64 73 51
add f64 93 72
mul f64 51 51
mul f64 78 95
add f64 96 76
mul f64 82 95
add f64 98 80
mul f64 86 95
add f64 100 84
mul f64 90 95
add f64 102 88
mul f64 94 95
add f64 104 92
mul f64 95 95
mul f64 99 106
add f64 107 97
mul f64 103 106
add f64 109 101
mul f64 74 106
add f64 111 105
mul f64 106 106
mul f64 110 113
add f64 114 108
mul f64 113 113
mul f64 112 116
add f64 117 115
mul f64 118 51
add f64 119 53
mul f64 120 51
add f64 121 52
add f64 46 122
div f64 123 47
mul f64 124 47
sub f64 123 125
bitcast i64 124
constant i64 18446744073575333888
and i64 127 128
bitcast f64 129
sub f64 124 130
bitcast i64 47
and i64 132 128
bitcast f64 133
sub f64 47 134
mul f64 130 134
sub f64 136 125
mul f64 130 135
add f64 137 138
mul f64 131 134
add f64 139 140
mul f64 131 135
add f64 141 142
sub f64 126 143
sub f64 123 46
sub f64 122 145
add f64 144 146
sub f64 47 46
sub f64 47 148
sub f64 46 149
sub f64 45 148
add f64 150 151
mul f64 124 152
sub f64 147 153
mul f64 4 4
neg f64 155
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 156 157
add f64 159 158
sub f64 160 158
neg f64 161
constant f64 4604418534313443328
mul f64 162 163
add f64 164 156
constant f64 13639225319613145088
bitcast i64 4
and i64 167 128
bitcast f64 168
sub f64 4 169
mul f64 169 169
sub f64 171 155
mul f64 169 170
add f64 172 173
mul f64 170 169
add f64 174 175
mul f64 170 170
add f64 176 177
neg f64 178
mul f64 162 166
add f64 180 179
add f64 165 181
mul f64 182 182
constant f64 4602678819172646917
constant f64 4595172819793696076
constant f64 4586165620538941447
constant f64 4575957461383588187
constant f64 4564047942389340013
constant f64 4551452160552810439
constant f64 4537941336995398790
constant f64 4523617207225571602
constant f64 4508818142790474795
constant f64 4493169262076825869
mul f64 186 182
add f64 194 185
mul f64 188 182
add f64 196 187
mul f64 190 182
add f64 198 189
mul f64 192 182
add f64 200 191
mul f64 197 183
add f64 202 195
mul f64 201 183
add f64 204 199
mul f64 183 183
mul f64 205 206
add f64 207 203
mul f64 206 206
mul f64 193 209
add f64 210 208
mul f64 211 182
add f64 212 184
sub f64 182 165
sub f64 181 214
mul f64 183 213
add f64 216 215
constant f64 4605380978949069210
mul f64 218 124
mul f64 154 219
mul f64 124 217
add f64 221 220
mul f64 124 182
add f64 223 222
add f64 124 224
bitcast i64 160
constant i64 4843621399236968448
sub i64 226 227
constant i64 1
shr i64 228 229
constant i64 1023
add i64 230 231
constant i64 52
shl i64 232 233
bitcast f64 234
mul f64 225 235
sub i64 228 230
add i64 237 231
shl i64 238 233
bitcast f64 239
mul f64 236 240
constant f64 4604930618986332160
lt i1 1 242
eq i1 0 0
constant f64 0
lt i1 0 245
sub f64 48 241
select f64 246 247 241
select f64 244 248 0
select f64 243 44 249
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
constant f32 1040414164
constant f32 3200291741
constant f32 1038554471
constant f32 3168523182
constant f32 1000836167
constant f32 3123748692
fma f32 11 5 10
fma f32 12 5 9
fma f32 13 5 8
fma f32 14 5 7
fma f32 15 5 6
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
constant f32 3209354976
constant f32 1054758052
constant f32 3189585773
constant f32 1016969322
constant f32 1009087263
constant f32 3145931982
constant f32 3126093612
constant f32 974827836
fma f32 62 54 61
fma f32 63 54 60
fma f32 64 54 59
fma f32 65 54 58
fma f32 66 54 57
fma f32 67 54 56
fma f32 68 54 55
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
constant f32 1056964607
constant f32 1042983514
constant f32 1026206583
constant f32 1007227611
constant f32 984994064
fma f32 101 95 100
fma f32 102 95 99
fma f32 103 95 98
fma f32 104 95 97
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
constant f32 1056964607
constant f32 1042983514
constant f32 1026206583
constant f32 1007227611
constant f32 984994064
fma f32 24 17 23
fma f32 25 17 22
fma f32 26 17 21
fma f32 27 17 20
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
constant f64 4602678819172646917
constant f64 4595172819793696076
constant f64 4586165620538941447
constant f64 4575957461383588187
constant f64 4564047942389340013
constant f64 4551452160552810439
constant f64 4537941336995398790
constant f64 4523617207225571602
constant f64 4508818142790474795
constant f64 4493169262076825869
mul f64 24 19
add f64 32 23
mul f64 26 19
add f64 34 25
mul f64 28 19
add f64 36 27
mul f64 30 19
add f64 38 29
mul f64 35 21
add f64 40 33
mul f64 39 21
add f64 42 37
mul f64 21 21
mul f64 43 44
add f64 45 41
mul f64 44 44
mul f64 31 47
add f64 48 46
mul f64 49 19
add f64 50 22
mul f64 21 51
add f64 52 19
add f64 20 53
bitcast i64 12
constant i64 4843621399236968448
sub i64 55 56
add i64 57 8
constant i64 1
shr i64 58 59
constant i64 1023
add i64 60 61
constant i64 52
shl i64 62 63
bitcast f64 64
mul f64 54 65
sub i64 58 60
add i64 67 61
shl i64 68 63
bitcast f64 69
mul f64 66 70
select f64 3 4 71
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
constant f32 1056964607
constant f32 1042983514
constant f32 1026206583
constant f32 1007227611
constant f32 984994064
fma f32 21 15 20
fma f32 22 15 19
fma f32 23 15 18
fma f32 24 15 17
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
constant f32 1056964607
constant f32 1042983514
constant f32 1026206583
constant f32 1007227611
constant f32 984994064
fma f32 21 15 20
fma f32 22 15 19
fma f32 23 15 18
fma f32 24 15 17
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
constant f64 4602678819172646917
constant f64 4595172819793696076
constant f64 4586165620538941447
constant f64 4575957461383588187
constant f64 4564047942389340013
constant f64 4551452160552810439
constant f64 4537941336995398790
constant f64 4523617207225571602
constant f64 4508818142790474795
constant f64 4493169262076825869
mul f64 21 17
add f64 29 20
mul f64 23 17
add f64 31 22
mul f64 25 17
add f64 33 24
mul f64 27 17
add f64 35 26
mul f64 32 18
add f64 37 30
mul f64 36 18
add f64 39 34
mul f64 18 18
mul f64 40 41
add f64 42 38
mul f64 41 41
mul f64 28 44
add f64 45 43
mul f64 46 17
add f64 47 19
mul f64 18 48
add f64 49 17
bitcast i64 10
constant i64 4843621399236968448
sub i64 51 52
constant i64 1
sub i64 53 54
constant i64 1023
add i64 55 56
constant i64 52
shl i64 57 58
bitcast f64 59
constant f64 4611686018427387904
constant f64 4602678819172646912
sub f64 60 62
mul f64 60 17
add f64 63 64
mul f64 60 49
add f64 65 66
mul f64 61 67
constant f64 4363988038922010624
abs f64 0
lt i1 70 69
constant i64 0
eq i1 53 72
select f64 73 50 68
select f64 71 0 74
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
constant f32 1056964607
constant f32 1042983514
constant f32 1026206583
constant f32 1007227611
constant f32 984994064
fma f32 21 15 20
fma f32 22 15 19
fma f32 23 15 18
fma f32 24 15 17
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
constant f64 4601287825413936078
constant f64 4599480669564178342
constant f64 13812889702284752253
constant f64 4581589235563068394
constant f64 13798537019613030667
constant f64 4568811485567137111
constant f64 13786515466249779024
constant f64 4557840094706180312
constant f64 13775737025488690789
constant f64 4546967120090279494
constant f64 13765126463363207399
constant f64 4536672928562971277
constant f64 13755071123823813549
constant f64 4526799233032370215
constant f64 13745149419609656979
constant f64 4516628904565753183
constant f64 13736943307384518831
constant f64 4509181625645871356
mul f64 25 21
add f64 40 24
mul f64 27 21
add f64 42 26
mul f64 29 21
add f64 44 28
mul f64 31 21
add f64 46 30
mul f64 33 21
add f64 48 32
mul f64 35 21
add f64 50 34
mul f64 37 21
add f64 52 36
mul f64 39 21
add f64 54 38
mul f64 21 21
mul f64 43 56
add f64 57 41
mul f64 47 56
add f64 59 45
mul f64 51 56
add f64 61 49
mul f64 55 56
add f64 63 53
mul f64 56 56
mul f64 60 65
add f64 66 58
mul f64 64 65
add f64 68 62
mul f64 65 65
mul f64 69 70
add f64 71 67
mul f64 72 21
add f64 73 23
mul f64 74 21
add f64 75 22
mul f64 21 76
sub f64 4 16
le i1 5 78
select f64 79 78 16
sub f64 4 14
le i1 5 81
select f64 82 81 16
mul f64 80 83
constant f64 4613937818241073152
sub f64 4 85
le i1 5 86
select f64 87 86 16
mul f64 84 88
constant f64 4616189618054758400
sub f64 4 90
le i1 5 91
select f64 92 91 16
constant f64 4617315517961601024
sub f64 4 94
le i1 5 95
select f64 96 95 16
mul f64 93 97
constant f64 4618441417868443648
sub f64 4 99
le i1 5 100
select f64 101 100 16
mul f64 98 102
mul f64 89 103
mul f64 4 17
select f64 13 105 4
select f64 8 4 104
select f64 6 106 107
log f64 108
select f64 8 4 7
div f64 16 110
sub f64 4 12
mul f64 112 109
sub f64 113 4
constant f64 4606452282016710324
mul f64 111 111
constant f64 4590669220166325589
constant f64 13791923578851126295
constant f64 4560459359808757786
constant f64 13782001362529237012
constant f64 4560903004447375139
constant f64 13789857891829234813
constant f64 4574040544619111450
constant f64 13807546654264349592
constant f64 4595640390918211200
mul f64 119 116
add f64 126 118
mul f64 121 116
add f64 128 120
mul f64 123 116
add f64 130 122
mul f64 125 116
add f64 132 124
mul f64 116 116
mul f64 129 134
add f64 135 127
mul f64 133 134
add f64 137 131
mul f64 134 134
mul f64 138 139
add f64 140 136
mul f64 141 116
add f64 142 117
mul f64 111 143
add f64 115 144
add f64 114 145
sub f64 77 109
add f64 77 109
select f64 6 147 148
select f64 8 146 149
convert f64 3
constant f64 4614256656552045848
abs f64 151
mul f64 151 151
constant f64 13840876382619811344
constant f64 4612924877709869282
constant f64 13826944951420611974
constant f64 4590583655449494222
constant f64 13798519565535347776
constant f64 4557235763322461503
constant f64 13760397344403532652
constant f64 4513468190847628052
mul f64 156 154
add f64 163 155
mul f64 158 154
add f64 165 157
mul f64 160 154
add f64 167 159
mul f64 162 154
add f64 169 161
mul f64 154 154
mul f64 166 171
add f64 172 164
mul f64 170 171
add f64 174 168
mul f64 171 171
mul f64 175 176
add f64 177 173
mul f64 178 154
add f64 179 152
mul f64 153 180
mul f64 4 181
div f64 152 182
log f64 183
sub f64 184 150
constant f32 0
lt i1 0 186
select f64 187 185 150
convert f32 188
add f32 189 186
le i1 0 186
eq i1 3 186
and i1 191 192
constant f32 2139095040
eq i1 1 194
or i1 193 195
eq i1 0 0
select f32 197 190 0
select f32 196 194 198
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
constant f64 13817280689914344601
constant f64 4587738314934472710
constant f64 13806002829776397676
constant f64 4578066490675249157
constant f64 13797187985451429185
constant f64 4569795528336638313
constant f64 13789348471607636998
constant f64 4562251155540289566
constant f64 13781666661786055803
constant f64 4554455445700970081
constant f64 13774122357948771672
constant f64 4547201622368619887
constant f64 13767207515878737067
constant f64 4540147289524283953
constant f64 13759810353803233178
constant f64 4533022721463907618
constant f64 13753131957549944018
constant f64 4525130021370862434
constant f64 13744649336432704528
constant f64 4522679814558627566
constant f64 13743650636244521373
constant f64 13739616514378004487
constant f64 4515229084009088525
constant f64 4519008894148549984
constant f64 13740567395208863857
constant f64 13737164065943010768
constant f64 4511649073920191712
constant f64 4506829442854968751
constant f64 13727543273810682341
mul f64 31 26
add f64 57 30
mul f64 33 26
add f64 59 32
mul f64 35 26
add f64 61 34
mul f64 37 26
add f64 63 36
mul f64 39 26
add f64 65 38
mul f64 41 26
add f64 67 40
mul f64 43 26
add f64 69 42
mul f64 45 26
add f64 71 44
mul f64 47 26
add f64 73 46
mul f64 49 26
add f64 75 48
mul f64 51 26
add f64 77 50
mul f64 53 26
add f64 79 52
mul f64 55 26
add f64 81 54
mul f64 26 26
mul f64 60 83
add f64 84 58
mul f64 64 83
add f64 86 62
mul f64 68 83
add f64 88 66
mul f64 72 83
add f64 90 70
mul f64 76 83
add f64 92 74
mul f64 80 83
add f64 94 78
mul f64 56 83
add f64 96 82
mul f64 83 83
mul f64 87 98
add f64 99 85
mul f64 91 98
add f64 101 89
mul f64 95 98
add f64 103 93
mul f64 98 98
mul f64 102 105
add f64 106 100
mul f64 97 105
add f64 108 104
mul f64 105 105
mul f64 109 110
add f64 111 107
mul f64 112 26
add f64 113 29
mul f64 114 26
add f64 115 28
mul f64 26 116
constant f64 13581089326241406225
add f64 117 118
add f64 27 119
sub f64 120 27
sub f64 119 121
sub f64 21 19
mul f64 21 123
bitcast i64 21
constant i64 18446744073575333888
and i64 125 126
bitcast f64 127
sub f64 21 128
bitcast i64 123
and i64 130 126
bitcast f64 131
sub f64 123 132
mul f64 128 132
sub f64 134 124
mul f64 128 133
add f64 135 136
mul f64 129 132
add f64 137 138
mul f64 129 133
add f64 139 140
mul f64 124 120
bitcast i64 124
and i64 143 126
bitcast f64 144
sub f64 124 145
bitcast i64 120
and i64 147 126
bitcast f64 148
sub f64 120 149
mul f64 145 149
sub f64 151 142
mul f64 145 150
add f64 152 153
mul f64 146 149
add f64 154 155
mul f64 146 150
add f64 156 157
mul f64 124 122
mul f64 141 120
add f64 159 160
add f64 158 161
add f64 142 162
sub f64 163 142
sub f64 162 164
add f64 163 165
or i1 5 7
sub f64 1 19
le i1 8 168
select f64 169 168 19
sub f64 1 16
le i1 8 171
select f64 172 171 19
mul f64 170 173
constant f64 4613937818241073152
sub f64 1 175
le i1 8 176
select f64 177 176 19
constant f64 4616189618054758400
sub f64 1 179
le i1 8 180
select f64 181 180 19
mul f64 178 182
mul f64 174 183
constant f64 4617315517961601024
sub f64 1 185
le i1 8 186
select f64 187 186 19
constant f64 4618441417868443648
sub f64 1 189
le i1 8 190
select f64 191 190 19
mul f64 188 192
constant f64 4619567317775286272
sub f64 1 194
le i1 8 195
select f64 196 195 19
constant f64 4620693217682128896
sub f64 1 198
le i1 8 199
select f64 200 199 19
mul f64 197 201
mul f64 193 202
mul f64 184 203
select f64 167 1 204
constant f64 4503599627370496
constant f64 4841369599423283200
lt i1 205 206
mul f64 205 207
select f64 208 209 205
bitcast i64 210
constant i64 4604544271217802189
sub i64 211 212
constant i64 52
shr i64 213 214
constant f64 4632515166703976448
convert f64 215
ne i1 210 205
constant f64 0
select f64 218 216 219
sub f64 217 220
constant f64 4604418534313443328
mul f64 221 222
shl i64 215 214
sub i64 211 224
bitcast f64 225
sub f64 226 19
add f64 16 227
div f64 227 228
mul f64 229 229
constant f64 4602678819172646912
mul f64 227 227
mul f64 231 232
constant f64 4604180019048437138
constant f64 4600877379321593494
constant f64 4598818590951395733
constant f64 4597174411106084985
constant f64 4595719340060872480
constant f64 4594685476444287349
constant f64 4594498985737726454
mul f64 236 230
add f64 241 235
mul f64 238 230
add f64 243 237
mul f64 240 230
add f64 245 239
mul f64 230 230
mul f64 244 247
add f64 248 242
mul f64 247 247
mul f64 246 250
add f64 251 249
mul f64 252 230
add f64 253 234
mul f64 230 254
add f64 233 255
mul f64 229 256
constant f64 13639225319613145088
mul f64 221 258
add f64 259 219
add f64 257 260
sub f64 233 261
sub f64 262 227
div f64 19 205
constant f64 4601218545606032745
mul f64 264 264
constant f64 4590669220166325589
constant f64 13791923578851126295
constant f64 4560459359808757786
constant f64 13782001362529237012
constant f64 4560903004447375139
constant f64 13789857891829234813
constant f64 4574040544619111450
constant f64 13807546654264349592
constant f64 4595640390918211200
mul f64 269 266
add f64 276 268
mul f64 271 266
add f64 278 270
mul f64 273 266
add f64 280 272
mul f64 275 266
add f64 282 274
mul f64 266 266
mul f64 279 284
add f64 285 277
mul f64 283 284
add f64 287 281
mul f64 284 284
mul f64 288 289
add f64 290 286
mul f64 291 266
add f64 292 267
mul f64 264 293
add f64 265 294
sub f64 223 19
neg f64 263
add f64 296 297
sub f64 298 296
sub f64 297 299
sub f64 1 231
mul f64 301 298
constant f64 8945421882333202015
lt i1 302 303
bitcast i64 301
and i64 305 126
bitcast f64 306
sub f64 301 307
bitcast i64 298
and i64 309 126
bitcast f64 310
sub f64 298 311
mul f64 307 311
sub f64 313 302
mul f64 307 312
add f64 314 315
mul f64 308 311
add f64 316 317
mul f64 308 312
add f64 318 319
select f64 304 320 219
mul f64 301 300
add f64 321 322
add f64 295 323
add f64 302 324
sub f64 223 263
sub f64 166 326
add f64 166 326
select f64 5 327 328
select f64 7 325 329
abs f64 3
constant f64 4598175219545276416
lt i1 331 332
constant f64 4609753056924675352
mul f64 16 334
constant f64 4364452196894661639
mul f64 16 336
sub f64 231 331
select f64 333 331 338
mul f64 335 339
bitcast i64 335
and i64 341 126
bitcast f64 342
sub f64 335 343
bitcast i64 339
and i64 345 126
bitcast f64 346
sub f64 339 347
mul f64 343 347
sub f64 349 340
mul f64 343 348
add f64 350 351
mul f64 344 347
add f64 352 353
mul f64 344 348
add f64 354 355
mul f64 337 339
add f64 356 357
add f64 340 358
sub f64 359 340
sub f64 358 360
mul f64 359 359
mul f64 231 362
neg f64 363
add f64 19 364
sub f64 365 19
sub f64 364 366
mul f64 359 362
constant f64 13818544856648471880
constant f64 4575957461383575343
constant f64 13774824197404406203
constant f64 4523617212947051319
constant f64 13716528386753488161
constant f64 4460209387950806341
mul f64 371 362
add f64 375 370
mul f64 373 362
add f64 377 372
mul f64 362 362
mul f64 378 379
add f64 380 376
mul f64 379 379
mul f64 374 382
add f64 383 381
mul f64 384 362
add f64 385 369
mul f64 368 386
sub f64 19 363
mul f64 361 388
add f64 387 389
add f64 359 390
sub f64 391 359
sub f64 390 392
constant f64 4586165620538955083
constant f64 13787419979223748629
constant f64 4537941361668190592
constant f64 13732177093705834628
constant f64 4477121865802744143
constant f64 13666448389976708942
mul f64 396 362
add f64 400 395
mul f64 398 362
add f64 402 397
mul f64 403 379
add f64 404 401
mul f64 399 382
add f64 406 405
mul f64 407 362
add f64 408 394
mul f64 379 409
mul f64 359 361
sub f64 410 411
add f64 367 412
add f64 365 413
sub f64 414 365
sub f64 413 415
select f64 333 391 414
select f64 333 393 416
mul f64 417 1
bitcast i64 417
and i64 420 126
bitcast f64 421
sub f64 417 422
bitcast i64 1
and i64 424 126
bitcast f64 425
sub f64 1 426
mul f64 422 426
sub f64 428 419
mul f64 422 427
add f64 429 430
mul f64 423 426
add f64 431 432
mul f64 423 427
add f64 433 434
mul f64 418 1
add f64 435 436
add f64 419 437
sub f64 438 419
sub f64 437 439
div f64 335 438
mul f64 441 438
bitcast i64 441
and i64 443 126
bitcast f64 444
sub f64 441 445
bitcast i64 438
and i64 447 126
bitcast f64 448
sub f64 438 449
mul f64 445 449
sub f64 451 442
mul f64 445 450
add f64 452 453
mul f64 446 449
add f64 454 455
mul f64 446 450
add f64 456 457
sub f64 335 442
sub f64 459 458
add f64 460 337
mul f64 441 440
sub f64 461 462
div f64 463 438
add f64 441 464
sub f64 465 441
sub f64 464 466
bitcast i64 465
sub i64 468 212
shr i64 469 214
shl i64 470 214
sub i64 468 471
bitcast f64 472
sub f64 473 19
convert f64 470
div f64 467 465
mul f64 475 222
add f64 16 474
div f64 474 478
mul f64 479 479
mul f64 474 474
mul f64 231 481
mul f64 236 480
add f64 483 235
mul f64 238 480
add f64 485 237
mul f64 240 480
add f64 487 239
mul f64 480 480
mul f64 486 489
add f64 490 484
mul f64 489 489
mul f64 488 492
add f64 493 491
mul f64 494 480
add f64 495 234
mul f64 480 496
add f64 482 497
mul f64 479 498
mul f64 475 258
add f64 500 476
add f64 499 501
sub f64 482 502
sub f64 503 474
sub f64 477 504
sub f64 505 330
lt i1 0 219
constant f64 3110860544497550640
lt i1 508 1
and i1 507 509
select f64 510 506 330
add f64 511 219
le i1 0 219
eq i1 3 219
and i1 513 514
constant f64 9218868437227405312
eq i1 1 516
or i1 515 517
eq i1 0 0
select f64 519 512 0
select f64 518 516 520
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
constant f32 1059760829
constant f32 1053601647
constant f32 1050210281
fma f32 33 27 32
fma f32 34 27 31
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
constant f64 4604180019048437138
constant f64 4600877379321593494
constant f64 4598818590951395733
constant f64 4597174411106084985
constant f64 4595719340060872480
constant f64 4594685476444287349
constant f64 4594498985737726454
mul f64 33 27
add f64 38 32
mul f64 35 27
add f64 40 34
mul f64 37 27
add f64 42 36
mul f64 27 27
mul f64 41 44
add f64 45 39
mul f64 44 44
mul f64 43 47
add f64 48 46
mul f64 49 27
add f64 50 31
mul f64 27 51
add f64 30 52
mul f64 26 53
constant f64 13639225319613145088
mul f64 16 55
add f64 56 14
add f64 54 57
sub f64 30 58
sub f64 59 21
sub f64 23 60
constant f64 9218868437227405312
lt i1 0 62
select f64 63 61 0
lt i1 14 0
eq i1 0 14
neg f64 62
sub f64 62 62
select f64 66 67 68
select f64 65 64 69
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
constant f32 1059760829
constant f32 1053601647
constant f32 1050210281
fma f32 22 16 21
fma f32 23 16 20
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
constant f32 1059760829
constant f32 1053601647
constant f32 1050210281
fma f32 35 29 34
fma f32 36 29 33
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
constant f64 4604180019048437138
constant f64 4600877379321593494
constant f64 4598818590951395733
constant f64 4597174411106084985
constant f64 4595719340060872480
constant f64 4594685476444287349
constant f64 4594498985737726454
mul f64 35 29
add f64 40 34
mul f64 37 29
add f64 42 36
mul f64 39 29
add f64 44 38
mul f64 29 29
mul f64 43 46
add f64 47 41
mul f64 46 46
mul f64 45 49
add f64 50 48
mul f64 51 29
add f64 52 33
mul f64 29 53
add f64 32 54
mul f64 28 55
constant f64 13639225319613145088
mul f64 23 57
add f64 58 22
add f64 56 59
sub f64 32 60
sub f64 61 14
sub f64 25 62
constant f64 9218868437227405312
lt i1 0 64
select f64 65 63 0
eq i1 0 15
constant f64 13830554455654793216
lt i1 68 0
eq i1 0 68
neg f64 64
sub f64 64 64
select f64 70 71 72
select f64 69 66 73
select f64 67 0 74
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
constant f32 1059760829
constant f32 1053601647
constant f32 1050210281
fma f32 33 27 32
fma f32 34 27 31
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
constant f32 1053609164
constant f32 1049774555
constant f32 1046683351
constant f32 1044922717
fma f32 69 63 68
fma f32 70 63 67
fma f32 71 63 66
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
div f32 15 57
mul f32 85 86
sub f32 62 60
sub f32 61 88
sub f32 76 62
sub f32 76 90
sub f32 62 91
sub f32 75 90
add f32 92 93
add f32 89 94
constant f32 901758464
mul f32 56 96
add f32 95 97
constant f32 764312525
mul f32 56 99
mul f32 17 87
neg f32 63
fma f32 58 58 102
mul f32 61 87
add f32 103 104
neg f32 64
fma f32 58 63 106
mul f32 58 105
mul f32 87 63
add f32 108 109
add f32 107 110
sub f32 74 65
sub f32 73 112
constant f32 2997529259
add f32 113 114
neg f32 75
fma f32 64 74 116
mul f32 64 115
mul f32 111 74
add f32 118 119
add f32 117 120
add f32 101 121
add f32 100 122
add f32 98 123
add f32 76 124
sub f32 125 76
sub f32 124 126
select f32 38 34 36
neg f32 128
mul f32 125 129
neg f32 130
fma f32 125 129 131
mul f32 127 129
add f32 132 133
add f32 130 134
sub f32 135 130
sub f32 134 136
lt i1 18 30
convert f64 34
convert f64 18
div f64 139 140
constant f64 4607182418800017408
select f64 138 141 142
lt i1 6 20
constant f32 1099956224
lt i1 145 20
constant f32 1094713344
le i1 147 20
select f32 148 147 15
add f32 147 15
le i1 150 20
select f32 151 150 15
mul f32 149 152
add f32 147 17
le i1 154 20
select f32 155 154 15
mul f32 153 156
constant f32 1077936128
add f32 147 158
le i1 159 20
select f32 160 159 15
mul f32 157 161
constant f32 1082130432
add f32 147 163
le i1 164 20
select f32 165 164 15
mul f32 162 166
convert f64 167
constant f32 1099431936
le i1 169 20
select f32 170 169 15
le i1 145 20
select f32 172 145 15
mul f32 171 173
convert f64 174
mul f64 168 175
le i1 17 20
select f32 177 17 15
add f32 17 15
le i1 179 20
select f32 180 179 15
mul f32 178 181
add f32 17 17
le i1 183 20
select f32 184 183 15
mul f32 182 185
add f32 17 158
le i1 187 20
select f32 188 187 15
mul f32 186 189
add f32 17 163
le i1 191 20
select f32 192 191 15
mul f32 190 193
convert f64 194
constant f32 1088421888
le i1 196 20
select f32 197 196 15
add f32 196 15
le i1 199 20
select f32 200 199 15
mul f32 198 201
add f32 196 17
le i1 203 20
select f32 204 203 15
mul f32 202 205
add f32 196 158
le i1 207 20
select f32 208 207 15
mul f32 206 209
add f32 196 163
le i1 211 20
select f32 212 211 15
mul f32 210 213
convert f64 214
mul f64 195 215
mul f64 216 176
convert f64 20
select f64 146 218 217
log f64 219
constant f32 1100480512
select f32 146 20 221
div f32 15 222
mul f32 223 223
constant f32 1034594987
constant f32 3140881249
constant f32 978324737
constant f32 3122399681
constant f32 979151089
constant f32 3137033607
constant f32 1003621665
constant f32 3169981494
constant f32 1043854514
fma f32 233 224 232
fma f32 234 224 231
fma f32 235 224 230
fma f32 236 224 229
fma f32 237 224 228
fma f32 238 224 227
fma f32 239 224 226
fma f32 240 224 225
mul f32 223 241
constant f64 4602678819172646912
add f64 218 243
mul f64 220 244
sub f64 245 218
constant f64 4606452282016710324
add f64 246 247
convert f64 242
add f64 248 249
select f64 146 250 220
mul f64 251 143
convert f32 252
convert f64 253
sub f64 252 254
convert f32 255
add f32 253 135
sub f32 257 253
sub f32 257 258
sub f32 253 259
sub f32 135 258
add f32 260 261
add f32 256 137
sub f32 263 256
sub f32 263 264
sub f32 256 265
sub f32 137 264
add f32 266 267
add f32 262 263
add f32 257 269
sub f32 270 257
sub f32 269 271
add f32 272 268
add f32 270 273
sub f32 274 270
sub f32 273 275
select f32 144 274 135
select f32 144 276 137
constant f32 1126825984
neg f32 279
lt i1 277 280
select f32 281 280 277
lt i1 279 282
select f32 283 279 282
eq i1 284 277
select f32 285 278 6
constant f32 1069066811
constant f32 1262485504
fma f32 284 287 288
sub f32 289 288
neg f32 290
fma f32 291 59 284
fma f32 291 96 286
add f32 292 293
sub f32 294 292
sub f32 294 295
sub f32 292 296
sub f32 293 295
add f32 297 298
mul f32 294 294
constant f32 1056964607
constant f32 1042983514
constant f32 1026206583
constant f32 1007227611
constant f32 984994064
fma f32 305 294 304
fma f32 306 294 303
fma f32 307 294 302
fma f32 308 294 301
mul f32 299 294
add f32 299 310
fma f32 300 309 311
add f32 294 312
sub f32 313 294
sub f32 312 314
div f32 15 35
select f32 38 15 316
or i1 38 40
neg f32 317
fma f32 319 35 15
mul f32 320 317
select f32 318 6 321
lt i1 35 15
constant f32 2123789977
lt i1 35 324
select f32 325 35 324
add f32 326 326
add f32 35 17
add f32 327 15
select f32 323 328 329
select f32 323 35 15
div f32 331 330
neg f32 332
fma f32 333 330 15
select f32 323 6 334
mul f32 332 332
add f32 332 332
constant f32 1059760812
constant f32 1053608813
constant f32 1049789024
constant f32 1046190542
constant f32 1048065423
fma f32 342 336 341
fma f32 343 336 340
fma f32 344 336 339
fma f32 345 336 338
add f32 335 335
fma f32 336 346 347
mul f32 332 348
add f32 337 349
sub f32 350 125
select f32 323 351 337
select f32 323 6 349
add f32 327 158
div f32 15 354
neg f32 355
fma f32 356 354 15
mul f32 355 355
add f32 355 355
fma f32 342 358 341
fma f32 360 358 340
fma f32 361 358 339
fma f32 362 358 338
add f32 357 357
fma f32 358 363 364
mul f32 355 365
add f32 352 359
sub f32 367 352
sub f32 359 368
add f32 353 366
add f32 369 370
constant f32 1084227584
add f32 327 372
div f32 15 373
neg f32 374
fma f32 375 373 15
mul f32 374 374
add f32 374 374
fma f32 342 377 341
fma f32 379 377 340
fma f32 380 377 339
fma f32 381 377 338
add f32 376 376
fma f32 377 382 383
mul f32 374 384
add f32 367 378
sub f32 386 367
sub f32 378 387
add f32 371 385
add f32 388 389
mul f32 36 353
fma f32 36 352 391
constant f32 1117782016
lt i1 392 393
select f32 394 392 393
neg f32 287
fma f32 395 396 288
sub f32 288 397
fma f32 395 396 398
bitcast i32 397
shl i32 400 49
constant i32 1065353216
add i32 401 402
bitcast f32 403
constant f32 1060205080
constant f32 1047920110
constant f32 1029920701
constant f32 1008572143
constant f32 984581320
constant f32 958445447
fma f32 410 399 409
fma f32 411 399 408
fma f32 412 399 407
fma f32 413 399 406
fma f32 414 399 405
mul f32 399 415
mul f32 404 416
add f32 35 15
div f32 15 418
mul f32 404 419
fma f32 417 419 420
mul f32 36 371
fma f32 36 367 422
lt i1 423 393
select f32 424 423 393
fma f32 425 396 288
sub f32 288 426
fma f32 425 396 427
bitcast i32 426
shl i32 429 49
add i32 430 402
bitcast f32 431
fma f32 410 428 409
fma f32 433 428 408
fma f32 434 428 407
fma f32 435 428 406
fma f32 436 428 405
mul f32 428 437
mul f32 432 438
div f32 15 328
mul f32 432 440
fma f32 439 440 441
add f32 35 158
div f32 15 443
mul f32 36 390
fma f32 36 386 445
lt i1 446 393
select f32 447 446 393
fma f32 448 396 288
sub f32 288 449
fma f32 448 396 450
bitcast i32 449
shl i32 452 49
add i32 453 402
bitcast f32 454
fma f32 410 451 409
fma f32 456 451 408
fma f32 457 451 407
fma f32 458 451 406
fma f32 459 451 405
mul f32 451 460
mul f32 455 461
constant f32 1112014848
mul f32 34 444
lt i1 463 464
select f32 465 463 464
mul f32 196 444
add f32 466 467
constant f32 1090519040
mul f32 469 444
add f32 466 470
mul f32 468 471
constant f32 850613369
constant f32 3042831293
fma f32 472 473 474
mul f32 372 444
add f32 466 476
constant f32 1086324736
mul f32 478 444
add f32 466 479
mul f32 477 480
constant f32 940225366
fma f32 481 475 482
mul f32 158 444
add f32 466 484
mul f32 163 444
add f32 466 486
mul f32 485 487
constant f32 3132492641
fma f32 488 483 489
add f32 466 444
mul f32 17 444
add f32 466 492
mul f32 491 493
fma f32 494 490 225
fma f32 466 495 2
mul f32 444 496
div f32 15 36
neg f32 498
fma f32 499 36 15
mul f32 500 498
mul f32 455 498
mul f32 455 497
fma f32 462 497 503
mul f32 455 501
fma f32 462 498 505
add f32 504 506
add f32 507 442
add f32 317 502
add f32 509 421
add f32 510 508
sub f32 511 510
sub f32 511 512
sub f32 510 513
sub f32 508 512
add f32 514 515
sub f32 510 509
sub f32 510 517
sub f32 509 518
sub f32 421 517
add f32 519 520
sub f32 509 317
sub f32 509 522
sub f32 317 523
sub f32 502 522
add f32 524 525
add f32 526 322
add f32 521 527
add f32 516 528
fma f32 315 511 529
fma f32 313 511 530
add f32 511 531
bitcast i32 289
constant i32 1262485504
sub i32 533 534
constant i32 1
shr i32 535 536
constant i32 127
add i32 537 538
shl i32 539 49
bitcast f32 540
mul f32 532 541
sub i32 535 537
add i32 543 538
shl i32 544 49
bitcast f32 545
mul f32 542 546
lt i1 317 30
select f32 548 547 317
select f32 31 549 6
not i1 21
eq i1 27 2
not i1 5
and i1 552 553
or i1 551 554
constant f32 3217031168
select f32 21 19 556
constant f32 1132396544
lt i1 18 558
constant f32 1132331008
select f32 5 560 558
select f32 559 18 561
convert i32 562
neg f32 557
convert f64 564
floor f64 565
sub f64 565 566
sub f64 142 567
constant f64 4617315517961601024
div f64 142 568
mul f64 570 570
mul f64 571 571
mul f64 572 572
mul f64 573 573
mul f64 574 574
mul f64 575 575
and i32 563 536
constant i32 0
ne i1 577 578
select f64 579 570 142
constant i32 2
and i32 563 581
ne i1 582 578
select f64 583 571 142
mul f64 580 584
constant i32 4
and i32 563 586
ne i1 587 578
select f64 588 572 142
constant i32 8
and i32 563 590
ne i1 591 578
select f64 592 573 142
mul f64 589 593
mul f64 585 594
constant i32 16
and i32 563 596
ne i1 597 578
select f64 598 574 142
constant i32 32
and i32 563 600
ne i1 601 578
select f64 602 575 142
mul f64 599 603
constant i32 64
and i32 563 605
ne i1 606 578
select f64 607 576 142
mul f64 576 576
constant i32 128
and i32 563 610
ne i1 611 578
select f64 612 609 142
mul f64 608 613
mul f64 604 614
mul f64 595 615
le i1 142 569
add f64 568 142
div f64 142 618
mul f64 619 619
mul f64 620 620
mul f64 621 621
mul f64 622 622
mul f64 623 623
mul f64 624 624
select f64 579 619 142
select f64 583 620 142
mul f64 626 627
select f64 588 621 142
select f64 592 622 142
mul f64 629 630
mul f64 628 631
select f64 598 623 142
select f64 602 624 142
mul f64 633 634
select f64 607 625 142
mul f64 625 625
select f64 612 637 142
mul f64 636 638
mul f64 635 639
mul f64 632 640
constant f64 0
select f64 617 641 642
add f64 616 643
constant f64 4611686018427387904
le i1 645 569
add f64 568 645
div f64 142 647
mul f64 648 648
mul f64 649 649
mul f64 650 650
mul f64 651 651
mul f64 652 652
mul f64 653 653
select f64 579 648 142
select f64 583 649 142
mul f64 655 656
select f64 588 650 142
select f64 592 651 142
mul f64 658 659
mul f64 657 660
select f64 598 652 142
select f64 602 653 142
mul f64 662 663
select f64 607 654 142
mul f64 654 654
select f64 612 666 142
mul f64 665 667
mul f64 664 668
mul f64 661 669
select f64 646 670 642
add f64 644 671
constant f64 4613937818241073152
le i1 673 569
add f64 568 673
div f64 142 675
mul f64 676 676
mul f64 677 677
mul f64 678 678
mul f64 679 679
mul f64 680 680
mul f64 681 681
select f64 579 676 142
select f64 583 677 142
mul f64 683 684
select f64 588 678 142
select f64 592 679 142
mul f64 686 687
mul f64 685 688
select f64 598 680 142
select f64 602 681 142
mul f64 690 691
select f64 607 682 142
mul f64 682 682
select f64 612 694 142
mul f64 693 695
mul f64 692 696
mul f64 689 697
select f64 674 698 642
constant f64 4616189618054758400
le i1 700 569
add f64 568 700
div f64 142 702
mul f64 703 703
mul f64 704 704
mul f64 705 705
mul f64 706 706
mul f64 707 707
mul f64 708 708
select f64 579 703 142
select f64 583 704 142
mul f64 710 711
select f64 588 705 142
select f64 592 706 142
mul f64 713 714
mul f64 712 715
select f64 598 707 142
select f64 602 708 142
mul f64 717 718
select f64 607 709 142
mul f64 709 709
select f64 612 721 142
mul f64 720 722
mul f64 719 723
mul f64 716 724
select f64 701 725 642
add f64 699 726
le i1 569 569
add f64 568 569
div f64 142 729
mul f64 730 730
mul f64 731 731
mul f64 732 732
mul f64 733 733
mul f64 734 734
mul f64 735 735
select f64 579 730 142
select f64 583 731 142
mul f64 737 738
select f64 588 732 142
select f64 592 733 142
mul f64 740 741
mul f64 739 742
select f64 598 734 142
select f64 602 735 142
mul f64 744 745
select f64 607 736 142
mul f64 736 736
select f64 612 748 142
mul f64 747 749
mul f64 746 750
mul f64 743 751
select f64 728 752 642
add f64 727 753
add f64 672 754
constant f64 4619567317775286272
sub f64 756 567
div f64 142 757
convert f64 563
mul f64 759 758
constant f64 4444329021859205474
constant f64 4622382067542392832
mul f64 762 758
add f64 760 763
constant f64 4622945017495814144
mul f64 765 758
add f64 760 766
mul f64 764 767
mul f64 761 768
constant f64 4468177785839691391
sub f64 769 770
constant f64 4621256167635550208
mul f64 772 758
add f64 760 773
constant f64 4621819117588971520
mul f64 775 758
add f64 760 776
mul f64 774 777
mul f64 771 778
constant f64 4491894841499127486
add f64 779 780
mul f64 756 758
add f64 760 782
constant f64 4620693217682128896
mul f64 784 758
add f64 760 785
mul f64 783 786
mul f64 781 787
constant f64 4515911372637531915
sub f64 788 789
mul f64 569 758
add f64 760 791
constant f64 4618441417868443648
mul f64 793 758
add f64 760 794
mul f64 792 795
mul f64 790 796
constant f64 4540004915786880359
add f64 797 798
mul f64 673 758
add f64 760 800
mul f64 700 758
add f64 760 802
mul f64 801 803
mul f64 799 804
constant f64 4564047942368979991
sub f64 805 806
add f64 760 758
mul f64 645 758
add f64 760 809
mul f64 808 810
mul f64 807 811
constant f64 4590669220166325589
add f64 812 813
mul f64 758 758
mul f64 815 815
mul f64 816 816
mul f64 817 817
mul f64 818 818
mul f64 819 819
select f64 579 758 142
select f64 583 815 142
mul f64 821 822
select f64 588 816 142
select f64 592 817 142
mul f64 824 825
mul f64 823 826
select f64 598 818 142
select f64 602 819 142
mul f64 828 829
select f64 607 820 142
mul f64 820 820
select f64 612 832 142
mul f64 831 833
mul f64 830 834
mul f64 827 835
sub f64 759 142
div f64 757 837
mul f64 760 814
add f64 243 839
add f64 838 840
mul f64 836 841
add f64 755 842
add f64 567 793
add f64 565 142
div f64 142 844
mul f64 759 846
mul f64 762 846
add f64 847 848
mul f64 765 846
add f64 847 850
mul f64 849 851
mul f64 761 852
sub f64 853 770
mul f64 772 846
add f64 847 855
mul f64 775 846
add f64 847 857
mul f64 856 858
mul f64 854 859
add f64 860 780
mul f64 756 846
add f64 847 862
mul f64 784 846
add f64 847 864
mul f64 863 865
mul f64 861 866
sub f64 867 789
mul f64 569 846
add f64 847 869
mul f64 793 846
add f64 847 871
mul f64 870 872
mul f64 868 873
add f64 874 798
mul f64 673 846
add f64 847 876
mul f64 700 846
add f64 847 878
mul f64 877 879
mul f64 875 880
sub f64 881 806
add f64 847 846
mul f64 645 846
add f64 847 884
mul f64 883 885
mul f64 882 886
add f64 887 813
mul f64 846 846
mul f64 889 889
mul f64 890 890
mul f64 891 891
mul f64 892 892
mul f64 893 893
select f64 579 846 142
select f64 583 889 142
mul f64 895 896
select f64 588 890 142
select f64 592 891 142
mul f64 898 899
mul f64 897 900
select f64 598 892 142
select f64 602 893 142
mul f64 902 903
select f64 607 894 142
mul f64 894 894
select f64 612 906 142
mul f64 905 907
mul f64 904 908
mul f64 901 909
div f64 844 837
mul f64 847 888
add f64 243 912
add f64 911 913
mul f64 910 914
lt i1 844 845
select f64 916 845 844
div f64 142 917
mul f64 759 918
mul f64 762 918
add f64 919 920
mul f64 765 918
add f64 919 922
mul f64 921 923
mul f64 761 924
sub f64 925 770
mul f64 772 918
add f64 919 927
mul f64 775 918
add f64 919 929
mul f64 928 930
mul f64 926 931
add f64 932 780
mul f64 756 918
add f64 919 934
mul f64 784 918
add f64 919 936
mul f64 935 937
mul f64 933 938
sub f64 939 789
mul f64 569 918
add f64 919 941
mul f64 793 918
add f64 919 943
mul f64 942 944
mul f64 940 945
add f64 946 798
mul f64 673 918
add f64 919 948
mul f64 700 918
add f64 919 950
mul f64 949 951
mul f64 947 952
sub f64 953 806
add f64 919 918
mul f64 645 918
add f64 919 956
mul f64 955 957
mul f64 954 958
add f64 959 813
mul f64 918 918
mul f64 961 961
mul f64 962 962
mul f64 963 963
mul f64 964 964
mul f64 965 965
select f64 579 918 142
select f64 583 961 142
mul f64 967 968
select f64 588 962 142
select f64 592 963 142
mul f64 970 971
mul f64 969 972
select f64 598 964 142
select f64 602 965 142
mul f64 974 975
select f64 607 966 142
mul f64 966 966
select f64 612 978 142
mul f64 977 979
mul f64 976 980
mul f64 973 981
div f64 917 837
mul f64 919 960
add f64 243 984
add f64 983 985
mul f64 982 986
sub f64 915 987
div f64 142 567
mul f64 989 989
mul f64 990 990
mul f64 991 991
mul f64 992 992
mul f64 993 993
mul f64 994 994
select f64 579 989 142
select f64 583 990 142
mul f64 996 997
select f64 588 991 142
select f64 592 992 142
mul f64 999 1000
mul f64 998 1001
select f64 598 993 142
select f64 602 994 142
mul f64 1003 1004
select f64 607 995 142
mul f64 995 995
select f64 612 1007 142
mul f64 1006 1008
mul f64 1005 1009
mul f64 1002 1010
le i1 142 566
add f64 567 142
div f64 142 1013
mul f64 1014 1014
mul f64 1015 1015
mul f64 1016 1016
mul f64 1017 1017
mul f64 1018 1018
mul f64 1019 1019
select f64 579 1014 142
select f64 583 1015 142
mul f64 1021 1022
select f64 588 1016 142
select f64 592 1017 142
mul f64 1024 1025
mul f64 1023 1026
select f64 598 1018 142
select f64 602 1019 142
mul f64 1028 1029
select f64 607 1020 142
mul f64 1020 1020
select f64 612 1032 142
mul f64 1031 1033
mul f64 1030 1034
mul f64 1027 1035
select f64 1012 1036 642
add f64 1011 1037
le i1 645 566
add f64 567 645
div f64 142 1040
mul f64 1041 1041
mul f64 1042 1042
mul f64 1043 1043
mul f64 1044 1044
mul f64 1045 1045
mul f64 1046 1046
select f64 579 1041 142
select f64 583 1042 142
mul f64 1048 1049
select f64 588 1043 142
select f64 592 1044 142
mul f64 1051 1052
mul f64 1050 1053
select f64 598 1045 142
select f64 602 1046 142
mul f64 1055 1056
select f64 607 1047 142
mul f64 1047 1047
select f64 612 1059 142
mul f64 1058 1060
mul f64 1057 1061
mul f64 1054 1062
select f64 1039 1063 642
add f64 1038 1064
le i1 673 566
add f64 567 673
div f64 142 1067
mul f64 1068 1068
mul f64 1069 1069
mul f64 1070 1070
mul f64 1071 1071
mul f64 1072 1072
mul f64 1073 1073
select f64 579 1068 142
select f64 583 1069 142
mul f64 1075 1076
select f64 588 1070 142
select f64 592 1071 142
mul f64 1078 1079
mul f64 1077 1080
select f64 598 1072 142
select f64 602 1073 142
mul f64 1082 1083
select f64 607 1074 142
mul f64 1074 1074
select f64 612 1086 142
mul f64 1085 1087
mul f64 1084 1088
mul f64 1081 1089
select f64 1066 1090 642
le i1 700 566
add f64 567 700
div f64 142 1093
mul f64 1094 1094
mul f64 1095 1095
mul f64 1096 1096
mul f64 1097 1097
mul f64 1098 1098
mul f64 1099 1099
select f64 579 1094 142
select f64 583 1095 142
mul f64 1101 1102
select f64 588 1096 142
select f64 592 1097 142
mul f64 1104 1105
mul f64 1103 1106
select f64 598 1098 142
select f64 602 1099 142
mul f64 1108 1109
select f64 607 1100 142
mul f64 1100 1100
select f64 612 1112 142
mul f64 1111 1113
mul f64 1110 1114
mul f64 1107 1115
select f64 1092 1116 642
add f64 1091 1117
le i1 569 566
add f64 567 569
div f64 142 1120
mul f64 1121 1121
mul f64 1122 1122
mul f64 1123 1123
mul f64 1124 1124
mul f64 1125 1125
mul f64 1126 1126
select f64 579 1121 142
select f64 583 1122 142
mul f64 1128 1129
select f64 588 1123 142
select f64 592 1124 142
mul f64 1131 1132
mul f64 1130 1133
select f64 598 1125 142
select f64 602 1126 142
mul f64 1135 1136
select f64 607 1127 142
mul f64 1127 1127
select f64 612 1139 142
mul f64 1138 1140
mul f64 1137 1141
mul f64 1134 1142
select f64 1119 1143 642
add f64 1118 1144
add f64 1065 1145
add f64 1146 988
add f64 843 1147
sub f64 843 1147
select f64 5 1148 1149
exponential f64 251
mul f64 1150 1151
select f64 144 1152 1150
convert f32 1153
select f32 555 550 1154
neg f32 30
ne i1 1 1156
and i1 5 1157
and i1 1158 12
sub f32 30 30
select f32 1159 30 1160
neg f32 1155
select f32 5 1155 1162
select f32 13 1163 1161
le i1 6 0
floor f32 0
eq i1 1166 0
lt i1 0 30
and i1 1165 1167
and i1 1169 1168
convert f64 1
digamma f64 1171
convert f32 1172
eq i1 0 6
select f32 1174 1173 1164
select f32 1170 1175 1160
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
constant f64 4590669220166325589
constant f64 13791923578851126295
constant f64 4560459359808757786
constant f64 13782001362529237012
constant f64 4560903004447375139
constant f64 13789857891829234813
constant f64 4574040544619111450
constant f64 13807546654264349592
constant f64 4595640390918211200
mul f64 72 69
add f64 79 71
mul f64 74 69
add f64 81 73
mul f64 76 69
add f64 83 75
mul f64 78 69
add f64 85 77
mul f64 69 69
mul f64 82 87
add f64 88 80
mul f64 86 87
add f64 90 84
mul f64 87 87
mul f64 91 92
add f64 93 89
mul f64 94 69
add f64 95 70
mul f64 68 96
bitcast i64 67
constant i64 4604544271217802189
sub i64 98 99
constant i64 52
shr i64 100 101
shl i64 102 101
sub i64 98 103
bitcast f64 104
sub f64 105 15
convert f64 102
sub f64 107 6
add f64 17 106
div f64 106 109
constant f64 4604418534313443328
mul f64 108 111
mul f64 17 110
add f64 112 113
mul f64 110 110
mul f64 110 115
constant f64 4604180019048437077
constant f64 4600877379321698710
constant f64 4598818590920617815
constant f64 4597174419626481272
constant f64 4595718710896926376
constant f64 4594710891561318956
constant f64 4593972918407205359
constant f64 4593077600256378520
constant f64 4593299128419761136
mul f64 120 115
add f64 126 119
mul f64 122 115
add f64 128 121
mul f64 124 115
add f64 130 123
mul f64 115 115
mul f64 129 132
add f64 133 127
mul f64 125 132
add f64 135 131
mul f64 132 132
mul f64 136 137
add f64 138 134
mul f64 139 115
add f64 140 118
mul f64 115 141
add f64 117 142
mul f64 116 143
add f64 114 144
mul f64 110 109
sub f64 106 146
bitcast i64 110
constant i64 18446744073575333888
and i64 148 149
bitcast f64 150
sub f64 110 151
bitcast i64 109
and i64 153 149
bitcast f64 154
sub f64 109 155
mul f64 151 155
sub f64 157 146
mul f64 151 156
add f64 158 159
mul f64 152 155
add f64 160 161
mul f64 152 156
add f64 162 163
sub f64 147 164
sub f64 109 17
sub f64 106 166
mul f64 110 167
sub f64 165 168
div f64 15 109
mul f64 169 170
sub f64 114 112
sub f64 113 172
sub f64 145 114
sub f64 145 174
sub f64 114 175
sub f64 144 174
add f64 176 177
add f64 173 178
constant f64 13639225319613145088
mul f64 108 180
add f64 179 181
constant f64 13450228951638253950
mul f64 108 183
mul f64 17 171
mul f64 151 151
sub f64 186 115
mul f64 151 152
add f64 187 188
mul f64 152 151
add f64 189 190
mul f64 152 152
add f64 191 192
mul f64 113 171
add f64 193 194
bitcast i64 115
and i64 196 149
bitcast f64 197
sub f64 115 198
mul f64 151 198
sub f64 200 116
mul f64 151 199
add f64 201 202
mul f64 152 198
add f64 203 204
mul f64 152 199
add f64 205 206
mul f64 110 195
mul f64 171 115
add f64 208 209
add f64 207 210
sub f64 143 117
sub f64 142 212
constant f64 4360985639170430293
add f64 213 214
bitcast i64 116
and i64 216 149
bitcast f64 217
sub f64 116 218
bitcast i64 143
and i64 220 149
bitcast f64 221
sub f64 143 222
mul f64 218 222
sub f64 224 144
mul f64 218 223
add f64 225 226
mul f64 219 222
add f64 227 228
mul f64 219 223
add f64 229 230
mul f64 116 215
mul f64 211 143
add f64 232 233
add f64 231 234
add f64 185 235
add f64 184 236
add f64 182 237
div f64 6 67
add f64 238 239
add f64 145 240
sub f64 241 145
sub f64 240 242
add f64 67 2
sub f64 244 67
sub f64 244 245
sub f64 67 246
sub f64 2 245
add f64 247 248
mul f64 241 244
bitcast i64 241
and i64 251 149
bitcast f64 252
sub f64 241 253
bitcast i64 244
and i64 255 149
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
neg f64 67
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
add f64 285 97
sub f64 287 285
sub f64 287 288
sub f64 285 289
sub f64 97 288
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
select f64 65 314 6
select f64 65 316 6
ne i1 62 37
select f64 319 63 6
bitcast i64 62
sub i64 321 99
shr i64 322 101
shl i64 323 101
sub i64 321 324
bitcast f64 325
sub f64 326 15
convert f64 323
sub f64 328 320
add f64 17 327
div f64 327 330
mul f64 329 111
mul f64 17 331
add f64 332 333
mul f64 331 331
mul f64 331 335
mul f64 120 335
add f64 337 119
mul f64 122 335
add f64 339 121
mul f64 124 335
add f64 341 123
mul f64 335 335
mul f64 340 343
add f64 344 338
mul f64 125 343
add f64 346 342
mul f64 343 343
mul f64 347 348
add f64 349 345
mul f64 350 335
add f64 351 118
mul f64 335 352
add f64 117 353
mul f64 336 354
add f64 334 355
mul f64 331 330
sub f64 327 357
bitcast i64 331
and i64 359 149
bitcast f64 360
sub f64 331 361
bitcast i64 330
and i64 363 149
bitcast f64 364
sub f64 330 365
mul f64 361 365
sub f64 367 357
mul f64 361 366
add f64 368 369
mul f64 362 365
add f64 370 371
mul f64 362 366
add f64 372 373
sub f64 358 374
sub f64 330 17
sub f64 327 376
mul f64 331 377
sub f64 375 378
div f64 15 330
mul f64 379 380
sub f64 334 332
sub f64 333 382
sub f64 356 334
sub f64 356 384
sub f64 334 385
sub f64 355 384
add f64 386 387
add f64 383 388
mul f64 329 180
add f64 389 390
mul f64 329 183
mul f64 17 381
mul f64 361 361
sub f64 394 335
mul f64 361 362
add f64 395 396
mul f64 362 361
add f64 397 398
mul f64 362 362
add f64 399 400
mul f64 333 381
add f64 401 402
bitcast i64 335
and i64 404 149
bitcast f64 405
sub f64 335 406
mul f64 361 406
sub f64 408 336
mul f64 361 407
add f64 409 410
mul f64 362 406
add f64 411 412
mul f64 362 407
add f64 413 414
mul f64 331 403
mul f64 381 335
add f64 416 417
add f64 415 418
sub f64 354 117
sub f64 353 420
add f64 421 214
bitcast i64 336
and i64 423 149
bitcast f64 424
sub f64 336 425
bitcast i64 354
and i64 427 149
bitcast f64 428
sub f64 354 429
mul f64 425 429
sub f64 431 355
mul f64 425 430
add f64 432 433
mul f64 426 429
add f64 434 435
mul f64 426 430
add f64 436 437
mul f64 336 422
mul f64 419 354
add f64 439 440
add f64 438 441
add f64 393 442
add f64 392 443
add f64 391 444
div f64 6 62
add f64 445 446
add f64 356 447
sub f64 448 356
sub f64 447 449
bitcast i64 45
sub i64 451 99
shr i64 452 101
shl i64 453 101
sub i64 451 454
bitcast f64 455
sub f64 456 15
convert f64 453
sub f64 458 6
add f64 17 457
div f64 457 460
mul f64 459 111
mul f64 17 461
add f64 462 463
mul f64 461 461
mul f64 461 465
mul f64 120 465
add f64 467 119
mul f64 122 465
add f64 469 121
mul f64 124 465
add f64 471 123
mul f64 465 465
mul f64 470 473
add f64 474 468
mul f64 125 473
add f64 476 472
mul f64 473 473
mul f64 477 478
add f64 479 475
mul f64 480 465
add f64 481 118
mul f64 465 482
add f64 117 483
mul f64 466 484
add f64 464 485
mul f64 461 460
sub f64 457 487
bitcast i64 461
and i64 489 149
bitcast f64 490
sub f64 461 491
bitcast i64 460
and i64 493 149
bitcast f64 494
sub f64 460 495
mul f64 491 495
sub f64 497 487
mul f64 491 496
add f64 498 499
mul f64 492 495
add f64 500 501
mul f64 492 496
add f64 502 503
sub f64 488 504
sub f64 460 17
sub f64 457 506
mul f64 461 507
sub f64 505 508
div f64 15 460
mul f64 509 510
sub f64 464 462
sub f64 463 512
sub f64 486 464
sub f64 486 514
sub f64 464 515
sub f64 485 514
add f64 516 517
add f64 513 518
mul f64 459 180
add f64 519 520
mul f64 459 183
mul f64 17 511
mul f64 491 491
sub f64 524 465
mul f64 491 492
add f64 525 526
mul f64 492 491
add f64 527 528
mul f64 492 492
add f64 529 530
mul f64 463 511
add f64 531 532
bitcast i64 465
and i64 534 149
bitcast f64 535
sub f64 465 536
mul f64 491 536
sub f64 538 466
mul f64 491 537
add f64 539 540
mul f64 492 536
add f64 541 542
mul f64 492 537
add f64 543 544
mul f64 461 533
mul f64 511 465
add f64 546 547
add f64 545 548
sub f64 484 117
sub f64 483 550
add f64 551 214
bitcast i64 466
and i64 553 149
bitcast f64 554
sub f64 466 555
bitcast i64 484
and i64 557 149
bitcast f64 558
sub f64 484 559
mul f64 555 559
sub f64 561 485
mul f64 555 560
add f64 562 563
mul f64 556 559
add f64 564 565
mul f64 556 560
add f64 566 567
mul f64 466 552
mul f64 549 484
add f64 569 570
add f64 568 571
add f64 523 572
add f64 522 573
add f64 521 574
div f64 46 45
add f64 575 576
add f64 486 577
sub f64 578 486
sub f64 577 579
bitcast i64 55
sub i64 581 99
shr i64 582 101
shl i64 583 101
sub i64 581 584
bitcast f64 585
sub f64 586 15
convert f64 583
sub f64 588 6
add f64 17 587
div f64 587 590
mul f64 589 111
mul f64 17 591
add f64 592 593
mul f64 591 591
mul f64 591 595
mul f64 120 595
add f64 597 119
mul f64 122 595
add f64 599 121
mul f64 124 595
add f64 601 123
mul f64 595 595
mul f64 600 603
add f64 604 598
mul f64 125 603
add f64 606 602
mul f64 603 603
mul f64 607 608
add f64 609 605
mul f64 610 595
add f64 611 118
mul f64 595 612
add f64 117 613
mul f64 596 614
add f64 594 615
mul f64 591 590
sub f64 587 617
bitcast i64 591
and i64 619 149
bitcast f64 620
sub f64 591 621
bitcast i64 590
and i64 623 149
bitcast f64 624
sub f64 590 625
mul f64 621 625
sub f64 627 617
mul f64 621 626
add f64 628 629
mul f64 622 625
add f64 630 631
mul f64 622 626
add f64 632 633
sub f64 618 634
sub f64 590 17
sub f64 587 636
mul f64 591 637
sub f64 635 638
div f64 15 590
mul f64 639 640
sub f64 594 592
sub f64 593 642
sub f64 616 594
sub f64 616 644
sub f64 594 645
sub f64 615 644
add f64 646 647
add f64 643 648
mul f64 589 180
add f64 649 650
mul f64 589 183
mul f64 17 641
mul f64 621 621
sub f64 654 595
mul f64 621 622
add f64 655 656
mul f64 622 621
add f64 657 658
mul f64 622 622
add f64 659 660
mul f64 593 641
add f64 661 662
bitcast i64 595
and i64 664 149
bitcast f64 665
sub f64 595 666
mul f64 621 666
sub f64 668 596
mul f64 621 667
add f64 669 670
mul f64 622 666
add f64 671 672
mul f64 622 667
add f64 673 674
mul f64 591 663
mul f64 641 595
add f64 676 677
add f64 675 678
sub f64 614 117
sub f64 613 680
add f64 681 214
bitcast i64 596
and i64 683 149
bitcast f64 684
sub f64 596 685
bitcast i64 614
and i64 687 149
bitcast f64 688
sub f64 614 689
mul f64 685 689
sub f64 691 615
mul f64 685 690
add f64 692 693
mul f64 686 689
add f64 694 695
mul f64 686 690
add f64 696 697
mul f64 596 682
mul f64 679 614
add f64 699 700
add f64 698 701
add f64 653 702
add f64 652 703
add f64 651 704
div f64 57 55
add f64 705 706
add f64 616 707
sub f64 708 616
sub f64 707 709
neg f64 34
mul f64 448 711
bitcast i64 448
and i64 713 149
bitcast f64 714
sub f64 448 715
bitcast i64 711
and i64 717 149
bitcast f64 718
sub f64 711 719
mul f64 715 719
sub f64 721 712
mul f64 715 720
add f64 722 723
mul f64 716 719
add f64 724 725
mul f64 716 720
add f64 726 727
mul f64 450 711
add f64 728 729
add f64 712 730
sub f64 731 712
sub f64 730 732
add f64 317 731
sub f64 734 317
sub f64 734 735
sub f64 317 736
sub f64 731 735
add f64 737 738
add f64 318 733
sub f64 740 318
sub f64 740 741
sub f64 318 742
sub f64 733 741
add f64 743 744
add f64 739 740
add f64 734 746
sub f64 747 734
sub f64 746 748
add f64 749 745
add f64 747 750
sub f64 751 747
sub f64 750 752
constant f64 4653432275910787072
neg f64 754
lt i1 751 755
select f64 756 755 751
lt i1 754 757
select f64 758 754 757
eq i1 759 751
select f64 760 753 6
mul f64 578 711
bitcast i64 578
and i64 763 149
bitcast f64 764
sub f64 578 765
mul f64 765 719
sub f64 767 762
mul f64 765 720
add f64 768 769
mul f64 766 719
add f64 770 771
mul f64 766 720
add f64 772 773
mul f64 580 711
add f64 774 775
add f64 762 776
sub f64 777 762
sub f64 776 778
add f64 317 777
sub f64 780 317
sub f64 780 781
sub f64 317 782
sub f64 777 781
add f64 783 784
add f64 318 779
sub f64 786 318
sub f64 786 787
sub f64 318 788
sub f64 779 787
add f64 789 790
add f64 785 786
add f64 780 792
sub f64 793 780
sub f64 792 794
add f64 795 791
add f64 793 796
sub f64 797 793
sub f64 796 798
lt i1 797 755
select f64 800 755 797
lt i1 754 801
select f64 802 754 801
eq i1 803 797
select f64 804 799 6
add f64 15 711
sub f64 806 15
sub f64 806 807
sub f64 15 808
sub f64 711 807
add f64 809 810
mul f64 708 806
bitcast i64 708
and i64 813 149
bitcast f64 814
sub f64 708 815
bitcast i64 806
and i64 817 149
bitcast f64 818
sub f64 806 819
mul f64 815 819
sub f64 821 812
mul f64 815 820
add f64 822 823
mul f64 816 819
add f64 824 825
mul f64 816 820
add f64 826 827
mul f64 708 811
mul f64 710 806
add f64 829 830
add f64 828 831
add f64 812 832
sub f64 833 812
sub f64 832 834
add f64 317 833
sub f64 836 317
sub f64 836 837
sub f64 317 838
sub f64 833 837
add f64 839 840
add f64 318 835
sub f64 842 318
sub f64 842 843
sub f64 318 844
sub f64 835 843
add f64 845 846
add f64 841 842
add f64 836 848
sub f64 849 836
sub f64 848 850
add f64 851 847
add f64 849 852
sub f64 853 849
sub f64 852 854
lt i1 853 755
select f64 856 755 853
lt i1 754 857
select f64 858 754 857
eq i1 859 853
select f64 860 855 6
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 759 862
add f64 864 863
bitcast i64 865
constant i64 4843621399236968448
sub i64 866 867
mul f64 803 862
add f64 869 863
bitcast i64 870
sub i64 871 867
mul f64 859 862
add f64 873 863
bitcast i64 874
sub i64 875 867
abs f64 803
eq i1 877 754
eq i1 859 803
and i1 878 879
constant f64 4636174341401214976
div f64 47 45
log_plus_one f64 882
mul f64 34 883
lt i1 881 884
or i1 880 885
lt i1 876 872
or i1 886 887
select i64 888 872 876
select i64 38 868 889
div f64 15 45
log_plus_one f64 891
mul f64 711 892
exponential f64 893
div f64 17 45
log_plus_one f64 895
mul f64 711 896
exponential f64 897
constant f64 4613937818241073152
div f64 899 45
log_plus_one f64 900
mul f64 711 901
exponential f64 902
constant f64 4616189618054758400
div f64 904 45
log_plus_one f64 905
mul f64 711 906
exponential f64 907
constant f64 4617315517961601024
div f64 909 45
log_plus_one f64 910
mul f64 711 911
exponential f64 912
constant f64 4618441417868443648
div f64 914 45
log_plus_one f64 915
mul f64 711 916
exponential f64 917
constant f64 4619567317775286272
div f64 919 45
log_plus_one f64 920
mul f64 711 921
exponential f64 922
constant f64 4620693217682128896
div f64 924 45
log_plus_one f64 925
mul f64 711 926
exponential f64 927
constant f64 4621256167635550208
div f64 929 45
log_plus_one f64 930
mul f64 711 931
exponential f64 932
add f64 15 894
sub f64 934 15
sub f64 934 935
sub f64 15 936
sub f64 894 935
add f64 937 938
add f64 933 928
add f64 923 918
add f64 940 941
add f64 913 908
add f64 903 898
add f64 943 944
add f64 942 945
sub i64 872 890
constant i64 18446744073709550616
lt i1 947 948
select i64 949 948 947
sub f64 870 863
neg f64 951
mul f64 952 111
add f64 953 803
mul f64 952 180
add f64 955 805
add f64 954 956
sub f64 957 954
sub f64 957 958
sub f64 954 959
sub f64 956 958
add f64 960 961
mul f64 957 957
constant f64 4602678819172646917
constant f64 4595172819793696076
constant f64 4586165620538941447
constant f64 4575957461383588187
constant f64 4564047942389340013
constant f64 4551452160552810439
constant f64 4537941336995398790
constant f64 4523617207225571602
constant f64 4508818142790474795
constant f64 4493169262076825869
mul f64 966 957
add f64 974 965
mul f64 968 957
add f64 976 967
mul f64 970 957
add f64 978 969
mul f64 972 957
add f64 980 971
mul f64 977 963
add f64 982 975
mul f64 981 963
add f64 984 979
mul f64 963 963
mul f64 985 986
add f64 987 983
mul f64 986 986
mul f64 973 989
add f64 990 988
mul f64 991 957
add f64 992 964
mul f64 962 957
add f64 962 994
mul f64 963 993
add f64 996 995
add f64 957 997
sub f64 998 957
sub f64 997 999
add f64 998 15
sub f64 1001 998
sub f64 1001 1002
sub f64 998 1003
sub f64 15 1002
add f64 1004 1005
add f64 1006 1000
add f64 1001 1007
sub f64 1008 1001
sub f64 1007 1009
constant i64 1023
add i64 950 1011
shl i64 1012 101
bitcast f64 1013
mul f64 1008 1014
mul f64 1010 1014
add f64 934 946
sub f64 1017 934
sub f64 1017 1018
sub f64 934 1019
sub f64 946 1018
add f64 1020 1021
add f64 1022 939
add f64 1017 1023
sub f64 1024 1017
sub f64 1023 1025
mul f64 1015 1024
bitcast i64 1015
and i64 1028 149
bitcast f64 1029
sub f64 1015 1030
bitcast i64 1024
and i64 1032 149
bitcast f64 1033
sub f64 1024 1034
mul f64 1030 1034
sub f64 1036 1027
mul f64 1030 1035
add f64 1037 1038
mul f64 1031 1034
add f64 1039 1040
mul f64 1031 1035
add f64 1041 1042
mul f64 1015 1026
mul f64 1016 1024
add f64 1044 1045
add f64 1043 1046
add f64 1027 1047
sub f64 1048 1027
sub f64 1047 1049
sub i64 876 890
lt i1 1051 948
select i64 1052 948 1051
sub f64 874 863
neg f64 1054
mul f64 1055 111
add f64 1056 859
mul f64 1055 180
add f64 1058 861
add f64 1057 1059
sub f64 1060 1057
sub f64 1060 1061
sub f64 1057 1062
sub f64 1059 1061
add f64 1063 1064
mul f64 1060 1060
mul f64 966 1060
add f64 1067 965
mul f64 968 1060
add f64 1069 967
mul f64 970 1060
add f64 1071 969
mul f64 972 1060
add f64 1073 971
mul f64 1070 1066
add f64 1075 1068
mul f64 1074 1066
add f64 1077 1072
mul f64 1066 1066
mul f64 1078 1079
add f64 1080 1076
mul f64 1079 1079
mul f64 973 1082
add f64 1083 1081
mul f64 1084 1060
add f64 1085 964
mul f64 1065 1060
add f64 1065 1087
mul f64 1066 1086
add f64 1089 1088
add f64 1060 1090
sub f64 1091 1060
sub f64 1090 1092
add f64 1091 15
sub f64 1094 1091
sub f64 1094 1095
sub f64 1091 1096
sub f64 15 1095
add f64 1097 1098
add f64 1099 1093
add f64 1094 1100
sub f64 1101 1094
sub f64 1100 1102
add i64 1053 1011
shl i64 1104 101
bitcast f64 1105
mul f64 1101 1106
mul f64 1103 1106
constant f64 13548120537355135836
constant f64 4348621135304996719
constant f64 4626604192193052672
add f64 34 1111
div f64 1112 55
constant f64 4626885667169763328
add f64 34 1114
div f64 1115 55
mul f64 1113 1116
mul f64 1117 1109
add f64 1110 1118
constant f64 13596182391332449521
add f64 34 66
div f64 1121 55
constant f64 4626322717216342016
add f64 34 1123
div f64 1124 55
mul f64 1122 1125
mul f64 1126 1119
add f64 1120 1127
constant f64 4396451700045852318
constant f64 4625478292286210048
add f64 34 1130
div f64 1131 55
add f64 34 64
div f64 1133 55
mul f64 1132 1134
mul f64 1135 1128
add f64 1129 1136
constant f64 13643613625212573020
constant f64 4624633867356078080
add f64 34 1139
div f64 1140 55
constant f64 4625196817309499392
add f64 34 1142
div f64 1143 55
mul f64 1141 1144
mul f64 1145 1137
add f64 1138 1146
constant f64 4444329021859205474
constant f64 4623507967449235456
add f64 34 1149
div f64 1150 55
constant f64 4624070917402656768
add f64 34 1152
div f64 1153 55
mul f64 1151 1154
mul f64 1155 1147
add f64 1148 1156
constant f64 13691549822694467199
constant f64 4622382067542392832
add f64 34 1159
div f64 1160 55
constant f64 4622945017495814144
add f64 34 1162
div f64 1163 55
mul f64 1161 1164
mul f64 1165 1157
add f64 1158 1166
constant f64 4491894841499127486
add f64 34 929
div f64 1169 55
add f64 34 47
div f64 1171 55
mul f64 1170 1172
mul f64 1173 1167
add f64 1168 1174
constant f64 13739283409492307723
add f64 34 919
div f64 1177 55
add f64 34 924
div f64 1179 55
mul f64 1178 1180
mul f64 1181 1175
add f64 1176 1182
constant f64 4540004915786880359
add f64 34 909
div f64 1185 55
add f64 34 914
div f64 1187 55
mul f64 1186 1188
mul f64 1189 1183
add f64 1184 1190
constant f64 13787419979223755799
add f64 34 899
div f64 1193 55
add f64 34 904
div f64 1195 55
mul f64 1194 1196
mul f64 1197 1191
add f64 1192 1198
add f64 34 15
div f64 1200 55
add f64 34 17
div f64 1202 55
mul f64 1201 1203
mul f64 1204 1199
add f64 70 1205
constant f64 13830554455654793216
add f64 34 1207
sub f64 1208 34
sub f64 1208 1209
sub f64 34 1210
sub f64 1207 1209
add f64 1211 1212
div f64 15 1208
mul f64 1214 1208
bitcast i64 1214
and i64 1216 149
bitcast f64 1217
sub f64 1214 1218
bitcast i64 1208
and i64 1220 149
bitcast f64 1221
sub f64 1208 1222
mul f64 1218 1222
sub f64 1224 1215
mul f64 1218 1223
add f64 1225 1226
mul f64 1219 1222
add f64 1227 1228
mul f64 1219 1223
add f64 1229 1230
sub f64 15 1215
sub f64 1232 1231
add f64 1233 6
mul f64 1214 1213
sub f64 1234 1235
div f64 1236 1208
add f64 1214 1237
sub f64 1238 1214
sub f64 1237 1239
div f64 34 55
mul f64 1241 1206
add f64 2 1242
div f64 1243 55
add f64 1238 1244
sub f64 1245 1238
sub f64 1245 1246
sub f64 1238 1247
sub f64 1244 1246
add f64 1248 1249
add f64 1250 1240
add f64 1245 1251
sub f64 1252 1245
sub f64 1251 1253
mul f64 1107 1252
bitcast i64 1107
and i64 1256 149
bitcast f64 1257
sub f64 1107 1258
bitcast i64 1252
and i64 1260 149
bitcast f64 1261
sub f64 1252 1262
mul f64 1258 1262
sub f64 1264 1255
mul f64 1258 1263
add f64 1265 1266
mul f64 1259 1262
add f64 1267 1268
mul f64 1259 1263
add f64 1269 1270
mul f64 1107 1254
mul f64 1108 1252
add f64 1272 1273
add f64 1271 1274
add f64 1255 1275
sub f64 1276 1255
sub f64 1275 1277
select f64 886 6 1276
select f64 886 6 1278
add f64 1048 1279
sub f64 1281 1048
sub f64 1281 1282
sub f64 1048 1283
sub f64 1279 1282
add f64 1284 1285
add f64 1050 1280
sub f64 1287 1050
sub f64 1287 1288
sub f64 1050 1289
sub f64 1280 1288
add f64 1290 1291
add f64 1286 1287
add f64 1281 1293
sub f64 1294 1281
sub f64 1293 1295
add f64 1296 1292
add f64 1294 1297
sub f64 1298 1294
sub f64 1297 1299
constant i64 0
lt i1 1301 948
select i64 1302 948 1301
sub f64 865 863
neg f64 1304
mul f64 1305 111
add f64 1306 759
mul f64 1305 180
add f64 1308 761
add f64 1307 1309
sub f64 1310 1307
sub f64 1310 1311
sub f64 1307 1312
sub f64 1309 1311
add f64 1313 1314
mul f64 1310 1310
mul f64 966 1310
add f64 1317 965
mul f64 968 1310
add f64 1319 967
mul f64 970 1310
add f64 1321 969
mul f64 972 1310
add f64 1323 971
mul f64 1320 1316
add f64 1325 1318
mul f64 1324 1316
add f64 1327 1322
mul f64 1316 1316
mul f64 1328 1329
add f64 1330 1326
mul f64 1329 1329
mul f64 973 1332
add f64 1333 1331
mul f64 1334 1310
add f64 1335 964
mul f64 1315 1310
add f64 1315 1337
mul f64 1316 1336
add f64 1339 1338
add f64 1310 1340
sub f64 1341 1310
sub f64 1340 1342
add f64 1341 15
sub f64 1344 1341
sub f64 1344 1345
sub f64 1341 1346
sub f64 15 1345
add f64 1347 1348
add f64 1349 1343
add f64 1344 1350
sub f64 1351 1344
sub f64 1350 1352
add i64 1303 1011
shl i64 1354 101
bitcast f64 1355
mul f64 1351 1356
mul f64 1353 1356
add f64 1298 1357
sub f64 1359 1298
sub f64 1359 1360
sub f64 1298 1361
sub f64 1357 1360
add f64 1362 1363
add f64 1300 1358
sub f64 1365 1300
sub f64 1365 1366
sub f64 1300 1367
sub f64 1358 1366
add f64 1368 1369
add f64 1364 1365
add f64 1359 1371
sub f64 1372 1359
sub f64 1371 1373
add f64 1374 1370
add f64 1372 1375
sub f64 1376 1372
sub f64 1375 1377
select f64 38 1376 1298
select f64 38 1378 1300
le i1 36 64
le i1 17 36
select f64 1382 17 15
add f64 17 15
le i1 1384 36
select f64 1385 1384 15
mul f64 1383 1386
add f64 17 17
le i1 1388 36
select f64 1389 1388 15
mul f64 1387 1390
add f64 17 899
le i1 1392 36
select f64 1393 1392 15
mul f64 1391 1394
add f64 17 904
le i1 1396 36
select f64 1397 1396 15
mul f64 1395 1398
le i1 919 36
select f64 1400 919 15
add f64 919 15
le i1 1402 36
select f64 1403 1402 15
mul f64 1401 1404
add f64 919 17
le i1 1406 36
select f64 1407 1406 15
mul f64 1405 1408
add f64 919 899
le i1 1410 36
select f64 1411 1410 15
mul f64 1409 1412
add f64 919 904
le i1 1414 36
select f64 1415 1414 15
mul f64 1413 1416
mul f64 1399 1417
le i1 1162 36
select f64 1419 1162 15
add f64 1162 15
le i1 1421 36
select f64 1422 1421 15
mul f64 1420 1423
add f64 1162 17
le i1 1425 36
select f64 1426 1425 15
mul f64 1424 1427
add f64 1162 899
le i1 1429 36
select f64 1430 1429 15
mul f64 1428 1431
add f64 1162 904
le i1 1433 36
select f64 1434 1433 15
mul f64 1432 1435
le i1 1130 36
select f64 1437 1130 15
le i1 64 36
select f64 1439 64 15
mul f64 1438 1440
mul f64 1436 1441
mul f64 1418 1442
select f64 1381 1443 15
mul f64 1379 1444
bitcast i64 1379
and i64 1446 149
bitcast f64 1447
sub f64 1379 1448
bitcast i64 1444
and i64 1450 149
bitcast f64 1451
sub f64 1444 1452
mul f64 1448 1452
sub f64 1454 1445
mul f64 1448 1453
add f64 1455 1456
mul f64 1449 1452
add f64 1457 1458
mul f64 1449 1453
add f64 1459 1460
mul f64 1380 1444
add f64 1461 1462
add f64 1445 1463
sub f64 1464 1445
sub f64 1463 1465
add f64 1464 1466
constant i64 1
shr i64 890 1468
add i64 1469 1011
shl i64 1470 101
bitcast f64 1471
mul f64 1467 1472
sub i64 890 1469
add i64 1474 1011
shl i64 1475 101
bitcast f64 1476
mul f64 1473 1477
select f64 31 1478 6
lt i1 27 30
select f64 1480 27 15
lt i1 1481 15
add f64 15 1481
sub f64 1483 15
sub f64 1483 1484
sub f64 15 1485
sub f64 1481 1484
add f64 1486 1487
select f64 1482 1483 1481
select f64 1482 1488 6
add f64 1489 47
sub f64 1491 1489
sub f64 1491 1492
sub f64 1489 1493
sub f64 47 1492
add f64 1494 1495
add f64 1496 1490
add f64 1491 1497
sub f64 1498 1491
sub f64 1497 1499
lt i1 1481 58
mul f64 1481 59
select f64 1501 1502 1481
ne i1 1503 1481
select f64 1504 63 6
bitcast i64 1503
sub i64 1506 99
shr i64 1507 101
shl i64 1508 101
sub i64 1506 1509
bitcast f64 1510
sub f64 1511 15
convert f64 1508
sub f64 1513 1505
add f64 17 1512
div f64 1512 1515
mul f64 1514 111
mul f64 17 1516
add f64 1517 1518
mul f64 1516 1516
mul f64 1516 1520
mul f64 120 1520
add f64 1522 119
mul f64 122 1520
add f64 1524 121
mul f64 124 1520
add f64 1526 123
mul f64 1520 1520
mul f64 1525 1528
add f64 1529 1523
mul f64 125 1528
add f64 1531 1527
mul f64 1528 1528
mul f64 1532 1533
add f64 1534 1530
mul f64 1535 1520
add f64 1536 118
mul f64 1520 1537
add f64 117 1538
mul f64 1521 1539
add f64 1519 1540
mul f64 1516 1515
sub f64 1512 1542
bitcast i64 1516
and i64 1544 149
bitcast f64 1545
sub f64 1516 1546
bitcast i64 1515
and i64 1548 149
bitcast f64 1549
sub f64 1515 1550
mul f64 1546 1550
sub f64 1552 1542
mul f64 1546 1551
add f64 1553 1554
mul f64 1547 1550
add f64 1555 1556
mul f64 1547 1551
add f64 1557 1558
sub f64 1543 1559
sub f64 1515 17
sub f64 1512 1561
mul f64 1516 1562
sub f64 1560 1563
div f64 15 1515
mul f64 1564 1565
sub f64 1519 1517
sub f64 1518 1567
sub f64 1541 1519
sub f64 1541 1569
sub f64 1519 1570
sub f64 1540 1569
add f64 1571 1572
add f64 1568 1573
mul f64 1514 180
add f64 1574 1575
mul f64 1514 183
mul f64 17 1566
mul f64 1546 1546
sub f64 1579 1520
mul f64 1546 1547
add f64 1580 1581
mul f64 1547 1546
add f64 1582 1583
mul f64 1547 1547
add f64 1584 1585
mul f64 1518 1566
add f64 1586 1587
bitcast i64 1520
and i64 1589 149
bitcast f64 1590
sub f64 1520 1591
mul f64 1546 1591
sub f64 1593 1521
mul f64 1546 1592
add f64 1594 1595
mul f64 1547 1591
add f64 1596 1597
mul f64 1547 1592
add f64 1598 1599
mul f64 1516 1588
mul f64 1566 1520
add f64 1601 1602
add f64 1600 1603
sub f64 1539 117
sub f64 1538 1605
add f64 1606 214
bitcast i64 1521
and i64 1608 149
bitcast f64 1609
sub f64 1521 1610
bitcast i64 1539
and i64 1612 149
bitcast f64 1613
sub f64 1539 1614
mul f64 1610 1614
sub f64 1616 1540
mul f64 1610 1615
add f64 1617 1618
mul f64 1611 1614
add f64 1619 1620
mul f64 1611 1615
add f64 1621 1622
mul f64 1521 1607
mul f64 1604 1539
add f64 1624 1625
add f64 1623 1626
add f64 1578 1627
add f64 1577 1628
add f64 1576 1629
div f64 6 1503
add f64 1630 1631
add f64 1541 1632
sub f64 1633 1541
sub f64 1632 1634
bitcast i64 1489
sub i64 1636 99
shr i64 1637 101
shl i64 1638 101
sub i64 1636 1639
bitcast f64 1640
sub f64 1641 15
convert f64 1638
sub f64 1643 6
add f64 17 1642
div f64 1642 1645
mul f64 1644 111
mul f64 17 1646
add f64 1647 1648
mul f64 1646 1646
mul f64 1646 1650
mul f64 120 1650
add f64 1652 119
mul f64 122 1650
add f64 1654 121
mul f64 124 1650
add f64 1656 123
mul f64 1650 1650
mul f64 1655 1658
add f64 1659 1653
mul f64 125 1658
add f64 1661 1657
mul f64 1658 1658
mul f64 1662 1663
add f64 1664 1660
mul f64 1665 1650
add f64 1666 118
mul f64 1650 1667
add f64 117 1668
mul f64 1651 1669
add f64 1649 1670
mul f64 1646 1645
sub f64 1642 1672
bitcast i64 1646
and i64 1674 149
bitcast f64 1675
sub f64 1646 1676
bitcast i64 1645
and i64 1678 149
bitcast f64 1679
sub f64 1645 1680
mul f64 1676 1680
sub f64 1682 1672
mul f64 1676 1681
add f64 1683 1684
mul f64 1677 1680
add f64 1685 1686
mul f64 1677 1681
add f64 1687 1688
sub f64 1673 1689
sub f64 1645 17
sub f64 1642 1691
mul f64 1646 1692
sub f64 1690 1693
div f64 15 1645
mul f64 1694 1695
sub f64 1649 1647
sub f64 1648 1697
sub f64 1671 1649
sub f64 1671 1699
sub f64 1649 1700
sub f64 1670 1699
add f64 1701 1702
add f64 1698 1703
mul f64 1644 180
add f64 1704 1705
mul f64 1644 183
mul f64 17 1696
mul f64 1676 1676
sub f64 1709 1650
mul f64 1676 1677
add f64 1710 1711
mul f64 1677 1676
add f64 1712 1713
mul f64 1677 1677
add f64 1714 1715
mul f64 1648 1696
add f64 1716 1717
bitcast i64 1650
and i64 1719 149
bitcast f64 1720
sub f64 1650 1721
mul f64 1676 1721
sub f64 1723 1651
mul f64 1676 1722
add f64 1724 1725
mul f64 1677 1721
add f64 1726 1727
mul f64 1677 1722
add f64 1728 1729
mul f64 1646 1718
mul f64 1696 1650
add f64 1731 1732
add f64 1730 1733
sub f64 1669 117
sub f64 1668 1735
add f64 1736 214
bitcast i64 1651
and i64 1738 149
bitcast f64 1739
sub f64 1651 1740
bitcast i64 1669
and i64 1742 149
bitcast f64 1743
sub f64 1669 1744
mul f64 1740 1744
sub f64 1746 1670
mul f64 1740 1745
add f64 1747 1748
mul f64 1741 1744
add f64 1749 1750
mul f64 1741 1745
add f64 1751 1752
mul f64 1651 1737
mul f64 1734 1669
add f64 1754 1755
add f64 1753 1756
add f64 1708 1757
add f64 1707 1758
add f64 1706 1759
div f64 1490 1489
add f64 1760 1761
add f64 1671 1762
sub f64 1763 1671
sub f64 1762 1764
bitcast i64 1498
sub i64 1766 99
shr i64 1767 101
shl i64 1768 101
sub i64 1766 1769
bitcast f64 1770
sub f64 1771 15
convert f64 1768
sub f64 1773 6
add f64 17 1772
div f64 1772 1775
mul f64 1774 111
mul f64 17 1776
add f64 1777 1778
mul f64 1776 1776
mul f64 1776 1780
mul f64 120 1780
add f64 1782 119
mul f64 122 1780
add f64 1784 121
mul f64 124 1780
add f64 1786 123
mul f64 1780 1780
mul f64 1785 1788
add f64 1789 1783
mul f64 125 1788
add f64 1791 1787
mul f64 1788 1788
mul f64 1792 1793
add f64 1794 1790
mul f64 1795 1780
add f64 1796 118
mul f64 1780 1797
add f64 117 1798
mul f64 1781 1799
add f64 1779 1800
mul f64 1776 1775
sub f64 1772 1802
bitcast i64 1776
and i64 1804 149
bitcast f64 1805
sub f64 1776 1806
bitcast i64 1775
and i64 1808 149
bitcast f64 1809
sub f64 1775 1810
mul f64 1806 1810
sub f64 1812 1802
mul f64 1806 1811
add f64 1813 1814
mul f64 1807 1810
add f64 1815 1816
mul f64 1807 1811
add f64 1817 1818
sub f64 1803 1819
sub f64 1775 17
sub f64 1772 1821
mul f64 1776 1822
sub f64 1820 1823
div f64 15 1775
mul f64 1824 1825
sub f64 1779 1777
sub f64 1778 1827
sub f64 1801 1779
sub f64 1801 1829
sub f64 1779 1830
sub f64 1800 1829
add f64 1831 1832
add f64 1828 1833
mul f64 1774 180
add f64 1834 1835
mul f64 1774 183
mul f64 17 1826
mul f64 1806 1806
sub f64 1839 1780
mul f64 1806 1807
add f64 1840 1841
mul f64 1807 1806
add f64 1842 1843
mul f64 1807 1807
add f64 1844 1845
mul f64 1778 1826
add f64 1846 1847
bitcast i64 1780
and i64 1849 149
bitcast f64 1850
sub f64 1780 1851
mul f64 1806 1851
sub f64 1853 1781
mul f64 1806 1852
add f64 1854 1855
mul f64 1807 1851
add f64 1856 1857
mul f64 1807 1852
add f64 1858 1859
mul f64 1776 1848
mul f64 1826 1780
add f64 1861 1862
add f64 1860 1863
sub f64 1799 117
sub f64 1798 1865
add f64 1866 214
bitcast i64 1781
and i64 1868 149
bitcast f64 1869
sub f64 1781 1870
bitcast i64 1799
and i64 1872 149
bitcast f64 1873
sub f64 1799 1874
mul f64 1870 1874
sub f64 1876 1800
mul f64 1870 1875
add f64 1877 1878
mul f64 1871 1874
add f64 1879 1880
mul f64 1871 1875
add f64 1881 1882
mul f64 1781 1867
mul f64 1864 1799
add f64 1884 1885
add f64 1883 1886
add f64 1838 1887
add f64 1837 1888
add f64 1836 1889
div f64 1500 1498
add f64 1890 1891
add f64 1801 1892
sub f64 1893 1801
sub f64 1892 1894
mul f64 1633 711
bitcast i64 1633
and i64 1897 149
bitcast f64 1898
sub f64 1633 1899
mul f64 1899 719
sub f64 1901 1896
mul f64 1899 720
add f64 1902 1903
mul f64 1900 719
add f64 1904 1905
mul f64 1900 720
add f64 1906 1907
mul f64 1635 711
add f64 1908 1909
add f64 1896 1910
sub f64 1911 1896
sub f64 1910 1912
add f64 317 1911
sub f64 1914 317
sub f64 1914 1915
sub f64 317 1916
sub f64 1911 1915
add f64 1917 1918
add f64 318 1913
sub f64 1920 318
sub f64 1920 1921
sub f64 318 1922
sub f64 1913 1921
add f64 1923 1924
add f64 1919 1920
add f64 1914 1926
sub f64 1927 1914
sub f64 1926 1928
add f64 1929 1925
add f64 1927 1930
sub f64 1931 1927
sub f64 1930 1932
lt i1 1931 755
select f64 1934 755 1931
lt i1 754 1935
select f64 1936 754 1935
eq i1 1937 1931
select f64 1938 1933 6
mul f64 1763 711
bitcast i64 1763
and i64 1941 149
bitcast f64 1942
sub f64 1763 1943
mul f64 1943 719
sub f64 1945 1940
mul f64 1943 720
add f64 1946 1947
mul f64 1944 719
add f64 1948 1949
mul f64 1944 720
add f64 1950 1951
mul f64 1765 711
add f64 1952 1953
add f64 1940 1954
sub f64 1955 1940
sub f64 1954 1956
add f64 317 1955
sub f64 1958 317
sub f64 1958 1959
sub f64 317 1960
sub f64 1955 1959
add f64 1961 1962
add f64 318 1957
sub f64 1964 318
sub f64 1964 1965
sub f64 318 1966
sub f64 1957 1965
add f64 1967 1968
add f64 1963 1964
add f64 1958 1970
sub f64 1971 1958
sub f64 1970 1972
add f64 1973 1969
add f64 1971 1974
sub f64 1975 1971
sub f64 1974 1976
lt i1 1975 755
select f64 1978 755 1975
lt i1 754 1979
select f64 1980 754 1979
eq i1 1981 1975
select f64 1982 1977 6
mul f64 1893 806
bitcast i64 1893
and i64 1985 149
bitcast f64 1986
sub f64 1893 1987
mul f64 1987 819
sub f64 1989 1984
mul f64 1987 820
add f64 1990 1991
mul f64 1988 819
add f64 1992 1993
mul f64 1988 820
add f64 1994 1995
mul f64 1893 811
mul f64 1895 806
add f64 1997 1998
add f64 1996 1999
add f64 1984 2000
sub f64 2001 1984
sub f64 2000 2002
add f64 317 2001
sub f64 2004 317
sub f64 2004 2005
sub f64 317 2006
sub f64 2001 2005
add f64 2007 2008
add f64 318 2003
sub f64 2010 318
sub f64 2010 2011
sub f64 318 2012
sub f64 2003 2011
add f64 2013 2014
add f64 2009 2010
add f64 2004 2016
sub f64 2017 2004
sub f64 2016 2018
add f64 2019 2015
add f64 2017 2020
sub f64 2021 2017
sub f64 2020 2022
lt i1 2021 755
select f64 2024 755 2021
lt i1 754 2025
select f64 2026 754 2025
eq i1 2027 2021
select f64 2028 2023 6
mul f64 1937 862
add f64 2030 863
bitcast i64 2031
sub i64 2032 867
mul f64 1981 862
add f64 2034 863
bitcast i64 2035
sub i64 2036 867
mul f64 2027 862
add f64 2038 863
bitcast i64 2039
sub i64 2040 867
abs f64 1981
eq i1 2042 754
eq i1 2027 1981
and i1 2043 2044
div f64 47 1489
log_plus_one f64 2046
mul f64 34 2047
lt i1 881 2048
or i1 2045 2049
lt i1 2041 2037
or i1 2050 2051
select i64 2052 2037 2041
select i64 1482 2033 2053
div f64 15 1489
log_plus_one f64 2055
mul f64 711 2056
exponential f64 2057
div f64 17 1489
log_plus_one f64 2059
mul f64 711 2060
exponential f64 2061
div f64 899 1489
log_plus_one f64 2063
mul f64 711 2064
exponential f64 2065
div f64 904 1489
log_plus_one f64 2067
mul f64 711 2068
exponential f64 2069
div f64 909 1489
log_plus_one f64 2071
mul f64 711 2072
exponential f64 2073
div f64 914 1489
log_plus_one f64 2075
mul f64 711 2076
exponential f64 2077
div f64 919 1489
log_plus_one f64 2079
mul f64 711 2080
exponential f64 2081
div f64 924 1489
log_plus_one f64 2083
mul f64 711 2084
exponential f64 2085
div f64 929 1489
log_plus_one f64 2087
mul f64 711 2088
exponential f64 2089
add f64 15 2058
sub f64 2091 15
sub f64 2091 2092
sub f64 15 2093
sub f64 2058 2092
add f64 2094 2095
add f64 2090 2086
add f64 2082 2078
add f64 2097 2098
add f64 2074 2070
add f64 2066 2062
add f64 2100 2101
add f64 2099 2102
sub i64 2037 2054
lt i1 2104 948
select i64 2105 948 2104
sub f64 2035 863
neg f64 2107
mul f64 2108 111
add f64 2109 1981
mul f64 2108 180
add f64 2111 1983
add f64 2110 2112
sub f64 2113 2110
sub f64 2113 2114
sub f64 2110 2115
sub f64 2112 2114
add f64 2116 2117
mul f64 2113 2113
mul f64 966 2113
add f64 2120 965
mul f64 968 2113
add f64 2122 967
mul f64 970 2113
add f64 2124 969
mul f64 972 2113
add f64 2126 971
mul f64 2123 2119
add f64 2128 2121
mul f64 2127 2119
add f64 2130 2125
mul f64 2119 2119
mul f64 2131 2132
add f64 2133 2129
mul f64 2132 2132
mul f64 973 2135
add f64 2136 2134
mul f64 2137 2113
add f64 2138 964
mul f64 2118 2113
add f64 2118 2140
mul f64 2119 2139
add f64 2142 2141
add f64 2113 2143
sub f64 2144 2113
sub f64 2143 2145
add f64 2144 15
sub f64 2147 2144
sub f64 2147 2148
sub f64 2144 2149
sub f64 15 2148
add f64 2150 2151
add f64 2152 2146
add f64 2147 2153
sub f64 2154 2147
sub f64 2153 2155
add i64 2106 1011
shl i64 2157 101
bitcast f64 2158
mul f64 2154 2159
mul f64 2156 2159
add f64 2091 2103
sub f64 2162 2091
sub f64 2162 2163
sub f64 2091 2164
sub f64 2103 2163
add f64 2165 2166
add f64 2167 2096
add f64 2162 2168
sub f64 2169 2162
sub f64 2168 2170
mul f64 2160 2169
bitcast i64 2160
and i64 2173 149
bitcast f64 2174
sub f64 2160 2175
bitcast i64 2169
and i64 2177 149
bitcast f64 2178
sub f64 2169 2179
mul f64 2175 2179
sub f64 2181 2172
mul f64 2175 2180
add f64 2182 2183
mul f64 2176 2179
add f64 2184 2185
mul f64 2176 2180
add f64 2186 2187
mul f64 2160 2171
mul f64 2161 2169
add f64 2189 2190
add f64 2188 2191
add f64 2172 2192
sub f64 2193 2172
sub f64 2192 2194
sub i64 2041 2054
lt i1 2196 948
select i64 2197 948 2196
sub f64 2039 863
neg f64 2199
mul f64 2200 111
add f64 2201 2027
mul f64 2200 180
add f64 2203 2029
add f64 2202 2204
sub f64 2205 2202
sub f64 2205 2206
sub f64 2202 2207
sub f64 2204 2206
add f64 2208 2209
mul f64 2205 2205
mul f64 966 2205
add f64 2212 965
mul f64 968 2205
add f64 2214 967
mul f64 970 2205
add f64 2216 969
mul f64 972 2205
add f64 2218 971
mul f64 2215 2211
add f64 2220 2213
mul f64 2219 2211
add f64 2222 2217
mul f64 2211 2211
mul f64 2223 2224
add f64 2225 2221
mul f64 2224 2224
mul f64 973 2227
add f64 2228 2226
mul f64 2229 2205
add f64 2230 964
mul f64 2210 2205
add f64 2210 2232
mul f64 2211 2231
add f64 2234 2233
add f64 2205 2235
sub f64 2236 2205
sub f64 2235 2237
add f64 2236 15
sub f64 2239 2236
sub f64 2239 2240
sub f64 2236 2241
sub f64 15 2240
add f64 2242 2243
add f64 2244 2238
add f64 2239 2245
sub f64 2246 2239
sub f64 2245 2247
add i64 2198 1011
shl i64 2249 101
bitcast f64 2250
mul f64 2246 2251
mul f64 2248 2251
div f64 1112 1498
div f64 1115 1498
mul f64 2254 2255
mul f64 2256 1109
add f64 1110 2257
div f64 1121 1498
div f64 1124 1498
mul f64 2259 2260
mul f64 2261 2258
add f64 1120 2262
div f64 1131 1498
div f64 1133 1498
mul f64 2264 2265
mul f64 2266 2263
add f64 1129 2267
div f64 1140 1498
div f64 1143 1498
mul f64 2269 2270
mul f64 2271 2268
add f64 1138 2272
div f64 1150 1498
div f64 1153 1498
mul f64 2274 2275
mul f64 2276 2273
add f64 1148 2277
div f64 1160 1498
div f64 1163 1498
mul f64 2279 2280
mul f64 2281 2278
add f64 1158 2282
div f64 1169 1498
div f64 1171 1498
mul f64 2284 2285
mul f64 2286 2283
add f64 1168 2287
div f64 1177 1498
div f64 1179 1498
mul f64 2289 2290
mul f64 2291 2288
add f64 1176 2292
div f64 1185 1498
div f64 1187 1498
mul f64 2294 2295
mul f64 2296 2293
add f64 1184 2297
div f64 1193 1498
div f64 1195 1498
mul f64 2299 2300
mul f64 2301 2298
add f64 1192 2302
div f64 1200 1498
div f64 1202 1498
mul f64 2304 2305
mul f64 2306 2303
add f64 70 2307
div f64 34 1498
mul f64 2309 2308
add f64 2 2310
div f64 2311 1498
add f64 1238 2312
sub f64 2313 1238
sub f64 2313 2314
sub f64 1238 2315
sub f64 2312 2314
add f64 2316 2317
add f64 2318 1240
add f64 2313 2319
sub f64 2320 2313
sub f64 2319 2321
mul f64 2252 2320
bitcast i64 2252
and i64 2324 149
bitcast f64 2325
sub f64 2252 2326
bitcast i64 2320
and i64 2328 149
bitcast f64 2329
sub f64 2320 2330
mul f64 2326 2330
sub f64 2332 2323
mul f64 2326 2331
add f64 2333 2334
mul f64 2327 2330
add f64 2335 2336
mul f64 2327 2331
add f64 2337 2338
mul f64 2252 2322
mul f64 2253 2320
add f64 2340 2341
add f64 2339 2342
add f64 2323 2343
sub f64 2344 2323
sub f64 2343 2345
select f64 2050 6 2344
select f64 2050 6 2346
add f64 2193 2347
sub f64 2349 2193
sub f64 2349 2350
sub f64 2193 2351
sub f64 2347 2350
add f64 2352 2353
add f64 2195 2348
sub f64 2355 2195
sub f64 2355 2356
sub f64 2195 2357
sub f64 2348 2356
add f64 2358 2359
add f64 2354 2355
add f64 2349 2361
sub f64 2362 2349
sub f64 2361 2363
add f64 2364 2360
add f64 2362 2365
sub f64 2366 2362
sub f64 2365 2367
sub f64 2031 863
neg f64 2369
mul f64 2370 111
add f64 2371 1937
mul f64 2370 180
add f64 2373 1939
add f64 2372 2374
sub f64 2375 2372
sub f64 2375 2376
sub f64 2372 2377
sub f64 2374 2376
add f64 2378 2379
mul f64 2375 2375
mul f64 966 2375
add f64 2382 965
mul f64 968 2375
add f64 2384 967
mul f64 970 2375
add f64 2386 969
mul f64 972 2375
add f64 2388 971
mul f64 2385 2381
add f64 2390 2383
mul f64 2389 2381
add f64 2392 2387
mul f64 2381 2381
mul f64 2393 2394
add f64 2395 2391
mul f64 2394 2394
mul f64 973 2397
add f64 2398 2396
mul f64 2399 2375
add f64 2400 964
mul f64 2380 2375
add f64 2380 2402
mul f64 2381 2401
add f64 2404 2403
add f64 2375 2405
sub f64 2406 2375
sub f64 2405 2407
add f64 2406 15
sub f64 2409 2406
sub f64 2409 2410
sub f64 2406 2411
sub f64 15 2410
add f64 2412 2413
add f64 2414 2408
add f64 2409 2415
sub f64 2416 2409
sub f64 2415 2417
mul f64 2416 1356
mul f64 2418 1356
add f64 2366 2419
sub f64 2421 2366
sub f64 2421 2422
sub f64 2366 2423
sub f64 2419 2422
add f64 2424 2425
add f64 2368 2420
sub f64 2427 2368
sub f64 2427 2428
sub f64 2368 2429
sub f64 2420 2428
add f64 2430 2431
add f64 2426 2427
add f64 2421 2433
sub f64 2434 2421
sub f64 2433 2435
add f64 2436 2432
add f64 2434 2437
sub f64 2438 2434
sub f64 2437 2439
select f64 1482 2438 2366
select f64 1482 2440 2368
mul f64 2441 1444
bitcast i64 2441
and i64 2444 149
bitcast f64 2445
sub f64 2441 2446
mul f64 2446 1452
sub f64 2448 2443
mul f64 2446 1453
add f64 2449 2450
mul f64 2447 1452
add f64 2451 2452
mul f64 2447 1453
add f64 2453 2454
mul f64 2442 1444
add f64 2455 2456
add f64 2443 2457
sub f64 2458 2443
sub f64 2457 2459
add f64 2458 2460
shr i64 2054 1468
add i64 2462 1011
shl i64 2463 101
bitcast f64 2464
mul f64 2461 2465
sub i64 2054 2462
add i64 2467 1011
shl i64 2468 101
bitcast f64 2469
mul f64 2466 2470
select f64 1480 2471 6
sub f64 15 27
lt i1 2473 30
select f64 2474 2473 15
lt i1 2475 15
add f64 15 2475
sub f64 2477 15
sub f64 2477 2478
sub f64 15 2479
sub f64 2475 2478
add f64 2480 2481
select f64 2476 2477 2475
select f64 2476 2482 6
add f64 2483 47
sub f64 2485 2483
sub f64 2485 2486
sub f64 2483 2487
sub f64 47 2486
add f64 2488 2489
add f64 2490 2484
add f64 2485 2491
sub f64 2492 2485
sub f64 2491 2493
lt i1 2475 58
mul f64 2475 59
select f64 2495 2496 2475
ne i1 2497 2475
select f64 2498 63 6
bitcast i64 2497
sub i64 2500 99
shr i64 2501 101
shl i64 2502 101
sub i64 2500 2503
bitcast f64 2504
sub f64 2505 15
convert f64 2502
sub f64 2507 2499
add f64 17 2506
div f64 2506 2509
mul f64 2508 111
mul f64 17 2510
add f64 2511 2512
mul f64 2510 2510
mul f64 2510 2514
mul f64 120 2514
add f64 2516 119
mul f64 122 2514
add f64 2518 121
mul f64 124 2514
add f64 2520 123
mul f64 2514 2514
mul f64 2519 2522
add f64 2523 2517
mul f64 125 2522
add f64 2525 2521
mul f64 2522 2522
mul f64 2526 2527
add f64 2528 2524
mul f64 2529 2514
add f64 2530 118
mul f64 2514 2531
add f64 117 2532
mul f64 2515 2533
add f64 2513 2534
mul f64 2510 2509
sub f64 2506 2536
bitcast i64 2510
and i64 2538 149
bitcast f64 2539
sub f64 2510 2540
bitcast i64 2509
and i64 2542 149
bitcast f64 2543
sub f64 2509 2544
mul f64 2540 2544
sub f64 2546 2536
mul f64 2540 2545
add f64 2547 2548
mul f64 2541 2544
add f64 2549 2550
mul f64 2541 2545
add f64 2551 2552
sub f64 2537 2553
sub f64 2509 17
sub f64 2506 2555
mul f64 2510 2556
sub f64 2554 2557
div f64 15 2509
mul f64 2558 2559
sub f64 2513 2511
sub f64 2512 2561
sub f64 2535 2513
sub f64 2535 2563
sub f64 2513 2564
sub f64 2534 2563
add f64 2565 2566
add f64 2562 2567
mul f64 2508 180
add f64 2568 2569
mul f64 2508 183
mul f64 17 2560
mul f64 2540 2540
sub f64 2573 2514
mul f64 2540 2541
add f64 2574 2575
mul f64 2541 2540
add f64 2576 2577
mul f64 2541 2541
add f64 2578 2579
mul f64 2512 2560
add f64 2580 2581
bitcast i64 2514
and i64 2583 149
bitcast f64 2584
sub f64 2514 2585
mul f64 2540 2585
sub f64 2587 2515
mul f64 2540 2586
add f64 2588 2589
mul f64 2541 2585
add f64 2590 2591
mul f64 2541 2586
add f64 2592 2593
mul f64 2510 2582
mul f64 2560 2514
add f64 2595 2596
add f64 2594 2597
sub f64 2533 117
sub f64 2532 2599
add f64 2600 214
bitcast i64 2515
and i64 2602 149
bitcast f64 2603
sub f64 2515 2604
bitcast i64 2533
and i64 2606 149
bitcast f64 2607
sub f64 2533 2608
mul f64 2604 2608
sub f64 2610 2534
mul f64 2604 2609
add f64 2611 2612
mul f64 2605 2608
add f64 2613 2614
mul f64 2605 2609
add f64 2615 2616
mul f64 2515 2601
mul f64 2598 2533
add f64 2618 2619
add f64 2617 2620
add f64 2572 2621
add f64 2571 2622
add f64 2570 2623
div f64 6 2497
add f64 2624 2625
add f64 2535 2626
sub f64 2627 2535
sub f64 2626 2628
bitcast i64 2483
sub i64 2630 99
shr i64 2631 101
shl i64 2632 101
sub i64 2630 2633
bitcast f64 2634
sub f64 2635 15
convert f64 2632
sub f64 2637 6
add f64 17 2636
div f64 2636 2639
mul f64 2638 111
mul f64 17 2640
add f64 2641 2642
mul f64 2640 2640
mul f64 2640 2644
mul f64 120 2644
add f64 2646 119
mul f64 122 2644
add f64 2648 121
mul f64 124 2644
add f64 2650 123
mul f64 2644 2644
mul f64 2649 2652
add f64 2653 2647
mul f64 125 2652
add f64 2655 2651
mul f64 2652 2652
mul f64 2656 2657
add f64 2658 2654
mul f64 2659 2644
add f64 2660 118
mul f64 2644 2661
add f64 117 2662
mul f64 2645 2663
add f64 2643 2664
mul f64 2640 2639
sub f64 2636 2666
bitcast i64 2640
and i64 2668 149
bitcast f64 2669
sub f64 2640 2670
bitcast i64 2639
and i64 2672 149
bitcast f64 2673
sub f64 2639 2674
mul f64 2670 2674
sub f64 2676 2666
mul f64 2670 2675
add f64 2677 2678
mul f64 2671 2674
add f64 2679 2680
mul f64 2671 2675
add f64 2681 2682
sub f64 2667 2683
sub f64 2639 17
sub f64 2636 2685
mul f64 2640 2686
sub f64 2684 2687
div f64 15 2639
mul f64 2688 2689
sub f64 2643 2641
sub f64 2642 2691
sub f64 2665 2643
sub f64 2665 2693
sub f64 2643 2694
sub f64 2664 2693
add f64 2695 2696
add f64 2692 2697
mul f64 2638 180
add f64 2698 2699
mul f64 2638 183
mul f64 17 2690
mul f64 2670 2670
sub f64 2703 2644
mul f64 2670 2671
add f64 2704 2705
mul f64 2671 2670
add f64 2706 2707
mul f64 2671 2671
add f64 2708 2709
mul f64 2642 2690
add f64 2710 2711
bitcast i64 2644
and i64 2713 149
bitcast f64 2714
sub f64 2644 2715
mul f64 2670 2715
sub f64 2717 2645
mul f64 2670 2716
add f64 2718 2719
mul f64 2671 2715
add f64 2720 2721
mul f64 2671 2716
add f64 2722 2723
mul f64 2640 2712
mul f64 2690 2644
add f64 2725 2726
add f64 2724 2727
sub f64 2663 117
sub f64 2662 2729
add f64 2730 214
bitcast i64 2645
and i64 2732 149
bitcast f64 2733
sub f64 2645 2734
bitcast i64 2663
and i64 2736 149
bitcast f64 2737
sub f64 2663 2738
mul f64 2734 2738
sub f64 2740 2664
mul f64 2734 2739
add f64 2741 2742
mul f64 2735 2738
add f64 2743 2744
mul f64 2735 2739
add f64 2745 2746
mul f64 2645 2731
mul f64 2728 2663
add f64 2748 2749
add f64 2747 2750
add f64 2702 2751
add f64 2701 2752
add f64 2700 2753
div f64 2484 2483
add f64 2754 2755
add f64 2665 2756
sub f64 2757 2665
sub f64 2756 2758
bitcast i64 2492
sub i64 2760 99
shr i64 2761 101
shl i64 2762 101
sub i64 2760 2763
bitcast f64 2764
sub f64 2765 15
convert f64 2762
sub f64 2767 6
add f64 17 2766
div f64 2766 2769
mul f64 2768 111
mul f64 17 2770
add f64 2771 2772
mul f64 2770 2770
mul f64 2770 2774
mul f64 120 2774
add f64 2776 119
mul f64 122 2774
add f64 2778 121
mul f64 124 2774
add f64 2780 123
mul f64 2774 2774
mul f64 2779 2782
add f64 2783 2777
mul f64 125 2782
add f64 2785 2781
mul f64 2782 2782
mul f64 2786 2787
add f64 2788 2784
mul f64 2789 2774
add f64 2790 118
mul f64 2774 2791
add f64 117 2792
mul f64 2775 2793
add f64 2773 2794
mul f64 2770 2769
sub f64 2766 2796
bitcast i64 2770
and i64 2798 149
bitcast f64 2799
sub f64 2770 2800
bitcast i64 2769
and i64 2802 149
bitcast f64 2803
sub f64 2769 2804
mul f64 2800 2804
sub f64 2806 2796
mul f64 2800 2805
add f64 2807 2808
mul f64 2801 2804
add f64 2809 2810
mul f64 2801 2805
add f64 2811 2812
sub f64 2797 2813
sub f64 2769 17
sub f64 2766 2815
mul f64 2770 2816
sub f64 2814 2817
div f64 15 2769
mul f64 2818 2819
sub f64 2773 2771
sub f64 2772 2821
sub f64 2795 2773
sub f64 2795 2823
sub f64 2773 2824
sub f64 2794 2823
add f64 2825 2826
add f64 2822 2827
mul f64 2768 180
add f64 2828 2829
mul f64 2768 183
mul f64 17 2820
mul f64 2800 2800
sub f64 2833 2774
mul f64 2800 2801
add f64 2834 2835
mul f64 2801 2800
add f64 2836 2837
mul f64 2801 2801
add f64 2838 2839
mul f64 2772 2820
add f64 2840 2841
bitcast i64 2774
and i64 2843 149
bitcast f64 2844
sub f64 2774 2845
mul f64 2800 2845
sub f64 2847 2775
mul f64 2800 2846
add f64 2848 2849
mul f64 2801 2845
add f64 2850 2851
mul f64 2801 2846
add f64 2852 2853
mul f64 2770 2842
mul f64 2820 2774
add f64 2855 2856
add f64 2854 2857
sub f64 2793 117
sub f64 2792 2859
add f64 2860 214
bitcast i64 2775
and i64 2862 149
bitcast f64 2863
sub f64 2775 2864
bitcast i64 2793
and i64 2866 149
bitcast f64 2867
sub f64 2793 2868
mul f64 2864 2868
sub f64 2870 2794
mul f64 2864 2869
add f64 2871 2872
mul f64 2865 2868
add f64 2873 2874
mul f64 2865 2869
add f64 2875 2876
mul f64 2775 2861
mul f64 2858 2793
add f64 2878 2879
add f64 2877 2880
add f64 2832 2881
add f64 2831 2882
add f64 2830 2883
div f64 2494 2492
add f64 2884 2885
add f64 2795 2886
sub f64 2887 2795
sub f64 2886 2888
mul f64 2627 711
bitcast i64 2627
and i64 2891 149
bitcast f64 2892
sub f64 2627 2893
mul f64 2893 719
sub f64 2895 2890
mul f64 2893 720
add f64 2896 2897
mul f64 2894 719
add f64 2898 2899
mul f64 2894 720
add f64 2900 2901
mul f64 2629 711
add f64 2902 2903
add f64 2890 2904
sub f64 2905 2890
sub f64 2904 2906
add f64 317 2905
sub f64 2908 317
sub f64 2908 2909
sub f64 317 2910
sub f64 2905 2909
add f64 2911 2912
add f64 318 2907
sub f64 2914 318
sub f64 2914 2915
sub f64 318 2916
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
lt i1 2925 755
select f64 2928 755 2925
lt i1 754 2929
select f64 2930 754 2929
eq i1 2931 2925
select f64 2932 2927 6
mul f64 2757 711
bitcast i64 2757
and i64 2935 149
bitcast f64 2936
sub f64 2757 2937
mul f64 2937 719
sub f64 2939 2934
mul f64 2937 720
add f64 2940 2941
mul f64 2938 719
add f64 2942 2943
mul f64 2938 720
add f64 2944 2945
mul f64 2759 711
add f64 2946 2947
add f64 2934 2948
sub f64 2949 2934
sub f64 2948 2950
add f64 317 2949
sub f64 2952 317
sub f64 2952 2953
sub f64 317 2954
sub f64 2949 2953
add f64 2955 2956
add f64 318 2951
sub f64 2958 318
sub f64 2958 2959
sub f64 318 2960
sub f64 2951 2959
add f64 2961 2962
add f64 2957 2958
add f64 2952 2964
sub f64 2965 2952
sub f64 2964 2966
add f64 2967 2963
add f64 2965 2968
sub f64 2969 2965
sub f64 2968 2970
lt i1 2969 755
select f64 2972 755 2969
lt i1 754 2973
select f64 2974 754 2973
eq i1 2975 2969
select f64 2976 2971 6
mul f64 2887 806
bitcast i64 2887
and i64 2979 149
bitcast f64 2980
sub f64 2887 2981
mul f64 2981 819
sub f64 2983 2978
mul f64 2981 820
add f64 2984 2985
mul f64 2982 819
add f64 2986 2987
mul f64 2982 820
add f64 2988 2989
mul f64 2887 811
mul f64 2889 806
add f64 2991 2992
add f64 2990 2993
add f64 2978 2994
sub f64 2995 2978
sub f64 2994 2996
add f64 317 2995
sub f64 2998 317
sub f64 2998 2999
sub f64 317 3000
sub f64 2995 2999
add f64 3001 3002
add f64 318 2997
sub f64 3004 318
sub f64 3004 3005
sub f64 318 3006
sub f64 2997 3005
add f64 3007 3008
add f64 3003 3004
add f64 2998 3010
sub f64 3011 2998
sub f64 3010 3012
add f64 3013 3009
add f64 3011 3014
sub f64 3015 3011
sub f64 3014 3016
lt i1 3015 755
select f64 3018 755 3015
lt i1 754 3019
select f64 3020 754 3019
eq i1 3021 3015
select f64 3022 3017 6
mul f64 2931 862
add f64 3024 863
bitcast i64 3025
sub i64 3026 867
mul f64 2975 862
add f64 3028 863
bitcast i64 3029
sub i64 3030 867
mul f64 3021 862
add f64 3032 863
bitcast i64 3033
sub i64 3034 867
abs f64 2975
eq i1 3036 754
eq i1 3021 2975
and i1 3037 3038
div f64 47 2483
log_plus_one f64 3040
mul f64 34 3041
lt i1 881 3042
or i1 3039 3043
lt i1 3035 3031
or i1 3044 3045
select i64 3046 3031 3035
select i64 2476 3027 3047
div f64 15 2483
log_plus_one f64 3049
mul f64 711 3050
exponential f64 3051
div f64 17 2483
log_plus_one f64 3053
mul f64 711 3054
exponential f64 3055
div f64 899 2483
log_plus_one f64 3057
mul f64 711 3058
exponential f64 3059
div f64 904 2483
log_plus_one f64 3061
mul f64 711 3062
exponential f64 3063
div f64 909 2483
log_plus_one f64 3065
mul f64 711 3066
exponential f64 3067
div f64 914 2483
log_plus_one f64 3069
mul f64 711 3070
exponential f64 3071
div f64 919 2483
log_plus_one f64 3073
mul f64 711 3074
exponential f64 3075
div f64 924 2483
log_plus_one f64 3077
mul f64 711 3078
exponential f64 3079
div f64 929 2483
log_plus_one f64 3081
mul f64 711 3082
exponential f64 3083
add f64 15 3052
sub f64 3085 15
sub f64 3085 3086
sub f64 15 3087
sub f64 3052 3086
add f64 3088 3089
add f64 3084 3080
add f64 3076 3072
add f64 3091 3092
add f64 3068 3064
add f64 3060 3056
add f64 3094 3095
add f64 3093 3096
sub i64 3031 3048
lt i1 3098 948
select i64 3099 948 3098
sub f64 3029 863
neg f64 3101
mul f64 3102 111
add f64 3103 2975
mul f64 3102 180
add f64 3105 2977
add f64 3104 3106
sub f64 3107 3104
sub f64 3107 3108
sub f64 3104 3109
sub f64 3106 3108
add f64 3110 3111
mul f64 3107 3107
mul f64 966 3107
add f64 3114 965
mul f64 968 3107
add f64 3116 967
mul f64 970 3107
add f64 3118 969
mul f64 972 3107
add f64 3120 971
mul f64 3117 3113
add f64 3122 3115
mul f64 3121 3113
add f64 3124 3119
mul f64 3113 3113
mul f64 3125 3126
add f64 3127 3123
mul f64 3126 3126
mul f64 973 3129
add f64 3130 3128
mul f64 3131 3107
add f64 3132 964
mul f64 3112 3107
add f64 3112 3134
mul f64 3113 3133
add f64 3136 3135
add f64 3107 3137
sub f64 3138 3107
sub f64 3137 3139
add f64 3138 15
sub f64 3141 3138
sub f64 3141 3142
sub f64 3138 3143
sub f64 15 3142
add f64 3144 3145
add f64 3146 3140
add f64 3141 3147
sub f64 3148 3141
sub f64 3147 3149
add i64 3100 1011
shl i64 3151 101
bitcast f64 3152
mul f64 3148 3153
mul f64 3150 3153
add f64 3085 3097
sub f64 3156 3085
sub f64 3156 3157
sub f64 3085 3158
sub f64 3097 3157
add f64 3159 3160
add f64 3161 3090
add f64 3156 3162
sub f64 3163 3156
sub f64 3162 3164
mul f64 3154 3163
bitcast i64 3154
and i64 3167 149
bitcast f64 3168
sub f64 3154 3169
bitcast i64 3163
and i64 3171 149
bitcast f64 3172
sub f64 3163 3173
mul f64 3169 3173
sub f64 3175 3166
mul f64 3169 3174
add f64 3176 3177
mul f64 3170 3173
add f64 3178 3179
mul f64 3170 3174
add f64 3180 3181
mul f64 3154 3165
mul f64 3155 3163
add f64 3183 3184
add f64 3182 3185
add f64 3166 3186
sub f64 3187 3166
sub f64 3186 3188
sub i64 3035 3048
lt i1 3190 948
select i64 3191 948 3190
sub f64 3033 863
neg f64 3193
mul f64 3194 111
add f64 3195 3021
mul f64 3194 180
add f64 3197 3023
add f64 3196 3198
sub f64 3199 3196
sub f64 3199 3200
sub f64 3196 3201
sub f64 3198 3200
add f64 3202 3203
mul f64 3199 3199
mul f64 966 3199
add f64 3206 965
mul f64 968 3199
add f64 3208 967
mul f64 970 3199
add f64 3210 969
mul f64 972 3199
add f64 3212 971
mul f64 3209 3205
add f64 3214 3207
mul f64 3213 3205
add f64 3216 3211
mul f64 3205 3205
mul f64 3217 3218
add f64 3219 3215
mul f64 3218 3218
mul f64 973 3221
add f64 3222 3220
mul f64 3223 3199
add f64 3224 964
mul f64 3204 3199
add f64 3204 3226
mul f64 3205 3225
add f64 3228 3227
add f64 3199 3229
sub f64 3230 3199
sub f64 3229 3231
add f64 3230 15
sub f64 3233 3230
sub f64 3233 3234
sub f64 3230 3235
sub f64 15 3234
add f64 3236 3237
add f64 3238 3232
add f64 3233 3239
sub f64 3240 3233
sub f64 3239 3241
add i64 3192 1011
shl i64 3243 101
bitcast f64 3244
mul f64 3240 3245
mul f64 3242 3245
div f64 1112 2492
div f64 1115 2492
mul f64 3248 3249
mul f64 3250 1109
add f64 1110 3251
div f64 1121 2492
div f64 1124 2492
mul f64 3253 3254
mul f64 3255 3252
add f64 1120 3256
div f64 1131 2492
div f64 1133 2492
mul f64 3258 3259
mul f64 3260 3257
add f64 1129 3261
div f64 1140 2492
div f64 1143 2492
mul f64 3263 3264
mul f64 3265 3262
add f64 1138 3266
div f64 1150 2492
div f64 1153 2492
mul f64 3268 3269
mul f64 3270 3267
add f64 1148 3271
div f64 1160 2492
div f64 1163 2492
mul f64 3273 3274
mul f64 3275 3272
add f64 1158 3276
div f64 1169 2492
div f64 1171 2492
mul f64 3278 3279
mul f64 3280 3277
add f64 1168 3281
div f64 1177 2492
div f64 1179 2492
mul f64 3283 3284
mul f64 3285 3282
add f64 1176 3286
div f64 1185 2492
div f64 1187 2492
mul f64 3288 3289
mul f64 3290 3287
add f64 1184 3291
div f64 1193 2492
div f64 1195 2492
mul f64 3293 3294
mul f64 3295 3292
add f64 1192 3296
div f64 1200 2492
div f64 1202 2492
mul f64 3298 3299
mul f64 3300 3297
add f64 70 3301
div f64 34 2492
mul f64 3303 3302
add f64 2 3304
div f64 3305 2492
add f64 1238 3306
sub f64 3307 1238
sub f64 3307 3308
sub f64 1238 3309
sub f64 3306 3308
add f64 3310 3311
add f64 3312 1240
add f64 3307 3313
sub f64 3314 3307
sub f64 3313 3315
mul f64 3246 3314
bitcast i64 3246
and i64 3318 149
bitcast f64 3319
sub f64 3246 3320
bitcast i64 3314
and i64 3322 149
bitcast f64 3323
sub f64 3314 3324
mul f64 3320 3324
sub f64 3326 3317
mul f64 3320 3325
add f64 3327 3328
mul f64 3321 3324
add f64 3329 3330
mul f64 3321 3325
add f64 3331 3332
mul f64 3246 3316
mul f64 3247 3314
add f64 3334 3335
add f64 3333 3336
add f64 3317 3337
sub f64 3338 3317
sub f64 3337 3339
select f64 3044 6 3338
select f64 3044 6 3340
add f64 3187 3341
sub f64 3343 3187
sub f64 3343 3344
sub f64 3187 3345
sub f64 3341 3344
add f64 3346 3347
add f64 3189 3342
sub f64 3349 3189
sub f64 3349 3350
sub f64 3189 3351
sub f64 3342 3350
add f64 3352 3353
add f64 3348 3349
add f64 3343 3355
sub f64 3356 3343
sub f64 3355 3357
add f64 3358 3354
add f64 3356 3359
sub f64 3360 3356
sub f64 3359 3361
sub f64 3025 863
neg f64 3363
mul f64 3364 111
add f64 3365 2931
mul f64 3364 180
add f64 3367 2933
add f64 3366 3368
sub f64 3369 3366
sub f64 3369 3370
sub f64 3366 3371
sub f64 3368 3370
add f64 3372 3373
mul f64 3369 3369
mul f64 966 3369
add f64 3376 965
mul f64 968 3369
add f64 3378 967
mul f64 970 3369
add f64 3380 969
mul f64 972 3369
add f64 3382 971
mul f64 3379 3375
add f64 3384 3377
mul f64 3383 3375
add f64 3386 3381
mul f64 3375 3375
mul f64 3387 3388
add f64 3389 3385
mul f64 3388 3388
mul f64 973 3391
add f64 3392 3390
mul f64 3393 3369
add f64 3394 964
mul f64 3374 3369
add f64 3374 3396
mul f64 3375 3395
add f64 3398 3397
add f64 3369 3399
sub f64 3400 3369
sub f64 3399 3401
add f64 3400 15
sub f64 3403 3400
sub f64 3403 3404
sub f64 3400 3405
sub f64 15 3404
add f64 3406 3407
add f64 3408 3402
add f64 3403 3409
sub f64 3410 3403
sub f64 3409 3411
mul f64 3410 1356
mul f64 3412 1356
add f64 3360 3413
sub f64 3415 3360
sub f64 3415 3416
sub f64 3360 3417
sub f64 3413 3416
add f64 3418 3419
add f64 3362 3414
sub f64 3421 3362
sub f64 3421 3422
sub f64 3362 3423
sub f64 3414 3422
add f64 3424 3425
add f64 3420 3421
add f64 3415 3427
sub f64 3428 3415
sub f64 3427 3429
add f64 3430 3426
add f64 3428 3431
sub f64 3432 3428
sub f64 3431 3433
select f64 2476 3432 3360
select f64 2476 3434 3362
mul f64 3435 1444
bitcast i64 3435
and i64 3438 149
bitcast f64 3439
sub f64 3435 3440
mul f64 3440 1452
sub f64 3442 3437
mul f64 3440 1453
add f64 3443 3444
mul f64 3441 1452
add f64 3445 3446
mul f64 3441 1453
add f64 3447 3448
mul f64 3436 1444
add f64 3449 3450
add f64 3437 3451
sub f64 3452 3437
sub f64 3451 3453
add f64 3452 3454
shr i64 3048 1468
add i64 3456 1011
shl i64 3457 101
bitcast f64 3458
mul f64 3455 3459
sub i64 3048 3456
add i64 3461 1011
shl i64 3462 101
bitcast f64 3463
mul f64 3460 3464
select f64 2474 3465 6
eq i1 2472 30
sub f64 2472 1479
select f64 3467 2472 3468
add f64 3466 3469
eq i1 3466 30
and i1 3471 3467
eq i1 27 2
sub f64 27 2
constant i64 9218868437227405312
bitcast i64 3474
constant i64 9223372036854775808
and i64 3476 3477
or i64 3475 3478
bitcast f64 3479
sub f64 3466 2472
select f64 3472 3480 3481
select f64 3473 6 3482
abs f64 3483
eq i1 3484 30
add f64 3483 1479
select f64 3485 3483 3486
select f64 5 3470 3487
select f64 21 3488 1479
neg f64 30
ne i1 1 3490
and i1 5 3491
and i1 3492 12
sub f64 30 30
select f64 3493 30 3494
neg f64 3489
select f64 5 3489 3496
select f64 13 3497 3495
le i1 6 0
floor f64 0
eq i1 3500 0
lt i1 0 30
and i1 3499 3501
and i1 3503 3502
digamma f64 1
eq i1 0 6
select f64 3506 3505 3498
select f64 3504 3507 3494
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
constant f32 8388608
constant f32 1258291200
lt i1 2 25
mul f32 2 26
select f32 27 28 2
bitcast i32 29
constant i32 1060439283
sub i32 30 31
constant i32 23
shr i32 32 33
constant f32 1102577664
convert f32 34
ne i1 2 29
select f32 37 35 12
sub f32 36 38
constant f64 13862888893604429824
constant f64 4638742800563699712
convert f64 1
shl i32 34 33
sub i32 30 43
bitcast f32 44
sub f32 45 10
convert f64 46
convert f64 39
constant f64 4611686018427387904
add f64 49 47
div f64 47 50
mul f64 51 51
constant f64 4613679739648574206
mul f64 51 53
add f64 48 54
mul f64 51 52
constant f64 4606838313877306293
constant f64 4603373119803107291
constant f64 4601088255624290221
constant f64 4599800642540176777
mul f64 59 52
add f64 61 58
mul f64 52 52
mul f64 60 63
add f64 64 62
mul f64 65 52
add f64 66 57
mul f64 56 67
add f64 55 68
mul f64 42 69
lt i1 70 41
select f64 71 70 41
lt i1 40 72
select f64 73 72 40
constant f64 4843621399236968448
add f64 74 75
sub f64 76 75
convert f32 77
constant f32 1262485504
add f32 78 79
bitcast i32 80
constant i32 1262485504
sub i32 81 82
constant i32 1
shr i32 83 84
constant i32 127
add i32 85 86
shl i32 87 33
bitcast f32 88
convert f64 89
sub i32 83 85
add i32 91 86
shl i32 92 33
bitcast f32 93
convert f64 94
mul f64 90 95
sub f64 74 77
constant f64 4607182418800017408
constant f64 4604418534314768547
constant f64 4597823092482727523
constant f64 4588159805353564296
constant f64 4576698043094049758
constant f64 4563792021193790495
constant f64 4549838291381356538
constant f64 4535085858594413696
mul f64 100 97
add f64 106 99
mul f64 102 97
add f64 108 101
mul f64 104 97
add f64 110 103
mul f64 97 97
mul f64 109 112
add f64 113 107
mul f64 105 112
add f64 115 111
mul f64 112 112
mul f64 116 117
add f64 118 114
mul f64 119 97
add f64 120 98
mul f64 121 96
convert f32 122
select f32 24 123 18
bitcast i32 0
constant i32 0
lt i1 125 126
neg f32 124
ne i1 2 12
and i1 129 20
sub f32 16 16
select f32 130 131 124
select f32 4 124 132
select f32 9 128 133
select f32 127 134 124
eq i1 0 10
eq i1 1 12
or i1 136 137
eq i1 0 0
eq i1 1 1
and i1 139 140
select f32 141 135 131
select f32 138 10 142
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
constant f64 4503599627370496
constant f64 4841369599423283200
lt i1 2 25
mul f64 2 26
select f64 27 28 2
bitcast i64 29
constant i64 4604544271217802189
sub i64 30 31
constant i64 52
shr i64 32 33
constant f64 4632515166703976448
convert f64 34
ne i1 2 29
select f64 37 35 12
sub f64 36 38
shl i64 34 33
sub i64 30 40
bitcast f64 41
sub f64 42 10
constant f64 4611686018427387904
add f64 44 43
div f64 43 45
constant f64 4604418534313443328
mul f64 39 47
mul f64 44 46
add f64 48 49
mul f64 46 46
mul f64 46 51
constant f64 4604180019048437077
constant f64 4600877379321698710
constant f64 4598818590920617815
constant f64 4597174419626481272
constant f64 4595718710896926376
constant f64 4594710891561318956
constant f64 4593972918407205359
constant f64 4593077600256378520
constant f64 4593299128419761136
mul f64 56 51
add f64 62 55
mul f64 58 51
add f64 64 57
mul f64 60 51
add f64 66 59
mul f64 51 51
mul f64 65 68
add f64 69 63
mul f64 61 68
add f64 71 67
mul f64 68 68
mul f64 72 73
add f64 74 70
mul f64 75 51
add f64 76 54
mul f64 51 77
add f64 53 78
mul f64 52 79
add f64 50 80
mul f64 46 45
sub f64 43 82
bitcast i64 46
constant i64 18446744073575333888
and i64 84 85
bitcast f64 86
sub f64 46 87
bitcast i64 45
and i64 89 85
bitcast f64 90
sub f64 45 91
mul f64 87 91
sub f64 93 82
mul f64 87 92
add f64 94 95
mul f64 88 91
add f64 96 97
mul f64 88 92
add f64 98 99
sub f64 83 100
sub f64 45 44
sub f64 43 102
mul f64 46 103
sub f64 101 104
div f64 10 45
mul f64 105 106
sub f64 50 48
sub f64 49 108
sub f64 81 50
sub f64 81 110
sub f64 50 111
sub f64 80 110
add f64 112 113
add f64 109 114
constant f64 13639225319613145088
mul f64 39 116
add f64 115 117
constant f64 13450228951638253950
mul f64 39 119
mul f64 44 107
mul f64 87 87
sub f64 122 51
mul f64 87 88
add f64 123 124
mul f64 88 87
add f64 125 126
mul f64 88 88
add f64 127 128
mul f64 49 107
add f64 129 130
bitcast i64 51
and i64 132 85
bitcast f64 133
sub f64 51 134
mul f64 87 134
sub f64 136 52
mul f64 87 135
add f64 137 138
mul f64 88 134
add f64 139 140
mul f64 88 135
add f64 141 142
mul f64 46 131
mul f64 107 51
add f64 144 145
add f64 143 146
sub f64 79 53
sub f64 78 148
constant f64 4360985639170430293
add f64 149 150
bitcast i64 52
and i64 152 85
bitcast f64 153
sub f64 52 154
bitcast i64 79
and i64 156 85
bitcast f64 157
sub f64 79 158
mul f64 154 158
sub f64 160 80
mul f64 154 159
add f64 161 162
mul f64 155 158
add f64 163 164
mul f64 155 159
add f64 165 166
mul f64 52 151
mul f64 147 79
add f64 168 169
add f64 167 170
add f64 121 171
add f64 120 172
add f64 118 173
constant f64 13873145138068324352
constant f64 4649456441864749056
mul f64 1 81
lt i1 176 177
lt i1 177 175
or i1 178 179
lt i1 177 176
select f64 181 177 176
lt i1 175 182
select f64 183 182 175
bitcast i64 1
and i64 185 85
bitcast f64 186
sub f64 1 187
bitcast i64 81
and i64 189 85
bitcast f64 190
sub f64 81 191
mul f64 187 191
sub f64 193 177
mul f64 187 192
add f64 194 195
mul f64 188 191
add f64 196 197
mul f64 188 192
add f64 198 199
mul f64 1 174
add f64 200 201
select f64 180 12 202
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 184 204
add f64 206 205
sub f64 207 205
mul f64 208 47
sub f64 184 209
mul f64 208 116
sub f64 210 211
add f64 212 203
mul f64 213 213
constant f64 4602678819172646917
constant f64 4595172819793696076
constant f64 4586165620538941447
constant f64 4575957461383588187
constant f64 4564047942389340013
constant f64 4551452160552810439
constant f64 4537941336995398790
constant f64 4523617207225571602
constant f64 4508818142790474795
constant f64 4493169262076825869
mul f64 217 213
add f64 225 216
mul f64 219 213
add f64 227 218
mul f64 221 213
add f64 229 220
mul f64 223 213
add f64 231 222
mul f64 228 214
add f64 233 226
mul f64 232 214
add f64 235 230
mul f64 214 214
mul f64 236 237
add f64 238 234
mul f64 237 237
mul f64 224 240
add f64 241 239
mul f64 242 213
add f64 243 215
mul f64 214 244
add f64 245 213
add f64 10 246
bitcast i64 207
constant i64 4843621399236968448
sub i64 248 249
constant i64 1
shr i64 250 251
constant i64 1023
add i64 252 253
shl i64 254 33
bitcast f64 255
mul f64 247 256
sub i64 250 252
add i64 258 253
shl i64 259 33
bitcast f64 260
mul f64 257 261
select f64 24 262 18
bitcast i64 0
constant i64 0
lt i1 264 265
neg f64 263
ne i1 2 12
and i1 268 20
sub f64 16 16
select f64 269 270 263
select f64 4 263 271
select f64 9 267 272
select f64 266 273 263
eq i1 0 10
eq i1 1 12
or i1 275 276
eq i1 0 0
eq i1 1 1
and i1 278 279
select f64 280 274 270
select f64 277 10 281
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
constant f32 1026206373
constant f32 3132491284
constant f32 936178713
fma f32 159 149 158
fma f32 160 149 157
mul f32 121 146
neg f32 162
fma f32 156 161 163
add f32 155 164
add f32 153 165
mul f32 121 149
constant f32 3190467243
constant f32 1007192250
constant f32 3109039271
constant f32 910038540
fma f32 171 149 170
fma f32 172 149 169
fma f32 173 149 168
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
constant f64 4586165620538955083
constant f64 13787419979223748629
constant f64 4537941361668190592
constant f64 13732177093705834628
constant f64 4477121865802744143
constant f64 13666448389976708942
mul f64 212 202
add f64 216 211
mul f64 214 202
add f64 218 213
mul f64 219 209
add f64 220 217
mul f64 209 209
mul f64 215 222
add f64 223 221
mul f64 224 202
add f64 225 210
mul f64 160 199
neg f64 227
mul f64 209 226
add f64 229 228
add f64 208 230
add f64 206 231
mul f64 160 202
constant f64 13818544856648471880
constant f64 4575957461383575343
constant f64 13774824197404406203
constant f64 4523617212947051319
constant f64 13716528386753488161
constant f64 4460209387950806341
mul f64 236 202
add f64 240 235
mul f64 238 202
add f64 242 237
mul f64 243 209
add f64 244 241
mul f64 239 222
add f64 246 245
mul f64 247 202
add f64 248 234
mul f64 233 249
add f64 250 199
add f64 160 251
select f64 201 232 252
constant f64 9218868437227405312
lt i1 1 254
shr i64 142 85
bitcast i64 253
constant i64 63
shl i64 256 258
xor i64 257 259
bitcast f64 260
sub f64 254 254
select f64 255 261 262
constant f64 0
ne i1 0 264
lt i1 0 264
select i64 266 85 2
bitcast i64 263
shl i64 267 258
xor i64 268 269
bitcast f64 270
select f64 265 271 0
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
constant f32 3190467243
constant f32 1007192250
constant f32 3109039271
constant f32 910038540
fma f32 22 17 21
fma f32 23 17 20
fma f32 24 17 19
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
constant f32 1026206373
constant f32 3132491284
constant f32 936178713
fma f32 48 17 47
fma f32 49 17 46
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
constant f32 1056964607
constant f32 1042983514
constant f32 1026206583
constant f32 1007227611
constant f32 984994064
fma f32 21 14 20
fma f32 22 14 19
fma f32 23 14 18
fma f32 24 14 17
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
constant f32 1042983595
constant f32 1007192176
constant f32 961548638
constant f32 909817374
fma f32 50 45 49
fma f32 51 45 48
fma f32 52 45 47
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
constant f64 4602678819172646917
constant f64 4595172819793696076
constant f64 4586165620538941447
constant f64 4575957461383588187
constant f64 4564047942389340013
constant f64 4551452160552810439
constant f64 4537941336995398790
constant f64 4523617207225571602
constant f64 4508818142790474795
constant f64 4493169262076825869
mul f64 21 16
add f64 29 20
mul f64 23 16
add f64 31 22
mul f64 25 16
add f64 33 24
mul f64 27 16
add f64 35 26
mul f64 32 18
add f64 37 30
mul f64 36 18
add f64 39 34
mul f64 18 18
mul f64 40 41
add f64 42 38
mul f64 41 41
mul f64 28 44
add f64 45 43
mul f64 46 16
add f64 47 19
mul f64 18 48
add f64 49 16
add f64 17 50
bitcast i64 9
constant i64 4843621399236968448
sub i64 52 53
add i64 54 5
constant i64 1
shr i64 55 56
constant i64 1023
add i64 57 58
constant i64 52
shl i64 59 60
bitcast f64 61
mul f64 51 62
sub i64 55 57
add i64 64 58
shl i64 65 60
bitcast f64 66
mul f64 63 67
mul f64 0 0
mul f64 0 69
constant f64 4595172819793696086
constant f64 4575957461383581725
constant f64 4551452160554136921
constant f64 4523617214257778325
constant f64 4493156770912154501
constant f64 4460271644652570990
constant f64 4425733335401308703
mul f64 73 69
add f64 78 72
mul f64 75 69
add f64 80 74
mul f64 77 69
add f64 82 76
mul f64 69 69
mul f64 81 84
add f64 85 79
mul f64 84 84
mul f64 83 87
add f64 88 86
mul f64 89 69
add f64 90 71
mul f64 70 91
add f64 92 0
constant f64 4598175219545276416
div f64 94 68
sub f64 68 95
lt i1 1 17
bitcast i64 96
bitcast i64 0
constant i64 9223372036854775808
and i64 99 100
or i64 98 101
bitcast f64 102
select f64 97 93 103
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
constant f32 1051372208
constant f32 1040746191
constant f32 1029532892
constant f32 1018061014
constant f32 1009869403
constant f32 953198128
constant f32 999244489
fma f32 121 113 120
fma f32 122 113 119
fma f32 123 113 118
fma f32 124 113 117
fma f32 125 113 116
fma f32 126 113 115
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
constant f64 4599676419421066589
constant f64 4593971859893061341
constant f64 4587938466107171977
constant f64 4581960672278735630
constant f64 4576262930496776191
constant f64 4570429246675755348
constant f64 4564357599871584551
constant f64 4558571010693407864
constant f64 4553118240443552607
constant f64 4545827408442846151
constant f64 4544528248875492480
constant f64 13761256456459237169
constant f64 4542176741946629119
constant f64 13761034013909297485
constant f64 4531847169505346588
mul f64 156 152
add f64 169 155
mul f64 158 152
add f64 171 157
mul f64 160 152
add f64 173 159
mul f64 162 152
add f64 175 161
mul f64 164 152
add f64 177 163
mul f64 166 152
add f64 179 165
mul f64 168 152
add f64 181 167
mul f64 152 152
mul f64 172 183
add f64 184 170
mul f64 176 183
add f64 186 174
mul f64 180 183
add f64 188 178
mul f64 183 183
mul f64 187 190
add f64 191 185
mul f64 182 190
add f64 193 189
mul f64 190 190
mul f64 194 195
add f64 196 192
mul f64 197 152
add f64 198 154
mul f64 153 199
add f64 151 200
shl ui64 136 141
shr ui64 202 29
bitcast i64 203
constant f64 4323455642275676160
convert i64 147
sub i64 146 206
convert f64 207
convert f64 204
mul f64 209 205
add f64 208 210
mul f64 211 2
bitcast i64 148
constant i64 18446744073575333888
and i64 213 214
bitcast f64 215
sub f64 148 216
constant i64 4609753056924675352
and i64 218 214
bitcast f64 219
sub f64 149 220
mul f64 216 220
sub f64 222 150
mul f64 216 221
add f64 223 224
mul f64 217 220
add f64 225 226
mul f64 217 221
add f64 227 228
constant f64 4364452196894661639
mul f64 148 230
mul f64 212 149
add f64 231 232
add f64 229 233
constant f64 4297306550709743731
mul f64 9 235
sub f64 15 12
sub f64 14 237
add f64 238 236
select f64 4 239 234
constant f64 4607182418800017408
mul f64 201 201
add f64 241 242
mul f64 240 243
add f64 200 244
add f64 151 245
constant f64 13830554455654793216
div f64 247 246
constant ui64 2305843009213693952
add ui64 140 249
shr ui64 250 143
convert i64 251
bitcast i64 8
constant i64 4843621399236968448
sub i64 253 254
select i64 4 255 252
and i64 256 99
ne i1 257 34
mul f64 248 248
sub f64 246 151
sub f64 245 260
mul f64 259 261
add f64 248 262
select f64 258 263 246
constant f64 9218868437227405312
lt i1 1 265
sub f64 265 265
select f64 266 264 267
constant f64 0
ne i1 0 269
lt i1 0 269
select i64 271 99 34
bitcast i64 268
constant i64 63
shl i64 272 274
xor i64 273 275
bitcast f64 276
select f64 270 277 0
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
constant f32 3198855845
constant f32 1040746103
constant f32 3176959945
constant f32 1017936899
constant f32 3150766214
fma f32 11 5 10
fma f32 12 5 9
fma f32 13 5 8
fma f32 14 5 7
fma f32 6 15 1
constant f32 1073741824
constant f32 1069066811
mul f32 17 18
constant f32 1262485504
fma f32 4 19 20
sub f32 20 21
fma f32 4 19 22
constant f32 1060205080
constant f32 1047920110
constant f32 1029920701
constant f32 1008572143
constant f32 984581320
constant f32 958445447
fma f32 29 23 28
fma f32 30 23 27
fma f32 31 23 26
fma f32 32 23 25
fma f32 33 23 24
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
constant f64 13823048456275842383
constant f64 4593971859893061520
constant f64 13811310502960679737
constant f64 4581960672271928030
constant f64 13799634964362756979
constant f64 4570429222577013974
constant f64 13787727363355529731
constant f64 4558566642786733225
constant f64 13776114105299618964
constant f64 4545775522617655390
constant f64 13759745774395432414
mul f64 9 5
add f64 18 8
mul f64 11 5
add f64 20 10
mul f64 13 5
add f64 22 12
mul f64 15 5
add f64 24 14
mul f64 17 5
add f64 26 16
mul f64 5 5
mul f64 21 28
add f64 29 19
mul f64 25 28
add f64 31 23
mul f64 28 28
mul f64 32 33
add f64 34 30
mul f64 33 33
mul f64 27 36
add f64 37 35
mul f64 38 5
add f64 39 7
mul f64 6 40
add f64 41 1
add f64 4 4
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 43 44
add f64 46 45
sub f64 47 45
constant f64 4604418534313443328
mul f64 48 49
sub f64 43 50
constant f64 13639225319613145088
mul f64 48 52
sub f64 51 53
constant f64 4607182418800017408
mul f64 54 54
constant f64 4602678819172646917
constant f64 4595172819793696076
constant f64 4586165620538941447
constant f64 4575957461383588187
constant f64 4564047942389340013
constant f64 4551452160552810439
constant f64 4537941336995398790
constant f64 4523617207225571602
constant f64 4508818142790474795
constant f64 4493169262076825869
mul f64 59 54
add f64 67 58
mul f64 61 54
add f64 69 60
mul f64 63 54
add f64 71 62
mul f64 65 54
add f64 73 64
mul f64 70 56
add f64 75 68
mul f64 74 56
add f64 77 72
mul f64 56 56
mul f64 78 79
add f64 80 76
mul f64 79 79
mul f64 66 82
add f64 83 81
mul f64 84 54
add f64 85 57
mul f64 56 86
add f64 87 54
add f64 55 88
bitcast i64 47
constant i64 52
shl i64 90 91
constant i64 4607182418800017408
add i64 92 93
bitcast f64 94
mul f64 89 95
constant f64 4611686018427387904
add f64 55 96
div f64 97 98
sub f64 55 99
constant f64 4603129179135383962
lt i1 1 101
select f64 102 42 100
bitcast i64 103
bitcast i64 0
constant i64 9223372036854775808
and i64 105 106
or i64 104 107
bitcast f64 108
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
constant f32 1053609164
constant f32 1049774555
constant f32 1046683351
constant f32 1044922717
fma f32 74 68 73
fma f32 75 68 72
fma f32 76 68 71
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
div f32 17 62
mul f32 90 91
sub f32 67 65
sub f32 66 93
sub f32 81 67
sub f32 81 95
sub f32 67 96
sub f32 80 95
add f32 97 98
add f32 94 99
constant f32 901758464
mul f32 61 101
add f32 100 102
constant f32 764312525
mul f32 61 104
mul f32 24 92
neg f32 68
fma f32 63 63 107
mul f32 66 92
add f32 108 109
neg f32 69
fma f32 63 68 111
mul f32 63 110
mul f32 92 68
add f32 113 114
add f32 112 115
sub f32 79 70
sub f32 78 117
constant f32 2997529259
add f32 118 119
neg f32 80
fma f32 69 79 121
mul f32 69 120
mul f32 116 79
add f32 123 124
add f32 122 125
add f32 106 126
add f32 105 127
add f32 103 128
add f32 81 129
sub f32 130 81
sub f32 129 131
select f32 43 39 41
neg f32 133
mul f32 130 134
neg f32 135
fma f32 130 134 136
mul f32 132 134
add f32 137 138
add f32 135 139
sub f32 140 135
sub f32 139 141
lt i1 25 4
convert f64 39
convert f64 25
div f64 144 145
constant f64 4607182418800017408
select f64 143 146 147
lt i1 12 12
constant f32 1099956224
lt i1 150 12
constant f32 1094713344
le i1 152 12
select f32 153 152 17
add f32 152 17
le i1 155 12
select f32 156 155 17
mul f32 154 157
add f32 152 24
le i1 159 12
select f32 160 159 17
mul f32 158 161
constant f32 1077936128
add f32 152 163
le i1 164 12
select f32 165 164 17
mul f32 162 166
constant f32 1082130432
add f32 152 168
le i1 169 12
select f32 170 169 17
mul f32 167 171
convert f64 172
constant f32 1099431936
le i1 174 12
select f32 175 174 17
le i1 150 12
select f32 177 150 17
mul f32 176 178
convert f64 179
mul f64 173 180
le i1 24 12
select f32 182 24 17
add f32 24 17
le i1 184 12
select f32 185 184 17
mul f32 183 186
add f32 24 24
le i1 188 12
select f32 189 188 17
mul f32 187 190
add f32 24 163
le i1 192 12
select f32 193 192 17
mul f32 191 194
add f32 24 168
le i1 196 12
select f32 197 196 17
mul f32 195 198
convert f64 199
constant f32 1088421888
le i1 201 12
select f32 202 201 17
add f32 201 17
le i1 204 12
select f32 205 204 17
mul f32 203 206
add f32 201 24
le i1 208 12
select f32 209 208 17
mul f32 207 210
add f32 201 163
le i1 212 12
select f32 213 212 17
mul f32 211 214
add f32 201 168
le i1 216 12
select f32 217 216 17
mul f32 215 218
convert f64 219
mul f64 200 220
mul f64 221 181
convert f64 12
select f64 151 223 222
log f64 224
constant f32 1100480512
select f32 151 12 226
div f32 17 227
mul f32 228 228
constant f32 1034594987
constant f32 3140881249
constant f32 978324737
constant f32 3122399681
constant f32 979151089
constant f32 3137033607
constant f32 1003621665
constant f32 3169981494
constant f32 1043854514
fma f32 238 229 237
fma f32 239 229 236
fma f32 240 229 235
fma f32 241 229 234
fma f32 242 229 233
fma f32 243 229 232
fma f32 244 229 231
fma f32 245 229 230
mul f32 228 246
constant f64 4602678819172646912
add f64 223 248
mul f64 225 249
sub f64 250 223
constant f64 4606452282016710324
add f64 251 252
convert f64 247
add f64 253 254
select f64 151 255 225
mul f64 256 148
convert f32 257
convert f64 258
sub f64 257 259
convert f32 260
add f32 258 140
sub f32 262 258
sub f32 262 263
sub f32 258 264
sub f32 140 263
add f32 265 266
add f32 261 142
sub f32 268 261
sub f32 268 269
sub f32 261 270
sub f32 142 269
add f32 271 272
add f32 267 268
add f32 262 274
sub f32 275 262
sub f32 274 276
add f32 277 273
add f32 275 278
sub f32 279 275
sub f32 278 280
select f32 149 279 140
select f32 149 281 142
constant f32 1126825984
neg f32 284
lt i1 282 285
select f32 286 285 282
lt i1 284 287
select f32 288 284 287
eq i1 289 282
select f32 290 283 12
constant f32 1069066811
constant f32 1262485504
fma f32 289 292 293
sub f32 294 293
neg f32 295
fma f32 296 64 289
fma f32 296 101 291
add f32 297 298
sub f32 299 297
sub f32 299 300
sub f32 297 301
sub f32 298 300
add f32 302 303
mul f32 299 299
constant f32 1056964607
constant f32 1042983514
constant f32 1026206583
constant f32 1007227611
constant f32 984994064
fma f32 310 299 309
fma f32 311 299 308
fma f32 312 299 307
fma f32 313 299 306
mul f32 304 299
add f32 304 315
fma f32 305 314 316
add f32 299 317
sub f32 318 299
sub f32 317 319
div f32 17 40
select f32 43 17 321
or i1 43 45
neg f32 322
fma f32 324 40 17
mul f32 325 322
select f32 323 12 326
lt i1 40 17
constant f32 2123789977
lt i1 40 329
select f32 330 40 329
add f32 331 331
add f32 40 24
add f32 332 17
select f32 328 333 334
select f32 328 40 17
div f32 336 335
neg f32 337
fma f32 338 335 17
select f32 328 12 339
mul f32 337 337
add f32 337 337
constant f32 1059760812
constant f32 1053608813
constant f32 1049789024
constant f32 1046190542
constant f32 1048065423
fma f32 347 341 346
fma f32 348 341 345
fma f32 349 341 344
fma f32 350 341 343
add f32 340 340
fma f32 341 351 352
mul f32 337 353
add f32 342 354
sub f32 355 130
select f32 328 356 342
select f32 328 12 354
add f32 332 163
div f32 17 359
neg f32 360
fma f32 361 359 17
mul f32 360 360
add f32 360 360
fma f32 347 363 346
fma f32 365 363 345
fma f32 366 363 344
fma f32 367 363 343
add f32 362 362
fma f32 363 368 369
mul f32 360 370
add f32 357 364
sub f32 372 357
sub f32 364 373
add f32 358 371
add f32 374 375
constant f32 1084227584
add f32 332 377
div f32 17 378
neg f32 379
fma f32 380 378 17
mul f32 379 379
add f32 379 379
fma f32 347 382 346
fma f32 384 382 345
fma f32 385 382 344
fma f32 386 382 343
add f32 381 381
fma f32 382 387 388
mul f32 379 389
add f32 372 383
sub f32 391 372
sub f32 383 392
add f32 376 390
add f32 393 394
mul f32 41 358
fma f32 41 357 396
constant f32 1117782016
lt i1 397 398
select f32 399 397 398
neg f32 292
fma f32 400 401 293
sub f32 293 402
fma f32 400 401 403
bitcast i32 402
shl i32 405 54
constant i32 1065353216
add i32 406 407
bitcast f32 408
constant f32 1060205080
constant f32 1047920110
constant f32 1029920701
constant f32 1008572143
constant f32 984581320
constant f32 958445447
fma f32 415 404 414
fma f32 416 404 413
fma f32 417 404 412
fma f32 418 404 411
fma f32 419 404 410
mul f32 404 420
mul f32 409 421
add f32 40 17
div f32 17 423
mul f32 409 424
fma f32 422 424 425
mul f32 41 376
fma f32 41 372 427
lt i1 428 398
select f32 429 428 398
fma f32 430 401 293
sub f32 293 431
fma f32 430 401 432
bitcast i32 431
shl i32 434 54
add i32 435 407
bitcast f32 436
fma f32 415 433 414
fma f32 438 433 413
fma f32 439 433 412
fma f32 440 433 411
fma f32 441 433 410
mul f32 433 442
mul f32 437 443
div f32 17 333
mul f32 437 445
fma f32 444 445 446
add f32 40 163
div f32 17 448
mul f32 41 395
fma f32 41 391 450
lt i1 451 398
select f32 452 451 398
fma f32 453 401 293
sub f32 293 454
fma f32 453 401 455
bitcast i32 454
shl i32 457 54
add i32 458 407
bitcast f32 459
fma f32 415 456 414
fma f32 461 456 413
fma f32 462 456 412
fma f32 463 456 411
fma f32 464 456 410
mul f32 456 465
mul f32 460 466
constant f32 1112014848
mul f32 39 449
lt i1 468 469
select f32 470 468 469
mul f32 201 449
add f32 471 472
constant f32 1090519040
mul f32 474 449
add f32 471 475
mul f32 473 476
constant f32 850613369
constant f32 3042831293
fma f32 477 478 479
mul f32 377 449
add f32 471 481
constant f32 1086324736
mul f32 483 449
add f32 471 484
mul f32 482 485
constant f32 940225366
fma f32 486 480 487
mul f32 163 449
add f32 471 489
mul f32 168 449
add f32 471 491
mul f32 490 492
constant f32 3132492641
fma f32 493 488 494
add f32 471 449
mul f32 24 449
add f32 471 497
mul f32 496 498
fma f32 499 495 230
fma f32 471 500 7
mul f32 449 501
div f32 17 41
neg f32 503
fma f32 504 41 17
mul f32 505 503
mul f32 460 503
mul f32 460 502
fma f32 467 502 508
mul f32 460 506
fma f32 467 503 510
add f32 509 511
add f32 512 447
add f32 322 507
add f32 514 426
add f32 515 513
sub f32 516 515
sub f32 516 517
sub f32 515 518
sub f32 513 517
add f32 519 520
sub f32 515 514
sub f32 515 522
sub f32 514 523
sub f32 426 522
add f32 524 525
sub f32 514 322
sub f32 514 527
sub f32 322 528
sub f32 507 527
add f32 529 530
add f32 531 327
add f32 526 532
add f32 521 533
fma f32 320 516 534
fma f32 318 516 535
add f32 516 536
bitcast i32 294
constant i32 1262485504
sub i32 538 539
constant i32 1
shr i32 540 541
constant i32 127
add i32 542 543
shl i32 544 54
bitcast f32 545
mul f32 537 546
sub i32 540 542
add i32 548 543
shl i32 549 54
bitcast f32 550
mul f32 547 551
lt i1 322 4
select f32 553 552 322
select f32 36 554 12
not i1 27
eq i1 33 7
not i1 11
and i1 557 558
or i1 556 559
constant f32 3217031168
select f32 27 26 561
constant f32 1132396544
lt i1 25 563
constant f32 1132331008
select f32 11 565 563
select f32 564 25 566
convert i32 567
neg f32 562
convert f64 569
floor f64 570
sub f64 570 571
sub f64 147 572
constant f64 4617315517961601024
div f64 147 573
mul f64 575 575
mul f64 576 576
mul f64 577 577
mul f64 578 578
mul f64 579 579
mul f64 580 580
and i32 568 541
constant i32 0
ne i1 582 583
select f64 584 575 147
constant i32 2
and i32 568 586
ne i1 587 583
select f64 588 576 147
mul f64 585 589
constant i32 4
and i32 568 591
ne i1 592 583
select f64 593 577 147
constant i32 8
and i32 568 595
ne i1 596 583
select f64 597 578 147
mul f64 594 598
mul f64 590 599
constant i32 16
and i32 568 601
ne i1 602 583
select f64 603 579 147
constant i32 32
and i32 568 605
ne i1 606 583
select f64 607 580 147
mul f64 604 608
constant i32 64
and i32 568 610
ne i1 611 583
select f64 612 581 147
mul f64 581 581
constant i32 128
and i32 568 615
ne i1 616 583
select f64 617 614 147
mul f64 613 618
mul f64 609 619
mul f64 600 620
le i1 147 574
add f64 573 147
div f64 147 623
mul f64 624 624
mul f64 625 625
mul f64 626 626
mul f64 627 627
mul f64 628 628
mul f64 629 629
select f64 584 624 147
select f64 588 625 147
mul f64 631 632
select f64 593 626 147
select f64 597 627 147
mul f64 634 635
mul f64 633 636
select f64 603 628 147
select f64 607 629 147
mul f64 638 639
select f64 612 630 147
mul f64 630 630
select f64 617 642 147
mul f64 641 643
mul f64 640 644
mul f64 637 645
constant f64 0
select f64 622 646 647
add f64 621 648
constant f64 4611686018427387904
le i1 650 574
add f64 573 650
div f64 147 652
mul f64 653 653
mul f64 654 654
mul f64 655 655
mul f64 656 656
mul f64 657 657
mul f64 658 658
select f64 584 653 147
select f64 588 654 147
mul f64 660 661
select f64 593 655 147
select f64 597 656 147
mul f64 663 664
mul f64 662 665
select f64 603 657 147
select f64 607 658 147
mul f64 667 668
select f64 612 659 147
mul f64 659 659
select f64 617 671 147
mul f64 670 672
mul f64 669 673
mul f64 666 674
select f64 651 675 647
add f64 649 676
constant f64 4613937818241073152
le i1 678 574
add f64 573 678
div f64 147 680
mul f64 681 681
mul f64 682 682
mul f64 683 683
mul f64 684 684
mul f64 685 685
mul f64 686 686
select f64 584 681 147
select f64 588 682 147
mul f64 688 689
select f64 593 683 147
select f64 597 684 147
mul f64 691 692
mul f64 690 693
select f64 603 685 147
select f64 607 686 147
mul f64 695 696
select f64 612 687 147
mul f64 687 687
select f64 617 699 147
mul f64 698 700
mul f64 697 701
mul f64 694 702
select f64 679 703 647
constant f64 4616189618054758400
le i1 705 574
add f64 573 705
div f64 147 707
mul f64 708 708
mul f64 709 709
mul f64 710 710
mul f64 711 711
mul f64 712 712
mul f64 713 713
select f64 584 708 147
select f64 588 709 147
mul f64 715 716
select f64 593 710 147
select f64 597 711 147
mul f64 718 719
mul f64 717 720
select f64 603 712 147
select f64 607 713 147
mul f64 722 723
select f64 612 714 147
mul f64 714 714
select f64 617 726 147
mul f64 725 727
mul f64 724 728
mul f64 721 729
select f64 706 730 647
add f64 704 731
le i1 574 574
add f64 573 574
div f64 147 734
mul f64 735 735
mul f64 736 736
mul f64 737 737
mul f64 738 738
mul f64 739 739
mul f64 740 740
select f64 584 735 147
select f64 588 736 147
mul f64 742 743
select f64 593 737 147
select f64 597 738 147
mul f64 745 746
mul f64 744 747
select f64 603 739 147
select f64 607 740 147
mul f64 749 750
select f64 612 741 147
mul f64 741 741
select f64 617 753 147
mul f64 752 754
mul f64 751 755
mul f64 748 756
select f64 733 757 647
add f64 732 758
add f64 677 759
constant f64 4619567317775286272
sub f64 761 572
div f64 147 762
convert f64 568
mul f64 764 763
constant f64 4444329021859205474
constant f64 4622382067542392832
mul f64 767 763
add f64 765 768
constant f64 4622945017495814144
mul f64 770 763
add f64 765 771
mul f64 769 772
mul f64 766 773
constant f64 4468177785839691391
sub f64 774 775
constant f64 4621256167635550208
mul f64 777 763
add f64 765 778
constant f64 4621819117588971520
mul f64 780 763
add f64 765 781
mul f64 779 782
mul f64 776 783
constant f64 4491894841499127486
add f64 784 785
mul f64 761 763
add f64 765 787
constant f64 4620693217682128896
mul f64 789 763
add f64 765 790
mul f64 788 791
mul f64 786 792
constant f64 4515911372637531915
sub f64 793 794
mul f64 574 763
add f64 765 796
constant f64 4618441417868443648
mul f64 798 763
add f64 765 799
mul f64 797 800
mul f64 795 801
constant f64 4540004915786880359
add f64 802 803
mul f64 678 763
add f64 765 805
mul f64 705 763
add f64 765 807
mul f64 806 808
mul f64 804 809
constant f64 4564047942368979991
sub f64 810 811
add f64 765 763
mul f64 650 763
add f64 765 814
mul f64 813 815
mul f64 812 816
constant f64 4590669220166325589
add f64 817 818
mul f64 763 763
mul f64 820 820
mul f64 821 821
mul f64 822 822
mul f64 823 823
mul f64 824 824
select f64 584 763 147
select f64 588 820 147
mul f64 826 827
select f64 593 821 147
select f64 597 822 147
mul f64 829 830
mul f64 828 831
select f64 603 823 147
select f64 607 824 147
mul f64 833 834
select f64 612 825 147
mul f64 825 825
select f64 617 837 147
mul f64 836 838
mul f64 835 839
mul f64 832 840
sub f64 764 147
div f64 762 842
mul f64 765 819
add f64 248 844
add f64 843 845
mul f64 841 846
add f64 760 847
add f64 572 798
add f64 570 147
div f64 147 849
mul f64 764 851
mul f64 767 851
add f64 852 853
mul f64 770 851
add f64 852 855
mul f64 854 856
mul f64 766 857
sub f64 858 775
mul f64 777 851
add f64 852 860
mul f64 780 851
add f64 852 862
mul f64 861 863
mul f64 859 864
add f64 865 785
mul f64 761 851
add f64 852 867
mul f64 789 851
add f64 852 869
mul f64 868 870
mul f64 866 871
sub f64 872 794
mul f64 574 851
add f64 852 874
mul f64 798 851
add f64 852 876
mul f64 875 877
mul f64 873 878
add f64 879 803
mul f64 678 851
add f64 852 881
mul f64 705 851
add f64 852 883
mul f64 882 884
mul f64 880 885
sub f64 886 811
add f64 852 851
mul f64 650 851
add f64 852 889
mul f64 888 890
mul f64 887 891
add f64 892 818
mul f64 851 851
mul f64 894 894
mul f64 895 895
mul f64 896 896
mul f64 897 897
mul f64 898 898
select f64 584 851 147
select f64 588 894 147
mul f64 900 901
select f64 593 895 147
select f64 597 896 147
mul f64 903 904
mul f64 902 905
select f64 603 897 147
select f64 607 898 147
mul f64 907 908
select f64 612 899 147
mul f64 899 899
select f64 617 911 147
mul f64 910 912
mul f64 909 913
mul f64 906 914
div f64 849 842
mul f64 852 893
add f64 248 917
add f64 916 918
mul f64 915 919
lt i1 849 850
select f64 921 850 849
div f64 147 922
mul f64 764 923
mul f64 767 923
add f64 924 925
mul f64 770 923
add f64 924 927
mul f64 926 928
mul f64 766 929
sub f64 930 775
mul f64 777 923
add f64 924 932
mul f64 780 923
add f64 924 934
mul f64 933 935
mul f64 931 936
add f64 937 785
mul f64 761 923
add f64 924 939
mul f64 789 923
add f64 924 941
mul f64 940 942
mul f64 938 943
sub f64 944 794
mul f64 574 923
add f64 924 946
mul f64 798 923
add f64 924 948
mul f64 947 949
mul f64 945 950
add f64 951 803
mul f64 678 923
add f64 924 953
mul f64 705 923
add f64 924 955
mul f64 954 956
mul f64 952 957
sub f64 958 811
add f64 924 923
mul f64 650 923
add f64 924 961
mul f64 960 962
mul f64 959 963
add f64 964 818
mul f64 923 923
mul f64 966 966
mul f64 967 967
mul f64 968 968
mul f64 969 969
mul f64 970 970
select f64 584 923 147
select f64 588 966 147
mul f64 972 973
select f64 593 967 147
select f64 597 968 147
mul f64 975 976
mul f64 974 977
select f64 603 969 147
select f64 607 970 147
mul f64 979 980
select f64 612 971 147
mul f64 971 971
select f64 617 983 147
mul f64 982 984
mul f64 981 985
mul f64 978 986
div f64 922 842
mul f64 924 965
add f64 248 989
add f64 988 990
mul f64 987 991
sub f64 920 992
div f64 147 572
mul f64 994 994
mul f64 995 995
mul f64 996 996
mul f64 997 997
mul f64 998 998
mul f64 999 999
select f64 584 994 147
select f64 588 995 147
mul f64 1001 1002
select f64 593 996 147
select f64 597 997 147
mul f64 1004 1005
mul f64 1003 1006
select f64 603 998 147
select f64 607 999 147
mul f64 1008 1009
select f64 612 1000 147
mul f64 1000 1000
select f64 617 1012 147
mul f64 1011 1013
mul f64 1010 1014
mul f64 1007 1015
le i1 147 571
add f64 572 147
div f64 147 1018
mul f64 1019 1019
mul f64 1020 1020
mul f64 1021 1021
mul f64 1022 1022
mul f64 1023 1023
mul f64 1024 1024
select f64 584 1019 147
select f64 588 1020 147
mul f64 1026 1027
select f64 593 1021 147
select f64 597 1022 147
mul f64 1029 1030
mul f64 1028 1031
select f64 603 1023 147
select f64 607 1024 147
mul f64 1033 1034
select f64 612 1025 147
mul f64 1025 1025
select f64 617 1037 147
mul f64 1036 1038
mul f64 1035 1039
mul f64 1032 1040
select f64 1017 1041 647
add f64 1016 1042
le i1 650 571
add f64 572 650
div f64 147 1045
mul f64 1046 1046
mul f64 1047 1047
mul f64 1048 1048
mul f64 1049 1049
mul f64 1050 1050
mul f64 1051 1051
select f64 584 1046 147
select f64 588 1047 147
mul f64 1053 1054
select f64 593 1048 147
select f64 597 1049 147
mul f64 1056 1057
mul f64 1055 1058
select f64 603 1050 147
select f64 607 1051 147
mul f64 1060 1061
select f64 612 1052 147
mul f64 1052 1052
select f64 617 1064 147
mul f64 1063 1065
mul f64 1062 1066
mul f64 1059 1067
select f64 1044 1068 647
add f64 1043 1069
le i1 678 571
add f64 572 678
div f64 147 1072
mul f64 1073 1073
mul f64 1074 1074
mul f64 1075 1075
mul f64 1076 1076
mul f64 1077 1077
mul f64 1078 1078
select f64 584 1073 147
select f64 588 1074 147
mul f64 1080 1081
select f64 593 1075 147
select f64 597 1076 147
mul f64 1083 1084
mul f64 1082 1085
select f64 603 1077 147
select f64 607 1078 147
mul f64 1087 1088
select f64 612 1079 147
mul f64 1079 1079
select f64 617 1091 147
mul f64 1090 1092
mul f64 1089 1093
mul f64 1086 1094
select f64 1071 1095 647
le i1 705 571
add f64 572 705
div f64 147 1098
mul f64 1099 1099
mul f64 1100 1100
mul f64 1101 1101
mul f64 1102 1102
mul f64 1103 1103
mul f64 1104 1104
select f64 584 1099 147
select f64 588 1100 147
mul f64 1106 1107
select f64 593 1101 147
select f64 597 1102 147
mul f64 1109 1110
mul f64 1108 1111
select f64 603 1103 147
select f64 607 1104 147
mul f64 1113 1114
select f64 612 1105 147
mul f64 1105 1105
select f64 617 1117 147
mul f64 1116 1118
mul f64 1115 1119
mul f64 1112 1120
select f64 1097 1121 647
add f64 1096 1122
le i1 574 571
add f64 572 574
div f64 147 1125
mul f64 1126 1126
mul f64 1127 1127
mul f64 1128 1128
mul f64 1129 1129
mul f64 1130 1130
mul f64 1131 1131
select f64 584 1126 147
select f64 588 1127 147
mul f64 1133 1134
select f64 593 1128 147
select f64 597 1129 147
mul f64 1136 1137
mul f64 1135 1138
select f64 603 1130 147
select f64 607 1131 147
mul f64 1140 1141
select f64 612 1132 147
mul f64 1132 1132
select f64 617 1144 147
mul f64 1143 1145
mul f64 1142 1146
mul f64 1139 1147
select f64 1124 1148 647
add f64 1123 1149
add f64 1070 1150
add f64 1151 993
add f64 848 1152
sub f64 848 1152
select f64 11 1153 1154
exponential f64 256
mul f64 1155 1156
select f64 149 1157 1155
convert f32 1158
select f32 560 555 1159
eq i1 0 17
neg f32 4
ne i1 1 1162
and i1 18 16
and i1 1164 11
and i1 1165 1163
or i1 1161 1166
sub f32 4 4
select f32 1167 4 1168
ne i1 1 1
select f32 23 1160 1169
select f32 1170 1168 1171
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
constant f64 4590669220166325589
constant f64 13791923578851126295
constant f64 4560459359808757786
constant f64 13782001362529237012
constant f64 4560903004447375139
constant f64 13789857891829234813
constant f64 4574040544619111450
constant f64 13807546654264349592
constant f64 4595640390918211200
mul f64 77 74
add f64 84 76
mul f64 79 74
add f64 86 78
mul f64 81 74
add f64 88 80
mul f64 83 74
add f64 90 82
mul f64 74 74
mul f64 87 92
add f64 93 85
mul f64 91 92
add f64 95 89
mul f64 92 92
mul f64 96 97
add f64 98 94
mul f64 99 74
add f64 100 75
mul f64 73 101
bitcast i64 72
constant i64 4604544271217802189
sub i64 103 104
constant i64 52
shr i64 105 106
shl i64 107 106
sub i64 103 108
bitcast f64 109
sub f64 110 17
convert f64 107
sub f64 112 12
add f64 24 111
div f64 111 114
constant f64 4604418534313443328
mul f64 113 116
mul f64 24 115
add f64 117 118
mul f64 115 115
mul f64 115 120
constant f64 4604180019048437077
constant f64 4600877379321698710
constant f64 4598818590920617815
constant f64 4597174419626481272
constant f64 4595718710896926376
constant f64 4594710891561318956
constant f64 4593972918407205359
constant f64 4593077600256378520
constant f64 4593299128419761136
mul f64 125 120
add f64 131 124
mul f64 127 120
add f64 133 126
mul f64 129 120
add f64 135 128
mul f64 120 120
mul f64 134 137
add f64 138 132
mul f64 130 137
add f64 140 136
mul f64 137 137
mul f64 141 142
add f64 143 139
mul f64 144 120
add f64 145 123
mul f64 120 146
add f64 122 147
mul f64 121 148
add f64 119 149
mul f64 115 114
sub f64 111 151
bitcast i64 115
constant i64 18446744073575333888
and i64 153 154
bitcast f64 155
sub f64 115 156
bitcast i64 114
and i64 158 154
bitcast f64 159
sub f64 114 160
mul f64 156 160
sub f64 162 151
mul f64 156 161
add f64 163 164
mul f64 157 160
add f64 165 166
mul f64 157 161
add f64 167 168
sub f64 152 169
sub f64 114 24
sub f64 111 171
mul f64 115 172
sub f64 170 173
div f64 17 114
mul f64 174 175
sub f64 119 117
sub f64 118 177
sub f64 150 119
sub f64 150 179
sub f64 119 180
sub f64 149 179
add f64 181 182
add f64 178 183
constant f64 13639225319613145088
mul f64 113 185
add f64 184 186
constant f64 13450228951638253950
mul f64 113 188
mul f64 24 176
mul f64 156 156
sub f64 191 120
mul f64 156 157
add f64 192 193
mul f64 157 156
add f64 194 195
mul f64 157 157
add f64 196 197
mul f64 118 176
add f64 198 199
bitcast i64 120
and i64 201 154
bitcast f64 202
sub f64 120 203
mul f64 156 203
sub f64 205 121
mul f64 156 204
add f64 206 207
mul f64 157 203
add f64 208 209
mul f64 157 204
add f64 210 211
mul f64 115 200
mul f64 176 120
add f64 213 214
add f64 212 215
sub f64 148 122
sub f64 147 217
constant f64 4360985639170430293
add f64 218 219
bitcast i64 121
and i64 221 154
bitcast f64 222
sub f64 121 223
bitcast i64 148
and i64 225 154
bitcast f64 226
sub f64 148 227
mul f64 223 227
sub f64 229 149
mul f64 223 228
add f64 230 231
mul f64 224 227
add f64 232 233
mul f64 224 228
add f64 234 235
mul f64 121 220
mul f64 216 148
add f64 237 238
add f64 236 239
add f64 190 240
add f64 189 241
add f64 187 242
div f64 12 72
add f64 243 244
add f64 150 245
sub f64 246 150
sub f64 245 247
add f64 72 7
sub f64 249 72
sub f64 249 250
sub f64 72 251
sub f64 7 250
add f64 252 253
mul f64 246 249
bitcast i64 246
and i64 256 154
bitcast f64 257
sub f64 246 258
bitcast i64 249
and i64 260 154
bitcast f64 261
sub f64 249 262
mul f64 258 262
sub f64 264 255
mul f64 258 263
add f64 265 266
mul f64 259 262
add f64 267 268
mul f64 259 263
add f64 269 270
mul f64 246 254
mul f64 248 249
add f64 272 273
add f64 271 274
add f64 255 275
sub f64 276 255
sub f64 275 277
neg f64 72
add f64 276 279
sub f64 280 276
sub f64 280 281
sub f64 276 282
sub f64 279 281
add f64 283 284
add f64 285 278
add f64 280 286
sub f64 287 280
sub f64 286 288
constant f64 4606452282016710325
constant f64 13584645768576234975
add f64 290 102
sub f64 292 290
sub f64 292 293
sub f64 290 294
sub f64 102 293
add f64 295 296
add f64 297 291
add f64 292 298
sub f64 299 292
sub f64 298 300
add f64 287 299
sub f64 302 287
sub f64 302 303
sub f64 287 304
sub f64 299 303
add f64 305 306
add f64 289 301
sub f64 308 289
sub f64 308 309
sub f64 289 310
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
select f64 70 319 12
select f64 70 321 12
ne i1 67 42
select f64 324 68 12
bitcast i64 67
sub i64 326 104
shr i64 327 106
shl i64 328 106
sub i64 326 329
bitcast f64 330
sub f64 331 17
convert f64 328
sub f64 333 325
add f64 24 332
div f64 332 335
mul f64 334 116
mul f64 24 336
add f64 337 338
mul f64 336 336
mul f64 336 340
mul f64 125 340
add f64 342 124
mul f64 127 340
add f64 344 126
mul f64 129 340
add f64 346 128
mul f64 340 340
mul f64 345 348
add f64 349 343
mul f64 130 348
add f64 351 347
mul f64 348 348
mul f64 352 353
add f64 354 350
mul f64 355 340
add f64 356 123
mul f64 340 357
add f64 122 358
mul f64 341 359
add f64 339 360
mul f64 336 335
sub f64 332 362
bitcast i64 336
and i64 364 154
bitcast f64 365
sub f64 336 366
bitcast i64 335
and i64 368 154
bitcast f64 369
sub f64 335 370
mul f64 366 370
sub f64 372 362
mul f64 366 371
add f64 373 374
mul f64 367 370
add f64 375 376
mul f64 367 371
add f64 377 378
sub f64 363 379
sub f64 335 24
sub f64 332 381
mul f64 336 382
sub f64 380 383
div f64 17 335
mul f64 384 385
sub f64 339 337
sub f64 338 387
sub f64 361 339
sub f64 361 389
sub f64 339 390
sub f64 360 389
add f64 391 392
add f64 388 393
mul f64 334 185
add f64 394 395
mul f64 334 188
mul f64 24 386
mul f64 366 366
sub f64 399 340
mul f64 366 367
add f64 400 401
mul f64 367 366
add f64 402 403
mul f64 367 367
add f64 404 405
mul f64 338 386
add f64 406 407
bitcast i64 340
and i64 409 154
bitcast f64 410
sub f64 340 411
mul f64 366 411
sub f64 413 341
mul f64 366 412
add f64 414 415
mul f64 367 411
add f64 416 417
mul f64 367 412
add f64 418 419
mul f64 336 408
mul f64 386 340
add f64 421 422
add f64 420 423
sub f64 359 122
sub f64 358 425
add f64 426 219
bitcast i64 341
and i64 428 154
bitcast f64 429
sub f64 341 430
bitcast i64 359
and i64 432 154
bitcast f64 433
sub f64 359 434
mul f64 430 434
sub f64 436 360
mul f64 430 435
add f64 437 438
mul f64 431 434
add f64 439 440
mul f64 431 435
add f64 441 442
mul f64 341 427
mul f64 424 359
add f64 444 445
add f64 443 446
add f64 398 447
add f64 397 448
add f64 396 449
div f64 12 67
add f64 450 451
add f64 361 452
sub f64 453 361
sub f64 452 454
bitcast i64 50
sub i64 456 104
shr i64 457 106
shl i64 458 106
sub i64 456 459
bitcast f64 460
sub f64 461 17
convert f64 458
sub f64 463 12
add f64 24 462
div f64 462 465
mul f64 464 116
mul f64 24 466
add f64 467 468
mul f64 466 466
mul f64 466 470
mul f64 125 470
add f64 472 124
mul f64 127 470
add f64 474 126
mul f64 129 470
add f64 476 128
mul f64 470 470
mul f64 475 478
add f64 479 473
mul f64 130 478
add f64 481 477
mul f64 478 478
mul f64 482 483
add f64 484 480
mul f64 485 470
add f64 486 123
mul f64 470 487
add f64 122 488
mul f64 471 489
add f64 469 490
mul f64 466 465
sub f64 462 492
bitcast i64 466
and i64 494 154
bitcast f64 495
sub f64 466 496
bitcast i64 465
and i64 498 154
bitcast f64 499
sub f64 465 500
mul f64 496 500
sub f64 502 492
mul f64 496 501
add f64 503 504
mul f64 497 500
add f64 505 506
mul f64 497 501
add f64 507 508
sub f64 493 509
sub f64 465 24
sub f64 462 511
mul f64 466 512
sub f64 510 513
div f64 17 465
mul f64 514 515
sub f64 469 467
sub f64 468 517
sub f64 491 469
sub f64 491 519
sub f64 469 520
sub f64 490 519
add f64 521 522
add f64 518 523
mul f64 464 185
add f64 524 525
mul f64 464 188
mul f64 24 516
mul f64 496 496
sub f64 529 470
mul f64 496 497
add f64 530 531
mul f64 497 496
add f64 532 533
mul f64 497 497
add f64 534 535
mul f64 468 516
add f64 536 537
bitcast i64 470
and i64 539 154
bitcast f64 540
sub f64 470 541
mul f64 496 541
sub f64 543 471
mul f64 496 542
add f64 544 545
mul f64 497 541
add f64 546 547
mul f64 497 542
add f64 548 549
mul f64 466 538
mul f64 516 470
add f64 551 552
add f64 550 553
sub f64 489 122
sub f64 488 555
add f64 556 219
bitcast i64 471
and i64 558 154
bitcast f64 559
sub f64 471 560
bitcast i64 489
and i64 562 154
bitcast f64 563
sub f64 489 564
mul f64 560 564
sub f64 566 490
mul f64 560 565
add f64 567 568
mul f64 561 564
add f64 569 570
mul f64 561 565
add f64 571 572
mul f64 471 557
mul f64 554 489
add f64 574 575
add f64 573 576
add f64 528 577
add f64 527 578
add f64 526 579
div f64 51 50
add f64 580 581
add f64 491 582
sub f64 583 491
sub f64 582 584
bitcast i64 60
sub i64 586 104
shr i64 587 106
shl i64 588 106
sub i64 586 589
bitcast f64 590
sub f64 591 17
convert f64 588
sub f64 593 12
add f64 24 592
div f64 592 595
mul f64 594 116
mul f64 24 596
add f64 597 598
mul f64 596 596
mul f64 596 600
mul f64 125 600
add f64 602 124
mul f64 127 600
add f64 604 126
mul f64 129 600
add f64 606 128
mul f64 600 600
mul f64 605 608
add f64 609 603
mul f64 130 608
add f64 611 607
mul f64 608 608
mul f64 612 613
add f64 614 610
mul f64 615 600
add f64 616 123
mul f64 600 617
add f64 122 618
mul f64 601 619
add f64 599 620
mul f64 596 595
sub f64 592 622
bitcast i64 596
and i64 624 154
bitcast f64 625
sub f64 596 626
bitcast i64 595
and i64 628 154
bitcast f64 629
sub f64 595 630
mul f64 626 630
sub f64 632 622
mul f64 626 631
add f64 633 634
mul f64 627 630
add f64 635 636
mul f64 627 631
add f64 637 638
sub f64 623 639
sub f64 595 24
sub f64 592 641
mul f64 596 642
sub f64 640 643
div f64 17 595
mul f64 644 645
sub f64 599 597
sub f64 598 647
sub f64 621 599
sub f64 621 649
sub f64 599 650
sub f64 620 649
add f64 651 652
add f64 648 653
mul f64 594 185
add f64 654 655
mul f64 594 188
mul f64 24 646
mul f64 626 626
sub f64 659 600
mul f64 626 627
add f64 660 661
mul f64 627 626
add f64 662 663
mul f64 627 627
add f64 664 665
mul f64 598 646
add f64 666 667
bitcast i64 600
and i64 669 154
bitcast f64 670
sub f64 600 671
mul f64 626 671
sub f64 673 601
mul f64 626 672
add f64 674 675
mul f64 627 671
add f64 676 677
mul f64 627 672
add f64 678 679
mul f64 596 668
mul f64 646 600
add f64 681 682
add f64 680 683
sub f64 619 122
sub f64 618 685
add f64 686 219
bitcast i64 601
and i64 688 154
bitcast f64 689
sub f64 601 690
bitcast i64 619
and i64 692 154
bitcast f64 693
sub f64 619 694
mul f64 690 694
sub f64 696 620
mul f64 690 695
add f64 697 698
mul f64 691 694
add f64 699 700
mul f64 691 695
add f64 701 702
mul f64 601 687
mul f64 684 619
add f64 704 705
add f64 703 706
add f64 658 707
add f64 657 708
add f64 656 709
div f64 62 60
add f64 710 711
add f64 621 712
sub f64 713 621
sub f64 712 714
neg f64 39
mul f64 453 716
bitcast i64 453
and i64 718 154
bitcast f64 719
sub f64 453 720
bitcast i64 716
and i64 722 154
bitcast f64 723
sub f64 716 724
mul f64 720 724
sub f64 726 717
mul f64 720 725
add f64 727 728
mul f64 721 724
add f64 729 730
mul f64 721 725
add f64 731 732
mul f64 455 716
add f64 733 734
add f64 717 735
sub f64 736 717
sub f64 735 737
add f64 322 736
sub f64 739 322
sub f64 739 740
sub f64 322 741
sub f64 736 740
add f64 742 743
add f64 323 738
sub f64 745 323
sub f64 745 746
sub f64 323 747
sub f64 738 746
add f64 748 749
add f64 744 745
add f64 739 751
sub f64 752 739
sub f64 751 753
add f64 754 750
add f64 752 755
sub f64 756 752
sub f64 755 757
constant f64 4653432275910787072
neg f64 759
lt i1 756 760
select f64 761 760 756
lt i1 759 762
select f64 763 759 762
eq i1 764 756
select f64 765 758 12
mul f64 583 716
bitcast i64 583
and i64 768 154
bitcast f64 769
sub f64 583 770
mul f64 770 724
sub f64 772 767
mul f64 770 725
add f64 773 774
mul f64 771 724
add f64 775 776
mul f64 771 725
add f64 777 778
mul f64 585 716
add f64 779 780
add f64 767 781
sub f64 782 767
sub f64 781 783
add f64 322 782
sub f64 785 322
sub f64 785 786
sub f64 322 787
sub f64 782 786
add f64 788 789
add f64 323 784
sub f64 791 323
sub f64 791 792
sub f64 323 793
sub f64 784 792
add f64 794 795
add f64 790 791
add f64 785 797
sub f64 798 785
sub f64 797 799
add f64 800 796
add f64 798 801
sub f64 802 798
sub f64 801 803
lt i1 802 760
select f64 805 760 802
lt i1 759 806
select f64 807 759 806
eq i1 808 802
select f64 809 804 12
add f64 17 716
sub f64 811 17
sub f64 811 812
sub f64 17 813
sub f64 716 812
add f64 814 815
mul f64 713 811
bitcast i64 713
and i64 818 154
bitcast f64 819
sub f64 713 820
bitcast i64 811
and i64 822 154
bitcast f64 823
sub f64 811 824
mul f64 820 824
sub f64 826 817
mul f64 820 825
add f64 827 828
mul f64 821 824
add f64 829 830
mul f64 821 825
add f64 831 832
mul f64 713 816
mul f64 715 811
add f64 834 835
add f64 833 836
add f64 817 837
sub f64 838 817
sub f64 837 839
add f64 322 838
sub f64 841 322
sub f64 841 842
sub f64 322 843
sub f64 838 842
add f64 844 845
add f64 323 840
sub f64 847 323
sub f64 847 848
sub f64 323 849
sub f64 840 848
add f64 850 851
add f64 846 847
add f64 841 853
sub f64 854 841
sub f64 853 855
add f64 856 852
add f64 854 857
sub f64 858 854
sub f64 857 859
lt i1 858 760
select f64 861 760 858
lt i1 759 862
select f64 863 759 862
eq i1 864 858
select f64 865 860 12
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 764 867
add f64 869 868
bitcast i64 870
constant i64 4843621399236968448
sub i64 871 872
mul f64 808 867
add f64 874 868
bitcast i64 875
sub i64 876 872
mul f64 864 867
add f64 878 868
bitcast i64 879
sub i64 880 872
abs f64 808
eq i1 882 759
eq i1 864 808
and i1 883 884
constant f64 4636174341401214976
div f64 52 50
log_plus_one f64 887
mul f64 39 888
lt i1 886 889
or i1 885 890
lt i1 881 877
or i1 891 892
select i64 893 877 881
select i64 43 873 894
div f64 17 50
log_plus_one f64 896
mul f64 716 897
exponential f64 898
div f64 24 50
log_plus_one f64 900
mul f64 716 901
exponential f64 902
constant f64 4613937818241073152
div f64 904 50
log_plus_one f64 905
mul f64 716 906
exponential f64 907
constant f64 4616189618054758400
div f64 909 50
log_plus_one f64 910
mul f64 716 911
exponential f64 912
constant f64 4617315517961601024
div f64 914 50
log_plus_one f64 915
mul f64 716 916
exponential f64 917
constant f64 4618441417868443648
div f64 919 50
log_plus_one f64 920
mul f64 716 921
exponential f64 922
constant f64 4619567317775286272
div f64 924 50
log_plus_one f64 925
mul f64 716 926
exponential f64 927
constant f64 4620693217682128896
div f64 929 50
log_plus_one f64 930
mul f64 716 931
exponential f64 932
constant f64 4621256167635550208
div f64 934 50
log_plus_one f64 935
mul f64 716 936
exponential f64 937
add f64 17 899
sub f64 939 17
sub f64 939 940
sub f64 17 941
sub f64 899 940
add f64 942 943
add f64 938 933
add f64 928 923
add f64 945 946
add f64 918 913
add f64 908 903
add f64 948 949
add f64 947 950
sub i64 877 895
constant i64 18446744073709550616
lt i1 952 953
select i64 954 953 952
sub f64 875 868
neg f64 956
mul f64 957 116
add f64 958 808
mul f64 957 185
add f64 960 810
add f64 959 961
sub f64 962 959
sub f64 962 963
sub f64 959 964
sub f64 961 963
add f64 965 966
mul f64 962 962
constant f64 4602678819172646917
constant f64 4595172819793696076
constant f64 4586165620538941447
constant f64 4575957461383588187
constant f64 4564047942389340013
constant f64 4551452160552810439
constant f64 4537941336995398790
constant f64 4523617207225571602
constant f64 4508818142790474795
constant f64 4493169262076825869
mul f64 971 962
add f64 979 970
mul f64 973 962
add f64 981 972
mul f64 975 962
add f64 983 974
mul f64 977 962
add f64 985 976
mul f64 982 968
add f64 987 980
mul f64 986 968
add f64 989 984
mul f64 968 968
mul f64 990 991
add f64 992 988
mul f64 991 991
mul f64 978 994
add f64 995 993
mul f64 996 962
add f64 997 969
mul f64 967 962
add f64 967 999
mul f64 968 998
add f64 1001 1000
add f64 962 1002
sub f64 1003 962
sub f64 1002 1004
add f64 1003 17
sub f64 1006 1003
sub f64 1006 1007
sub f64 1003 1008
sub f64 17 1007
add f64 1009 1010
add f64 1011 1005
add f64 1006 1012
sub f64 1013 1006
sub f64 1012 1014
constant i64 1023
add i64 955 1016
shl i64 1017 106
bitcast f64 1018
mul f64 1013 1019
mul f64 1015 1019
add f64 939 951
sub f64 1022 939
sub f64 1022 1023
sub f64 939 1024
sub f64 951 1023
add f64 1025 1026
add f64 1027 944
add f64 1022 1028
sub f64 1029 1022
sub f64 1028 1030
mul f64 1020 1029
bitcast i64 1020
and i64 1033 154
bitcast f64 1034
sub f64 1020 1035
bitcast i64 1029
and i64 1037 154
bitcast f64 1038
sub f64 1029 1039
mul f64 1035 1039
sub f64 1041 1032
mul f64 1035 1040
add f64 1042 1043
mul f64 1036 1039
add f64 1044 1045
mul f64 1036 1040
add f64 1046 1047
mul f64 1020 1031
mul f64 1021 1029
add f64 1049 1050
add f64 1048 1051
add f64 1032 1052
sub f64 1053 1032
sub f64 1052 1054
sub i64 881 895
lt i1 1056 953
select i64 1057 953 1056
sub f64 879 868
neg f64 1059
mul f64 1060 116
add f64 1061 864
mul f64 1060 185
add f64 1063 866
add f64 1062 1064
sub f64 1065 1062
sub f64 1065 1066
sub f64 1062 1067
sub f64 1064 1066
add f64 1068 1069
mul f64 1065 1065
mul f64 971 1065
add f64 1072 970
mul f64 973 1065
add f64 1074 972
mul f64 975 1065
add f64 1076 974
mul f64 977 1065
add f64 1078 976
mul f64 1075 1071
add f64 1080 1073
mul f64 1079 1071
add f64 1082 1077
mul f64 1071 1071
mul f64 1083 1084
add f64 1085 1081
mul f64 1084 1084
mul f64 978 1087
add f64 1088 1086
mul f64 1089 1065
add f64 1090 969
mul f64 1070 1065
add f64 1070 1092
mul f64 1071 1091
add f64 1094 1093
add f64 1065 1095
sub f64 1096 1065
sub f64 1095 1097
add f64 1096 17
sub f64 1099 1096
sub f64 1099 1100
sub f64 1096 1101
sub f64 17 1100
add f64 1102 1103
add f64 1104 1098
add f64 1099 1105
sub f64 1106 1099
sub f64 1105 1107
add i64 1058 1016
shl i64 1109 106
bitcast f64 1110
mul f64 1106 1111
mul f64 1108 1111
constant f64 13548120537355135836
constant f64 4348621135304996719
constant f64 4626604192193052672
add f64 39 1116
div f64 1117 60
constant f64 4626885667169763328
add f64 39 1119
div f64 1120 60
mul f64 1118 1121
mul f64 1122 1114
add f64 1115 1123
constant f64 13596182391332449521
add f64 39 71
div f64 1126 60
constant f64 4626322717216342016
add f64 39 1128
div f64 1129 60
mul f64 1127 1130
mul f64 1131 1124
add f64 1125 1132
constant f64 4396451700045852318
constant f64 4625478292286210048
add f64 39 1135
div f64 1136 60
add f64 39 69
div f64 1138 60
mul f64 1137 1139
mul f64 1140 1133
add f64 1134 1141
constant f64 13643613625212573020
constant f64 4624633867356078080
add f64 39 1144
div f64 1145 60
constant f64 4625196817309499392
add f64 39 1147
div f64 1148 60
mul f64 1146 1149
mul f64 1150 1142
add f64 1143 1151
constant f64 4444329021859205474
constant f64 4623507967449235456
add f64 39 1154
div f64 1155 60
constant f64 4624070917402656768
add f64 39 1157
div f64 1158 60
mul f64 1156 1159
mul f64 1160 1152
add f64 1153 1161
constant f64 13691549822694467199
constant f64 4622382067542392832
add f64 39 1164
div f64 1165 60
constant f64 4622945017495814144
add f64 39 1167
div f64 1168 60
mul f64 1166 1169
mul f64 1170 1162
add f64 1163 1171
constant f64 4491894841499127486
add f64 39 934
div f64 1174 60
add f64 39 52
div f64 1176 60
mul f64 1175 1177
mul f64 1178 1172
add f64 1173 1179
constant f64 13739283409492307723
add f64 39 924
div f64 1182 60
add f64 39 929
div f64 1184 60
mul f64 1183 1185
mul f64 1186 1180
add f64 1181 1187
constant f64 4540004915786880359
add f64 39 914
div f64 1190 60
add f64 39 919
div f64 1192 60
mul f64 1191 1193
mul f64 1194 1188
add f64 1189 1195
constant f64 13787419979223755799
add f64 39 904
div f64 1198 60
add f64 39 909
div f64 1200 60
mul f64 1199 1201
mul f64 1202 1196
add f64 1197 1203
add f64 39 17
div f64 1205 60
add f64 39 24
div f64 1207 60
mul f64 1206 1208
mul f64 1209 1204
add f64 75 1210
constant f64 13830554455654793216
add f64 39 1212
sub f64 1213 39
sub f64 1213 1214
sub f64 39 1215
sub f64 1212 1214
add f64 1216 1217
div f64 17 1213
mul f64 1219 1213
bitcast i64 1219
and i64 1221 154
bitcast f64 1222
sub f64 1219 1223
bitcast i64 1213
and i64 1225 154
bitcast f64 1226
sub f64 1213 1227
mul f64 1223 1227
sub f64 1229 1220
mul f64 1223 1228
add f64 1230 1231
mul f64 1224 1227
add f64 1232 1233
mul f64 1224 1228
add f64 1234 1235
sub f64 17 1220
sub f64 1237 1236
add f64 1238 12
mul f64 1219 1218
sub f64 1239 1240
div f64 1241 1213
add f64 1219 1242
sub f64 1243 1219
sub f64 1242 1244
div f64 39 60
mul f64 1246 1211
add f64 7 1247
div f64 1248 60
add f64 1243 1249
sub f64 1250 1243
sub f64 1250 1251
sub f64 1243 1252
sub f64 1249 1251
add f64 1253 1254
add f64 1255 1245
add f64 1250 1256
sub f64 1257 1250
sub f64 1256 1258
mul f64 1112 1257
bitcast i64 1112
and i64 1261 154
bitcast f64 1262
sub f64 1112 1263
bitcast i64 1257
and i64 1265 154
bitcast f64 1266
sub f64 1257 1267
mul f64 1263 1267
sub f64 1269 1260
mul f64 1263 1268
add f64 1270 1271
mul f64 1264 1267
add f64 1272 1273
mul f64 1264 1268
add f64 1274 1275
mul f64 1112 1259
mul f64 1113 1257
add f64 1277 1278
add f64 1276 1279
add f64 1260 1280
sub f64 1281 1260
sub f64 1280 1282
select f64 891 12 1281
select f64 891 12 1283
add f64 1053 1284
sub f64 1286 1053
sub f64 1286 1287
sub f64 1053 1288
sub f64 1284 1287
add f64 1289 1290
add f64 1055 1285
sub f64 1292 1055
sub f64 1292 1293
sub f64 1055 1294
sub f64 1285 1293
add f64 1295 1296
add f64 1291 1292
add f64 1286 1298
sub f64 1299 1286
sub f64 1298 1300
add f64 1301 1297
add f64 1299 1302
sub f64 1303 1299
sub f64 1302 1304
constant i64 0
lt i1 1306 953
select i64 1307 953 1306
sub f64 870 868
neg f64 1309
mul f64 1310 116
add f64 1311 764
mul f64 1310 185
add f64 1313 766
add f64 1312 1314
sub f64 1315 1312
sub f64 1315 1316
sub f64 1312 1317
sub f64 1314 1316
add f64 1318 1319
mul f64 1315 1315
mul f64 971 1315
add f64 1322 970
mul f64 973 1315
add f64 1324 972
mul f64 975 1315
add f64 1326 974
mul f64 977 1315
add f64 1328 976
mul f64 1325 1321
add f64 1330 1323
mul f64 1329 1321
add f64 1332 1327
mul f64 1321 1321
mul f64 1333 1334
add f64 1335 1331
mul f64 1334 1334
mul f64 978 1337
add f64 1338 1336
mul f64 1339 1315
add f64 1340 969
mul f64 1320 1315
add f64 1320 1342
mul f64 1321 1341
add f64 1344 1343
add f64 1315 1345
sub f64 1346 1315
sub f64 1345 1347
add f64 1346 17
sub f64 1349 1346
sub f64 1349 1350
sub f64 1346 1351
sub f64 17 1350
add f64 1352 1353
add f64 1354 1348
add f64 1349 1355
sub f64 1356 1349
sub f64 1355 1357
add i64 1308 1016
shl i64 1359 106
bitcast f64 1360
mul f64 1356 1361
mul f64 1358 1361
add f64 1303 1362
sub f64 1364 1303
sub f64 1364 1365
sub f64 1303 1366
sub f64 1362 1365
add f64 1367 1368
add f64 1305 1363
sub f64 1370 1305
sub f64 1370 1371
sub f64 1305 1372
sub f64 1363 1371
add f64 1373 1374
add f64 1369 1370
add f64 1364 1376
sub f64 1377 1364
sub f64 1376 1378
add f64 1379 1375
add f64 1377 1380
sub f64 1381 1377
sub f64 1380 1382
select f64 43 1381 1303
select f64 43 1383 1305
le i1 41 69
le i1 24 41
select f64 1387 24 17
add f64 24 17
le i1 1389 41
select f64 1390 1389 17
mul f64 1388 1391
add f64 24 24
le i1 1393 41
select f64 1394 1393 17
mul f64 1392 1395
add f64 24 904
le i1 1397 41
select f64 1398 1397 17
mul f64 1396 1399
add f64 24 909
le i1 1401 41
select f64 1402 1401 17
mul f64 1400 1403
le i1 924 41
select f64 1405 924 17
add f64 924 17
le i1 1407 41
select f64 1408 1407 17
mul f64 1406 1409
add f64 924 24
le i1 1411 41
select f64 1412 1411 17
mul f64 1410 1413
add f64 924 904
le i1 1415 41
select f64 1416 1415 17
mul f64 1414 1417
add f64 924 909
le i1 1419 41
select f64 1420 1419 17
mul f64 1418 1421
mul f64 1404 1422
le i1 1167 41
select f64 1424 1167 17
add f64 1167 17
le i1 1426 41
select f64 1427 1426 17
mul f64 1425 1428
add f64 1167 24
le i1 1430 41
select f64 1431 1430 17
mul f64 1429 1432
add f64 1167 904
le i1 1434 41
select f64 1435 1434 17
mul f64 1433 1436
add f64 1167 909
le i1 1438 41
select f64 1439 1438 17
mul f64 1437 1440
le i1 1135 41
select f64 1442 1135 17
le i1 69 41
select f64 1444 69 17
mul f64 1443 1445
mul f64 1441 1446
mul f64 1423 1447
select f64 1386 1448 17
mul f64 1384 1449
bitcast i64 1384
and i64 1451 154
bitcast f64 1452
sub f64 1384 1453
bitcast i64 1449
and i64 1455 154
bitcast f64 1456
sub f64 1449 1457
mul f64 1453 1457
sub f64 1459 1450
mul f64 1453 1458
add f64 1460 1461
mul f64 1454 1457
add f64 1462 1463
mul f64 1454 1458
add f64 1464 1465
mul f64 1385 1449
add f64 1466 1467
add f64 1450 1468
sub f64 1469 1450
sub f64 1468 1470
add f64 1469 1471
constant i64 1
shr i64 895 1473
add i64 1474 1016
shl i64 1475 106
bitcast f64 1476
mul f64 1472 1477
sub i64 895 1474
add i64 1479 1016
shl i64 1480 106
bitcast f64 1481
mul f64 1478 1482
select f64 36 1483 12
lt i1 33 4
select f64 1485 33 17
lt i1 1486 17
add f64 17 1486
sub f64 1488 17
sub f64 1488 1489
sub f64 17 1490
sub f64 1486 1489
add f64 1491 1492
select f64 1487 1488 1486
select f64 1487 1493 12
add f64 1494 52
sub f64 1496 1494
sub f64 1496 1497
sub f64 1494 1498
sub f64 52 1497
add f64 1499 1500
add f64 1501 1495
add f64 1496 1502
sub f64 1503 1496
sub f64 1502 1504
lt i1 1486 63
mul f64 1486 64
select f64 1506 1507 1486
ne i1 1508 1486
select f64 1509 68 12
bitcast i64 1508
sub i64 1511 104
shr i64 1512 106
shl i64 1513 106
sub i64 1511 1514
bitcast f64 1515
sub f64 1516 17
convert f64 1513
sub f64 1518 1510
add f64 24 1517
div f64 1517 1520
mul f64 1519 116
mul f64 24 1521
add f64 1522 1523
mul f64 1521 1521
mul f64 1521 1525
mul f64 125 1525
add f64 1527 124
mul f64 127 1525
add f64 1529 126
mul f64 129 1525
add f64 1531 128
mul f64 1525 1525
mul f64 1530 1533
add f64 1534 1528
mul f64 130 1533
add f64 1536 1532
mul f64 1533 1533
mul f64 1537 1538
add f64 1539 1535
mul f64 1540 1525
add f64 1541 123
mul f64 1525 1542
add f64 122 1543
mul f64 1526 1544
add f64 1524 1545
mul f64 1521 1520
sub f64 1517 1547
bitcast i64 1521
and i64 1549 154
bitcast f64 1550
sub f64 1521 1551
bitcast i64 1520
and i64 1553 154
bitcast f64 1554
sub f64 1520 1555
mul f64 1551 1555
sub f64 1557 1547
mul f64 1551 1556
add f64 1558 1559
mul f64 1552 1555
add f64 1560 1561
mul f64 1552 1556
add f64 1562 1563
sub f64 1548 1564
sub f64 1520 24
sub f64 1517 1566
mul f64 1521 1567
sub f64 1565 1568
div f64 17 1520
mul f64 1569 1570
sub f64 1524 1522
sub f64 1523 1572
sub f64 1546 1524
sub f64 1546 1574
sub f64 1524 1575
sub f64 1545 1574
add f64 1576 1577
add f64 1573 1578
mul f64 1519 185
add f64 1579 1580
mul f64 1519 188
mul f64 24 1571
mul f64 1551 1551
sub f64 1584 1525
mul f64 1551 1552
add f64 1585 1586
mul f64 1552 1551
add f64 1587 1588
mul f64 1552 1552
add f64 1589 1590
mul f64 1523 1571
add f64 1591 1592
bitcast i64 1525
and i64 1594 154
bitcast f64 1595
sub f64 1525 1596
mul f64 1551 1596
sub f64 1598 1526
mul f64 1551 1597
add f64 1599 1600
mul f64 1552 1596
add f64 1601 1602
mul f64 1552 1597
add f64 1603 1604
mul f64 1521 1593
mul f64 1571 1525
add f64 1606 1607
add f64 1605 1608
sub f64 1544 122
sub f64 1543 1610
add f64 1611 219
bitcast i64 1526
and i64 1613 154
bitcast f64 1614
sub f64 1526 1615
bitcast i64 1544
and i64 1617 154
bitcast f64 1618
sub f64 1544 1619
mul f64 1615 1619
sub f64 1621 1545
mul f64 1615 1620
add f64 1622 1623
mul f64 1616 1619
add f64 1624 1625
mul f64 1616 1620
add f64 1626 1627
mul f64 1526 1612
mul f64 1609 1544
add f64 1629 1630
add f64 1628 1631
add f64 1583 1632
add f64 1582 1633
add f64 1581 1634
div f64 12 1508
add f64 1635 1636
add f64 1546 1637
sub f64 1638 1546
sub f64 1637 1639
bitcast i64 1494
sub i64 1641 104
shr i64 1642 106
shl i64 1643 106
sub i64 1641 1644
bitcast f64 1645
sub f64 1646 17
convert f64 1643
sub f64 1648 12
add f64 24 1647
div f64 1647 1650
mul f64 1649 116
mul f64 24 1651
add f64 1652 1653
mul f64 1651 1651
mul f64 1651 1655
mul f64 125 1655
add f64 1657 124
mul f64 127 1655
add f64 1659 126
mul f64 129 1655
add f64 1661 128
mul f64 1655 1655
mul f64 1660 1663
add f64 1664 1658
mul f64 130 1663
add f64 1666 1662
mul f64 1663 1663
mul f64 1667 1668
add f64 1669 1665
mul f64 1670 1655
add f64 1671 123
mul f64 1655 1672
add f64 122 1673
mul f64 1656 1674
add f64 1654 1675
mul f64 1651 1650
sub f64 1647 1677
bitcast i64 1651
and i64 1679 154
bitcast f64 1680
sub f64 1651 1681
bitcast i64 1650
and i64 1683 154
bitcast f64 1684
sub f64 1650 1685
mul f64 1681 1685
sub f64 1687 1677
mul f64 1681 1686
add f64 1688 1689
mul f64 1682 1685
add f64 1690 1691
mul f64 1682 1686
add f64 1692 1693
sub f64 1678 1694
sub f64 1650 24
sub f64 1647 1696
mul f64 1651 1697
sub f64 1695 1698
div f64 17 1650
mul f64 1699 1700
sub f64 1654 1652
sub f64 1653 1702
sub f64 1676 1654
sub f64 1676 1704
sub f64 1654 1705
sub f64 1675 1704
add f64 1706 1707
add f64 1703 1708
mul f64 1649 185
add f64 1709 1710
mul f64 1649 188
mul f64 24 1701
mul f64 1681 1681
sub f64 1714 1655
mul f64 1681 1682
add f64 1715 1716
mul f64 1682 1681
add f64 1717 1718
mul f64 1682 1682
add f64 1719 1720
mul f64 1653 1701
add f64 1721 1722
bitcast i64 1655
and i64 1724 154
bitcast f64 1725
sub f64 1655 1726
mul f64 1681 1726
sub f64 1728 1656
mul f64 1681 1727
add f64 1729 1730
mul f64 1682 1726
add f64 1731 1732
mul f64 1682 1727
add f64 1733 1734
mul f64 1651 1723
mul f64 1701 1655
add f64 1736 1737
add f64 1735 1738
sub f64 1674 122
sub f64 1673 1740
add f64 1741 219
bitcast i64 1656
and i64 1743 154
bitcast f64 1744
sub f64 1656 1745
bitcast i64 1674
and i64 1747 154
bitcast f64 1748
sub f64 1674 1749
mul f64 1745 1749
sub f64 1751 1675
mul f64 1745 1750
add f64 1752 1753
mul f64 1746 1749
add f64 1754 1755
mul f64 1746 1750
add f64 1756 1757
mul f64 1656 1742
mul f64 1739 1674
add f64 1759 1760
add f64 1758 1761
add f64 1713 1762
add f64 1712 1763
add f64 1711 1764
div f64 1495 1494
add f64 1765 1766
add f64 1676 1767
sub f64 1768 1676
sub f64 1767 1769
bitcast i64 1503
sub i64 1771 104
shr i64 1772 106
shl i64 1773 106
sub i64 1771 1774
bitcast f64 1775
sub f64 1776 17
convert f64 1773
sub f64 1778 12
add f64 24 1777
div f64 1777 1780
mul f64 1779 116
mul f64 24 1781
add f64 1782 1783
mul f64 1781 1781
mul f64 1781 1785
mul f64 125 1785
add f64 1787 124
mul f64 127 1785
add f64 1789 126
mul f64 129 1785
add f64 1791 128
mul f64 1785 1785
mul f64 1790 1793
add f64 1794 1788
mul f64 130 1793
add f64 1796 1792
mul f64 1793 1793
mul f64 1797 1798
add f64 1799 1795
mul f64 1800 1785
add f64 1801 123
mul f64 1785 1802
add f64 122 1803
mul f64 1786 1804
add f64 1784 1805
mul f64 1781 1780
sub f64 1777 1807
bitcast i64 1781
and i64 1809 154
bitcast f64 1810
sub f64 1781 1811
bitcast i64 1780
and i64 1813 154
bitcast f64 1814
sub f64 1780 1815
mul f64 1811 1815
sub f64 1817 1807
mul f64 1811 1816
add f64 1818 1819
mul f64 1812 1815
add f64 1820 1821
mul f64 1812 1816
add f64 1822 1823
sub f64 1808 1824
sub f64 1780 24
sub f64 1777 1826
mul f64 1781 1827
sub f64 1825 1828
div f64 17 1780
mul f64 1829 1830
sub f64 1784 1782
sub f64 1783 1832
sub f64 1806 1784
sub f64 1806 1834
sub f64 1784 1835
sub f64 1805 1834
add f64 1836 1837
add f64 1833 1838
mul f64 1779 185
add f64 1839 1840
mul f64 1779 188
mul f64 24 1831
mul f64 1811 1811
sub f64 1844 1785
mul f64 1811 1812
add f64 1845 1846
mul f64 1812 1811
add f64 1847 1848
mul f64 1812 1812
add f64 1849 1850
mul f64 1783 1831
add f64 1851 1852
bitcast i64 1785
and i64 1854 154
bitcast f64 1855
sub f64 1785 1856
mul f64 1811 1856
sub f64 1858 1786
mul f64 1811 1857
add f64 1859 1860
mul f64 1812 1856
add f64 1861 1862
mul f64 1812 1857
add f64 1863 1864
mul f64 1781 1853
mul f64 1831 1785
add f64 1866 1867
add f64 1865 1868
sub f64 1804 122
sub f64 1803 1870
add f64 1871 219
bitcast i64 1786
and i64 1873 154
bitcast f64 1874
sub f64 1786 1875
bitcast i64 1804
and i64 1877 154
bitcast f64 1878
sub f64 1804 1879
mul f64 1875 1879
sub f64 1881 1805
mul f64 1875 1880
add f64 1882 1883
mul f64 1876 1879
add f64 1884 1885
mul f64 1876 1880
add f64 1886 1887
mul f64 1786 1872
mul f64 1869 1804
add f64 1889 1890
add f64 1888 1891
add f64 1843 1892
add f64 1842 1893
add f64 1841 1894
div f64 1505 1503
add f64 1895 1896
add f64 1806 1897
sub f64 1898 1806
sub f64 1897 1899
mul f64 1638 716
bitcast i64 1638
and i64 1902 154
bitcast f64 1903
sub f64 1638 1904
mul f64 1904 724
sub f64 1906 1901
mul f64 1904 725
add f64 1907 1908
mul f64 1905 724
add f64 1909 1910
mul f64 1905 725
add f64 1911 1912
mul f64 1640 716
add f64 1913 1914
add f64 1901 1915
sub f64 1916 1901
sub f64 1915 1917
add f64 322 1916
sub f64 1919 322
sub f64 1919 1920
sub f64 322 1921
sub f64 1916 1920
add f64 1922 1923
add f64 323 1918
sub f64 1925 323
sub f64 1925 1926
sub f64 323 1927
sub f64 1918 1926
add f64 1928 1929
add f64 1924 1925
add f64 1919 1931
sub f64 1932 1919
sub f64 1931 1933
add f64 1934 1930
add f64 1932 1935
sub f64 1936 1932
sub f64 1935 1937
lt i1 1936 760
select f64 1939 760 1936
lt i1 759 1940
select f64 1941 759 1940
eq i1 1942 1936
select f64 1943 1938 12
mul f64 1768 716
bitcast i64 1768
and i64 1946 154
bitcast f64 1947
sub f64 1768 1948
mul f64 1948 724
sub f64 1950 1945
mul f64 1948 725
add f64 1951 1952
mul f64 1949 724
add f64 1953 1954
mul f64 1949 725
add f64 1955 1956
mul f64 1770 716
add f64 1957 1958
add f64 1945 1959
sub f64 1960 1945
sub f64 1959 1961
add f64 322 1960
sub f64 1963 322
sub f64 1963 1964
sub f64 322 1965
sub f64 1960 1964
add f64 1966 1967
add f64 323 1962
sub f64 1969 323
sub f64 1969 1970
sub f64 323 1971
sub f64 1962 1970
add f64 1972 1973
add f64 1968 1969
add f64 1963 1975
sub f64 1976 1963
sub f64 1975 1977
add f64 1978 1974
add f64 1976 1979
sub f64 1980 1976
sub f64 1979 1981
lt i1 1980 760
select f64 1983 760 1980
lt i1 759 1984
select f64 1985 759 1984
eq i1 1986 1980
select f64 1987 1982 12
mul f64 1898 811
bitcast i64 1898
and i64 1990 154
bitcast f64 1991
sub f64 1898 1992
mul f64 1992 824
sub f64 1994 1989
mul f64 1992 825
add f64 1995 1996
mul f64 1993 824
add f64 1997 1998
mul f64 1993 825
add f64 1999 2000
mul f64 1898 816
mul f64 1900 811
add f64 2002 2003
add f64 2001 2004
add f64 1989 2005
sub f64 2006 1989
sub f64 2005 2007
add f64 322 2006
sub f64 2009 322
sub f64 2009 2010
sub f64 322 2011
sub f64 2006 2010
add f64 2012 2013
add f64 323 2008
sub f64 2015 323
sub f64 2015 2016
sub f64 323 2017
sub f64 2008 2016
add f64 2018 2019
add f64 2014 2015
add f64 2009 2021
sub f64 2022 2009
sub f64 2021 2023
add f64 2024 2020
add f64 2022 2025
sub f64 2026 2022
sub f64 2025 2027
lt i1 2026 760
select f64 2029 760 2026
lt i1 759 2030
select f64 2031 759 2030
eq i1 2032 2026
select f64 2033 2028 12
mul f64 1942 867
add f64 2035 868
bitcast i64 2036
sub i64 2037 872
mul f64 1986 867
add f64 2039 868
bitcast i64 2040
sub i64 2041 872
mul f64 2032 867
add f64 2043 868
bitcast i64 2044
sub i64 2045 872
abs f64 1986
eq i1 2047 759
eq i1 2032 1986
and i1 2048 2049
div f64 52 1494
log_plus_one f64 2051
mul f64 39 2052
lt i1 886 2053
or i1 2050 2054
lt i1 2046 2042
or i1 2055 2056
select i64 2057 2042 2046
select i64 1487 2038 2058
div f64 17 1494
log_plus_one f64 2060
mul f64 716 2061
exponential f64 2062
div f64 24 1494
log_plus_one f64 2064
mul f64 716 2065
exponential f64 2066
div f64 904 1494
log_plus_one f64 2068
mul f64 716 2069
exponential f64 2070
div f64 909 1494
log_plus_one f64 2072
mul f64 716 2073
exponential f64 2074
div f64 914 1494
log_plus_one f64 2076
mul f64 716 2077
exponential f64 2078
div f64 919 1494
log_plus_one f64 2080
mul f64 716 2081
exponential f64 2082
div f64 924 1494
log_plus_one f64 2084
mul f64 716 2085
exponential f64 2086
div f64 929 1494
log_plus_one f64 2088
mul f64 716 2089
exponential f64 2090
div f64 934 1494
log_plus_one f64 2092
mul f64 716 2093
exponential f64 2094
add f64 17 2063
sub f64 2096 17
sub f64 2096 2097
sub f64 17 2098
sub f64 2063 2097
add f64 2099 2100
add f64 2095 2091
add f64 2087 2083
add f64 2102 2103
add f64 2079 2075
add f64 2071 2067
add f64 2105 2106
add f64 2104 2107
sub i64 2042 2059
lt i1 2109 953
select i64 2110 953 2109
sub f64 2040 868
neg f64 2112
mul f64 2113 116
add f64 2114 1986
mul f64 2113 185
add f64 2116 1988
add f64 2115 2117
sub f64 2118 2115
sub f64 2118 2119
sub f64 2115 2120
sub f64 2117 2119
add f64 2121 2122
mul f64 2118 2118
mul f64 971 2118
add f64 2125 970
mul f64 973 2118
add f64 2127 972
mul f64 975 2118
add f64 2129 974
mul f64 977 2118
add f64 2131 976
mul f64 2128 2124
add f64 2133 2126
mul f64 2132 2124
add f64 2135 2130
mul f64 2124 2124
mul f64 2136 2137
add f64 2138 2134
mul f64 2137 2137
mul f64 978 2140
add f64 2141 2139
mul f64 2142 2118
add f64 2143 969
mul f64 2123 2118
add f64 2123 2145
mul f64 2124 2144
add f64 2147 2146
add f64 2118 2148
sub f64 2149 2118
sub f64 2148 2150
add f64 2149 17
sub f64 2152 2149
sub f64 2152 2153
sub f64 2149 2154
sub f64 17 2153
add f64 2155 2156
add f64 2157 2151
add f64 2152 2158
sub f64 2159 2152
sub f64 2158 2160
add i64 2111 1016
shl i64 2162 106
bitcast f64 2163
mul f64 2159 2164
mul f64 2161 2164
add f64 2096 2108
sub f64 2167 2096
sub f64 2167 2168
sub f64 2096 2169
sub f64 2108 2168
add f64 2170 2171
add f64 2172 2101
add f64 2167 2173
sub f64 2174 2167
sub f64 2173 2175
mul f64 2165 2174
bitcast i64 2165
and i64 2178 154
bitcast f64 2179
sub f64 2165 2180
bitcast i64 2174
and i64 2182 154
bitcast f64 2183
sub f64 2174 2184
mul f64 2180 2184
sub f64 2186 2177
mul f64 2180 2185
add f64 2187 2188
mul f64 2181 2184
add f64 2189 2190
mul f64 2181 2185
add f64 2191 2192
mul f64 2165 2176
mul f64 2166 2174
add f64 2194 2195
add f64 2193 2196
add f64 2177 2197
sub f64 2198 2177
sub f64 2197 2199
sub i64 2046 2059
lt i1 2201 953
select i64 2202 953 2201
sub f64 2044 868
neg f64 2204
mul f64 2205 116
add f64 2206 2032
mul f64 2205 185
add f64 2208 2034
add f64 2207 2209
sub f64 2210 2207
sub f64 2210 2211
sub f64 2207 2212
sub f64 2209 2211
add f64 2213 2214
mul f64 2210 2210
mul f64 971 2210
add f64 2217 970
mul f64 973 2210
add f64 2219 972
mul f64 975 2210
add f64 2221 974
mul f64 977 2210
add f64 2223 976
mul f64 2220 2216
add f64 2225 2218
mul f64 2224 2216
add f64 2227 2222
mul f64 2216 2216
mul f64 2228 2229
add f64 2230 2226
mul f64 2229 2229
mul f64 978 2232
add f64 2233 2231
mul f64 2234 2210
add f64 2235 969
mul f64 2215 2210
add f64 2215 2237
mul f64 2216 2236
add f64 2239 2238
add f64 2210 2240
sub f64 2241 2210
sub f64 2240 2242
add f64 2241 17
sub f64 2244 2241
sub f64 2244 2245
sub f64 2241 2246
sub f64 17 2245
add f64 2247 2248
add f64 2249 2243
add f64 2244 2250
sub f64 2251 2244
sub f64 2250 2252
add i64 2203 1016
shl i64 2254 106
bitcast f64 2255
mul f64 2251 2256
mul f64 2253 2256
div f64 1117 1503
div f64 1120 1503
mul f64 2259 2260
mul f64 2261 1114
add f64 1115 2262
div f64 1126 1503
div f64 1129 1503
mul f64 2264 2265
mul f64 2266 2263
add f64 1125 2267
div f64 1136 1503
div f64 1138 1503
mul f64 2269 2270
mul f64 2271 2268
add f64 1134 2272
div f64 1145 1503
div f64 1148 1503
mul f64 2274 2275
mul f64 2276 2273
add f64 1143 2277
div f64 1155 1503
div f64 1158 1503
mul f64 2279 2280
mul f64 2281 2278
add f64 1153 2282
div f64 1165 1503
div f64 1168 1503
mul f64 2284 2285
mul f64 2286 2283
add f64 1163 2287
div f64 1174 1503
div f64 1176 1503
mul f64 2289 2290
mul f64 2291 2288
add f64 1173 2292
div f64 1182 1503
div f64 1184 1503
mul f64 2294 2295
mul f64 2296 2293
add f64 1181 2297
div f64 1190 1503
div f64 1192 1503
mul f64 2299 2300
mul f64 2301 2298
add f64 1189 2302
div f64 1198 1503
div f64 1200 1503
mul f64 2304 2305
mul f64 2306 2303
add f64 1197 2307
div f64 1205 1503
div f64 1207 1503
mul f64 2309 2310
mul f64 2311 2308
add f64 75 2312
div f64 39 1503
mul f64 2314 2313
add f64 7 2315
div f64 2316 1503
add f64 1243 2317
sub f64 2318 1243
sub f64 2318 2319
sub f64 1243 2320
sub f64 2317 2319
add f64 2321 2322
add f64 2323 1245
add f64 2318 2324
sub f64 2325 2318
sub f64 2324 2326
mul f64 2257 2325
bitcast i64 2257
and i64 2329 154
bitcast f64 2330
sub f64 2257 2331
bitcast i64 2325
and i64 2333 154
bitcast f64 2334
sub f64 2325 2335
mul f64 2331 2335
sub f64 2337 2328
mul f64 2331 2336
add f64 2338 2339
mul f64 2332 2335
add f64 2340 2341
mul f64 2332 2336
add f64 2342 2343
mul f64 2257 2327
mul f64 2258 2325
add f64 2345 2346
add f64 2344 2347
add f64 2328 2348
sub f64 2349 2328
sub f64 2348 2350
select f64 2055 12 2349
select f64 2055 12 2351
add f64 2198 2352
sub f64 2354 2198
sub f64 2354 2355
sub f64 2198 2356
sub f64 2352 2355
add f64 2357 2358
add f64 2200 2353
sub f64 2360 2200
sub f64 2360 2361
sub f64 2200 2362
sub f64 2353 2361
add f64 2363 2364
add f64 2359 2360
add f64 2354 2366
sub f64 2367 2354
sub f64 2366 2368
add f64 2369 2365
add f64 2367 2370
sub f64 2371 2367
sub f64 2370 2372
sub f64 2036 868
neg f64 2374
mul f64 2375 116
add f64 2376 1942
mul f64 2375 185
add f64 2378 1944
add f64 2377 2379
sub f64 2380 2377
sub f64 2380 2381
sub f64 2377 2382
sub f64 2379 2381
add f64 2383 2384
mul f64 2380 2380
mul f64 971 2380
add f64 2387 970
mul f64 973 2380
add f64 2389 972
mul f64 975 2380
add f64 2391 974
mul f64 977 2380
add f64 2393 976
mul f64 2390 2386
add f64 2395 2388
mul f64 2394 2386
add f64 2397 2392
mul f64 2386 2386
mul f64 2398 2399
add f64 2400 2396
mul f64 2399 2399
mul f64 978 2402
add f64 2403 2401
mul f64 2404 2380
add f64 2405 969
mul f64 2385 2380
add f64 2385 2407
mul f64 2386 2406
add f64 2409 2408
add f64 2380 2410
sub f64 2411 2380
sub f64 2410 2412
add f64 2411 17
sub f64 2414 2411
sub f64 2414 2415
sub f64 2411 2416
sub f64 17 2415
add f64 2417 2418
add f64 2419 2413
add f64 2414 2420
sub f64 2421 2414
sub f64 2420 2422
mul f64 2421 1361
mul f64 2423 1361
add f64 2371 2424
sub f64 2426 2371
sub f64 2426 2427
sub f64 2371 2428
sub f64 2424 2427
add f64 2429 2430
add f64 2373 2425
sub f64 2432 2373
sub f64 2432 2433
sub f64 2373 2434
sub f64 2425 2433
add f64 2435 2436
add f64 2431 2432
add f64 2426 2438
sub f64 2439 2426
sub f64 2438 2440
add f64 2441 2437
add f64 2439 2442
sub f64 2443 2439
sub f64 2442 2444
select f64 1487 2443 2371
select f64 1487 2445 2373
mul f64 2446 1449
bitcast i64 2446
and i64 2449 154
bitcast f64 2450
sub f64 2446 2451
mul f64 2451 1457
sub f64 2453 2448
mul f64 2451 1458
add f64 2454 2455
mul f64 2452 1457
add f64 2456 2457
mul f64 2452 1458
add f64 2458 2459
mul f64 2447 1449
add f64 2460 2461
add f64 2448 2462
sub f64 2463 2448
sub f64 2462 2464
add f64 2463 2465
shr i64 2059 1473
add i64 2467 1016
shl i64 2468 106
bitcast f64 2469
mul f64 2466 2470
sub i64 2059 2467
add i64 2472 1016
shl i64 2473 106
bitcast f64 2474
mul f64 2471 2475
select f64 1485 2476 12
sub f64 17 33
lt i1 2478 4
select f64 2479 2478 17
lt i1 2480 17
add f64 17 2480
sub f64 2482 17
sub f64 2482 2483
sub f64 17 2484
sub f64 2480 2483
add f64 2485 2486
select f64 2481 2482 2480
select f64 2481 2487 12
add f64 2488 52
sub f64 2490 2488
sub f64 2490 2491
sub f64 2488 2492
sub f64 52 2491
add f64 2493 2494
add f64 2495 2489
add f64 2490 2496
sub f64 2497 2490
sub f64 2496 2498
lt i1 2480 63
mul f64 2480 64
select f64 2500 2501 2480
ne i1 2502 2480
select f64 2503 68 12
bitcast i64 2502
sub i64 2505 104
shr i64 2506 106
shl i64 2507 106
sub i64 2505 2508
bitcast f64 2509
sub f64 2510 17
convert f64 2507
sub f64 2512 2504
add f64 24 2511
div f64 2511 2514
mul f64 2513 116
mul f64 24 2515
add f64 2516 2517
mul f64 2515 2515
mul f64 2515 2519
mul f64 125 2519
add f64 2521 124
mul f64 127 2519
add f64 2523 126
mul f64 129 2519
add f64 2525 128
mul f64 2519 2519
mul f64 2524 2527
add f64 2528 2522
mul f64 130 2527
add f64 2530 2526
mul f64 2527 2527
mul f64 2531 2532
add f64 2533 2529
mul f64 2534 2519
add f64 2535 123
mul f64 2519 2536
add f64 122 2537
mul f64 2520 2538
add f64 2518 2539
mul f64 2515 2514
sub f64 2511 2541
bitcast i64 2515
and i64 2543 154
bitcast f64 2544
sub f64 2515 2545
bitcast i64 2514
and i64 2547 154
bitcast f64 2548
sub f64 2514 2549
mul f64 2545 2549
sub f64 2551 2541
mul f64 2545 2550
add f64 2552 2553
mul f64 2546 2549
add f64 2554 2555
mul f64 2546 2550
add f64 2556 2557
sub f64 2542 2558
sub f64 2514 24
sub f64 2511 2560
mul f64 2515 2561
sub f64 2559 2562
div f64 17 2514
mul f64 2563 2564
sub f64 2518 2516
sub f64 2517 2566
sub f64 2540 2518
sub f64 2540 2568
sub f64 2518 2569
sub f64 2539 2568
add f64 2570 2571
add f64 2567 2572
mul f64 2513 185
add f64 2573 2574
mul f64 2513 188
mul f64 24 2565
mul f64 2545 2545
sub f64 2578 2519
mul f64 2545 2546
add f64 2579 2580
mul f64 2546 2545
add f64 2581 2582
mul f64 2546 2546
add f64 2583 2584
mul f64 2517 2565
add f64 2585 2586
bitcast i64 2519
and i64 2588 154
bitcast f64 2589
sub f64 2519 2590
mul f64 2545 2590
sub f64 2592 2520
mul f64 2545 2591
add f64 2593 2594
mul f64 2546 2590
add f64 2595 2596
mul f64 2546 2591
add f64 2597 2598
mul f64 2515 2587
mul f64 2565 2519
add f64 2600 2601
add f64 2599 2602
sub f64 2538 122
sub f64 2537 2604
add f64 2605 219
bitcast i64 2520
and i64 2607 154
bitcast f64 2608
sub f64 2520 2609
bitcast i64 2538
and i64 2611 154
bitcast f64 2612
sub f64 2538 2613
mul f64 2609 2613
sub f64 2615 2539
mul f64 2609 2614
add f64 2616 2617
mul f64 2610 2613
add f64 2618 2619
mul f64 2610 2614
add f64 2620 2621
mul f64 2520 2606
mul f64 2603 2538
add f64 2623 2624
add f64 2622 2625
add f64 2577 2626
add f64 2576 2627
add f64 2575 2628
div f64 12 2502
add f64 2629 2630
add f64 2540 2631
sub f64 2632 2540
sub f64 2631 2633
bitcast i64 2488
sub i64 2635 104
shr i64 2636 106
shl i64 2637 106
sub i64 2635 2638
bitcast f64 2639
sub f64 2640 17
convert f64 2637
sub f64 2642 12
add f64 24 2641
div f64 2641 2644
mul f64 2643 116
mul f64 24 2645
add f64 2646 2647
mul f64 2645 2645
mul f64 2645 2649
mul f64 125 2649
add f64 2651 124
mul f64 127 2649
add f64 2653 126
mul f64 129 2649
add f64 2655 128
mul f64 2649 2649
mul f64 2654 2657
add f64 2658 2652
mul f64 130 2657
add f64 2660 2656
mul f64 2657 2657
mul f64 2661 2662
add f64 2663 2659
mul f64 2664 2649
add f64 2665 123
mul f64 2649 2666
add f64 122 2667
mul f64 2650 2668
add f64 2648 2669
mul f64 2645 2644
sub f64 2641 2671
bitcast i64 2645
and i64 2673 154
bitcast f64 2674
sub f64 2645 2675
bitcast i64 2644
and i64 2677 154
bitcast f64 2678
sub f64 2644 2679
mul f64 2675 2679
sub f64 2681 2671
mul f64 2675 2680
add f64 2682 2683
mul f64 2676 2679
add f64 2684 2685
mul f64 2676 2680
add f64 2686 2687
sub f64 2672 2688
sub f64 2644 24
sub f64 2641 2690
mul f64 2645 2691
sub f64 2689 2692
div f64 17 2644
mul f64 2693 2694
sub f64 2648 2646
sub f64 2647 2696
sub f64 2670 2648
sub f64 2670 2698
sub f64 2648 2699
sub f64 2669 2698
add f64 2700 2701
add f64 2697 2702
mul f64 2643 185
add f64 2703 2704
mul f64 2643 188
mul f64 24 2695
mul f64 2675 2675
sub f64 2708 2649
mul f64 2675 2676
add f64 2709 2710
mul f64 2676 2675
add f64 2711 2712
mul f64 2676 2676
add f64 2713 2714
mul f64 2647 2695
add f64 2715 2716
bitcast i64 2649
and i64 2718 154
bitcast f64 2719
sub f64 2649 2720
mul f64 2675 2720
sub f64 2722 2650
mul f64 2675 2721
add f64 2723 2724
mul f64 2676 2720
add f64 2725 2726
mul f64 2676 2721
add f64 2727 2728
mul f64 2645 2717
mul f64 2695 2649
add f64 2730 2731
add f64 2729 2732
sub f64 2668 122
sub f64 2667 2734
add f64 2735 219
bitcast i64 2650
and i64 2737 154
bitcast f64 2738
sub f64 2650 2739
bitcast i64 2668
and i64 2741 154
bitcast f64 2742
sub f64 2668 2743
mul f64 2739 2743
sub f64 2745 2669
mul f64 2739 2744
add f64 2746 2747
mul f64 2740 2743
add f64 2748 2749
mul f64 2740 2744
add f64 2750 2751
mul f64 2650 2736
mul f64 2733 2668
add f64 2753 2754
add f64 2752 2755
add f64 2707 2756
add f64 2706 2757
add f64 2705 2758
div f64 2489 2488
add f64 2759 2760
add f64 2670 2761
sub f64 2762 2670
sub f64 2761 2763
bitcast i64 2497
sub i64 2765 104
shr i64 2766 106
shl i64 2767 106
sub i64 2765 2768
bitcast f64 2769
sub f64 2770 17
convert f64 2767
sub f64 2772 12
add f64 24 2771
div f64 2771 2774
mul f64 2773 116
mul f64 24 2775
add f64 2776 2777
mul f64 2775 2775
mul f64 2775 2779
mul f64 125 2779
add f64 2781 124
mul f64 127 2779
add f64 2783 126
mul f64 129 2779
add f64 2785 128
mul f64 2779 2779
mul f64 2784 2787
add f64 2788 2782
mul f64 130 2787
add f64 2790 2786
mul f64 2787 2787
mul f64 2791 2792
add f64 2793 2789
mul f64 2794 2779
add f64 2795 123
mul f64 2779 2796
add f64 122 2797
mul f64 2780 2798
add f64 2778 2799
mul f64 2775 2774
sub f64 2771 2801
bitcast i64 2775
and i64 2803 154
bitcast f64 2804
sub f64 2775 2805
bitcast i64 2774
and i64 2807 154
bitcast f64 2808
sub f64 2774 2809
mul f64 2805 2809
sub f64 2811 2801
mul f64 2805 2810
add f64 2812 2813
mul f64 2806 2809
add f64 2814 2815
mul f64 2806 2810
add f64 2816 2817
sub f64 2802 2818
sub f64 2774 24
sub f64 2771 2820
mul f64 2775 2821
sub f64 2819 2822
div f64 17 2774
mul f64 2823 2824
sub f64 2778 2776
sub f64 2777 2826
sub f64 2800 2778
sub f64 2800 2828
sub f64 2778 2829
sub f64 2799 2828
add f64 2830 2831
add f64 2827 2832
mul f64 2773 185
add f64 2833 2834
mul f64 2773 188
mul f64 24 2825
mul f64 2805 2805
sub f64 2838 2779
mul f64 2805 2806
add f64 2839 2840
mul f64 2806 2805
add f64 2841 2842
mul f64 2806 2806
add f64 2843 2844
mul f64 2777 2825
add f64 2845 2846
bitcast i64 2779
and i64 2848 154
bitcast f64 2849
sub f64 2779 2850
mul f64 2805 2850
sub f64 2852 2780
mul f64 2805 2851
add f64 2853 2854
mul f64 2806 2850
add f64 2855 2856
mul f64 2806 2851
add f64 2857 2858
mul f64 2775 2847
mul f64 2825 2779
add f64 2860 2861
add f64 2859 2862
sub f64 2798 122
sub f64 2797 2864
add f64 2865 219
bitcast i64 2780
and i64 2867 154
bitcast f64 2868
sub f64 2780 2869
bitcast i64 2798
and i64 2871 154
bitcast f64 2872
sub f64 2798 2873
mul f64 2869 2873
sub f64 2875 2799
mul f64 2869 2874
add f64 2876 2877
mul f64 2870 2873
add f64 2878 2879
mul f64 2870 2874
add f64 2880 2881
mul f64 2780 2866
mul f64 2863 2798
add f64 2883 2884
add f64 2882 2885
add f64 2837 2886
add f64 2836 2887
add f64 2835 2888
div f64 2499 2497
add f64 2889 2890
add f64 2800 2891
sub f64 2892 2800
sub f64 2891 2893
mul f64 2632 716
bitcast i64 2632
and i64 2896 154
bitcast f64 2897
sub f64 2632 2898
mul f64 2898 724
sub f64 2900 2895
mul f64 2898 725
add f64 2901 2902
mul f64 2899 724
add f64 2903 2904
mul f64 2899 725
add f64 2905 2906
mul f64 2634 716
add f64 2907 2908
add f64 2895 2909
sub f64 2910 2895
sub f64 2909 2911
add f64 322 2910
sub f64 2913 322
sub f64 2913 2914
sub f64 322 2915
sub f64 2910 2914
add f64 2916 2917
add f64 323 2912
sub f64 2919 323
sub f64 2919 2920
sub f64 323 2921
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
lt i1 2930 760
select f64 2933 760 2930
lt i1 759 2934
select f64 2935 759 2934
eq i1 2936 2930
select f64 2937 2932 12
mul f64 2762 716
bitcast i64 2762
and i64 2940 154
bitcast f64 2941
sub f64 2762 2942
mul f64 2942 724
sub f64 2944 2939
mul f64 2942 725
add f64 2945 2946
mul f64 2943 724
add f64 2947 2948
mul f64 2943 725
add f64 2949 2950
mul f64 2764 716
add f64 2951 2952
add f64 2939 2953
sub f64 2954 2939
sub f64 2953 2955
add f64 322 2954
sub f64 2957 322
sub f64 2957 2958
sub f64 322 2959
sub f64 2954 2958
add f64 2960 2961
add f64 323 2956
sub f64 2963 323
sub f64 2963 2964
sub f64 323 2965
sub f64 2956 2964
add f64 2966 2967
add f64 2962 2963
add f64 2957 2969
sub f64 2970 2957
sub f64 2969 2971
add f64 2972 2968
add f64 2970 2973
sub f64 2974 2970
sub f64 2973 2975
lt i1 2974 760
select f64 2977 760 2974
lt i1 759 2978
select f64 2979 759 2978
eq i1 2980 2974
select f64 2981 2976 12
mul f64 2892 811
bitcast i64 2892
and i64 2984 154
bitcast f64 2985
sub f64 2892 2986
mul f64 2986 824
sub f64 2988 2983
mul f64 2986 825
add f64 2989 2990
mul f64 2987 824
add f64 2991 2992
mul f64 2987 825
add f64 2993 2994
mul f64 2892 816
mul f64 2894 811
add f64 2996 2997
add f64 2995 2998
add f64 2983 2999
sub f64 3000 2983
sub f64 2999 3001
add f64 322 3000
sub f64 3003 322
sub f64 3003 3004
sub f64 322 3005
sub f64 3000 3004
add f64 3006 3007
add f64 323 3002
sub f64 3009 323
sub f64 3009 3010
sub f64 323 3011
sub f64 3002 3010
add f64 3012 3013
add f64 3008 3009
add f64 3003 3015
sub f64 3016 3003
sub f64 3015 3017
add f64 3018 3014
add f64 3016 3019
sub f64 3020 3016
sub f64 3019 3021
lt i1 3020 760
select f64 3023 760 3020
lt i1 759 3024
select f64 3025 759 3024
eq i1 3026 3020
select f64 3027 3022 12
mul f64 2936 867
add f64 3029 868
bitcast i64 3030
sub i64 3031 872
mul f64 2980 867
add f64 3033 868
bitcast i64 3034
sub i64 3035 872
mul f64 3026 867
add f64 3037 868
bitcast i64 3038
sub i64 3039 872
abs f64 2980
eq i1 3041 759
eq i1 3026 2980
and i1 3042 3043
div f64 52 2488
log_plus_one f64 3045
mul f64 39 3046
lt i1 886 3047
or i1 3044 3048
lt i1 3040 3036
or i1 3049 3050
select i64 3051 3036 3040
select i64 2481 3032 3052
div f64 17 2488
log_plus_one f64 3054
mul f64 716 3055
exponential f64 3056
div f64 24 2488
log_plus_one f64 3058
mul f64 716 3059
exponential f64 3060
div f64 904 2488
log_plus_one f64 3062
mul f64 716 3063
exponential f64 3064
div f64 909 2488
log_plus_one f64 3066
mul f64 716 3067
exponential f64 3068
div f64 914 2488
log_plus_one f64 3070
mul f64 716 3071
exponential f64 3072
div f64 919 2488
log_plus_one f64 3074
mul f64 716 3075
exponential f64 3076
div f64 924 2488
log_plus_one f64 3078
mul f64 716 3079
exponential f64 3080
div f64 929 2488
log_plus_one f64 3082
mul f64 716 3083
exponential f64 3084
div f64 934 2488
log_plus_one f64 3086
mul f64 716 3087
exponential f64 3088
add f64 17 3057
sub f64 3090 17
sub f64 3090 3091
sub f64 17 3092
sub f64 3057 3091
add f64 3093 3094
add f64 3089 3085
add f64 3081 3077
add f64 3096 3097
add f64 3073 3069
add f64 3065 3061
add f64 3099 3100
add f64 3098 3101
sub i64 3036 3053
lt i1 3103 953
select i64 3104 953 3103
sub f64 3034 868
neg f64 3106
mul f64 3107 116
add f64 3108 2980
mul f64 3107 185
add f64 3110 2982
add f64 3109 3111
sub f64 3112 3109
sub f64 3112 3113
sub f64 3109 3114
sub f64 3111 3113
add f64 3115 3116
mul f64 3112 3112
mul f64 971 3112
add f64 3119 970
mul f64 973 3112
add f64 3121 972
mul f64 975 3112
add f64 3123 974
mul f64 977 3112
add f64 3125 976
mul f64 3122 3118
add f64 3127 3120
mul f64 3126 3118
add f64 3129 3124
mul f64 3118 3118
mul f64 3130 3131
add f64 3132 3128
mul f64 3131 3131
mul f64 978 3134
add f64 3135 3133
mul f64 3136 3112
add f64 3137 969
mul f64 3117 3112
add f64 3117 3139
mul f64 3118 3138
add f64 3141 3140
add f64 3112 3142
sub f64 3143 3112
sub f64 3142 3144
add f64 3143 17
sub f64 3146 3143
sub f64 3146 3147
sub f64 3143 3148
sub f64 17 3147
add f64 3149 3150
add f64 3151 3145
add f64 3146 3152
sub f64 3153 3146
sub f64 3152 3154
add i64 3105 1016
shl i64 3156 106
bitcast f64 3157
mul f64 3153 3158
mul f64 3155 3158
add f64 3090 3102
sub f64 3161 3090
sub f64 3161 3162
sub f64 3090 3163
sub f64 3102 3162
add f64 3164 3165
add f64 3166 3095
add f64 3161 3167
sub f64 3168 3161
sub f64 3167 3169
mul f64 3159 3168
bitcast i64 3159
and i64 3172 154
bitcast f64 3173
sub f64 3159 3174
bitcast i64 3168
and i64 3176 154
bitcast f64 3177
sub f64 3168 3178
mul f64 3174 3178
sub f64 3180 3171
mul f64 3174 3179
add f64 3181 3182
mul f64 3175 3178
add f64 3183 3184
mul f64 3175 3179
add f64 3185 3186
mul f64 3159 3170
mul f64 3160 3168
add f64 3188 3189
add f64 3187 3190
add f64 3171 3191
sub f64 3192 3171
sub f64 3191 3193
sub i64 3040 3053
lt i1 3195 953
select i64 3196 953 3195
sub f64 3038 868
neg f64 3198
mul f64 3199 116
add f64 3200 3026
mul f64 3199 185
add f64 3202 3028
add f64 3201 3203
sub f64 3204 3201
sub f64 3204 3205
sub f64 3201 3206
sub f64 3203 3205
add f64 3207 3208
mul f64 3204 3204
mul f64 971 3204
add f64 3211 970
mul f64 973 3204
add f64 3213 972
mul f64 975 3204
add f64 3215 974
mul f64 977 3204
add f64 3217 976
mul f64 3214 3210
add f64 3219 3212
mul f64 3218 3210
add f64 3221 3216
mul f64 3210 3210
mul f64 3222 3223
add f64 3224 3220
mul f64 3223 3223
mul f64 978 3226
add f64 3227 3225
mul f64 3228 3204
add f64 3229 969
mul f64 3209 3204
add f64 3209 3231
mul f64 3210 3230
add f64 3233 3232
add f64 3204 3234
sub f64 3235 3204
sub f64 3234 3236
add f64 3235 17
sub f64 3238 3235
sub f64 3238 3239
sub f64 3235 3240
sub f64 17 3239
add f64 3241 3242
add f64 3243 3237
add f64 3238 3244
sub f64 3245 3238
sub f64 3244 3246
add i64 3197 1016
shl i64 3248 106
bitcast f64 3249
mul f64 3245 3250
mul f64 3247 3250
div f64 1117 2497
div f64 1120 2497
mul f64 3253 3254
mul f64 3255 1114
add f64 1115 3256
div f64 1126 2497
div f64 1129 2497
mul f64 3258 3259
mul f64 3260 3257
add f64 1125 3261
div f64 1136 2497
div f64 1138 2497
mul f64 3263 3264
mul f64 3265 3262
add f64 1134 3266
div f64 1145 2497
div f64 1148 2497
mul f64 3268 3269
mul f64 3270 3267
add f64 1143 3271
div f64 1155 2497
div f64 1158 2497
mul f64 3273 3274
mul f64 3275 3272
add f64 1153 3276
div f64 1165 2497
div f64 1168 2497
mul f64 3278 3279
mul f64 3280 3277
add f64 1163 3281
div f64 1174 2497
div f64 1176 2497
mul f64 3283 3284
mul f64 3285 3282
add f64 1173 3286
div f64 1182 2497
div f64 1184 2497
mul f64 3288 3289
mul f64 3290 3287
add f64 1181 3291
div f64 1190 2497
div f64 1192 2497
mul f64 3293 3294
mul f64 3295 3292
add f64 1189 3296
div f64 1198 2497
div f64 1200 2497
mul f64 3298 3299
mul f64 3300 3297
add f64 1197 3301
div f64 1205 2497
div f64 1207 2497
mul f64 3303 3304
mul f64 3305 3302
add f64 75 3306
div f64 39 2497
mul f64 3308 3307
add f64 7 3309
div f64 3310 2497
add f64 1243 3311
sub f64 3312 1243
sub f64 3312 3313
sub f64 1243 3314
sub f64 3311 3313
add f64 3315 3316
add f64 3317 1245
add f64 3312 3318
sub f64 3319 3312
sub f64 3318 3320
mul f64 3251 3319
bitcast i64 3251
and i64 3323 154
bitcast f64 3324
sub f64 3251 3325
bitcast i64 3319
and i64 3327 154
bitcast f64 3328
sub f64 3319 3329
mul f64 3325 3329
sub f64 3331 3322
mul f64 3325 3330
add f64 3332 3333
mul f64 3326 3329
add f64 3334 3335
mul f64 3326 3330
add f64 3336 3337
mul f64 3251 3321
mul f64 3252 3319
add f64 3339 3340
add f64 3338 3341
add f64 3322 3342
sub f64 3343 3322
sub f64 3342 3344
select f64 3049 12 3343
select f64 3049 12 3345
add f64 3192 3346
sub f64 3348 3192
sub f64 3348 3349
sub f64 3192 3350
sub f64 3346 3349
add f64 3351 3352
add f64 3194 3347
sub f64 3354 3194
sub f64 3354 3355
sub f64 3194 3356
sub f64 3347 3355
add f64 3357 3358
add f64 3353 3354
add f64 3348 3360
sub f64 3361 3348
sub f64 3360 3362
add f64 3363 3359
add f64 3361 3364
sub f64 3365 3361
sub f64 3364 3366
sub f64 3030 868
neg f64 3368
mul f64 3369 116
add f64 3370 2936
mul f64 3369 185
add f64 3372 2938
add f64 3371 3373
sub f64 3374 3371
sub f64 3374 3375
sub f64 3371 3376
sub f64 3373 3375
add f64 3377 3378
mul f64 3374 3374
mul f64 971 3374
add f64 3381 970
mul f64 973 3374
add f64 3383 972
mul f64 975 3374
add f64 3385 974
mul f64 977 3374
add f64 3387 976
mul f64 3384 3380
add f64 3389 3382
mul f64 3388 3380
add f64 3391 3386
mul f64 3380 3380
mul f64 3392 3393
add f64 3394 3390
mul f64 3393 3393
mul f64 978 3396
add f64 3397 3395
mul f64 3398 3374
add f64 3399 969
mul f64 3379 3374
add f64 3379 3401
mul f64 3380 3400
add f64 3403 3402
add f64 3374 3404
sub f64 3405 3374
sub f64 3404 3406
add f64 3405 17
sub f64 3408 3405
sub f64 3408 3409
sub f64 3405 3410
sub f64 17 3409
add f64 3411 3412
add f64 3413 3407
add f64 3408 3414
sub f64 3415 3408
sub f64 3414 3416
mul f64 3415 1361
mul f64 3417 1361
add f64 3365 3418
sub f64 3420 3365
sub f64 3420 3421
sub f64 3365 3422
sub f64 3418 3421
add f64 3423 3424
add f64 3367 3419
sub f64 3426 3367
sub f64 3426 3427
sub f64 3367 3428
sub f64 3419 3427
add f64 3429 3430
add f64 3425 3426
add f64 3420 3432
sub f64 3433 3420
sub f64 3432 3434
add f64 3435 3431
add f64 3433 3436
sub f64 3437 3433
sub f64 3436 3438
select f64 2481 3437 3365
select f64 2481 3439 3367
mul f64 3440 1449
bitcast i64 3440
and i64 3443 154
bitcast f64 3444
sub f64 3440 3445
mul f64 3445 1457
sub f64 3447 3442
mul f64 3445 1458
add f64 3448 3449
mul f64 3446 1457
add f64 3450 3451
mul f64 3446 1458
add f64 3452 3453
mul f64 3441 1449
add f64 3454 3455
add f64 3442 3456
sub f64 3457 3442
sub f64 3456 3458
add f64 3457 3459
shr i64 3053 1473
add i64 3461 1016
shl i64 3462 106
bitcast f64 3463
mul f64 3460 3464
sub i64 3053 3461
add i64 3466 1016
shl i64 3467 106
bitcast f64 3468
mul f64 3465 3469
select f64 2479 3470 12
eq i1 2477 4
sub f64 2477 1484
select f64 3472 2477 3473
add f64 3471 3474
eq i1 3471 4
and i1 3476 3472
eq i1 33 7
sub f64 33 7
constant i64 9218868437227405312
bitcast i64 3479
constant i64 9223372036854775808
and i64 3481 3482
or i64 3480 3483
bitcast f64 3484
sub f64 3471 2477
select f64 3477 3485 3486
select f64 3478 12 3487
abs f64 3488
eq i1 3489 4
add f64 3488 1484
select f64 3490 3488 3491
select f64 11 3475 3492
select f64 27 3493 1484
eq i1 0 17
neg f64 4
ne i1 1 3496
and i1 18 16
and i1 3498 11
and i1 3499 3497
or i1 3495 3500
sub f64 4 4
select f64 3501 4 3502
ne i1 1 1
select f64 23 3494 3503
select f64 3504 3502 3505
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
constant f64 4604180019048437138
constant f64 4600877379321593494
constant f64 4598818590951395733
constant f64 4597174411106084985
constant f64 4595719340060872480
constant f64 4594685476444287349
constant f64 4594498985737726454
mul f64 637 632
add f64 642 636
mul f64 639 632
add f64 644 638
mul f64 641 632
add f64 646 640
mul f64 632 632
mul f64 645 648
add f64 649 643
mul f64 648 648
mul f64 647 651
add f64 652 650
mul f64 653 632
add f64 654 635
mul f64 632 655
add f64 634 656
mul f64 631 657
constant f64 13639225319613145088
mul f64 627 659
add f64 660 625
add f64 658 661
sub f64 634 662
sub f64 663 617
sub f64 629 664
mul f64 166 665
constant f64 9218868437227405312
eq i1 3 667
eq i1 5 667
or i1 668 669
eq i1 0 8
eq i1 1 8
and i1 671 672
neg f64 667
select f64 673 674 666
select f64 670 667 675
constant f64 4604418534313441775
add f64 676 677
constant f64 4472406533629990549
lt i1 3 679
lt i1 5 679
and i1 680 681
select f64 7 530 678
select f64 682 5 683
neg f64 1
bitcast i64 684
bitcast i64 685
constant i64 9223372036854775808
and i64 687 688
or i64 686 689
bitcast f64 690
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
constant f64 4604180019048437138
constant f64 4600877379321593494
constant f64 4598818590951395733
constant f64 4597174411106084985
constant f64 4595719340060872480
constant f64 4594685476444287349
constant f64 4594498985737726454
mul f64 637 632
add f64 642 636
mul f64 639 632
add f64 644 638
mul f64 641 632
add f64 646 640
mul f64 632 632
mul f64 645 648
add f64 649 643
mul f64 648 648
mul f64 647 651
add f64 652 650
mul f64 653 632
add f64 654 635
mul f64 632 655
add f64 634 656
mul f64 631 657
constant f64 13639225319613145088
mul f64 627 659
add f64 660 625
add f64 658 661
sub f64 634 662
sub f64 663 617
sub f64 629 664
mul f64 166 665
constant f64 9218868437227405312
eq i1 3 667
eq i1 5 667
or i1 668 669
eq i1 0 8
eq i1 1 8
and i1 671 672
neg f64 667
select f64 673 674 666
select f64 670 667 675
constant f64 4604418534313441775
add f64 676 677
constant f64 4472406533629990549
lt i1 3 679
lt i1 5 679
and i1 680 681
select f64 7 530 678
select f64 682 5 683
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
constant f64 4604180019048437138
constant f64 4600877379321593494
constant f64 4598818590951395733
constant f64 4597174411106084985
constant f64 4595719340060872480
constant f64 4594685476444287349
constant f64 4594498985737726454
mul f64 637 632
add f64 642 636
mul f64 639 632
add f64 644 638
mul f64 641 632
add f64 646 640
mul f64 632 632
mul f64 645 648
add f64 649 643
mul f64 648 648
mul f64 647 651
add f64 652 650
mul f64 653 632
add f64 654 635
mul f64 632 655
add f64 634 656
mul f64 631 657
constant f64 13639225319613145088
mul f64 627 659
add f64 660 625
add f64 658 661
sub f64 634 662
sub f64 663 617
sub f64 629 664
mul f64 166 665
constant f64 9218868437227405312
eq i1 3 667
eq i1 5 667
or i1 668 669
eq i1 0 8
eq i1 1 8
and i1 671 672
neg f64 667
select f64 673 674 666
select f64 670 667 675
constant f64 4604418534313441775
add f64 676 677
constant f64 4472406533629990549
lt i1 3 679
lt i1 5 679
and i1 680 681
select f64 7 530 678
select f64 682 5 683
bitcast i64 684
bitcast i64 1
constant i64 9223372036854775808
and i64 686 687
or i64 685 688
bitcast f64 689
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
constant f64 4604180019048437138
constant f64 4600877379321593494
constant f64 4598818590951395733
constant f64 4597174411106084985
constant f64 4595719340060872480
constant f64 4594685476444287349
constant f64 4594498985737726454
mul f64 638 633
add f64 643 637
mul f64 640 633
add f64 645 639
mul f64 642 633
add f64 647 641
mul f64 633 633
mul f64 646 649
add f64 650 644
mul f64 649 649
mul f64 648 652
add f64 653 651
mul f64 654 633
add f64 655 636
mul f64 633 656
add f64 635 657
mul f64 632 658
constant f64 13639225319613145088
mul f64 628 660
add f64 661 626
add f64 659 662
sub f64 635 663
sub f64 664 618
sub f64 630 665
mul f64 167 666
constant f64 9218868437227405312
eq i1 4 668
eq i1 6 668
or i1 669 670
eq i1 2 9
eq i1 0 9
and i1 672 673
neg f64 668
select f64 674 675 667
select f64 671 668 676
constant f64 4604418534313441775
add f64 677 678
constant f64 4472406533629990549
lt i1 4 680
lt i1 6 680
and i1 681 682
select f64 8 531 679
select f64 683 6 684
bitcast i64 685
bitcast i64 0
constant i64 9223372036854775808
and i64 687 688
or i64 686 689
bitcast f64 690
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
constant f64 4604180019048437138
constant f64 4600877379321593494
constant f64 4598818590951395733
constant f64 4597174411106084985
constant f64 4595719340060872480
constant f64 4594685476444287349
constant f64 4594498985737726454
mul f64 142 136
add f64 147 141
mul f64 144 136
add f64 149 143
mul f64 146 136
add f64 151 145
mul f64 136 136
mul f64 150 153
add f64 154 148
mul f64 153 153
mul f64 152 156
add f64 157 155
mul f64 158 136
add f64 159 140
mul f64 136 160
add f64 139 161
mul f64 135 162
constant f64 13639225319613145088
mul f64 131 164
add f64 165 130
add f64 163 166
sub f64 139 167
sub f64 168 121
sub f64 133 169
mul f64 108 170
constant f64 4604418534313441775
abs f64 11
log f64 173
sub f64 172 174
mul f64 137 175
lt i1 6 4
select f64 177 4 6
constant f64 4503599627370496
constant f64 4841369599423283200
lt i1 178 179
mul f64 178 180
select f64 181 182 178
bitcast i64 183
sub i64 184 111
shr i64 185 113
ne i1 183 178
select i64 187 113 115
sub i64 186 188
neg i64 189
constant i64 1
shr i64 190 191
constant i64 1023
add i64 192 193
shl i64 194 113
bitcast f64 195
mul f64 4 196
sub i64 190 192
add i64 198 193
shl i64 199 113
bitcast f64 200
mul f64 197 201
mul f64 0 196
mul f64 203 201
constant f64 9218868437227405312
eq i1 4 205
eq i1 6 205
or i1 206 207
mul f64 202 202
mul f64 204 204
add f64 209 210
div f64 202 211
mul f64 212 196
mul f64 213 201
select f64 208 78 214
lt i1 10 74
div f64 10 71
select f64 75 176 171
select f64 216 217 218
eq i1 2 78
eq i1 0 0
or i1 221 206
select f64 222 215 0
select f64 8 219 223
bitcast i64 224
bitcast i64 2
constant i64 9223372036854775808
and i64 226 227
or i64 225 228
bitcast f64 229
select f64 220 2 230
neg f64 231
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
constant f64 4604180019048437138
constant f64 4600877379321593494
constant f64 4598818590951395733
constant f64 4597174411106084985
constant f64 4595719340060872480
constant f64 4594685476444287349
constant f64 4594498985737726454
mul f64 518 513
add f64 523 517
mul f64 520 513
add f64 525 519
mul f64 522 513
add f64 527 521
mul f64 513 513
mul f64 526 529
add f64 530 524
mul f64 529 529
mul f64 528 532
add f64 533 531
mul f64 534 513
add f64 535 516
mul f64 513 536
add f64 515 537
mul f64 512 538
constant f64 13639225319613145088
mul f64 508 540
add f64 541 507
add f64 539 542
sub f64 515 543
sub f64 544 498
sub f64 510 545
mul f64 488 546
select f64 58 452 547
bitcast i64 548
bitcast i64 292
and i64 550 297
or i64 549 551
bitcast f64 552
sub f64 449 449
select f64 451 553 554
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
constant f64 4604180019048437138
constant f64 4600877379321593494
constant f64 4598818590951395733
constant f64 4597174411106084985
constant f64 4595719340060872480
constant f64 4594685476444287349
constant f64 4594498985737726454
mul f64 141 135
add f64 146 140
mul f64 143 135
add f64 148 142
mul f64 145 135
add f64 150 144
mul f64 135 135
mul f64 149 152
add f64 153 147
mul f64 152 152
mul f64 151 155
add f64 156 154
mul f64 157 135
add f64 158 139
mul f64 135 159
add f64 138 160
mul f64 134 161
constant f64 13639225319613145088
mul f64 130 163
add f64 164 129
add f64 162 165
sub f64 138 166
sub f64 167 120
sub f64 132 168
mul f64 107 169
constant f64 4604418534313441775
abs f64 10
log f64 172
sub f64 171 173
mul f64 136 174
lt i1 5 3
select f64 176 3 5
constant f64 4503599627370496
constant f64 4841369599423283200
lt i1 177 178
mul f64 177 179
select f64 180 181 177
bitcast i64 182
sub i64 183 110
shr i64 184 112
ne i1 182 177
select i64 186 112 114
sub i64 185 187
neg i64 188
constant i64 1
shr i64 189 190
constant i64 1023
add i64 191 192
shl i64 193 112
bitcast f64 194
mul f64 3 195
sub i64 189 191
add i64 197 192
shl i64 198 112
bitcast f64 199
mul f64 196 200
mul f64 1 195
mul f64 202 200
constant f64 9218868437227405312
eq i1 3 204
eq i1 5 204
or i1 205 206
mul f64 201 201
mul f64 203 203
add f64 208 209
div f64 201 210
mul f64 211 195
mul f64 212 200
select f64 207 77 213
lt i1 9 73
div f64 9 70
select f64 74 175 170
select f64 215 216 217
eq i1 0 77
eq i1 1 1
or i1 220 205
select f64 221 214 1
select f64 7 218 222
bitcast i64 223
bitcast i64 0
constant i64 9223372036854775808
and i64 225 226
or i64 224 227
bitcast f64 228
select f64 219 0 229
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
constant f64 4602678819172646917
constant f64 4595172819793696076
constant f64 4586165620538941447
constant f64 4575957461383588187
constant f64 4564047942389340013
constant f64 4551452160552810439
constant f64 4537941336995398790
constant f64 4523617207225571602
constant f64 4508818142790474795
constant f64 4493169262076825869
mul f64 40 31
add f64 48 39
mul f64 42 31
add f64 50 41
mul f64 44 31
add f64 52 43
mul f64 46 31
add f64 54 45
mul f64 51 37
add f64 56 49
mul f64 55 37
add f64 58 53
mul f64 37 37
mul f64 59 60
add f64 61 57
mul f64 60 60
mul f64 47 63
add f64 64 62
mul f64 65 31
add f64 66 38
mul f64 36 31
add f64 36 68
mul f64 37 67
add f64 70 69
add f64 31 71
sub f64 72 31
sub f64 71 73
add f64 72 8
sub f64 75 72
sub f64 75 76
sub f64 72 77
sub f64 8 76
add f64 78 79
add f64 80 74
add f64 75 81
sub f64 82 75
sub f64 81 83
bitcast i64 22
constant i64 4843621399236968448
sub i64 85 86
constant i64 1
sub i64 87 88
add i64 89 88
constant i64 30
lt i1 90 91
select i64 92 90 91
div f64 8 82
mul f64 94 82
bitcast i64 94
constant i64 18446744073575333888
and i64 96 97
bitcast f64 98
sub f64 94 99
bitcast i64 82
and i64 101 97
bitcast f64 102
sub f64 82 103
mul f64 99 103
sub f64 105 95
mul f64 99 104
add f64 106 107
mul f64 100 103
add f64 108 109
mul f64 100 104
add f64 110 111
sub f64 8 95
sub f64 113 112
add f64 114 18
mul f64 94 84
sub f64 115 116
div f64 117 82
add f64 94 118
sub f64 119 94
sub f64 118 120
constant i64 18446744073709551614
mul i64 122 93
constant i64 1023
add i64 123 124
constant i64 52
shl i64 125 126
bitcast f64 127
mul f64 119 128
mul f64 121 128
add f64 82 129
sub f64 131 82
sub f64 131 132
sub f64 82 133
sub f64 129 132
add f64 134 135
add f64 84 130
sub f64 137 84
sub f64 137 138
sub f64 84 139
sub f64 130 138
add f64 140 141
add f64 136 137
add f64 131 143
sub f64 144 131
sub f64 143 145
add f64 146 142
add f64 144 147
sub f64 148 144
sub f64 147 149
constant f64 418002527998569348
mul f64 148 11
abs f64 152
lt i1 151 153
bitcast i64 148
and i64 155 97
bitcast f64 156
sub f64 148 157
bitcast i64 11
and i64 159 97
bitcast f64 160
sub f64 11 161
mul f64 157 161
sub f64 163 152
mul f64 157 162
add f64 164 165
mul f64 158 161
add f64 166 167
mul f64 158 162
add f64 168 169
mul f64 150 11
add f64 170 171
add f64 152 172
select f64 154 173 152
shr i64 89 88
add i64 175 124
shl i64 176 126
bitcast f64 177
mul f64 174 178
sub i64 89 175
add i64 180 124
shl i64 181 126
bitcast f64 182
mul f64 179 183
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
constant f64 4595172819793696086
constant f64 4575957461383581725
constant f64 4551452160554136921
constant f64 4523617214257778325
constant f64 4493156770912154501
constant f64 4460271644652570990
constant f64 4425733335401308703
mul f64 27 23
add f64 32 26
mul f64 29 23
add f64 34 28
mul f64 31 23
add f64 36 30
mul f64 23 23
mul f64 35 38
add f64 39 33
mul f64 38 38
mul f64 37 41
add f64 42 40
mul f64 43 23
add f64 44 25
mul f64 24 45
constant f64 4650248090236747776
neg f64 47
lt i1 22 48
select f64 49 48 22
lt i1 47 50
select f64 51 47 50
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 52 53
add f64 55 54
sub f64 56 54
neg f64 57
constant f64 4604418534313443328
mul f64 58 59
add f64 60 52
constant f64 13639225319613145088
mul f64 58 62
add f64 63 2
add f64 61 64
sub f64 65 61
sub f64 65 66
sub f64 61 67
sub f64 64 66
add f64 68 69
mul f64 65 65
constant f64 4602678819172646917
constant f64 4595172819793696076
constant f64 4586165620538941447
constant f64 4575957461383588187
constant f64 4564047942389340013
constant f64 4551452160552810439
constant f64 4537941336995398790
constant f64 4523617207225571602
constant f64 4508818142790474795
constant f64 4493169262076825869
mul f64 74 65
add f64 82 73
mul f64 76 65
add f64 84 75
mul f64 78 65
add f64 86 77
mul f64 80 65
add f64 88 79
mul f64 85 71
add f64 90 83
mul f64 89 71
add f64 92 87
mul f64 71 71
mul f64 93 94
add f64 95 91
mul f64 94 94
mul f64 81 97
add f64 98 96
mul f64 99 65
add f64 100 72
mul f64 70 65
add f64 70 102
mul f64 71 101
add f64 104 103
add f64 65 105
sub f64 106 65
sub f64 105 107
add f64 106 13
sub f64 109 106
sub f64 109 110
sub f64 106 111
sub f64 13 110
add f64 112 113
add f64 114 108
add f64 109 115
sub f64 116 109
sub f64 115 117
bitcast i64 56
constant i64 4843621399236968448
sub i64 119 120
constant i64 1
sub i64 121 122
add i64 123 122
constant i64 30
lt i1 124 125
select i64 126 124 125
div f64 13 116
mul f64 128 116
bitcast i64 128
constant i64 18446744073575333888
and i64 130 131
bitcast f64 132
sub f64 128 133
bitcast i64 116
and i64 135 131
bitcast f64 136
sub f64 116 137
mul f64 133 137
sub f64 139 129
mul f64 133 138
add f64 140 141
mul f64 134 137
add f64 142 143
mul f64 134 138
add f64 144 145
sub f64 13 129
sub f64 147 146
add f64 148 2
mul f64 128 118
sub f64 149 150
div f64 151 116
add f64 128 152
sub f64 153 128
sub f64 152 154
constant i64 18446744073709551614
mul i64 156 127
constant i64 1023
add i64 157 158
constant i64 52
shl i64 159 160
bitcast f64 161
mul f64 153 162
mul f64 155 162
neg f64 163
neg f64 164
add f64 116 165
sub f64 167 116
sub f64 167 168
sub f64 116 169
sub f64 165 168
add f64 170 171
add f64 118 166
sub f64 173 118
sub f64 173 174
sub f64 118 175
sub f64 166 174
add f64 176 177
add f64 172 173
add f64 167 179
sub f64 180 167
sub f64 179 181
add f64 182 178
add f64 180 183
sub f64 184 180
sub f64 183 185
lt i1 22 13
select f64 187 22 184
select f64 187 46 186
constant f64 418002527998569348
mul f64 188 21
abs f64 191
lt i1 190 192
bitcast i64 188
and i64 194 131
bitcast f64 195
sub f64 188 196
bitcast i64 21
and i64 198 131
bitcast f64 199
sub f64 21 200
mul f64 196 200
sub f64 202 191
mul f64 196 201
add f64 203 204
mul f64 197 200
add f64 205 206
mul f64 197 201
add f64 207 208
mul f64 189 21
add f64 209 210
add f64 191 211
select f64 193 212 191
shr i64 123 122
add i64 214 158
shl i64 215 160
bitcast f64 216
mul f64 213 217
sub i64 123 214
add i64 219 158
shl i64 220 160
bitcast f64 221
mul f64 218 222
select f64 187 213 223
constant i64 0
lt i1 15 225
neg f64 224
select f64 226 227 224
select f64 3 20 228
select f64 12 2 229
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
constant f64 4602678819172646917
constant f64 4595172819793696076
constant f64 4586165620538941447
constant f64 4575957461383588187
constant f64 4564047942389340013
constant f64 4551452160552810439
constant f64 4537941336995398790
constant f64 4523617207225571602
constant f64 4508818142790474795
constant f64 4493169262076825869
mul f64 41 32
add f64 49 40
mul f64 43 32
add f64 51 42
mul f64 45 32
add f64 53 44
mul f64 47 32
add f64 55 46
mul f64 52 38
add f64 57 50
mul f64 56 38
add f64 59 54
mul f64 38 38
mul f64 60 61
add f64 62 58
mul f64 61 61
mul f64 48 64
add f64 65 63
mul f64 66 32
add f64 67 39
mul f64 37 32
add f64 37 69
mul f64 38 68
add f64 71 70
add f64 32 72
sub f64 73 32
sub f64 72 74
add f64 73 9
sub f64 76 73
sub f64 76 77
sub f64 73 78
sub f64 9 77
add f64 79 80
add f64 81 75
add f64 76 82
sub f64 83 76
sub f64 82 84
bitcast i64 23
constant i64 4843621399236968448
sub i64 86 87
constant i64 1
sub i64 88 89
add i64 90 89
constant i64 30
lt i1 91 92
select i64 93 91 92
div f64 9 83
mul f64 95 83
bitcast i64 95
constant i64 18446744073575333888
and i64 97 98
bitcast f64 99
sub f64 95 100
bitcast i64 83
and i64 102 98
bitcast f64 103
sub f64 83 104
mul f64 100 104
sub f64 106 96
mul f64 100 105
add f64 107 108
mul f64 101 104
add f64 109 110
mul f64 101 105
add f64 111 112
sub f64 9 96
sub f64 114 113
add f64 115 19
mul f64 95 85
sub f64 116 117
div f64 118 83
add f64 95 119
sub f64 120 95
sub f64 119 121
constant i64 18446744073709551614
mul i64 123 94
constant i64 1023
add i64 124 125
constant i64 52
shl i64 126 127
bitcast f64 128
mul f64 120 129
mul f64 122 129
add f64 83 130
sub f64 132 83
sub f64 132 133
sub f64 83 134
sub f64 130 133
add f64 135 136
add f64 85 131
sub f64 138 85
sub f64 138 139
sub f64 85 140
sub f64 131 139
add f64 141 142
add f64 137 138
add f64 132 144
sub f64 145 132
sub f64 144 146
add f64 147 143
add f64 145 148
sub f64 149 145
sub f64 148 150
constant f64 418002527998569348
mul f64 149 12
abs f64 153
lt i1 152 154
bitcast i64 149
and i64 156 98
bitcast f64 157
sub f64 149 158
bitcast i64 12
and i64 160 98
bitcast f64 161
sub f64 12 162
mul f64 158 162
sub f64 164 153
mul f64 158 163
add f64 165 166
mul f64 159 162
add f64 167 168
mul f64 159 163
add f64 169 170
mul f64 151 12
add f64 171 172
add f64 153 173
select f64 155 174 153
shr i64 90 89
add i64 176 125
shl i64 177 127
bitcast f64 178
mul f64 175 179
sub i64 90 176
add i64 181 125
shl i64 182 127
bitcast f64 183
mul f64 180 184
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
constant f64 4595172819793696086
constant f64 4575957461383581725
constant f64 4551452160554136921
constant f64 4523617214257778325
constant f64 4493156770912154501
constant f64 4460271644652570990
constant f64 4425733335401308703
mul f64 28 24
add f64 33 27
mul f64 30 24
add f64 35 29
mul f64 32 24
add f64 37 31
mul f64 24 24
mul f64 36 39
add f64 40 34
mul f64 39 39
mul f64 38 42
add f64 43 41
mul f64 44 24
add f64 45 26
mul f64 25 46
constant f64 4650248090236747776
neg f64 48
lt i1 23 49
select f64 50 49 23
lt i1 48 51
select f64 52 48 51
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 53 54
add f64 56 55
sub f64 57 55
neg f64 58
constant f64 4604418534313443328
mul f64 59 60
add f64 61 53
constant f64 13639225319613145088
mul f64 59 63
add f64 64 3
add f64 62 65
sub f64 66 62
sub f64 66 67
sub f64 62 68
sub f64 65 67
add f64 69 70
mul f64 66 66
constant f64 4602678819172646917
constant f64 4595172819793696076
constant f64 4586165620538941447
constant f64 4575957461383588187
constant f64 4564047942389340013
constant f64 4551452160552810439
constant f64 4537941336995398790
constant f64 4523617207225571602
constant f64 4508818142790474795
constant f64 4493169262076825869
mul f64 75 66
add f64 83 74
mul f64 77 66
add f64 85 76
mul f64 79 66
add f64 87 78
mul f64 81 66
add f64 89 80
mul f64 86 72
add f64 91 84
mul f64 90 72
add f64 93 88
mul f64 72 72
mul f64 94 95
add f64 96 92
mul f64 95 95
mul f64 82 98
add f64 99 97
mul f64 100 66
add f64 101 73
mul f64 71 66
add f64 71 103
mul f64 72 102
add f64 105 104
add f64 66 106
sub f64 107 66
sub f64 106 108
add f64 107 14
sub f64 110 107
sub f64 110 111
sub f64 107 112
sub f64 14 111
add f64 113 114
add f64 115 109
add f64 110 116
sub f64 117 110
sub f64 116 118
bitcast i64 57
constant i64 4843621399236968448
sub i64 120 121
constant i64 1
sub i64 122 123
add i64 124 123
constant i64 30
lt i1 125 126
select i64 127 125 126
div f64 14 117
mul f64 129 117
bitcast i64 129
constant i64 18446744073575333888
and i64 131 132
bitcast f64 133
sub f64 129 134
bitcast i64 117
and i64 136 132
bitcast f64 137
sub f64 117 138
mul f64 134 138
sub f64 140 130
mul f64 134 139
add f64 141 142
mul f64 135 138
add f64 143 144
mul f64 135 139
add f64 145 146
sub f64 14 130
sub f64 148 147
add f64 149 3
mul f64 129 119
sub f64 150 151
div f64 152 117
add f64 129 153
sub f64 154 129
sub f64 153 155
constant i64 18446744073709551614
mul i64 157 128
constant i64 1023
add i64 158 159
constant i64 52
shl i64 160 161
bitcast f64 162
mul f64 154 163
mul f64 156 163
neg f64 164
neg f64 165
add f64 117 166
sub f64 168 117
sub f64 168 169
sub f64 117 170
sub f64 166 169
add f64 171 172
add f64 119 167
sub f64 174 119
sub f64 174 175
sub f64 119 176
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
lt i1 23 14
select f64 188 23 185
select f64 188 47 187
constant f64 418002527998569348
mul f64 189 22
abs f64 192
lt i1 191 193
bitcast i64 189
and i64 195 132
bitcast f64 196
sub f64 189 197
bitcast i64 22
and i64 199 132
bitcast f64 200
sub f64 22 201
mul f64 197 201
sub f64 203 192
mul f64 197 202
add f64 204 205
mul f64 198 201
add f64 206 207
mul f64 198 202
add f64 208 209
mul f64 190 22
add f64 210 211
add f64 192 212
select f64 194 213 192
shr i64 124 123
add i64 215 159
shl i64 216 161
bitcast f64 217
mul f64 214 218
sub i64 124 215
add i64 220 159
shl i64 221 161
bitcast f64 222
mul f64 219 223
select f64 188 214 224
constant i64 0
lt i1 16 226
neg f64 225
select f64 227 228 225
select f64 4 21 229
select f64 13 3 230
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
constant f64 4602678819172646917
constant f64 4595172819793696076
constant f64 4586165620538941447
constant f64 4575957461383588187
constant f64 4564047942389340013
constant f64 4551452160552810439
constant f64 4537941336995398790
constant f64 4523617207225571602
constant f64 4508818142790474795
constant f64 4493169262076825869
mul f64 32 28
add f64 40 31
mul f64 34 28
add f64 42 33
mul f64 36 28
add f64 44 35
mul f64 38 28
add f64 46 37
mul f64 43 29
add f64 48 41
mul f64 47 29
add f64 50 45
mul f64 29 29
mul f64 51 52
add f64 53 49
mul f64 52 52
mul f64 39 55
add f64 56 54
mul f64 57 28
add f64 58 30
mul f64 29 59
add f64 60 28
add f64 8 61
mul f64 62 11
bitcast i64 21
constant i64 4843621399236968448
sub i64 64 65
constant i64 1
shr i64 66 67
constant i64 1023
add i64 68 69
constant i64 52
shl i64 70 71
bitcast f64 72
mul f64 63 73
sub i64 66 68
add i64 75 69
shl i64 76 71
bitcast f64 77
mul f64 74 78
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
constant f64 4602678819172646917
constant f64 4595172819793696076
constant f64 4586165620538941447
constant f64 4575957461383588187
constant f64 4564047942389340013
constant f64 4551452160552810439
constant f64 4537941336995398790
constant f64 4523617207225571602
constant f64 4508818142790474795
constant f64 4493169262076825869
mul f64 35 31
add f64 43 34
mul f64 37 31
add f64 45 36
mul f64 39 31
add f64 47 38
mul f64 41 31
add f64 49 40
mul f64 46 32
add f64 51 44
mul f64 50 32
add f64 53 48
mul f64 32 32
mul f64 54 55
add f64 56 52
mul f64 55 55
mul f64 42 58
add f64 59 57
mul f64 60 31
add f64 61 33
mul f64 32 62
add f64 63 31
add f64 4 64
mul f64 65 11
bitcast i64 24
constant i64 4843621399236968448
sub i64 67 68
constant i64 1
shr i64 69 70
constant i64 1023
add i64 71 72
constant i64 52
shl i64 73 74
bitcast f64 75
mul f64 66 76
sub i64 69 71
add i64 78 72
shl i64 79 74
bitcast f64 80
mul f64 77 81
select f64 13 9 82
select f64 14 1 83
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
constant f64 4602678819172646917
constant f64 4595172819793696076
constant f64 4586165620538941447
constant f64 4575957461383588187
constant f64 4564047942389340013
constant f64 4551452160552810439
constant f64 4537941336995398790
constant f64 4523617207225571602
constant f64 4508818142790474795
constant f64 4493169262076825869
mul f64 33 28
add f64 41 32
mul f64 35 28
add f64 43 34
mul f64 37 28
add f64 45 36
mul f64 39 28
add f64 47 38
mul f64 44 30
add f64 49 42
mul f64 48 30
add f64 51 46
mul f64 30 30
mul f64 52 53
add f64 54 50
mul f64 53 53
mul f64 40 56
add f64 57 55
mul f64 58 28
add f64 59 31
mul f64 30 60
add f64 61 28
add f64 29 62
mul f64 63 11
bitcast i64 21
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
select f64 9 5 80
select f64 10 1 81
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
constant f64 4602678819172646917
constant f64 4595172819793696076
constant f64 4586165620538941447
constant f64 4575957461383588187
constant f64 4564047942389340013
constant f64 4551452160552810439
constant f64 4537941336995398790
constant f64 4523617207225571602
constant f64 4508818142790474795
constant f64 4493169262076825869
mul f64 85 76
add f64 93 84
mul f64 87 76
add f64 95 86
mul f64 89 76
add f64 97 88
mul f64 91 76
add f64 99 90
mul f64 96 82
add f64 101 94
mul f64 100 82
add f64 103 98
mul f64 82 82
mul f64 104 105
add f64 106 102
mul f64 105 105
mul f64 92 108
add f64 109 107
mul f64 110 76
add f64 111 83
mul f64 81 76
add f64 81 113
mul f64 82 112
add f64 115 114
add f64 76 116
sub f64 117 76
sub f64 116 118
mul f64 117 67
mul f64 119 67
constant f64 13830554455654793216
add f64 67 122
sub f64 123 67
sub f64 123 124
sub f64 67 125
sub f64 122 124
add f64 126 127
add f64 120 123
sub f64 129 120
sub f64 129 130
sub f64 120 131
sub f64 123 130
add f64 132 133
add f64 121 128
sub f64 135 121
sub f64 135 136
sub f64 121 137
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
mul f64 146 13
bitcast i64 146
and i64 150 21
bitcast f64 151
sub f64 146 152
bitcast i64 13
and i64 154 21
bitcast f64 155
sub f64 13 156
mul f64 152 156
sub f64 158 149
mul f64 152 157
add f64 159 160
mul f64 153 156
add f64 161 162
mul f64 153 157
add f64 163 164
mul f64 148 13
add f64 165 166
add f64 149 167
sub f64 168 149
sub f64 167 169
add f64 168 47
sub f64 171 168
sub f64 171 172
sub f64 168 173
sub f64 47 172
add f64 174 175
add f64 170 49
sub f64 177 170
sub f64 177 178
sub f64 170 179
sub f64 49 178
add f64 180 181
add f64 176 177
add f64 171 183
sub f64 184 171
sub f64 183 185
add f64 186 182
add f64 184 187
sub f64 188 184
sub f64 187 189
add f64 188 190
add f64 146 10
sub f64 192 146
sub f64 192 193
sub f64 146 194
sub f64 10 193
add f64 195 196
add f64 197 148
add f64 192 198
sub f64 199 192
sub f64 198 200
mul f64 199 13
bitcast i64 199
and i64 203 21
bitcast f64 204
sub f64 199 205
mul f64 205 156
sub f64 207 202
mul f64 205 157
add f64 208 209
mul f64 206 156
add f64 210 211
mul f64 206 157
add f64 212 213
mul f64 201 13
add f64 214 215
add f64 202 216
sub f64 217 202
sub f64 216 218
add f64 217 122
sub f64 220 217
sub f64 220 221
sub f64 217 222
sub f64 122 221
add f64 223 224
add f64 225 219
add f64 220 226
sub f64 227 220
sub f64 226 228
add f64 227 229
constant f64 4632233691727265792
lt i1 231 0
constant f64 13873145138068324352
constant f64 4649896246515859456
lt i1 0 233
select f64 235 233 0
lt i1 234 236
select f64 237 234 236
mul f64 238 56
add f64 239 57
sub f64 240 57
mul f64 241 70
sub f64 238 242
mul f64 241 73
sub f64 243 244
mul f64 245 245
mul f64 85 245
add f64 247 84
mul f64 87 245
add f64 249 86
mul f64 89 245
add f64 251 88
mul f64 91 245
add f64 253 90
mul f64 250 246
add f64 255 248
mul f64 254 246
add f64 257 252
mul f64 246 246
mul f64 258 259
add f64 260 256
mul f64 259 259
mul f64 92 262
add f64 263 261
mul f64 264 245
add f64 265 83
mul f64 246 266
add f64 267 245
add f64 10 268
mul f64 269 13
bitcast i64 240
sub i64 271 61
constant i64 1
shr i64 272 273
add i64 274 63
shl i64 275 65
bitcast f64 276
mul f64 270 277
sub i64 272 274
add i64 279 63
shl i64 280 65
bitcast f64 281
mul f64 278 282
add f64 230 10
lt i1 14 284
constant f64 4609434218613702656
lt i1 284 286
and i1 285 287
select f64 288 191 230
select f64 232 283 289
select f64 6 122 290
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
constant f64 4602678819172646917
constant f64 4595172819793696076
constant f64 4586165620538941447
constant f64 4575957461383588187
constant f64 4564047942389340013
constant f64 4551452160552810439
constant f64 4537941336995398790
constant f64 4523617207225571602
constant f64 4508818142790474795
constant f64 4493169262076825869
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
mul f64 20 42
add f64 44 19
mul f64 22 42
add f64 46 21
mul f64 24 42
add f64 48 23
mul f64 26 42
add f64 50 25
mul f64 47 43
add f64 52 45
mul f64 51 43
add f64 54 49
mul f64 43 43
mul f64 55 56
add f64 57 53
mul f64 56 56
mul f64 27 59
add f64 60 58
mul f64 61 42
add f64 62 18
mul f64 43 63
add f64 64 42
add f64 9 65
mul f64 66 29
bitcast i64 37
sub i64 68 13
constant i64 1
shr i64 69 70
add i64 71 14
shl i64 72 15
bitcast f64 73
mul f64 67 74
sub i64 69 71
add i64 76 14
shl i64 77 15
bitcast f64 78
mul f64 75 79
select f64 8 10 80
select f64 28 1 81
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
constant f64 4604180019048437138
constant f64 4600877379321593494
constant f64 4598818590951395733
constant f64 4597174411106084985
constant f64 4595719340060872480
constant f64 4594685476444287349
constant f64 4594498985737726454
mul f64 121 116
add f64 126 120
mul f64 123 116
add f64 128 122
mul f64 125 116
add f64 130 124
mul f64 116 116
mul f64 129 132
add f64 133 127
mul f64 132 132
mul f64 131 135
add f64 136 134
mul f64 137 116
add f64 138 119
mul f64 116 139
add f64 118 140
mul f64 115 141
constant f64 13639225319613145088
mul f64 111 143
add f64 144 109
add f64 142 145
sub f64 118 146
sub f64 147 101
sub f64 113 148
mul f64 90 149
constant f64 9218868437227405312
eq i1 4 151
eq i1 3 151
or i1 152 153
eq i1 0 2
eq i1 1 2
and i1 155 156
neg f64 151
select f64 157 158 150
select f64 154 151 159
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
constant f64 4604180019048437138
constant f64 4600877379321593494
constant f64 4598818590951395733
constant f64 4597174411106084985
constant f64 4595719340060872480
constant f64 4594685476444287349
constant f64 4594498985737726454
mul f64 130 125
add f64 135 129
mul f64 132 125
add f64 137 131
mul f64 134 125
add f64 139 133
mul f64 125 125
mul f64 138 141
add f64 142 136
mul f64 141 141
mul f64 140 144
add f64 145 143
mul f64 146 125
add f64 147 128
mul f64 125 148
add f64 127 149
mul f64 124 150
constant f64 13639225319613145088
mul f64 120 152
add f64 153 118
add f64 151 154
sub f64 127 155
sub f64 156 110
sub f64 122 157
mul f64 99 158
constant f64 9218868437227405312
eq i1 14 160
eq i1 13 160
or i1 161 162
eq i1 3 4
and i1 164 6
neg f64 160
select f64 165 166 159
select f64 163 160 167
select f64 7 0 168
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
constant f64 4602678819172646917
constant f64 4595172819793696076
constant f64 4586165620538941447
constant f64 4575957461383588187
constant f64 4564047942389340013
constant f64 4551452160552810439
constant f64 4537941336995398790
constant f64 4523617207225571602
constant f64 4508818142790474795
constant f64 4493169262076825869
mul f64 52 43
add f64 60 51
mul f64 54 43
add f64 62 53
mul f64 56 43
add f64 64 55
mul f64 58 43
add f64 66 57
mul f64 63 49
add f64 68 61
mul f64 67 49
add f64 70 65
mul f64 49 49
mul f64 71 72
add f64 73 69
mul f64 72 72
mul f64 59 75
add f64 76 74
mul f64 77 43
add f64 78 50
mul f64 48 43
add f64 48 80
mul f64 49 79
add f64 82 81
add f64 43 83
sub f64 84 43
sub f64 83 85
mul f64 84 34
mul f64 86 34
constant f64 13830554455654793216
add f64 34 89
sub f64 90 34
sub f64 90 91
sub f64 34 92
sub f64 89 91
add f64 93 94
add f64 87 90
sub f64 96 87
sub f64 96 97
sub f64 87 98
sub f64 90 97
add f64 99 100
add f64 88 95
sub f64 102 88
sub f64 102 103
sub f64 88 104
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
neg f64 113
neg f64 115
constant f64 5355091182177117338
neg f64 118
lt i1 7 119
select f64 120 119 7
lt i1 118 121
select f64 122 118 121
neg f64 116
neg f64 117
constant f64 4611686018427387904
add f64 124 126
sub f64 127 124
sub f64 127 128
sub f64 124 129
sub f64 126 128
add f64 130 131
add f64 132 125
add f64 127 133
sub f64 134 127
sub f64 133 135
mul f64 116 123
bitcast i64 116
constant i64 18446744073575333888
and i64 138 139
bitcast f64 140
sub f64 116 141
bitcast i64 123
and i64 143 139
bitcast f64 144
sub f64 123 145
mul f64 141 145
sub f64 147 137
mul f64 141 146
add f64 148 149
mul f64 142 145
add f64 150 151
mul f64 142 146
add f64 152 153
mul f64 117 123
add f64 154 155
add f64 137 156
sub f64 157 137
sub f64 156 158
mul f64 134 134
bitcast i64 134
and i64 161 139
bitcast f64 162
sub f64 134 163
mul f64 163 163
sub f64 165 160
mul f64 163 164
add f64 166 167
mul f64 164 163
add f64 168 169
mul f64 164 164
add f64 170 171
mul f64 134 136
mul f64 136 134
add f64 173 174
add f64 172 175
add f64 160 176
sub f64 177 160
sub f64 176 178
mul f64 157 157
bitcast i64 157
and i64 181 139
bitcast f64 182
sub f64 157 183
mul f64 183 183
sub f64 185 180
mul f64 183 184
add f64 186 187
mul f64 184 183
add f64 188 189
mul f64 184 184
add f64 190 191
mul f64 157 159
mul f64 159 157
add f64 193 194
add f64 192 195
add f64 180 196
sub f64 197 180
sub f64 196 198
add f64 177 197
sub f64 200 177
sub f64 200 201
sub f64 177 202
sub f64 197 201
add f64 203 204
add f64 179 199
sub f64 206 179
sub f64 206 207
sub f64 179 208
sub f64 199 207
add f64 209 210
add f64 205 206
add f64 200 212
sub f64 213 200
sub f64 212 214
add f64 215 211
add f64 213 216
sub f64 217 213
sub f64 216 218
mul f64 123 123
mul f64 145 145
sub f64 221 220
mul f64 145 146
add f64 222 223
mul f64 146 145
add f64 224 225
mul f64 146 146
add f64 226 227
mul f64 116 220
bitcast i64 220
and i64 230 139
bitcast f64 231
sub f64 220 232
mul f64 141 232
sub f64 234 229
mul f64 141 233
add f64 235 236
mul f64 142 232
add f64 237 238
mul f64 142 233
add f64 239 240
mul f64 116 228
mul f64 117 220
add f64 242 243
add f64 241 244
add f64 229 245
sub f64 246 229
sub f64 245 247
constant f64 4650248090236747776
neg f64 249
lt i1 0 250
select f64 251 250 0
lt i1 249 252
select f64 253 249 252
abs f64 254
neg f64 255
mul f64 256 23
add f64 257 24
bitcast i64 258
sub i64 259 28
sub f64 258 24
neg f64 261
mul f64 262 37
add f64 263 256
mul f64 262 40
add f64 265 12
add f64 264 266
sub f64 267 264
sub f64 267 268
sub f64 264 269
sub f64 266 268
add f64 270 271
mul f64 267 267
mul f64 52 267
add f64 274 51
mul f64 54 267
add f64 276 53
mul f64 56 267
add f64 278 55
mul f64 58 267
add f64 280 57
mul f64 277 273
add f64 282 275
mul f64 281 273
add f64 284 279
mul f64 273 273
mul f64 285 286
add f64 287 283
mul f64 286 286
mul f64 59 289
add f64 290 288
mul f64 291 267
add f64 292 50
mul f64 272 267
add f64 272 294
mul f64 273 293
add f64 296 295
add f64 267 297
sub f64 298 267
sub f64 297 299
add f64 298 9
sub f64 301 298
sub f64 301 302
sub f64 298 303
sub f64 9 302
add f64 304 305
add f64 306 300
add f64 301 307
sub f64 308 301
sub f64 307 309
add f64 134 246
sub f64 311 134
sub f64 311 312
sub f64 134 313
sub f64 246 312
add f64 314 315
add f64 136 248
sub f64 317 136
sub f64 317 318
sub f64 136 319
sub f64 248 318
add f64 320 321
add f64 316 317
add f64 311 323
sub f64 324 311
sub f64 323 325
add f64 326 322
add f64 324 327
sub f64 328 324
sub f64 327 329
div f64 328 217
mul f64 331 217
bitcast i64 331
and i64 333 139
bitcast f64 334
sub f64 331 335
bitcast i64 217
and i64 337 139
bitcast f64 338
sub f64 217 339
mul f64 335 339
sub f64 341 332
mul f64 335 340
add f64 342 343
mul f64 336 339
add f64 344 345
mul f64 336 340
add f64 346 347
sub f64 328 332
sub f64 349 348
add f64 350 330
mul f64 331 219
sub f64 351 352
div f64 353 217
add f64 331 354
sub f64 355 331
sub f64 354 356
add f64 355 357
neg f64 246
neg f64 248
add f64 134 359
sub f64 361 134
sub f64 361 362
sub f64 134 363
sub f64 359 362
add f64 364 365
add f64 136 360
sub f64 367 136
sub f64 367 368
sub f64 136 369
sub f64 360 368
add f64 370 371
add f64 366 367
add f64 361 373
sub f64 374 361
sub f64 373 375
add f64 376 372
add f64 374 377
sub f64 378 374
sub f64 377 379
mul f64 308 378
bitcast i64 308
and i64 382 139
bitcast f64 383
sub f64 308 384
bitcast i64 378
and i64 386 139
bitcast f64 387
sub f64 378 388
mul f64 384 388
sub f64 390 381
mul f64 384 389
add f64 391 392
mul f64 385 388
add f64 393 394
mul f64 385 389
add f64 395 396
mul f64 308 380
mul f64 310 378
add f64 398 399
add f64 397 400
add f64 381 401
sub f64 402 381
sub f64 401 403
div f64 402 217
mul f64 405 217
bitcast i64 405
and i64 407 139
bitcast f64 408
sub f64 405 409
mul f64 409 339
sub f64 411 406
mul f64 409 340
add f64 412 413
mul f64 410 339
add f64 414 415
mul f64 410 340
add f64 416 417
sub f64 402 406
sub f64 419 418
add f64 420 404
mul f64 405 219
sub f64 421 422
div f64 423 217
add f64 405 424
sub f64 425 405
sub f64 424 426
add f64 425 427
lt i1 0 12
constant i64 1
shr i64 260 430
add i64 431 30
shl i64 432 32
bitcast f64 433
mul f64 428 434
sub i64 260 431
add i64 436 30
shl i64 437 32
bitcast f64 438
mul f64 435 439
select f64 429 440 358
select f64 4 441 15
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
constant f64 4602678819172646917
constant f64 4595172819793696076
constant f64 4586165620538941447
constant f64 4575957461383588187
constant f64 4564047942389340013
constant f64 4551452160552810439
constant f64 4537941336995398790
constant f64 4523617207225571602
constant f64 4508818142790474795
constant f64 4493169262076825869
mul f64 52 43
add f64 60 51
mul f64 54 43
add f64 62 53
mul f64 56 43
add f64 64 55
mul f64 58 43
add f64 66 57
mul f64 63 49
add f64 68 61
mul f64 67 49
add f64 70 65
mul f64 49 49
mul f64 71 72
add f64 73 69
mul f64 72 72
mul f64 59 75
add f64 76 74
mul f64 77 43
add f64 78 50
mul f64 48 43
add f64 48 80
mul f64 49 79
add f64 82 81
add f64 43 83
sub f64 84 43
sub f64 83 85
mul f64 84 34
mul f64 86 34
constant f64 13830554455654793216
add f64 34 89
sub f64 90 34
sub f64 90 91
sub f64 34 92
sub f64 89 91
add f64 93 94
add f64 87 90
sub f64 96 87
sub f64 96 97
sub f64 87 98
sub f64 90 97
add f64 99 100
add f64 88 95
sub f64 102 88
sub f64 102 103
sub f64 88 104
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
neg f64 113
neg f64 115
constant f64 5355091182177117338
neg f64 118
lt i1 7 119
select f64 120 119 7
lt i1 118 121
select f64 122 118 121
neg f64 116
neg f64 117
constant f64 4611686018427387904
add f64 124 126
sub f64 127 124
sub f64 127 128
sub f64 124 129
sub f64 126 128
add f64 130 131
add f64 132 125
add f64 127 133
sub f64 134 127
sub f64 133 135
mul f64 116 123
bitcast i64 116
constant i64 18446744073575333888
and i64 138 139
bitcast f64 140
sub f64 116 141
bitcast i64 123
and i64 143 139
bitcast f64 144
sub f64 123 145
mul f64 141 145
sub f64 147 137
mul f64 141 146
add f64 148 149
mul f64 142 145
add f64 150 151
mul f64 142 146
add f64 152 153
mul f64 117 123
add f64 154 155
add f64 137 156
sub f64 157 137
sub f64 156 158
mul f64 134 134
bitcast i64 134
and i64 161 139
bitcast f64 162
sub f64 134 163
mul f64 163 163
sub f64 165 160
mul f64 163 164
add f64 166 167
mul f64 164 163
add f64 168 169
mul f64 164 164
add f64 170 171
mul f64 134 136
mul f64 136 134
add f64 173 174
add f64 172 175
add f64 160 176
sub f64 177 160
sub f64 176 178
mul f64 157 157
bitcast i64 157
and i64 181 139
bitcast f64 182
sub f64 157 183
mul f64 183 183
sub f64 185 180
mul f64 183 184
add f64 186 187
mul f64 184 183
add f64 188 189
mul f64 184 184
add f64 190 191
mul f64 157 159
mul f64 159 157
add f64 193 194
add f64 192 195
add f64 180 196
sub f64 197 180
sub f64 196 198
add f64 177 197
sub f64 200 177
sub f64 200 201
sub f64 177 202
sub f64 197 201
add f64 203 204
add f64 179 199
sub f64 206 179
sub f64 206 207
sub f64 179 208
sub f64 199 207
add f64 209 210
add f64 205 206
add f64 200 212
sub f64 213 200
sub f64 212 214
add f64 215 211
add f64 213 216
sub f64 217 213
sub f64 216 218
constant f64 4650248090236747776
neg f64 220
lt i1 0 221
select f64 222 221 0
lt i1 220 223
select f64 224 220 223
abs f64 225
neg f64 226
mul f64 227 23
add f64 228 24
bitcast i64 229
sub i64 230 28
sub f64 229 24
neg f64 232
mul f64 233 37
add f64 234 227
mul f64 233 40
add f64 236 12
add f64 235 237
sub f64 238 235
sub f64 238 239
sub f64 235 240
sub f64 237 239
add f64 241 242
mul f64 238 238
mul f64 52 238
add f64 245 51
mul f64 54 238
add f64 247 53
mul f64 56 238
add f64 249 55
mul f64 58 238
add f64 251 57
mul f64 248 244
add f64 253 246
mul f64 252 244
add f64 255 250
mul f64 244 244
mul f64 256 257
add f64 258 254
mul f64 257 257
mul f64 59 260
add f64 261 259
mul f64 262 238
add f64 263 50
mul f64 243 238
add f64 243 265
mul f64 244 264
add f64 267 266
add f64 238 268
sub f64 269 238
sub f64 268 270
add f64 269 9
sub f64 272 269
sub f64 272 273
sub f64 269 274
sub f64 9 273
add f64 275 276
add f64 277 271
add f64 272 278
sub f64 279 272
sub f64 278 280
bitcast i64 217
and i64 282 139
bitcast f64 283
sub f64 217 284
bitcast i64 279
and i64 286 139
bitcast f64 287
sub f64 279 288
mul f64 126 123
mul f64 279 290
bitcast i64 290
and i64 292 139
bitcast f64 293
sub f64 290 294
mul f64 288 294
sub f64 296 291
mul f64 288 295
add f64 297 298
mul f64 289 294
add f64 299 300
mul f64 289 295
add f64 301 302
mul f64 281 290
add f64 303 304
add f64 291 305
sub f64 306 291
sub f64 305 307
div f64 306 217
mul f64 309 217
bitcast i64 309
and i64 311 139
bitcast f64 312
sub f64 309 313
mul f64 313 284
sub f64 315 310
mul f64 313 285
add f64 316 317
mul f64 314 284
add f64 318 319
mul f64 314 285
add f64 320 321
sub f64 306 310
sub f64 323 322
add f64 324 308
mul f64 309 219
sub f64 325 326
div f64 327 217
add f64 309 328
sub f64 329 309
sub f64 328 330
add f64 329 331
ne i1 1 12
constant i64 1
shr i64 231 334
add i64 335 30
shl i64 336 32
bitcast f64 337
mul f64 332 338
sub i64 231 335
add i64 340 30
shl i64 341 32
bitcast f64 342
mul f64 339 343
select f64 333 344 1
mul f64 15 12
select f64 4 345 346
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
constant f64 4602678819172646917
constant f64 4595172819793696076
constant f64 4586165620538941447
constant f64 4575957461383588187
constant f64 4564047942389340013
constant f64 4551452160552810439
constant f64 4537941336995398790
constant f64 4523617207225571602
constant f64 4508818142790474795
constant f64 4493169262076825869
mul f64 92 88
add f64 100 91
mul f64 94 88
add f64 102 93
mul f64 96 88
add f64 104 95
mul f64 98 88
add f64 106 97
mul f64 103 89
add f64 108 101
mul f64 107 89
add f64 110 105
mul f64 89 89
mul f64 111 112
add f64 113 109
mul f64 112 112
mul f64 99 115
add f64 116 114
mul f64 117 88
add f64 118 90
mul f64 89 119
add f64 120 88
add f64 17 121
mul f64 122 71
bitcast i64 81
constant i64 4843621399236968448
sub i64 124 125
constant i64 1
shr i64 126 127
constant i64 1023
add i64 128 129
constant i64 52
shl i64 130 131
bitcast f64 132
mul f64 123 133
sub i64 126 128
add i64 135 129
shl i64 136 131
bitcast f64 137
mul f64 134 138
select f64 70 139 67
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
constant f64 4602678819172646917
constant f64 4595172819793696076
constant f64 4586165620538941447
constant f64 4575957461383588187
constant f64 4564047942389340013
constant f64 4551452160552810439
constant f64 4537941336995398790
constant f64 4523617207225571602
constant f64 4508818142790474795
constant f64 4493169262076825869
mul f64 91 87
add f64 99 90
mul f64 93 87
add f64 101 92
mul f64 95 87
add f64 103 94
mul f64 97 87
add f64 105 96
mul f64 102 88
add f64 107 100
mul f64 106 88
add f64 109 104
mul f64 88 88
mul f64 110 111
add f64 112 108
mul f64 111 111
mul f64 98 114
add f64 115 113
mul f64 116 87
add f64 117 89
mul f64 88 118
add f64 119 87
add f64 17 120
bitcast i64 80
constant i64 4843621399236968448
sub i64 122 123
constant i64 1
shr i64 124 125
constant i64 1023
add i64 126 127
constant i64 52
shl i64 128 129
bitcast f64 130
sub i64 124 126
add i64 132 127
shl i64 133 129
bitcast f64 134
eq i1 38 39
sine f64 38
mul f64 121 137
mul f64 138 131
mul f64 139 135
select f64 136 38 140
eq i1 67 67
select f64 142 39 67
select f64 70 141 143
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
constant f64 4588638185040256542
constant f64 4587745830934523688
constant f64 4587023449039406616
constant f64 4586426698778222948
constant f64 4585925428558828667
constant f64 4585498420594159464
constant f64 4585130310279789462
constant f64 4584809698070499460
constant f64 4584391475231203080
constant f64 4583892375012758557
mul f64 176 169
add f64 184 175
mul f64 178 169
add f64 186 177
mul f64 180 169
add f64 188 179
mul f64 182 169
add f64 190 181
mul f64 169 169
mul f64 187 192
add f64 193 185
mul f64 191 192
add f64 195 189
mul f64 192 192
mul f64 196 197
add f64 198 194
mul f64 197 197
mul f64 183 200
add f64 201 199
mul f64 202 169
add f64 203 174
mul f64 169 204
add f64 172 205
sub f64 206 172
sub f64 206 207
sub f64 172 208
sub f64 205 207
add f64 209 210
add f64 211 173
add f64 206 212
sub f64 213 206
sub f64 212 214
constant f64 4590207312512236308
constant f64 13570384969489005332
mul f64 169 213
bitcast i64 169
and i64 219 44
bitcast f64 220
sub f64 169 221
bitcast i64 213
and i64 223 44
bitcast f64 224
sub f64 213 225
mul f64 221 225
sub f64 227 218
mul f64 221 226
add f64 228 229
mul f64 222 225
add f64 230 231
mul f64 222 226
add f64 232 233
mul f64 169 215
mul f64 171 213
add f64 235 236
add f64 234 237
add f64 218 238
sub f64 239 218
sub f64 238 240
add f64 216 239
sub f64 242 216
sub f64 242 243
sub f64 216 244
sub f64 239 243
add f64 245 246
add f64 217 241
sub f64 248 217
sub f64 248 249
sub f64 217 250
sub f64 241 249
add f64 251 252
add f64 247 248
add f64 242 254
sub f64 255 242
sub f64 254 256
add f64 257 253
add f64 255 258
sub f64 259 255
sub f64 258 260
constant f64 4591215111030249286
constant f64 13566889168379647814
mul f64 169 259
bitcast i64 259
and i64 265 44
bitcast f64 266
sub f64 259 267
mul f64 221 267
sub f64 269 264
mul f64 221 268
add f64 270 271
mul f64 222 267
add f64 272 273
mul f64 222 268
add f64 274 275
mul f64 169 261
mul f64 171 259
add f64 277 278
add f64 276 279
add f64 264 280
sub f64 281 264
sub f64 280 282
add f64 262 281
sub f64 284 262
sub f64 284 285
sub f64 262 286
sub f64 281 285
add f64 287 288
add f64 263 283
sub f64 290 263
sub f64 290 291
sub f64 263 292
sub f64 283 291
add f64 293 294
add f64 289 290
add f64 284 296
sub f64 297 284
sub f64 296 298
add f64 299 295
add f64 297 300
sub f64 301 297
sub f64 300 302
constant f64 4592670820000712476
constant f64 4349476440122705692
mul f64 169 301
bitcast i64 301
and i64 307 44
bitcast f64 308
sub f64 301 309
mul f64 221 309
sub f64 311 306
mul f64 221 310
add f64 312 313
mul f64 222 309
add f64 314 315
mul f64 222 310
add f64 316 317
mul f64 169 303
mul f64 171 301
add f64 319 320
add f64 318 321
add f64 306 322
sub f64 323 306
sub f64 322 324
add f64 304 323
sub f64 326 304
sub f64 326 327
sub f64 304 328
sub f64 323 327
add f64 329 330
add f64 305 325
sub f64 332 305
sub f64 332 333
sub f64 305 334
sub f64 325 333
add f64 335 336
add f64 331 332
add f64 326 338
sub f64 339 326
sub f64 338 340
add f64 341 337
add f64 339 342
sub f64 343 339
sub f64 342 344
constant f64 4594314991293244562
constant f64 4351120611415237778
mul f64 169 343
bitcast i64 343
and i64 349 44
bitcast f64 350
sub f64 343 351
mul f64 221 351
sub f64 353 348
mul f64 221 352
add f64 354 355
mul f64 222 351
add f64 356 357
mul f64 222 352
add f64 358 359
mul f64 169 345
mul f64 171 343
add f64 361 362
add f64 360 363
add f64 348 364
sub f64 365 348
sub f64 364 366
add f64 346 365
sub f64 368 346
sub f64 368 369
sub f64 346 370
sub f64 365 369
add f64 371 372
add f64 347 367
sub f64 374 347
sub f64 374 375
sub f64 347 376
sub f64 367 375
add f64 377 378
add f64 373 374
add f64 368 380
sub f64 381 368
sub f64 380 382
add f64 383 379
add f64 381 384
sub f64 385 381
sub f64 384 386
constant f64 4596373779694328218
constant f64 13576551436671097242
mul f64 169 385
bitcast i64 385
and i64 391 44
bitcast f64 392
sub f64 385 393
mul f64 221 393
sub f64 395 390
mul f64 221 394
add f64 396 397
mul f64 222 393
add f64 398 399
mul f64 222 394
add f64 400 401
mul f64 169 387
mul f64 171 385
add f64 403 404
add f64 402 405
add f64 390 406
sub f64 407 390
sub f64 406 408
add f64 388 407
sub f64 410 388
sub f64 410 411
sub f64 388 412
sub f64 407 411
add f64 413 414
add f64 389 409
sub f64 416 389
sub f64 416 417
sub f64 389 418
sub f64 409 417
add f64 419 420
add f64 415 416
add f64 410 422
sub f64 423 410
sub f64 422 424
add f64 425 421
add f64 423 426
sub f64 427 423
sub f64 426 428
constant f64 4599676419421066581
constant f64 4356482039543059797
mul f64 169 427
bitcast i64 427
and i64 433 44
bitcast f64 434
sub f64 427 435
mul f64 221 435
sub f64 437 432
mul f64 221 436
add f64 438 439
mul f64 222 435
add f64 440 441
mul f64 222 436
add f64 442 443
mul f64 169 429
mul f64 171 427
add f64 445 446
add f64 444 447
add f64 432 448
sub f64 449 432
sub f64 448 450
add f64 430 449
sub f64 452 430
sub f64 452 453
sub f64 430 454
sub f64 449 453
add f64 455 456
add f64 431 451
sub f64 458 431
sub f64 458 459
sub f64 431 460
sub f64 451 459
add f64 461 462
add f64 457 458
add f64 452 464
sub f64 465 452
sub f64 464 466
add f64 467 463
add f64 465 468
sub f64 469 465
sub f64 468 470
mul f64 169 469
bitcast i64 469
and i64 473 44
bitcast f64 474
sub f64 469 475
mul f64 221 475
sub f64 477 472
mul f64 221 476
add f64 478 479
mul f64 222 475
add f64 480 481
mul f64 222 476
add f64 482 483
mul f64 169 471
mul f64 171 469
add f64 485 486
add f64 484 487
add f64 472 488
sub f64 489 472
sub f64 488 490
mul f64 149 489
bitcast i64 489
and i64 493 44
bitcast f64 494
sub f64 489 495
mul f64 155 495
sub f64 497 492
mul f64 155 496
add f64 498 499
mul f64 156 495
add f64 500 501
mul f64 156 496
add f64 502 503
mul f64 149 491
mul f64 151 489
add f64 505 506
add f64 504 507
add f64 492 508
sub f64 509 492
sub f64 508 510
add f64 149 509
sub f64 512 149
sub f64 512 513
sub f64 149 514
sub f64 509 513
add f64 515 516
add f64 151 511
sub f64 518 151
sub f64 518 519
sub f64 151 520
sub f64 511 519
add f64 521 522
add f64 517 518
add f64 512 524
sub f64 525 512
sub f64 524 526
add f64 527 523
add f64 525 528
sub f64 529 525
sub f64 528 530
add i64 21 21
add i64 93 532
convert f64 533
constant f64 4604418534313443328
mul f64 534 535
constant f64 13639225319613145088
mul f64 534 537
add f64 536 538
sub f64 539 536
sub f64 538 540
constant f64 13450228951638253950
mul f64 534 542
add f64 539 543
sub f64 544 539
sub f64 544 545
sub f64 539 546
sub f64 543 545
add f64 547 548
add f64 549 541
add f64 544 550
sub f64 551 544
sub f64 550 552
mul f64 529 79
mul f64 531 79
add f64 551 554
sub f64 556 551
sub f64 556 557
sub f64 551 558
sub f64 554 557
add f64 559 560
add f64 553 555
sub f64 562 553
sub f64 562 563
sub f64 553 564
sub f64 555 563
add f64 565 566
add f64 561 562
add f64 556 568
sub f64 569 556
sub f64 568 570
add f64 571 567
add f64 569 572
sub f64 573 569
sub f64 572 574
constant f64 4602678819172646912
mul f64 573 576
mul f64 575 576
select f64 40 38 39
select f64 40 39 38
constant f64 4620693217682128896
div f64 579 580
mul f64 581 582
rint f64 583
constant f64 4593671619917905920
mul f64 585 584
mul f64 586 580
bitcast i64 586
and i64 588 44
bitcast f64 589
sub f64 586 590
bitcast i64 580
and i64 592 44
bitcast f64 593
sub f64 580 594
mul f64 590 594
sub f64 596 587
mul f64 590 595
add f64 597 598
mul f64 591 594
add f64 599 600
mul f64 591 595
add f64 601 602
neg f64 587
neg f64 603
add f64 579 604
sub f64 606 579
sub f64 606 607
sub f64 579 608
sub f64 604 607
add f64 609 610
add f64 35 605
sub f64 612 35
sub f64 612 613
sub f64 35 614
sub f64 605 613
add f64 615 616
add f64 611 612
add f64 606 618
sub f64 619 606
sub f64 618 620
add f64 621 617
add f64 619 622
sub f64 623 619
sub f64 622 624
mul f64 586 579
bitcast i64 579
and i64 627 44
bitcast f64 628
sub f64 579 629
mul f64 590 629
sub f64 631 626
mul f64 590 630
add f64 632 633
mul f64 591 629
add f64 634 635
mul f64 591 630
add f64 636 637
add f64 580 626
sub f64 639 580
sub f64 639 640
sub f64 580 641
sub f64 626 640
add f64 642 643
add f64 35 638
sub f64 645 35
sub f64 645 646
sub f64 35 647
sub f64 638 646
add f64 648 649
add f64 644 645
add f64 639 651
sub f64 652 639
sub f64 651 653
add f64 654 650
add f64 652 655
sub f64 656 652
sub f64 655 657
constant f64 4616189618054758400
lt i1 584 659
eq i1 584 35
eq i1 584 659
or i1 661 662
eq i1 584 70
constant f64 4593625142376804206
constant f64 13568452283375946775
eq i1 584 79
constant f64 4597994306818310365
constant f64 4352917529811201981
constant f64 4600134657745673969
constant f64 13581840161913104664
select f64 667 668 670
select f64 667 669 671
select f64 664 665 672
select f64 664 666 673
constant f64 4617315517961601024
eq i1 584 676
constant f64 4603206634882137780
constant f64 13571923890979628687
constant f64 4618441417868443648
eq i1 584 680
constant f64 4603971362252824289
constant f64 4355615921582285912
constant f64 4604649864582153780
constant f64 13580819412447583990
select f64 681 682 684
select f64 681 683 685
select f64 677 678 686
select f64 677 679 687
constant f64 4602023952714414927
constant f64 4357843414468748770
constant f64 4605249457297304856
constant f64 4359948597267291143
select f64 662 690 692
select f64 662 691 693
select f64 661 35 674
select f64 661 35 675
eq i1 584 581
or i1 663 698
select f64 699 694 688
select f64 699 695 689
select f64 660 696 700
select f64 660 697 701
div f64 623 656
mul f64 704 656
bitcast i64 704
and i64 706 44
bitcast f64 707
sub f64 704 708
bitcast i64 656
and i64 710 44
bitcast f64 711
sub f64 656 712
mul f64 708 712
sub f64 714 705
mul f64 708 713
add f64 715 716
mul f64 709 712
add f64 717 718
mul f64 709 713
add f64 719 720
sub f64 623 705
sub f64 722 721
add f64 723 625
mul f64 704 658
sub f64 724 725
div f64 726 656
add f64 704 727
sub f64 728 704
sub f64 727 729
mul f64 728 728
bitcast i64 728
and i64 732 44
bitcast f64 733
sub f64 728 734
mul f64 734 734
sub f64 736 731
mul f64 734 735
add f64 737 738
mul f64 735 734
add f64 739 740
mul f64 735 735
add f64 741 742
mul f64 728 730
mul f64 730 728
add f64 744 745
add f64 743 746
add f64 731 747
sub f64 748 731
sub f64 747 749
neg f64 262
neg f64 263
constant f64 13812840297120469265
constant f64 13811117867789299496
mul f64 174 748
add f64 755 753
mul f64 176 748
add f64 757 754
mul f64 748 748
mul f64 758 759
add f64 760 756
mul f64 761 748
add f64 762 216
mul f64 748 763
add f64 751 764
sub f64 765 751
sub f64 765 766
sub f64 751 767
sub f64 764 766
add f64 768 769
add f64 770 752
add f64 765 771
sub f64 772 765
sub f64 771 773
mul f64 748 772
bitcast i64 748
and i64 776 44
bitcast f64 777
sub f64 748 778
bitcast i64 772
and i64 780 44
bitcast f64 781
sub f64 772 782
mul f64 778 782
sub f64 784 775
mul f64 778 783
add f64 785 786
mul f64 779 782
add f64 787 788
mul f64 779 783
add f64 789 790
mul f64 748 774
mul f64 750 772
add f64 792 793
add f64 791 794
add f64 775 795
sub f64 796 775
sub f64 795 797
add f64 304 796
sub f64 799 304
sub f64 799 800
sub f64 304 801
sub f64 796 800
add f64 802 803
add f64 305 798
sub f64 805 305
sub f64 805 806
sub f64 305 807
sub f64 798 806
add f64 808 809
add f64 804 805
add f64 799 811
sub f64 812 799
sub f64 811 813
add f64 814 810
add f64 812 815
sub f64 816 812
sub f64 815 817
neg f64 346
neg f64 347
mul f64 748 816
bitcast i64 816
and i64 822 44
bitcast f64 823
sub f64 816 824
mul f64 778 824
sub f64 826 821
mul f64 778 825
add f64 827 828
mul f64 779 824
add f64 829 830
mul f64 779 825
add f64 831 832
mul f64 748 818
mul f64 750 816
add f64 834 835
add f64 833 836
add f64 821 837
sub f64 838 821
sub f64 837 839
add f64 819 838
sub f64 841 819
sub f64 841 842
sub f64 819 843
sub f64 838 842
add f64 844 845
add f64 820 840
sub f64 847 820
sub f64 847 848
sub f64 820 849
sub f64 840 848
add f64 850 851
add f64 846 847
add f64 841 853
sub f64 854 841
sub f64 853 855
add f64 856 852
add f64 854 857
sub f64 858 854
sub f64 857 859
mul f64 748 858
bitcast i64 858
and i64 862 44
bitcast f64 863
sub f64 858 864
mul f64 778 864
sub f64 866 861
mul f64 778 865
add f64 867 868
mul f64 779 864
add f64 869 870
mul f64 779 865
add f64 871 872
mul f64 748 860
mul f64 750 858
add f64 874 875
add f64 873 876
add f64 861 877
sub f64 878 861
sub f64 877 879
add f64 388 878
sub f64 881 388
sub f64 881 882
sub f64 388 883
sub f64 878 882
add f64 884 885
add f64 389 880
sub f64 887 389
sub f64 887 888
sub f64 389 889
sub f64 880 888
add f64 890 891
add f64 886 887
add f64 881 893
sub f64 894 881
sub f64 893 895
add f64 896 892
add f64 894 897
sub f64 898 894
sub f64 897 899
neg f64 430
neg f64 431
mul f64 748 898
bitcast i64 898
and i64 904 44
bitcast f64 905
sub f64 898 906
mul f64 778 906
sub f64 908 903
mul f64 778 907
add f64 909 910
mul f64 779 906
add f64 911 912
mul f64 779 907
add f64 913 914
mul f64 748 900
mul f64 750 898
add f64 916 917
add f64 915 918
add f64 903 919
sub f64 920 903
sub f64 919 921
add f64 901 920
sub f64 923 901
sub f64 923 924
sub f64 901 925
sub f64 920 924
add f64 926 927
add f64 902 922
sub f64 929 902
sub f64 929 930
sub f64 902 931
sub f64 922 930
add f64 932 933
add f64 928 929
add f64 923 935
sub f64 936 923
sub f64 935 937
add f64 938 934
add f64 936 939
sub f64 940 936
sub f64 939 941
mul f64 748 940
bitcast i64 940
and i64 944 44
bitcast f64 945
sub f64 940 946
mul f64 778 946
sub f64 948 943
mul f64 778 947
add f64 949 950
mul f64 779 946
add f64 951 952
mul f64 779 947
add f64 953 954
mul f64 748 942
mul f64 750 940
add f64 956 957
add f64 955 958
add f64 943 959
sub f64 960 943
sub f64 959 961
mul f64 728 960
bitcast i64 960
and i64 964 44
bitcast f64 965
sub f64 960 966
mul f64 734 966
sub f64 968 963
mul f64 734 967
add f64 969 970
mul f64 735 966
add f64 971 972
mul f64 735 967
add f64 973 974
mul f64 728 962
mul f64 730 960
add f64 976 977
add f64 975 978
add f64 963 979
sub f64 980 963
sub f64 979 981
add f64 728 980
sub f64 983 728
sub f64 983 984
sub f64 728 985
sub f64 980 984
add f64 986 987
add f64 730 982
sub f64 989 730
sub f64 989 990
sub f64 730 991
sub f64 982 990
add f64 992 993
add f64 988 989
add f64 983 995
sub f64 996 983
sub f64 995 997
add f64 998 994
add f64 996 999
sub f64 1000 996
sub f64 999 1001
add f64 702 1000
sub f64 1003 702
sub f64 1003 1004
sub f64 702 1005
sub f64 1000 1004
add f64 1006 1007
add f64 703 1002
sub f64 1009 703
sub f64 1009 1010
sub f64 703 1011
sub f64 1002 1010
add f64 1012 1013
add f64 1008 1009
add f64 1003 1015
sub f64 1016 1003
sub f64 1015 1017
add f64 1018 1014
add f64 1016 1019
sub f64 1020 1016
sub f64 1019 1021
constant f64 4609753056924675352
constant f64 4364452196894661639
neg f64 1020
neg f64 1022
add f64 1023 1025
sub f64 1027 1023
sub f64 1027 1028
sub f64 1023 1029
sub f64 1025 1028
add f64 1030 1031
add f64 1024 1026
sub f64 1033 1024
sub f64 1033 1034
sub f64 1024 1035
sub f64 1026 1034
add f64 1036 1037
add f64 1032 1033
add f64 1027 1039
sub f64 1040 1027
sub f64 1039 1041
add f64 1042 1038
add f64 1040 1043
sub f64 1044 1040
sub f64 1043 1045
select f64 40 1044 1020
select f64 40 1046 1022
bitcast i64 0
lt i1 1049 19
mul f64 79 1023
mul f64 79 1024
neg f64 1047
neg f64 1048
add f64 1051 1053
sub f64 1055 1051
sub f64 1055 1056
sub f64 1051 1057
sub f64 1053 1056
add f64 1058 1059
add f64 1052 1054
sub f64 1061 1052
sub f64 1061 1062
sub f64 1052 1063
sub f64 1054 1062
add f64 1064 1065
add f64 1060 1061
add f64 1055 1067
sub f64 1068 1055
sub f64 1067 1069
add f64 1070 1066
add f64 1068 1071
sub f64 1072 1068
sub f64 1071 1073
select f64 1050 1072 1047
select f64 1050 1074 1048
bitcast i64 1
lt i1 1077 19
neg f64 1075
neg f64 1076
select f64 1078 1079 1075
select f64 1078 1080 1076
constant f64 8945421882333202015
neg f64 1083
lt i1 2 1084
select f64 1085 1084 2
lt i1 1083 1086
select f64 1087 1083 1086
lt i1 3 1084
select f64 1089 1084 3
lt i1 1083 1090
select f64 1091 1083 1090
mul f64 577 1088
bitcast i64 577
and i64 1094 44
bitcast f64 1095
sub f64 577 1096
bitcast i64 1088
and i64 1098 44
bitcast f64 1099
sub f64 1088 1100
mul f64 1096 1100
sub f64 1102 1093
mul f64 1096 1101
add f64 1103 1104
mul f64 1097 1100
add f64 1105 1106
mul f64 1097 1101
add f64 1107 1108
mul f64 578 1088
add f64 1109 1110
add f64 1093 1111
sub f64 1112 1093
sub f64 1111 1113
mul f64 1081 1092
bitcast i64 1081
and i64 1116 44
bitcast f64 1117
sub f64 1081 1118
bitcast i64 1092
and i64 1120 44
bitcast f64 1121
sub f64 1092 1122
mul f64 1118 1122
sub f64 1124 1115
mul f64 1118 1123
add f64 1125 1126
mul f64 1119 1122
add f64 1127 1128
mul f64 1119 1123
add f64 1129 1130
mul f64 1082 1092
add f64 1131 1132
add f64 1115 1133
sub f64 1134 1115
sub f64 1133 1135
neg f64 1134
neg f64 1136
add f64 1112 1137
sub f64 1139 1112
sub f64 1139 1140
sub f64 1112 1141
sub f64 1137 1140
add f64 1142 1143
add f64 1114 1138
sub f64 1145 1114
sub f64 1145 1146
sub f64 1114 1147
sub f64 1138 1146
add f64 1148 1149
add f64 1144 1145
add f64 1139 1151
sub f64 1152 1139
sub f64 1151 1153
add f64 1154 1150
add f64 1152 1155
sub f64 1156 1152
sub f64 1155 1157
mul f64 577 1092
mul f64 1096 1122
sub f64 1160 1159
mul f64 1096 1123
add f64 1161 1162
mul f64 1097 1122
add f64 1163 1164
mul f64 1097 1123
add f64 1165 1166
mul f64 578 1092
add f64 1167 1168
add f64 1159 1169
sub f64 1170 1159
sub f64 1169 1171
mul f64 1081 1088
mul f64 1118 1100
sub f64 1174 1173
mul f64 1118 1101
add f64 1175 1176
mul f64 1119 1100
add f64 1177 1178
mul f64 1119 1101
add f64 1179 1180
mul f64 1082 1088
add f64 1181 1182
add f64 1173 1183
sub f64 1184 1173
sub f64 1183 1185
add f64 1170 1184
sub f64 1187 1170
sub f64 1187 1188
sub f64 1170 1189
sub f64 1184 1188
add f64 1190 1191
add f64 1172 1186
sub f64 1193 1172
sub f64 1193 1194
sub f64 1172 1195
sub f64 1186 1194
add f64 1196 1197
add f64 1192 1193
add f64 1187 1199
sub f64 1200 1187
sub f64 1199 1201
add f64 1202 1198
add f64 1200 1203
sub f64 1204 1200
sub f64 1203 1205
cosine f64 1204
sine f64 1204
eq i1 0 35
eq i1 1 35
and i1 1209 1210
constant f64 9218868437227405312
lt i1 5 1212
lt i1 4 1212
and i1 1213 1214
eq i1 5 1212
eq i1 4 1212
or i1 1216 1217
abs f64 2
lt i1 1219 1212
abs f64 3
lt i1 1221 1212
and i1 1220 1222
eq i1 3 35
and i1 1224 1223
lt i1 35 2
lt i1 2 35
and i1 1218 1225
and i1 1228 1227
select i1 1211 1226 1229
eq i1 0 1212
and i1 1231 1210
and i1 1232 1225
and i1 1233 1226
eq i1 2 35
and i1 1235 1224
sub f64 1212 1212
select f64 1234 1212 1237
select f64 1230 35 1238
select f64 1236 70 1239
not i1 1211
and i1 1241 1215
and i1 1242 1223
neg f64 1208
mul f64 1206 1244
mul f64 1206 1206
mul f64 576 1246
mul f64 1247 1207
sub f64 1245 1248
add f64 1207 1249
sub f64 1250 1207
sub f64 1250 1251
sub f64 1207 1252
sub f64 1249 1251
add f64 1253 1254
constant f64 4653872080561897472
neg f64 1256
lt i1 1156 1257
select f64 1258 1257 1156
lt i1 1256 1259
select f64 1260 1256 1259
eq i1 1261 1156
select f64 1262 1158 35
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 1261 1264
add f64 1266 1265
sub f64 1267 1265
neg f64 1268
mul f64 1269 535
add f64 1270 1261
mul f64 1269 537
add f64 1272 1263
add f64 1271 1273
sub f64 1274 1271
sub f64 1274 1275
sub f64 1271 1276
sub f64 1273 1275
add f64 1277 1278
mul f64 1274 1274
constant f64 4602678819172646917
constant f64 4595172819793696076
constant f64 4586165620538941447
constant f64 4575957461383588187
constant f64 4564047942389340013
constant f64 4551452160552810439
constant f64 4537941336995398790
constant f64 4523617207225571602
constant f64 4508818142790474795
constant f64 4493169262076825869
mul f64 1283 1274
add f64 1291 1282
mul f64 1285 1274
add f64 1293 1284
mul f64 1287 1274
add f64 1295 1286
mul f64 1289 1274
add f64 1297 1288
mul f64 1294 1280
add f64 1299 1292
mul f64 1298 1280
add f64 1301 1296
mul f64 1280 1280
mul f64 1302 1303
add f64 1304 1300
mul f64 1303 1303
mul f64 1290 1306
add f64 1307 1305
mul f64 1308 1274
add f64 1309 1281
mul f64 1279 1274
add f64 1279 1311
mul f64 1280 1310
add f64 1313 1312
add f64 1274 1314
sub f64 1315 1274
sub f64 1314 1316
add f64 1315 70
sub f64 1318 1315
sub f64 1318 1319
sub f64 1315 1320
sub f64 70 1319
add f64 1321 1322
add f64 1323 1317
add f64 1318 1324
sub f64 1325 1318
sub f64 1324 1326
mul f64 1325 1250
bitcast i64 1325
and i64 1329 44
bitcast f64 1330
sub f64 1325 1331
bitcast i64 1250
and i64 1333 44
bitcast f64 1334
sub f64 1250 1335
mul f64 1331 1335
sub f64 1337 1328
mul f64 1331 1336
add f64 1338 1339
mul f64 1332 1335
add f64 1340 1341
mul f64 1332 1336
add f64 1342 1343
mul f64 1325 1255
mul f64 1327 1250
add f64 1345 1346
add f64 1344 1347
add f64 1328 1348
sub f64 1349 1328
sub f64 1348 1350
add f64 1349 1351
bitcast i64 1267
constant i64 4843621399236968448
sub i64 1353 1354
shr i64 1355 23
add i64 1356 25
shl i64 1357 13
bitcast f64 1358
mul f64 1352 1359
sub i64 1355 1356
add i64 1361 25
shl i64 1362 13
bitcast f64 1363
mul f64 1360 1364
select f64 1243 1365 1240
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
constant f64 4588638185040256542
constant f64 4587745830934523688
constant f64 4587023449039406616
constant f64 4586426698778222948
constant f64 4585925428558828667
constant f64 4585498420594159464
constant f64 4585130310279789462
constant f64 4584809698070499460
constant f64 4584391475231203080
constant f64 4583892375012758557
mul f64 176 169
add f64 184 175
mul f64 178 169
add f64 186 177
mul f64 180 169
add f64 188 179
mul f64 182 169
add f64 190 181
mul f64 169 169
mul f64 187 192
add f64 193 185
mul f64 191 192
add f64 195 189
mul f64 192 192
mul f64 196 197
add f64 198 194
mul f64 197 197
mul f64 183 200
add f64 201 199
mul f64 202 169
add f64 203 174
mul f64 169 204
add f64 172 205
sub f64 206 172
sub f64 206 207
sub f64 172 208
sub f64 205 207
add f64 209 210
add f64 211 173
add f64 206 212
sub f64 213 206
sub f64 212 214
constant f64 4590207312512236308
constant f64 13570384969489005332
mul f64 169 213
bitcast i64 169
and i64 219 44
bitcast f64 220
sub f64 169 221
bitcast i64 213
and i64 223 44
bitcast f64 224
sub f64 213 225
mul f64 221 225
sub f64 227 218
mul f64 221 226
add f64 228 229
mul f64 222 225
add f64 230 231
mul f64 222 226
add f64 232 233
mul f64 169 215
mul f64 171 213
add f64 235 236
add f64 234 237
add f64 218 238
sub f64 239 218
sub f64 238 240
add f64 216 239
sub f64 242 216
sub f64 242 243
sub f64 216 244
sub f64 239 243
add f64 245 246
add f64 217 241
sub f64 248 217
sub f64 248 249
sub f64 217 250
sub f64 241 249
add f64 251 252
add f64 247 248
add f64 242 254
sub f64 255 242
sub f64 254 256
add f64 257 253
add f64 255 258
sub f64 259 255
sub f64 258 260
constant f64 4591215111030249286
constant f64 13566889168379647814
mul f64 169 259
bitcast i64 259
and i64 265 44
bitcast f64 266
sub f64 259 267
mul f64 221 267
sub f64 269 264
mul f64 221 268
add f64 270 271
mul f64 222 267
add f64 272 273
mul f64 222 268
add f64 274 275
mul f64 169 261
mul f64 171 259
add f64 277 278
add f64 276 279
add f64 264 280
sub f64 281 264
sub f64 280 282
add f64 262 281
sub f64 284 262
sub f64 284 285
sub f64 262 286
sub f64 281 285
add f64 287 288
add f64 263 283
sub f64 290 263
sub f64 290 291
sub f64 263 292
sub f64 283 291
add f64 293 294
add f64 289 290
add f64 284 296
sub f64 297 284
sub f64 296 298
add f64 299 295
add f64 297 300
sub f64 301 297
sub f64 300 302
constant f64 4592670820000712476
constant f64 4349476440122705692
mul f64 169 301
bitcast i64 301
and i64 307 44
bitcast f64 308
sub f64 301 309
mul f64 221 309
sub f64 311 306
mul f64 221 310
add f64 312 313
mul f64 222 309
add f64 314 315
mul f64 222 310
add f64 316 317
mul f64 169 303
mul f64 171 301
add f64 319 320
add f64 318 321
add f64 306 322
sub f64 323 306
sub f64 322 324
add f64 304 323
sub f64 326 304
sub f64 326 327
sub f64 304 328
sub f64 323 327
add f64 329 330
add f64 305 325
sub f64 332 305
sub f64 332 333
sub f64 305 334
sub f64 325 333
add f64 335 336
add f64 331 332
add f64 326 338
sub f64 339 326
sub f64 338 340
add f64 341 337
add f64 339 342
sub f64 343 339
sub f64 342 344
constant f64 4594314991293244562
constant f64 4351120611415237778
mul f64 169 343
bitcast i64 343
and i64 349 44
bitcast f64 350
sub f64 343 351
mul f64 221 351
sub f64 353 348
mul f64 221 352
add f64 354 355
mul f64 222 351
add f64 356 357
mul f64 222 352
add f64 358 359
mul f64 169 345
mul f64 171 343
add f64 361 362
add f64 360 363
add f64 348 364
sub f64 365 348
sub f64 364 366
add f64 346 365
sub f64 368 346
sub f64 368 369
sub f64 346 370
sub f64 365 369
add f64 371 372
add f64 347 367
sub f64 374 347
sub f64 374 375
sub f64 347 376
sub f64 367 375
add f64 377 378
add f64 373 374
add f64 368 380
sub f64 381 368
sub f64 380 382
add f64 383 379
add f64 381 384
sub f64 385 381
sub f64 384 386
constant f64 4596373779694328218
constant f64 13576551436671097242
mul f64 169 385
bitcast i64 385
and i64 391 44
bitcast f64 392
sub f64 385 393
mul f64 221 393
sub f64 395 390
mul f64 221 394
add f64 396 397
mul f64 222 393
add f64 398 399
mul f64 222 394
add f64 400 401
mul f64 169 387
mul f64 171 385
add f64 403 404
add f64 402 405
add f64 390 406
sub f64 407 390
sub f64 406 408
add f64 388 407
sub f64 410 388
sub f64 410 411
sub f64 388 412
sub f64 407 411
add f64 413 414
add f64 389 409
sub f64 416 389
sub f64 416 417
sub f64 389 418
sub f64 409 417
add f64 419 420
add f64 415 416
add f64 410 422
sub f64 423 410
sub f64 422 424
add f64 425 421
add f64 423 426
sub f64 427 423
sub f64 426 428
constant f64 4599676419421066581
constant f64 4356482039543059797
mul f64 169 427
bitcast i64 427
and i64 433 44
bitcast f64 434
sub f64 427 435
mul f64 221 435
sub f64 437 432
mul f64 221 436
add f64 438 439
mul f64 222 435
add f64 440 441
mul f64 222 436
add f64 442 443
mul f64 169 429
mul f64 171 427
add f64 445 446
add f64 444 447
add f64 432 448
sub f64 449 432
sub f64 448 450
add f64 430 449
sub f64 452 430
sub f64 452 453
sub f64 430 454
sub f64 449 453
add f64 455 456
add f64 431 451
sub f64 458 431
sub f64 458 459
sub f64 431 460
sub f64 451 459
add f64 461 462
add f64 457 458
add f64 452 464
sub f64 465 452
sub f64 464 466
add f64 467 463
add f64 465 468
sub f64 469 465
sub f64 468 470
mul f64 169 469
bitcast i64 469
and i64 473 44
bitcast f64 474
sub f64 469 475
mul f64 221 475
sub f64 477 472
mul f64 221 476
add f64 478 479
mul f64 222 475
add f64 480 481
mul f64 222 476
add f64 482 483
mul f64 169 471
mul f64 171 469
add f64 485 486
add f64 484 487
add f64 472 488
sub f64 489 472
sub f64 488 490
mul f64 149 489
bitcast i64 489
and i64 493 44
bitcast f64 494
sub f64 489 495
mul f64 155 495
sub f64 497 492
mul f64 155 496
add f64 498 499
mul f64 156 495
add f64 500 501
mul f64 156 496
add f64 502 503
mul f64 149 491
mul f64 151 489
add f64 505 506
add f64 504 507
add f64 492 508
sub f64 509 492
sub f64 508 510
add f64 149 509
sub f64 512 149
sub f64 512 513
sub f64 149 514
sub f64 509 513
add f64 515 516
add f64 151 511
sub f64 518 151
sub f64 518 519
sub f64 151 520
sub f64 511 519
add f64 521 522
add f64 517 518
add f64 512 524
sub f64 525 512
sub f64 524 526
add f64 527 523
add f64 525 528
sub f64 529 525
sub f64 528 530
add i64 21 21
add i64 93 532
convert f64 533
constant f64 4604418534313443328
mul f64 534 535
constant f64 13639225319613145088
mul f64 534 537
add f64 536 538
sub f64 539 536
sub f64 538 540
constant f64 13450228951638253950
mul f64 534 542
add f64 539 543
sub f64 544 539
sub f64 544 545
sub f64 539 546
sub f64 543 545
add f64 547 548
add f64 549 541
add f64 544 550
sub f64 551 544
sub f64 550 552
mul f64 529 79
mul f64 531 79
add f64 551 554
sub f64 556 551
sub f64 556 557
sub f64 551 558
sub f64 554 557
add f64 559 560
add f64 553 555
sub f64 562 553
sub f64 562 563
sub f64 553 564
sub f64 555 563
add f64 565 566
add f64 561 562
add f64 556 568
sub f64 569 556
sub f64 568 570
add f64 571 567
add f64 569 572
sub f64 573 569
sub f64 572 574
constant f64 4602678819172646912
mul f64 573 576
mul f64 575 576
select f64 40 38 39
select f64 40 39 38
constant f64 4620693217682128896
div f64 579 580
mul f64 581 582
rint f64 583
constant f64 4593671619917905920
mul f64 585 584
mul f64 586 580
bitcast i64 586
and i64 588 44
bitcast f64 589
sub f64 586 590
bitcast i64 580
and i64 592 44
bitcast f64 593
sub f64 580 594
mul f64 590 594
sub f64 596 587
mul f64 590 595
add f64 597 598
mul f64 591 594
add f64 599 600
mul f64 591 595
add f64 601 602
neg f64 587
neg f64 603
add f64 579 604
sub f64 606 579
sub f64 606 607
sub f64 579 608
sub f64 604 607
add f64 609 610
add f64 35 605
sub f64 612 35
sub f64 612 613
sub f64 35 614
sub f64 605 613
add f64 615 616
add f64 611 612
add f64 606 618
sub f64 619 606
sub f64 618 620
add f64 621 617
add f64 619 622
sub f64 623 619
sub f64 622 624
mul f64 586 579
bitcast i64 579
and i64 627 44
bitcast f64 628
sub f64 579 629
mul f64 590 629
sub f64 631 626
mul f64 590 630
add f64 632 633
mul f64 591 629
add f64 634 635
mul f64 591 630
add f64 636 637
add f64 580 626
sub f64 639 580
sub f64 639 640
sub f64 580 641
sub f64 626 640
add f64 642 643
add f64 35 638
sub f64 645 35
sub f64 645 646
sub f64 35 647
sub f64 638 646
add f64 648 649
add f64 644 645
add f64 639 651
sub f64 652 639
sub f64 651 653
add f64 654 650
add f64 652 655
sub f64 656 652
sub f64 655 657
constant f64 4616189618054758400
lt i1 584 659
eq i1 584 35
eq i1 584 659
or i1 661 662
eq i1 584 70
constant f64 4593625142376804206
constant f64 13568452283375946775
eq i1 584 79
constant f64 4597994306818310365
constant f64 4352917529811201981
constant f64 4600134657745673969
constant f64 13581840161913104664
select f64 667 668 670
select f64 667 669 671
select f64 664 665 672
select f64 664 666 673
constant f64 4617315517961601024
eq i1 584 676
constant f64 4603206634882137780
constant f64 13571923890979628687
constant f64 4618441417868443648
eq i1 584 680
constant f64 4603971362252824289
constant f64 4355615921582285912
constant f64 4604649864582153780
constant f64 13580819412447583990
select f64 681 682 684
select f64 681 683 685
select f64 677 678 686
select f64 677 679 687
constant f64 4602023952714414927
constant f64 4357843414468748770
constant f64 4605249457297304856
constant f64 4359948597267291143
select f64 662 690 692
select f64 662 691 693
select f64 661 35 674
select f64 661 35 675
eq i1 584 581
or i1 663 698
select f64 699 694 688
select f64 699 695 689
select f64 660 696 700
select f64 660 697 701
div f64 623 656
mul f64 704 656
bitcast i64 704
and i64 706 44
bitcast f64 707
sub f64 704 708
bitcast i64 656
and i64 710 44
bitcast f64 711
sub f64 656 712
mul f64 708 712
sub f64 714 705
mul f64 708 713
add f64 715 716
mul f64 709 712
add f64 717 718
mul f64 709 713
add f64 719 720
sub f64 623 705
sub f64 722 721
add f64 723 625
mul f64 704 658
sub f64 724 725
div f64 726 656
add f64 704 727
sub f64 728 704
sub f64 727 729
mul f64 728 728
bitcast i64 728
and i64 732 44
bitcast f64 733
sub f64 728 734
mul f64 734 734
sub f64 736 731
mul f64 734 735
add f64 737 738
mul f64 735 734
add f64 739 740
mul f64 735 735
add f64 741 742
mul f64 728 730
mul f64 730 728
add f64 744 745
add f64 743 746
add f64 731 747
sub f64 748 731
sub f64 747 749
neg f64 262
neg f64 263
constant f64 13812840297120469265
constant f64 13811117867789299496
mul f64 174 748
add f64 755 753
mul f64 176 748
add f64 757 754
mul f64 748 748
mul f64 758 759
add f64 760 756
mul f64 761 748
add f64 762 216
mul f64 748 763
add f64 751 764
sub f64 765 751
sub f64 765 766
sub f64 751 767
sub f64 764 766
add f64 768 769
add f64 770 752
add f64 765 771
sub f64 772 765
sub f64 771 773
mul f64 748 772
bitcast i64 748
and i64 776 44
bitcast f64 777
sub f64 748 778
bitcast i64 772
and i64 780 44
bitcast f64 781
sub f64 772 782
mul f64 778 782
sub f64 784 775
mul f64 778 783
add f64 785 786
mul f64 779 782
add f64 787 788
mul f64 779 783
add f64 789 790
mul f64 748 774
mul f64 750 772
add f64 792 793
add f64 791 794
add f64 775 795
sub f64 796 775
sub f64 795 797
add f64 304 796
sub f64 799 304
sub f64 799 800
sub f64 304 801
sub f64 796 800
add f64 802 803
add f64 305 798
sub f64 805 305
sub f64 805 806
sub f64 305 807
sub f64 798 806
add f64 808 809
add f64 804 805
add f64 799 811
sub f64 812 799
sub f64 811 813
add f64 814 810
add f64 812 815
sub f64 816 812
sub f64 815 817
neg f64 346
neg f64 347
mul f64 748 816
bitcast i64 816
and i64 822 44
bitcast f64 823
sub f64 816 824
mul f64 778 824
sub f64 826 821
mul f64 778 825
add f64 827 828
mul f64 779 824
add f64 829 830
mul f64 779 825
add f64 831 832
mul f64 748 818
mul f64 750 816
add f64 834 835
add f64 833 836
add f64 821 837
sub f64 838 821
sub f64 837 839
add f64 819 838
sub f64 841 819
sub f64 841 842
sub f64 819 843
sub f64 838 842
add f64 844 845
add f64 820 840
sub f64 847 820
sub f64 847 848
sub f64 820 849
sub f64 840 848
add f64 850 851
add f64 846 847
add f64 841 853
sub f64 854 841
sub f64 853 855
add f64 856 852
add f64 854 857
sub f64 858 854
sub f64 857 859
mul f64 748 858
bitcast i64 858
and i64 862 44
bitcast f64 863
sub f64 858 864
mul f64 778 864
sub f64 866 861
mul f64 778 865
add f64 867 868
mul f64 779 864
add f64 869 870
mul f64 779 865
add f64 871 872
mul f64 748 860
mul f64 750 858
add f64 874 875
add f64 873 876
add f64 861 877
sub f64 878 861
sub f64 877 879
add f64 388 878
sub f64 881 388
sub f64 881 882
sub f64 388 883
sub f64 878 882
add f64 884 885
add f64 389 880
sub f64 887 389
sub f64 887 888
sub f64 389 889
sub f64 880 888
add f64 890 891
add f64 886 887
add f64 881 893
sub f64 894 881
sub f64 893 895
add f64 896 892
add f64 894 897
sub f64 898 894
sub f64 897 899
neg f64 430
neg f64 431
mul f64 748 898
bitcast i64 898
and i64 904 44
bitcast f64 905
sub f64 898 906
mul f64 778 906
sub f64 908 903
mul f64 778 907
add f64 909 910
mul f64 779 906
add f64 911 912
mul f64 779 907
add f64 913 914
mul f64 748 900
mul f64 750 898
add f64 916 917
add f64 915 918
add f64 903 919
sub f64 920 903
sub f64 919 921
add f64 901 920
sub f64 923 901
sub f64 923 924
sub f64 901 925
sub f64 920 924
add f64 926 927
add f64 902 922
sub f64 929 902
sub f64 929 930
sub f64 902 931
sub f64 922 930
add f64 932 933
add f64 928 929
add f64 923 935
sub f64 936 923
sub f64 935 937
add f64 938 934
add f64 936 939
sub f64 940 936
sub f64 939 941
mul f64 748 940
bitcast i64 940
and i64 944 44
bitcast f64 945
sub f64 940 946
mul f64 778 946
sub f64 948 943
mul f64 778 947
add f64 949 950
mul f64 779 946
add f64 951 952
mul f64 779 947
add f64 953 954
mul f64 748 942
mul f64 750 940
add f64 956 957
add f64 955 958
add f64 943 959
sub f64 960 943
sub f64 959 961
mul f64 728 960
bitcast i64 960
and i64 964 44
bitcast f64 965
sub f64 960 966
mul f64 734 966
sub f64 968 963
mul f64 734 967
add f64 969 970
mul f64 735 966
add f64 971 972
mul f64 735 967
add f64 973 974
mul f64 728 962
mul f64 730 960
add f64 976 977
add f64 975 978
add f64 963 979
sub f64 980 963
sub f64 979 981
add f64 728 980
sub f64 983 728
sub f64 983 984
sub f64 728 985
sub f64 980 984
add f64 986 987
add f64 730 982
sub f64 989 730
sub f64 989 990
sub f64 730 991
sub f64 982 990
add f64 992 993
add f64 988 989
add f64 983 995
sub f64 996 983
sub f64 995 997
add f64 998 994
add f64 996 999
sub f64 1000 996
sub f64 999 1001
add f64 702 1000
sub f64 1003 702
sub f64 1003 1004
sub f64 702 1005
sub f64 1000 1004
add f64 1006 1007
add f64 703 1002
sub f64 1009 703
sub f64 1009 1010
sub f64 703 1011
sub f64 1002 1010
add f64 1012 1013
add f64 1008 1009
add f64 1003 1015
sub f64 1016 1003
sub f64 1015 1017
add f64 1018 1014
add f64 1016 1019
sub f64 1020 1016
sub f64 1019 1021
constant f64 4609753056924675352
constant f64 4364452196894661639
neg f64 1020
neg f64 1022
add f64 1023 1025
sub f64 1027 1023
sub f64 1027 1028
sub f64 1023 1029
sub f64 1025 1028
add f64 1030 1031
add f64 1024 1026
sub f64 1033 1024
sub f64 1033 1034
sub f64 1024 1035
sub f64 1026 1034
add f64 1036 1037
add f64 1032 1033
add f64 1027 1039
sub f64 1040 1027
sub f64 1039 1041
add f64 1042 1038
add f64 1040 1043
sub f64 1044 1040
sub f64 1043 1045
select f64 40 1044 1020
select f64 40 1046 1022
bitcast i64 0
lt i1 1049 19
mul f64 79 1023
mul f64 79 1024
neg f64 1047
neg f64 1048
add f64 1051 1053
sub f64 1055 1051
sub f64 1055 1056
sub f64 1051 1057
sub f64 1053 1056
add f64 1058 1059
add f64 1052 1054
sub f64 1061 1052
sub f64 1061 1062
sub f64 1052 1063
sub f64 1054 1062
add f64 1064 1065
add f64 1060 1061
add f64 1055 1067
sub f64 1068 1055
sub f64 1067 1069
add f64 1070 1066
add f64 1068 1071
sub f64 1072 1068
sub f64 1071 1073
select f64 1050 1072 1047
select f64 1050 1074 1048
bitcast i64 1
lt i1 1077 19
neg f64 1075
neg f64 1076
select f64 1078 1079 1075
select f64 1078 1080 1076
constant f64 8945421882333202015
neg f64 1083
lt i1 2 1084
select f64 1085 1084 2
lt i1 1083 1086
select f64 1087 1083 1086
lt i1 3 1084
select f64 1089 1084 3
lt i1 1083 1090
select f64 1091 1083 1090
mul f64 577 1088
bitcast i64 577
and i64 1094 44
bitcast f64 1095
sub f64 577 1096
bitcast i64 1088
and i64 1098 44
bitcast f64 1099
sub f64 1088 1100
mul f64 1096 1100
sub f64 1102 1093
mul f64 1096 1101
add f64 1103 1104
mul f64 1097 1100
add f64 1105 1106
mul f64 1097 1101
add f64 1107 1108
mul f64 578 1088
add f64 1109 1110
add f64 1093 1111
sub f64 1112 1093
sub f64 1111 1113
mul f64 1081 1092
bitcast i64 1081
and i64 1116 44
bitcast f64 1117
sub f64 1081 1118
bitcast i64 1092
and i64 1120 44
bitcast f64 1121
sub f64 1092 1122
mul f64 1118 1122
sub f64 1124 1115
mul f64 1118 1123
add f64 1125 1126
mul f64 1119 1122
add f64 1127 1128
mul f64 1119 1123
add f64 1129 1130
mul f64 1082 1092
add f64 1131 1132
add f64 1115 1133
sub f64 1134 1115
sub f64 1133 1135
neg f64 1134
neg f64 1136
add f64 1112 1137
sub f64 1139 1112
sub f64 1139 1140
sub f64 1112 1141
sub f64 1137 1140
add f64 1142 1143
add f64 1114 1138
sub f64 1145 1114
sub f64 1145 1146
sub f64 1114 1147
sub f64 1138 1146
add f64 1148 1149
add f64 1144 1145
add f64 1139 1151
sub f64 1152 1139
sub f64 1151 1153
add f64 1154 1150
add f64 1152 1155
sub f64 1156 1152
sub f64 1155 1157
mul f64 577 1092
mul f64 1096 1122
sub f64 1160 1159
mul f64 1096 1123
add f64 1161 1162
mul f64 1097 1122
add f64 1163 1164
mul f64 1097 1123
add f64 1165 1166
mul f64 578 1092
add f64 1167 1168
add f64 1159 1169
sub f64 1170 1159
sub f64 1169 1171
mul f64 1081 1088
mul f64 1118 1100
sub f64 1174 1173
mul f64 1118 1101
add f64 1175 1176
mul f64 1119 1100
add f64 1177 1178
mul f64 1119 1101
add f64 1179 1180
mul f64 1082 1088
add f64 1181 1182
add f64 1173 1183
sub f64 1184 1173
sub f64 1183 1185
add f64 1170 1184
sub f64 1187 1170
sub f64 1187 1188
sub f64 1170 1189
sub f64 1184 1188
add f64 1190 1191
add f64 1172 1186
sub f64 1193 1172
sub f64 1193 1194
sub f64 1172 1195
sub f64 1186 1194
add f64 1196 1197
add f64 1192 1193
add f64 1187 1199
sub f64 1200 1187
sub f64 1199 1201
add f64 1202 1198
add f64 1200 1203
sub f64 1204 1200
sub f64 1203 1205
cosine f64 1204
sine f64 1204
eq i1 0 35
eq i1 1 35
and i1 1209 1210
constant f64 9218868437227405312
lt i1 5 1212
lt i1 4 1212
and i1 1213 1214
eq i1 5 1212
eq i1 4 1212
or i1 1216 1217
abs f64 2
lt i1 1219 1212
abs f64 3
lt i1 1221 1212
and i1 1220 1222
eq i1 3 35
and i1 1224 1223
lt i1 35 2
lt i1 2 35
and i1 1218 1225
and i1 1228 1227
select i1 1211 1226 1229
eq i1 0 1212
and i1 1231 1210
and i1 1232 1225
and i1 1233 1226
eq i1 2 35
and i1 1235 1224
sub f64 1212 1212
select f64 1234 1212 1237
select f64 1230 35 1238
select f64 1236 70 1239
not i1 1211
and i1 1241 1215
and i1 1242 1223
mul f64 1206 1206
mul f64 576 1244
constant f64 4653872080561897472
neg f64 1246
lt i1 1156 1247
select f64 1248 1247 1156
lt i1 1246 1249
select f64 1250 1246 1249
eq i1 1251 1156
select f64 1252 1158 35
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 1251 1254
add f64 1256 1255
sub f64 1257 1255
neg f64 1258
mul f64 1259 535
add f64 1260 1251
mul f64 1259 537
add f64 1262 1253
add f64 1261 1263
sub f64 1264 1261
sub f64 1264 1265
sub f64 1261 1266
sub f64 1263 1265
add f64 1267 1268
mul f64 1264 1264
constant f64 4602678819172646917
constant f64 4595172819793696076
constant f64 4586165620538941447
constant f64 4575957461383588187
constant f64 4564047942389340013
constant f64 4551452160552810439
constant f64 4537941336995398790
constant f64 4523617207225571602
constant f64 4508818142790474795
constant f64 4493169262076825869
mul f64 1273 1264
add f64 1281 1272
mul f64 1275 1264
add f64 1283 1274
mul f64 1277 1264
add f64 1285 1276
mul f64 1279 1264
add f64 1287 1278
mul f64 1284 1270
add f64 1289 1282
mul f64 1288 1270
add f64 1291 1286
mul f64 1270 1270
mul f64 1292 1293
add f64 1294 1290
mul f64 1293 1293
mul f64 1280 1296
add f64 1297 1295
mul f64 1298 1264
add f64 1299 1271
mul f64 1269 1264
add f64 1269 1301
mul f64 1270 1300
add f64 1303 1302
add f64 1264 1304
sub f64 1305 1264
sub f64 1304 1306
add f64 1305 70
sub f64 1308 1305
sub f64 1308 1309
sub f64 1305 1310
sub f64 70 1309
add f64 1311 1312
add f64 1313 1307
add f64 1308 1314
sub f64 1315 1308
sub f64 1314 1316
bitcast i64 1315
and i64 1318 44
bitcast f64 1319
sub f64 1315 1320
bitcast i64 1257
constant i64 4843621399236968448
sub i64 1322 1323
shr i64 1324 23
add i64 1325 25
shl i64 1326 13
bitcast f64 1327
sub i64 1324 1325
add i64 1329 25
shl i64 1330 13
bitcast f64 1331
eq i1 1204 35
mul f64 1206 1207
mul f64 1245 1208
sub f64 1334 1335
add f64 1208 1336
sub f64 1337 1208
sub f64 1337 1338
sub f64 1208 1339
sub f64 1336 1338
add f64 1340 1341
mul f64 1315 1337
bitcast i64 1337
and i64 1344 44
bitcast f64 1345
sub f64 1337 1346
mul f64 1320 1346
sub f64 1348 1343
mul f64 1320 1347
add f64 1349 1350
mul f64 1321 1346
add f64 1351 1352
mul f64 1321 1347
add f64 1353 1354
mul f64 1315 1342
mul f64 1317 1337
add f64 1356 1357
add f64 1355 1358
add f64 1343 1359
sub f64 1360 1343
sub f64 1359 1361
add f64 1360 1362
mul f64 1363 1328
mul f64 1364 1332
select f64 1333 1204 1365
eq i1 1240 1240
select f64 1367 35 1240
select f64 1243 1366 1368
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
constant f64 4602678819172646917
constant f64 4595172819793696076
constant f64 4586165620538941447
constant f64 4575957461383588187
constant f64 4564047942389340013
constant f64 4551452160552810439
constant f64 4537941336995398790
constant f64 4523617207225571602
constant f64 4508818142790474795
constant f64 4493169262076825869
mul f64 34 25
add f64 42 33
mul f64 36 25
add f64 44 35
mul f64 38 25
add f64 46 37
mul f64 40 25
add f64 48 39
mul f64 45 31
add f64 50 43
mul f64 49 31
add f64 52 47
mul f64 31 31
mul f64 53 54
add f64 55 51
mul f64 54 54
mul f64 41 57
add f64 58 56
mul f64 59 25
add f64 60 32
mul f64 30 25
add f64 30 62
mul f64 31 61
add f64 64 63
add f64 25 65
sub f64 66 25
sub f64 65 67
constant f64 4607182418800017408
add f64 66 69
sub f64 70 66
sub f64 70 71
sub f64 66 72
sub f64 69 71
add f64 73 74
add f64 75 68
add f64 70 76
sub f64 77 70
sub f64 76 78
bitcast i64 16
constant i64 4843621399236968448
sub i64 80 81
constant i64 1
sub i64 82 83
add i64 84 83
constant i64 30
lt i1 85 86
select i64 87 85 86
div f64 69 77
mul f64 89 77
bitcast i64 89
constant i64 18446744073575333888
and i64 91 92
bitcast f64 93
sub f64 89 94
bitcast i64 77
and i64 96 92
bitcast f64 97
sub f64 77 98
mul f64 94 98
sub f64 100 90
mul f64 94 99
add f64 101 102
mul f64 95 98
add f64 103 104
mul f64 95 99
add f64 105 106
sub f64 69 90
sub f64 108 107
add f64 109 3
mul f64 89 79
sub f64 110 111
div f64 112 77
add f64 89 113
sub f64 114 89
sub f64 113 115
constant i64 18446744073709551614
mul i64 117 88
constant i64 1023
add i64 118 119
constant i64 52
shl i64 120 121
bitcast f64 122
mul f64 114 123
mul f64 116 123
add f64 77 124
sub f64 126 77
sub f64 126 127
sub f64 77 128
sub f64 124 127
add f64 129 130
add f64 79 125
sub f64 132 79
sub f64 132 133
sub f64 79 134
sub f64 125 133
add f64 135 136
add f64 131 132
add f64 126 138
sub f64 139 126
sub f64 138 140
add f64 141 137
add f64 139 142
sub f64 143 139
sub f64 142 144
constant f64 418002527998569348
mul f64 143 5
abs f64 147
lt i1 146 148
bitcast i64 143
and i64 150 92
bitcast f64 151
sub f64 143 152
bitcast i64 5
and i64 154 92
bitcast f64 155
sub f64 5 156
mul f64 152 156
sub f64 158 147
mul f64 152 157
add f64 159 160
mul f64 153 156
add f64 161 162
mul f64 153 157
add f64 163 164
mul f64 145 5
add f64 165 166
add f64 147 167
select f64 149 168 147
shr i64 84 83
add i64 170 119
shl i64 171 121
bitcast f64 172
mul f64 169 173
sub i64 84 170
add i64 175 119
shl i64 176 121
bitcast f64 177
mul f64 174 178
select f64 4 0 179
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
constant f64 4595172819793696086
constant f64 4575957461383581725
constant f64 4551452160554136921
constant f64 4523617214257778325
constant f64 4493156770912154501
constant f64 4460271644652570990
constant f64 4425733335401308703
mul f64 20 16
add f64 25 19
mul f64 22 16
add f64 27 21
mul f64 24 16
add f64 29 23
mul f64 16 16
mul f64 28 31
add f64 32 26
mul f64 31 31
mul f64 30 34
add f64 35 33
mul f64 36 16
add f64 37 18
mul f64 17 38
constant f64 4650248090236747776
neg f64 40
lt i1 6 41
select f64 42 41 6
lt i1 40 43
select f64 44 40 43
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 45 46
add f64 48 47
sub f64 49 47
neg f64 50
constant f64 4604418534313443328
mul f64 51 52
add f64 53 45
constant f64 13639225319613145088
mul f64 51 55
add f64 56 4
add f64 54 57
sub f64 58 54
sub f64 58 59
sub f64 54 60
sub f64 57 59
add f64 61 62
mul f64 58 58
constant f64 4602678819172646917
constant f64 4595172819793696076
constant f64 4586165620538941447
constant f64 4575957461383588187
constant f64 4564047942389340013
constant f64 4551452160552810439
constant f64 4537941336995398790
constant f64 4523617207225571602
constant f64 4508818142790474795
constant f64 4493169262076825869
mul f64 67 58
add f64 75 66
mul f64 69 58
add f64 77 68
mul f64 71 58
add f64 79 70
mul f64 73 58
add f64 81 72
mul f64 78 64
add f64 83 76
mul f64 82 64
add f64 85 80
mul f64 64 64
mul f64 86 87
add f64 88 84
mul f64 87 87
mul f64 74 90
add f64 91 89
mul f64 92 58
add f64 93 65
mul f64 63 58
add f64 63 95
mul f64 64 94
add f64 97 96
add f64 58 98
sub f64 99 58
sub f64 98 100
add f64 99 12
sub f64 102 99
sub f64 102 103
sub f64 99 104
sub f64 12 103
add f64 105 106
add f64 107 101
add f64 102 108
sub f64 109 102
sub f64 108 110
bitcast i64 49
constant i64 4843621399236968448
sub i64 112 113
constant i64 1
sub i64 114 115
add i64 116 115
constant i64 30
lt i1 117 118
select i64 119 117 118
div f64 12 109
mul f64 121 109
bitcast i64 121
constant i64 18446744073575333888
and i64 123 124
bitcast f64 125
sub f64 121 126
bitcast i64 109
and i64 128 124
bitcast f64 129
sub f64 109 130
mul f64 126 130
sub f64 132 122
mul f64 126 131
add f64 133 134
mul f64 127 130
add f64 135 136
mul f64 127 131
add f64 137 138
sub f64 12 122
sub f64 140 139
add f64 141 4
mul f64 121 111
sub f64 142 143
div f64 144 109
add f64 121 145
sub f64 146 121
sub f64 145 147
constant i64 18446744073709551614
mul i64 149 120
constant i64 1023
add i64 150 151
constant i64 52
shl i64 152 153
bitcast f64 154
mul f64 146 155
mul f64 148 155
neg f64 156
neg f64 157
add f64 109 158
sub f64 160 109
sub f64 160 161
sub f64 109 162
sub f64 158 161
add f64 163 164
add f64 111 159
sub f64 166 111
sub f64 166 167
sub f64 111 168
sub f64 159 167
add f64 169 170
add f64 165 166
add f64 160 172
sub f64 173 160
sub f64 172 174
add f64 175 171
add f64 173 176
sub f64 177 173
sub f64 176 178
lt i1 6 12
select f64 180 6 177
select f64 180 39 179
constant f64 418002527998569348
mul f64 181 15
abs f64 184
lt i1 183 185
bitcast i64 181
and i64 187 124
bitcast f64 188
sub f64 181 189
bitcast i64 15
and i64 191 124
bitcast f64 192
sub f64 15 193
mul f64 189 193
sub f64 195 184
mul f64 189 194
add f64 196 197
mul f64 190 193
add f64 198 199
mul f64 190 194
add f64 200 201
mul f64 182 15
add f64 202 203
add f64 184 204
select f64 186 205 184
shr i64 116 115
add i64 207 151
shl i64 208 153
bitcast f64 209
mul f64 206 210
sub i64 116 207
add i64 212 151
shl i64 213 153
bitcast f64 214
mul f64 211 215
select f64 180 206 216
bitcast i64 2
constant i64 0
lt i1 218 219
neg f64 217
select f64 220 221 217
neg f64 222
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
constant f64 4595172819793696086
constant f64 4575957461383581725
constant f64 4551452160554136921
constant f64 4523617214257778325
constant f64 4493156770912154501
constant f64 4460271644652570990
constant f64 4425733335401308703
mul f64 19 15
add f64 24 18
mul f64 21 15
add f64 26 20
mul f64 23 15
add f64 28 22
mul f64 15 15
mul f64 27 30
add f64 31 25
mul f64 30 30
mul f64 29 33
add f64 34 32
mul f64 35 15
add f64 36 17
mul f64 16 37
constant f64 4650248090236747776
neg f64 39
lt i1 5 40
select f64 41 40 5
lt i1 39 42
select f64 43 39 42
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 44 45
add f64 47 46
sub f64 48 46
neg f64 49
constant f64 4604418534313443328
mul f64 50 51
add f64 52 44
constant f64 13639225319613145088
mul f64 50 54
add f64 55 3
add f64 53 56
sub f64 57 53
sub f64 57 58
sub f64 53 59
sub f64 56 58
add f64 60 61
mul f64 57 57
constant f64 4602678819172646917
constant f64 4595172819793696076
constant f64 4586165620538941447
constant f64 4575957461383588187
constant f64 4564047942389340013
constant f64 4551452160552810439
constant f64 4537941336995398790
constant f64 4523617207225571602
constant f64 4508818142790474795
constant f64 4493169262076825869
mul f64 66 57
add f64 74 65
mul f64 68 57
add f64 76 67
mul f64 70 57
add f64 78 69
mul f64 72 57
add f64 80 71
mul f64 77 63
add f64 82 75
mul f64 81 63
add f64 84 79
mul f64 63 63
mul f64 85 86
add f64 87 83
mul f64 86 86
mul f64 73 89
add f64 90 88
mul f64 91 57
add f64 92 64
mul f64 62 57
add f64 62 94
mul f64 63 93
add f64 96 95
add f64 57 97
sub f64 98 57
sub f64 97 99
add f64 98 11
sub f64 101 98
sub f64 101 102
sub f64 98 103
sub f64 11 102
add f64 104 105
add f64 106 100
add f64 101 107
sub f64 108 101
sub f64 107 109
bitcast i64 48
constant i64 4843621399236968448
sub i64 111 112
constant i64 1
sub i64 113 114
add i64 115 114
constant i64 30
lt i1 116 117
select i64 118 116 117
div f64 11 108
mul f64 120 108
bitcast i64 120
constant i64 18446744073575333888
and i64 122 123
bitcast f64 124
sub f64 120 125
bitcast i64 108
and i64 127 123
bitcast f64 128
sub f64 108 129
mul f64 125 129
sub f64 131 121
mul f64 125 130
add f64 132 133
mul f64 126 129
add f64 134 135
mul f64 126 130
add f64 136 137
sub f64 11 121
sub f64 139 138
add f64 140 3
mul f64 120 110
sub f64 141 142
div f64 143 108
add f64 120 144
sub f64 145 120
sub f64 144 146
constant i64 18446744073709551614
mul i64 148 119
constant i64 1023
add i64 149 150
constant i64 52
shl i64 151 152
bitcast f64 153
mul f64 145 154
mul f64 147 154
neg f64 155
neg f64 156
add f64 108 157
sub f64 159 108
sub f64 159 160
sub f64 108 161
sub f64 157 160
add f64 162 163
add f64 110 158
sub f64 165 110
sub f64 165 166
sub f64 110 167
sub f64 158 166
add f64 168 169
add f64 164 165
add f64 159 171
sub f64 172 159
sub f64 171 173
add f64 174 170
add f64 172 175
sub f64 176 172
sub f64 175 177
lt i1 5 11
select f64 179 5 176
select f64 179 38 178
constant f64 418002527998569348
mul f64 180 14
abs f64 183
lt i1 182 184
bitcast i64 180
and i64 186 123
bitcast f64 187
sub f64 180 188
bitcast i64 14
and i64 190 123
bitcast f64 191
sub f64 14 192
mul f64 188 192
sub f64 194 183
mul f64 188 193
add f64 195 196
mul f64 189 192
add f64 197 198
mul f64 189 193
add f64 199 200
mul f64 181 14
add f64 201 202
add f64 183 203
select f64 185 204 183
shr i64 115 114
add i64 206 150
shl i64 207 152
bitcast f64 208
mul f64 205 209
sub i64 115 206
add i64 211 150
shl i64 212 152
bitcast f64 213
mul f64 210 214
select f64 179 205 215
bitcast i64 0
constant i64 0
lt i1 217 218
neg f64 216
select f64 219 220 216
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
constant f64 4602678819172646917
constant f64 4595172819793696076
constant f64 4586165620538941447
constant f64 4575957461383588187
constant f64 4564047942389340013
constant f64 4551452160552810439
constant f64 4537941336995398790
constant f64 4523617207225571602
constant f64 4508818142790474795
constant f64 4493169262076825869
mul f64 33 24
add f64 41 32
mul f64 35 24
add f64 43 34
mul f64 37 24
add f64 45 36
mul f64 39 24
add f64 47 38
mul f64 44 30
add f64 49 42
mul f64 48 30
add f64 51 46
mul f64 30 30
mul f64 52 53
add f64 54 50
mul f64 53 53
mul f64 40 56
add f64 57 55
mul f64 58 24
add f64 59 31
mul f64 29 24
add f64 29 61
mul f64 30 60
add f64 63 62
add f64 24 64
sub f64 65 24
sub f64 64 66
constant f64 4607182418800017408
add f64 65 68
sub f64 69 65
sub f64 69 70
sub f64 65 71
sub f64 68 70
add f64 72 73
add f64 74 67
add f64 69 75
sub f64 76 69
sub f64 75 77
bitcast i64 15
constant i64 4843621399236968448
sub i64 79 80
constant i64 1
sub i64 81 82
add i64 83 82
constant i64 30
lt i1 84 85
select i64 86 84 85
div f64 68 76
mul f64 88 76
bitcast i64 88
constant i64 18446744073575333888
and i64 90 91
bitcast f64 92
sub f64 88 93
bitcast i64 76
and i64 95 91
bitcast f64 96
sub f64 76 97
mul f64 93 97
sub f64 99 89
mul f64 93 98
add f64 100 101
mul f64 94 97
add f64 102 103
mul f64 94 98
add f64 104 105
sub f64 68 89
sub f64 107 106
add f64 108 2
mul f64 88 78
sub f64 109 110
div f64 111 76
add f64 88 112
sub f64 113 88
sub f64 112 114
constant i64 18446744073709551614
mul i64 116 87
constant i64 1023
add i64 117 118
constant i64 52
shl i64 119 120
bitcast f64 121
mul f64 113 122
mul f64 115 122
add f64 76 123
sub f64 125 76
sub f64 125 126
sub f64 76 127
sub f64 123 126
add f64 128 129
add f64 78 124
sub f64 131 78
sub f64 131 132
sub f64 78 133
sub f64 124 132
add f64 134 135
add f64 130 131
add f64 125 137
sub f64 138 125
sub f64 137 139
add f64 140 136
add f64 138 141
sub f64 142 138
sub f64 141 143
constant f64 418002527998569348
mul f64 142 4
abs f64 146
lt i1 145 147
bitcast i64 142
and i64 149 91
bitcast f64 150
sub f64 142 151
bitcast i64 4
and i64 153 91
bitcast f64 154
sub f64 4 155
mul f64 151 155
sub f64 157 146
mul f64 151 156
add f64 158 159
mul f64 152 155
add f64 160 161
mul f64 152 156
add f64 162 163
mul f64 144 4
add f64 164 165
add f64 146 166
select f64 148 167 146
shr i64 83 82
add i64 169 118
shl i64 170 120
bitcast f64 171
mul f64 168 172
sub i64 83 169
add i64 174 118
shl i64 175 120
bitcast f64 176
mul f64 173 177
select f64 3 1 178
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
constant f64 4602678819172646917
constant f64 4595172819793696076
constant f64 4586165620538941447
constant f64 4575957461383588187
constant f64 4564047942389340013
constant f64 4551452160552810439
constant f64 4537941336995398790
constant f64 4523617207225571602
constant f64 4508818142790474795
constant f64 4493169262076825869
mul f64 44 35
add f64 52 43
mul f64 46 35
add f64 54 45
mul f64 48 35
add f64 56 47
mul f64 50 35
add f64 58 49
mul f64 55 41
add f64 60 53
mul f64 59 41
add f64 62 57
mul f64 41 41
mul f64 63 64
add f64 65 61
mul f64 64 64
mul f64 51 67
add f64 68 66
mul f64 69 35
add f64 70 42
mul f64 40 35
add f64 40 72
mul f64 41 71
add f64 74 73
add f64 35 75
sub f64 76 35
sub f64 75 77
add f64 76 9
sub f64 79 76
sub f64 79 80
sub f64 76 81
sub f64 9 80
add f64 82 83
add f64 84 78
add f64 79 85
sub f64 86 79
sub f64 85 87
constant f64 4616189618054758400
mul f64 89 12
mul f64 86 90
bitcast i64 86
constant i64 18446744073575333888
and i64 92 93
bitcast f64 94
sub f64 86 95
bitcast i64 90
and i64 97 93
bitcast f64 98
sub f64 90 99
mul f64 95 99
sub f64 101 91
mul f64 95 100
add f64 102 103
mul f64 96 99
add f64 104 105
mul f64 96 100
add f64 106 107
mul f64 88 90
add f64 108 109
add f64 91 110
sub f64 111 91
sub f64 110 112
neg f64 14
constant f64 4633641066610819072
neg f64 115
lt i1 114 116
select f64 117 116 114
lt i1 115 118
select f64 119 115 118
mul f64 120 23
add f64 121 24
bitcast i64 122
constant i64 4843621399236968448
sub i64 123 124
constant i64 1023
add i64 125 126
constant i64 52
shl i64 127 128
bitcast f64 129
sub f64 122 24
neg f64 131
mul f64 132 29
add f64 133 120
mul f64 132 32
add f64 135 22
add f64 134 136
sub f64 137 134
sub f64 137 138
sub f64 134 139
sub f64 136 138
add f64 140 141
mul f64 137 137
mul f64 44 137
add f64 144 43
mul f64 46 137
add f64 146 45
mul f64 48 137
add f64 148 47
mul f64 50 137
add f64 150 49
mul f64 147 143
add f64 152 145
mul f64 151 143
add f64 154 149
mul f64 143 143
mul f64 155 156
add f64 157 153
mul f64 156 156
mul f64 51 159
add f64 160 158
mul f64 161 137
add f64 162 42
mul f64 142 137
add f64 142 164
mul f64 143 163
add f64 166 165
add f64 137 167
sub f64 168 137
sub f64 167 169
mul f64 168 130
mul f64 170 130
constant f64 13830554455654793216
add f64 130 173
sub f64 174 130
sub f64 174 175
sub f64 130 176
sub f64 173 175
add f64 177 178
add f64 171 174
sub f64 180 171
sub f64 180 181
sub f64 171 182
sub f64 174 181
add f64 183 184
add f64 172 179
sub f64 186 172
sub f64 186 187
sub f64 172 188
sub f64 179 187
add f64 189 190
add f64 185 186
add f64 180 192
sub f64 193 180
sub f64 192 194
add f64 195 191
add f64 193 196
sub f64 197 193
sub f64 196 198
neg f64 197
neg f64 199
neg f64 200
neg f64 201
add f64 202 13
sub f64 204 202
sub f64 204 205
sub f64 202 206
sub f64 13 205
add f64 207 208
add f64 209 203
add f64 204 210
sub f64 211 204
sub f64 210 212
mul f64 200 12
bitcast i64 200
and i64 215 93
bitcast f64 216
sub f64 200 217
bitcast i64 12
and i64 219 93
bitcast f64 220
sub f64 12 221
mul f64 217 221
sub f64 223 214
mul f64 217 222
add f64 224 225
mul f64 218 221
add f64 226 227
mul f64 218 222
add f64 228 229
mul f64 201 12
add f64 230 231
add f64 214 232
sub f64 233 214
sub f64 232 234
mul f64 211 211
bitcast i64 211
and i64 237 93
bitcast f64 238
sub f64 211 239
mul f64 239 239
sub f64 241 236
mul f64 239 240
add f64 242 243
mul f64 240 239
add f64 244 245
mul f64 240 240
add f64 246 247
mul f64 211 213
mul f64 213 211
add f64 249 250
add f64 248 251
add f64 236 252
sub f64 253 236
sub f64 252 254
mul f64 233 233
bitcast i64 233
and i64 257 93
bitcast f64 258
sub f64 233 259
mul f64 259 259
sub f64 261 256
mul f64 259 260
add f64 262 263
mul f64 260 259
add f64 264 265
mul f64 260 260
add f64 266 267
mul f64 233 235
mul f64 235 233
add f64 269 270
add f64 268 271
add f64 256 272
sub f64 273 256
sub f64 272 274
add f64 253 273
sub f64 276 253
sub f64 276 277
sub f64 253 278
sub f64 273 277
add f64 279 280
add f64 255 275
sub f64 282 255
sub f64 282 283
sub f64 255 284
sub f64 275 283
add f64 285 286
add f64 281 282
add f64 276 288
sub f64 289 276
sub f64 288 290
add f64 291 287
add f64 289 292
sub f64 293 289
sub f64 292 294
div f64 111 293
mul f64 296 293
bitcast i64 296
and i64 298 93
bitcast f64 299
sub f64 296 300
bitcast i64 293
and i64 302 93
bitcast f64 303
sub f64 293 304
mul f64 300 304
sub f64 306 297
mul f64 300 305
add f64 307 308
mul f64 301 304
add f64 309 310
mul f64 301 305
add f64 311 312
sub f64 111 297
sub f64 314 313
add f64 315 113
mul f64 296 295
sub f64 316 317
div f64 318 293
add f64 296 319
sub f64 320 296
sub f64 319 321
add f64 320 322
eq i1 0 22
bitcast i64 26
sub i64 325 124
constant i64 1
shr i64 326 327
add i64 328 126
shl i64 329 128
bitcast f64 330
mul f64 323 331
sub i64 326 328
add i64 333 126
shl i64 334 128
bitcast f64 335
mul f64 332 336
select f64 324 0 337
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
constant f64 4602678819172646917
constant f64 4595172819793696076
constant f64 4586165620538941447
constant f64 4575957461383588187
constant f64 4564047942389340013
constant f64 4551452160552810439
constant f64 4537941336995398790
constant f64 4523617207225571602
constant f64 4508818142790474795
constant f64 4493169262076825869
mul f64 52 43
add f64 60 51
mul f64 54 43
add f64 62 53
mul f64 56 43
add f64 64 55
mul f64 58 43
add f64 66 57
mul f64 63 49
add f64 68 61
mul f64 67 49
add f64 70 65
mul f64 49 49
mul f64 71 72
add f64 73 69
mul f64 72 72
mul f64 59 75
add f64 76 74
mul f64 77 43
add f64 78 50
mul f64 48 43
add f64 48 80
mul f64 49 79
add f64 82 81
add f64 43 83
sub f64 84 43
sub f64 83 85
mul f64 84 33
mul f64 86 33
constant f64 13830554455654793216
add f64 33 89
sub f64 90 33
sub f64 90 91
sub f64 33 92
sub f64 89 91
add f64 93 94
add f64 87 90
sub f64 96 87
sub f64 96 97
sub f64 87 98
sub f64 90 97
add f64 99 100
add f64 88 95
sub f64 102 88
sub f64 102 103
sub f64 88 104
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
neg f64 113
neg f64 115
neg f64 116
neg f64 117
add f64 118 13
sub f64 120 118
sub f64 120 121
sub f64 118 122
sub f64 13 121
add f64 123 124
add f64 125 119
add f64 120 126
sub f64 127 120
sub f64 126 128
mul f64 12 12
bitcast i64 12
constant i64 18446744073575333888
and i64 131 132
bitcast f64 133
sub f64 12 134
mul f64 134 134
sub f64 136 130
mul f64 134 135
add f64 137 138
mul f64 135 134
add f64 139 140
mul f64 135 135
add f64 141 142
add f64 130 9
sub f64 144 130
sub f64 144 145
sub f64 130 146
sub f64 9 145
add f64 147 148
add f64 149 143
add f64 144 150
sub f64 151 144
sub f64 150 152
mul f64 127 116
bitcast i64 127
and i64 155 132
bitcast f64 156
sub f64 127 157
bitcast i64 116
and i64 159 132
bitcast f64 160
sub f64 116 161
mul f64 157 161
sub f64 163 154
mul f64 157 162
add f64 164 165
mul f64 158 161
add f64 166 167
mul f64 158 162
add f64 168 169
mul f64 127 117
mul f64 129 116
add f64 171 172
add f64 170 173
add f64 154 174
sub f64 175 154
sub f64 174 176
mul f64 175 151
bitcast i64 175
and i64 179 132
bitcast f64 180
sub f64 175 181
bitcast i64 151
and i64 183 132
bitcast f64 184
sub f64 151 185
mul f64 181 185
sub f64 187 178
mul f64 181 186
add f64 188 189
mul f64 182 185
add f64 190 191
mul f64 182 186
add f64 192 193
mul f64 175 153
mul f64 177 151
add f64 195 196
add f64 194 197
add f64 178 198
sub f64 199 178
sub f64 198 200
mul f64 116 12
mul f64 161 134
sub f64 203 202
mul f64 161 135
add f64 204 205
mul f64 162 134
add f64 206 207
mul f64 162 135
add f64 208 209
mul f64 117 12
add f64 210 211
add f64 202 212
sub f64 213 202
sub f64 212 214
mul f64 127 127
mul f64 157 157
sub f64 217 216
mul f64 157 158
add f64 218 219
mul f64 158 157
add f64 220 221
mul f64 158 158
add f64 222 223
mul f64 127 129
mul f64 129 127
add f64 225 226
add f64 224 227
add f64 216 228
sub f64 229 216
sub f64 228 230
mul f64 213 213
bitcast i64 213
and i64 233 132
bitcast f64 234
sub f64 213 235
mul f64 235 235
sub f64 237 232
mul f64 235 236
add f64 238 239
mul f64 236 235
add f64 240 241
mul f64 236 236
add f64 242 243
mul f64 213 215
mul f64 215 213
add f64 245 246
add f64 244 247
add f64 232 248
sub f64 249 232
sub f64 248 250
add f64 229 249
sub f64 252 229
sub f64 252 253
sub f64 229 254
sub f64 249 253
add f64 255 256
add f64 231 251
sub f64 258 231
sub f64 258 259
sub f64 231 260
sub f64 251 259
add f64 261 262
add f64 257 258
add f64 252 264
sub f64 265 252
sub f64 264 266
add f64 267 263
add f64 265 268
sub f64 269 265
sub f64 268 270
div f64 199 269
mul f64 272 269
bitcast i64 272
and i64 274 132
bitcast f64 275
sub f64 272 276
bitcast i64 269
and i64 278 132
bitcast f64 279
sub f64 269 280
mul f64 276 280
sub f64 282 273
mul f64 276 281
add f64 283 284
mul f64 277 280
add f64 285 286
mul f64 277 281
add f64 287 288
sub f64 199 273
sub f64 290 289
add f64 291 201
mul f64 272 271
sub f64 292 293
div f64 294 269
add f64 272 295
sub f64 296 272
sub f64 295 297
add f64 296 298
constant f64 418002527998569348
eq i1 2 34
lt i1 4 300
add f64 9 130
mul f64 4 303
select f64 302 304 299
bitcast i64 305
bitcast i64 2
constant i64 9223372036854775808
and i64 307 308
or i64 306 309
bitcast f64 310
select f64 301 2 311
neg f64 312
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
constant f64 4602678819172646917
constant f64 4595172819793696076
constant f64 4586165620538941447
constant f64 4575957461383588187
constant f64 4564047942389340013
constant f64 4551452160552810439
constant f64 4537941336995398790
constant f64 4523617207225571602
constant f64 4508818142790474795
constant f64 4493169262076825869
mul f64 51 42
add f64 59 50
mul f64 53 42
add f64 61 52
mul f64 55 42
add f64 63 54
mul f64 57 42
add f64 65 56
mul f64 62 48
add f64 67 60
mul f64 66 48
add f64 69 64
mul f64 48 48
mul f64 70 71
add f64 72 68
mul f64 71 71
mul f64 58 74
add f64 75 73
mul f64 76 42
add f64 77 49
mul f64 47 42
add f64 47 79
mul f64 48 78
add f64 81 80
add f64 42 82
sub f64 83 42
sub f64 82 84
mul f64 83 32
mul f64 85 32
constant f64 13830554455654793216
add f64 32 88
sub f64 89 32
sub f64 89 90
sub f64 32 91
sub f64 88 90
add f64 92 93
add f64 86 89
sub f64 95 86
sub f64 95 96
sub f64 86 97
sub f64 89 96
add f64 98 99
add f64 87 94
sub f64 101 87
sub f64 101 102
sub f64 87 103
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
neg f64 112
neg f64 114
neg f64 115
neg f64 116
add f64 117 12
sub f64 119 117
sub f64 119 120
sub f64 117 121
sub f64 12 120
add f64 122 123
add f64 124 118
add f64 119 125
sub f64 126 119
sub f64 125 127
mul f64 11 11
bitcast i64 11
constant i64 18446744073575333888
and i64 130 131
bitcast f64 132
sub f64 11 133
mul f64 133 133
sub f64 135 129
mul f64 133 134
add f64 136 137
mul f64 134 133
add f64 138 139
mul f64 134 134
add f64 140 141
add f64 129 8
sub f64 143 129
sub f64 143 144
sub f64 129 145
sub f64 8 144
add f64 146 147
add f64 148 142
add f64 143 149
sub f64 150 143
sub f64 149 151
mul f64 126 115
bitcast i64 126
and i64 154 131
bitcast f64 155
sub f64 126 156
bitcast i64 115
and i64 158 131
bitcast f64 159
sub f64 115 160
mul f64 156 160
sub f64 162 153
mul f64 156 161
add f64 163 164
mul f64 157 160
add f64 165 166
mul f64 157 161
add f64 167 168
mul f64 126 116
mul f64 128 115
add f64 170 171
add f64 169 172
add f64 153 173
sub f64 174 153
sub f64 173 175
mul f64 174 150
bitcast i64 174
and i64 178 131
bitcast f64 179
sub f64 174 180
bitcast i64 150
and i64 182 131
bitcast f64 183
sub f64 150 184
mul f64 180 184
sub f64 186 177
mul f64 180 185
add f64 187 188
mul f64 181 184
add f64 189 190
mul f64 181 185
add f64 191 192
mul f64 174 152
mul f64 176 150
add f64 194 195
add f64 193 196
add f64 177 197
sub f64 198 177
sub f64 197 199
mul f64 115 11
mul f64 160 133
sub f64 202 201
mul f64 160 134
add f64 203 204
mul f64 161 133
add f64 205 206
mul f64 161 134
add f64 207 208
mul f64 116 11
add f64 209 210
add f64 201 211
sub f64 212 201
sub f64 211 213
mul f64 126 126
mul f64 156 156
sub f64 216 215
mul f64 156 157
add f64 217 218
mul f64 157 156
add f64 219 220
mul f64 157 157
add f64 221 222
mul f64 126 128
mul f64 128 126
add f64 224 225
add f64 223 226
add f64 215 227
sub f64 228 215
sub f64 227 229
mul f64 212 212
bitcast i64 212
and i64 232 131
bitcast f64 233
sub f64 212 234
mul f64 234 234
sub f64 236 231
mul f64 234 235
add f64 237 238
mul f64 235 234
add f64 239 240
mul f64 235 235
add f64 241 242
mul f64 212 214
mul f64 214 212
add f64 244 245
add f64 243 246
add f64 231 247
sub f64 248 231
sub f64 247 249
add f64 228 248
sub f64 251 228
sub f64 251 252
sub f64 228 253
sub f64 248 252
add f64 254 255
add f64 230 250
sub f64 257 230
sub f64 257 258
sub f64 230 259
sub f64 250 258
add f64 260 261
add f64 256 257
add f64 251 263
sub f64 264 251
sub f64 263 265
add f64 266 262
add f64 264 267
sub f64 268 264
sub f64 267 269
div f64 198 268
mul f64 271 268
bitcast i64 271
and i64 273 131
bitcast f64 274
sub f64 271 275
bitcast i64 268
and i64 277 131
bitcast f64 278
sub f64 268 279
mul f64 275 279
sub f64 281 272
mul f64 275 280
add f64 282 283
mul f64 276 279
add f64 284 285
mul f64 276 280
add f64 286 287
sub f64 198 272
sub f64 289 288
add f64 290 200
mul f64 271 270
sub f64 291 292
div f64 293 268
add f64 271 294
sub f64 295 271
sub f64 294 296
add f64 295 297
constant f64 418002527998569348
eq i1 0 33
lt i1 3 299
add f64 8 129
mul f64 3 302
select f64 301 303 298
bitcast i64 304
bitcast i64 0
constant i64 9223372036854775808
and i64 306 307
or i64 305 308
bitcast f64 309
select f64 300 0 310
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
constant f64 4602678819172646917
constant f64 4595172819793696076
constant f64 4586165620538941447
constant f64 4575957461383588187
constant f64 4564047942389340013
constant f64 4551452160552810439
constant f64 4537941336995398790
constant f64 4523617207225571602
constant f64 4508818142790474795
constant f64 4493169262076825869
mul f64 43 34
add f64 51 42
mul f64 45 34
add f64 53 44
mul f64 47 34
add f64 55 46
mul f64 49 34
add f64 57 48
mul f64 54 40
add f64 59 52
mul f64 58 40
add f64 61 56
mul f64 40 40
mul f64 62 63
add f64 64 60
mul f64 63 63
mul f64 50 66
add f64 67 65
mul f64 68 34
add f64 69 41
mul f64 39 34
add f64 39 71
mul f64 40 70
add f64 73 72
add f64 34 74
sub f64 75 34
sub f64 74 76
add f64 75 8
sub f64 78 75
sub f64 78 79
sub f64 75 80
sub f64 8 79
add f64 81 82
add f64 83 77
add f64 78 84
sub f64 85 78
sub f64 84 86
constant f64 4616189618054758400
mul f64 88 11
mul f64 85 89
bitcast i64 85
constant i64 18446744073575333888
and i64 91 92
bitcast f64 93
sub f64 85 94
bitcast i64 89
and i64 96 92
bitcast f64 97
sub f64 89 98
mul f64 94 98
sub f64 100 90
mul f64 94 99
add f64 101 102
mul f64 95 98
add f64 103 104
mul f64 95 99
add f64 105 106
mul f64 87 89
add f64 107 108
add f64 90 109
sub f64 110 90
sub f64 109 111
neg f64 13
constant f64 4633641066610819072
neg f64 114
lt i1 113 115
select f64 116 115 113
lt i1 114 117
select f64 118 114 117
mul f64 119 22
add f64 120 23
bitcast i64 121
constant i64 4843621399236968448
sub i64 122 123
constant i64 1023
add i64 124 125
constant i64 52
shl i64 126 127
bitcast f64 128
sub f64 121 23
neg f64 130
mul f64 131 28
add f64 132 119
mul f64 131 31
add f64 134 21
add f64 133 135
sub f64 136 133
sub f64 136 137
sub f64 133 138
sub f64 135 137
add f64 139 140
mul f64 136 136
mul f64 43 136
add f64 143 42
mul f64 45 136
add f64 145 44
mul f64 47 136
add f64 147 46
mul f64 49 136
add f64 149 48
mul f64 146 142
add f64 151 144
mul f64 150 142
add f64 153 148
mul f64 142 142
mul f64 154 155
add f64 156 152
mul f64 155 155
mul f64 50 158
add f64 159 157
mul f64 160 136
add f64 161 41
mul f64 141 136
add f64 141 163
mul f64 142 162
add f64 165 164
add f64 136 166
sub f64 167 136
sub f64 166 168
mul f64 167 129
mul f64 169 129
constant f64 13830554455654793216
add f64 129 172
sub f64 173 129
sub f64 173 174
sub f64 129 175
sub f64 172 174
add f64 176 177
add f64 170 173
sub f64 179 170
sub f64 179 180
sub f64 170 181
sub f64 173 180
add f64 182 183
add f64 171 178
sub f64 185 171
sub f64 185 186
sub f64 171 187
sub f64 178 186
add f64 188 189
add f64 184 185
add f64 179 191
sub f64 192 179
sub f64 191 193
add f64 194 190
add f64 192 195
sub f64 196 192
sub f64 195 197
neg f64 196
neg f64 198
neg f64 199
neg f64 200
add f64 201 12
sub f64 203 201
sub f64 203 204
sub f64 201 205
sub f64 12 204
add f64 206 207
add f64 208 202
add f64 203 209
sub f64 210 203
sub f64 209 211
mul f64 199 11
bitcast i64 199
and i64 214 92
bitcast f64 215
sub f64 199 216
bitcast i64 11
and i64 218 92
bitcast f64 219
sub f64 11 220
mul f64 216 220
sub f64 222 213
mul f64 216 221
add f64 223 224
mul f64 217 220
add f64 225 226
mul f64 217 221
add f64 227 228
mul f64 200 11
add f64 229 230
add f64 213 231
sub f64 232 213
sub f64 231 233
mul f64 210 210
bitcast i64 210
and i64 236 92
bitcast f64 237
sub f64 210 238
mul f64 238 238
sub f64 240 235
mul f64 238 239
add f64 241 242
mul f64 239 238
add f64 243 244
mul f64 239 239
add f64 245 246
mul f64 210 212
mul f64 212 210
add f64 248 249
add f64 247 250
add f64 235 251
sub f64 252 235
sub f64 251 253
mul f64 232 232
bitcast i64 232
and i64 256 92
bitcast f64 257
sub f64 232 258
mul f64 258 258
sub f64 260 255
mul f64 258 259
add f64 261 262
mul f64 259 258
add f64 263 264
mul f64 259 259
add f64 265 266
mul f64 232 234
mul f64 234 232
add f64 268 269
add f64 267 270
add f64 255 271
sub f64 272 255
sub f64 271 273
add f64 252 272
sub f64 275 252
sub f64 275 276
sub f64 252 277
sub f64 272 276
add f64 278 279
add f64 254 274
sub f64 281 254
sub f64 281 282
sub f64 254 283
sub f64 274 282
add f64 284 285
add f64 280 281
add f64 275 287
sub f64 288 275
sub f64 287 289
add f64 290 286
add f64 288 291
sub f64 292 288
sub f64 291 293
div f64 110 292
mul f64 295 292
bitcast i64 295
and i64 297 92
bitcast f64 298
sub f64 295 299
bitcast i64 292
and i64 301 92
bitcast f64 302
sub f64 292 303
mul f64 299 303
sub f64 305 296
mul f64 299 304
add f64 306 307
mul f64 300 303
add f64 308 309
mul f64 300 304
add f64 310 311
sub f64 110 296
sub f64 313 312
add f64 314 112
mul f64 295 294
sub f64 315 316
div f64 317 292
add f64 295 318
sub f64 319 295
sub f64 318 320
add f64 319 321
eq i1 1 21
bitcast i64 25
sub i64 324 123
constant i64 1
shr i64 325 326
add i64 327 125
shl i64 328 127
bitcast f64 329
mul f64 322 330
sub i64 325 327
add i64 332 125
shl i64 333 127
bitcast f64 334
mul f64 331 335
select f64 323 1 336
""",
        ),
    ),
}
