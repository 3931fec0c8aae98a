import { useSay, useTexts } from "#platform/client/language.tsx";
import { maxCountedUses } from "../rules/lists.ts";

/** In how many evaluations something is, in words: « Utilisée dans 4 évaluations ». */
export function useUsesWords() {
  const { uses } = useTexts("skills");
  const say = useSay();
  return {
    brief: (count: number) =>
      count > maxCountedUses ? say(uses.briefMany, { count: maxCountedUses }) : String(count),
    whole: (count: number) =>
      count === 0
        ? uses.none
        : count > maxCountedUses
          ? say(uses.many, { count: maxCountedUses })
          : say(uses.some, { count }),
  };
}
