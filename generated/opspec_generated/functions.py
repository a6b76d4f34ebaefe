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
bitcast i32 6
constant i32 4294963200
and i32 10 11
bitcast f32 12
sub f32 6 13
mul f32 13 13
sub f32 15 8
mul f32 13 14
add f32 16 17
mul f32 14 13
add f32 18 19
mul f32 14 14
add f32 20 21
sub f32 9 22
add f32 6 6
div f32 23 24
constant f32 0
select f32 7 25 26
constant f32 1073741824
mul f32 6 5
constant f32 1025122733
mul f32 30 5
constant f32 1013654670
add f32 31 32
mul f32 33 5
constant f32 1023566520
add f32 34 35
mul f32 36 5
constant f32 1026970639
add f32 37 38
mul f32 39 5
constant f32 1033477206
add f32 40 41
mul f32 42 5
constant f32 1042983590
add f32 43 44
mul f32 29 45
add f32 27 46
add f32 6 47
mul f32 28 48
constant f32 1070141403
mul f32 28 50
sub f32 51 49
constant f32 3007036718
mul f32 28 53
add f32 52 54
mul f32 0 0
mul f32 0 56
mul f32 30 56
add f32 58 32
mul f32 59 56
add f32 60 35
mul f32 61 56
add f32 62 38
mul f32 63 56
add f32 64 41
mul f32 65 56
add f32 66 44
mul f32 57 67
sub f32 53 68
sub f32 0 69
sub f32 50 70
lt i1 2 1
lt i1 0 26
select f32 73 55 49
le i1 1 2
constant f32 2139095040
sub f32 76 76
select f32 75 71 77
select f32 72 74 78
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
mul f64 30 5
constant f64 13805080396170119854
add f64 31 32
mul f64 33 5
constant f64 4581912949820659257
add f64 34 35
mul f64 36 5
constant f64 4570696263629013750
add f64 37 38
mul f64 39 5
constant f64 4577367773383191901
add f64 40 41
mul f64 42 5
constant f64 4577724694092306275
add f64 43 44
mul f64 45 5
constant f64 4579213009702553571
add f64 46 47
mul f64 48 5
constant f64 4580658483373796297
add f64 49 50
mul f64 51 5
constant f64 4582105573329502869
add f64 52 53
mul f64 54 5
constant f64 4584414220184157693
add f64 55 56
mul f64 57 5
constant f64 4586594534793746781
add f64 58 59
mul f64 60 5
constant f64 4590068740215988544
add f64 61 62
mul f64 63 5
constant f64 4595172819793696119
add f64 64 65
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
add f64 79 32
mul f64 80 77
add f64 81 35
mul f64 82 77
add f64 83 38
mul f64 84 77
add f64 85 41
mul f64 86 77
add f64 87 44
mul f64 88 77
add f64 89 47
mul f64 90 77
add f64 91 50
mul f64 92 77
add f64 93 53
mul f64 94 77
add f64 95 56
mul f64 96 77
add f64 97 59
mul f64 98 77
add f64 99 62
mul f64 100 77
add f64 101 65
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
bitcast i32 9
constant i32 4294963200
and i32 12 13
bitcast f32 14
sub f32 9 15
mul f32 15 15
sub f32 17 10
mul f32 15 16
add f32 18 19
mul f32 16 15
add f32 20 21
mul f32 16 16
add f32 22 23
sub f32 11 24
add f32 9 9
div f32 25 26
constant f32 0
lt i1 28 5
select f32 29 27 28
add f32 5 9
sub f32 31 5
sub f32 31 32
sub f32 5 33
sub f32 9 32
add f32 34 35
add f32 36 30
add f32 1 31
bitcast i32 38
constant i32 1060439283
sub i32 39 40
constant i32 23
shr i32 41 42
constant i32 0
eq i1 43 44
shl i32 43 42
sub i32 39 46
bitcast f32 47
sub f32 48 1
select f32 45 31 49
div f32 37 38
sub f32 38 1
sub f32 38 52
sub f32 1 53
sub f32 31 52
add f32 54 55
add f32 56 37
div f32 57 38
select f32 45 51 58
convert f32 43
add f32 6 50
div f32 50 61
mul f32 62 62
constant f32 1056964608
mul f32 50 50
mul f32 64 65
constant f32 1060205056
mul f32 60 67
constant f32 1050210281
mul f32 69 63
constant f32 1053601647
add f32 70 71
mul f32 72 63
constant f32 1059760829
add f32 73 74
mul f32 63 75
add f32 66 76
mul f32 62 77
constant f32 901758464
mul f32 60 79
add f32 80 59
add f32 78 81
sub f32 66 82
sub f32 83 50
sub f32 68 84
le i1 1 0
bitcast i32 0
sub i32 87 40
shr i32 88 42
shl i32 89 42
sub i32 87 90
bitcast f32 91
sub f32 92 1
convert f32 89
add f32 94 1
add f32 6 93
div f32 93 96
mul f32 97 97
mul f32 93 93
mul f32 64 99
mul f32 95 67
mul f32 69 98
add f32 102 71
mul f32 103 98
add f32 104 74
mul f32 98 105
add f32 100 106
mul f32 97 107
mul f32 95 79
add f32 109 28
add f32 108 110
sub f32 100 111
sub f32 112 93
sub f32 101 113
constant f32 2139095040
lt i1 0 115
select f32 116 114 0
select f32 4 85 117
sub f32 115 115
select f32 86 118 119
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
mul f64 69 63
constant f64 4594685476444287349
add f64 70 71
mul f64 72 63
constant f64 4595719340060872480
add f64 73 74
mul f64 75 63
constant f64 4597174411106084985
add f64 76 77
mul f64 78 63
constant f64 4598818590951395733
add f64 79 80
mul f64 81 63
constant f64 4600877379321593494
add f64 82 83
mul f64 84 63
constant f64 4604180019048437138
add f64 85 86
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
add f64 114 71
mul f64 115 110
add f64 116 74
mul f64 117 110
add f64 118 77
mul f64 119 110
add f64 120 80
mul f64 121 110
add f64 122 83
mul f64 123 110
add f64 124 86
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
bitcast i32 6
constant i32 4294963200
and i32 9 10
bitcast f32 11
sub f32 6 12
mul f32 12 12
sub f32 14 7
mul f32 12 13
add f32 15 16
mul f32 13 12
add f32 17 18
mul f32 13 13
add f32 19 20
sub f32 8 21
add f32 6 6
div f32 22 23
mul f32 6 5
constant f32 1025122733
mul f32 26 5
constant f32 1013654670
add f32 27 28
mul f32 29 5
constant f32 1023566520
add f32 30 31
mul f32 32 5
constant f32 1026970639
add f32 33 34
mul f32 35 5
constant f32 1033477206
add f32 36 37
mul f32 38 5
constant f32 1042983590
add f32 39 40
mul f32 25 41
add f32 24 42
constant f32 1070141403
constant f32 1073741824
mul f32 45 6
constant f32 3007036718
mul f32 45 43
sub f32 47 48
sub f32 46 49
sub f32 44 50
mul f32 0 0
mul f32 1 52
mul f32 26 52
add f32 54 28
mul f32 55 52
add f32 56 31
mul f32 57 52
add f32 58 34
mul f32 59 52
add f32 60 37
mul f32 61 52
add f32 62 40
mul f32 53 63
add f32 1 64
le i1 1 3
lt i1 2 1
lt i1 1 3
select f32 68 51 44
select f32 67 69 65
bitcast i32 70
bitcast i32 0
constant i32 2147483648
and i32 72 73
or i32 71 74
bitcast f32 75
constant f32 2139095040
sub f32 77 77
select f32 66 76 78
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
mul f64 26 5
constant f64 13805080396170119854
add f64 27 28
mul f64 29 5
constant f64 4581912949820659257
add f64 30 31
mul f64 32 5
constant f64 4570696263629013750
add f64 33 34
mul f64 35 5
constant f64 4577367773383191901
add f64 36 37
mul f64 38 5
constant f64 4577724694092306275
add f64 39 40
mul f64 41 5
constant f64 4579213009702553571
add f64 42 43
mul f64 44 5
constant f64 4580658483373796297
add f64 45 46
mul f64 47 5
constant f64 4582105573329502869
add f64 48 49
mul f64 50 5
constant f64 4584414220184157693
add f64 51 52
mul f64 53 5
constant f64 4586594534793746781
add f64 54 55
mul f64 56 5
constant f64 4590068740215988544
add f64 57 58
mul f64 59 5
constant f64 4595172819793696119
add f64 60 61
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
add f64 75 28
mul f64 76 73
add f64 77 31
mul f64 78 73
add f64 79 34
mul f64 80 73
add f64 81 37
mul f64 82 73
add f64 83 40
mul f64 84 73
add f64 85 43
mul f64 86 73
add f64 87 46
mul f64 88 73
add f64 89 49
mul f64 90 73
add f64 91 52
mul f64 92 73
add f64 93 55
mul f64 94 73
add f64 95 58
mul f64 96 73
add f64 97 61
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
mul f32 46 40
constant f32 1053601647
add f32 47 48
mul f32 49 40
constant f32 1059760829
add f32 50 51
mul f32 40 52
add f32 43 53
mul f32 39 54
constant f32 901758464
mul f32 36 56
add f32 57 35
add f32 55 58
sub f32 43 59
sub f32 60 26
sub f32 45 61
bitcast i32 1
sub i32 63 16
shr i32 64 18
shl i32 65 18
sub i32 63 66
bitcast f32 67
sub f32 68 4
convert f32 65
add f32 70 4
constant f32 0
add f32 37 69
div f32 69 73
mul f32 74 74
mul f32 69 69
mul f32 41 76
mul f32 71 44
mul f32 46 75
add f32 79 48
mul f32 80 75
add f32 81 51
mul f32 75 82
add f32 77 83
mul f32 74 84
mul f32 71 56
add f32 86 72
add f32 85 87
sub f32 77 88
sub f32 89 69
sub f32 78 90
constant f32 2139095040
lt i1 1 92
select f32 93 91 1
select f32 3 62 94
bitcast i32 95
bitcast i32 0
constant i32 2147483648
and i32 97 98
or i32 96 99
bitcast f32 100
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
mul f64 46 40
constant f64 4594685476444287349
add f64 47 48
mul f64 49 40
constant f64 4595719340060872480
add f64 50 51
mul f64 52 40
constant f64 4597174411106084985
add f64 53 54
mul f64 55 40
constant f64 4598818590951395733
add f64 56 57
mul f64 58 40
constant f64 4600877379321593494
add f64 59 60
mul f64 61 40
constant f64 4604180019048437138
add f64 62 63
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
add f64 91 48
mul f64 92 87
add f64 93 51
mul f64 94 87
add f64 95 54
mul f64 96 87
add f64 97 57
mul f64 98 87
add f64 99 60
mul f64 100 87
add f64 101 63
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
mul f32 16 14
constant f32 1037636222
add f32 17 18
mul f32 19 14
constant f32 3188841681
add f32 20 21
mul f32 22 14
constant f32 1045219569
add f32 23 24
mul f32 25 14
constant f32 3198855845
add f32 26 27
mul f32 15 28
constant f32 1056964608
constant f32 1070141403
mul f32 30 31
constant f32 3007036718
mul f32 30 33
add f32 29 34
add f32 13 35
add f32 32 36
add f32 13 29
select f32 8 37 38
constant f32 2139095040
lt i1 1 40
ne i1 0 0
constant f32 0
select f32 42 1 43
select f32 41 39 44
sub f32 31 45
add f32 46 33
select f32 3 47 45
bitcast i32 48
bitcast i32 0
constant i32 2147483648
and i32 50 51
or i32 49 52
bitcast f32 53
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
mul f64 16 14
constant f64 4585646680484956321
add f64 17 18
mul f64 19 14
constant f64 13810795319781456728
add f64 20 21
mul f64 22 14
constant f64 4588588528100615898
add f64 23 24
mul f64 25 14
constant f64 13812837730527256420
add f64 26 27
mul f64 28 14
constant f64 4590207134220331821
add f64 29 30
mul f64 31 14
constant f64 13814587139720039651
add f64 32 33
mul f64 34 14
constant f64 4592670819764669897
add f64 35 36
mul f64 37 14
constant f64 13817687028146033545
add f64 38 39
mul f64 40 14
constant f64 4596373779694311526
add f64 41 42
mul f64 43 14
constant f64 13823048456275842365
add f64 44 45
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
mul f32 33 31
constant f32 1037636222
add f32 34 35
mul f32 36 31
constant f32 3188841681
add f32 37 38
mul f32 39 31
constant f32 1045219569
add f32 40 41
mul f32 42 31
constant f32 3198855845
add f32 43 44
mul f32 32 45
constant f32 1056964608
constant f32 1070141403
mul f32 47 48
constant f32 3007036718
mul f32 47 50
add f32 46 51
add f32 30 52
add f32 49 53
add f32 30 46
select f32 25 54 55
sub f32 48 56
add f32 57 50
select f32 4 58 56
bitcast i32 1
constant i32 0
lt i1 60 61
constant f32 1073741824
mul f32 63 48
sub f32 64 59
mul f32 63 50
add f32 65 66
select f32 62 67 59
eq i1 0 0
eq i1 1 1
and i1 69 70
bitcast i32 68
bitcast i32 0
constant i32 2147483648
and i32 73 74
or i32 72 75
bitcast f32 76
sub f32 12 12
select f32 71 77 78
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
mul f64 33 31
constant f64 4585646680484956321
add f64 34 35
mul f64 36 31
constant f64 13810795319781456728
add f64 37 38
mul f64 39 31
constant f64 4588588528100615898
add f64 40 41
mul f64 42 31
constant f64 13812837730527256420
add f64 43 44
mul f64 45 31
constant f64 4590207134220331821
add f64 46 47
mul f64 48 31
constant f64 13814587139720039651
add f64 49 50
mul f64 51 31
constant f64 4592670819764669897
add f64 52 53
mul f64 54 31
constant f64 13817687028146033545
add f64 55 56
mul f64 57 31
constant f64 4596373779694311526
add f64 58 59
mul f64 60 31
constant f64 13823048456275842365
add f64 61 62
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
bitcast i32 8
constant i32 4294963200
and i32 11 12
bitcast f32 13
sub f32 8 14
bitcast i32 6
and i32 16 12
bitcast f32 17
sub f32 6 18
mul f32 14 18
sub f32 20 9
mul f32 14 19
add f32 21 22
mul f32 15 18
add f32 23 24
mul f32 15 19
add f32 25 26
sub f32 10 27
neg f32 5
add f32 2 29
sub f32 30 2
sub f32 29 31
mul f32 8 32
sub f32 28 33
constant f32 925353388
constant f32 1056964608
div f32 34 6
add f32 2 8
bitcast i32 38
constant i32 1060439283
sub i32 39 40
constant i32 23
shr i32 41 42
constant i32 0
eq i1 43 44
shl i32 43 42
sub i32 39 46
bitcast f32 47
sub f32 48 2
select f32 45 8 49
div f32 37 38
sub f32 38 2
sub f32 38 52
sub f32 2 53
sub f32 8 52
add f32 54 55
add f32 56 37
div f32 57 38
select f32 45 51 58
convert f32 43
constant f32 1073741824
add f32 61 50
div f32 50 62
mul f32 63 63
mul f32 50 50
mul f32 36 65
constant f32 1060205056
mul f32 60 67
constant f32 1050210281
mul f32 69 64
constant f32 1053601647
add f32 70 71
mul f32 72 64
constant f32 1059760829
add f32 73 74
mul f32 64 75
add f32 66 76
mul f32 63 77
constant f32 901758464
mul f32 60 79
add f32 80 59
add f32 78 81
sub f32 66 82
sub f32 83 50
sub f32 68 84
mul f32 36 85
mul f32 0 0
mul f32 1 87
constant f32 1051372203
mul f32 88 89
add f32 1 90
le i1 1 2
lt i1 1 35
constant f32 2139095040
select f32 3 86 94
select f32 93 91 95
bitcast i32 96
bitcast i32 0
constant i32 2147483648
and i32 98 99
or i32 97 100
bitcast f32 101
sub f32 94 94
select f32 92 102 103
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
mul f64 69 64
constant f64 4594685476444287349
add f64 70 71
mul f64 72 64
constant f64 4595719340060872480
add f64 73 74
mul f64 75 64
constant f64 4597174411106084985
add f64 76 77
mul f64 78 64
constant f64 4598818590951395733
add f64 79 80
mul f64 81 64
constant f64 4600877379321593494
add f64 82 83
mul f64 84 64
constant f64 4604180019048437138
add f64 85 86
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
mul f32 19 18
constant f32 3198909489
add f32 20 21
mul f32 22 18
constant f32 1065353238
add f32 23 24
mul f32 13 25
bitcast i32 26
constant i32 4294963200
and i32 27 28
bitcast f32 29
mul f32 30 30
div f32 7 31
sub f32 32 30
add f32 30 30
add f32 34 32
div f32 33 35
mul f32 30 36
add f32 30 37
mul f32 38 3
select f32 5 39 38
constant f32 0
lt i1 41 1
constant f32 2139095040
lt i1 1 43
and i1 42 44
bitcast i32 40
bitcast i32 0
constant i32 2147483648
and i32 47 48
or i32 46 49
bitcast f32 50
select f32 45 51 0
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
mul f64 19 18
constant f64 13818834928573418610
add f64 20 21
mul f64 22 18
constant f64 4597174960649124704
add f64 23 24
mul f64 25 18
constant f64 13823048354890169123
add f64 26 27
mul f64 28 18
constant f64 4607182418654048762
add f64 29 30
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
mul f32 4 6
constant f32 1262485504
add f32 7 8
sub f32 9 8
constant f32 1060205056
mul f32 10 11
sub f32 4 12
constant f32 901758464
mul f32 10 14
sub f32 13 15
constant f32 1065353216
mul f32 16 16
constant f32 984994064
mul f32 19 16
constant f32 1007227611
add f32 20 21
mul f32 22 16
constant f32 1026206583
add f32 23 24
mul f32 25 16
constant f32 1042983514
add f32 26 27
mul f32 28 16
constant f32 1056964607
add f32 29 30
mul f32 18 31
add f32 16 32
add f32 17 33
bitcast i32 9
constant i32 1262485504
sub i32 35 36
add i32 37 5
constant i32 1
shr i32 38 39
constant i32 127
add i32 40 41
constant i32 23
shl i32 42 43
bitcast f32 44
mul f32 34 45
sub i32 38 40
add i32 47 41
shl i32 48 43
bitcast f32 49
mul f32 46 50
constant f32 1048576000
div f32 52 51
add f32 51 53
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
mul f64 4 6
constant f64 4843621399236968448
add f64 7 8
sub f64 9 8
constant f64 4604418534313443328
mul f64 10 11
sub f64 4 12
constant f64 13639225319613145088
mul f64 10 14
sub f64 13 15
constant f64 4607182418800017408
mul f64 16 16
constant f64 4493169262076825869
mul f64 19 16
constant f64 4508818142790474795
add f64 20 21
mul f64 22 16
constant f64 4523617207225571602
add f64 23 24
mul f64 25 16
constant f64 4537941336995398790
add f64 26 27
mul f64 28 16
constant f64 4551452160552810439
add f64 29 30
mul f64 31 16
constant f64 4564047942389340013
add f64 32 33
mul f64 34 16
constant f64 4575957461383588187
add f64 35 36
mul f64 37 16
constant f64 4586165620538941447
add f64 38 39
mul f64 40 16
constant f64 4595172819793696076
add f64 41 42
mul f64 43 16
constant f64 4602678819172646917
add f64 44 45
mul f64 18 46
add f64 16 47
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
bitcast i32 109
constant i32 4294963200
and i32 125 126
bitcast f32 127
sub f32 109 128
constant i32 1070141403
and i32 130 126
bitcast f32 131
sub f32 110 132
mul f32 128 132
sub f32 134 111
mul f32 128 133
add f32 135 136
mul f32 129 132
add f32 137 138
mul f32 129 133
add f32 139 140
constant f32 3007036718
mul f32 109 142
mul f32 123 110
add f32 143 144
add f32 141 145
select f32 99 124 146
and i32 101 2
ne i1 148 8
mul f32 112 112
constant f32 1056964608
mul f32 151 150
constant f32 1065353216
sub f32 153 152
sub f32 153 154
sub f32 155 152
mul f32 150 150
constant f32 936178713
mul f32 158 150
constant f32 3132491284
add f32 159 160
mul f32 161 150
constant f32 1026206373
add f32 162 163
mul f32 157 164
mul f32 112 147
sub f32 165 166
add f32 156 167
add f32 154 168
mul f32 112 150
constant f32 910038540
mul f32 171 150
constant f32 3109039271
add f32 172 173
mul f32 174 150
constant f32 1007192250
add f32 175 176
mul f32 177 150
constant f32 3190467243
add f32 178 179
mul f32 170 180
add f32 147 181
add f32 112 182
select f32 149 169 183
constant f32 2139095040
lt i1 1 185
shr i32 101 2
bitcast i32 184
constant i32 31
shl i32 187 189
xor i32 188 190
bitcast f32 191
sub f32 185 185
select f32 186 192 193
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
mul f64 194 186
constant f64 4477121865802744143
add f64 195 196
mul f64 197 186
constant f64 13732177093705834628
add f64 198 199
mul f64 200 186
constant f64 4537941361668190592
add f64 201 202
mul f64 203 186
constant f64 13787419979223748629
add f64 204 205
mul f64 206 186
constant f64 4586165620538955083
add f64 207 208
mul f64 193 209
mul f64 148 183
sub f64 210 211
add f64 192 212
add f64 190 213
mul f64 148 186
constant f64 4460209387950806341
mul f64 216 186
constant f64 13716528386753488161
add f64 217 218
mul f64 219 186
constant f64 4523617212947051319
add f64 220 221
mul f64 222 186
constant f64 13774824197404406203
add f64 223 224
mul f64 225 186
constant f64 4575957461383575343
add f64 226 227
mul f64 228 186
constant f64 13818544856648471880
add f64 229 230
mul f64 215 231
add f64 183 232
add f64 148 233
select f64 185 214 234
constant f64 9218868437227405312
lt i1 1 236
shr i64 137 2
bitcast i64 235
constant i64 63
shl i64 238 240
xor i64 239 241
bitcast f64 242
sub f64 236 236
select f64 237 243 244
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
lt i1 1 2
select f32 3 1 2
mul f32 0 0
constant f32 950253883
mul f32 6 5
constant f32 3125913782
add f32 7 8
mul f32 9 5
constant f32 1000995090
add f32 10 11
mul f32 12 5
constant f32 3168533389
add f32 13 14
mul f32 15 5
constant f32 1038554739
add f32 16 17
mul f32 18 5
constant f32 3200291743
add f32 19 20
mul f32 21 5
constant f32 1040414164
add f32 22 23
mul f32 1 24
add f32 1 25
constant f32 1065353216
sub f32 4 27
constant f32 951003738
mul f32 29 28
constant f32 3133128659
add f32 30 31
mul f32 32 28
constant f32 1008377388
add f32 33 34
mul f32 35 28
constant f32 3173580207
add f32 36 37
mul f32 38 28
constant f32 3210205741
add f32 39 40
mul f32 41 28
constant f32 3223905476
add f32 42 43
mul f32 44 28
constant f32 3219963872
add f32 45 46
constant f32 1069066811
mul f32 47 48
constant f32 1262485504
add f32 49 50
sub f32 51 50
constant f32 1060205056
mul f32 52 53
sub f32 47 54
constant f32 901758464
mul f32 52 56
sub f32 55 57
mul f32 58 58
constant f32 984994064
mul f32 60 58
constant f32 1007227611
add f32 61 62
mul f32 63 58
constant f32 1026206583
add f32 64 65
mul f32 66 58
constant f32 1042983514
add f32 67 68
mul f32 69 58
constant f32 1056964607
add f32 70 71
mul f32 59 72
add f32 58 73
add f32 27 74
bitcast i32 51
constant i32 1262485504
sub i32 76 77
constant i32 127
add i32 78 79
constant i32 23
shl i32 80 81
bitcast f32 82
mul f32 75 83
sub f32 27 84
eq i1 0 0
lt i1 1 27
select f32 87 26 85
bitcast i32 88
bitcast i32 0
constant i32 2147483648
and i32 90 91
or i32 89 92
bitcast f32 93
select f32 86 94 0
""",
        ),
        Body(
            "f64",
            "f64 f16",
            """\
parameter f64 0
abs f64 0
constant f64 4618441417868443648
lt i1 1 2
select f64 3 1 2
mul f64 0 0
constant f64 4459797091217260807
mul f64 6 5
constant f64 13699033882081847204
add f64 7 8
mul f64 9 5
constant f64 4490444130500333809
add f64 10 11
mul f64 12 5
constant f64 13728726410339020684
add f64 13 14
mul f64 15 5
constant f64 4520390127687732398
add f64 16 17
mul f64 18 5
constant f64 13758300961179084920
add f64 19 20
mul f64 21 5
constant f64 4548523730367154268
add f64 22 23
mul f64 24 5
constant f64 13784395701592765099
add f64 25 26
mul f64 27 5
constant f64 4572672858329527613
add f64 28 29
mul f64 30 5
constant f64 13806772904734845878
add f64 31 32
mul f64 33 5
constant f64 4592795249457518859
add f64 34 35
mul f64 36 5
constant f64 13823819347434633765
add f64 37 38
mul f64 39 5
constant f64 4593793367243283305
add f64 40 41
mul f64 1 42
add f64 1 43
constant f64 4607182418800017408
sub f64 4 45
constant f64 4428846531294364327
mul f64 47 46
constant f64 13673745538116304279
add f64 48 49
mul f64 50 46
constant f64 4466836001823691943
add f64 51 52
mul f64 53 46
constant f64 13703287991888761118
add f64 54 55
mul f64 56 46
constant f64 4490580017899958820
add f64 57 58
mul f64 59 46
constant f64 13722058493950714029
add f64 60 61
mul f64 62 46
constant f64 4502766434686870689
add f64 63 64
mul f64 65 46
constant f64 4503842355213043874
add f64 66 67
mul f64 68 46
constant f64 13745296763331020435
add f64 69 70
mul f64 71 46
constant f64 4531778647045191319
add f64 72 73
mul f64 74 46
constant f64 13762005534158138011
add f64 75 76
mul f64 77 46
constant f64 4538375301766523493
add f64 78 79
mul f64 80 46
constant f64 4552887754833991076
add f64 81 82
mul f64 83 46
constant f64 13790079193319230605
add f64 84 85
mul f64 86 46
constant f64 4576937728348053312
add f64 87 88
mul f64 89 46
constant f64 13809522443352492232
add f64 90 91
mul f64 92 46
constant f64 13829141291451189880
add f64 93 94
mul f64 95 46
constant f64 13836496882211668548
add f64 96 97
mul f64 98 46
constant f64 13834380738712740513
add f64 99 100
constant f64 4609176140021203710
mul f64 101 102
constant f64 4843621399236968448
add f64 103 104
sub f64 105 104
constant f64 4604418534313443328
mul f64 106 107
sub f64 101 108
constant f64 13639225319613145088
mul f64 106 110
sub f64 109 111
mul f64 112 112
constant f64 4493169262076825869
mul f64 114 112
constant f64 4508818142790474795
add f64 115 116
mul f64 117 112
constant f64 4523617207225571602
add f64 118 119
mul f64 120 112
constant f64 4537941336995398790
add f64 121 122
mul f64 123 112
constant f64 4551452160552810439
add f64 124 125
mul f64 126 112
constant f64 4564047942389340013
add f64 127 128
mul f64 129 112
constant f64 4575957461383588187
add f64 130 131
mul f64 132 112
constant f64 4586165620538941447
add f64 133 134
mul f64 135 112
constant f64 4595172819793696076
add f64 136 137
mul f64 138 112
constant f64 4602678819172646917
add f64 139 140
mul f64 113 141
add f64 112 142
add f64 45 143
bitcast i64 105
constant i64 4843621399236968448
sub i64 145 146
constant i64 1023
add i64 147 148
constant i64 52
shl i64 149 150
bitcast f64 151
mul f64 144 152
sub f64 45 153
eq i1 0 0
lt i1 1 45
select f64 156 44 154
bitcast i64 157
bitcast i64 0
constant i64 9223372036854775808
and i64 159 160
or i64 158 161
bitcast f64 162
select f64 155 163 0
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
mul f32 3 2
constant f32 3229578983
add f32 4 5
mul f32 6 2
constant f32 1082771470
add f32 7 8
mul f32 9 2
constant f32 3223461444
add f32 10 11
mul f32 12 2
constant f32 1065154956
add f32 13 14
mul f32 15 2
constant f32 3190371912
add f32 16 17
mul f32 18 2
constant f32 1036218690
add f32 19 20
mul f32 21 2
constant f32 1034696147
add f32 22 23
mul f32 24 2
constant f32 1040365739
add f32 25 26
mul f32 27 2
constant f32 1047368849
add f32 28 29
mul f32 30 2
constant f32 3186164187
add f32 31 32
mul f32 1 33
add f32 1 34
constant f32 1065353216
sub f32 36 1
constant f32 0
lt i1 38 37
select f32 39 37 36
log f32 40
neg f32 41
sqrt f32 42
mul f32 43 43
sub f32 42 44
bitcast i32 43
constant i32 4294963200
and i32 46 47
bitcast f32 48
sub f32 43 49
mul f32 49 49
sub f32 51 44
mul f32 49 50
add f32 52 53
mul f32 50 49
add f32 54 55
mul f32 50 50
add f32 56 57
sub f32 45 58
add f32 43 43
div f32 59 60
constant f32 1075838976
sub f32 43 62
add f32 43 62
div f32 63 64
constant f32 1039580519
mul f32 66 65
constant f32 3178512340
add f32 67 68
mul f32 69 65
constant f32 1007673582
add f32 70 71
mul f32 72 65
constant f32 1031927498
add f32 73 74
mul f32 75 65
constant f32 3188325280
add f32 76 77
mul f32 78 65
constant f32 1045176943
add f32 79 80
mul f32 81 65
constant f32 3191330205
add f32 82 83
mul f32 84 65
constant f32 1039341098
add f32 85 86
mul f32 87 65
constant f32 1047563873
add f32 88 89
mul f32 90 65
constant f32 3197987487
add f32 91 92
add f32 93 61
add f32 43 94
constant f32 1061158912
le i1 1 96
select f32 97 35 95
le i1 1 36
lt i1 1 36
constant f32 2139095040
select f32 100 98 101
bitcast i32 102
bitcast i32 0
constant i32 2147483648
and i32 104 105
or i32 103 106
bitcast f32 107
sub f32 101 101
select f32 99 108 109
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
mul f64 3 2
constant f64 13863560718029414045
add f64 4 5
mul f64 6 2
constant f64 4646234578851975910
add f64 7 8
mul f64 9 2
constant f64 13872475279733919467
add f64 10 11
mul f64 12 2
constant f64 4649624814521904122
add f64 13 14
mul f64 15 2
constant f64 13871723088850252383
add f64 16 17
mul f64 18 2
constant f64 4644979006866733868
add f64 19 20
mul f64 21 2
constant f64 13863516224062698106
add f64 22 23
mul f64 24 2
constant f64 4634036825918955532
add f64 25 26
mul f64 27 2
constant f64 13849245868169800045
add f64 28 29
mul f64 30 2
constant f64 4616507416158096513
add f64 31 32
mul f64 33 2
constant f64 13828300435384553776
add f64 34 35
mul f64 36 2
constant f64 4593971904085477242
add f64 37 38
mul f64 39 2
constant f64 4580406328830384104
add f64 40 41
mul f64 42 2
constant f64 4584856260290307533
add f64 43 44
mul f64 45 2
constant f64 4585409327142698392
add f64 46 47
mul f64 48 2
constant f64 4586334446079383374
add f64 49 50
mul f64 51 2
constant f64 4587616084026448581
add f64 52 53
mul f64 54 2
constant f64 4589345254321169758
add f64 55 56
mul f64 57 2
constant f64 4590901158858997977
add f64 58 59
mul f64 60 2
constant f64 4593763715839108850
add f64 61 62
mul f64 63 2
constant f64 4597527193587738225
add f64 64 65
mul f64 66 2
constant f64 13816234671536112811
add f64 67 68
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
mul f64 102 101
constant f64 4585040827956142410
add f64 103 104
mul f64 105 101
constant f64 13807864056491117550
add f64 106 107
mul f64 108 101
constant f64 4575640200517023972
add f64 109 110
mul f64 111 101
constant f64 4581117726284398612
add f64 112 113
mul f64 114 101
constant f64 13808989276729898542
add f64 115 116
mul f64 117 101
constant f64 4586837148639779220
add f64 118 119
mul f64 120 101
constant f64 13808553181220532574
add f64 121 122
mul f64 123 101
constant f64 4575957079654528570
add f64 124 125
mul f64 126 101
constant f64 4584351322896782959
add f64 127 128
mul f64 129 101
constant f64 13812327632736606345
add f64 130 131
mul f64 132 101
constant f64 4590214115029916171
add f64 133 134
mul f64 135 101
constant f64 13811932007321294555
add f64 136 137
mul f64 138 101
constant f64 4578985325734219634
add f64 139 140
mul f64 141 101
constant f64 4589261997735525494
add f64 142 143
mul f64 144 101
constant f64 13817400875465949767
add f64 145 146
mul f64 147 101
constant f64 4596349883656246833
add f64 148 149
mul f64 150 101
constant f64 13819008101006218919
add f64 151 152
mul f64 153 101
constant f64 4593217270668891321
add f64 154 155
mul f64 156 101
constant f64 4597631838149135214
add f64 157 158
mul f64 159 101
constant f64 13822582257060527360
add f64 160 161
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
constant f32 950253883
mul f32 7 6
constant f32 3125913782
add f32 8 9
mul f32 10 6
constant f32 1000995090
add f32 11 12
mul f32 13 6
constant f32 3168533389
add f32 14 15
mul f32 16 6
constant f32 1038554739
add f32 17 18
mul f32 19 6
constant f32 3200291743
add f32 20 21
mul f32 22 6
constant f32 1040414164
add f32 23 24
mul f32 0 25
sub f32 0 5
add f32 26 27
sub f32 5 28
constant f32 1073741824
sub f32 4 30
add f32 4 30
div f32 31 32
constant f32 3133522899
mul f32 34 33
constant f32 982352266
add f32 35 36
mul f32 37 33
constant f32 1007678151
add f32 38 39
mul f32 40 33
constant f32 3154326316
add f32 41 42
mul f32 43 33
constant f32 3177063192
add f32 44 45
mul f32 46 33
constant f32 1042808008
add f32 47 48
mul f32 49 33
constant f32 3190424490
add f32 50 51
mul f32 52 33
constant f32 3183344373
add f32 53 54
mul f32 55 33
constant f32 1049481244
add f32 56 57
constant f32 1065353216
add f32 59 58
add f32 4 4
add f32 59 61
div f32 60 62
mul f32 63 62
sub f32 60 64
bitcast i32 63
constant i32 4294963200
and i32 66 67
bitcast f32 68
sub f32 63 69
bitcast i32 62
and i32 71 67
bitcast f32 72
sub f32 62 73
mul f32 69 73
sub f32 75 64
mul f32 69 74
add f32 76 77
mul f32 70 73
add f32 78 79
mul f32 70 74
add f32 80 81
sub f32 65 82
sub f32 60 59
sub f32 58 84
add f32 83 85
sub f32 62 59
sub f32 62 87
sub f32 59 88
sub f32 61 87
add f32 89 90
mul f32 63 91
sub f32 86 92
mul f32 4 4
neg f32 94
constant f32 1069066811
mul f32 95 96
constant f32 1262485504
add f32 97 98
sub f32 99 98
constant f32 1060205056
mul f32 100 101
sub f32 95 102
constant f32 901758464
mul f32 100 104
sub f32 103 105
bitcast i32 4
and i32 107 67
bitcast f32 108
sub f32 4 109
mul f32 109 109
sub f32 111 94
mul f32 109 110
add f32 112 113
mul f32 110 109
add f32 114 115
mul f32 110 110
add f32 116 117
sub f32 106 118
mul f32 119 119
constant f32 984994064
mul f32 121 119
constant f32 1007227611
add f32 122 123
mul f32 124 119
constant f32 1026206583
add f32 125 126
mul f32 127 119
constant f32 1042983514
add f32 128 129
mul f32 130 119
constant f32 1056964607
add f32 131 132
mul f32 120 133
neg f32 118
add f32 106 135
sub f32 136 106
sub f32 135 137
add f32 134 138
mul f32 63 119
mul f32 63 139
constant f32 1062668861
mul f32 142 63
mul f32 93 143
add f32 141 144
add f32 140 145
add f32 63 146
bitcast i32 99
constant i32 1262485504
sub i32 148 149
constant i32 1
shr i32 150 151
constant i32 127
add i32 152 153
constant i32 23
shl i32 154 155
bitcast f32 156
mul f32 147 157
sub i32 150 152
add i32 159 153
shl i32 160 155
bitcast f32 161
mul f32 158 162
constant f32 1061158912
lt i1 1 164
eq i1 0 0
constant f32 0
lt i1 0 167
sub f32 30 163
select f32 168 169 163
select f32 166 170 0
select f32 165 29 171
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
constant f64 4459797091217260807
mul f64 7 6
constant f64 13699033882081847204
add f64 8 9
mul f64 10 6
constant f64 4490444130500333809
add f64 11 12
mul f64 13 6
constant f64 13728726410339020684
add f64 14 15
mul f64 16 6
constant f64 4520390127687732398
add f64 17 18
mul f64 19 6
constant f64 13758300961179084920
add f64 20 21
mul f64 22 6
constant f64 4548523730367154268
add f64 23 24
mul f64 25 6
constant f64 13784395701592765099
add f64 26 27
mul f64 28 6
constant f64 4572672858329527613
add f64 29 30
mul f64 31 6
constant f64 13806772904734845878
add f64 32 33
mul f64 34 6
constant f64 4592795249457518859
add f64 35 36
mul f64 37 6
constant f64 13823819347434633765
add f64 38 39
mul f64 40 6
constant f64 4593793367243283305
add f64 41 42
mul f64 0 43
sub f64 0 5
add f64 44 45
sub f64 5 46
constant f64 4611686018427387904
sub f64 4 48
add f64 4 48
div f64 49 50
constant f64 13736372280535191234
mul f64 52 51
constant f64 4521952032761811676
add f64 53 54
mul f64 55 51
constant f64 13745016952130095454
add f64 56 57
mul f64 58 51
constant f64 13742874064023714648
add f64 59 60
mul f64 61 51
constant f64 4518664257994933733
add f64 62 63
mul f64 64 51
constant f64 4515170821577077849
add f64 65 66
mul f64 67 51
constant f64 4526959970082666217
add f64 68 69
mul f64 70 51
constant f64 4526673982643046318
add f64 71 72
mul f64 73 51
constant f64 13757417751797205677
add f64 74 75
mul f64 76 51
constant f64 13763897000299136707
add f64 77 78
mul f64 79 51
constant f64 13743019074347230841
add f64 80 81
mul f64 82 51
constant f64 4549705361659510220
add f64 83 84
mul f64 85 51
constant f64 4551745413284695941
add f64 86 87
mul f64 88 51
constant f64 13780388812437186427
add f64 89 90
mul f64 91 51
constant f64 13787733225113274192
add f64 92 93
mul f64 94 51
constant f64 4563505839554790350
add f64 95 96
mul f64 97 51
constant f64 4576181889373740414
add f64 98 99
mul f64 100 51
constant f64 13799156953015881418
add f64 101 102
mul f64 103 51
constant f64 13811346783530856589
add f64 104 105
mul f64 106 51
constant f64 4595078590559562619
add f64 107 108
mul f64 109 51
constant f64 13818521932639970774
add f64 110 111
mul f64 112 51
constant f64 13814720795675461173
add f64 113 114
mul f64 115 51
constant f64 4598661218861704526
add f64 116 117
constant f64 4607182418800017408
add f64 119 118
add f64 4 4
add f64 119 121
div f64 120 122
mul f64 123 122
sub f64 120 124
bitcast i64 123
constant i64 18446744073575333888
and i64 126 127
bitcast f64 128
sub f64 123 129
bitcast i64 122
and i64 131 127
bitcast f64 132
sub f64 122 133
mul f64 129 133
sub f64 135 124
mul f64 129 134
add f64 136 137
mul f64 130 133
add f64 138 139
mul f64 130 134
add f64 140 141
sub f64 125 142
sub f64 120 119
sub f64 118 144
add f64 143 145
sub f64 122 119
sub f64 122 147
sub f64 119 148
sub f64 121 147
add f64 149 150
mul f64 123 151
sub f64 146 152
mul f64 4 4
neg f64 154
constant f64 4609176140021203710
mul f64 155 156
constant f64 4843621399236968448
add f64 157 158
sub f64 159 158
constant f64 4604418534313443328
mul f64 160 161
sub f64 155 162
constant f64 13639225319613145088
mul f64 160 164
sub f64 163 165
bitcast i64 4
and i64 167 127
bitcast f64 168
sub f64 4 169
mul f64 169 169
sub f64 171 154
mul f64 169 170
add f64 172 173
mul f64 170 169
add f64 174 175
mul f64 170 170
add f64 176 177
sub f64 166 178
mul f64 179 179
constant f64 4493169262076825869
mul f64 181 179
constant f64 4508818142790474795
add f64 182 183
mul f64 184 179
constant f64 4523617207225571602
add f64 185 186
mul f64 187 179
constant f64 4537941336995398790
add f64 188 189
mul f64 190 179
constant f64 4551452160552810439
add f64 191 192
mul f64 193 179
constant f64 4564047942389340013
add f64 194 195
mul f64 196 179
constant f64 4575957461383588187
add f64 197 198
mul f64 199 179
constant f64 4586165620538941447
add f64 200 201
mul f64 202 179
constant f64 4595172819793696076
add f64 203 204
mul f64 205 179
constant f64 4602678819172646917
add f64 206 207
mul f64 180 208
neg f64 178
add f64 166 210
sub f64 211 166
sub f64 210 212
add f64 209 213
mul f64 123 179
mul f64 123 214
constant f64 4605741266919258849
mul f64 217 123
mul f64 153 218
add f64 216 219
add f64 215 220
add f64 123 221
bitcast i64 159
constant i64 4843621399236968448
sub i64 223 224
constant i64 1
shr i64 225 226
constant i64 1023
add i64 227 228
constant i64 52
shl i64 229 230
bitcast f64 231
mul f64 222 232
sub i64 225 227
add i64 234 228
shl i64 235 230
bitcast f64 236
mul f64 233 237
constant f64 4604930618986332160
lt i1 1 239
eq i1 0 0
constant f64 0
lt i1 0 242
sub f64 48 238
select f64 243 244 238
select f64 241 245 0
select f64 240 47 246
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
mul f32 6 8
constant f32 1262485504
add f32 9 10
sub f32 11 10
constant f32 1060205056
mul f32 12 13
sub f32 6 14
constant f32 901758464
mul f32 12 16
sub f32 15 17
constant f32 1065353216
mul f32 18 18
constant f32 984994064
mul f32 21 18
constant f32 1007227611
add f32 22 23
mul f32 24 18
constant f32 1026206583
add f32 25 26
mul f32 27 18
constant f32 1042983514
add f32 28 29
mul f32 30 18
constant f32 1056964607
add f32 31 32
mul f32 20 33
add f32 18 34
add f32 19 35
bitcast i32 11
constant i32 1262485504
sub i32 37 38
add i32 39 7
constant i32 1
shr i32 40 41
constant i32 127
add i32 42 43
constant i32 23
shl i32 44 45
bitcast f32 46
mul f32 36 47
sub i32 40 42
add i32 49 43
shl i32 50 45
bitcast f32 51
mul f32 48 52
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
mul f64 6 8
constant f64 4843621399236968448
add f64 9 10
sub f64 11 10
constant f64 4604418534313443328
mul f64 12 13
sub f64 6 14
constant f64 13639225319613145088
mul f64 12 16
sub f64 15 17
constant f64 4607182418800017408
mul f64 18 18
constant f64 4493169262076825869
mul f64 21 18
constant f64 4508818142790474795
add f64 22 23
mul f64 24 18
constant f64 4523617207225571602
add f64 25 26
mul f64 27 18
constant f64 4537941336995398790
add f64 28 29
mul f64 30 18
constant f64 4551452160552810439
add f64 31 32
mul f64 33 18
constant f64 4564047942389340013
add f64 34 35
mul f64 36 18
constant f64 4575957461383588187
add f64 37 38
mul f64 39 18
constant f64 4586165620538941447
add f64 40 41
mul f64 42 18
constant f64 4595172819793696076
add f64 43 44
mul f64 45 18
constant f64 4602678819172646917
add f64 46 47
mul f64 20 48
add f64 18 49
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
mul f32 6 7
constant f32 1262485504
add f32 8 9
sub f32 10 9
constant f32 1060205056
mul f32 11 12
sub f32 6 13
constant f32 901758464
mul f32 11 15
sub f32 14 16
mul f32 17 17
constant f32 984994064
mul f32 19 17
constant f32 1007227611
add f32 20 21
mul f32 22 17
constant f32 1026206583
add f32 23 24
mul f32 25 17
constant f32 1042983514
add f32 26 27
mul f32 28 17
constant f32 1056964607
add f32 29 30
mul f32 18 31
add f32 17 32
bitcast i32 10
constant i32 1262485504
sub i32 34 35
constant i32 1
sub i32 36 37
constant i32 127
add i32 38 39
constant i32 23
shl i32 40 41
bitcast f32 42
constant f32 1073741824
mul f32 43 33
constant f32 1056964608
sub f32 43 46
add f32 45 47
mul f32 44 48
constant f32 855638016
abs f32 0
lt i1 51 50
constant i32 0
eq i1 36 53
select f32 54 33 49
select f32 52 0 55
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
mul f64 6 7
constant f64 4843621399236968448
add f64 8 9
sub f64 10 9
constant f64 4604418534313443328
mul f64 11 12
sub f64 6 13
constant f64 13639225319613145088
mul f64 11 15
sub f64 14 16
mul f64 17 17
constant f64 4493169262076825869
mul f64 19 17
constant f64 4508818142790474795
add f64 20 21
mul f64 22 17
constant f64 4523617207225571602
add f64 23 24
mul f64 25 17
constant f64 4537941336995398790
add f64 26 27
mul f64 28 17
constant f64 4551452160552810439
add f64 29 30
mul f64 31 17
constant f64 4564047942389340013
add f64 32 33
mul f64 34 17
constant f64 4575957461383588187
add f64 35 36
mul f64 37 17
constant f64 4586165620538941447
add f64 38 39
mul f64 40 17
constant f64 4595172819793696076
add f64 41 42
mul f64 43 17
constant f64 4602678819172646917
add f64 44 45
mul f64 18 46
add f64 17 47
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
mul f64 58 48
constant f64 4602678819172646912
sub f64 58 61
add f64 60 62
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
mul f32 31 25
constant f32 1053601647
add f32 32 33
mul f32 34 25
constant f32 1059760829
add f32 35 36
mul f32 25 37
add f32 28 38
mul f32 24 39
constant f32 901758464
mul f32 16 41
add f32 42 14
add f32 40 43
sub f32 28 44
sub f32 45 21
sub f32 30 46
constant f32 2139095040
lt i1 0 48
select f32 49 47 0
lt i1 14 0
eq i1 0 14
neg f32 48
sub f32 48 48
select f32 52 53 54
select f32 51 50 55
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
mul f64 31 25
constant f64 4594685476444287349
add f64 32 33
mul f64 34 25
constant f64 4595719340060872480
add f64 35 36
mul f64 37 25
constant f64 4597174411106084985
add f64 38 39
mul f64 40 25
constant f64 4598818590951395733
add f64 41 42
mul f64 43 25
constant f64 4600877379321593494
add f64 44 45
mul f64 46 25
constant f64 4604180019048437138
add f64 47 48
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
mul f32 33 27
constant f32 1053601647
add f32 34 35
mul f32 36 27
constant f32 1059760829
add f32 37 38
mul f32 27 39
add f32 30 40
mul f32 26 41
constant f32 901758464
mul f32 23 43
add f32 44 22
add f32 42 45
sub f32 30 46
sub f32 47 14
sub f32 32 48
constant f32 2139095040
lt i1 0 50
select f32 51 49 0
eq i1 0 15
constant f32 3212836864
lt i1 54 0
eq i1 0 54
neg f32 50
sub f32 50 50
select f32 56 57 58
select f32 55 52 59
select f32 53 0 60
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
mul f64 33 27
constant f64 4594685476444287349
add f64 34 35
mul f64 36 27
constant f64 4595719340060872480
add f64 37 38
mul f64 39 27
constant f64 4597174411106084985
add f64 40 41
mul f64 42 27
constant f64 4598818590951395733
add f64 43 44
mul f64 45 27
constant f64 4600877379321593494
add f64 46 47
mul f64 48 27
constant f64 4604180019048437138
add f64 49 50
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
mul f64 56 53
constant f64 4593077600256378520
add f64 57 58
mul f64 59 53
constant f64 4593972918407205359
add f64 60 61
mul f64 62 53
constant f64 4594710891561318956
add f64 63 64
mul f64 65 53
constant f64 4595718710896926376
add f64 66 67
mul f64 68 53
constant f64 4597174419626481272
add f64 69 70
mul f64 71 53
constant f64 4598818590920617815
add f64 72 73
mul f64 74 53
constant f64 4600877379321698710
add f64 75 76
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
mul f64 183 203
constant f64 4843621399236968448
add f64 204 205
sub f64 206 205
mul f64 207 49
sub f64 183 208
mul f64 207 115
sub f64 209 210
add f64 211 202
mul f64 212 212
constant f64 4493169262076825869
mul f64 214 212
constant f64 4508818142790474795
add f64 215 216
mul f64 217 212
constant f64 4523617207225571602
add f64 218 219
mul f64 220 212
constant f64 4537941336995398790
add f64 221 222
mul f64 223 212
constant f64 4551452160552810439
add f64 224 225
mul f64 226 212
constant f64 4564047942389340013
add f64 227 228
mul f64 229 212
constant f64 4575957461383588187
add f64 230 231
mul f64 232 212
constant f64 4586165620538941447
add f64 233 234
mul f64 235 212
constant f64 4595172819793696076
add f64 236 237
mul f64 238 212
constant f64 4602678819172646917
add f64 239 240
mul f64 213 241
add f64 212 242
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
bitcast i32 109
constant i32 4294963200
and i32 125 126
bitcast f32 127
sub f32 109 128
constant i32 1070141403
and i32 130 126
bitcast f32 131
sub f32 110 132
mul f32 128 132
sub f32 134 111
mul f32 128 133
add f32 135 136
mul f32 129 132
add f32 137 138
mul f32 129 133
add f32 139 140
constant f32 3007036718
mul f32 109 142
mul f32 123 110
add f32 143 144
add f32 141 145
select f32 99 124 146
and i32 101 51
ne i1 148 2
mul f32 112 112
constant f32 1056964608
mul f32 151 150
constant f32 1065353216
sub f32 153 152
sub f32 153 154
sub f32 155 152
mul f32 150 150
constant f32 936178713
mul f32 158 150
constant f32 3132491284
add f32 159 160
mul f32 161 150
constant f32 1026206373
add f32 162 163
mul f32 157 164
mul f32 112 147
sub f32 165 166
add f32 156 167
add f32 154 168
mul f32 112 150
constant f32 910038540
mul f32 171 150
constant f32 3109039271
add f32 172 173
mul f32 174 150
constant f32 1007192250
add f32 175 176
mul f32 177 150
constant f32 3190467243
add f32 178 179
mul f32 170 180
add f32 147 181
add f32 112 182
select f32 149 169 183
constant f32 2139095040
lt i1 1 185
shr i32 101 51
bitcast i32 184
constant i32 31
shl i32 187 189
xor i32 188 190
bitcast f32 191
sub f32 185 185
select f32 186 192 193
ne i1 0 124
lt i1 0 124
select i32 196 51 2
bitcast i32 194
shl i32 197 189
xor i32 198 199
bitcast f32 200
select f32 195 201 0
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
mul f64 194 186
constant f64 4477121865802744143
add f64 195 196
mul f64 197 186
constant f64 13732177093705834628
add f64 198 199
mul f64 200 186
constant f64 4537941361668190592
add f64 201 202
mul f64 203 186
constant f64 13787419979223748629
add f64 204 205
mul f64 206 186
constant f64 4586165620538955083
add f64 207 208
mul f64 193 209
mul f64 148 183
sub f64 210 211
add f64 192 212
add f64 190 213
mul f64 148 186
constant f64 4460209387950806341
mul f64 216 186
constant f64 13716528386753488161
add f64 217 218
mul f64 219 186
constant f64 4523617212947051319
add f64 220 221
mul f64 222 186
constant f64 13774824197404406203
add f64 223 224
mul f64 225 186
constant f64 4575957461383575343
add f64 226 227
mul f64 228 186
constant f64 13818544856648471880
add f64 229 230
mul f64 215 231
add f64 183 232
add f64 148 233
select f64 185 214 234
constant f64 9218868437227405312
lt i1 1 236
shr i64 137 87
bitcast i64 235
constant i64 63
shl i64 238 240
xor i64 239 241
bitcast f64 242
sub f64 236 236
select f64 237 243 244
ne i1 0 160
lt i1 0 160
select i64 247 87 2
bitcast i64 245
shl i64 248 240
xor i64 249 250
bitcast f64 251
select f64 246 252 0
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
mul f32 4 6
constant f32 1262485504
add f32 7 8
sub f32 9 8
constant f32 1060205056
mul f32 10 11
sub f32 4 12
constant f32 901758464
mul f32 10 14
sub f32 13 15
constant f32 1065353216
mul f32 16 16
constant f32 984994064
mul f32 19 16
constant f32 1007227611
add f32 20 21
mul f32 22 16
constant f32 1026206583
add f32 23 24
mul f32 25 16
constant f32 1042983514
add f32 26 27
mul f32 28 16
constant f32 1056964607
add f32 29 30
mul f32 18 31
add f32 16 32
add f32 17 33
bitcast i32 9
constant i32 1262485504
sub i32 35 36
add i32 37 5
constant i32 1
shr i32 38 39
constant i32 127
add i32 40 41
constant i32 23
shl i32 42 43
bitcast f32 44
mul f32 34 45
sub i32 38 40
add i32 47 41
shl i32 48 43
bitcast f32 49
mul f32 46 50
mul f32 0 0
mul f32 0 52
constant f32 909817374
mul f32 54 52
constant f32 961548638
add f32 55 56
mul f32 57 52
constant f32 1007192176
add f32 58 59
mul f32 60 52
constant f32 1042983595
add f32 61 62
mul f32 53 63
add f32 0 64
constant f32 1048576000
div f32 66 51
sub f32 51 67
lt i1 1 17
bitcast i32 68
bitcast i32 0
constant i32 2147483648
and i32 71 72
or i32 70 73
bitcast f32 74
select f32 69 65 75
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
mul f64 4 6
constant f64 4843621399236968448
add f64 7 8
sub f64 9 8
constant f64 4604418534313443328
mul f64 10 11
sub f64 4 12
constant f64 13639225319613145088
mul f64 10 14
sub f64 13 15
constant f64 4607182418800017408
mul f64 16 16
constant f64 4493169262076825869
mul f64 19 16
constant f64 4508818142790474795
add f64 20 21
mul f64 22 16
constant f64 4523617207225571602
add f64 23 24
mul f64 25 16
constant f64 4537941336995398790
add f64 26 27
mul f64 28 16
constant f64 4551452160552810439
add f64 29 30
mul f64 31 16
constant f64 4564047942389340013
add f64 32 33
mul f64 34 16
constant f64 4575957461383588187
add f64 35 36
mul f64 37 16
constant f64 4586165620538941447
add f64 38 39
mul f64 40 16
constant f64 4595172819793696076
add f64 41 42
mul f64 43 16
constant f64 4602678819172646917
add f64 44 45
mul f64 18 46
add f64 16 47
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
mul f64 69 67
constant f64 4460271644652570990
add f64 70 71
mul f64 72 67
constant f64 4493156770912154501
add f64 73 74
mul f64 75 67
constant f64 4523617214257778325
add f64 76 77
mul f64 78 67
constant f64 4551452160554136921
add f64 79 80
mul f64 81 67
constant f64 4575957461383581725
add f64 82 83
mul f64 84 67
constant f64 4595172819793696086
add f64 85 86
mul f64 68 87
add f64 0 88
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
mul f32 109 107
constant f32 953198128
add f32 110 111
mul f32 112 107
constant f32 1009869403
add f32 113 114
mul f32 115 107
constant f32 1018061014
add f32 116 117
mul f32 118 107
constant f32 1029532892
add f32 119 120
mul f32 121 107
constant f32 1040746191
add f32 122 123
mul f32 124 107
constant f32 1051372208
add f32 125 126
mul f32 108 127
add f32 106 128
shl ui32 91 96
shr ui32 130 21
bitcast i32 131
constant f32 805306368
convert i32 102
sub i32 101 134
convert f32 135
convert f32 132
mul f32 137 133
add f32 136 138
mul f32 139 2
constant f32 0
bitcast i32 103
constant i32 4294963200
and i32 142 143
bitcast f32 144
sub f32 103 145
constant i32 1070141403
and i32 147 143
bitcast f32 148
sub f32 104 149
mul f32 145 149
sub f32 151 105
mul f32 145 150
add f32 152 153
mul f32 146 149
add f32 154 155
mul f32 146 150
add f32 156 157
constant f32 3007036718
mul f32 103 159
mul f32 140 104
add f32 160 161
add f32 158 162
select f32 4 141 163
constant f32 1065353216
mul f32 129 129
add f32 165 166
mul f32 164 167
add f32 128 168
add f32 106 169
constant f32 3212836864
div f32 171 170
constant ui32 536870912
add ui32 95 173
shr ui32 174 98
convert i32 175
select i32 4 10 176
and i32 177 54
ne i1 178 10
mul f32 172 172
sub f32 170 106
sub f32 169 181
mul f32 180 182
add f32 172 183
select f32 179 184 170
constant f32 2139095040
lt i1 1 186
sub f32 186 186
select f32 187 185 188
ne i1 0 141
lt i1 0 141
select i32 191 54 10
bitcast i32 189
constant i32 31
shl i32 192 194
xor i32 193 195
bitcast f32 196
select f32 190 197 0
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
mul f64 145 143
constant f64 13761034013909297485
add f64 146 147
mul f64 148 143
constant f64 4542176741946629119
add f64 149 150
mul f64 151 143
constant f64 13761256456459237169
add f64 152 153
mul f64 154 143
constant f64 4544528248875492480
add f64 155 156
mul f64 157 143
constant f64 4545827408442846151
add f64 158 159
mul f64 160 143
constant f64 4553118240443552607
add f64 161 162
mul f64 163 143
constant f64 4558571010693407864
add f64 164 165
mul f64 166 143
constant f64 4564357599871584551
add f64 167 168
mul f64 169 143
constant f64 4570429246675755348
add f64 170 171
mul f64 172 143
constant f64 4576262930496776191
add f64 173 174
mul f64 175 143
constant f64 4581960672278735630
add f64 176 177
mul f64 178 143
constant f64 4587938466107171977
add f64 179 180
mul f64 181 143
constant f64 4593971859893061341
add f64 182 183
mul f64 184 143
constant f64 4599676419421066589
add f64 185 186
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
mul f32 7 5
constant f32 1017936899
add f32 8 9
mul f32 10 5
constant f32 3176959945
add f32 11 12
mul f32 13 5
constant f32 1040746103
add f32 14 15
mul f32 16 5
constant f32 3198855845
add f32 17 18
mul f32 6 19
add f32 1 20
constant f32 1065353216
constant f32 1073741824
add f32 4 4
constant f32 1069066811
mul f32 24 25
constant f32 1262485504
add f32 26 27
sub f32 28 27
constant f32 1060205056
mul f32 29 30
sub f32 24 31
constant f32 901758464
mul f32 29 33
sub f32 32 34
mul f32 35 35
constant f32 984994064
mul f32 37 35
constant f32 1007227611
add f32 38 39
mul f32 40 35
constant f32 1026206583
add f32 41 42
mul f32 43 35
constant f32 1042983514
add f32 44 45
mul f32 46 35
constant f32 1056964607
add f32 47 48
mul f32 36 49
add f32 35 50
add f32 22 51
bitcast i32 28
constant i32 1262485504
sub i32 53 54
constant i32 127
add i32 55 56
constant i32 23
shl i32 57 58
bitcast f32 59
mul f32 52 60
add f32 22 61
div f32 23 62
sub f32 22 63
constant f32 1057803469
lt i1 1 65
select f32 66 21 64
bitcast i32 67
bitcast i32 0
constant i32 2147483648
and i32 69 70
or i32 68 71
bitcast f32 72
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
mul f64 7 5
constant f64 4545775522617655390
add f64 8 9
mul f64 10 5
constant f64 13776114105299618964
add f64 11 12
mul f64 13 5
constant f64 4558566642786733225
add f64 14 15
mul f64 16 5
constant f64 13787727363355529731
add f64 17 18
mul f64 19 5
constant f64 4570429222577013974
add f64 20 21
mul f64 22 5
constant f64 13799634964362756979
add f64 23 24
mul f64 25 5
constant f64 4581960672271928030
add f64 26 27
mul f64 28 5
constant f64 13811310502960679737
add f64 29 30
mul f64 31 5
constant f64 4593971859893061520
add f64 32 33
mul f64 34 5
constant f64 13823048456275842383
add f64 35 36
mul f64 6 37
add f64 1 38
constant f64 4607182418800017408
constant f64 4611686018427387904
add f64 4 4
constant f64 4609176140021203710
mul f64 42 43
constant f64 4843621399236968448
add f64 44 45
sub f64 46 45
constant f64 4604418534313443328
mul f64 47 48
sub f64 42 49
constant f64 13639225319613145088
mul f64 47 51
sub f64 50 52
mul f64 53 53
constant f64 4493169262076825869
mul f64 55 53
constant f64 4508818142790474795
add f64 56 57
mul f64 58 53
constant f64 4523617207225571602
add f64 59 60
mul f64 61 53
constant f64 4537941336995398790
add f64 62 63
mul f64 64 53
constant f64 4551452160552810439
add f64 65 66
mul f64 67 53
constant f64 4564047942389340013
add f64 68 69
mul f64 70 53
constant f64 4575957461383588187
add f64 71 72
mul f64 73 53
constant f64 4586165620538941447
add f64 74 75
mul f64 76 53
constant f64 4595172819793696076
add f64 77 78
mul f64 79 53
constant f64 4602678819172646917
add f64 80 81
mul f64 54 82
add f64 53 83
add f64 40 84
bitcast i64 46
constant i64 4843621399236968448
sub i64 86 87
constant i64 1023
add i64 88 89
constant i64 52
shl i64 90 91
bitcast f64 92
mul f64 85 93
add f64 40 94
div f64 41 95
sub f64 40 96
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
mul f64 17 18
constant f64 4843621399236968448
add f64 19 20
sub f64 21 20
constant f64 4604418534313443328
mul f64 22 23
sub f64 17 24
constant f64 13639225319613145088
mul f64 22 26
sub f64 25 27
mul f64 28 28
constant f64 4493169262076825869
mul f64 30 28
constant f64 4508818142790474795
add f64 31 32
mul f64 33 28
constant f64 4523617207225571602
add f64 34 35
mul f64 36 28
constant f64 4537941336995398790
add f64 37 38
mul f64 39 28
constant f64 4551452160552810439
add f64 40 41
mul f64 42 28
constant f64 4564047942389340013
add f64 43 44
mul f64 45 28
constant f64 4575957461383588187
add f64 46 47
mul f64 48 28
constant f64 4586165620538941447
add f64 49 50
mul f64 51 28
constant f64 4595172819793696076
add f64 52 53
mul f64 54 28
constant f64 4602678819172646917
add f64 55 56
mul f64 29 57
add f64 28 58
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
mul f64 20 21
constant f64 4843621399236968448
add f64 22 23
sub f64 24 23
constant f64 4604418534313443328
mul f64 25 26
sub f64 20 27
constant f64 13639225319613145088
mul f64 25 29
sub f64 28 30
mul f64 31 31
constant f64 4493169262076825869
mul f64 33 31
constant f64 4508818142790474795
add f64 34 35
mul f64 36 31
constant f64 4523617207225571602
add f64 37 38
mul f64 39 31
constant f64 4537941336995398790
add f64 40 41
mul f64 42 31
constant f64 4551452160552810439
add f64 43 44
mul f64 45 31
constant f64 4564047942389340013
add f64 46 47
mul f64 48 31
constant f64 4575957461383588187
add f64 49 50
mul f64 51 31
constant f64 4586165620538941447
add f64 52 53
mul f64 54 31
constant f64 4595172819793696076
add f64 55 56
mul f64 57 31
constant f64 4602678819172646917
add f64 58 59
mul f64 32 60
add f64 31 61
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
mul f64 17 18
constant f64 4843621399236968448
add f64 19 20
sub f64 21 20
constant f64 4604418534313443328
mul f64 22 23
sub f64 17 24
constant f64 13639225319613145088
mul f64 22 26
sub f64 25 27
constant f64 4607182418800017408
mul f64 28 28
constant f64 4493169262076825869
mul f64 31 28
constant f64 4508818142790474795
add f64 32 33
mul f64 34 28
constant f64 4523617207225571602
add f64 35 36
mul f64 37 28
constant f64 4537941336995398790
add f64 38 39
mul f64 40 28
constant f64 4551452160552810439
add f64 41 42
mul f64 43 28
constant f64 4564047942389340013
add f64 44 45
mul f64 46 28
constant f64 4575957461383588187
add f64 47 48
mul f64 49 28
constant f64 4586165620538941447
add f64 50 51
mul f64 52 28
constant f64 4595172819793696076
add f64 53 54
mul f64 55 28
constant f64 4602678819172646917
add f64 56 57
mul f64 30 58
add f64 28 59
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
