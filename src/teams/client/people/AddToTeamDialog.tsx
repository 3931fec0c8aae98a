import { useQuery } from "@tanstack/react-query";
import { ChangePreview } from "#people/client/consequences/ChangePreview.tsx";
import type { peopleContract } from "#people/contract.ts";
import type { PersonName } from "#people/contract/person.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { createQueries } from "#platform/client/queries.ts";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { TeamName } from "#teams/contract.ts";
import { teams, teamsApi } from "../queries.ts";
import { TeamChoice } from "./TeamChoice.tsx";

const peopleQueries = createQueries<typeof peopleContract>("people");

interface AddToTeamDialogProps {
  open: boolean;
  people: readonly PersonName[];
  onDone: () => void;
  onClose: () => void;
}

/** People of the list into one team, and out of it again. */
export function AddToTeamDialog({ open, people, onDone, onClose }: AddToTeamDialogProps) {
  const { ofPeople: texts } = useTexts("teams");
  const say = useSay();
  const add = useAction({
    run: ({ id }: TeamName) => teamsApi.addMembers({ id, profileIds: people.map((person) => person.id) }),
    refresh: [teams.key(), peopleQueries.key()],
    success: ({ items }, { name: team }) => {
      const count = (refused: (typeof items)[number]["refused"]) =>
        items.filter((item) => item.refused === refused).length;
      return [
        count(null) > 0 ? say(texts.added, { count: count(null), team }) : say(texts.noneAdded, { team }),
        count("already_member") > 0 ? say(texts.already, { count: count("already_member") }) : "",
        count("own_team") > 0 ? texts.own : "",
      ]
        .filter(Boolean)
        .join(" ");
    },
    undo: async ({ items }, { id }) => {
      const added = items.filter(({ refused }) => refused === null).map((item) => item.id);
      if (added.length > 0) await teamsApi.removeMembers({ id, profileIds: added });
    },
    onSuccess: onDone,
  });
  return (
    open && (
      <TeamChoice
        title={say(texts.addTitle, { count: people.length })}
        submitLabel={texts.add}
        preview={({ id }) => <JoinPreview key={id} teamId={id} people={people} />}
        onChoose={(team) => add.attempt(team)}
        onClose={onClose}
      />
    )
  );
}

function JoinPreview({ teamId, people }: { teamId: string; people: readonly PersonName[] }) {
  const preview = useQuery(
    teams.previewChange.queryOptions({
      input: { id: teamId, change: "join", profileIds: people.map(({ id }) => id) },
      staleTime: 0,
    }),
  );
  return <ChangePreview kind="join" query={preview} />;
}
