import { paths } from "#paths.ts";
import { screen, type ClientModule } from "#platform/client/clientModule.ts";

export const auth = {
  texts: {
    settings: {
      fr: () => import("./settings/texts.fr.ts"),
      en: () => import("./settings/texts.en.ts"),
    },
    security: {
      fr: () => import("./security/textsWithErrors.fr.ts"),
      en: () => import("./security/textsWithErrors.en.ts"),
    },
  },
  screens: {
    settings: [
      screen({
        path: paths.security(),
        name: "SecurityScreen",
        load: () => import("./screens/SecurityScreen.tsx"),
        texts: ["security"],
      }),
    ],
  },
} satisfies ClientModule;
