import type { EvaluationRow } from "#evaluations/contract.ts";
import { isBeforeLaunch } from "#evaluations/rules/status.ts";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { InternalLink } from "#platform/ui/InternalLink.tsx";
import type { Column } from "#platform/ui/QueryTable.tsx";
import { Ring } from "#platform/ui/Ring.tsx";
import { VisuallyHidden } from "#platform/ui/VisuallyHidden.tsx";
import { Status } from "../Status.tsx";
import shared from "../evaluations.module.css";
import styles from "./list.module.css";

/** A draft leads back to its preparation, everything else to the control room. */
const placeOf = ({ id, status }: EvaluationRow) =>
  isBeforeLaunch(status) ? paths.editEvaluation(id) : paths.evaluation(id);

export function useEvaluationColumns(): Column<EvaluationRow>[] {
  const texts = useTexts("evaluations");
  const say = useSay();
  const { language } = useLanguage();
  const { columns } = texts.list;
  const { ring } = useTexts("kit");
  const none = (words: string) => <span className={shared.none}>{words}</span>;
  return [
    {
      key: "name",
      header: columns.name,
      isName: true,
      cell: (row) => (
        <>
          <InternalLink to={placeOf(row)} className={styles.name}>
            {row.name || texts.untitled}
          </InternalLink>
          <span className={styles.type}>{texts.types[row.evaluationType]}</span>
        </>
      ),
    },
    {
      key: "subject",
      header: columns.subject,
      cell: ({ subjectName }) => subjectName ?? none(texts.noSubject),
    },
    { key: "status", header: columns.status, cell: ({ status }) => <Status status={status} /> },
    {
      key: "answers",
      header: columns.answers,
      cell: ({ status, answeredCount, participantCount }) =>
        isBeforeLaunch(status) ? (
          none(texts.list.notStarted)
        ) : answeredCount === null || participantCount === null ? (
          none(texts.list.inTheReport)
        ) : (
          <>
            <Ring
              answered={answeredCount}
              total={participantCount}
              size={36}
              label={<span aria-hidden="true">{`${answeredCount}/${participantCount}`}</span>}
            />
            <VisuallyHidden>{say(ring, { count: answeredCount, total: participantCount })}</VisuallyHidden>
          </>
        ),
    },
    {
      key: "questions",
      header: columns.questions,
      align: "end",
      onlyWide: true,
      cell: ({ questionCount }) => say("{count}", { count: questionCount }),
    },
    {
      key: "due",
      header: columns.due,
      cell: ({ dueOn }) =>
        dueOn ? (
          <span className={styles.day}>{formatDay(language, dueOn, "medium")}</span>
        ) : (
          none(texts.noDue)
        ),
    },
    { key: "author", header: columns.author, onlyWide: true, cell: ({ authorName }) => authorName },
  ];
}
