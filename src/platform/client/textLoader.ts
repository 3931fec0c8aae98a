import type { TextPart } from "./clientModule.ts";
import type { Texts } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";

/**
 * The texts of one shell, fetched part by part: a page brings the words of what it shows, in one language.
 * @param load the texts of a part in a language
 * @param always the parts that every page of the shell shows
 */
export function makeTextLoader<Name extends string>(
  load: (name: Name, language: Language) => Promise<TextPart>,
  always: readonly Name[],
) {
  const wanted = new Set<Name>(always);
  let shown: { language: Language; texts: Partial<Texts> } | null = null;

  /** The texts of every part asked for so far, in one language. */
  async function loadTexts(language: Language): Promise<Texts> {
    const loaded = await Promise.all([...wanted].map((name) => load(name, language)));
    // Another part was asked for meanwhile: it is needed in this language too.
    if (loaded.length < wanted.size) return loadTexts(language);
    shown = { language, texts: {} };
    bring(shown.texts, loaded);
    // A screen is mounted only after `addTexts` brought its parts.
    return shown.texts as Texts;
  }

  /** Before a screen mounts: brings the texts of its parts into those already shown. */
  async function addTexts(...names: readonly Name[]): Promise<void> {
    for (const name of names) wanted.add(name);
    if (!shown) return;
    const { language } = shown;
    const loaded = await Promise.all(names.map((name) => load(name, language)));
    // The language changed meanwhile: loadTexts brought them in the new one, unless it began before.
    if (shown.language !== language) return addTexts(...names);
    bring(shown.texts, loaded);
  }

  return { loadTexts, addTexts };
}

/** Adds parts to the texts that are shown; their sentences of refusals join those of the platform. */
function bring(texts: Partial<Texts>, parts: readonly TextPart[]) {
  const sentences = {};
  for (const { errors, ...words } of parts) {
    Object.assign(texts, words);
    Object.assign(sentences, errors);
  }
  if (texts.platform)
    texts.platform = { ...texts.platform, errors: { ...texts.platform.errors, ...sentences } };
}
