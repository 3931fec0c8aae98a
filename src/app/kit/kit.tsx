import { StrictMode, type ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { keepFocus } from "#platform/client/keepFocus.ts";
import { LanguageProvider } from "#platform/client/language.tsx";
import { Announcer } from "#platform/client/screen.tsx";
import { followSystem } from "#platform/client/appearance.ts";
import { en as platformEn } from "#platform/texts.en.ts";
import { fr as platformFr } from "#platform/texts.fr.ts";
import { toLocale, type Texts } from "#platform/texts.ts";
import { en as kitEn } from "#platform/ui/texts.en.ts";
import { fr as kitFr } from "#platform/ui/texts.fr.ts";
import type { Language } from "#platform/vocabulary.ts";
import { readKitAddress } from "./examples.ts";

/** The words of the parts themselves: of no concept. */
const words: Record<Language, Partial<Texts>> = {
  fr: { kit: kitFr, platform: platformFr },
  en: { kit: kitEn, platform: platformEn },
};
const load = (language: Language) => Promise.resolve(words[language] as Texts);

/** Each kit comes with global styles that the other must not meet, so only one is loaded. */
async function loadKit(): Promise<ComponentType> {
  if (readKitAddress(window.location.pathname).kit === "light")
    return (await import("./LightKit.tsx")).LightKit;
  return (await import("./UiKit.tsx")).UiKit;
}

async function start() {
  const container = document.getElementById("root");
  if (!container) throw new Error("#root is missing");
  const chosen = /rondo_language=(fr|en)/.exec(document.cookie)?.[1] ?? navigator.language.slice(0, 2);
  const language: Language = chosen === "fr" ? "fr" : "en";
  document.documentElement.lang = toLocale(language);
  followSystem();
  keepFocus();
  const [Kit, texts] = await Promise.all([loadKit(), load(language)]);
  createRoot(container).render(
    <StrictMode>
      <LanguageProvider language={language} texts={texts} load={load}>
        <Kit />
        <Announcer />
      </LanguageProvider>
    </StrictMode>,
  );
}

void start();
