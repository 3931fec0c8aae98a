import { useExportFile } from "#exports/client/useExportFile.ts";
import { fileFormats } from "#exports/vocabulary.ts";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { ListPage } from "#platform/ui/lists/ListPage.tsx";
import { useListScreen } from "#platform/ui/lists/useListScreen.ts";
import { EmptyState } from "#platform/ui/page/EmptyState.tsx";
import { HubTabs } from "../hub/HubTabs.tsx";
import { useReportColumns } from "../hub/useReportColumns.tsx";
import { dashboards } from "../useDashboard.ts";

const filters = {} as const;

/** Each other person of the company, with where their last evaluation stands: nothing of what it says. */
export function ReportsByPersonScreen() {
  const { people: texts } = useTexts("hub");
  const { exportPdf } = useTexts("exports");
  const { exportAs } = useTexts("kit").list;
  const file = useExportFile();
  const screen = useListScreen({
    filters,
    read: (page) => dashboards.reportsByPerson.queryOptions(page),
  });
  const { search } = screen.list;
  return (
    <ListPage
      title={texts.title}
      heading={(title) => (
        <>
          {title}
          <HubTabs current={paths.reportsByPerson()} />
        </>
      )}
      count={texts.count}
      search={{ label: texts.search, placeholder: texts.searchHint }}
      {...screen}
      words={{}}
      columns={useReportColumns()}
      caption={`${texts.caption}. ${texts.logged}`}
      action={null}
      alsoExport={fileFormats.map((format) => ({
        label: { ...exportAs, pdf: exportPdf }[format],
        onChoose: () =>
          void file.run({ kind: "reportsByPerson", format, parameters: search ? { search } : {} }),
      }))}
      empty={
        <EmptyState
          title={texts.empty}
          action={<LinkButton to={paths.invitePerson()}>{texts.invite}</LinkButton>}
        />
      }
    />
  );
}
