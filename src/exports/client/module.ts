import { paths } from "#paths.ts";
import { screen, type ClientModule } from "#platform/client/clientModule.ts";

export const exports = {
  texts: {
    exports: {
      fr: () => import("./textsWithErrors.fr.ts"),
      en: () => import("./textsWithErrors.en.ts"),
    },
  },
  screens: {
    evaluate: [
      screen({
        path: paths.files(),
        name: "FilesScreen",
        load: () => import("./screens/FilesScreen.tsx"),
        texts: ["exports"],
      }),
    ],
  },
} satisfies ClientModule;
