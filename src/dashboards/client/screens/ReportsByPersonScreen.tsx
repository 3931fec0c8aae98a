import { useExportFile } from "#exports/client/useExportFile.ts";
import { fileFormats } from "#exports/vocabulary.ts";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { ListPage } from "#platform/ui/lists/ListPage.tsx";
import { useListScreen } from "#platform/ui/lists/useListScreen.ts";
import { EmptyState } from "#platform/ui/page/EmptyState.tsx";
import { toListInput } from "#platform/listState.ts";
import { personReportFilters } from "../../rules/personReports.ts";
import { HubTabs } from "../hub/HubTabs.tsx";
import { useReportColumns } from "../hub/useReportColumns.tsx";
import { useReportFilters } from "../hub/useReportFilters.tsx";
import { dashboards } from "../useDashboard.ts";

/** Each other person of the company, with where their last evaluation stands: nothing of what it says. */
export function ReportsByPersonScreen() {
  const { title, people: texts } = useTexts("hub");
  const { exportPdf } = useTexts("exports");
  const { exportAs } = useTexts("kit").list;
  const file = useExportFile();
  const screen = useListScreen({
    filters: personReportFilters,
    read: (page) => dashboards.reportsByPerson.queryOptions(page),
  });
  const { words, dialogs } = useReportFilters(screen.list);
  const columns = useReportColumns();
  return (
    <>
      <ListPage
        title={title}
        windowTitle={texts.title}
        heading={(heading) => (
          <>
            {heading}
            <HubTabs current={paths.reportsByPerson()} />
          </>
        )}
        count={texts.count}
        intro={texts.logged}
        search={{ label: texts.search, placeholder: texts.searchHint }}
        {...screen}
        words={words}
        columns={columns}
        caption={texts.caption}
        action={null}
        alsoExport={fileFormats.map((format) => ({
          label: { ...exportAs, pdf: exportPdf }[format],
          onChoose: () =>
            void file.run({ kind: "reportsByPerson", format, parameters: toListInput(screen.list.state) }),
        }))}
        empty={
          <EmptyState
            title={texts.empty}
            action={<LinkButton to={paths.invitePerson()}>{texts.invite}</LinkButton>}
          />
        }
      />
      {dialogs}
    </>
  );
}
