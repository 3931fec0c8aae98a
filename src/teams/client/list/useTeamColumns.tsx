import { paths } from "#paths.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import type { Column } from "#platform/ui/lists/QueryTable.tsx";
import type { Team } from "#teams/contract.ts";
import { useManagerName } from "../team/useManagerName.ts";
import styles from "../teams.module.css";

export function useTeamColumns(): Column<Team>[] {
  const texts = useTexts("teams");
  const say = useSay();
  const managerName = useManagerName();
  const { columns } = texts;
  const none = (words: string) => <span className={styles.none}>{words}</span>;
  return [
    {
      key: "name",
      header: columns.name,
      isName: true,
      sort: "name",
      width: "30%",
      cell: ({ id, name }) => <InternalLink to={paths.team(id)}>{name}</InternalLink>,
    },
    {
      key: "parent",
      header: columns.parent,
      width: "26%",
      whole: ({ parent }) => parent?.name ?? "",
      cell: ({ parent }) => parent?.name ?? none(texts.direction),
    },
    {
      key: "manager",
      header: columns.manager,
      onPhone: "detail",
      whole: (team) => managerName(team) ?? "",
      cell: (team) => managerName(team) ?? none(texts.noManager),
    },
    {
      key: "members",
      header: columns.members,
      onPhone: "aside",
      width: "140px",
      cell: ({ memberCount }) => say(texts.memberCount, { count: memberCount }),
    },
  ];
}
