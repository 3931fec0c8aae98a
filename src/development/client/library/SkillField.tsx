import { useQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { SelectField } from "#platform/ui/forms/fields.tsx";
import { development } from "../queries.ts";

interface SkillFieldProps {
  field: Omit<ComponentProps<typeof SelectField<string>>, "label" | "description" | "options">;
}

/** The skill of an entry, by its key; one that the company no longer has is said. */
export function SkillField({ field }: SkillFieldProps) {
  const texts = useTexts("developmentLibrary");
  const { language } = useLanguage();
  const { data } = useQuery(development.listLibrarySkills.queryOptions({ input: {} }));
  const known = data?.items ?? [];
  const isKnown = known.some(({ key }) => key === field.value);
  return (
    <SelectField
      {...field}
      label={texts.skill}
      description={data && !isKnown ? texts.noSkillDetail : undefined}
      options={[
        ...(isKnown ? [] : [{ value: field.value, label: texts.noSkill, disabled: true }]),
        ...known.map(({ key, name }) => ({ value: key, label: translated(language, name).text })),
      ]}
    />
  );
}
