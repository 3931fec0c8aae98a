import { makeTextLoader } from "#platform/client/textLoader.ts";

/** Who signs in does not download the texts of the answer form. */
export const { loadTexts, addTexts } = makeTextLoader(
  {
    platform: {
      fr: async () => ({ platform: (await import("#platform/texts.fr.ts")).fr }),
      en: async () => ({ platform: (await import("#platform/texts.en.ts")).en }),
    },
    auth: {
      fr: async () => (await import("../texts/auth.fr.ts")).texts,
      en: async () => (await import("../texts/auth.en.ts")).texts,
    },
    site: {
      fr: async () => ({ site: (await import("#site/texts.fr.ts")).fr }),
      en: async () => ({ site: (await import("#site/texts.en.ts")).en }),
    },
    answers: {
      fr: async () => (await import("../texts/answers.fr.ts")).texts,
      en: async () => (await import("../texts/answers.en.ts")).texts,
    },
  },
  ["platform"],
);
