import type { ClientModule } from "#platform/client/clientModule.ts";

export const company = {
  texts: {
    companySettings: {
      fr: () => import("./settings/texts.fr.ts"),
      en: () => import("./settings/texts.en.ts"),
    },
  },
} satisfies ClientModule;
