import type { AboutMe } from "#answers/contract.ts";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { LinkButton } from "#platform/ui/Button.tsx";
import type { Column } from "#platform/ui/QueryTable.tsx";
import { statusMarks } from "#evaluations/client/Status.tsx";
import { StatusBadge } from "#platform/ui/StatusBadge.tsx";

/** The phase and the due date: who answers, and how many, is for the report to say. */
export function useAboutColumns(): Column<AboutMe>[] {
  const texts = useTexts("dashboards");
  const { mine } = texts;
  const { language } = useLanguage();
  const say = useSay();
  return [
    { key: "name", header: mine.columns.evaluation, isName: true, cell: ({ name }) => name },
    {
      key: "status",
      header: mine.columns.status,
      cell: ({ status }) => <StatusBadge variant={statusMarks[status]}>{mine.about[status]}</StatusBadge>,
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
            accessibleName={say(texts.readReportNamed, { name })}
          >
            {texts.readReport}
          </LinkButton>
        ),
    },
  ];
}
