import { useTexts } from "#platform/client/language.tsx";
import { paths } from "#paths.ts";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { EmptyState } from "#platform/ui/page/EmptyState.tsx";
import { ListPage } from "#platform/ui/lists/ListPage.tsx";
import { useListScreen } from "#platform/ui/lists/useListScreen.ts";
import { useCan } from "#platform/ui/viewer.tsx";
import { useSavedViews } from "#views/client/useSavedViews.ts";
import { teams } from "#teams/client/queries.ts";
import { managedFilters } from "#teams/rules.ts";
import { useManagedColumns } from "../team/useManagedColumns.tsx";
import { peopleSorts } from "#people/vocabulary.ts";

/**
 * Those who report to the reader, and the members of the teams that the reader manages; with what is open with each,
 * and their latest report where the reader may open it.
 */
export function ManagedPeopleScreen() {
  const { managed: texts } = useTexts("teams");
  const screen = useListScreen({
    filters: managedFilters,
    sorts: peopleSorts,
    read: (page) => teams.managedPeople.queryOptions(page),
  });
  const { list } = screen;
  const views = useSavedViews("managedPeople", list.viewing);
  const columns = useManagedColumns();
  const seesAll = useCan("managePeople");
  return (
    <ListPage
      title={texts.title}
      count={texts.count}
      search={{ label: texts.search, placeholder: texts.searchHint }}
      {...screen}
      words={{ relation: { label: texts.relation, values: texts.relations } }}
      views={views}
      columns={columns}
      caption={texts.caption}
      isDimmed={({ isActive }) => !isActive}
      action={null}
      empty={
        <EmptyState
          title={texts.empty}
          action={seesAll && <LinkButton to={paths.people()}>{texts.toPeople}</LinkButton>}
        >
          {texts.emptyDetail}
        </EmptyState>
      }
    />
  );
}
