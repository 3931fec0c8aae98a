import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { SelectField } from "#platform/ui/forms/fields.tsx";
import { FieldPair, FormSection } from "#platform/ui/forms/FormLayout.tsx";
import { FactField, type FactForm } from "./FactFields.tsx";
import { countryChoices, provinceChoices } from "./factFields.ts";

interface AddressForm extends FactForm {
  values: { country: string; state: string };
}

/** The home address: Canada has a list of provinces, for other countries the region is free text. */
export function AddressFields({ form }: { form: AddressForm }) {
  const { labels, sections, provinces, notGiven } = useTexts("people");
  const { language } = useLanguage();
  const { country, state } = form.values;
  return (
    <FormSection title={sections.address}>
      <FactField form={form} name="addressLine1" />
      <FactField form={form} name="addressLine2" />
      <FieldPair>
        <FactField form={form} name="city" />
        <FactField form={form} name="zip" />
      </FieldPair>
      <FieldPair>
        {country === "CA" ? (
          <SelectField
            {...form.at<string>("state")}
            label={labels.province}
            optional
            options={provinceChoices(provinces, notGiven, state)}
          />
        ) : (
          <FactField form={form} name="state" />
        )}
        <SelectField
          {...form.at<string>("country")}
          label={labels.country}
          optional
          options={countryChoices(language, notGiven)}
        />
      </FieldPair>
    </FormSection>
  );
}
