import { paths } from "#paths.ts";
import { screen, type ClientModule } from "#platform/client/clientModule.ts";

export const administration = {
  texts: {
    administration: {
      fr: () => import("../texts.fr.ts"),
      en: () => import("../texts.en.ts"),
    },
    systemState: {
      fr: () => import("./system/texts.fr.ts"),
      en: () => import("./system/texts.en.ts"),
    },
  },
  screens: {
    administer: [
      screen({
        path: paths.adminDashboard(),
        name: "SystemStateScreen",
        load: () => import("./screens/SystemStateScreen.tsx"),
        texts: ["systemState"],
      }),
      screen({
        path: paths.emailTest(),
        name: "EmailTestScreen",
        load: () => import("./screens/EmailTestScreen.tsx"),
        texts: ["administration"],
      }),
    ],
  },
} satisfies ClientModule;
