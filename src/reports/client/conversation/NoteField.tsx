import type { ReactNode } from "react";
import type { Conflict } from "#answers/client/light/saving/saveQueue.ts";
import { useLanguage } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { TextAreaField } from "#platform/ui/forms/fields.tsx";
import { maxNoteLength } from "../../vocabulary/conversation.ts";
import styles from "./conversation.module.css";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

interface NoteFieldProps {
  label: string;
  words: string;
  disabled: boolean;
  /** On paper: what was written, instead of lines to write on. */
  isPrinted: boolean;
  /** Why it is not stored. */
  trouble: ReactNode;
  conflict: Conflict | null;
  onWrite: (words: string) => void;
  onSettle: (kept: "mine" | "other") => void;
}

/** A question and what one writes under it; on paper, lines to write on. */
export function NoteField({ label, words, disabled, isPrinted, trouble, conflict, ...on }: NoteFieldProps) {
  const { conflict: t } = { fr, en }[useLanguage().language];
  return (
    <div className={styles.note}>
      <TextAreaField
        label={label}
        rows={2}
        maxLength={maxNoteLength}
        value={words}
        disabled={disabled}
        onChange={on.onWrite}
      />
      {isPrinted && words.trim() ? (
        <p className={styles.printed}>{words}</p>
      ) : (
        <div className={styles.lines} aria-hidden="true" />
      )}
      {trouble}
      {conflict && (
        <div className={styles.conflict}>
          <dl>
            <dt>{t.here}</dt>
            <dd>{conflict.mine.text?.trim() || t.empty}</dd>
            <dt>{t.elsewhere}</dt>
            <dd>{conflict.other.text?.trim() || t.empty}</dd>
          </dl>
          <Button size="small" onClick={() => on.onSettle("mine")}>
            {t.keepHere}
          </Button>
          <Button size="small" onClick={() => on.onSettle("other")}>
            {t.keepElsewhere}
          </Button>
        </div>
      )}
    </div>
  );
}
