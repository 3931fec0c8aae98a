import { useQuery } from "@tanstack/react-query";
import { paths } from "#paths.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { EmptyState } from "#platform/ui/page/EmptyState.tsx";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import { ListFrame } from "#platform/ui/lists/ListBar.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { Tree } from "#platform/ui/tree/Tree.tsx";
import type { TreeItem } from "#platform/ui/tree/treeRules.ts";
import { top, useDirections } from "../directions/useDirections.ts";
import { TeamViews } from "../list/TeamViews.tsx";
import { teams } from "../queries.ts";
import { useManagerName } from "../team/useManagerName.ts";

/** The directions and the teams below them, level by level. */
export function DirectionsScreen() {
  const texts = useTexts("teams");
  // Read when the page comes; what opens later is kept by the tree itself.
  const query = useQuery(teams.level.queryOptions({ input: {}, staleTime: Infinity, gcTime: 0 }));
  const create = (
    <LinkButton variant="primary" to={paths.createTeam()}>
      {texts.create}
    </LinkButton>
  );
  return (
    <ListFrame
      title={texts.title}
      windowTitle={texts.directions.title}
      heading={(title) => (
        <>
          {title}
          <TeamViews current="directions" />
        </>
      )}
    >
      <QueryView query={query}>
        {(first) =>
          first.items.length > 0 ? (
            <Directions first={first} />
          ) : (
            <EmptyState title={texts.directions.empty} action={create}>
              {texts.emptyDetail}
            </EmptyState>
          )
        }
      </QueryView>
    </ListFrame>
  );
}

const more = "more:";

function Directions({ first }: { first: Parameters<typeof useDirections>[0] }) {
  const { directions: texts } = useTexts("teams");
  const say = useSay();
  const go = useGo();
  const managerName = useManagerName();
  const { levels, state, load, findTeam } = useDirections(first);
  const buildItems = (parentId: string): TreeItem[] => {
    const level = levels[parentId];
    if (!level) return [];
    const rows: TreeItem[] = level.teams.map(({ id, name, subteamCount }) => ({
      id,
      label: name,
      isLazy: subteamCount > 0,
      children: buildItems(id),
    }));
    return level.next ? [...rows, { id: `${more}${parentId}`, label: texts.more }] : rows;
  };
  const describeTeam = (id: string) => {
    const team = findTeam(id);
    if (!team) return null;
    const members = say(texts.detail, { count: team.memberCount });
    const manager = managerName(team);
    return manager ? `${manager} · ${members}` : members;
  };
  return (
    <Tree
      label={texts.caption}
      items={buildItems(top)}
      state={state}
      onOpen={({ id }) => (id.startsWith(more) ? load(id.slice(more.length)) : go(paths.team(id)))}
      detail={({ id }) => describeTeam(id)}
    />
  );
}
