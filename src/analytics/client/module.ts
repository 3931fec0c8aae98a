import type { ClientModule } from "#platform/client/clientModule.ts";

export const analytics = {
  texts: { analytics: { fr: () => import("../texts.fr.ts"), en: () => import("../texts.en.ts") } },
  screens: {},
} satisfies ClientModule;
