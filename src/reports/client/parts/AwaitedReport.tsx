import { phases } from "#evaluations/vocabulary.ts";
import { paths } from "#paths.ts";
import { fullName } from "#people/rules/names.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { Page } from "#platform/ui/page/Page.tsx";
import { PhaseLine } from "#platform/ui/display/PhaseLine.tsx";
import type { ReportProgress } from "../../contract.ts";
import { useReportTrail } from "../useReportTrail.ts";
import styles from "./awaited.module.css";

const phaseIndexByStatus = { draft: 0, pending: 0, in_progress: 1, review: 2 } as const;

/** A report that does not exist yet: its progress and, for those who run the evaluation, what it waits for. */
export function AwaitedReport({ progress }: { progress: ReportProgress }) {
  const { awaited: t, title, windowTitle } = useTexts("reports");
  const { language } = useLanguage();
  const say = useSay();
  const trail = useReportTrail(progress);
  const { evaluationId, name, subject, status, dueOn, isSubject, awaitedCount, releasesOn } = progress;
  const isOver = releasesOn !== null || status === "completed" || status === "archived";
  const phase = isOver ? "report" : (phases[phaseIndexByStatus[status]] ?? "report");
  const person = fullName(subject);
  return (
    <Page
      title={person}
      documentTitle={say(windowTitle, { name: person })}
      kicker={`${title} · ${name}`}
      intro={t.intro}
      trail={trail}
    >
      <PhaseLine
        label={t.phasesLabel}
        phases={phases.map((one) => t.phases[one])}
        current={phases.indexOf(phase)}
        doneWord={t.done}
      />
      <div className={styles.awaited}>
        {awaitedCount !== null && <h2>{say(t.missing, { count: awaitedCount })}</h2>}
        <p>
          {releasesOn ? say(t.releases, { date: formatDay(language, releasesOn) }) : t.states[phase]}
          {phase === "answering" && dueOn && ` ${say(t.due, { date: formatDay(language, dueOn) })}`}
        </p>
        {isSubject ? (
          <LinkButton to={paths.myEvaluations()}>{t.mine}</LinkButton>
        ) : (
          <LinkButton variant="primary" to={paths.evaluation(evaluationId)}>
            {t.controlRoom}
          </LinkButton>
        )}
      </div>
    </Page>
  );
}
