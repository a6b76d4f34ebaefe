"""Functions of numbers as arithmetic, an operation a line: see opspec.compiled.functions."""

# Generated from spec/functions: change a file there, then run `opspec generate`.

from opspec.compiled.functions import Body

FUNCTIONS = {
    "acos": (
        Body(
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
        Body(
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
        Body(
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
add f32 6 39
div f32 39 50
mul f32 51 51
constant f32 1056964608
mul f32 39 39
mul f32 53 54
constant f32 1060205056
mul f32 49 56
constant f32 1050210281
constant f32 1053601647
fma f32 58 52 59
constant f32 1059760829
fma f32 60 52 61
mul f32 52 62
add f32 55 63
mul f32 51 64
constant f32 901758464
mul f32 49 66
add f32 67 48
add f32 65 68
sub f32 55 69
sub f32 70 39
sub f32 57 71
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
add f32 6 80
div f32 80 83
mul f32 84 84
mul f32 80 80
mul f32 53 86
mul f32 82 56
fma f32 58 85 59
fma f32 89 85 61
mul f32 85 90
add f32 87 91
mul f32 84 92
mul f32 82 66
add f32 94 17
add f32 93 95
sub f32 87 96
sub f32 97 80
sub f32 88 98
constant f32 2139095040
lt i1 0 100
select f32 101 99 0
select f32 4 72 102
sub f32 100 100
select f32 73 103 104
""",
        ),
        Body(
            "f64",
            "f64 f16",
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
add f64 6 50
div f64 50 61
mul f64 62 62
constant f64 4602678819172646912
mul f64 50 50
mul f64 64 65
constant f64 4604418534313443328
mul f64 60 67
constant f64 4594498985737726454
constant f64 4594685476444287349
mul f64 69 63
add f64 71 70
constant f64 4595719340060872480
mul f64 72 63
add f64 74 73
constant f64 4597174411106084985
mul f64 75 63
add f64 77 76
constant f64 4598818590951395733
mul f64 78 63
add f64 80 79
constant f64 4600877379321593494
mul f64 81 63
add f64 83 82
constant f64 4604180019048437138
mul f64 84 63
add f64 86 85
mul f64 63 87
add f64 66 88
mul f64 62 89
constant f64 13639225319613145088
mul f64 60 91
add f64 92 59
add f64 90 93
sub f64 66 94
sub f64 95 50
sub f64 68 96
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
add f64 6 105
div f64 105 108
mul f64 109 109
mul f64 105 105
mul f64 64 111
mul f64 107 67
mul f64 69 110
add f64 114 70
mul f64 115 110
add f64 116 73
mul f64 117 110
add f64 118 76
mul f64 119 110
add f64 120 79
mul f64 121 110
add f64 122 82
mul f64 123 110
add f64 124 85
mul f64 110 125
add f64 112 126
mul f64 109 127
mul f64 107 91
add f64 129 28
add f64 128 130
sub f64 112 131
sub f64 132 105
sub f64 113 133
constant f64 9218868437227405312
lt i1 0 135
select f64 136 134 0
select f64 4 97 137
sub f64 135 135
select f64 98 138 139
""",
        ),
    ),
    "asin": (
        Body(
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
        Body(
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
        Body(
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
constant f32 1073741824
add f32 37 26
div f32 26 38
mul f32 39 39
constant f32 1056964608
mul f32 26 26
mul f32 41 42
constant f32 1060205056
mul f32 36 44
constant f32 1050210281
constant f32 1053601647
fma f32 46 40 47
constant f32 1059760829
fma f32 48 40 49
mul f32 40 50
add f32 43 51
mul f32 39 52
constant f32 901758464
mul f32 36 54
add f32 55 35
add f32 53 56
sub f32 43 57
sub f32 58 26
sub f32 45 59
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
add f32 37 67
div f32 67 71
mul f32 72 72
mul f32 67 67
mul f32 41 74
mul f32 69 44
fma f32 46 73 47
fma f32 77 73 49
mul f32 73 78
add f32 75 79
mul f32 72 80
mul f32 69 54
add f32 82 70
add f32 81 83
sub f32 75 84
sub f32 85 67
sub f32 76 86
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
        Body(
            "f64",
            "f64 f16",
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
constant f64 4611686018427387904
add f64 37 26
div f64 26 38
mul f64 39 39
constant f64 4602678819172646912
mul f64 26 26
mul f64 41 42
constant f64 4604418534313443328
mul f64 36 44
constant f64 4594498985737726454
constant f64 4594685476444287349
mul f64 46 40
add f64 48 47
constant f64 4595719340060872480
mul f64 49 40
add f64 51 50
constant f64 4597174411106084985
mul f64 52 40
add f64 54 53
constant f64 4598818590951395733
mul f64 55 40
add f64 57 56
constant f64 4600877379321593494
mul f64 58 40
add f64 60 59
constant f64 4604180019048437138
mul f64 61 40
add f64 63 62
mul f64 40 64
add f64 43 65
mul f64 39 66
constant f64 13639225319613145088
mul f64 36 68
add f64 69 35
add f64 67 70
sub f64 43 71
sub f64 72 26
sub f64 45 73
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
add f64 37 81
div f64 81 85
mul f64 86 86
mul f64 81 81
mul f64 41 88
mul f64 83 44
mul f64 46 87
add f64 91 47
mul f64 92 87
add f64 93 50
mul f64 94 87
add f64 95 53
mul f64 96 87
add f64 97 56
mul f64 98 87
add f64 99 59
mul f64 100 87
add f64 101 62
mul f64 87 102
add f64 89 103
mul f64 86 104
mul f64 83 68
add f64 106 84
add f64 105 107
sub f64 89 108
sub f64 109 81
sub f64 90 110
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
    ),
    "atan": (
        Body(
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
        Body(
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
        Body(
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
        Body(
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
        Body(
            "f32",
            "f32 f4E2M1FN f6E2M3FN f6E3M2FN f8E3M4 f8E4M3 f8E4M3FN f8E4M3FNUZ f8E4M3B11FNUZ f8E5M2 f8E5M2FNUZ bf16",
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
constant f32 1073741824
add f32 46 35
div f32 35 47
mul f32 48 48
mul f32 35 35
mul f32 21 50
constant f32 1060205056
mul f32 45 52
constant f32 1050210281
constant f32 1053601647
fma f32 54 49 55
constant f32 1059760829
fma f32 56 49 57
mul f32 49 58
add f32 51 59
mul f32 48 60
constant f32 901758464
mul f32 45 62
add f32 63 44
add f32 61 64
sub f32 51 65
sub f32 66 35
sub f32 53 67
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
        Body(
            "f64",
            "f64 f16",
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
constant f64 4611686018427387904
add f64 61 50
div f64 50 62
mul f64 63 63
mul f64 50 50
mul f64 36 65
constant f64 4604418534313443328
mul f64 60 67
constant f64 4594498985737726454
constant f64 4594685476444287349
mul f64 69 64
add f64 71 70
constant f64 4595719340060872480
mul f64 72 64
add f64 74 73
constant f64 4597174411106084985
mul f64 75 64
add f64 77 76
constant f64 4598818590951395733
mul f64 78 64
add f64 80 79
constant f64 4600877379321593494
mul f64 81 64
add f64 83 82
constant f64 4604180019048437138
mul f64 84 64
add f64 86 85
mul f64 64 87
add f64 66 88
mul f64 63 89
constant f64 13639225319613145088
mul f64 60 91
add f64 92 59
add f64 90 93
sub f64 66 94
sub f64 95 50
sub f64 68 96
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
        Body(
            "f64",
            "f4E2M1FN f6E2M3FN f6E3M2FN f8E3M4 f8E4M3 f8E4M3FN f8E4M3FNUZ f8E4M3B11FNUZ f8E5M2 f8E5M2FNUZ bf16 f16 f32",
            """\
parameter f64 0
abs f64 0
constant f64 4625196817309499392
lt i1 1 2
select f64 3 1 2
constant f64 4598175219545276416
mul f64 4 4
mul f64 5 6
constant f64 4602678819172646912
mul f64 8 4
constant f64 3003126071533271599
constant f64 3052038596235238113
mul f64 10 7
add f64 12 11
constant f64 3100679525120623412
mul f64 13 7
add f64 15 14
constant f64 3149151569535286657
mul f64 16 7
add f64 18 17
constant f64 3197567765002124992
mul f64 19 7
add f64 21 20
constant f64 3244967410933343257
mul f64 22 7
add f64 24 23
constant f64 3292605799885522495
mul f64 25 7
add f64 27 26
constant f64 3339498850326935540
mul f64 28 7
add f64 30 29
constant f64 3386590724364715400
mul f64 31 7
add f64 33 32
constant f64 3432709367617630407
mul f64 34 7
add f64 36 35
constant f64 3478632110470750768
mul f64 37 7
add f64 39 38
constant f64 3524276472155855765
mul f64 40 7
add f64 42 41
constant f64 3569530129778920050
mul f64 43 7
add f64 45 44
constant f64 3614341662786098206
mul f64 46 7
add f64 48 47
constant f64 3658738903240800134
mul f64 49 7
add f64 51 50
constant f64 3702824490102129612
mul f64 52 7
add f64 54 53
constant f64 3746502900047850245
mul f64 55 7
add f64 57 56
constant f64 3789310306379630659
mul f64 58 7
add f64 60 59
constant f64 3832175628189634388
mul f64 61 7
add f64 63 62
constant f64 3874063470496074555
mul f64 64 7
add f64 66 65
constant f64 3915536262399174697
mul f64 67 7
add f64 69 68
constant f64 3956569579814382924
mul f64 70 7
add f64 72 71
constant f64 3997020968180126084
mul f64 73 7
add f64 75 74
constant f64 4036886206786434510
mul f64 76 7
add f64 78 77
constant f64 4076310912599438243
mul f64 79 7
add f64 81 80
constant f64 4114789121073899174
mul f64 82 7
add f64 84 83
constant f64 4152829204526793873
mul f64 85 7
add f64 87 86
constant f64 4189837288209540469
mul f64 88 7
add f64 90 89
constant f64 4226240662377401293
mul f64 91 7
add f64 93 92
constant f64 4261871471175662352
mul f64 94 7
add f64 96 95
constant f64 4296827565568513011
mul f64 97 7
add f64 99 98
constant f64 4330418735748850526
mul f64 100 7
add f64 102 101
constant f64 4363467109837700890
mul f64 103 7
add f64 105 104
constant f64 4395257503172120339
mul f64 106 7
add f64 108 107
constant f64 4425552025641537012
mul f64 109 7
add f64 111 110
constant f64 4454844488148278480
mul f64 112 7
add f64 114 113
constant f64 4482527092950780010
mul f64 115 7
add f64 117 116
constant f64 4508805057796939612
mul f64 118 7
add f64 120 119
constant f64 4532949752942055721
mul f64 121 7
add f64 123 122
constant f64 4555040743114238999
mul f64 124 7
add f64 126 125
constant f64 4574656421491230492
mul f64 127 7
add f64 129 128
constant f64 4590669220166325589
mul f64 130 7
add f64 132 131
mul f64 133 7
add f64 134 8
constant f64 4607182418800017408
mul f64 135 7
add f64 137 136
mul f64 9 138
neg f64 4
exponential f64 140
mul f64 139 141
select f64 3 2 1
div f64 136 143
constant f64 14028706250540722823
constant f64 14012750456515382014
mul f64 145 144
add f64 147 146
constant f64 13997686918377551317
mul f64 148 144
add f64 150 149
constant f64 13982688565052882611
mul f64 151 144
add f64 153 152
constant f64 13967924974902894165
mul f64 154 144
add f64 156 155
constant f64 13953675602117413352
mul f64 157 144
add f64 159 158
constant f64 13939824179669029858
mul f64 160 144
add f64 162 161
constant f64 13926329105024479795
mul f64 163 144
add f64 165 164
constant f64 13913217551708818188
mul f64 166 144
add f64 168 167
constant f64 13900603448159817051
mul f64 169 144
add f64 171 170
constant f64 13888743353016235368
mul f64 172 144
add f64 174 173
constant f64 13876880909318056095
mul f64 175 144
add f64 177 176
constant f64 13866051931112351473
mul f64 178 144
add f64 180 179
constant f64 13855396105761652818
mul f64 181 144
add f64 183 182
constant f64 13845681320206903501
mul f64 184 144
add f64 186 185
constant f64 13836738538481608502
mul f64 187 144
add f64 189 188
constant f64 13828710718860073550
mul f64 190 144
add f64 192 191
constant f64 13821906128260696204
mul f64 193 144
add f64 195 194
constant f64 13816015897908528594
mul f64 196 144
add f64 198 197
constant f64 13811823185569103080
mul f64 199 144
add f64 201 200
constant f64 13809428202017526926
mul f64 202 144
add f64 204 203
constant f64 13810270394035663596
mul f64 205 144
add f64 207 206
constant f64 13817930086061385916
mul f64 208 144
add f64 210 209
constant f64 4600858325139338833
mul f64 211 144
add f64 213 212
sqrt f64 143
div f64 214 215
eq i1 0 0
select f64 3 142 216
bitcast i64 218
bitcast i64 0
constant i64 9223372036854775808
and i64 220 221
or i64 219 222
bitcast f64 223
select f64 217 224 0
""",
        ),
    ),
    "cbrt": (
        Body(
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
        Body(
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
        Body(
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
        Body(
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
        Body(
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
constant i32 0
lt i1 7 8
select i32 9 8 7
bitcast ui32 1
constant ui32 8388607
and ui32 11 12
constant ui32 8388608
or ui32 13 14
constant i32 2
constant ui32 32
convert ui32 10
constant ui32 1
sub ui32 17 19
and ui32 18 20
constant i32 128
and i32 10 22
ne i1 23 8
constant ui32 1295478838
constant ui32 40
select ui32 24 25 26
constant ui32 3634718287
constant ui32 3194018707
select ui32 24 28 29
constant ui32 283381887
constant ui32 2433043071
select ui32 24 31 32
constant ui32 2488855287
constant ui32 165016701
select ui32 24 34 35
constant i32 64
and i32 10 37
ne i1 38 8
select ui32 39 33 27
select ui32 39 36 30
select ui32 39 25 33
select ui32 39 28 36
select ui32 39 31 25
constant i32 32
and i32 10 45
ne i1 46 8
select ui32 47 41 40
select ui32 47 42 41
select ui32 47 43 42
select ui32 47 44 43
shl ui32 50 21
add i32 16 2
eq i1 53 8
eq i1 53 2
eq i1 53 16
select ui32 56 50 51
select ui32 55 49 57
select ui32 54 48 58
sub ui32 17 21
shr ui32 59 60
or ui32 52 61
mulhi ui32 15 62
shl ui32 48 21
add i32 8 2
eq i1 65 8
eq i1 65 2
eq i1 65 16
select ui32 68 50 51
select ui32 67 49 69
select ui32 66 48 70
shr ui32 71 60
or ui32 64 72
mul ui32 15 73
shl ui32 49 21
add i32 2 2
eq i1 76 8
eq i1 76 2
eq i1 76 16
select ui32 79 50 51
select ui32 78 49 80
select ui32 77 48 81
shr ui32 82 60
or ui32 75 83
mulhi ui32 15 84
add ui32 74 85
mul ui32 15 84
add ui32 87 63
lt i1 88 63
constant ui32 0
select ui32 89 19 90
add ui32 86 91
constant ui32 536870912
add ui32 92 93
constant ui32 30
shr ui32 94 95
convert i32 96
constant f32 1061748736
lt i1 1 98
select i32 99 8 97
add i32 100 2
constant f32 796917760
constant ui32 2
shl ui32 92 103
shr ui32 88 95
or ui32 104 105
bitcast i32 106
convert f32 107
mul f32 108 102
constant f32 1070141403
mul f32 109 110
select f32 99 1 111
shl ui32 88 103
shr ui32 113 19
bitcast i32 114
constant f32 805306368
convert i32 108
sub i32 107 117
convert f32 118
convert f32 115
mul f32 120 116
add f32 119 121
mul f32 122 102
constant f32 0
neg f32 111
fma f32 109 110 125
constant f32 3007036718
mul f32 109 127
mul f32 123 110
add f32 128 129
add f32 126 130
select f32 99 124 131
and i32 101 2
ne i1 133 8
mul f32 112 112
constant f32 1056964608
mul f32 136 135
constant f32 1065353216
sub f32 138 137
sub f32 138 139
sub f32 140 137
mul f32 135 135
constant f32 936178713
constant f32 3132491284
fma f32 143 135 144
constant f32 1026206373
fma f32 145 135 146
mul f32 112 132
neg f32 148
fma f32 142 147 149
add f32 141 150
add f32 139 151
mul f32 112 135
constant f32 910038540
constant f32 3109039271
fma f32 154 135 155
constant f32 1007192250
fma f32 156 135 157
constant f32 3190467243
fma f32 158 135 159
fma f32 153 160 132
add f32 112 161
select f32 134 152 162
constant f32 2139095040
lt i1 1 164
shr i32 101 2
bitcast i32 163
constant i32 31
shl i32 166 168
xor i32 167 169
bitcast f32 170
sub f32 164 164
select f32 165 171 172
""",
        ),
        Body(
            "f64",
            "f64 f16",
            """\
parameter f64 0
abs f64 0
constant i64 1
bitcast i64 1
constant i64 52
shr i64 3 4
constant i64 1022
sub i64 5 6
constant i64 0
lt i1 7 8
select i64 9 8 7
bitcast ui64 1
constant ui64 4503599627370495
and ui64 11 12
constant ui64 4503599627370496
or ui64 13 14
constant i64 2
constant ui64 64
convert ui64 10
constant ui64 1
sub ui64 17 19
and ui64 18 20
constant i64 1024
and i64 10 22
ne i1 23 8
constant ui64 5725640658272843386
constant ui64 325
select ui64 24 25 26
constant ui64 1041438810801820887
constant ui64 17511926765934236664
select ui64 24 28 29
constant ui64 17780037877052870828
constant ui64 5669930683074314678
select ui64 24 31 32
constant ui64 459523262424504289
constant ui64 14207504942714881020
select ui64 24 34 35
constant i64 512
and i64 10 37
ne i1 38 8
constant ui64 318605885801302483
select ui64 39 40 27
constant ui64 4098360773183308403
select ui64 39 42 30
constant ui64 2570555959721322809
select ui64 39 44 33
constant ui64 630248293968934463
select ui64 39 46 36
constant ui64 17379390670152671198
constant ui64 11729440225775764334
select ui64 39 48 49
constant ui64 6783290426449870554
constant ui64 5250199378502991884
select ui64 39 51 52
constant ui64 7853607389861473950
constant ui64 10546819083178097148
select ui64 39 54 55
constant ui64 10123754673175550698
constant ui64 4311696787721059793
select ui64 39 57 58
select ui64 39 25 40
select ui64 39 28 42
select ui64 39 31 44
constant i64 256
and i64 10 63
ne i1 64 8
select ui64 65 50 41
select ui64 65 53 43
select ui64 65 56 45
select ui64 65 59 47
select ui64 65 60 50
select ui64 65 61 53
select ui64 65 62 56
constant i64 128
and i64 10 73
ne i1 74 8
select ui64 75 68 66
select ui64 75 69 67
select ui64 75 70 68
select ui64 75 71 69
select ui64 75 72 70
constant i64 64
and i64 10 81
ne i1 82 8
select ui64 83 77 76
select ui64 83 78 77
select ui64 83 79 78
select ui64 83 80 79
shl ui64 86 21
add i64 16 2
eq i1 89 8
eq i1 89 2
eq i1 89 16
select ui64 92 86 87
select ui64 91 85 93
select ui64 90 84 94
sub ui64 17 21
shr ui64 95 96
or ui64 88 97
mulhi ui64 15 98
shl ui64 84 21
add i64 8 2
eq i1 101 8
eq i1 101 2
eq i1 101 16
select ui64 104 86 87
select ui64 103 85 105
select ui64 102 84 106
shr ui64 107 96
or ui64 100 108
mul ui64 15 109
shl ui64 85 21
add i64 2 2
eq i1 112 8
eq i1 112 2
eq i1 112 16
select ui64 115 86 87
select ui64 114 85 116
select ui64 113 84 117
shr ui64 118 96
or ui64 111 119
mulhi ui64 15 120
add ui64 110 121
mul ui64 15 120
add ui64 123 99
lt i1 124 99
constant ui64 0
select ui64 125 19 126
add ui64 122 127
constant ui64 2305843009213693952
add ui64 128 129
constant ui64 62
shr ui64 130 131
convert i64 132
constant f64 4605247278335131648
lt i1 1 134
select i64 135 8 133
add i64 136 2
constant f64 4318952042648305664
constant ui64 2
shl ui64 128 139
shr ui64 124 131
or ui64 140 141
bitcast i64 142
convert f64 143
mul f64 144 138
constant f64 4609753056924675352
mul f64 145 146
select f64 135 1 147
shl ui64 124 139
shr ui64 149 19
bitcast i64 150
constant f64 4323455642275676160
convert i64 144
sub i64 143 153
convert f64 154
convert f64 151
mul f64 156 152
add f64 155 157
mul f64 158 138
constant f64 0
bitcast i64 145
constant i64 18446744073575333888
and i64 161 162
bitcast f64 163
sub f64 145 164
constant i64 4609753056924675352
and i64 166 162
bitcast f64 167
sub f64 146 168
mul f64 164 168
sub f64 170 147
mul f64 164 169
add f64 171 172
mul f64 165 168
add f64 173 174
mul f64 165 169
add f64 175 176
constant f64 4364452196894661639
mul f64 145 178
mul f64 159 146
add f64 179 180
add f64 177 181
select f64 135 160 182
and i64 137 2
ne i1 184 8
mul f64 148 148
constant f64 4602678819172646912
mul f64 187 186
constant f64 4607182418800017408
sub f64 189 188
sub f64 189 190
sub f64 191 188
mul f64 186 186
constant f64 13666448389976708942
constant f64 4477121865802744143
mul f64 194 186
add f64 196 195
constant f64 13732177093705834628
mul f64 197 186
add f64 199 198
constant f64 4537941361668190592
mul f64 200 186
add f64 202 201
constant f64 13787419979223748629
mul f64 203 186
add f64 205 204
constant f64 4586165620538955083
mul f64 206 186
add f64 208 207
mul f64 148 183
neg f64 210
mul f64 193 209
add f64 212 211
add f64 192 213
add f64 190 214
mul f64 148 186
constant f64 4460209387950806341
constant f64 13716528386753488161
mul f64 217 186
add f64 219 218
constant f64 4523617212947051319
mul f64 220 186
add f64 222 221
constant f64 13774824197404406203
mul f64 223 186
add f64 225 224
constant f64 4575957461383575343
mul f64 226 186
add f64 228 227
constant f64 13818544856648471880
mul f64 229 186
add f64 231 230
mul f64 216 232
add f64 233 183
add f64 148 234
select f64 185 215 235
constant f64 9218868437227405312
lt i1 1 237
shr i64 137 2
bitcast i64 236
constant i64 63
shl i64 239 241
xor i64 240 242
bitcast f64 243
sub f64 237 237
select f64 238 244 245
""",
        ),
    ),
    "digamma": (
        Body(
            "f64",
            "f4E2M1FN f6E2M3FN f6E3M2FN f8E3M4 f8E4M3 f8E4M3FN f8E4M3FNUZ f8E4M3B11FNUZ f8E5M2 f8E5M2FNUZ bf16 f16 f32",
            """\
parameter f64 0
constant f64 0
lt i1 0 1
rint f64 0
sub f64 0 3
constant f64 4611686018427387904
constant f64 4609753056924675352
mul f64 5 6
constant f64 4602678819172646912
abs f64 4
sub f64 8 9
abs f64 10
mul f64 7 11
sub f64 8 11
mul f64 7 13
constant f64 4598175219545276416
lt i1 11 15
mul f64 12 12
mul f64 12 17
constant f64 4460209387950806341
constant f64 13716528386753488161
mul f64 19 17
add f64 21 20
constant f64 4523617212947051319
mul f64 22 17
add f64 24 23
constant f64 13774824197404406203
mul f64 25 17
add f64 27 26
constant f64 4575957461383575343
mul f64 28 17
add f64 30 29
constant f64 13818544856648471880
mul f64 31 17
add f64 33 32
mul f64 18 34
add f64 35 1
add f64 12 36
mul f64 14 14
mul f64 8 38
constant f64 4607182418800017408
sub f64 40 39
sub f64 40 41
sub f64 42 39
mul f64 38 38
constant f64 13666448389976708942
constant f64 4477121865802744143
mul f64 45 38
add f64 47 46
constant f64 13732177093705834628
mul f64 48 38
add f64 50 49
constant f64 4537941361668190592
mul f64 51 38
add f64 53 52
constant f64 13787419979223748629
mul f64 54 38
add f64 56 55
constant f64 4586165620538955083
mul f64 57 38
add f64 59 58
mul f64 14 1
neg f64 61
mul f64 44 60
add f64 63 62
add f64 43 64
add f64 41 65
select f64 16 37 66
bitcast i64 67
bitcast i64 10
constant i64 9223372036854775808
and i64 69 70
or i64 68 71
bitcast f64 72
mul f64 7 9
mul f64 7 10
lt i1 9 15
mul f64 74 74
mul f64 74 77
mul f64 19 77
add f64 79 20
mul f64 80 77
add f64 81 23
mul f64 82 77
add f64 83 26
mul f64 84 77
add f64 85 29
mul f64 86 77
add f64 87 32
mul f64 78 88
add f64 89 1
add f64 74 90
mul f64 75 75
mul f64 8 92
sub f64 40 93
sub f64 40 94
sub f64 95 93
mul f64 92 92
mul f64 45 92
add f64 98 46
mul f64 99 92
add f64 100 49
mul f64 101 92
add f64 102 52
mul f64 103 92
add f64 104 55
mul f64 105 92
add f64 106 58
mul f64 75 1
neg f64 108
mul f64 97 107
add f64 110 109
add f64 96 111
add f64 94 112
select f64 76 91 113
bitcast i64 114
bitcast i64 4
and i64 116 70
or i64 115 117
bitcast f64 118
div f64 73 119
mul f64 7 120
sub f64 40 0
select f64 2 122 0
constant f64 4621819117588971520
lt i1 123 124
add f64 123 124
select f64 125 126 123
div f64 40 127
mul f64 128 128
log f64 127
mul f64 8 128
constant f64 4614059312591922920
constant f64 13825028715523759710
mul f64 132 129
add f64 134 133
constant f64 4590669220166325589
mul f64 135 129
add f64 137 136
constant f64 13805108842815117718
mul f64 138 129
add f64 140 139
constant f64 4575384275976462088
mul f64 141 129
add f64 143 142
constant f64 13794825898610987281
mul f64 144 129
add f64 146 145
constant f64 4571225107489424400
mul f64 147 129
add f64 149 148
constant f64 13799329498238357777
mul f64 150 129
add f64 152 151
mul f64 153 129
add f64 154 136
mul f64 129 155
add f64 131 156
sub f64 130 157
div f64 40 123
add f64 123 40
div f64 40 160
add f64 159 161
add f64 123 5
div f64 40 163
constant f64 4613937818241073152
add f64 123 165
div f64 40 166
add f64 164 167
add f64 162 168
constant f64 4616189618054758400
add f64 123 170
div f64 40 171
constant f64 4617315517961601024
add f64 123 173
div f64 40 174
add f64 172 175
add f64 169 176
constant f64 4618441417868443648
add f64 123 178
div f64 40 179
constant f64 4619567317775286272
add f64 123 181
div f64 40 182
add f64 180 183
constant f64 4620693217682128896
add f64 123 185
div f64 40 186
constant f64 4621256167635550208
add f64 123 188
div f64 40 189
add f64 187 190
add f64 184 191
sub f64 158 192
sub f64 193 177
select f64 125 194 158
sub f64 195 121
select f64 2 196 195
constant f64 9218868437227405312
lt i1 0 198
select f64 199 197 0
eq i1 0 1
neg f64 198
eq i1 0 202
eq i1 4 1
and i1 2 204
or i1 201 203
or i1 206 205
sub f64 198 198
select f64 207 208 200
""",
        ),
    ),
    "erf": (
        Body(
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
constant i32 1262485504
sub i32 48 49
constant i32 127
add i32 50 51
constant i32 23
shl i32 52 53
bitcast f32 54
mul f32 47 55
sub f32 33 56
constant f32 1061158912
lt i1 1 58
select f32 59 17 57
bitcast i32 60
bitcast i32 0
constant i32 2147483648
and i32 62 63
or i32 61 64
bitcast f32 65
""",
        ),
        Body(
            "f64",
            "f64 f16",
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
constant i64 4843621399236968448
sub i64 135 136
constant i64 1023
add i64 137 138
constant i64 52
shl i64 139 140
bitcast f64 141
mul f64 134 142
sub f64 99 143
constant f64 4604930618986332160
lt i1 1 145
select f64 146 38 144
bitcast i64 147
bitcast i64 0
constant i64 9223372036854775808
and i64 149 150
or i64 148 151
bitcast f64 152
""",
        ),
    ),
    "erf_inv": (
        Body(
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
        Body(
            "f64",
            "f64 f16",
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
    ),
    "erfc": (
        Body(
            "f32",
            "f32 f4E2M1FN f6E2M3FN f6E3M2FN f8E3M4 f8E4M3 f8E4M3FN f8E4M3FNUZ f8E4M3B11FNUZ f8E5M2 f8E5M2FNUZ bf16",
            """\
parameter f32 0
abs f32 0
constant f32 1093664768
lt i1 2 1
select f32 3 2 1
constant f32 1056964608
mul f32 0 0
constant f32 3123748692
constant f32 1000836167
fma f32 7 6 8
constant f32 3168523182
fma f32 9 6 10
constant f32 1038554471
fma f32 11 6 12
constant f32 3200291741
fma f32 13 6 14
constant f32 1040414164
fma f32 15 6 16
sub f32 0 5
fma f32 0 17 18
sub f32 5 19
constant f32 1073741824
sub f32 4 21
add f32 4 21
div f32 22 23
constant f32 3133522899
constant f32 982352266
fma f32 25 24 26
constant f32 1007678151
fma f32 27 24 28
constant f32 3154326316
fma f32 29 24 30
constant f32 3177063192
fma f32 31 24 32
constant f32 1042808008
fma f32 33 24 34
constant f32 3190424490
fma f32 35 24 36
constant f32 3183344373
fma f32 37 24 38
constant f32 1049481244
fma f32 39 24 40
constant f32 1065353216
add f32 42 41
add f32 4 4
add f32 42 44
div f32 43 45
mul f32 46 45
sub f32 43 47
neg f32 47
fma f32 46 45 49
sub f32 48 50
sub f32 43 42
sub f32 41 52
add f32 51 53
sub f32 45 42
sub f32 45 55
sub f32 42 56
sub f32 44 55
add f32 57 58
mul f32 46 59
sub f32 54 60
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
constant f32 1061997773
mul f32 89 46
mul f32 61 90
fma f32 46 88 91
fma f32 46 75 92
add f32 46 93
bitcast i32 66
constant i32 1262485504
sub i32 95 96
constant i32 1
shr i32 97 98
constant i32 127
add i32 99 100
constant i32 23
shl i32 101 102
bitcast f32 103
mul f32 94 104
sub i32 97 99
add i32 106 100
shl i32 107 102
bitcast f32 108
mul f32 105 109
constant f32 1061158912
lt i1 1 111
eq i1 0 0
constant f32 0
lt i1 0 114
sub f32 21 110
select f32 115 116 110
select f32 113 117 0
select f32 112 20 118
""",
        ),
        Body(
            "f64",
            "f64 f16",
            """\
parameter f64 0
abs f64 0
constant f64 4628574517030027264
lt i1 2 1
select f64 3 2 1
constant f64 4602678819172646912
mul f64 0 0
constant f64 4489122165583663875
constant f64 13728686139258832056
mul f64 7 6
add f64 9 8
constant f64 4520395580972777422
mul f64 10 6
add f64 12 11
constant f64 13758301826671163978
mul f64 13 6
add f64 15 14
constant f64 4548523783221602591
mul f64 16 6
add f64 18 17
constant f64 13784395703326416121
mul f64 19 6
add f64 21 20
constant f64 4572672858361243056
mul f64 22 6
add f64 24 23
constant f64 13806772904735456390
mul f64 25 6
add f64 27 26
constant f64 4592795249457524096
mul f64 28 6
add f64 30 29
constant f64 13823819347434633778
mul f64 31 6
add f64 33 32
constant f64 4593793367243283305
mul f64 34 6
add f64 36 35
sub f64 0 5
mul f64 0 37
add f64 39 38
sub f64 5 40
constant f64 4611686018427387904
sub f64 4 42
add f64 4 42
div f64 43 44
constant f64 13736372280535191234
constant f64 4521952032761811676
mul f64 46 45
add f64 48 47
constant f64 13745016952130095454
mul f64 49 45
add f64 51 50
constant f64 13742874064023714648
mul f64 52 45
add f64 54 53
constant f64 4518664257994933733
mul f64 55 45
add f64 57 56
constant f64 4515170821577077849
mul f64 58 45
add f64 60 59
constant f64 4526959970082666217
mul f64 61 45
add f64 63 62
constant f64 4526673982643046318
mul f64 64 45
add f64 66 65
constant f64 13757417751797205677
mul f64 67 45
add f64 69 68
constant f64 13763897000299136707
mul f64 70 45
add f64 72 71
constant f64 13743019074347230841
mul f64 73 45
add f64 75 74
constant f64 4549705361659510220
mul f64 76 45
add f64 78 77
constant f64 4551745413284695941
mul f64 79 45
add f64 81 80
constant f64 13780388812437186427
mul f64 82 45
add f64 84 83
constant f64 13787733225113274192
mul f64 85 45
add f64 87 86
constant f64 4563505839554790350
mul f64 88 45
add f64 90 89
constant f64 4576181889373740414
mul f64 91 45
add f64 93 92
constant f64 13799156953015881418
mul f64 94 45
add f64 96 95
constant f64 13811346783530856589
mul f64 97 45
add f64 99 98
constant f64 4595078590559562619
mul f64 100 45
add f64 102 101
constant f64 13818521932639970774
mul f64 103 45
add f64 105 104
constant f64 13814720795675461173
mul f64 106 45
add f64 108 107
constant f64 4598661218861704526
mul f64 109 45
add f64 111 110
constant f64 4607182418800017408
add f64 113 112
add f64 4 4
add f64 113 115
div f64 114 116
mul f64 117 116
sub f64 114 118
bitcast i64 117
constant i64 18446744073575333888
and i64 120 121
bitcast f64 122
sub f64 117 123
bitcast i64 116
and i64 125 121
bitcast f64 126
sub f64 116 127
mul f64 123 127
sub f64 129 118
mul f64 123 128
add f64 130 131
mul f64 124 127
add f64 132 133
mul f64 124 128
add f64 134 135
sub f64 119 136
sub f64 114 113
sub f64 112 138
add f64 137 139
sub f64 116 113
sub f64 116 141
sub f64 113 142
sub f64 115 141
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
sub f64 42 232
select f64 237 238 232
select f64 235 239 0
select f64 234 41 240
""",
        ),
    ),
    "exponential": (
        Body(
            "f32",
            "f32 f4E2M1FN f6E2M3FN f6E3M2FN f8E3M4 f8E4M3 f8E4M3FN f8E4M3FNUZ f8E4M3B11FNUZ f8E5M2 f8E5M2FNUZ bf16",
            """\
parameter f32 0
constant f32 3268411392
constant f32 1118961664
lt i1 0 1
select f32 3 1 0
lt i1 2 4
select f32 5 2 4
constant i32 0
constant f32 1069066811
constant f32 1262485504
fma f32 6 8 9
sub f32 10 9
neg f32 11
constant f32 901758464
constant f32 1060205056
fma f32 12 14 6
fma f32 12 13 15
constant f32 1065353216
mul f32 16 16
constant f32 984994064
constant f32 1007227611
fma f32 19 16 20
constant f32 1026206583
fma f32 21 16 22
constant f32 1042983514
fma f32 23 16 24
constant f32 1056964607
fma f32 25 16 26
fma f32 18 27 16
add f32 17 28
bitcast i32 10
constant i32 1262485504
sub i32 30 31
add i32 32 7
constant i32 1
shr i32 33 34
constant i32 127
add i32 35 36
constant i32 23
shl i32 37 38
bitcast f32 39
mul f32 29 40
sub i32 33 35
add i32 42 36
shl i32 43 38
bitcast f32 44
mul f32 41 45
""",
        ),
        Body(
            "f64",
            "f64 f16",
            """\
parameter f64 0
constant f64 13873145138068324352
constant f64 4649456441864749056
lt i1 0 1
select f64 3 1 0
lt i1 2 4
select f64 5 2 4
constant i64 0
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 6 8
add f64 10 9
sub f64 11 9
constant f64 4604418534313443328
mul f64 12 13
sub f64 6 14
constant f64 13639225319613145088
mul f64 12 16
sub f64 15 17
constant f64 4607182418800017408
mul f64 18 18
constant f64 4493169262076825869
constant f64 4508818142790474795
mul f64 21 18
add f64 23 22
constant f64 4523617207225571602
mul f64 24 18
add f64 26 25
constant f64 4537941336995398790
mul f64 27 18
add f64 29 28
constant f64 4551452160552810439
mul f64 30 18
add f64 32 31
constant f64 4564047942389340013
mul f64 33 18
add f64 35 34
constant f64 4575957461383588187
mul f64 36 18
add f64 38 37
constant f64 4586165620538941447
mul f64 39 18
add f64 41 40
constant f64 4595172819793696076
mul f64 42 18
add f64 44 43
constant f64 4602678819172646917
mul f64 45 18
add f64 47 46
mul f64 20 48
add f64 49 18
add f64 19 50
bitcast i64 11
constant i64 4843621399236968448
sub i64 52 53
add i64 54 7
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
""",
        ),
    ),
    "exponential_minus_one": (
        Body(
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
        Body(
            "f64",
            "f64 f16",
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
    ),
    "lgamma": (
        Body(
            "f64",
            "f4E2M1FN f6E2M3FN f6E3M2FN f8E3M4 f8E4M3 f8E4M3FN f8E4M3FNUZ f8E4M3B11FNUZ f8E5M2 f8E5M2FNUZ bf16 f16 f32",
            """\
parameter f64 0
abs f64 0
constant f64 4604930618986332160
lt i1 1 2
constant f64 4607182418800017408
add f64 1 4
select f64 3 5 1
constant f64 4609997168567123968
sub f64 6 7
constant f64 4603804719079489536
add f64 8 9
constant f64 4600427019358961664
sub f64 8 11
mul f64 10 12
abs f64 8
lt i1 14 4
constant f64 0
select f64 15 8 16
constant f64 4512743867948628143
constant f64 13738716813855982251
mul f64 18 17
add f64 20 19
constant f64 13741894476786805342
mul f64 21 17
add f64 23 22
constant f64 4521161592980391013
mul f64 24 17
add f64 26 25
constant f64 4523723343627837386
mul f64 27 17
add f64 29 28
constant f64 13749794051304810653
mul f64 30 17
add f64 32 31
constant f64 13740720942062837336
mul f64 33 17
add f64 35 34
constant f64 4516035574427209053
mul f64 36 17
add f64 38 37
constant f64 4528126826755973419
mul f64 39 17
add f64 41 40
constant f64 13754628011798410600
mul f64 42 17
add f64 44 43
constant f64 4532469140885037313
mul f64 45 17
add f64 47 46
constant f64 13759571802782782340
mul f64 48 17
add f64 50 49
constant f64 4540190410199450240
mul f64 51 17
add f64 53 52
constant f64 13767243737991667676
mul f64 54 17
add f64 56 55
constant f64 4547196940923466043
mul f64 57 17
add f64 59 58
constant f64 13774120503960404718
mul f64 60 17
add f64 62 61
constant f64 4554455618208771745
mul f64 63 17
add f64 65 64
constant f64 13781666723962506094
mul f64 66 17
add f64 68 67
constant f64 4562251151421255720
mul f64 69 17
add f64 71 70
constant f64 13789348469023890925
mul f64 72 17
add f64 74 73
constant f64 4569795528454488973
mul f64 75 17
add f64 77 76
constant f64 13797187985481527986
mul f64 78 17
add f64 80 79
constant f64 4578066490674369694
mul f64 81 17
add f64 83 82
constant f64 13806002829776235040
mul f64 84 17
add f64 86 85
constant f64 4587738314934475286
mul f64 87 17
add f64 89 88
constant f64 13817280689914344731
mul f64 90 17
add f64 92 91
constant f64 4602062900354908165
mul f64 93 17
add f64 95 94
mul f64 13 96
constant f64 4621819117588971520
lt i1 1 98
add f64 1 98
select f64 99 100 1
div f64 4 101
constant f64 4602678819172646912
sub f64 101 103
log f64 101
sub f64 105 4
mul f64 104 106
constant f64 4601218545606032745
mul f64 102 102
constant f64 4595640390918211200
constant f64 13807546654264349592
mul f64 110 109
add f64 112 111
constant f64 4574040544619111450
mul f64 113 109
add f64 115 114
constant f64 13789857891829234813
mul f64 116 109
add f64 118 117
constant f64 4560903004447375139
mul f64 119 109
add f64 121 120
constant f64 13782001362529237012
mul f64 122 109
add f64 124 123
constant f64 4560459359808757786
mul f64 125 109
add f64 127 126
constant f64 13791923578851126295
mul f64 128 109
add f64 130 129
constant f64 4590669220166325589
mul f64 131 109
add f64 133 132
mul f64 102 134
add f64 108 135
add f64 107 136
select f64 99 1 4
add f64 138 4
mul f64 138 139
constant f64 4611686018427387904
add f64 138 141
mul f64 140 142
constant f64 4613937818241073152
add f64 138 144
mul f64 143 145
constant f64 4616189618054758400
add f64 138 147
mul f64 146 148
constant f64 4617315517961601024
add f64 138 150
mul f64 149 151
constant f64 4618441417868443648
add f64 138 153
mul f64 152 154
constant f64 4619567317775286272
add f64 138 156
mul f64 155 157
constant f64 4620693217682128896
add f64 138 159
mul f64 158 160
constant f64 4621256167635550208
add f64 138 162
mul f64 161 163
log f64 164
sub f64 137 165
select f64 99 166 137
constant f64 4612811918334230528
lt i1 1 168
log f64 1
sub f64 97 170
select f64 3 171 97
select f64 169 172 167
rint f64 1
sub f64 1 174
abs f64 175
constant f64 4609753056924675352
mul f64 141 177
mul f64 178 176
sub f64 103 176
mul f64 178 180
constant f64 4598175219545276416
lt i1 176 182
mul f64 179 179
mul f64 179 184
constant f64 4460209387950806341
constant f64 13716528386753488161
mul f64 186 184
add f64 188 187
constant f64 4523617212947051319
mul f64 189 184
add f64 191 190
constant f64 13774824197404406203
mul f64 192 184
add f64 194 193
constant f64 4575957461383575343
mul f64 195 184
add f64 197 196
constant f64 13818544856648471880
mul f64 198 184
add f64 200 199
mul f64 185 201
add f64 202 16
add f64 179 203
mul f64 181 181
mul f64 103 205
sub f64 4 206
sub f64 4 207
sub f64 208 206
mul f64 205 205
constant f64 13666448389976708942
constant f64 4477121865802744143
mul f64 211 205
add f64 213 212
constant f64 13732177093705834628
mul f64 214 205
add f64 216 215
constant f64 4537941361668190592
mul f64 217 205
add f64 219 218
constant f64 13787419979223748629
mul f64 220 205
add f64 222 221
constant f64 4586165620538955083
mul f64 223 205
add f64 225 224
mul f64 181 16
neg f64 227
mul f64 210 226
add f64 229 228
add f64 209 230
add f64 207 231
select f64 183 204 232
bitcast i64 233
bitcast i64 175
constant i64 9223372036854775808
and i64 235 236
or i64 234 237
bitcast f64 238
abs f64 239
mul f64 1 240
div f64 178 241
log f64 242
sub f64 243 173
lt i1 0 16
select f64 245 244 173
add f64 246 16
constant f64 9218868437227405312
lt i1 1 248
eq i1 0 0
select f64 250 248 0
select f64 249 247 251
""",
        ),
    ),
    "log": (
        Body(
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
constant f32 1073741824
add f32 22 21
div f32 21 23
mul f32 24 24
constant f32 1056964608
mul f32 21 21
mul f32 26 27
constant f32 1060205056
mul f32 16 29
constant f32 1050210281
constant f32 1053601647
fma f32 31 25 32
constant f32 1059760829
fma f32 33 25 34
mul f32 25 35
add f32 28 36
mul f32 24 37
constant f32 901758464
mul f32 16 39
add f32 40 14
add f32 38 41
sub f32 28 42
sub f32 43 21
sub f32 30 44
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
        Body(
            "f64",
            "f64 f16",
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
constant f64 4611686018427387904
add f64 22 21
div f64 21 23
mul f64 24 24
constant f64 4602678819172646912
mul f64 21 21
mul f64 26 27
constant f64 4604418534313443328
mul f64 16 29
constant f64 4594498985737726454
constant f64 4594685476444287349
mul f64 31 25
add f64 33 32
constant f64 4595719340060872480
mul f64 34 25
add f64 36 35
constant f64 4597174411106084985
mul f64 37 25
add f64 39 38
constant f64 4598818590951395733
mul f64 40 25
add f64 42 41
constant f64 4600877379321593494
mul f64 43 25
add f64 45 44
constant f64 4604180019048437138
mul f64 46 25
add f64 48 47
mul f64 25 49
add f64 28 50
mul f64 24 51
constant f64 13639225319613145088
mul f64 16 53
add f64 54 14
add f64 52 55
sub f64 28 56
sub f64 57 21
sub f64 30 58
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
    ),
    "log_plus_one": (
        Body(
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
constant f32 1073741824
add f32 24 14
div f32 14 25
mul f32 26 26
constant f32 1056964608
mul f32 14 14
mul f32 28 29
constant f32 1060205056
mul f32 23 31
constant f32 1050210281
constant f32 1053601647
fma f32 33 27 34
constant f32 1059760829
fma f32 35 27 36
mul f32 27 37
add f32 30 38
mul f32 26 39
constant f32 901758464
mul f32 23 41
add f32 42 22
add f32 40 43
sub f32 30 44
sub f32 45 14
sub f32 32 46
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
        Body(
            "f64",
            "f64 f16",
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
constant f64 4611686018427387904
add f64 24 14
div f64 14 25
mul f64 26 26
constant f64 4602678819172646912
mul f64 14 14
mul f64 28 29
constant f64 4604418534313443328
mul f64 23 31
constant f64 4594498985737726454
constant f64 4594685476444287349
mul f64 33 27
add f64 35 34
constant f64 4595719340060872480
mul f64 36 27
add f64 38 37
constant f64 4597174411106084985
mul f64 39 27
add f64 41 40
constant f64 4598818590951395733
mul f64 42 27
add f64 44 43
constant f64 4600877379321593494
mul f64 45 27
add f64 47 46
constant f64 4604180019048437138
mul f64 48 27
add f64 50 49
mul f64 27 51
add f64 30 52
mul f64 26 53
constant f64 13639225319613145088
mul f64 23 55
add f64 56 22
add f64 54 57
sub f64 30 58
sub f64 59 14
sub f64 32 60
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
    ),
    "logistic": (
        Body(
            "f32",
            "f32 f4E2M1FN f6E2M3FN f6E3M2FN f8E3M4 f8E4M3 f8E4M3FN f8E4M3FNUZ f8E4M3B11FNUZ f8E5M2 f8E5M2FNUZ bf16",
            """\
parameter f32 0
abs f32 0
neg f32 1
exponential f32 2
constant f32 0
lt i1 0 4
mul f32 3 3
constant f32 1065353216
select f32 5 6 7
add f32 7 3
div f32 8 9
sub f32 3 10
select f32 5 11 10
""",
        ),
        Body(
            "f64",
            "f64 f16",
            """\
parameter f64 0
abs f64 0
neg f64 1
exponential f64 2
constant f64 0
lt i1 0 4
mul f64 3 3
constant f64 4607182418800017408
select f64 5 6 7
add f64 7 3
div f64 8 9
sub f64 3 10
select f64 5 11 10
""",
        ),
    ),
    "power": (
        Body(
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
        Body(
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
        Body(
            "f32",
            "f32 f4E2M1FN f6E2M3FN f6E3M2FN f8E3M4 f8E4M3 f8E4M3FN f8E4M3FNUZ f8E4M3B11FNUZ f8E5M2 f8E5M2FNUZ bf16",
            """\
parameter f32 0
constant f32 1065353216
sqrt f32 0
div f32 1 2
""",
        ),
        Body(
            "f64",
            "f64 f16",
            """\
parameter f64 0
constant f64 4607182418800017408
sqrt f64 0
div f64 1 2
""",
        ),
    ),
    "sine": (
        Body(
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
lt i1 7 2
select i32 8 2 7
bitcast ui32 1
constant ui32 8388607
and ui32 10 11
constant ui32 8388608
or ui32 12 13
constant i32 2
constant ui32 32
convert ui32 9
constant ui32 1
sub ui32 16 18
and ui32 17 19
constant i32 128
and i32 9 21
ne i1 22 2
constant ui32 1295478838
constant ui32 40
select ui32 23 24 25
constant ui32 3634718287
constant ui32 3194018707
select ui32 23 27 28
constant ui32 283381887
constant ui32 2433043071
select ui32 23 30 31
constant ui32 2488855287
constant ui32 165016701
select ui32 23 33 34
constant i32 64
and i32 9 36
ne i1 37 2
select ui32 38 32 26
select ui32 38 35 29
select ui32 38 24 32
select ui32 38 27 35
select ui32 38 30 24
constant i32 32
and i32 9 44
ne i1 45 2
select ui32 46 40 39
select ui32 46 41 40
select ui32 46 42 41
select ui32 46 43 42
constant i32 1
shl ui32 49 20
add i32 15 51
eq i1 53 2
eq i1 53 51
eq i1 53 15
select ui32 56 49 50
select ui32 55 48 57
select ui32 54 47 58
sub ui32 16 20
shr ui32 59 60
or ui32 52 61
mulhi ui32 14 62
shl ui32 47 20
add i32 2 51
eq i1 65 2
eq i1 65 51
eq i1 65 15
select ui32 68 49 50
select ui32 67 48 69
select ui32 66 47 70
shr ui32 71 60
or ui32 64 72
mul ui32 14 73
shl ui32 48 20
add i32 51 51
eq i1 76 2
eq i1 76 51
eq i1 76 15
select ui32 79 49 50
select ui32 78 48 80
select ui32 77 47 81
shr ui32 82 60
or ui32 75 83
mulhi ui32 14 84
add ui32 74 85
mul ui32 14 84
add ui32 87 63
lt i1 88 63
constant ui32 0
select ui32 89 18 90
add ui32 86 91
constant ui32 536870912
add ui32 92 93
constant ui32 30
shr ui32 94 95
convert i32 96
constant f32 1061748736
lt i1 1 98
select i32 99 2 97
add i32 100 2
constant f32 796917760
constant ui32 2
shl ui32 92 103
shr ui32 88 95
or ui32 104 105
bitcast i32 106
convert f32 107
mul f32 108 102
constant f32 1070141403
mul f32 109 110
select f32 99 1 111
shl ui32 88 103
shr ui32 113 18
bitcast i32 114
constant f32 805306368
convert i32 108
sub i32 107 117
convert f32 118
convert f32 115
mul f32 120 116
add f32 119 121
mul f32 122 102
constant f32 0
neg f32 111
fma f32 109 110 125
constant f32 3007036718
mul f32 109 127
mul f32 123 110
add f32 128 129
add f32 126 130
select f32 99 124 131
and i32 101 51
ne i1 133 2
mul f32 112 112
constant f32 1056964608
mul f32 136 135
constant f32 1065353216
sub f32 138 137
sub f32 138 139
sub f32 140 137
mul f32 135 135
constant f32 936178713
constant f32 3132491284
fma f32 143 135 144
constant f32 1026206373
fma f32 145 135 146
mul f32 112 132
neg f32 148
fma f32 142 147 149
add f32 141 150
add f32 139 151
mul f32 112 135
constant f32 910038540
constant f32 3109039271
fma f32 154 135 155
constant f32 1007192250
fma f32 156 135 157
constant f32 3190467243
fma f32 158 135 159
fma f32 153 160 132
add f32 112 161
select f32 134 152 162
constant f32 2139095040
lt i1 1 164
shr i32 101 51
bitcast i32 163
constant i32 31
shl i32 166 168
xor i32 167 169
bitcast f32 170
sub f32 164 164
select f32 165 171 172
ne i1 0 124
lt i1 0 124
select i32 175 51 2
bitcast i32 173
shl i32 176 168
xor i32 177 178
bitcast f32 179
select f32 174 180 0
""",
        ),
        Body(
            "f64",
            "f64 f16",
            """\
parameter f64 0
abs f64 0
constant i64 0
bitcast i64 1
constant i64 52
shr i64 3 4
constant i64 1022
sub i64 5 6
lt i1 7 2
select i64 8 2 7
bitcast ui64 1
constant ui64 4503599627370495
and ui64 10 11
constant ui64 4503599627370496
or ui64 12 13
constant i64 2
constant ui64 64
convert ui64 9
constant ui64 1
sub ui64 16 18
and ui64 17 19
constant i64 1024
and i64 9 21
ne i1 22 2
constant ui64 5725640658272843386
constant ui64 325
select ui64 23 24 25
constant ui64 1041438810801820887
constant ui64 17511926765934236664
select ui64 23 27 28
constant ui64 17780037877052870828
constant ui64 5669930683074314678
select ui64 23 30 31
constant ui64 459523262424504289
constant ui64 14207504942714881020
select ui64 23 33 34
constant i64 512
and i64 9 36
ne i1 37 2
constant ui64 318605885801302483
select ui64 38 39 26
constant ui64 4098360773183308403
select ui64 38 41 29
constant ui64 2570555959721322809
select ui64 38 43 32
constant ui64 630248293968934463
select ui64 38 45 35
constant ui64 17379390670152671198
constant ui64 11729440225775764334
select ui64 38 47 48
constant ui64 6783290426449870554
constant ui64 5250199378502991884
select ui64 38 50 51
constant ui64 7853607389861473950
constant ui64 10546819083178097148
select ui64 38 53 54
constant ui64 10123754673175550698
constant ui64 4311696787721059793
select ui64 38 56 57
select ui64 38 24 39
select ui64 38 27 41
select ui64 38 30 43
constant i64 256
and i64 9 62
ne i1 63 2
select ui64 64 49 40
select ui64 64 52 42
select ui64 64 55 44
select ui64 64 58 46
select ui64 64 59 49
select ui64 64 60 52
select ui64 64 61 55
constant i64 128
and i64 9 72
ne i1 73 2
select ui64 74 67 65
select ui64 74 68 66
select ui64 74 69 67
select ui64 74 70 68
select ui64 74 71 69
constant i64 64
and i64 9 80
ne i1 81 2
select ui64 82 76 75
select ui64 82 77 76
select ui64 82 78 77
select ui64 82 79 78
constant i64 1
shl ui64 85 20
add i64 15 87
eq i1 89 2
eq i1 89 87
eq i1 89 15
select ui64 92 85 86
select ui64 91 84 93
select ui64 90 83 94
sub ui64 16 20
shr ui64 95 96
or ui64 88 97
mulhi ui64 14 98
shl ui64 83 20
add i64 2 87
eq i1 101 2
eq i1 101 87
eq i1 101 15
select ui64 104 85 86
select ui64 103 84 105
select ui64 102 83 106
shr ui64 107 96
or ui64 100 108
mul ui64 14 109
shl ui64 84 20
add i64 87 87
eq i1 112 2
eq i1 112 87
eq i1 112 15
select ui64 115 85 86
select ui64 114 84 116
select ui64 113 83 117
shr ui64 118 96
or ui64 111 119
mulhi ui64 14 120
add ui64 110 121
mul ui64 14 120
add ui64 123 99
lt i1 124 99
constant ui64 0
select ui64 125 18 126
add ui64 122 127
constant ui64 2305843009213693952
add ui64 128 129
constant ui64 62
shr ui64 130 131
convert i64 132
constant f64 4605247278335131648
lt i1 1 134
select i64 135 2 133
add i64 136 2
constant f64 4318952042648305664
constant ui64 2
shl ui64 128 139
shr ui64 124 131
or ui64 140 141
bitcast i64 142
convert f64 143
mul f64 144 138
constant f64 4609753056924675352
mul f64 145 146
select f64 135 1 147
shl ui64 124 139
shr ui64 149 18
bitcast i64 150
constant f64 4323455642275676160
convert i64 144
sub i64 143 153
convert f64 154
convert f64 151
mul f64 156 152
add f64 155 157
mul f64 158 138
constant f64 0
bitcast i64 145
constant i64 18446744073575333888
and i64 161 162
bitcast f64 163
sub f64 145 164
constant i64 4609753056924675352
and i64 166 162
bitcast f64 167
sub f64 146 168
mul f64 164 168
sub f64 170 147
mul f64 164 169
add f64 171 172
mul f64 165 168
add f64 173 174
mul f64 165 169
add f64 175 176
constant f64 4364452196894661639
mul f64 145 178
mul f64 159 146
add f64 179 180
add f64 177 181
select f64 135 160 182
and i64 137 87
ne i1 184 2
mul f64 148 148
constant f64 4602678819172646912
mul f64 187 186
constant f64 4607182418800017408
sub f64 189 188
sub f64 189 190
sub f64 191 188
mul f64 186 186
constant f64 13666448389976708942
constant f64 4477121865802744143
mul f64 194 186
add f64 196 195
constant f64 13732177093705834628
mul f64 197 186
add f64 199 198
constant f64 4537941361668190592
mul f64 200 186
add f64 202 201
constant f64 13787419979223748629
mul f64 203 186
add f64 205 204
constant f64 4586165620538955083
mul f64 206 186
add f64 208 207
mul f64 148 183
neg f64 210
mul f64 193 209
add f64 212 211
add f64 192 213
add f64 190 214
mul f64 148 186
constant f64 4460209387950806341
constant f64 13716528386753488161
mul f64 217 186
add f64 219 218
constant f64 4523617212947051319
mul f64 220 186
add f64 222 221
constant f64 13774824197404406203
mul f64 223 186
add f64 225 224
constant f64 4575957461383575343
mul f64 226 186
add f64 228 227
constant f64 13818544856648471880
mul f64 229 186
add f64 231 230
mul f64 216 232
add f64 233 183
add f64 148 234
select f64 185 215 235
constant f64 9218868437227405312
lt i1 1 237
shr i64 137 87
bitcast i64 236
constant i64 63
shl i64 239 241
xor i64 240 242
bitcast f64 243
sub f64 237 237
select f64 238 244 245
ne i1 0 160
lt i1 0 160
select i64 248 87 2
bitcast i64 246
shl i64 249 241
xor i64 250 251
bitcast f64 252
select f64 247 253 0
""",
        ),
    ),
    "sinh": (
        Body(
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
        Body(
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
        Body(
            "f32",
            "f32 f4E2M1FN f6E2M3FN f6E3M2FN f8E3M4 f8E4M3 f8E4M3FN f8E4M3FNUZ f8E4M3B11FNUZ f8E5M2 f8E5M2FNUZ bf16",
            """\
parameter f32 0
abs f32 0
constant f32 796917760
constant f32 1061748736
lt i1 1 3
bitcast i32 1
constant i32 23
shr i32 5 6
constant i32 126
sub i32 7 8
constant i32 0
lt i1 9 10
select i32 11 10 9
bitcast ui32 1
constant ui32 8388607
and ui32 13 14
constant ui32 8388608
or ui32 15 16
constant i32 2
constant ui32 32
convert ui32 12
constant ui32 1
sub ui32 19 21
and ui32 20 22
constant i32 128
and i32 12 24
ne i1 25 10
constant ui32 1295478838
constant ui32 40
select ui32 26 27 28
constant ui32 3634718287
constant ui32 3194018707
select ui32 26 30 31
constant ui32 283381887
constant ui32 2433043071
select ui32 26 33 34
constant ui32 2488855287
constant ui32 165016701
select ui32 26 36 37
constant i32 64
and i32 12 39
ne i1 40 10
select ui32 41 35 29
select ui32 41 38 32
select ui32 41 27 35
select ui32 41 30 38
select ui32 41 33 27
constant i32 32
and i32 12 47
ne i1 48 10
select ui32 49 43 42
select ui32 49 44 43
select ui32 49 45 44
select ui32 49 46 45
constant i32 1
shl ui32 52 23
add i32 18 54
eq i1 56 10
eq i1 56 54
eq i1 56 18
select ui32 59 52 53
select ui32 58 51 60
select ui32 57 50 61
sub ui32 19 23
shr ui32 62 63
or ui32 55 64
mulhi ui32 17 65
shl ui32 50 23
add i32 10 54
eq i1 68 10
eq i1 68 54
eq i1 68 18
select ui32 71 52 53
select ui32 70 51 72
select ui32 69 50 73
shr ui32 74 63
or ui32 67 75
mul ui32 17 76
shl ui32 51 23
add i32 54 54
eq i1 79 10
eq i1 79 54
eq i1 79 18
select ui32 82 52 53
select ui32 81 51 83
select ui32 80 50 84
shr ui32 85 63
or ui32 78 86
mulhi ui32 17 87
add ui32 77 88
mul ui32 17 87
add ui32 90 66
lt i1 91 66
constant ui32 0
select ui32 92 21 93
add ui32 89 94
constant ui32 2
shl ui32 95 96
constant ui32 30
shr ui32 91 98
or ui32 97 99
bitcast i32 100
convert f32 101
mul f32 102 2
constant f32 1070141403
mul f32 103 104
select f32 4 1 105
mul f32 106 106
mul f32 106 107
constant f32 999244489
constant f32 953198128
fma f32 109 107 110
constant f32 1009869403
fma f32 111 107 112
constant f32 1018061014
fma f32 113 107 114
constant f32 1029532892
fma f32 115 107 116
constant f32 1040746191
fma f32 117 107 118
constant f32 1051372208
fma f32 119 107 120
mul f32 108 121
add f32 106 122
shl ui32 91 96
shr ui32 124 21
bitcast i32 125
constant f32 805306368
convert i32 102
sub i32 101 128
convert f32 129
convert f32 126
mul f32 131 127
add f32 130 132
mul f32 133 2
constant f32 0
neg f32 105
fma f32 103 104 136
constant f32 3007036718
mul f32 103 138
mul f32 134 104
add f32 139 140
add f32 137 141
select f32 4 135 142
constant f32 1065353216
mul f32 123 123
add f32 144 145
mul f32 143 146
add f32 122 147
add f32 106 148
constant f32 3212836864
div f32 150 149
constant ui32 536870912
add ui32 95 152
shr ui32 153 98
convert i32 154
select i32 4 10 155
and i32 156 54
ne i1 157 10
mul f32 151 151
sub f32 149 106
sub f32 148 160
mul f32 159 161
add f32 151 162
select f32 158 163 149
constant f32 2139095040
lt i1 1 165
sub f32 165 165
select f32 166 164 167
ne i1 0 135
lt i1 0 135
select i32 170 54 10
bitcast i32 168
constant i32 31
shl i32 171 173
xor i32 172 174
bitcast f32 175
select f32 169 176 0
""",
        ),
        Body(
            "f64",
            "f64 f16",
            """\
parameter f64 0
abs f64 0
constant f64 4318952042648305664
constant f64 4605247278335131648
lt i1 1 3
bitcast i64 1
constant i64 52
shr i64 5 6
constant i64 1022
sub i64 7 8
constant i64 0
lt i1 9 10
select i64 11 10 9
bitcast ui64 1
constant ui64 4503599627370495
and ui64 13 14
constant ui64 4503599627370496
or ui64 15 16
constant i64 2
constant ui64 64
convert ui64 12
constant ui64 1
sub ui64 19 21
and ui64 20 22
constant i64 1024
and i64 12 24
ne i1 25 10
constant ui64 5725640658272843386
constant ui64 325
select ui64 26 27 28
constant ui64 1041438810801820887
constant ui64 17511926765934236664
select ui64 26 30 31
constant ui64 17780037877052870828
constant ui64 5669930683074314678
select ui64 26 33 34
constant ui64 459523262424504289
constant ui64 14207504942714881020
select ui64 26 36 37
constant i64 512
and i64 12 39
ne i1 40 10
constant ui64 318605885801302483
select ui64 41 42 29
constant ui64 4098360773183308403
select ui64 41 44 32
constant ui64 2570555959721322809
select ui64 41 46 35
constant ui64 630248293968934463
select ui64 41 48 38
constant ui64 17379390670152671198
constant ui64 11729440225775764334
select ui64 41 50 51
constant ui64 6783290426449870554
constant ui64 5250199378502991884
select ui64 41 53 54
constant ui64 7853607389861473950
constant ui64 10546819083178097148
select ui64 41 56 57
constant ui64 10123754673175550698
constant ui64 4311696787721059793
select ui64 41 59 60
select ui64 41 27 42
select ui64 41 30 44
select ui64 41 33 46
constant i64 256
and i64 12 65
ne i1 66 10
select ui64 67 52 43
select ui64 67 55 45
select ui64 67 58 47
select ui64 67 61 49
select ui64 67 62 52
select ui64 67 63 55
select ui64 67 64 58
constant i64 128
and i64 12 75
ne i1 76 10
select ui64 77 70 68
select ui64 77 71 69
select ui64 77 72 70
select ui64 77 73 71
select ui64 77 74 72
constant i64 64
and i64 12 83
ne i1 84 10
select ui64 85 79 78
select ui64 85 80 79
select ui64 85 81 80
select ui64 85 82 81
constant i64 1
shl ui64 88 23
add i64 18 90
eq i1 92 10
eq i1 92 90
eq i1 92 18
select ui64 95 88 89
select ui64 94 87 96
select ui64 93 86 97
sub ui64 19 23
shr ui64 98 99
or ui64 91 100
mulhi ui64 17 101
shl ui64 86 23
add i64 10 90
eq i1 104 10
eq i1 104 90
eq i1 104 18
select ui64 107 88 89
select ui64 106 87 108
select ui64 105 86 109
shr ui64 110 99
or ui64 103 111
mul ui64 17 112
shl ui64 87 23
add i64 90 90
eq i1 115 10
eq i1 115 90
eq i1 115 18
select ui64 118 88 89
select ui64 117 87 119
select ui64 116 86 120
shr ui64 121 99
or ui64 114 122
mulhi ui64 17 123
add ui64 113 124
mul ui64 17 123
add ui64 126 102
lt i1 127 102
constant ui64 0
select ui64 128 21 129
add ui64 125 130
constant ui64 2
shl ui64 131 132
constant ui64 62
shr ui64 127 134
or ui64 133 135
bitcast i64 136
convert f64 137
mul f64 138 2
constant f64 4609753056924675352
mul f64 139 140
select f64 4 1 141
mul f64 142 142
mul f64 142 143
constant f64 4531847169505346588
constant f64 13761034013909297485
mul f64 145 143
add f64 147 146
constant f64 4542176741946629119
mul f64 148 143
add f64 150 149
constant f64 13761256456459237169
mul f64 151 143
add f64 153 152
constant f64 4544528248875492480
mul f64 154 143
add f64 156 155
constant f64 4545827408442846151
mul f64 157 143
add f64 159 158
constant f64 4553118240443552607
mul f64 160 143
add f64 162 161
constant f64 4558571010693407864
mul f64 163 143
add f64 165 164
constant f64 4564357599871584551
mul f64 166 143
add f64 168 167
constant f64 4570429246675755348
mul f64 169 143
add f64 171 170
constant f64 4576262930496776191
mul f64 172 143
add f64 174 173
constant f64 4581960672278735630
mul f64 175 143
add f64 177 176
constant f64 4587938466107171977
mul f64 178 143
add f64 180 179
constant f64 4593971859893061341
mul f64 181 143
add f64 183 182
constant f64 4599676419421066589
mul f64 184 143
add f64 186 185
mul f64 144 187
add f64 142 188
shl ui64 127 132
shr ui64 190 21
bitcast i64 191
constant f64 4323455642275676160
convert i64 138
sub i64 137 194
convert f64 195
convert f64 192
mul f64 197 193
add f64 196 198
mul f64 199 2
constant f64 0
bitcast i64 139
constant i64 18446744073575333888
and i64 202 203
bitcast f64 204
sub f64 139 205
constant i64 4609753056924675352
and i64 207 203
bitcast f64 208
sub f64 140 209
mul f64 205 209
sub f64 211 141
mul f64 205 210
add f64 212 213
mul f64 206 209
add f64 214 215
mul f64 206 210
add f64 216 217
constant f64 4364452196894661639
mul f64 139 219
mul f64 200 140
add f64 220 221
add f64 218 222
select f64 4 201 223
constant f64 4607182418800017408
mul f64 189 189
add f64 225 226
mul f64 224 227
add f64 188 228
add f64 142 229
constant f64 13830554455654793216
div f64 231 230
constant ui64 2305843009213693952
add ui64 131 233
shr ui64 234 134
convert i64 235
select i64 4 10 236
and i64 237 90
ne i1 238 10
mul f64 232 232
sub f64 230 142
sub f64 229 241
mul f64 240 242
add f64 232 243
select f64 239 244 230
constant f64 9218868437227405312
lt i1 1 246
sub f64 246 246
select f64 247 245 248
ne i1 0 201
lt i1 0 201
select i64 251 90 10
bitcast i64 249
constant i64 63
shl i64 252 254
xor i64 253 255
bitcast f64 256
select f64 250 257 0
""",
        ),
    ),
    "tanh": (
        Body(
            "f32",
            "f32 f4E2M1FN f6E2M3FN f6E3M2FN f8E3M4 f8E4M3 f8E4M3FN f8E4M3FNUZ f8E4M3B11FNUZ f8E5M2 f8E5M2FNUZ bf16",
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
constant i32 1262485504
sub i32 37 38
constant i32 127
add i32 39 40
constant i32 23
shl i32 41 42
bitcast f32 43
mul f32 36 44
add f32 35 45
div f32 17 46
sub f32 35 47
constant f32 1057803469
lt i1 1 49
select f32 50 16 48
bitcast i32 51
bitcast i32 0
constant i32 2147483648
and i32 53 54
or i32 52 55
bitcast f32 56
""",
        ),
        Body(
            "f64",
            "f64 f16",
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
constant i64 4843621399236968448
sub i64 85 86
constant i64 1023
add i64 87 88
constant i64 52
shl i64 89 90
bitcast f64 91
mul f64 84 92
constant f64 4611686018427387904
add f64 52 93
div f64 94 95
sub f64 52 96
constant f64 4603129179135383962
lt i1 1 98
select f64 99 39 97
bitcast i64 100
bitcast i64 0
constant i64 9223372036854775808
and i64 102 103
or i64 101 104
bitcast f64 105
""",
        ),
    ),
}

# Of complex numbers, the real and the imaginary part.
COMPLEX_FUNCTIONS = {
    "acos": (
        Body(
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
        Body(
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
    ),
    "acosh": (
        Body(
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
        Body(
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
    ),
    "asin": (
        Body(
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
        Body(
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
    ),
    "asinh": (
        Body(
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
        Body(
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
    ),
    "atan": (
        Body(
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
        Body(
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
    ),
    "atan2": (
        Body(
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
constant f64 4602678819172646912
constant f64 4611686018427387904
mul f64 15 6
atan2 f64 16 13
mul f64 14 17
abs f64 18
bitcast i64 19
bitcast i64 6
constant i64 9223372036854775808
and i64 21 22
or i64 20 23
bitcast f64 24
sub f64 2 1
mul f64 26 26
add f64 3 0
mul f64 28 28
add f64 27 29
add f64 2 1
mul f64 31 31
sub f64 3 0
mul f64 33 33
add f64 32 34
lt i1 30 35
select f64 36 30 35
constant f64 0
lt i1 38 37
add f64 30 35
constant f64 9218868437227405312
lt i1 40 41
and i1 39 42
constant f64 4616189618054758400
constant f64 4609753056924675352
mul f64 15 45
atan2 f64 28 26
atan2 f64 33 31
add f64 47 48
mul f64 0 1
mul f64 2 3
add f64 50 51
bitcast i64 52
constant i64 0
lt i1 53 54
abs f64 49
sub f64 56 46
abs f64 57
constant f64 4607182418800017408
lt i1 58 59
lt i1 38 49
lt i1 49 38
select i1 55 61 62
lt i1 46 56
select i1 60 63 64
sub f64 47 48
mul f64 14 66
bitcast i64 46
bitcast i64 49
and i64 69 22
or i64 68 70
bitcast f64 71
select f64 65 72 38
add f64 67 73
lt i1 44 74
mul f64 15 46
sub f64 74 76
constant f64 13839561654909534208
lt i1 74 78
add f64 74 76
select f64 79 80 74
select f64 75 77 81
bitcast i64 28
lt i1 83 54
eq i1 28 38
eq i1 26 38
or i1 85 86
and i1 55 84
and i1 88 87
constant f64 13830554455654793216
select f64 89 90 59
bitcast i64 91
and i64 92 22
or i64 68 93
bitcast f64 94
eq i1 6 38
abs f64 25
lt i1 97 59
and i1 96 98
and i64 24 22
or i64 68 100
bitcast f64 101
sub f64 25 102
select f64 99 95 103
sub f64 82 25
abs f64 105
sub f64 106 46
abs f64 107
abs f64 82
lt i1 109 59
not i1 110
lt i1 108 59
and i1 111 112
select f64 113 104 25
sub f64 41 41
select f64 43 114 115
""",
        ),
        Body(
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
    ),
    "atanh": (
        Body(
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
        Body(
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
    ),
    "cbrt": (
        Body(
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
        Body(
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
    ),
    "cosh": (
        Body(
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
        Body(
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
    ),
    "cosine": (
        Body(
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
        Body(
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
    ),
    "divide": (
        Body(
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
        Body(
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
    ),
    "exponential": (
        Body(
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
        Body(
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
        Body(
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
        Body(
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
    ),
    "log": (
        Body(
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
        Body(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
atan2 f64 1 0
""",
        ),
    ),
    "log_plus_one": (
        Body(
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
        Body(
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
    ),
    "logistic": (
        Body(
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
        Body(
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
    ),
    "power": (
        Body(
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
cosine f64 38
mul f64 119 134
mul f64 135 129
mul f64 136 133
select f64 70 137 67
""",
        ),
        Body(
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
eq i1 38 39
sine f64 38
constant f64 13873145138068324352
constant f64 4649896246515859456
lt i1 35 73
select f64 75 73 35
lt i1 74 76
select f64 77 74 76
constant f64 4609176140021203710
constant f64 4843621399236968448
mul f64 78 79
add f64 81 80
sub f64 82 80
constant f64 4604418534313443328
mul f64 83 84
sub f64 78 85
constant f64 13639225319613145088
mul f64 83 87
sub f64 86 88
mul f64 89 89
constant f64 4493169262076825869
constant f64 4508818142790474795
mul f64 91 89
add f64 93 92
constant f64 4523617207225571602
mul f64 94 89
add f64 96 95
constant f64 4537941336995398790
mul f64 97 89
add f64 99 98
constant f64 4551452160552810439
mul f64 100 89
add f64 102 101
constant f64 4564047942389340013
mul f64 103 89
add f64 105 104
constant f64 4575957461383588187
mul f64 106 89
add f64 108 107
constant f64 4586165620538941447
mul f64 109 89
add f64 111 110
constant f64 4595172819793696076
mul f64 112 89
add f64 114 113
constant f64 4602678819172646917
mul f64 115 89
add f64 117 116
mul f64 90 118
add f64 119 89
add f64 17 120
mul f64 121 72
bitcast i64 82
constant i64 4843621399236968448
sub i64 123 124
constant i64 1
shr i64 125 126
constant i64 1023
add i64 127 128
constant i64 52
shl i64 129 130
bitcast f64 131
mul f64 122 132
sub i64 125 127
add i64 134 128
shl i64 135 130
bitcast f64 136
mul f64 133 137
select f64 71 38 138
eq i1 67 67
select f64 140 39 67
select f64 70 139 141
""",
        ),
    ),
    "rsqrt": (
        Body(
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
        Body(
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
    ),
    "sign": (
        Body(
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
        Body(
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
    ),
    "sine": (
        Body(
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
        Body(
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
    ),
    "sinh": (
        Body(
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
        Body(
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
    ),
    "sqrt": (
        Body(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
constant f64 4602678819172646912
abs f64 0
constant f64 9218868437227405312
eq i1 3 4
abs f64 1
eq i1 6 4
or i1 5 7
mul f64 0 0
mul f64 1 1
add f64 9 10
select f64 8 4 11
sqrt f64 12
add f64 13 3
mul f64 2 14
sqrt f64 15
constant f64 0
ne i1 16 17
mul f64 2 6
div f64 19 16
select f64 18 20 17
eq i1 1 1
and i1 5 22
select f64 23 17 21
lt i1 0 17
select f64 25 24 16
select f64 7 4 26
""",
        ),
        Body(
            "f64",
            "complex<f32>",
            """\
parameter f64 0
parameter f64 1
constant f64 4602678819172646912
abs f64 0
constant f64 9218868437227405312
eq i1 3 4
abs f64 1
eq i1 6 4
or i1 5 7
mul f64 0 0
mul f64 1 1
add f64 9 10
select f64 8 4 11
sqrt f64 12
add f64 13 3
mul f64 2 14
sqrt f64 15
constant f64 0
ne i1 16 17
mul f64 2 6
div f64 19 16
select f64 18 20 17
eq i1 1 1
and i1 5 22
select f64 23 17 21
lt i1 0 17
select f64 25 16 24
select f64 7 4 26
bitcast i64 27
bitcast i64 1
constant i64 9223372036854775808
and i64 29 30
or i64 28 31
bitcast f64 32
""",
        ),
    ),
    "tan": (
        Body(
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
        Body(
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
    ),
    "tanh": (
        Body(
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
        Body(
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
    ),
}
