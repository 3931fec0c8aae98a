import { useQuery } from "@tanstack/react-query";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { compareWords, translated } from "#platform/texts.ts";
import { SelectField } from "#platform/ui/forms/fields.tsx";
import { FormSection } from "#platform/ui/forms/FormLayout.tsx";
import type { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import { jobs } from "../queries.ts";
import { DescriptionField, NameField } from "../WordFields.tsx";
import { PositionSkills } from "./PositionSkills.tsx";
import type { PositionValues } from "./positionValues.ts";

interface PositionFieldsProps {
  form: ReturnType<typeof useEditForm<PositionValues>>;
  /** The family that the position has: it stays to be chosen, archived or not yet fetched. */
  held?: { id: string; name: { fr: string; en: string | null } };
}

/** The fields of a position, for a new one and for one that exists. */
export function PositionFields({ form, held }: PositionFieldsProps) {
  const { fields } = useTexts("jobs");
  const { choose } = useTexts("skills");
  const { language } = useLanguage();
  const listed = useQuery(jobs.listFamilies.queryOptions({ input: {} })).data?.items ?? [];
  const families = [...listed, ...(held && !listed.some(({ id }) => id === held.id) ? [held] : [])]
    .map(({ id, name }) => ({ value: id, label: translated(language, name).text }))
    .toSorted((a, b) => compareWords(language, a.label, b.label));
  return (
    <>
      <NameField form={form} />
      <SelectField
        {...form.field("familyId")}
        label={fields.family}
        options={[...(form.values.familyId ? [] : [{ value: "", label: choose }]), ...families]}
      />
      <DescriptionField form={form} />
      <FormSection title={fields.skills}>
        <PositionSkills {...form.field("skills")} onUnmatched={(text) => form.set("unmatchedSkill", text)} />
      </FormSection>
    </>
  );
}
