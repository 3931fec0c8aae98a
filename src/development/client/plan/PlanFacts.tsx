import { fullName } from "#people/rules/names.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay, formatMoment } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { Section, Stack } from "#platform/ui/page/Section.tsx";
import type { Change } from "../../contract/plan.ts";
import { usePlanPage } from "./usePlanPage.ts";
import { useReaders } from "./useReaders.ts";
import styles from "./plan.module.css";

/** Beside the plan: who reads it, and what others changed. */
export function PlanFacts() {
  const { readers, changes: words } = useTexts("developmentPlan");
  const { language } = useLanguage();
  const say = useSay();
  const { plan, actions } = usePlanPage();
  const formatReaders = useReaders(plan);
  return (
    <Stack>
      <Section title={readers.title}>
        <p className={styles.plain}>{formatReaders(false)}.</p>
        <p className={styles.quiet}>{readers.view}</p>
        {plan.managers.map(
          ({ opensOn, ...manager }) =>
            opensOn && (
              <div key={manager.id} className={styles.waiting}>
                <p className={styles.plain}>
                  {say(readers.waiting, { name: fullName(manager), date: formatDay(language, opensOn) })}{" "}
                  {readers.kept}
                </p>
                <Button
                  size="small"
                  accessibleName={`${readers.open}\u00A0: ${fullName(manager)}`}
                  busy={actions.open.busy}
                  onClick={() => void actions.open.run(manager.id)}
                >
                  {readers.open}
                </Button>
              </div>
            ),
        )}
      </Section>
      {plan.changes.length > 0 && (
        <Section title={words.title}>
          <ul className={styles.changes}>
            {plan.changes.map((change) => (
              <ChangeLine key={change.id} change={change} />
            ))}
          </ul>
        </Section>
      )}
    </Stack>
  );
}

function ChangeLine({ change }: { change: Change }) {
  const { changes: words } = useTexts("developmentPlan");
  const { language } = useLanguage();
  const say = useSay();
  const { kind, objective, by, at } = change;
  return (
    <li>
      {say(chooseWords(), { name: fullName(by), objective: objective?.sentence ?? "" })}
      <span className={styles.quiet}>{formatMoment(language, new Date(at))}</span>
    </li>
  );

  function chooseWords() {
    if (kind === "objective_removed" || kind === "cycle_begun") return words[kind];
    if (kind === "objective_added") return objective ? words.added : words.addedGone;
    return objective ? words[kind] : words.gone;
  }
}
