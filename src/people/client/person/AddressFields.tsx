import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { SelectField, TextField } from "#platform/ui/fields.tsx";
import { FieldPair, FormSection } from "#platform/ui/forms/FormLayout.tsx";
import { countryChoices, provinceChoices } from "./factFields.ts";

interface AddressForm {
  values: { country: string; state: string };
  field: (name: "addressLine1" | "addressLine2" | "city" | "zip" | "state" | "country") => {
    value: string;
    onChange: (value: string) => void;
  };
}

/** Where somebody lives: the provinces are known of Canada, elsewhere the region is written. */
export function AddressFields({ form }: { form: AddressForm }) {
  const { labels, sections, provinces, notGiven } = useTexts("people");
  const { language } = useLanguage();
  const { country, state } = form.values;
  return (
    <FormSection title={sections.address}>
      <TextField label={labels.addressLine1} maxLength={200} optional {...form.field("addressLine1")} />
      <TextField label={labels.addressLine2} maxLength={200} optional {...form.field("addressLine2")} />
      <FieldPair>
        <TextField label={labels.city} maxLength={100} optional {...form.field("city")} />
        <TextField label={labels.zip} maxLength={20} optional {...form.field("zip")} />
      </FieldPair>
      <FieldPair>
        {country === "CA" ? (
          <SelectField
            {...form.field("state")}
            label={labels.province}
            optional
            options={provinceChoices(provinces, notGiven, state)}
          />
        ) : (
          <TextField label={labels.state} maxLength={100} optional {...form.field("state")} />
        )}
        <SelectField
          {...form.field("country")}
          label={labels.country}
          optional
          options={countryChoices(language, notGiven)}
        />
      </FieldPair>
    </FormSection>
  );
}
