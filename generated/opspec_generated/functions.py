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
        Body(
            "f64",
            "f64 f16",
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
        Body(
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
        Body(
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
add f64 596 617
div f64 617 628
mul f64 629 629
mul f64 617 617
mul f64 166 631
constant f64 4604418534313443328
mul f64 627 633
constant f64 4594498985737726454
constant f64 4594685476444287349
mul f64 635 630
add f64 637 636
constant f64 4595719340060872480
mul f64 638 630
add f64 640 639
constant f64 4597174411106084985
mul f64 641 630
add f64 643 642
constant f64 4598818590951395733
mul f64 644 630
add f64 646 645
constant f64 4600877379321593494
mul f64 647 630
add f64 649 648
constant f64 4604180019048437138
mul f64 650 630
add f64 652 651
mul f64 630 653
add f64 632 654
mul f64 629 655
constant f64 13639225319613145088
mul f64 627 657
add f64 658 625
add f64 656 659
sub f64 632 660
sub f64 661 617
sub f64 634 662
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
        Body(
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
add f64 596 617
div f64 617 628
mul f64 629 629
mul f64 617 617
mul f64 166 631
constant f64 4604418534313443328
mul f64 627 633
constant f64 4594498985737726454
constant f64 4594685476444287349
mul f64 635 630
add f64 637 636
constant f64 4595719340060872480
mul f64 638 630
add f64 640 639
constant f64 4597174411106084985
mul f64 641 630
add f64 643 642
constant f64 4598818590951395733
mul f64 644 630
add f64 646 645
constant f64 4600877379321593494
mul f64 647 630
add f64 649 648
constant f64 4604180019048437138
mul f64 650 630
add f64 652 651
mul f64 630 653
add f64 632 654
mul f64 629 655
constant f64 13639225319613145088
mul f64 627 657
add f64 658 625
add f64 656 659
sub f64 632 660
sub f64 661 617
sub f64 634 662
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
        Body(
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
        Body(
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
        Body(
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
add f64 596 617
div f64 617 628
mul f64 629 629
mul f64 617 617
mul f64 166 631
constant f64 4604418534313443328
mul f64 627 633
constant f64 4594498985737726454
constant f64 4594685476444287349
mul f64 635 630
add f64 637 636
constant f64 4595719340060872480
mul f64 638 630
add f64 640 639
constant f64 4597174411106084985
mul f64 641 630
add f64 643 642
constant f64 4598818590951395733
mul f64 644 630
add f64 646 645
constant f64 4600877379321593494
mul f64 647 630
add f64 649 648
constant f64 4604180019048437138
mul f64 650 630
add f64 652 651
mul f64 630 653
add f64 632 654
mul f64 629 655
constant f64 13639225319613145088
mul f64 627 657
add f64 658 625
add f64 656 659
sub f64 632 660
sub f64 661 617
sub f64 634 662
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
        Body(
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
add f64 597 618
div f64 618 629
mul f64 630 630
mul f64 618 618
mul f64 167 632
constant f64 4604418534313443328
mul f64 628 634
constant f64 4594498985737726454
constant f64 4594685476444287349
mul f64 636 631
add f64 638 637
constant f64 4595719340060872480
mul f64 639 631
add f64 641 640
constant f64 4597174411106084985
mul f64 642 631
add f64 644 643
constant f64 4598818590951395733
mul f64 645 631
add f64 647 646
constant f64 4600877379321593494
mul f64 648 631
add f64 650 649
constant f64 4604180019048437138
mul f64 651 631
add f64 653 652
mul f64 631 654
add f64 633 655
mul f64 630 656
constant f64 13639225319613145088
mul f64 628 658
add f64 659 626
add f64 657 660
sub f64 633 661
sub f64 662 618
sub f64 635 663
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
        Body(
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
        Body(
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
        Body(
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
add f64 9 121
div f64 121 132
mul f64 133 133
constant f64 4602678819172646912
mul f64 121 121
mul f64 135 136
constant f64 4604418534313443328
mul f64 131 138
constant f64 4594498985737726454
constant f64 4594685476444287349
mul f64 140 134
add f64 142 141
constant f64 4595719340060872480
mul f64 143 134
add f64 145 144
constant f64 4597174411106084985
mul f64 146 134
add f64 148 147
constant f64 4598818590951395733
mul f64 149 134
add f64 151 150
constant f64 4600877379321593494
mul f64 152 134
add f64 154 153
constant f64 4604180019048437138
mul f64 155 134
add f64 157 156
mul f64 134 158
add f64 137 159
mul f64 133 160
constant f64 13639225319613145088
mul f64 131 162
add f64 163 130
add f64 161 164
sub f64 137 165
sub f64 166 121
sub f64 139 167
mul f64 108 168
constant f64 4604418534313441775
abs f64 11
log f64 171
sub f64 170 172
mul f64 135 173
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
        Body(
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
        Body(
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
add f64 296 498
div f64 498 509
mul f64 510 510
mul f64 498 498
mul f64 295 512
constant f64 4604418534313443328
mul f64 508 514
constant f64 4594498985737726454
constant f64 4594685476444287349
mul f64 516 511
add f64 518 517
constant f64 4595719340060872480
mul f64 519 511
add f64 521 520
constant f64 4597174411106084985
mul f64 522 511
add f64 524 523
constant f64 4598818590951395733
mul f64 525 511
add f64 527 526
constant f64 4600877379321593494
mul f64 528 511
add f64 530 529
constant f64 4604180019048437138
mul f64 531 511
add f64 533 532
mul f64 511 534
add f64 513 535
mul f64 510 536
constant f64 13639225319613145088
mul f64 508 538
add f64 539 507
add f64 537 540
sub f64 513 541
sub f64 542 498
sub f64 515 543
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
        Body(
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
add f64 8 120
div f64 120 131
mul f64 132 132
constant f64 4602678819172646912
mul f64 120 120
mul f64 134 135
constant f64 4604418534313443328
mul f64 130 137
constant f64 4594498985737726454
constant f64 4594685476444287349
mul f64 139 133
add f64 141 140
constant f64 4595719340060872480
mul f64 142 133
add f64 144 143
constant f64 4597174411106084985
mul f64 145 133
add f64 147 146
constant f64 4598818590951395733
mul f64 148 133
add f64 150 149
constant f64 4600877379321593494
mul f64 151 133
add f64 153 152
constant f64 4604180019048437138
mul f64 154 133
add f64 156 155
mul f64 133 157
add f64 136 158
mul f64 132 159
constant f64 13639225319613145088
mul f64 130 161
add f64 162 129
add f64 160 163
sub f64 136 164
sub f64 165 120
sub f64 138 166
mul f64 107 167
constant f64 4604418534313441775
abs f64 10
log f64 170
sub f64 169 171
mul f64 134 172
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
        Body(
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
        Body(
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
        Body(
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
        Body(
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
        Body(
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
        Body(
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
        Body(
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
        Body(
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
        Body(
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
        Body(
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
        Body(
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
        Body(
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
add f64 79 101
div f64 101 112
mul f64 113 113
mul f64 101 101
mul f64 90 115
constant f64 4604418534313443328
mul f64 111 117
constant f64 4594498985737726454
constant f64 4594685476444287349
mul f64 119 114
add f64 121 120
constant f64 4595719340060872480
mul f64 122 114
add f64 124 123
constant f64 4597174411106084985
mul f64 125 114
add f64 127 126
constant f64 4598818590951395733
mul f64 128 114
add f64 130 129
constant f64 4600877379321593494
mul f64 131 114
add f64 133 132
constant f64 4604180019048437138
mul f64 134 114
add f64 136 135
mul f64 114 137
add f64 116 138
mul f64 113 139
constant f64 13639225319613145088
mul f64 111 141
add f64 142 109
add f64 140 143
sub f64 116 144
sub f64 145 101
sub f64 118 146
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
        Body(
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
        Body(
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
add f64 88 110
div f64 110 121
mul f64 122 122
mul f64 110 110
mul f64 99 124
constant f64 4604418534313443328
mul f64 120 126
constant f64 4594498985737726454
constant f64 4594685476444287349
mul f64 128 123
add f64 130 129
constant f64 4595719340060872480
mul f64 131 123
add f64 133 132
constant f64 4597174411106084985
mul f64 134 123
add f64 136 135
constant f64 4598818590951395733
mul f64 137 123
add f64 139 138
constant f64 4600877379321593494
mul f64 140 123
add f64 142 141
constant f64 4604180019048437138
mul f64 143 123
add f64 145 144
mul f64 123 146
add f64 125 147
mul f64 122 148
constant f64 13639225319613145088
mul f64 120 150
add f64 151 118
add f64 149 152
sub f64 125 153
sub f64 154 110
sub f64 127 155
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
        Body(
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
        Body(
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
        Body(
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
        Body(
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
        Body(
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
        Body(
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
        Body(
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
        Body(
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
        Body(
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
        Body(
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
        Body(
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
        Body(
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
        Body(
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
        Body(
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
        Body(
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
        Body(
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
        Body(
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
        Body(
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
        Body(
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
        Body(
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
        Body(
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
