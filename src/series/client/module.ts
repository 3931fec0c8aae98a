import type { ClientModule } from "#platform/client/clientModule.ts";

export const series = {
  texts: {
    series: {
      fr: () => import("./textsWithErrors.fr.ts"),
      en: () => import("./textsWithErrors.en.ts"),
    },
  },
} satisfies ClientModule;
