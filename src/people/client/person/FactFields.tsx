import { useTexts } from "#platform/client/language.tsx";
import { DateField, SelectField, TextField } from "#platform/ui/forms/fields.tsx";
import { FieldPair } from "#platform/ui/forms/FormLayout.tsx";
import type { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import { getFieldSpec } from "../../rules/fields.ts";
import type { PersonFieldName } from "../../vocabulary/fields.ts";

/** Any form that holds facts under their names. */
export type FactForm = Pick<ReturnType<typeof useEditForm<object>>, "at">;

interface FactFieldProps {
  form: FactForm;
  name: PersonFieldName;
  /** One’s own: the browser may know it. */
  isOwn?: boolean;
  hint?: string;
}

type Words = Readonly<Partial<Record<string, Readonly<Record<string, string>>>>>;

/** The field of a fact, by its kind (vocabulary/fields.ts). */
export function FactField({ form, name, isOwn = false, hint }: FactFieldProps) {
  const texts = useTexts("people");
  const spec = getFieldSpec(name);
  const field = { ...form.at<string>(name), label: texts.labels[name], description: hint };
  if (spec.kind === "choice") {
    const words: Words = texts.values;
    return (
      <SelectField
        {...field}
        options={spec.values.map((value) => ({ value, label: words[name]?.[value] ?? value }))}
      />
    );
  }
  if (spec.kind === "date") return <DateField {...field} optional min="1900-01-01" />;
  return (
    <TextField
      {...field}
      type={spec.kind === "phone" ? "tel" : "text"}
      maxLength={spec.maxLength}
      optional
      autoComplete={isOwn && spec.kind === "phone" ? "tel" : "off"}
    />
  );
}

/** Several of them, two side by side. */
export const FactFields = ({ form, names }: { form: FactForm; names: readonly PersonFieldName[] }) =>
  names.flatMap((name, at) =>
    at % 2 === 0
      ? [
          <FieldPair key={name}>
            {names.slice(at, at + 2).map((one) => (
              <FactField key={one} form={form} name={one} />
            ))}
          </FieldPair>,
        ]
      : [],
  );
