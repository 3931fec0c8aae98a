import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { Stack } from "#platform/ui/page/Section.tsx";
import type { TemplateDraft } from "../useTemplateDraft.ts";
import { WordsField } from "./WordsField.tsx";
import styles from "../editor.module.css";

interface PresentationProps {
  draft: TemplateDraft;
  isOpen: boolean;
  onToggle: () => void;
}

/** The name of the survey and why the company asks, in both languages: a line, opened in place. */
export function Presentation({ draft, isOpen, onToggle }: PresentationProps) {
  const { presentation: texts } = useTexts("pulseEditor");
  const { untitled } = useTexts("pulses");
  const { language } = useLanguage();

  const { name, purpose } = draft.content;
  return (
    <div className={`${styles.line} ${isOpen ? styles.opened : ""}`}>
      <button type="button" className={styles.opener} aria-expanded={isOpen} onClick={onToggle}>
        <span className={styles.words}>{texts.title}</span>
        <span className={styles.facts}>{translated(language, name).text.trim() || untitled}</span>
      </button>
      {isOpen && (
        <div className={styles.fields}>
          <Stack>
            <WordsField
              id="pulse-name"
              labels={texts.name}
              maxLength={120}
              value={name}
              onChange={(value) => draft.setContent({ name: value })}
            />
            <WordsField
              labels={texts.purpose}
              description={texts.purposeHint}
              optional
              rows={3}
              maxLength={400}
              value={purpose}
              onChange={(value) => draft.setContent({ purpose: value })}
            />
          </Stack>
        </div>
      )}
    </div>
  );
}
