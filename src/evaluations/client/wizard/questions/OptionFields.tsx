import { IconPlus, IconTrash } from "@tabler/icons-react";
import { flushSync } from "react-dom";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { IconButton } from "#platform/ui/actions/Button.tsx";
import { TextField } from "#platform/ui/forms/fields.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import styles from "./questions.module.css";

export interface TypedOption {
  key: number;
  fr: string;
  en: string;
}

interface OptionFieldsProps {
  options: readonly TypedOption[];
  onChange: (options: readonly TypedOption[]) => void;
  /** Whether the author has tried to save. */
  isSubmitted: boolean;
}

const maxOptions = 20;

/** The options of a multiple choice, in their order; French first, English beside it. */
export function OptionFields({ options, onChange, isSubmitted }: OptionFieldsProps) {
  const { dialog } = useTexts("wizard").skills;
  const { fields } = useTexts("platform");
  const say = useSay();
  const write = (key: number, words: Partial<TypedOption>) =>
    onChange(options.map((option) => (option.key === key ? { ...option, ...words } : option)));
  const add = () => {
    const key = Math.max(0, ...options.map((option) => option.key)) + 1;
    flushSync(() => onChange([...options, { key, fr: "", en: "" }]));
    document.getElementById(`option-${key}`)?.focus();
  };
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>{dialog.options}</legend>
      <Stack>
        {options.length === 0 && (
          <Notice tone="warning" role="status">
            {dialog.noOption}
          </Notice>
        )}
        {options.map(({ key, fr, en }, index) => (
          <div key={key} className={styles.option}>
            <TextField
              id={`option-${key}`}
              label={say(dialog.optionFr, { position: index + 1 })}
              lang="fr"
              maxLength={120}
              value={fr}
              error={isSubmitted && !fr.trim() ? fields.required : null}
              onChange={(words) => write(key, { fr: words })}
            />
            <TextField
              label={say(dialog.optionEn, { position: index + 1 })}
              lang="en"
              optional
              maxLength={120}
              value={en}
              onChange={(words) => write(key, { en: words })}
            />
            <IconButton
              label={say(dialog.removeOption, { position: index + 1 })}
              icon={<IconTrash size={20} aria-hidden="true" />}
              onClick={() => onChange(options.filter((option) => option.key !== key))}
            />
          </div>
        ))}
        {options.length < maxOptions && (
          <button id="add-option" type="button" className={styles.addOption} onClick={add}>
            <IconPlus size={18} aria-hidden="true" /> {dialog.addOption}
          </button>
        )}
      </Stack>
    </fieldset>
  );
}
