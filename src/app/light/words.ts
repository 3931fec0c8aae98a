import type { Language, Texts } from "#platform/texts.ts";

type Words = Partial<Texts>;
type Loaders = Record<Language, () => Promise<Words>>;

/** One chunk of words per part and per language: who signs in does not download the answer form's. */
const parts = {
  shell: {
    fr: async () => ({ platform: (await import("#platform/texts.fr.ts")).fr }),
    en: async () => ({ platform: (await import("#platform/texts.en.ts")).en }),
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
export type Part = keyof typeof parts;

const visited = new Set<Part>(["shell"]);
let shown: { language: Language; words: Words } | null = null;

/** The words of every part visited so far, in one language. */
export async function loadTexts(language: Language): Promise<Texts> {
  const loaded = await Promise.all([...visited].map((part) => parts[part][language]()));
  shown = { language, words: Object.assign({}, ...loaded) as Words };
  // A screen is mounted only after `visit` brought the words of its part.
  return shown.words as Texts;
}

/** Before a part's screens mount: brings their words into the texts already shown. */
export async function visit(part: Part): Promise<void> {
  visited.add(part);
  if (shown) Object.assign(shown.words, await parts[part][shown.language]());
}
