import { paths } from "#paths.ts";
import { screen, type ClientModule } from "#platform/client/clientModule.ts";

export const weights = {
  texts: {
    weights: {
      fr: () => import("../texts.fr.ts"),
      en: () => import("../texts.en.ts"),
    },
  },
  screens: {
    administer: [
      screen({
        path: paths.weightMatrix(),
        name: "WeightMatrixScreen",
        load: () => import("./screens/WeightMatrixScreen.tsx"),
        texts: ["weights"],
      }),
    ],
  },
} satisfies ClientModule;
