import type { Translated } from "#evaluations/contract/questionnaire.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import styles from "./evaluations.module.css";

/** A text of the content in the reader's language; with a tag when its English is missing (§11 of docs/product-decisions.md). */
export function TranslatedText({ text, tag = false }: { text: Translated; tag?: boolean }) {
  const { language } = useLanguage();
  const texts = useTexts("evaluations");
  const shown = translated(language, text);
  return (
    <>
      <span lang={shown.lang === language ? undefined : shown.lang}>{shown.text}</span>
      {tag && !text.en && <span className={styles.tag}>{texts.onlyFrench}</span>}
    </>
  );
}
