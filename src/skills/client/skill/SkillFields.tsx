import { useQuery } from "@tanstack/react-query";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { SelectField } from "#platform/ui/forms/fields.tsx";
import { BilingualField, type Bilingual } from "#platform/ui/forms/BilingualField.tsx";
import type { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import { skills } from "../queries.ts";
import { toNameFields } from "../namedFields.ts";

export interface SkillValues {
  familyId: string;
  name: Bilingual;
  description: Bilingual;
}

export const toSkillInput = ({ familyId, ...words }: SkillValues) => ({ familyId, ...toNameFields(words) });

export const checkSkill = ({ familyId, name }: SkillValues) => ({
  familyId: familyId ? null : ("required" as const),
  name: name.fr.trim() ? null : ("required" as const),
});

/** The fields of a skill, for a new one and for one that exists. */
export function SkillFields({ form }: { form: ReturnType<typeof useEditForm<SkillValues>> }) {
  const texts = useTexts("skills");
  const { language } = useLanguage();
  const families = useQuery(skills.families.queryOptions({ input: {} })).data?.items ?? [];
  const chosen = form.values.familyId;
  return (
    <>
      <BilingualField labels={texts.nameFields} maxLength={120} {...form.field("name")} />
      <SelectField
        {...form.field("familyId")}
        label={texts.family}
        options={[
          ...(chosen ? [] : [{ value: "", label: texts.choose }]),
          ...families
            .filter(({ id, isArchived }) => !isArchived || id === chosen)
            .map(({ id, name }) => ({ value: id, label: translated(language, name).text })),
        ]}
      />
      <BilingualField
        labels={texts.descriptionFields}
        rows={3}
        maxLength={600}
        optional
        {...form.field("description")}
      />
    </>
  );
}
