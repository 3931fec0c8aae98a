import type { ClientModule } from "#platform/client/clientModule.ts";

export const development = {
  texts: {
    development: {
      fr: () => import("./textsWithErrors.fr.ts"),
      en: () => import("./textsWithErrors.en.ts"),
    },
  },
  screens: {},
} satisfies ClientModule;
