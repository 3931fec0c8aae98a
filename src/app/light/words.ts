import type { Language, Texts } from "#platform/texts.ts";

type Words = Partial<Texts>;
type Loaders = Record<Language, () => Promise<Words>>;

/** One chunk of words per part and per language: who signs in does not download the answer form's. */
const parts = {
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
} satisfies Record<string, Loaders>;
type Part = keyof typeof parts;

const visited = new Set<Part>(["platform"]);
let shown: { language: Language; words: Words } | null = null;

/** The words of every part visited so far, in one language. */
export async function loadTexts(language: Language): Promise<Texts> {
  const loaded = await Promise.all([...visited].map((part) => parts[part][language]()));
  // Another part was visited meanwhile: its words are needed in this language too.
  if (loaded.length < visited.size) return loadTexts(language);
  shown = { language, words: Object.assign({}, ...loaded) as Words };
  // A screen is mounted only after `visit` brought the words of its part.
  return shown.words as Texts;
}

/** Before a part's screens mount: brings their words into the texts already shown. */
export async function visit(part: Part): Promise<void> {
  visited.add(part);
  if (!shown) return;
  const words = await parts[part][shown.language]();
  // Into the texts shown now, which a change of language may have replaced with its own.
  if (!(part in shown.words)) Object.assign(shown.words, words);
}
