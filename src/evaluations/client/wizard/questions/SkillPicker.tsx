import type { EvaluationQuestion } from "#evaluations/contract/evaluation.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { EntityPicker } from "#platform/ui/pickers/EntityPicker.tsx";
import { skillsApi } from "../../queries.ts";

export type PickedSkill = EvaluationQuestion["skill"];

/** The size of a list of suggestions. */
const maxSuggestions = 20;

interface SkillPickerProps {
  id: string;
  error: string | null;
  value: PickedSkill | null;
  onChange: (skill: PickedSkill | null) => void;
}

/** The skill under which a question of one's own stands. */
export function SkillPicker(field: SkillPickerProps) {
  const { dialog } = useTexts("wizard").skills;
  const { language } = useLanguage();
  return (
    <EntityPicker<PickedSkill>
      {...field}
      label={dialog.skill}
      search={async (text) => {
        const search = text.trim();
        const { items } = await skillsApi.catalogue({ limit: maxSuggestions, ...(search ? { search } : {}) });
        return items.map(({ id, name, family }) => ({ id, name, familyName: family.name }));
      }}
      toOption={({ id, name, familyName }) => ({
        id,
        label: translated(language, name).text,
        detail: translated(language, familyName).text,
      })}
      words={dialog.skillWords}
    />
  );
}
