import { makeTextLoader } from "#platform/client/textLoader.ts";

const files = {
  platform: {
    fr: async () => ({ platform: (await import("#platform/texts.fr.ts")).fr }),
    en: async () => ({ platform: (await import("#platform/texts.en.ts")).en }),
  },
  auth: {
    fr: async () => (await import("#auth/client/light/textsWithErrors.fr.ts")).texts,
    en: async () => (await import("#auth/client/light/textsWithErrors.en.ts")).texts,
  },
  site: {
    fr: async () => ({ site: (await import("#site/texts.fr.ts")).fr }),
    en: async () => ({ site: (await import("#site/texts.en.ts")).en }),
  },
  survey: {
    fr: async () => (await import("#pulses/client/light/textsWithErrors.fr.ts")).texts,
    en: async () => (await import("#pulses/client/light/textsWithErrors.en.ts")).texts,
  },
  answers: {
    fr: async () => (await import("#answers/client/light/textsWithErrors.fr.ts")).texts,
    en: async () => (await import("#answers/client/light/textsWithErrors.en.ts")).texts,
  },
};

/** Who signs in does not download the texts of the answer form. */
export const { loadTexts, addTexts } = makeTextLoader<keyof typeof files>(
  (name, language) => files[name][language](),
  ["platform"],
);
