import { createContext, useCallback, useContext, useState, type ReactNode } from "react";
import { toLocale, say, type Plural, type Texts, type Values } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";

interface LanguageState {
  language: Language;
  texts: Texts;
  /** Chosen by the reader: kept on this device, and in the profile of a signed-in user. */
  speak: (language: Language) => Promise<void>;
  /** The language of whom the page is for, until they choose another: nothing is kept. */
  follow: (language: Language) => Promise<void>;
}

export const LanguageContext = createContext<LanguageState | null>(null);

interface Properties {
  language: Language;
  texts: Texts;
  /** Loads the other language's texts: each language is a chunk of its own. */
  load: (language: Language) => Promise<Texts>;
  /** Stores the choice in the profile of a signed-in user, for emails. */
  save?: (language: Language) => Promise<void>;
  children: ReactNode;
}

/** Gives the texts to everything below; switching changes the words and nothing else: the page and what is typed stay. */
export function LanguageProvider({ language: first, texts: firstTexts, load, save, children }: Properties) {
  const [spoken, setSpoken] = useState({ language: first, texts: firstTexts });
  const follow = useCallback(
    async (language: Language) => {
      const texts = await load(language);
      document.documentElement.lang = toLocale(language);
      setSpoken({ language, texts });
    },
    [load],
  );
  const speak = async (language: Language) => {
    await follow(language);
    rememberLanguage(language);
    // The page has changed language already: when keeping it fails, this device still remembers.
    await save?.(language).catch(() => undefined);
  };
  return <LanguageContext.Provider value={{ ...spoken, speak, follow }}>{children}</LanguageContext.Provider>;
}

/** Read by the server, so that the first byte of the next page is in the right language. */
export function rememberLanguage(language: Language) {
  document.cookie = `rondo_language=${language}; path=/; max-age=31536000; samesite=lax`;
}

export function useLanguage(): LanguageState {
  const spoken = useContext(LanguageContext);
  if (!spoken) throw new Error("LanguageProvider is missing");
  return spoken;
}

/** The texts of one concept, in the reader's language. */
export const useTexts = <Concept extends keyof Texts>(concept: Concept): Texts[Concept] =>
  useLanguage().texts[concept];

/** Fills placeholders and plurals in the reader's language. */
export function useSay(): (message: string | Plural, values?: Values) => string {
  const { language } = useLanguage();
  return (message, values) => say(language, message, values);
}
