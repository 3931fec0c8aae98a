import { paths } from "#paths.ts";
import type { ManagedPlan } from "#development/contract/managedPlans.ts";
import { fullName } from "#people/rules/names.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import type { Texts } from "#platform/texts.ts";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import styles from "#teams/client/teams.module.css";
import type { ManagedPerson } from "#teams/contract.ts";

interface PlanProgressProps {
  person: ManagedPerson;
  /** Undefined: on its way, or not open to the reader. */
  plan: ManagedPlan | undefined;
}

/** What is late comes first. */
const listCounts = (
  { open, overdue }: NonNullable<ManagedPlan["progress"]>,
  texts: Texts["mine"]["team"],
  say: ReturnType<typeof useSay>,
): string[] => [
  ...(overdue > 0 ? [say(texts.planOverdue, { count: overdue })] : []),
  ...(open > 0 ? [say(texts.planOpen, { count: open })] : []),
];

/** The way to the plan on a phone, where its column is left out. */
export function PlanLink({ person, plan }: PlanProgressProps) {
  const { team: texts } = useTexts("mine");
  const say = useSay();
  if (!plan) return null;
  const share = plan.progress && say(texts.planShare, { share: Math.round(plan.progress.share * 100) });
  const words = [texts.plan, share].filter(Boolean).join(" ");
  const counts = plan.progress ? listCounts(plan.progress, texts, say) : [];
  return (
    <span className={styles.onPhone}>
      <InternalLink to={paths.developmentPlan(person.id)} aria-label={`${words}, ${fullName(person)}`}>
        {words}
      </InternalLink>
      {counts.length > 0 && `, ${counts.join(", ")}`}
      {" · "}
    </span>
  );
}

/** How far what a person shares of their plan is, with the way to it. */
export function PlanProgress({ person, plan }: PlanProgressProps) {
  const { team: texts } = useTexts("mine");
  const say = useSay();
  if (!plan) return null;
  const to = paths.developmentPlan(person.id);
  const name = fullName(person);
  if (!plan.progress)
    return (
      <InternalLink to={to} aria-label={say(texts.openPlanOf, { name })}>
        {texts.openPlan}
      </InternalLink>
    );
  const share = say(texts.planShare, { share: Math.round(plan.progress.share * 100) });
  const counts = listCounts(plan.progress, texts, say);
  return (
    <>
      <InternalLink to={to} aria-label={say(texts.planOf, { name, share })}>
        {share}
      </InternalLink>
      {counts.length > 0 && <span className={styles.none}> · {counts.join(", ")}</span>}
    </>
  );
}
