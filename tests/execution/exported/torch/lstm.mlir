module {
  func.func @main(%arg0: tensor<5x2x8xf32>) -> tensor<5x2x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<1x2x8xf32>
    %cst_1 = stablehlo.constant dense_resource<torch_tensor_32_torch.float32_1> : tensor<32xf32>
    %cst_2 = stablehlo.constant dense_resource<torch_tensor_32_8_torch.float32_1> : tensor<32x8xf32>
    %cst_3 = stablehlo.constant dense_resource<torch_tensor_32_torch.float32> : tensor<32xf32>
    %cst_4 = stablehlo.constant dense_resource<torch_tensor_32_8_torch.float32> : tensor<32x8xf32>
    %cst_5 = arith.constant dense<1> : tensor<1xi64>
    %0 = stablehlo.reshape %arg0 : (tensor<5x2x8xf32>) -> tensor<10x8xf32>
    %1 = stablehlo.transpose %cst_4, dims = [1, 0] : (tensor<32x8xf32>) -> tensor<8x32xf32>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : (tensor<10x8xf32>, tensor<8x32xf32>) -> tensor<10x32xf32>
    %3 = stablehlo.convert %cst_5 : (tensor<1xi64>) -> tensor<1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<10x32xf32>
    %6 = stablehlo.multiply %2, %5 : tensor<10x32xf32>
    %7 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %8 = stablehlo.multiply %7, %cst_3 : tensor<32xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<32xf32>) -> tensor<10x32xf32>
    %10 = stablehlo.add %6, %9 : tensor<10x32xf32>
    %11 = stablehlo.reshape %10 : (tensor<10x32xf32>) -> tensor<5x2x32xf32>
    %12 = stablehlo.slice %11 [0:1, 0:2, 0:32] : (tensor<5x2x32xf32>) -> tensor<1x2x32xf32>
    %13 = stablehlo.slice %11 [1:2, 0:2, 0:32] : (tensor<5x2x32xf32>) -> tensor<1x2x32xf32>
    %14 = stablehlo.slice %11 [2:3, 0:2, 0:32] : (tensor<5x2x32xf32>) -> tensor<1x2x32xf32>
    %15 = stablehlo.slice %11 [3:4, 0:2, 0:32] : (tensor<5x2x32xf32>) -> tensor<1x2x32xf32>
    %16 = stablehlo.slice %11 [4:5, 0:2, 0:32] : (tensor<5x2x32xf32>) -> tensor<1x2x32xf32>
    %17 = stablehlo.reshape %12 : (tensor<1x2x32xf32>) -> tensor<2x32xf32>
    %18 = stablehlo.reshape %13 : (tensor<1x2x32xf32>) -> tensor<2x32xf32>
    %19 = stablehlo.reshape %14 : (tensor<1x2x32xf32>) -> tensor<2x32xf32>
    %20 = stablehlo.reshape %15 : (tensor<1x2x32xf32>) -> tensor<2x32xf32>
    %21 = stablehlo.reshape %16 : (tensor<1x2x32xf32>) -> tensor<2x32xf32>
    %22 = stablehlo.transpose %cst_2, dims = [1, 0] : (tensor<32x8xf32>) -> tensor<8x32xf32>
    %23 = stablehlo.dot_general %cst, %22, contracting_dims = [1] x [0] : (tensor<2x8xf32>, tensor<8x32xf32>) -> tensor<2x32xf32>
    %24 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %25 = stablehlo.multiply %23, %24 : tensor<2x32xf32>
    %26 = stablehlo.multiply %7, %cst_1 : tensor<32xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [1] : (tensor<32xf32>) -> tensor<2x32xf32>
    %28 = stablehlo.add %25, %27 : tensor<2x32xf32>
    %29 = stablehlo.reshape %28 : (tensor<2x32xf32>) -> tensor<1x2x32xf32>
    %30 = stablehlo.broadcast_in_dim %17, dims = [1, 2] : (tensor<2x32xf32>) -> tensor<1x2x32xf32>
    %31 = stablehlo.add %29, %30 : tensor<1x2x32xf32>
    %32 = stablehlo.slice %31 [0:1, 0:2, 0:8] : (tensor<1x2x32xf32>) -> tensor<1x2x8xf32>
    %33 = stablehlo.slice %31 [0:1, 0:2, 8:16] : (tensor<1x2x32xf32>) -> tensor<1x2x8xf32>
    %34 = stablehlo.slice %31 [0:1, 0:2, 16:24] : (tensor<1x2x32xf32>) -> tensor<1x2x8xf32>
    %35 = stablehlo.slice %31 [0:1, 0:2, 24:32] : (tensor<1x2x32xf32>) -> tensor<1x2x8xf32>
    %36 = stablehlo.logistic %32 : tensor<1x2x8xf32>
    %37 = stablehlo.logistic %33 : tensor<1x2x8xf32>
    %38 = stablehlo.tanh %34 : tensor<1x2x8xf32>
    %39 = stablehlo.logistic %35 : tensor<1x2x8xf32>
    %40 = stablehlo.multiply %37, %cst_0 : tensor<1x2x8xf32>
    %41 = stablehlo.multiply %36, %38 : tensor<1x2x8xf32>
    %42 = stablehlo.add %40, %41 : tensor<1x2x8xf32>
    %43 = stablehlo.tanh %42 : tensor<1x2x8xf32>
    %44 = stablehlo.multiply %39, %43 : tensor<1x2x8xf32>
    %45 = stablehlo.reshape %44 : (tensor<1x2x8xf32>) -> tensor<2x8xf32>
    %46 = stablehlo.dot_general %45, %22, contracting_dims = [1] x [0] : (tensor<2x8xf32>, tensor<8x32xf32>) -> tensor<2x32xf32>
    %47 = stablehlo.multiply %46, %24 : tensor<2x32xf32>
    %48 = stablehlo.add %47, %27 : tensor<2x32xf32>
    %49 = stablehlo.reshape %48 : (tensor<2x32xf32>) -> tensor<1x2x32xf32>
    %50 = stablehlo.broadcast_in_dim %18, dims = [1, 2] : (tensor<2x32xf32>) -> tensor<1x2x32xf32>
    %51 = stablehlo.add %49, %50 : tensor<1x2x32xf32>
    %52 = stablehlo.slice %51 [0:1, 0:2, 0:8] : (tensor<1x2x32xf32>) -> tensor<1x2x8xf32>
    %53 = stablehlo.slice %51 [0:1, 0:2, 8:16] : (tensor<1x2x32xf32>) -> tensor<1x2x8xf32>
    %54 = stablehlo.slice %51 [0:1, 0:2, 16:24] : (tensor<1x2x32xf32>) -> tensor<1x2x8xf32>
    %55 = stablehlo.slice %51 [0:1, 0:2, 24:32] : (tensor<1x2x32xf32>) -> tensor<1x2x8xf32>
    %56 = stablehlo.logistic %52 : tensor<1x2x8xf32>
    %57 = stablehlo.logistic %53 : tensor<1x2x8xf32>
    %58 = stablehlo.tanh %54 : tensor<1x2x8xf32>
    %59 = stablehlo.logistic %55 : tensor<1x2x8xf32>
    %60 = stablehlo.multiply %57, %42 : tensor<1x2x8xf32>
    %61 = stablehlo.multiply %56, %58 : tensor<1x2x8xf32>
    %62 = stablehlo.add %60, %61 : tensor<1x2x8xf32>
    %63 = stablehlo.tanh %62 : tensor<1x2x8xf32>
    %64 = stablehlo.multiply %59, %63 : tensor<1x2x8xf32>
    %65 = stablehlo.reshape %64 : (tensor<1x2x8xf32>) -> tensor<2x8xf32>
    %66 = stablehlo.dot_general %65, %22, contracting_dims = [1] x [0] : (tensor<2x8xf32>, tensor<8x32xf32>) -> tensor<2x32xf32>
    %67 = stablehlo.multiply %66, %24 : tensor<2x32xf32>
    %68 = stablehlo.add %67, %27 : tensor<2x32xf32>
    %69 = stablehlo.reshape %68 : (tensor<2x32xf32>) -> tensor<1x2x32xf32>
    %70 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (tensor<2x32xf32>) -> tensor<1x2x32xf32>
    %71 = stablehlo.add %69, %70 : tensor<1x2x32xf32>
    %72 = stablehlo.slice %71 [0:1, 0:2, 0:8] : (tensor<1x2x32xf32>) -> tensor<1x2x8xf32>
    %73 = stablehlo.slice %71 [0:1, 0:2, 8:16] : (tensor<1x2x32xf32>) -> tensor<1x2x8xf32>
    %74 = stablehlo.slice %71 [0:1, 0:2, 16:24] : (tensor<1x2x32xf32>) -> tensor<1x2x8xf32>
    %75 = stablehlo.slice %71 [0:1, 0:2, 24:32] : (tensor<1x2x32xf32>) -> tensor<1x2x8xf32>
    %76 = stablehlo.logistic %72 : tensor<1x2x8xf32>
    %77 = stablehlo.logistic %73 : tensor<1x2x8xf32>
    %78 = stablehlo.tanh %74 : tensor<1x2x8xf32>
    %79 = stablehlo.logistic %75 : tensor<1x2x8xf32>
    %80 = stablehlo.multiply %77, %62 : tensor<1x2x8xf32>
    %81 = stablehlo.multiply %76, %78 : tensor<1x2x8xf32>
    %82 = stablehlo.add %80, %81 : tensor<1x2x8xf32>
    %83 = stablehlo.tanh %82 : tensor<1x2x8xf32>
    %84 = stablehlo.multiply %79, %83 : tensor<1x2x8xf32>
    %85 = stablehlo.reshape %84 : (tensor<1x2x8xf32>) -> tensor<2x8xf32>
    %86 = stablehlo.dot_general %85, %22, contracting_dims = [1] x [0] : (tensor<2x8xf32>, tensor<8x32xf32>) -> tensor<2x32xf32>
    %87 = stablehlo.multiply %86, %24 : tensor<2x32xf32>
    %88 = stablehlo.add %87, %27 : tensor<2x32xf32>
    %89 = stablehlo.reshape %88 : (tensor<2x32xf32>) -> tensor<1x2x32xf32>
    %90 = stablehlo.broadcast_in_dim %20, dims = [1, 2] : (tensor<2x32xf32>) -> tensor<1x2x32xf32>
    %91 = stablehlo.add %89, %90 : tensor<1x2x32xf32>
    %92 = stablehlo.slice %91 [0:1, 0:2, 0:8] : (tensor<1x2x32xf32>) -> tensor<1x2x8xf32>
    %93 = stablehlo.slice %91 [0:1, 0:2, 8:16] : (tensor<1x2x32xf32>) -> tensor<1x2x8xf32>
    %94 = stablehlo.slice %91 [0:1, 0:2, 16:24] : (tensor<1x2x32xf32>) -> tensor<1x2x8xf32>
    %95 = stablehlo.slice %91 [0:1, 0:2, 24:32] : (tensor<1x2x32xf32>) -> tensor<1x2x8xf32>
    %96 = stablehlo.logistic %92 : tensor<1x2x8xf32>
    %97 = stablehlo.logistic %93 : tensor<1x2x8xf32>
    %98 = stablehlo.tanh %94 : tensor<1x2x8xf32>
    %99 = stablehlo.logistic %95 : tensor<1x2x8xf32>
    %100 = stablehlo.multiply %97, %82 : tensor<1x2x8xf32>
    %101 = stablehlo.multiply %96, %98 : tensor<1x2x8xf32>
    %102 = stablehlo.add %100, %101 : tensor<1x2x8xf32>
    %103 = stablehlo.tanh %102 : tensor<1x2x8xf32>
    %104 = stablehlo.multiply %99, %103 : tensor<1x2x8xf32>
    %105 = stablehlo.reshape %104 : (tensor<1x2x8xf32>) -> tensor<2x8xf32>
    %106 = stablehlo.dot_general %105, %22, contracting_dims = [1] x [0] : (tensor<2x8xf32>, tensor<8x32xf32>) -> tensor<2x32xf32>
    %107 = stablehlo.multiply %106, %24 : tensor<2x32xf32>
    %108 = stablehlo.add %107, %27 : tensor<2x32xf32>
    %109 = stablehlo.reshape %108 : (tensor<2x32xf32>) -> tensor<1x2x32xf32>
    %110 = stablehlo.broadcast_in_dim %21, dims = [1, 2] : (tensor<2x32xf32>) -> tensor<1x2x32xf32>
    %111 = stablehlo.add %109, %110 : tensor<1x2x32xf32>
    %112 = stablehlo.slice %111 [0:1, 0:2, 0:8] : (tensor<1x2x32xf32>) -> tensor<1x2x8xf32>
    %113 = stablehlo.slice %111 [0:1, 0:2, 8:16] : (tensor<1x2x32xf32>) -> tensor<1x2x8xf32>
    %114 = stablehlo.slice %111 [0:1, 0:2, 16:24] : (tensor<1x2x32xf32>) -> tensor<1x2x8xf32>
    %115 = stablehlo.slice %111 [0:1, 0:2, 24:32] : (tensor<1x2x32xf32>) -> tensor<1x2x8xf32>
    %116 = stablehlo.logistic %112 : tensor<1x2x8xf32>
    %117 = stablehlo.logistic %113 : tensor<1x2x8xf32>
    %118 = stablehlo.tanh %114 : tensor<1x2x8xf32>
    %119 = stablehlo.logistic %115 : tensor<1x2x8xf32>
    %120 = stablehlo.multiply %117, %102 : tensor<1x2x8xf32>
    %121 = stablehlo.multiply %116, %118 : tensor<1x2x8xf32>
    %122 = stablehlo.add %120, %121 : tensor<1x2x8xf32>
    %123 = stablehlo.tanh %122 : tensor<1x2x8xf32>
    %124 = stablehlo.multiply %119, %123 : tensor<1x2x8xf32>
    %125 = stablehlo.concatenate %44, %64, %84, %104, %124, dim = 0 : (tensor<1x2x8xf32>, tensor<1x2x8xf32>, tensor<1x2x8xf32>, tensor<1x2x8xf32>, tensor<1x2x8xf32>) -> tensor<5x2x8xf32>
    return %125 : tensor<5x2x8xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_32_torch.float32_1: "0x04000000FD72903E0B5D9E3EADA1023EE8F68C3EF6BE5B3ED3440ABE0E019DBE17903E3DC150633EFB2514BDF8B2F33C982B863EA87B153E0654873EA9A4543D9F54223D8E32ADBDC55F74BD3F6940BEF60C723E3819A53EA45B063E1497243C8705EFBDE5B9B2BEFC1286BDBA8180BEC5A385BE13618FBDF2708EBDA510923DD33483BE",
      torch_tensor_32_8_torch.float32_1: "0x04000000FDA8283E471F593E8C2876BEF21B83BE274073BEF82B4D3E1D359EBE9D6243BB27C7D4BD58111E3E7A328E3D18D236BEBFF17C3D1496A63EF16D6E3DF76733BEBCEF413C1E0AA6BE584868BEF37E86BDE19A61BE364A993E048D8C3D0A358C3EFEE0A4BD006749BD26A5B63DFD4BD7BD7ED1F6BD5693B1BECE5E883EE8D3A33E353BB3BE2F91EFBDBCEB88BEF2F512BEDCCF893E7DA9413E01BBE0BC99A01A3E2E3DD83D36B7453E9A7791BE48D1DF3D3271ABBEB0196EBE4AEA06BEC4170DBD2CD4AABE7E29103C1435673D4DAE0FBE58DBEA3DCD2D9E3EB35D77BD65D040BE215AA0BE4A2E84BE323D48BEACD285BEEB550EBE0E71473E6F94E23D3628A33E77B9B33E625F02BE00C80DBE372C463D792490BE71EB443E635182BD9E9297BE91AA88BE297879BEA403C73D9AC38A3EBE698F3ED860C7BDD54A52BE76AF20BECE5077BECEAEBABD787CA3BE3E82413EE25FAABE333561BED9F6723E756787BEF019AD3D7896873EE96EB23E1530373E5651C2BDB9E14E3E192C3FBC1C43DFBD50EC963AC96AA23D0DC1723E8AF8173EB8DE2C3EEEA3583D9FC691BCD604183E2428AE3D3437ADBE77216A3D48C720BE04FD3FBEE6020C3ECA10943D413C753DC3BE2BBEE649273ED1DFA93EBD29313DB4CE143E37D09EBEF13A573E2A89FB3DCB1B233E7FF9163E3C73BEBDEBD9ADBC1A18AF3E5775843EA8C081BE01A08F3EF927B43EE1723E3D613A8DBE095B8C3D393C92BD8926823EA5EBADBE3E4BB93DC4E187BB7401E43C220B793EC648D13B35BC91BED23053BE31F610BE3B721A3DEFB50B3E6B2787BD84E30EBE67DD1E3EAC01B0BE5FFC7C3E095828BDC7EA7B3EDEC7883EAEB31A3DA30BE53D7BC54CBE8DB2813E42E6533E0B7263BD4A1D0D3E4C3BA2BCB96D8D3E0908153EBAF8833EF28AA4BE3A5FB03E8CE3063E4504303E7958A13D45C86D3E5E6AAA3EE0BCF6BCB08794BE3239A63EA5B398BD469A2EBEA6DD5E3EC70B4A3ED0E1413DD4CEB5BC41848ABD76FAA53EAB955C3E659B573E39DD663EEF793DBE122F973D13999CBE4556523E826DB3BE57E9B4BE32EFB2BEEA415F3E9AB5163D13C3523AFD55663D940309BE32E0DBBDCBDD73BEFAD4B0BD8FC65EBE3568183C603A8E3EB4A595BE4D0A323E4EA486BE540016BED8968D3D0C2E793D1A73943E6BAE0AB99CE309BE4BBA15BEEED3293CC7BB87BE02EE8DBE2DE71ABE6FCD143CE67F74BEE8A94EBE373F813E8C48A73E7BCEE2BDA44D9BBE979B0ABE9F1E123EE0FEEA3DB976E0BD606D9FBEADB8D9BD61E6A1BD0E7C503E2C8633BE6C48593EC5E2483D4CB572BD2152A1BEE7B6B23E7C1D81BD51CB633E6B453BBE3D48B0BE764A90BE1B8A39BE7A98E6BDB67F4CBD04F9963E56F2A6BE14B3343E9A50983E6721153B55C861BEB845393C80C7AB3D1B30203EE018DCBD",
      torch_tensor_32_torch.float32: "0x040000008C7BF8BD9CCC2ABE9F15AFBE664DFE3D72DA88BE86EC2DBEFE706EBB6D8C8B3E67F3A03E8FAA83BEE8FE9C3E5827A23EE43B923EA928FC3C8B62913EFBE62F3E64E481BE84D23EBE4AE1D93BE24880BEF36CEEBD01F2913ECB8E283E60A59D3E54A1313B939A38BE539D6F3EBD85D53CEADF733D216519BE07B7143EEFB085BE",
      torch_tensor_32_8_torch.float32: "0x04000000750FB23EB98BA63E48630F3EF09B8ABE9A9375BE0794AD3D599DA1BE6133653EC7641D3ECAC2AC3D67FF9DBEA1AE833E294419BDD4EC17BE22063D3E2CC1F43CA50C21BEF578A93DA96D71BEEE3DA83EB7A99E3E36F7263E4B873F3E8CF1B3BEB54049BE6030AEBE5AB23CBE141496BE403E853E0653433E9535553EBBB820BE7AF8893E0E4251BDA799BBBDF2EE423EDEC06F3EA81A82BEF355AC3E5A2912BDD2D9C03D613FB4BE7037213DC62D33BEE9AF62BE1D2917BE65DCD7BAAB46CEBD7BEB67BE689B813E9469D73DF376A8BE51E3973D73DEB13D5BDA543C15D3AF3DE07DF2BCBF551E3E2BDE7EBEDE5D1ABE4A9A873E324C60BEA8A0313E007EA73EA986A5BE5E9C1EBE2C7A9A3E9321AFBC54F18E3DCA194E3D2132153EE02B15BEB1003C3D259D763E1B57F4BCCA13A6BEFC47FA3DC7D8B8BDECC198BDE1D03C3E50CB7D3D1C045BBEF31127BE28225CBDF1E4B2BD774999BDE97477BE9A22833EDAC23B3ECCE48E3D53F2A33D6788293DB55A873E50D8A33DB3995C3D420447BEC88BF13D1F5AA9BE995DE43DD7E79CBE6CD615BE5A223F3E75A257BE0F24903EA40848BEB975AB3E5B2BDF3D16E41CBEBCCC5C3E354FA0BE215965BE21D262BE91A23E3D64450E3D2FB29BBE32ADAE3E0027B1B9D45341BE195D0A3C04681BBE64C4C73DB50F033E8164CDBD70D9A83C796A573E357B6BBEE775A1BD70A355BD89876FBE7BE5EB3CC9E4543CEA3692BEF488943DE2C6AC3EEC90403E306244BEF6B2A53EFCDC78BEB71338BE58B11F3E2502903E86BEAC3E0FD89B3EE45A47BE2DB0A53D455463BE0FD7FF3BB4F9953ECC43323E0526A7BEC0CF1BBEC3BB98BECA8B2A3E05D637BD4C5484BEE25FE7BDCA9DED3DD011063D0DDAA93E98CF99BB73C3E33DB457DBBD31CE2C3DFD824F3C027E9B3EB1B2173EAD524EBE98D8A0BE953AACBE327A03BE2C323B3DFE4BAA3EAD490EBDC38D0D3E4AFF373E2FA98ABEF4BD95BEA82E093EE4BF283EF49328BE06F0623DEE3CB1BE5207923BE47CB13D66525B3B8FDD65BDF3B0163E5006C7BDE9BF863ED3EA9BBE6AE74EBEF31E97BEDFB6A3BE0533863E8330B3BD10328EBE3C2E963DF41389BE48B8953C511B2C3E691C99BD8A1D3A3EEE9C943DD84191BEEE828E3D9762693EFDDAA7BD2FDD083D3CBF383D490FF93C1B39BC3D9251ADBE9657893EBEE61D3E5DD5323DD1C0833D7DFC91BE3DBDCEBDC0F57BBCB21EAC3D7C9946BED2A7193D39B7E0BDA1C2833E46619BBE3561173D7D47753E30988CBE3E0626BC9F4B273E7C17123EA44D2A3D5859123E42607CBEB2C4963EAF31013C46066A3E292EA03D7D1A21BD21131B3E7DD7AB3E7E8FB23E525F98BECFA8AF3C3D0A82BEF6F0523EE9F3813E01397EBEE164A7BCE3857A3E2A6B6F3E591A88BE6E15733EB73080BDB1F399BE4C3C903D"
    }
  }
#-}
