import type { ReactNode } from "react";
import { IconStar, IconUserMinus } from "@tabler/icons-react";
import { paths } from "#paths.ts";
import { useConsequences } from "#people/client/consequences/useConsequences.tsx";
import { fullName, initials } from "#people/rules/names.ts";
import { useErrorWords } from "#platform/client/failure.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { ActionMenu } from "#platform/ui/actions/ActionMenu.tsx";
import { Avatar } from "#platform/ui/display/Avatar.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import type { Column } from "#platform/ui/lists/QueryTable.tsx";
import { StatusBadge } from "#platform/ui/display/StatusBadge.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { useCan, useViewer } from "#platform/ui/viewer.tsx";
import type { Member, TeamDetail } from "#teams/contract.ts";
import { whyNotChangeOwnTeam } from "../../rules.ts";
import { teams, teamsApi } from "../queries.ts";
import styles from "../teams.module.css";

interface MemberColumns {
  columns: Column<Member>[];
  /** What a change of a member moves, asked before it is made. */
  dialog: ReactNode;
}

export function useMemberColumns(team: TeamDetail): MemberColumns {
  const texts = useTexts("teams");
  const errorWords = useErrorWords();
  const say = useSay();
  const mayChange = useCan("managePeople");
  const { profileId } = useViewer();
  const { id } = team;
  const remove = useAction({
    run: (member: Member) => teamsApi.removeMember({ id, profileId: member.id }),
    refresh: [teams.key()],
    success: (_, member) => say(texts.members.removed, { name: fullName(member) }),
    undo: ({ wasMain }, member) => teamsApi.addMembers({ id, profileIds: [member.id], isMain: wasMain }),
  });
  const setMain = useAction({
    run: (member: Member) => teamsApi.setMain({ id, profileId: member.id }),
    refresh: [teams.key()],
    announce: (_, member) => say(texts.members.mainSet, { name: fullName(member), team: team.name }),
  });
  const { confirm, dialog } = useConsequences();
  const afterAsking = async (change: "leave" | "main", member: Member) => {
    const isConfirmed = await confirm({ kind: change, person: fullName(member), team: team.name }, () =>
      teamsApi.previewChange({ id, change, profileIds: [member.id] }),
    );
    if (isConfirmed) await (change === "leave" ? remove : setMain).run(member);
  };
  const managerId = team.manager?.id ?? null;
  const leaving = whyNotChangeOwnTeam(
    profileId,
    { isMember: true, managerId },
    { isMember: false, managerId },
  );
  const columns: Column<Member>[] = [
    {
      key: "name",
      header: texts.columns.name,
      isName: true,
      width: "34%",
      whole: fullName,
      cell: (member) => (
        <span className={styles.identity}>
          <Avatar initials={initials(member)} picture={member.avatar} size="small" />
          {mayChange ? (
            <InternalLink to={paths.person(member.id)}>{fullName(member)}</InternalLink>
          ) : (
            <span>{fullName(member)}</span>
          )}
        </span>
      ),
    },
    {
      key: "job",
      header: texts.members.job,
      onPhone: "detail",
      whole: ({ jobTitle }) => jobTitle ?? "",
      cell: ({ jobTitle, isActive }) => (isActive ? jobTitle : texts.members.inactive),
    },
    {
      key: "main",
      header: texts.members.main,
      width: "160px",
      cell: ({ isMain }) => isMain && <StatusBadge variant="plain">{texts.members.isMain}</StatusBadge>,
    },
  ];
  if (!mayChange) return { columns, dialog };
  const withActions: Column<Member>[] = [
    ...columns,
    {
      key: "actions",
      header: texts.columns.actions,
      hideHeader: true,
      corner: true,
      align: "end",
      width: "60px",
      cell: (member) => (
        <ActionMenu
          name={fullName(member)}
          actions={[
            ...(member.isMain
              ? []
              : [
                  {
                    label: texts.members.setMain,
                    icon: <IconStar size={20} aria-hidden="true" />,
                    onChoose: () => void afterAsking("main", member),
                  },
                ]),
            {
              label: texts.members.remove,
              icon: <IconUserMinus size={20} aria-hidden="true" />,
              disabledReason: member.id === profileId && leaving ? errorWords(leaving) : null,
              onChoose: () => void afterAsking("leave", member),
            },
          ]}
        />
      ),
    },
  ];
  return { columns: withActions, dialog };
}
