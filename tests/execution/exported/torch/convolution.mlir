module {
  func.func @main(%arg0: tensor<2x3x9x9xf32>) -> tensor<2x8xf32> {
    %cst = stablehlo.constant dense_resource<torch_tensor_8_torch.float32_4> : tensor<8xf32>
    %cst_0 = stablehlo.constant dense_resource<torch_tensor_8_torch.float32_3> : tensor<8xf32>
    %cst_1 = stablehlo.constant dense_resource<torch_tensor_8_torch.float32_2> : tensor<8xf32>
    %cst_2 = stablehlo.constant dense_resource<torch_tensor_8_torch.float32_1> : tensor<8xf32>
    %cst_3 = stablehlo.constant dense_resource<torch_tensor_8_3_3_3_torch.float32> : tensor<8x3x3x3xf32>
    %cst_4 = stablehlo.constant dense_resource<torch_tensor_8_torch.float32> : tensor<8xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<2x8x5x5xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<8xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_8 = arith.constant dense<1.000000e-05> : tensor<1xf64>
    %cst_9 = arith.constant dense<1> : tensor<1xi64>
    %cst_10 = arith.constant dense<25> : tensor<1xi64>
    %0 = stablehlo.convolution(%arg0, %cst_3) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x9x9xf32>, tensor<8x3x3x3xf32>) -> tensor<2x8x5x5xf32>
    %1 = stablehlo.reshape %cst_4 : (tensor<8xf32>) -> tensor<8x1x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1, 2, 3] : (tensor<8x1x1xf32>) -> tensor<2x8x5x5xf32>
    %3 = stablehlo.add %0, %2 : tensor<2x8x5x5xf32>
    %4 = stablehlo.maximum %3, %cst_5 : tensor<2x8x5x5xf32>
    %5 = stablehlo.convert %cst_8 : (tensor<1xf64>) -> tensor<1xf32>
    %6 = stablehlo.reshape %5 : (tensor<1xf32>) -> tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %8 = stablehlo.add %7, %cst_1 : tensor<8xf32>
    %9 = stablehlo.sqrt %8 : tensor<8xf32>
    %10 = stablehlo.divide %cst_6, %9 : tensor<8xf32>
    %11 = stablehlo.convert %cst_9 : (tensor<1xi64>) -> tensor<1xf32>
    %12 = stablehlo.reshape %11 : (tensor<1xf32>) -> tensor<f32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %14 = stablehlo.multiply %10, %13 : tensor<8xf32>
    %15 = stablehlo.reshape %cst_2 : (tensor<8xf32>) -> tensor<8x1xf32>
    %16 = stablehlo.reshape %15 : (tensor<8x1xf32>) -> tensor<8x1x1xf32>
    %17 = stablehlo.reshape %14 : (tensor<8xf32>) -> tensor<8x1xf32>
    %18 = stablehlo.reshape %17 : (tensor<8x1xf32>) -> tensor<8x1x1xf32>
    %19 = stablehlo.broadcast_in_dim %16, dims = [1, 2, 3] : (tensor<8x1x1xf32>) -> tensor<2x8x5x5xf32>
    %20 = stablehlo.subtract %4, %19 : tensor<2x8x5x5xf32>
    %21 = stablehlo.broadcast_in_dim %18, dims = [1, 2, 3] : (tensor<8x1x1xf32>) -> tensor<2x8x5x5xf32>
    %22 = stablehlo.multiply %20, %21 : tensor<2x8x5x5xf32>
    %23 = stablehlo.reshape %cst_0 : (tensor<8xf32>) -> tensor<8x1xf32>
    %24 = stablehlo.reshape %23 : (tensor<8x1xf32>) -> tensor<8x1x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [1, 2, 3] : (tensor<8x1x1xf32>) -> tensor<2x8x5x5xf32>
    %26 = stablehlo.multiply %22, %25 : tensor<2x8x5x5xf32>
    %27 = stablehlo.reshape %cst : (tensor<8xf32>) -> tensor<8x1xf32>
    %28 = stablehlo.reshape %27 : (tensor<8x1xf32>) -> tensor<8x1x1xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [1, 2, 3] : (tensor<8x1x1xf32>) -> tensor<2x8x5x5xf32>
    %30 = stablehlo.add %26, %29 : tensor<2x8x5x5xf32>
    %31 = stablehlo.reduce(%30 init: %cst_7) applies stablehlo.add across dimensions = [2, 3] : (tensor<2x8x5x5xf32>, tensor<f32>) -> tensor<2x8xf32>
    %32 = stablehlo.convert %cst_10 : (tensor<1xi64>) -> tensor<1xf32>
    %33 = stablehlo.reshape %32 : (tensor<1xf32>) -> tensor<f32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %35 = stablehlo.divide %31, %34 : tensor<2x8xf32>
    return %35 : tensor<2x8xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_8_torch.float32_4: "0x040000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_8_torch.float32_3: "0x040000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F",
      torch_tensor_8_torch.float32_2: "0x040000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F",
      torch_tensor_8_torch.float32_1: "0x040000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_8_3_3_3_torch.float32: "0x0400000084D89DBD8C4285BDA0264E3D96880EBD9FC7003E019A323C5BE1943D6FB9AB3D926A41BD9287AA3D776C113EC119113C8B421A3DC023E53BAF71083E3367A6BD0383D1BD38BFAB3D08832BBE3A354A3BAD42B5BD7412023E967A37BE83FAEE3DB0F8423EF27F1F3DA91452BC18FC413E8A6FA8BD57AB7CBC4B98ACBD0DA1D9BCAE522B3DFB90D23CB1E214BD990945BEA473213C59CDBABBD72BED3C0C01173E868D3F3EC5D5E9BD259C44BCAEEB9DBDB0A035BE23660FBE11F6383E71CEE53D28B6D33D160ADB3D2D911CBE7391A53C376A373E77F6DBBDB64F2F3E6D304F3D84A50A3E00D8A8BD5BB4B53DFCB22EBE363548BC1277833D44666C3DAAE8243EB1A6413EE948333E7E4F043E3A8D0A3E086CCBBC48EF18BE8D5092BDA2FDB0BC9CFCD4BDC578C93D655A8A3D2A61FE3C996A3E3D991D2D3EAE8E8F3D46D12CBE6B0C0FBE52B7AD3DE6D9D63CBB37C03D0FD144BE6CDE35BE19B2F13DC91BFC3D574A32BEE19B953D4FE119BEE73D153E745A773DF1DB423EF04E42BEAAB63DBE1A3D053E5AF62E3EF67AF13D6D04033E48FC25BE23A40E3EE10F3ABE221A303D441601BEBC8C9CBD3C940B3D94F79ABD4F72F9BC65C93ABE9DCF39BEA7AC983D7DD4A6BD12CAEFBD11859BBD091E21BE73891DBE56D7EB3D4351C83D8C00D23C334DD7BD4921833D5FA70D3CFCD60CBEFEA0293D9C70333E95D641BEB9F643BEDCFEC93CB465143E2DD4EFBD5A872D3D5A890A3ECB09733D60972A3DEA9E443E8F62003E7BACDDBD8645883CA65AC93D03CC2D3E011244BE7F6DD53D8BDC64BD5BF940BE09FA2E3DF292D6BDA16ADF3C8BE4FFBDD14C14BEA1C585BCA96684BD6D84E63D62ED873CE6D2193EA5B9133D9C7A7DBD3C7B053E2D4D2C3CE9F3133DFA867DBDAE0D353A719017BDBF0886BCA1B019BE3B219BBA6F9323BE169529BDCB6BE43D2B0809BEABD504BE777A40BDDA1758BDF671053DB6DD023DACDDC73DC6C107BEA6845EBC1570DC3D80752A3E2A0166BC5B0EE4BD8999623DD973E03DD03CF6BD2FB7E4BD4D35AE3DD9EC5CBC9D213ABE0341E3BDF8D59F3D95AE85BDCE05083E73CA1B3E3B57E53CAC5479BC57387ABD74701FBC8E7B0F3D028816BEFB643CBD0EEC23BE6CE7F13D5200FBBDF407343ECA334BBDB3CAE1BD5F5DBD3DE307EB3C2776083E658AA43D20D83DBED249F93D767114BD8F32AEBD794CFA3D",
      torch_tensor_8_torch.float32: "0x0400000073BA0F3EBC352DBE998E8EBC93D5213EF4A4983D4606263E0D1287BD526CD9BD"
    }
  }
#-}
