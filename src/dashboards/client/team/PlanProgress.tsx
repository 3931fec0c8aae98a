import { paths } from "#paths.ts";
import type { ManagedPlan } from "#development/contract/managedPlans.ts";
import { fullName } from "#people/rules/names.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import styles from "#teams/client/teams.module.css";
import type { ManagedPerson } from "#teams/contract.ts";

interface PlanProgressProps {
  person: ManagedPerson;
  /** Undefined: on its way, or not open to the reader. */
  plan: ManagedPlan | undefined;
}

/** The way to the plan on a phone, where its column is left out. */
export function PlanLink({ person, plan }: PlanProgressProps) {
  const { team: texts } = useTexts("mine");
  const say = useSay();
  if (!plan) return null;
  const share = plan.progress && say(texts.planShare, { share: Math.round(plan.progress.share * 100) });
  const words = [texts.plan, share].filter(Boolean).join(" ");
  return (
    <span className={styles.onPhone}>
      <InternalLink to={paths.developmentPlan(person.id)} aria-label={`${words}, ${fullName(person)}`}>
        {words}
      </InternalLink>
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
  const { open, overdue } = plan.progress;
  const share = say(texts.planShare, { share: Math.round(plan.progress.share * 100) });
  const counts = [
    overdue > 0 && say(texts.planOverdue, { count: overdue }),
    open > 0 && say(texts.planOpen, { count: open }),
  ].filter(Boolean);
  return (
    <>
      <InternalLink to={to} aria-label={say(texts.planOf, { name, share })}>
        {share}
      </InternalLink>
      {counts.length > 0 && <span className={styles.none}> · {counts.join(", ")}</span>}
    </>
  );
}
