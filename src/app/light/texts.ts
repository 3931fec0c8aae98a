import { makeTextLoader } from "#platform/client/textLoader.ts";

/** Who signs in does not download the texts of the answer form. */
export const { loadTexts, addTexts } = makeTextLoader(
  {
    platform: {
      fr: async () => ({ platform: (await import("../texts/platform.fr.ts")).texts }),
      en: async () => ({ platform: (await import("../texts/platform.en.ts")).texts }),
    },
    auth: {
      fr: async () => ({ auth: (await import("#auth/texts.fr.ts")).fr }),
      en: async () => ({ auth: (await import("#auth/texts.en.ts")).en }),
    },
    site: {
      fr: async () => ({ site: (await import("#site/texts.fr.ts")).fr }),
      en: async () => ({ site: (await import("#site/texts.en.ts")).en }),
    },
    answers: {
      fr: async () => ({ answers: (await import("#answers/texts.fr.ts")).fr }),
      en: async () => ({ answers: (await import("#answers/texts.en.ts")).en }),
    },
  },
  ["platform"],
);
