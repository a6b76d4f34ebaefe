module @a_inference__lambda__716__.1 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {
  func.func @main(%arg0: tensor<7x9xf32>) -> (tensor<7x9xf32>, tensor<7x9xf32>, tensor<7x9xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reshape %arg0 : (tensor<7x9xf32>) -> tensor<7x9xf32>
    %1 = stablehlo.abs %0 : tensor<7x9xf32>
    %cst_1 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %3 = stablehlo.add %1, %2 : tensor<7x9xf32>
    %4 = stablehlo.abs %3 : tensor<7x9xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %6 = stablehlo.compare  EQ, %4, %5 : (tensor<7x9xf32>, tensor<7x9xf32>) -> tensor<7x9xi1>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %8 = stablehlo.compare  LT, %3, %7 : (tensor<7x9xf32>, tensor<7x9xf32>) -> tensor<7x9xi1>
    %9 = stablehlo.abs %3 : tensor<7x9xf32>
    %10 = stablehlo.floor %9 : tensor<7x9xf32>
    %11 = stablehlo.subtract %9, %10 : tensor<7x9xf32>
    %12 = stablehlo.compare  LT, %7, %11 : (tensor<7x9xf32>, tensor<7x9xf32>) -> tensor<7x9xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %14 = stablehlo.subtract %13, %11 : tensor<7x9xf32>
    %15 = stablehlo.select %12, %14, %11 : tensor<7x9xi1>, tensor<7x9xf32>
    %cst_5 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %17 = stablehlo.multiply %15, %16 : tensor<7x9xf32>
    %18 = stablehlo.sine %17 : tensor<7x9xf32>
    %19 = stablehlo.log %18 : tensor<7x9xf32>
    %20 = stablehlo.is_finite %19 : (tensor<7x9xf32>) -> tensor<7x9xi1>
    %cst_6 = stablehlo.constant dense<1.14472985> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %22 = stablehlo.subtract %21, %19 : tensor<7x9xf32>
    %23 = stablehlo.negate %3 : tensor<7x9xf32>
    %24 = stablehlo.subtract %3, %13 : tensor<7x9xf32>
    %25 = stablehlo.select %8, %23, %24 : tensor<7x9xi1>, tensor<7x9xf32>
    %26 = stablehlo.add %25, %7 : tensor<7x9xf32>
    %cst_7 = stablehlo.constant dense<7.500000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %28 = stablehlo.add %25, %27 : tensor<7x9xf32>
    %29 = stablehlo.divide %25, %27 : tensor<7x9xf32>
    %30 = stablehlo.log_plus_one %29 : tensor<7x9xf32>
    %cst_8 = stablehlo.constant dense<2.01490307> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %32 = stablehlo.add %30, %31 : tensor<7x9xf32>
    %33 = stablehlo.divide %28, %32 : tensor<7x9xf32>
    %34 = stablehlo.subtract %26, %33 : tensor<7x9xf32>
    %35 = stablehlo.multiply %34, %32 : tensor<7x9xf32>
    %cst_9 = stablehlo.constant dense<0.918938517> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %37 = stablehlo.add %35, %36 : tensor<7x9xf32>
    %cst_10 = stablehlo.constant dense<676.520386> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %39 = stablehlo.add %25, %13 : tensor<7x9xf32>
    %40 = stablehlo.divide %38, %39 : tensor<7x9xf32>
    %41 = stablehlo.add %40, %13 : tensor<7x9xf32>
    %cst_11 = stablehlo.constant dense<-1259.13916> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %44 = stablehlo.add %25, %43 : tensor<7x9xf32>
    %45 = stablehlo.divide %42, %44 : tensor<7x9xf32>
    %46 = stablehlo.add %41, %45 : tensor<7x9xf32>
    %cst_13 = stablehlo.constant dense<771.323425> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %cst_14 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %49 = stablehlo.add %25, %48 : tensor<7x9xf32>
    %50 = stablehlo.divide %47, %49 : tensor<7x9xf32>
    %51 = stablehlo.add %46, %50 : tensor<7x9xf32>
    %cst_15 = stablehlo.constant dense<-176.615036> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %cst_16 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %54 = stablehlo.add %25, %53 : tensor<7x9xf32>
    %55 = stablehlo.divide %52, %54 : tensor<7x9xf32>
    %56 = stablehlo.add %51, %55 : tensor<7x9xf32>
    %cst_17 = stablehlo.constant dense<12.5073433> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %cst_18 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %59 = stablehlo.add %25, %58 : tensor<7x9xf32>
    %60 = stablehlo.divide %57, %59 : tensor<7x9xf32>
    %61 = stablehlo.add %56, %60 : tensor<7x9xf32>
    %cst_19 = stablehlo.constant dense<-0.138571098> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %cst_20 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %64 = stablehlo.add %25, %63 : tensor<7x9xf32>
    %65 = stablehlo.divide %62, %64 : tensor<7x9xf32>
    %66 = stablehlo.add %61, %65 : tensor<7x9xf32>
    %cst_21 = stablehlo.constant dense<9.98436917E-6> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %cst_22 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %69 = stablehlo.add %25, %68 : tensor<7x9xf32>
    %70 = stablehlo.divide %67, %69 : tensor<7x9xf32>
    %71 = stablehlo.add %66, %70 : tensor<7x9xf32>
    %cst_23 = stablehlo.constant dense<1.50563267E-7> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %cst_24 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %74 = stablehlo.add %25, %73 : tensor<7x9xf32>
    %75 = stablehlo.divide %72, %74 : tensor<7x9xf32>
    %76 = stablehlo.add %71, %75 : tensor<7x9xf32>
    %77 = stablehlo.log %76 : tensor<7x9xf32>
    %78 = stablehlo.add %37, %77 : tensor<7x9xf32>
    %79 = stablehlo.subtract %22, %78 : tensor<7x9xf32>
    %80 = stablehlo.negate %19 : tensor<7x9xf32>
    %81 = stablehlo.select %20, %79, %80 : tensor<7x9xi1>, tensor<7x9xf32>
    %82 = stablehlo.select %8, %81, %78 : tensor<7x9xi1>, tensor<7x9xf32>
    %83 = stablehlo.select %6, %5, %82 : tensor<7x9xi1>, tensor<7x9xf32>
    %84 = stablehlo.reshape %83 : (tensor<7x9xf32>) -> tensor<7x9xf32>
    %85 = stablehlo.abs %0 : tensor<7x9xf32>
    %cst_25 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %87 = stablehlo.add %85, %86 : tensor<7x9xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %89 = stablehlo.compare  LE, %87, %88 : (tensor<7x9xf32>, tensor<7x9xf32>) -> tensor<7x9xi1>
    %90 = stablehlo.floor %87 : tensor<7x9xf32>
    %91 = stablehlo.compare  EQ, %87, %90 : (tensor<7x9xf32>, tensor<7x9xf32>) -> tensor<7x9xi1>
    %92 = stablehlo.and %89, %91 : tensor<7x9xi1>
    %cst_27 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %cst_28 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %95 = stablehlo.compare  LT, %87, %94 : (tensor<7x9xf32>, tensor<7x9xf32>) -> tensor<7x9xi1>
    %cst_29 = stablehlo.constant dense<2.01490307> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %97 = stablehlo.negate %87 : tensor<7x9xf32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %99 = stablehlo.subtract %87, %98 : tensor<7x9xf32>
    %100 = stablehlo.select %95, %97, %99 : tensor<7x9xi1>, tensor<7x9xf32>
    %cst_31 = stablehlo.constant dense<7.500000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %102 = stablehlo.divide %100, %101 : tensor<7x9xf32>
    %103 = stablehlo.log_plus_one %102 : tensor<7x9xf32>
    %104 = stablehlo.add %96, %103 : tensor<7x9xf32>
    %105 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %cst_32 = stablehlo.constant dense<676.520386> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %108 = stablehlo.add %100, %107 : tensor<7x9xf32>
    %109 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %110 = stablehlo.add %108, %109 : tensor<7x9xf32>
    %111 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %112 = stablehlo.add %100, %111 : tensor<7x9xf32>
    %113 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %114 = stablehlo.add %112, %113 : tensor<7x9xf32>
    %115 = stablehlo.multiply %110, %114 : tensor<7x9xf32>
    %116 = stablehlo.divide %106, %115 : tensor<7x9xf32>
    %117 = stablehlo.subtract %105, %116 : tensor<7x9xf32>
    %cst_34 = stablehlo.constant dense<-1259.13916> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %120 = stablehlo.add %100, %119 : tensor<7x9xf32>
    %121 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %122 = stablehlo.add %120, %121 : tensor<7x9xf32>
    %123 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %124 = stablehlo.add %100, %123 : tensor<7x9xf32>
    %125 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %126 = stablehlo.add %124, %125 : tensor<7x9xf32>
    %127 = stablehlo.multiply %122, %126 : tensor<7x9xf32>
    %128 = stablehlo.divide %118, %127 : tensor<7x9xf32>
    %129 = stablehlo.subtract %117, %128 : tensor<7x9xf32>
    %cst_36 = stablehlo.constant dense<771.323425> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %cst_37 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %132 = stablehlo.add %100, %131 : tensor<7x9xf32>
    %133 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %134 = stablehlo.add %132, %133 : tensor<7x9xf32>
    %135 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %136 = stablehlo.add %100, %135 : tensor<7x9xf32>
    %137 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %138 = stablehlo.add %136, %137 : tensor<7x9xf32>
    %139 = stablehlo.multiply %134, %138 : tensor<7x9xf32>
    %140 = stablehlo.divide %130, %139 : tensor<7x9xf32>
    %141 = stablehlo.subtract %129, %140 : tensor<7x9xf32>
    %cst_38 = stablehlo.constant dense<-176.615036> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %cst_39 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %144 = stablehlo.add %100, %143 : tensor<7x9xf32>
    %145 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %146 = stablehlo.add %144, %145 : tensor<7x9xf32>
    %147 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %148 = stablehlo.add %100, %147 : tensor<7x9xf32>
    %149 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %150 = stablehlo.add %148, %149 : tensor<7x9xf32>
    %151 = stablehlo.multiply %146, %150 : tensor<7x9xf32>
    %152 = stablehlo.divide %142, %151 : tensor<7x9xf32>
    %153 = stablehlo.subtract %141, %152 : tensor<7x9xf32>
    %cst_40 = stablehlo.constant dense<12.5073433> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %cst_41 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %156 = stablehlo.add %100, %155 : tensor<7x9xf32>
    %157 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %158 = stablehlo.add %156, %157 : tensor<7x9xf32>
    %159 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %160 = stablehlo.add %100, %159 : tensor<7x9xf32>
    %161 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %162 = stablehlo.add %160, %161 : tensor<7x9xf32>
    %163 = stablehlo.multiply %158, %162 : tensor<7x9xf32>
    %164 = stablehlo.divide %154, %163 : tensor<7x9xf32>
    %165 = stablehlo.subtract %153, %164 : tensor<7x9xf32>
    %cst_42 = stablehlo.constant dense<-0.138571098> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %cst_43 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %168 = stablehlo.add %100, %167 : tensor<7x9xf32>
    %169 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %170 = stablehlo.add %168, %169 : tensor<7x9xf32>
    %171 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %172 = stablehlo.add %100, %171 : tensor<7x9xf32>
    %173 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %174 = stablehlo.add %172, %173 : tensor<7x9xf32>
    %175 = stablehlo.multiply %170, %174 : tensor<7x9xf32>
    %176 = stablehlo.divide %166, %175 : tensor<7x9xf32>
    %177 = stablehlo.subtract %165, %176 : tensor<7x9xf32>
    %cst_44 = stablehlo.constant dense<9.98436917E-6> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %cst_45 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %180 = stablehlo.add %100, %179 : tensor<7x9xf32>
    %181 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %182 = stablehlo.add %180, %181 : tensor<7x9xf32>
    %183 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %184 = stablehlo.add %100, %183 : tensor<7x9xf32>
    %185 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %186 = stablehlo.add %184, %185 : tensor<7x9xf32>
    %187 = stablehlo.multiply %182, %186 : tensor<7x9xf32>
    %188 = stablehlo.divide %178, %187 : tensor<7x9xf32>
    %189 = stablehlo.subtract %177, %188 : tensor<7x9xf32>
    %cst_46 = stablehlo.constant dense<1.50563267E-7> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %cst_47 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %192 = stablehlo.add %100, %191 : tensor<7x9xf32>
    %193 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %194 = stablehlo.add %192, %193 : tensor<7x9xf32>
    %195 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %196 = stablehlo.add %100, %195 : tensor<7x9xf32>
    %197 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %198 = stablehlo.add %196, %197 : tensor<7x9xf32>
    %199 = stablehlo.multiply %194, %198 : tensor<7x9xf32>
    %200 = stablehlo.divide %190, %199 : tensor<7x9xf32>
    %201 = stablehlo.subtract %189, %200 : tensor<7x9xf32>
    %cst_48 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %203 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %204 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %205 = stablehlo.add %100, %204 : tensor<7x9xf32>
    %206 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %207 = stablehlo.add %205, %206 : tensor<7x9xf32>
    %208 = stablehlo.divide %203, %207 : tensor<7x9xf32>
    %209 = stablehlo.add %202, %208 : tensor<7x9xf32>
    %210 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %211 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %212 = stablehlo.add %100, %211 : tensor<7x9xf32>
    %213 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %214 = stablehlo.add %212, %213 : tensor<7x9xf32>
    %215 = stablehlo.divide %210, %214 : tensor<7x9xf32>
    %216 = stablehlo.add %209, %215 : tensor<7x9xf32>
    %217 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %218 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %219 = stablehlo.add %100, %218 : tensor<7x9xf32>
    %220 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %221 = stablehlo.add %219, %220 : tensor<7x9xf32>
    %222 = stablehlo.divide %217, %221 : tensor<7x9xf32>
    %223 = stablehlo.add %216, %222 : tensor<7x9xf32>
    %224 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %225 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %226 = stablehlo.add %100, %225 : tensor<7x9xf32>
    %227 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %228 = stablehlo.add %226, %227 : tensor<7x9xf32>
    %229 = stablehlo.divide %224, %228 : tensor<7x9xf32>
    %230 = stablehlo.add %223, %229 : tensor<7x9xf32>
    %231 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %232 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %233 = stablehlo.add %100, %232 : tensor<7x9xf32>
    %234 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %235 = stablehlo.add %233, %234 : tensor<7x9xf32>
    %236 = stablehlo.divide %231, %235 : tensor<7x9xf32>
    %237 = stablehlo.add %230, %236 : tensor<7x9xf32>
    %238 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %239 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %240 = stablehlo.add %100, %239 : tensor<7x9xf32>
    %241 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %242 = stablehlo.add %240, %241 : tensor<7x9xf32>
    %243 = stablehlo.divide %238, %242 : tensor<7x9xf32>
    %244 = stablehlo.add %237, %243 : tensor<7x9xf32>
    %245 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %246 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %247 = stablehlo.add %100, %246 : tensor<7x9xf32>
    %248 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %249 = stablehlo.add %247, %248 : tensor<7x9xf32>
    %250 = stablehlo.divide %245, %249 : tensor<7x9xf32>
    %251 = stablehlo.add %244, %250 : tensor<7x9xf32>
    %252 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %253 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %254 = stablehlo.add %100, %253 : tensor<7x9xf32>
    %255 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %256 = stablehlo.add %254, %255 : tensor<7x9xf32>
    %257 = stablehlo.divide %252, %256 : tensor<7x9xf32>
    %258 = stablehlo.add %251, %257 : tensor<7x9xf32>
    %259 = stablehlo.divide %201, %258 : tensor<7x9xf32>
    %260 = stablehlo.add %104, %259 : tensor<7x9xf32>
    %cst_49 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %261 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %262 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %263 = stablehlo.add %262, %100 : tensor<7x9xf32>
    %264 = stablehlo.divide %261, %263 : tensor<7x9xf32>
    %265 = stablehlo.subtract %260, %264 : tensor<7x9xf32>
    %cst_50 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %267 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %cst_51 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %268 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %269 = stablehlo.add %87, %268 : tensor<7x9xf32>
    %270 = stablehlo.floor %269 : tensor<7x9xf32>
    %271 = stablehlo.abs %270 : tensor<7x9xf32>
    %272 = stablehlo.add %87, %271 : tensor<7x9xf32>
    %273 = stablehlo.multiply %267, %272 : tensor<7x9xf32>
    %274 = stablehlo.cosine %273 : tensor<7x9xf32>
    %275 = stablehlo.multiply %266, %274 : tensor<7x9xf32>
    %276 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %277 = stablehlo.multiply %276, %272 : tensor<7x9xf32>
    %278 = stablehlo.sine %277 : tensor<7x9xf32>
    %279 = stablehlo.divide %275, %278 : tensor<7x9xf32>
    %280 = stablehlo.subtract %265, %279 : tensor<7x9xf32>
    %281 = stablehlo.select %95, %280, %265 : tensor<7x9xi1>, tensor<7x9xf32>
    %282 = stablehlo.select %92, %93, %281 : tensor<7x9xi1>, tensor<7x9xf32>
    %283 = stablehlo.reshape %282 : (tensor<7x9xf32>) -> tensor<7x9xf32>
    %284 = stablehlo.sign %0 : tensor<7x9xf32>
    %285 = stablehlo.abs %0 : tensor<7x9xf32>
    %cst_52 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %286 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %287 = stablehlo.compare  LE, %285, %286 : (tensor<7x9xf32>, tensor<7x9xf32>) -> tensor<7x9xi1>
    %cst_53 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %288 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %cst_54 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %290 = stablehlo.multiply %289, %285 : tensor<7x9xf32>
    %cst_55 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %292 = stablehlo.subtract %290, %291 : tensor<7x9xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %293 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %294 = stablehlo.multiply %292, %293 : tensor<7x9xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %295 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %296 = stablehlo.subtract %294, %295 : tensor<7x9xf32>
    %cst_58 = stablehlo.constant dense<9.38153732E-9> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %298 = stablehlo.add %296, %297 : tensor<7x9xf32>
    %299 = stablehlo.multiply %292, %298 : tensor<7x9xf32>
    %300 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %301 = stablehlo.subtract %299, %300 : tensor<7x9xf32>
    %cst_59 = stablehlo.constant dense<-4.44505908E-8> : tensor<f32>
    %302 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %303 = stablehlo.add %301, %302 : tensor<7x9xf32>
    %304 = stablehlo.multiply %292, %303 : tensor<7x9xf32>
    %305 = stablehlo.subtract %304, %298 : tensor<7x9xf32>
    %cst_60 = stablehlo.constant dense<2.00329481E-7> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %307 = stablehlo.add %305, %306 : tensor<7x9xf32>
    %308 = stablehlo.multiply %292, %307 : tensor<7x9xf32>
    %309 = stablehlo.subtract %308, %303 : tensor<7x9xf32>
    %cst_61 = stablehlo.constant dense<-8.568720e-07> : tensor<f32>
    %310 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %311 = stablehlo.add %309, %310 : tensor<7x9xf32>
    %312 = stablehlo.multiply %292, %311 : tensor<7x9xf32>
    %313 = stablehlo.subtract %312, %307 : tensor<7x9xf32>
    %cst_62 = stablehlo.constant dense<3.47025139E-6> : tensor<f32>
    %314 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %315 = stablehlo.add %313, %314 : tensor<7x9xf32>
    %316 = stablehlo.multiply %292, %315 : tensor<7x9xf32>
    %317 = stablehlo.subtract %316, %311 : tensor<7x9xf32>
    %cst_63 = stablehlo.constant dense<-1.32731639E-5> : tensor<f32>
    %318 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %319 = stablehlo.add %317, %318 : tensor<7x9xf32>
    %320 = stablehlo.multiply %292, %319 : tensor<7x9xf32>
    %321 = stablehlo.subtract %320, %315 : tensor<7x9xf32>
    %cst_64 = stablehlo.constant dense<4.78156508E-5> : tensor<f32>
    %322 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %323 = stablehlo.add %321, %322 : tensor<7x9xf32>
    %324 = stablehlo.multiply %292, %323 : tensor<7x9xf32>
    %325 = stablehlo.subtract %324, %319 : tensor<7x9xf32>
    %cst_65 = stablehlo.constant dense<-1.61760821E-4> : tensor<f32>
    %326 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %327 = stablehlo.add %325, %326 : tensor<7x9xf32>
    %328 = stablehlo.multiply %292, %327 : tensor<7x9xf32>
    %329 = stablehlo.subtract %328, %323 : tensor<7x9xf32>
    %cst_66 = stablehlo.constant dense<5.122860e-04> : tensor<f32>
    %330 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %331 = stablehlo.add %329, %330 : tensor<7x9xf32>
    %332 = stablehlo.multiply %292, %331 : tensor<7x9xf32>
    %333 = stablehlo.subtract %332, %327 : tensor<7x9xf32>
    %cst_67 = stablehlo.constant dense<-0.00151357241> : tensor<f32>
    %334 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %335 = stablehlo.add %333, %334 : tensor<7x9xf32>
    %336 = stablehlo.multiply %292, %335 : tensor<7x9xf32>
    %337 = stablehlo.subtract %336, %331 : tensor<7x9xf32>
    %cst_68 = stablehlo.constant dense<0.0041564228> : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %339 = stablehlo.add %337, %338 : tensor<7x9xf32>
    %340 = stablehlo.multiply %292, %339 : tensor<7x9xf32>
    %341 = stablehlo.subtract %340, %335 : tensor<7x9xf32>
    %cst_69 = stablehlo.constant dense<-0.0105640851> : tensor<f32>
    %342 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %343 = stablehlo.add %341, %342 : tensor<7x9xf32>
    %344 = stablehlo.multiply %292, %343 : tensor<7x9xf32>
    %345 = stablehlo.subtract %344, %339 : tensor<7x9xf32>
    %cst_70 = stablehlo.constant dense<0.0247264486> : tensor<f32>
    %346 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %347 = stablehlo.add %345, %346 : tensor<7x9xf32>
    %348 = stablehlo.multiply %292, %347 : tensor<7x9xf32>
    %349 = stablehlo.subtract %348, %343 : tensor<7x9xf32>
    %cst_71 = stablehlo.constant dense<-0.0529459827> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %351 = stablehlo.add %349, %350 : tensor<7x9xf32>
    %352 = stablehlo.multiply %292, %351 : tensor<7x9xf32>
    %353 = stablehlo.subtract %352, %347 : tensor<7x9xf32>
    %cst_72 = stablehlo.constant dense<0.102643661> : tensor<f32>
    %354 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %355 = stablehlo.add %353, %354 : tensor<7x9xf32>
    %356 = stablehlo.multiply %292, %355 : tensor<7x9xf32>
    %357 = stablehlo.subtract %356, %351 : tensor<7x9xf32>
    %cst_73 = stablehlo.constant dense<-0.176416516> : tensor<f32>
    %358 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %359 = stablehlo.add %357, %358 : tensor<7x9xf32>
    %360 = stablehlo.multiply %292, %359 : tensor<7x9xf32>
    %361 = stablehlo.subtract %360, %355 : tensor<7x9xf32>
    %cst_74 = stablehlo.constant dense<0.252587199> : tensor<f32>
    %362 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %363 = stablehlo.add %361, %362 : tensor<7x9xf32>
    %364 = stablehlo.subtract %363, %355 : tensor<7x9xf32>
    %365 = stablehlo.multiply %288, %364 : tensor<7x9xf32>
    %366 = stablehlo.multiply %285, %365 : tensor<7x9xf32>
    %cst_75 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %367 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %cst_76 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %368 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %369 = stablehlo.divide %368, %285 : tensor<7x9xf32>
    %370 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %371 = stablehlo.subtract %369, %370 : tensor<7x9xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %372 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %373 = stablehlo.multiply %371, %372 : tensor<7x9xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %374 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %375 = stablehlo.subtract %373, %374 : tensor<7x9xf32>
    %cst_79 = stablehlo.constant dense<-3.83538046E-9> : tensor<f32>
    %376 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %377 = stablehlo.add %375, %376 : tensor<7x9xf32>
    %378 = stablehlo.multiply %371, %377 : tensor<7x9xf32>
    %379 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %380 = stablehlo.subtract %378, %379 : tensor<7x9xf32>
    %cst_80 = stablehlo.constant dense<-2.63146891E-8> : tensor<f32>
    %381 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %382 = stablehlo.add %380, %381 : tensor<7x9xf32>
    %383 = stablehlo.multiply %371, %382 : tensor<7x9xf32>
    %384 = stablehlo.subtract %383, %377 : tensor<7x9xf32>
    %cst_81 = stablehlo.constant dense<-2.51223611E-7> : tensor<f32>
    %385 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %386 = stablehlo.add %384, %385 : tensor<7x9xf32>
    %387 = stablehlo.multiply %371, %386 : tensor<7x9xf32>
    %388 = stablehlo.subtract %387, %382 : tensor<7x9xf32>
    %cst_82 = stablehlo.constant dense<-3.88256467E-6> : tensor<f32>
    %389 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %390 = stablehlo.add %388, %389 : tensor<7x9xf32>
    %391 = stablehlo.multiply %371, %390 : tensor<7x9xf32>
    %392 = stablehlo.subtract %391, %386 : tensor<7x9xf32>
    %cst_83 = stablehlo.constant dense<-1.10588939E-4> : tensor<f32>
    %393 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %394 = stablehlo.add %392, %393 : tensor<7x9xf32>
    %395 = stablehlo.multiply %371, %394 : tensor<7x9xf32>
    %396 = stablehlo.subtract %395, %390 : tensor<7x9xf32>
    %cst_84 = stablehlo.constant dense<-0.00976109784> : tensor<f32>
    %397 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %398 = stablehlo.add %396, %397 : tensor<7x9xf32>
    %399 = stablehlo.multiply %371, %398 : tensor<7x9xf32>
    %400 = stablehlo.subtract %399, %394 : tensor<7x9xf32>
    %cst_85 = stablehlo.constant dense<0.778576254> : tensor<f32>
    %401 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<7x9xf32>
    %402 = stablehlo.add %400, %401 : tensor<7x9xf32>
    %403 = stablehlo.subtract %402, %394 : tensor<7x9xf32>
    %404 = stablehlo.multiply %367, %403 : tensor<7x9xf32>
    %405 = stablehlo.sqrt %285 : tensor<7x9xf32>
    %406 = stablehlo.divide %404, %405 : tensor<7x9xf32>
    %407 = stablehlo.select %287, %366, %406 : tensor<7x9xi1>, tensor<7x9xf32>
    %408 = stablehlo.multiply %284, %407 : tensor<7x9xf32>
    %409 = stablehlo.reshape %408 : (tensor<7x9xf32>) -> tensor<7x9xf32>
    return %84, %283, %409 : tensor<7x9xf32>, tensor<7x9xf32>, tensor<7x9xf32>
  }
}
