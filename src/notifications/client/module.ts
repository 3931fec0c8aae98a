import type { ClientModule } from "#platform/client/clientModule.ts";

export const notifications = {
  texts: {
    notifications: {
      fr: () => import("../texts.fr.ts"),
      en: () => import("../texts.en.ts"),
    },
  },
} satisfies ClientModule;
