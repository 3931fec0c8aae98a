import { useQuery } from "@tanstack/react-query";
import { paths } from "#paths.ts";
import type { JobPosition } from "#jobs/contract.ts";
import { toListInput } from "#platform/listState.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { CreateLink } from "#platform/ui/lists/CreateLink.tsx";
import { EmptyState } from "#platform/ui/page/EmptyState.tsx";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import { useRestoreLibrary } from "#platform/ui/library/useRestoreLibrary.tsx";
import { ListPage } from "#platform/ui/lists/ListPage.tsx";
import { useListScreen } from "#platform/ui/lists/useListScreen.ts";
import type { Column } from "#platform/ui/lists/QueryTable.tsx";
import { Row } from "#platform/ui/page/Section.tsx";
import { ContentText } from "#skills/client/ContentText.tsx";
import { useSavedViews } from "#views/client/useSavedViews.ts";
import { JobTabs } from "../JobTabs.tsx";
import { positionFilters } from "../../rules.ts";
import { RestoreLibraryDialog } from "../library/later.ts";
import { useNameColumns } from "../useNameColumns.tsx";
import { jobs, jobsApi } from "../queries.ts";

export function JobPositionsScreen() {
  const texts = useTexts("jobs");
  const { language } = useLanguage();
  const go = useGo();
  const screen = useListScreen({
    filters: positionFilters,
    read: (page) => jobs.listPositions.queryOptions(page),
  });
  const { list } = screen;
  const views = useSavedViews("jobPositions", list.viewing);
  const families = useQuery(jobs.listFamilies.queryOptions({ input: {} }));
  const create = <CreateLink to={paths.createJobPosition()} label={texts.positions.create} />;
  const library = useRestoreLibrary(RestoreLibraryDialog, families.data?.items.length === 0);
  return (
    <>
      <ListPage
        title={texts.positions.title}
        heading={(title) => <JobTabs current={paths.jobPositions()} title={title} />}
        count={texts.positions.count}
        search={{ label: texts.positions.search, placeholder: texts.positions.searchHint }}
        {...screen}
        words={{
          familyId: {
            label: texts.fields.family,
            values: Object.fromEntries(
              (families.data?.items ?? []).map(({ id, name }) => [id, translated(language, name).text]),
            ),
          },
          state: { label: texts.fields.state, values: texts.filterStates },
        }}
        views={views}
        columns={usePositionColumns()}
        caption={texts.positions.caption}
        isDimmed={({ isArchived }) => isArchived}
        action={create}
        menu={[library.action]}
        newAt={paths.createJobPosition()}
        importAt={paths.importPositions()}
        onEdit={({ id }) => go(paths.jobPosition(id))}
        onExport={(format) => jobsApi.exportPositions({ format, language, ...toListInput(list.state) })}
        empty={
          <EmptyState
            title={texts.positions.empty}
            action={
              <Row>
                {create}
                {library.button}
              </Row>
            }
          >
            {texts.positions.emptyDetail}
          </EmptyState>
        }
      />
      {library.dialog}
    </>
  );
}

function usePositionColumns(): Column<JobPosition>[] {
  const { fields } = useTexts("jobs");
  const names = useNameColumns<JobPosition>("42%", paths.jobPosition);
  const { language } = useLanguage();
  return [
    ...names,
    {
      key: "family",
      header: fields.family,
      onPhone: "detail",
      whole: ({ family }) => translated(language, family.name).text,
      cell: ({ family }) => <ContentText text={family.name} />,
    },
    {
      key: "skills",
      header: fields.skills,
      width: "130px",
      align: "end",
      cell: ({ skillCount }) => skillCount,
    },
  ];
}
