import { useSay, useTexts } from "#platform/client/language.tsx";
import type { Objective } from "../../contract/plan.ts";

/** « 2 objectifs ajoutés, dont 1 gardé pour vous. » */
export function useAddedWords() {
  const { added: texts } = useTexts("developmentPlan");
  const say = useSay();
  return (added: readonly Pick<Objective, "isPrivate">[]): string => {
    const goals = say(texts.goals, { count: added.length });
    const count = added.filter(({ isPrivate }) => isPrivate).length;
    if (count === 0) return say(texts.none, { goals });
    return say(count === added.length ? texts.all : texts.some, { goals, count });
  };
}
