import type { ComponentProps } from "react";
import { useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { BilingualField } from "#platform/ui/forms/BilingualField.tsx";
import type { PulseContent } from "../../../contract/content.ts";
import { confirm, rewrite } from "../../../rules/translation.ts";
import styles from "../editor.module.css";

type Words = PulseContent["name"];
interface WordsFieldProps extends Omit<ComponentProps<typeof BilingualField>, "value" | "onChange"> {
  /** Missing English is null. */
  value: Words;
  onChange: (value: Words) => void;
}

/** Words of a draft in both languages; where the French has changed alone, the English is to be read again. */
export function WordsField({ value, onChange, ...field }: WordsFieldProps) {
  const { review } = useTexts("pulseEditor");
  return (
    <div>
      <BilingualField
        {...field}
        value={{ fr: value.fr, en: value.en ?? "" }}
        onChange={({ fr, en }) => onChange(rewrite(value, { fr, en: en === "" ? null : en }))}
      />
      {value.toReview && (
        <p className={styles.review}>
          <span className={styles.badge}>{review.badge}</span>
          <span>{review.why}</span>
          <Button variant="quiet" size="small" onClick={() => onChange(confirm(value))}>
            {review.confirm}
          </Button>
        </p>
      )}
    </div>
  );
}
