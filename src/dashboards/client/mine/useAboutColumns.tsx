import type { AboutMe, MyPart } from "#answers/contract.ts";
import { phases } from "#evaluations/vocabulary.ts";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import type { Column } from "#platform/ui/lists/QueryTable.tsx";
import { statusMarks } from "#evaluations/client/Status.tsx";
import { StatusBadge } from "#platform/ui/display/StatusBadge.tsx";
import { getPhaseIndex, resolveTurn } from "../../rules/parts.ts";
import styles from "../dashboards.module.css";
import { useTurns } from "../useTurns.ts";

/** The phase and the due date: who answers, and how many, is for the report to say. */
export function useAboutColumns(toDo: readonly MyPart[]): Column<AboutMe>[] {
  const texts = useTexts("dashboards");
  const mine = useTexts("mine");
  const { language } = useLanguage();
  const say = useSay();
  const turns = useTurns();
  const phaseWord = (about: AboutMe) => {
    if (about.status === "archived") return mine.about.archived;
    const phase = phases[getPhaseIndex(about)];
    return phase ? texts.phases[phase] : mine.about.completed;
  };
  return [
    { key: "name", header: mine.columns.evaluation, isName: true, cell: ({ name }) => name },
    {
      key: "phase",
      header: mine.columns.phase,
      cell: (about) => (
        <span className={styles.phase}>
          <StatusBadge variant={statusMarks[about.status]}>{phaseWord(about)}</StatusBadge>
          {about.status !== "archived" && (
            <span className={styles.sub}>{turns[resolveTurn(about, toDo)]}</span>
          )}
        </span>
      ),
    },
    {
      key: "due",
      header: mine.columns.due,
      cell: ({ dueOn }) => (dueOn ? formatDay(language, dueOn) : mine.noDue),
    },
    {
      key: "action",
      header: mine.columns.action,
      hideHeader: true,
      align: "end",
      cell: ({ reportReady, evaluationId, name }) =>
        reportReady && (
          <LinkButton
            size="small"
            to={paths.report(evaluationId)}
            accessibleName={say(texts.answerNamed, { verb: texts.readReport, title: name })}
          >
            {texts.readReport}
          </LinkButton>
        ),
    },
  ];
}
