import { useTexts } from "#platform/client/language.tsx";
import { useWordRules } from "../useWordRules.ts";
import type { PositionValues } from "./positionValues.ts";

/** What is wrong in the form of a position, new or not, and where a refusal of the server is shown. */
export function usePositionRules() {
  const { fields, skills } = useTexts("jobs");
  const { labels, check, ...rules } = useWordRules();
  return {
    ...rules,
    labels: {
      name: labels.name,
      familyId: fields.family,
      description: labels.description,
      skills: fields.skills,
    },
    check: (values: PositionValues) => ({
      ...check(values),
      familyId: values.familyId ? null : ("required" as const),
      skills: values.unmatchedSkill ? { sentence: skills.picker.unmatched } : null,
    }),
  };
}
