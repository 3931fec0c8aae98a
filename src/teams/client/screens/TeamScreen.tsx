import { IconPencil, IconTrash } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { paths } from "#paths.ts";
import { useErrorWords } from "#platform/client/failure.ts";
import { useTexts } from "#platform/client/language.tsx";
import { DetailPage } from "#platform/ui/detail/DetailPage.tsx";
import { RoutedObject } from "#platform/ui/detail/RoutedObject.tsx";
import { useTab } from "#platform/ui/detail/useTab.ts";
import { later } from "#platform/ui/later.ts";
import { Stack } from "#platform/ui/page/Section.tsx";
import { Tabs } from "#platform/ui/page/Tabs.tsx";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import { useCan, useViewer } from "#platform/ui/viewer.tsx";
import type { TeamDetail } from "#teams/contract.ts";
import { whyNotChangeOwnTeam } from "../../rules.ts";
import { teams } from "../queries.ts";
import { Members } from "../team/Members.tsx";
import { TeamFacts } from "../team/TeamFacts.tsx";

const RemoveTeamDialog = later(async () => (await import("../team/RemoveTeamDialog.tsx")).RemoveTeamDialog);

interface TeamScreenProps {
  /** Those about its people: evaluations are above teams, src/app/sharedScreens/Team.tsx hands them down. */
  evaluations: (teamId: string) => ReactNode;
  /** Its published figures: dashboards are above teams, too. */
  skills: (team: TeamDetail) => ReactNode;
  /** The thank-yous that its people share; nothing where there are none. */
  recognitions: (teamId: string) => ReactNode;
  /** What its people answered to pulse surveys. */
  pulses: (team: TeamDetail) => ReactNode;
}

export function TeamScreen(parts: TeamScreenProps) {
  const texts = useTexts("teams");
  return (
    <RoutedObject
      read={(id) => teams.read.queryOptions({ input: { id } })}
      words={texts}
      list={paths.teams()}
    >
      {(team) => <TeamPage team={team} {...parts} />}
    </RoutedObject>
  );
}

const tabs = ["members", "evaluations", "skills", "pulses"] as const;

function TeamPage({
  team,
  evaluations,
  skills,
  recognitions,
  pulses,
}: TeamScreenProps & { team: TeamDetail }) {
  const texts = useTexts("teams");
  const errorWords = useErrorWords();
  const mayChange = useCan("managePeople");
  const { profileId } = useViewer();
  const go = useGo();
  const [tab, setTab] = useTab<(typeof tabs)[number]>([...tabs]);
  const [isRemoving, setIsRemoving] = useState(false);
  const refused = whyNotChangeOwnTeam(
    profileId,
    { isMember: team.isReaders, managerId: team.manager?.id ?? null },
    { isMember: false, managerId: null },
  );
  const menu = [
    {
      label: texts.edit,
      icon: <IconPencil size={20} aria-hidden="true" />,
      to: paths.editTeam(team.id),
    },
    {
      label: texts.removal.confirm,
      icon: <IconTrash size={20} aria-hidden="true" />,
      danger: true,
      disabledReason: refused && errorWords(refused),
      onChoose: () => setIsRemoving(true),
    },
  ];
  return (
    <DetailPage
      trail={[{ label: texts.title, to: paths.teams() }]}
      title={team.name}
      line={team.description}
      menu={mayChange ? menu : []}
      facts={<TeamFacts team={team} />}
    >
      <Tabs
        label={texts.tabs.label}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: "members",
            label: texts.tabs.members,
            count: team.memberCount,
            panel: (
              <Stack gap="large">
                <Members team={team} />
                {recognitions(team.id)}
              </Stack>
            ),
          },
          { value: "evaluations", label: texts.tabs.evaluations, panel: evaluations(team.id) },
          // Figures of a team are for those who see the whole company, and for its manager.
          ...(mayChange || team.manager?.id === profileId
            ? [
                { value: "skills" as const, label: texts.tabs.skills, panel: skills(team) },
                { value: "pulses" as const, label: texts.tabs.pulses, panel: pulses(team) },
              ]
            : []),
        ]}
      />
      <RemoveTeamDialog
        open={isRemoving}
        team={team}
        onClose={() => setIsRemoving(false)}
        onRemoved={() => go(paths.teams(), { replace: true })}
      />
    </DetailPage>
  );
}
