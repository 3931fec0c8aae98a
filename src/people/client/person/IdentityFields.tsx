import { useTexts } from "#platform/client/language.tsx";
import { DateField, SelectField, TextField } from "#platform/ui/fields.tsx";
import { FieldPair, FormSection } from "#platform/ui/forms/FormLayout.tsx";
import type { Language } from "#platform/vocabulary.ts";
import type { PersonFormControls } from "./formOf.ts";

/** Who somebody is, and how to reach them. */
export function IdentityFields({ form }: { form: PersonFormControls }) {
  const { labels, sections, languages } = useTexts("people");
  return (
    <FormSection title={sections.identity}>
      <FieldPair>
        <TextField label={labels.firstName} maxLength={80} {...form.field("firstName")} />
        <TextField label={labels.lastName} maxLength={80} optional {...form.field("lastName")} />
      </FieldPair>
      <FieldPair>
        <TextField type="tel" label={labels.mobile} maxLength={40} optional {...form.field("mobile")} />
        <SelectField<Language>
          {...form.field("language")}
          label={labels.language}
          options={[
            { value: "fr", label: languages.fr },
            { value: "en", label: languages.en },
          ]}
        />
      </FieldPair>
      <FieldPair>
        <DateField {...form.field("birthday")} label={labels.birthday} optional min="1900-01-01" />
      </FieldPair>
    </FormSection>
  );
}
