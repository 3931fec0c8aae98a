import type { ClientModule } from "#platform/client/clientModule.ts";

export const imports = {
  texts: {
    imports: {
      fr: () => import("./textsWithErrors.fr.ts"),
      en: () => import("./textsWithErrors.en.ts"),
    },
  },
} satisfies ClientModule;
