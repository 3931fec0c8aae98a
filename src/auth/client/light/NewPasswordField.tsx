import { passwordChecklist } from "#accounts/rules.ts";
import { useTexts } from "#platform/client/language.tsx";
import { PasswordField } from "#platform/light/PasswordField.tsx";
import type { FieldBinding } from "#platform/light/useForm.ts";

/** A password being chosen, with what it needs ticked as one types. */
export function NewPasswordField({ label, field }: { label: string; field: FieldBinding }) {
  const { checklist } = useTexts("auth");
  return (
    <PasswordField
      {...field}
      label={label}
      autoComplete="new-password"
      checklist={passwordChecklist(field.value).map(({ need, done }) => ({ label: checklist[need], done }))}
    />
  );
}
