import type { ClientModule } from "#platform/client/clientModule.ts";

export const pulses = {
  texts: {
    pulses: {
      fr: () => import("./textsWithErrors.fr.ts"),
      en: () => import("./textsWithErrors.en.ts"),
    },
    pulseCadence: {
      fr: () => import("./cadence/texts.fr.ts"),
      en: () => import("./cadence/texts.en.ts"),
    },
  },
  screens: {},
} satisfies ClientModule;
