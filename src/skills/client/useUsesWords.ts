import { useSay, useTexts } from "#platform/client/language.tsx";
import { mostUses } from "../rules/lists.ts";

/** In how many evaluations something is, in words: « Utilisée dans 4 évaluations ». */
export function useUsesWords() {
  const { uses } = useTexts("skills");
  const say = useSay();
  return {
    brief: (count: number) => (count > mostUses ? say(uses.briefMany, { count: mostUses }) : String(count)),
    whole: (count: number) =>
      count === 0
        ? uses.none
        : count > mostUses
          ? say(uses.many, { count: mostUses })
          : say(uses.some, { count }),
  };
}
