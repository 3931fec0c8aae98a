import type { ClientModule } from "#platform/client/clientModule.ts";

export const pulses = {
  texts: { pulses: { fr: () => import("../texts.fr.ts"), en: () => import("../texts.en.ts") } },
  screens: {},
} satisfies ClientModule;
