import { paths } from "#paths.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { toListInput } from "#platform/listState.ts";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { CreateLink } from "#platform/ui/lists/CreateLink.tsx";
import { EmptyState } from "#platform/ui/page/EmptyState.tsx";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import { ListPage } from "#platform/ui/lists/ListPage.tsx";
import { useListScreen } from "#platform/ui/lists/useListScreen.ts";
import { useCan } from "#platform/ui/viewer.tsx";
import { useSavedViews } from "#views/client/useSavedViews.ts";
import { teamFilters } from "../../rules.ts";
import { TeamViews } from "../list/TeamViews.tsx";
import { useTeamColumns } from "../list/useTeamColumns.tsx";
import { teams, teamsApi } from "../queries.ts";
import { teamSorts } from "../../vocabulary.ts";

/** All teams for those who manage people, for a team's manager those they manage. */
export function TeamsScreen() {
  const texts = useTexts("teams");
  const { language } = useLanguage();
  const mayChange = useCan("managePeople");
  const go = useGo();
  const screen = useListScreen({
    filters: teamFilters,
    sorts: teamSorts,
    read: (page) => teams.list.queryOptions(page),
  });
  const { list } = screen;
  const views = useSavedViews("teams", list.viewing);
  const columns = useTeamColumns();
  const create = mayChange ? <CreateLink to={paths.createTeam()} label={texts.create} /> : null;
  return (
    <>
      <ListPage
        title={texts.title}
        heading={(title) => (
          <>
            {title}
            <TeamViews current="list" />
          </>
        )}
        count={texts.count}
        search={{ label: texts.search, placeholder: texts.searchHint }}
        {...screen}
        words={{
          level: { label: texts.level, values: texts.levels },
          manager: { label: texts.columns.manager, values: texts.managers },
        }}
        views={views}
        columns={columns}
        caption={texts.caption}
        action={create}
        {...(mayChange
          ? {
              newAt: paths.createTeam(),
              importAt: paths.importTeams(),
              onEdit: ({ id }: { id: string }) => go(paths.editTeam(id)),
            }
          : {})}
        onExport={(format) => teamsApi.export({ format, language, ...toListInput(list.state) })}
        empty={
          <EmptyState
            title={mayChange ? texts.empty : texts.emptyManaged}
            action={
              mayChange && (
                <>
                  <LinkButton to={paths.importTeams()}>{texts.importFile}</LinkButton>
                  {create}
                </>
              )
            }
          >
            {mayChange ? texts.emptyDetail : texts.emptyManagedDetail}
          </EmptyState>
        }
      />
    </>
  );
}
