import { useTexts } from "#platform/client/language.tsx";
import { Button } from "../Button.tsx";
import { TextAreaField, TextField } from "../fields.tsx";
import styles from "../styles/forms.module.css";

export interface Bilingual {
  fr: string;
  en: string;
}

interface BilingualFieldProps {
  /** Without the language: « Question ». */
  label: string;
  value: Bilingual;
  onChange: (value: Bilingual) => void;
  onBlur?: () => void;
  errors?: { fr?: string | undefined; en?: string | undefined };
  maxLength?: number;
  /** Several lines. */
  rows?: number;
  id?: string;
}

/** Content in both languages, side by side: French is required, English falls back to it and says « À traduire ». */
export function BilingualField({
  label,
  value,
  onChange,
  onBlur,
  errors = {},
  ...field
}: BilingualFieldProps) {
  const { bilingual } = useTexts("kit");
  const { id, rows, maxLength } = field;
  const Field = rows ? TextAreaField : TextField;
  const isUntranslated = value.fr.trim() !== "" && value.en.trim() === "";
  const shared = {
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(rows === undefined ? {} : { rows }),
    ...(onBlur === undefined ? {} : { onBlur }),
  };
  return (
    <div className={styles.pair}>
      <Field
        {...shared}
        {...(id ? { id } : {})}
        lang="fr"
        label={`${label} · ${bilingual.fr}`}
        value={value.fr}
        error={errors.fr}
        onChange={(fr) => onChange({ ...value, fr })}
      />
      <div>
        <Field
          {...shared}
          {...(id ? { id: `${id}-en` } : {})}
          lang="en"
          optional
          label={`${label} · ${bilingual.en}`}
          value={value.en}
          error={errors.en}
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
