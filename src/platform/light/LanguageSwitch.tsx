import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { toLocale } from "#platform/texts.ts";

/** In the language it leads to. The page and what is typed stay. */
export function LanguageSwitch() {
  const { language, speak } = useLanguage();
  const { shell } = useTexts("platform");
  const other = language === "fr" ? "en" : "fr";
  return (
    <button type="button" className="text-button" lang={toLocale(other)} onClick={() => void speak(other)}>
      {shell.otherLanguage}
    </button>
  );
}
