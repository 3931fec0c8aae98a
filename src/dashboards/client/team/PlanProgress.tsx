import { paths } from "#paths.ts";
import type { ManagedPlan } from "#development/contract/managedPlans.ts";
import { listProgressWords } from "#development/rules/progressWords.ts";
import { fullName } from "#people/rules/names.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import styles from "#teams/client/teams.module.css";
import type { ManagedPerson } from "#teams/contract.ts";

interface PlanProgressProps {
  person: ManagedPerson;
  /** Undefined: not open to the reader. */
  plan: ManagedPlan | undefined;
}

/** What the page of the plan says too: its actions, or its objectives while it has none. */
function useProgressWords(plan: ManagedPlan | undefined): { main: string; rest: string } | null {
  const { managed: texts, progress: words } = useTexts("development");
  const say = useSay();
  if (!plan?.progress) return null;
  const { objectives, actions } = listProgressWords(plan.progress, words, say);
  const [main = texts.noObjective, ...rest] =
    plan.progress.actions > 0 ? actions : [...objectives, ...actions];
  return { main, rest: rest.join(" · ") };
}

const isLate = ({ progress }: ManagedPlan) =>
  progress !== null && progress.lateActions + progress.lateObjectives > 0;

/** The way to the plan on a phone, where its column is left out. */
export function PlanLink({ person, plan }: PlanProgressProps) {
  const { managed: texts } = useTexts("development");
  const say = useSay();
  const progress = useProgressWords(plan);
  if (!plan || (!progress && !person.isActive)) return null;
  const words = progress && [progress.main, progress.rest].filter(Boolean).join(" · ");
  const name = fullName(person);
  return (
    <InternalLink
      to={paths.developmentPlan(person.id)}
      aria-label={words === null ? say(texts.beginOf, { name }) : say(texts.of, { name, words })}
    >
      {words === null ? texts.beginPlan : say(texts.onPhone, { words })}
    </InternalLink>
  );
}

/** How far what a person shares of their plan is, with the way to it; or where to begin one. */
export function PlanProgress({ person, plan }: PlanProgressProps) {
  const { managed: texts } = useTexts("development");
  const say = useSay();
  const progress = useProgressWords(plan);
  const to = paths.developmentPlan(person.id);
  const name = fullName(person);
  if (!plan) return <span className={styles.none}>—</span>;
  if (!progress)
    return (
      <>
        <span className={styles.none}>{texts.none}</span>
        {person.isActive && (
          <>
            {" · "}
            <InternalLink to={to} aria-label={say(texts.beginOf, { name })}>
              {texts.begin}
            </InternalLink>
          </>
        )}
      </>
    );
  const { main, rest } = progress;
  return (
    <>
      <InternalLink to={to} aria-label={say(texts.of, { name, words: main })}>
        {main}
      </InternalLink>
      {rest && <span className={isLate(plan) ? styles.late : styles.none}> · {rest}</span>}
    </>
  );
}
