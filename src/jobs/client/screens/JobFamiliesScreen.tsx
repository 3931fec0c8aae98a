import { useQuery } from "@tanstack/react-query";
import { paths } from "#paths.ts";
import type { JobFamily } from "#jobs/contract.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { isFoundBy } from "#platform/searchWords.ts";
import { translated } from "#platform/texts.ts";
import { CreateLink } from "#platform/ui/lists/CreateLink.tsx";
import { EmptyState } from "#platform/ui/page/EmptyState.tsx";
import { InternalLink, useGo } from "#platform/ui/page/InternalLink.tsx";
import { useRestoreLibrary } from "#platform/ui/library/useRestoreLibrary.tsx";
import { ListPage } from "#platform/ui/lists/ListPage.tsx";
import { useListState } from "#platform/ui/lists/useListState.ts";
import type { Column } from "#platform/ui/lists/QueryTable.tsx";
import { Row } from "#platform/ui/page/Section.tsx";
import { JobTabs } from "../JobTabs.tsx";
import { RestoreLibraryDialog } from "../library/later.ts";
import { useNameColumns } from "../useNameColumns.tsx";
import { jobs } from "../queries.ts";

const noFilters = {};

/** A company has a hundred families at most (rules.ts): they come at once, and are searched here. */
export function JobFamiliesScreen() {
  const { families: texts, positions } = useTexts("jobs");
  const go = useGo();
  const list = useListState(noFilters);
  const query = useQuery(
    jobs.listFamilies.queryOptions({
      input: {},
      select: ({ items }) => {
        const found = matching(items, list.search);
        return { items: found, nextCursor: null, total: found.length, isTotalExact: true };
      },
    }),
  );
  const create = <CreateLink to={paths.createJobFamily()} label={texts.create} />;
  const library = useRestoreLibrary(RestoreLibraryDialog, query.data?.items.length === 0 && !list.search);
  return (
    <>
      <ListPage
        title={texts.title}
        heading={(title) => <JobTabs current={paths.jobFamilies()} title={title} />}
        count={texts.count}
        search={{ label: texts.search, placeholder: positions.searchHint }}
        schema={noFilters}
        words={{}}
        list={list}
        query={query}
        columns={useFamilyColumns()}
        caption={texts.caption}
        action={create}
        menu={[library.action]}
        newAt={paths.createJobFamily()}
        onEdit={({ id }) => go(paths.jobFamily(id))}
        empty={
          <EmptyState
            title={texts.empty}
            action={
              <Row>
                {create}
                {library.button}
              </Row>
            }
          />
        }
      />
      {library.dialog}
    </>
  );
}

/** The families whose name, in either language, a search finds. */
const matching = (families: readonly JobFamily[], search: string): JobFamily[] => {
  const isFound = isFoundBy(search);
  return families.filter(({ name }) => isFound(`${name.fr} ${name.en ?? ""}`));
};

function useFamilyColumns(): Column<JobFamily>[] {
  const { fields, positions } = useTexts("jobs");
  const names = useNameColumns<JobFamily>("36%", paths.jobFamily);
  const { language } = useLanguage();
  const formatDescription = (description: JobFamily["description"]) =>
    description ? translated(language, description).text : "";
  return [
    ...names,
    {
      key: "description",
      header: fields.description,
      onPhone: "detail",
      whole: ({ description }) => formatDescription(description),
      cell: ({ description }) => formatDescription(description),
    },
    {
      key: "positions",
      header: positions.title,
      width: "110px",
      align: "end",
      cell: ({ id, positionCount }) => (
        <InternalLink to={`${paths.jobPositions()}?familyId=${id}`}>{positionCount}</InternalLink>
      ),
    },
  ];
}
