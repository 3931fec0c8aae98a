import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import styles from "./catalogue.module.css";

interface ContentTextProps {
  text: { fr: string; en: string | null };
  /** Says that its English is missing. */
  tag?: boolean;
}

/** A text of the catalogue in the reader's language; a missing English text falls back to French, tagged with its language. */
export function ContentText({ text, tag = false }: ContentTextProps) {
  const { language } = useLanguage();
  const texts = useTexts("skills");
  const shown = translated(language, text);
  return (
    <>
      <span lang={shown.lang === language ? undefined : shown.lang}>{shown.text}</span>
      {tag && !text.en && <span className={styles.tag}>{texts.untranslated}</span>}
    </>
  );
}
