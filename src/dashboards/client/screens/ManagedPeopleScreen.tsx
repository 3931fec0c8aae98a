import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { peopleSorts } from "#people/rules.ts";
import { useTexts } from "#platform/client/language.tsx";
import { inputOf } from "#platform/listState.ts";
import { paths } from "#paths.ts";
import { LinkButton } from "#platform/ui/Button.tsx";
import { EmptyState } from "#platform/ui/EmptyState.tsx";
import { ListPage } from "#platform/ui/lists/ListPage.tsx";
import { useListState } from "#platform/ui/lists/useListState.ts";
import { useCan } from "#platform/ui/viewer.tsx";
import { useSavedViews } from "#views/client/useSavedViews.ts";
import { teams } from "#teams/client/queries.ts";
import { managedFilters } from "#teams/rules.ts";
import { useManagedColumns } from "../team/useManagedColumns.tsx";

/**
 * Those who report to the reader, and the members of the teams that the reader manages; with what is open with each,
 * and their latest report where the reader may open it.
 */
export function ManagedPeopleScreen() {
  const { managed: texts } = useTexts("teams");
  const list = useListState(managedFilters, peopleSorts);
  const views = useSavedViews("managedPeople", list.viewing);
  const query = useQuery(
    teams.managedPeople.queryOptions({ input: inputOf(list.state), placeholderData: keepPreviousData }),
  );
  const columns = useManagedColumns();
  const seesAll = useCan("managePeople");
  return (
    <ListPage
      title={texts.title}
      count={texts.count}
      search={{ label: texts.search, placeholder: texts.searchHint }}
      schema={managedFilters}
      words={{ relation: { label: texts.relation, values: texts.relations } }}
      list={list}
      views={views}
      query={query}
      keyOf={({ id }) => id}
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
