import type { ReactNode } from "react";
import { useTexts } from "#platform/client/language.tsx";
import { Button } from "../actions/Button.tsx";
import { TextAreaField, TextField } from "./fields.tsx";
import styles from "./forms.module.css";

export interface Bilingual {
  fr: string;
  en: string;
}

interface BilingualFieldProps {
  /** One for each language: « Question, en français ». */
  labels: Bilingual;
  value: Bilingual;
  onChange: (value: Bilingual) => void;
  /** Of the French field, to bring the focus to it. */
  id?: string;
  description?: ReactNode;
  /** Of the French text; the English one is never required. */
  error?: string | null | undefined;
  maxLength: number;
  /** Several lines. */
  rows?: number;
  /** Neither language has to be written. */
  optional?: boolean;
}

/** Content in both languages, side by side: without an English text the French one is shown, and « À traduire » says so. */
export function BilingualField({ labels, value, onChange, ...field }: BilingualFieldProps) {
  const { bilingual } = useTexts("kit");
  const { id, rows, description, error, maxLength, optional = false } = field;
  const Field = rows ? TextAreaField : TextField;
  const shared = { maxLength, ...(rows ? { rows } : {}) };
  const isUntranslated = value.fr.trim() !== "" && value.en.trim() === "";
  return (
    <div className={styles.bilingual}>
      <Field
        {...shared}
        {...(id ? { id } : {})}
        lang="fr"
        label={labels.fr}
        description={description}
        optional={optional}
        value={value.fr}
        error={error}
        onChange={(fr) => onChange({ ...value, fr })}
      />
      <div className={styles.english}>
        <Field
          {...shared}
          lang="en"
          optional
          label={labels.en}
          value={value.en}
          onChange={(en) => onChange({ ...value, en })}
        />
        {isUntranslated && (
          <p className={styles.untranslated}>
            <span className={styles.badge}>{bilingual.untranslated}</span>
            <Button variant="quiet" size="small" onClick={() => onChange({ ...value, en: value.fr })}>
              {bilingual.copy}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
