import { useQuery } from "@tanstack/react-query";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import type { Objective } from "../../../contract/plan.ts";
import { development } from "../../queries.ts";

/** The skills that the company asks about, family by family; with the one that the objective has, archived since or not. */
export function useSkillOptions(own: Objective["skill"]): { value: string; label: string }[] {
  const { dialog: texts } = useTexts("developmentPlan");
  const { language } = useLanguage();
  const { data } = useQuery(development.listLibrarySkills.queryOptions({ input: {} }));
  const known = data?.items ?? [];
  const skills = own && !known.some(({ id }) => id === own.id) ? [own, ...known] : known;
  return [
    { value: "", label: texts.noSkill },
    ...skills.map(({ id, name }) => ({ value: id, label: translated(language, name).text })),
  ];
}
