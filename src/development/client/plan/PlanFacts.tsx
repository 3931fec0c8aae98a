import { fullName } from "#people/rules/names.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatMoment } from "#platform/texts.ts";
import { Section, Stack } from "#platform/ui/page/Section.tsx";
import type { Change } from "../../contract/plan.ts";
import { usePlanPage } from "./usePlanPage.ts";
import { useReaders } from "./useReaders.ts";
import styles from "./plan.module.css";

/** Beside the plan: who reads it, and what others changed. */
export function PlanFacts() {
  const { readers, changes: words } = useTexts("developmentPlan");
  const { plan } = usePlanPage();
  const formatReaders = useReaders(plan);
  return (
    <Stack>
      <Section bare title={readers.title}>
        <p className={styles.plain}>{formatReaders(false)}.</p>
        <p className={styles.quiet}>{readers.view}</p>
      </Section>
      {plan.changes.length > 0 && (
        <Section bare title={words.title}>
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

/** What names no objective. */
const isAboutPlan = (kind: Change["kind"]) =>
  kind === "objective_removed" || kind === "cycle_begun" || kind.startsWith("note_");

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
    if (kind === "objective_added") return objective ? words.added : words.addedGone;
    return objective || isAboutPlan(kind) ? words[kind] : words.gone;
  }
}
