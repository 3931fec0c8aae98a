import { paths } from "#paths.ts";
import { screen, type ClientModule } from "#platform/client/clientModule.ts";

export const nominations = {
  texts: {
    nominations: {
      fr: () => import("./textsWithErrors.fr.ts"),
      en: () => import("./textsWithErrors.en.ts"),
    },
  },
  screens: {
    signedIn: [
      screen({
        path: paths.nomination("$id"),
        name: "NominationScreen",
        load: () => import("./screens/NominationScreen.tsx"),
        texts: ["nominations"],
      }),
      screen({
        path: paths.decideNomination("$id"),
        name: "DecideNominationScreen",
        load: () => import("./screens/DecideNominationScreen.tsx"),
        texts: ["nominations", "evaluations", "launch"],
      }),
    ],
  },
} satisfies ClientModule;
