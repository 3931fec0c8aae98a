import { NativeSelect, Textarea, TextInput, type InputWrapperProps } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { IconAlertCircle } from "@tabler/icons-react";
import { useId, type ChangeEvent, type HTMLInputAutoCompleteAttribute, type ReactNode } from "react";
import { useAddressInput } from "#platform/client/useAddressInput.ts";
import { useExcess } from "#platform/client/excess.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import type { Language } from "#platform/vocabulary.ts";
import { dayInWords } from "../display/dayInWords.ts";
import styles from "./fields.module.css";

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Help, under the label and before the field. */
  description?: ReactNode;
  error?: string | null | undefined;
  /** Required is the norm; an optional field says so. */
  optional?: boolean;
  disabled?: boolean;
  /** Longer texts stay whole and say so. */
  maxLength?: number;
  name?: string;
  id?: string;
  /** The language of what is typed, when it is not that of the page. */
  lang?: Language;
}

/** What every field of the kit shares: label above, help, then the field, then the error with its icon. */
function useWrapper({ label, description, value, maxLength, optional, ...field }: FieldProps) {
  const { form } = useTexts("platform");
  const error = useExcess(value, maxLength) ?? field.error;
  return {
    label: optional ? (
      <>
        {label} <span className={styles.optional}>{form.optional}</span>
      </>
    ) : (
      label
    ),
    description,
    error: error ? (
      <span className={styles.error}>
        <IconAlertCircle size={18} aria-hidden="true" />
        {error}
      </span>
    ) : undefined,
    inputWrapperOrder: [
      "label",
      "description",
      "input",
      "error",
    ] satisfies InputWrapperProps["inputWrapperOrder"],
    classNames: { label: styles.label, description: styles.description, input: styles.input },
  };
}

/** `id`, `name` and the like, left out when not given (exactOptionalPropertyTypes). */
const given = ({ id, name, lang, onBlur }: FieldProps) => ({
  ...(id === undefined ? {} : { id }),
  ...(name === undefined ? {} : { name }),
  ...(lang === undefined ? {} : { lang }),
  ...(onBlur === undefined ? {} : { onBlur }),
});

interface TextFieldProps extends FieldProps {
  type?: "text" | "email" | "password" | "tel" | "number";
  inputMode?: "numeric" | "text";
  autoComplete?: HTMLInputAutoCompleteAttribute;
  placeholder?: string;
  /** Has the focus when its dialog opens. */
  initialFocus?: boolean;
}

export function TextField({
  type = "text",
  inputMode,
  autoComplete,
  placeholder,
  initialFocus,
  ...field
}: TextFieldProps) {
  const { change, note } = useAddressInput(type === "email", field.onChange);
  return (
    <TextInput
      {...useWrapper(note ? { ...field, description: <output>{note}</output> } : field)}
      {...given(field)}
      type={type}
      inputMode={inputMode}
      value={field.value}
      disabled={field.disabled ?? false}
      required={!field.optional}
      withAsterisk={false}
      autoComplete={autoComplete ?? "off"}
      placeholder={placeholder}
      data-autofocus={initialFocus || undefined}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}

interface TextAreaFieldProps extends FieldProps {
  rows?: number;
  placeholder?: string;
}

export function TextAreaField({ rows = 4, placeholder, ...field }: TextAreaFieldProps) {
  return (
    <Textarea
      {...useWrapper(field)}
      {...given(field)}
      value={field.value}
      rows={rows}
      disabled={field.disabled ?? false}
      required={!field.optional}
      withAsterisk={false}
      placeholder={placeholder}
      resize="vertical"
      // A browser brings only the line of the caret into view, not the rest of the area.
      onFocus={(event) => event.currentTarget.scrollIntoView({ block: "nearest" })}
      onChange={(event) => field.onChange(event.currentTarget.value)}
    />
  );
}

export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

interface SelectFieldProps<Value extends string> extends Omit<FieldProps, "value" | "onChange"> {
  value: Value;
  options: readonly Choice<Value>[];
  onChange: (value: Value) => void;
  /** Read, not shown. */
  hideLabel?: boolean;
}

/** A native select: the phone's own list, every key, nothing to learn. */
export function SelectField<Value extends string>({
  options,
  value,
  onChange,
  hideLabel = false,
  ...field
}: SelectFieldProps<Value>) {
  const shared = { ...field, value, onChange: () => undefined };
  const { label, ...wrapper } = useWrapper(shared);
  return (
    <NativeSelect
      {...wrapper}
      {...(hideLabel ? { "aria-label": field.label } : { label })}
      {...given(shared)}
      value={value}
      disabled={field.disabled ?? false}
      data={options.map((option) => ({ ...option, disabled: option.disabled ?? false }))}
      onChange={(event: ChangeEvent<HTMLSelectElement>) => {
        const chosen = options.find((option) => option.value === event.currentTarget.value);
        if (chosen) onChange(chosen.value);
      }}
    />
  );
}

interface DateFieldProps extends FieldProps {
  /** Calendar dates, 2026-12-04. */
  min?: string;
  max?: string;
}

/**
 * A native date field; its value is a calendar date (2026-12-04) or "". The browser writes it in its own language, in which 12/06
 * may be either month: below, it stands in the words of the page. Their line is there before they are.
 */
export function DateField({ min, max, ...field }: DateFieldProps) {
  const { language } = useLanguage();
  const { error, classNames, ...wrapper } = useWrapper(field);
  const words = dayInWords(language, field.value);
  return (
    <TextInput
      {...wrapper}
      {...given(field)}
      classNames={{ ...classNames, success: styles.words }}
      error={
        error && (
          <>
            {error}
            {words && <span className={styles.words}>{words}</span>}
          </>
        )
      }
      // What stands below a field without an error, and describes it.
      success={words || "\u00A0"}
      withSuccessStyles={false}
      type="date"
      value={field.value}
      min={min}
      max={max}
      disabled={field.disabled ?? false}
      required={!field.optional}
      withAsterisk={false}
      onChange={(event) => field.onChange(event.currentTarget.value)}
    />
  );
}

interface CheckboxFieldProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  description?: ReactNode;
  disabled?: boolean;
}

export function CheckboxField({
  label,
  checked,
  onChange,
  description,
  disabled = false,
}: CheckboxFieldProps) {
  const id = useId();
  return (
    <div className={styles.check}>
      <input
        id={id}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-describedby={description ? `${id}-help` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {description && (
          <p id={`${id}-help`} className={styles.description}>
            {description}
          </p>
        )}
      </div>
    </div>
  );
}
