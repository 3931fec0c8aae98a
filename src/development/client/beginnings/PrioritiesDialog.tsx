import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay, translated, whoseName } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { Dialog } from "#platform/ui/layers/Dialog.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import type { ReportPriorities } from "../../contract/priorities.ts";
import { countOpen, suggestedObjectives } from "../../rules/objective.ts";
import { advisePriorities, isInPlan } from "../../rules/priorities.ts";
import type { Pillar } from "../../vocabulary.ts";
import { usePlanPage } from "../plan/usePlanPage.ts";
import { development } from "../queries.ts";
import { proposeFromPriorities, type ProposedObjective } from "./beginning.ts";
import { PriorityLine } from "./PriorityLine.tsx";
import { useBeginningTexts } from "./useBeginningTexts.ts";
import styles from "./beginnings.module.css";

interface PrioritiesDialogProps {
  /** Whose report it is; without one, the latest. */
  evaluationId?: string | undefined;
  pillar: Pillar;
  /** The skills of those that are chosen. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  onChoose: (proposed: readonly ProposedObjective[]) => void;
  onClose: () => void;
}

/** What a report points out, of which two or three become objectives. Another than the person is told first that this opens it. */
export function PrioritiesDialog({
  evaluationId: asked,
  pillar,
  chosen,
  onChange,
  onChoose,
  onClose,
}: PrioritiesDialogProps) {
  const { report: texts } = useBeginningTexts();
  const { add, beginning } = useTexts("developmentPlan");
  const { language } = useLanguage();
  const say = useSay();
  const { plan, isOwn, ask } = usePlanPage();
  const [isOpened, setIsOpened] = useState(isOwn || chosen.length > 0);
  const { id: profileId, firstName: first } = plan.person;
  const query = useQuery({
    ...development.prioritiesFromReport.queryOptions({
      input: { profileId, ...(asked && { evaluationId: asked }) },
    }),
    enabled: isOpened,
  });
  const report = query.data?.report;
  const toSentence = (skill: { fr: string; en: string | null }) =>
    say(texts.sentence, { skill: translated(language, skill).text });
  const goOn = ({ evaluationId, points }: ReportPriorities) => {
    const priorities = points.filter(({ skillId }) => chosen.includes(skillId));
    onChoose(proposeFromPriorities(priorities, { evaluationId, pillar, toSentence }));
  };
  const footer = isOpened ? (
    query.data &&
    (report && report.points.length > 0 ? (
      <Button
        variant="primary"
        disabledReason={chosen.length === 0 ? texts.advice.none : null}
        onClick={() => goOn(report)}
      >
        {texts.next}
      </Button>
    ) : (
      <>
        <Button onClick={() => ask({ kind: "objective", objectiveId: null, pillar })}>{add}</Button>
        <Button variant="primary" onClick={() => ask({ kind: "models", pillar })}>
          {beginning.model}
        </Button>
      </>
    ))
  ) : (
    <Button variant="primary" initialFocus onClick={() => setIsOpened(true)}>
      {texts.open}
    </Button>
  );
  return (
    <Dialog open onClose={onClose} title={texts.title} footer={footer}>
      {isOpened ? (
        <QueryView query={query}>
          {() =>
            report && report.points.length > 0 ? (
              <Points report={report} chosen={chosen} onChange={onChange} />
            ) : (
              <p>
                {report &&
                  `${say(texts.from, { name: report.name, date: formatDay(language, report.releasedOn) })} `}
                {report ? texts.noPoint : texts.noReport}
              </p>
            )
          }
        </QueryView>
      ) : (
        <p>{say(texts.opening, { whose: whoseName(language, first), first })}</p>
      )}
    </Dialog>
  );
}

interface PointsProps {
  report: ReportPriorities;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

function Points({ report, chosen, onChange }: PointsProps) {
  const { report: texts } = useBeginningTexts();
  const { language } = useLanguage();
  const say = useSay();
  const { dialog } = useTexts("developmentPlan");
  const { plan, isOwn } = usePlanPage();
  const openCount = countOpen(plan.objectives);
  const advice = useId();
  const { name, releasedOn, points } = report;
  return (
    <>
      <p className={styles.words}>
        {say(texts.from, { name, date: formatDay(language, releasedOn) })}{" "}
        {isOwn ? texts.words : texts.otherWords}
      </p>
      {openCount >= suggestedObjectives && (
        <p className={styles.words}>{say(dialog.enough, { count: openCount })}</p>
      )}
      <ul className={styles.lines}>
        {points.map((point) => (
          <PriorityLine
            key={point.skillId}
            point={point}
            facts={[
              point.mostlyManager && texts.mostlyManager,
              point.isEssential && texts.essential,
              point.companySkillId === null && texts.skillGone,
              isInPlan(plan.objectives, point.companySkillId) && texts.inPlan[isOwn ? "own" : "others"],
            ]
              .filter(Boolean)
              .join(" · ")}
            chosen={chosen}
            adviceId={advice}
            onChange={onChange}
          />
        ))}
      </ul>
      <output id={advice} className={styles.advice}>
        {texts.advice[advisePriorities(chosen.length)]}
      </output>
    </>
  );
}
