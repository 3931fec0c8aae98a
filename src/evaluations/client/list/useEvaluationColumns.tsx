import type { EvaluationRow } from "#evaluations/contract/evaluation.ts";
import { isBeforeLaunch } from "#evaluations/rules/status.ts";
import { paths } from "#paths.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { ActionMenu } from "#platform/ui/actions/ActionMenu.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import type { Action } from "#platform/ui/layers/ActionList.tsx";
import type { Column } from "#platform/ui/lists/QueryTable.tsx";
import { Ring } from "#platform/ui/display/Ring.tsx";
import { tooltip } from "#platform/ui/tooltip/tooltip.ts";
import { VisuallyHidden } from "#platform/ui/display/VisuallyHidden.tsx";
import { Status } from "../Status.tsx";
import shared from "../evaluations.module.css";

/** A draft leads back to its preparation, everything else to the control room. */
export const getEvaluationPath = ({ id, status }: EvaluationRow) =>
  status === "draft" ? paths.editEvaluation(id) : paths.evaluation(id);

/** @param listActions what the menu of a row offers; without it the rows have none */
export function useEvaluationColumns(
  listActions?: (row: EvaluationRow) => Action[],
): Column<EvaluationRow>[] {
  const texts = useTexts("evaluations");
  const { language } = useLanguage();
  const { columns } = texts.list;
  const getName = ({ name }: EvaluationRow) => name || texts.untitled;
  const buildActionsColumn = (listRowActions: (row: EvaluationRow) => Action[]): Column<EvaluationRow> => ({
    key: "actions",
    header: columns.actions,
    hideHeader: true,
    corner: true,
    align: "end",
    width: "52px",
    cell: (row) => <ActionMenu name={getName(row)} actions={listRowActions(row)} />,
  });
  const none = (words: string) => <span className={shared.none}>{words}</span>;
  return [
    {
      key: "name",
      header: columns.name,
      isName: true,
      sort: "name",
      width: "20%",
      cell: (row) => (
        <InternalLink to={getEvaluationPath(row)} title={getName(row)}>
          {getName(row)}
        </InternalLink>
      ),
    },
    {
      key: "type",
      header: columns.type,
      onlyWide: true,
      width: "11%",
      whole: ({ evaluationType }) => texts.types[evaluationType],
      cell: ({ evaluationType }) => texts.list.types[evaluationType],
    },
    {
      key: "subject",
      header: columns.subject,
      onPhone: "detail",
      width: "15%",
      whole: ({ subjectName }) => subjectName ?? "",
      cell: ({ subjectName }) => subjectName ?? none(texts.noSubject),
    },
    {
      key: "status",
      header: columns.status,
      onPhone: "aside",
      width: "140px",
      cell: ({ status }) => <Status status={status} />,
    },
    {
      key: "answers",
      header: columns.answers,
      width: "112px",
      cell: ({ status, answeredCount, participantCount }) =>
        isBeforeLaunch(status) ? (
          none(texts.list.notStarted)
        ) : answeredCount === null || participantCount === null ? (
          // Said in full where there is room: to a screen reader, and beside the dash.
          <span className={shared.none} {...tooltip(texts.list.inTheReport)}>
            <span aria-hidden="true">—</span>
            <VisuallyHidden>{texts.list.inTheReport}</VisuallyHidden>
          </span>
        ) : (
          <Ring compact answered={answeredCount} total={participantCount} size={28} />
        ),
    },
    {
      key: "due",
      header: columns.due,
      sort: "due",
      width: "128px",
      cell: ({ dueOn }) => (dueOn ? formatDay(language, dueOn, "medium") : none(texts.noDue)),
    },
    {
      key: "author",
      header: columns.author,
      isOptional: true,
      width: "14%",
      whole: ({ authorName }) => authorName,
      cell: ({ authorName }) => authorName,
    },
    ...(listActions ? [buildActionsColumn(listActions)] : []),
  ];
}
