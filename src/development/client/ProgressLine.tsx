import { fullName } from "#people/rules/names.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import type { Plan } from "../contract/plan.ts";
import { computeProgress } from "../rules/progress.ts";
import { listProgressWords } from "../rules/progressWords.ts";
import { selectCurrent } from "../rules/objective.ts";

/** How far a plan is in its current cycle; `named`: whose it is too. */
export function ProgressLine({ plan, named }: { plan: Plan; named: boolean }) {
  const { progress: texts, managed } = useTexts("development");
  const say = useSay();
  const current = selectCurrent(plan);
  const progress = computeProgress(current, { today: plan.today, sharedOnly: false });
  const { objectives, actions } = listProgressWords(progress, texts, say);
  // What there is stands in an earlier cycle.
  const none = current.length === 0 && plan.objectives.length > 0 ? [managed.noObjective] : [];
  return [...(named ? [fullName(plan.person)] : []), ...none, ...objectives, ...actions].join(" · ");
}
