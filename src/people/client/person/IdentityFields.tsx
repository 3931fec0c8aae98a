import { useTexts } from "#platform/client/language.tsx";
import { TextField } from "#platform/ui/forms/fields.tsx";
import { FieldPair, FormSection } from "#platform/ui/forms/FormLayout.tsx";
import { fieldsIn } from "../../rules/fields.ts";
import { FactFields } from "./FactFields.tsx";
import type { PersonFormControls } from "./formOf.ts";

/** The names and contact details of a person. */
export function IdentityFields({ form }: { form: PersonFormControls }) {
  const { labels, sections } = useTexts("people");
  return (
    <FormSection title={sections.identity}>
      <FieldPair>
        <TextField label={labels.firstName} maxLength={80} {...form.field("firstName")} />
        <TextField label={labels.lastName} maxLength={80} optional {...form.field("lastName")} />
      </FieldPair>
      <FactFields form={form} names={fieldsIn("contact", "identity")} />
    </FormSection>
  );
}
