import { fullName } from "#people/rules/names.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import type { Plan } from "../contract/plan.ts";
import { computeProgress } from "../rules/progress.ts";

/** How far a plan is; `named`: whose it is too. */
export function ProgressLine({ plan: { person, objectives, today }, named }: { plan: Plan; named: boolean }) {
  const { progress: texts } = useTexts("development");
  const say = useSay();
  const { reached, actions, done, overdue, ...counts } = computeProgress(objectives, {
    today,
    sharedOnly: false,
  });
  return [
    named && fullName(person),
    counts.objectives > 0 && say(texts.objectives, { count: counts.objectives }),
    reached > 0 && say(texts.reached, { count: reached }),
    actions > 0 && say(texts.done, { count: done, total: actions }),
    overdue > 0 && say(texts.late, { count: overdue }),
  ]
    .filter(Boolean)
    .join(" · ");
}
