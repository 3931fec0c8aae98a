import { skipToken, useQuery } from "@tanstack/react-query";
import { ChangePreview } from "#people/client/consequences/ChangePreview.tsx";
import { useErrorWords } from "#platform/client/failure.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { FormDialog } from "#platform/ui/forms/FormDialog.tsx";
import { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import { PeoplePicker } from "#platform/ui/pickers/PeoplePicker.tsx";
import type { Pickable } from "#platform/ui/pickers/PersonPicker.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { useViewer } from "#platform/ui/viewer.tsx";
import type { TeamDetail } from "#teams/contract.ts";
import { whyNotChangeOwnTeam } from "../../rules.ts";
import { searchCandidates, teams, teamsApi } from "../queries.ts";

interface AddMembersDialogProps {
  open: boolean;
  team: TeamDetail;
  onClose: () => void;
}

/** Several people at once; begins anew each time it opens. */
export const AddMembersDialog = ({ open, ...dialog }: AddMembersDialogProps) =>
  open && <AddMembers {...dialog} />;

function AddMembers({ team, onClose }: Omit<AddMembersDialogProps, "open">) {
  const { members: texts } = useTexts("teams");
  const { picker } = useTexts("kit");
  const errorWords = useErrorWords();
  const say = useSay();
  const { profileId } = useViewer();
  const managerId = team.manager?.id ?? null;
  const joining = whyNotChangeOwnTeam(
    profileId,
    { isMember: false, managerId },
    { isMember: true, managerId },
  );
  const add = useAction({
    run: (people: readonly Pickable[]) =>
      teamsApi.addMembers({ id: team.id, profileIds: people.map(({ id }) => id) }),
    refresh: [teams.key()],
    announce: ({ items }) =>
      say(texts.added, { count: items.filter(({ refused }) => refused === null).length }),
  });
  const form = useEditForm({
    initial: { people: [] as readonly Pickable[], unmatched: "" },
    check: ({ people, unmatched }) => ({
      people: unmatched
        ? { sentence: picker.people.unmatched }
        : people.length === 0
          ? { sentence: texts.nobody }
          : null,
    }),
    send: async ({ people }) => {
      await add.attempt(people);
      onClose();
    },
  });
  const profileIds = form.values.people.map(({ id }) => id);
  const count = profileIds.length;
  const preview = useQuery(
    teams.previewChange.queryOptions({
      input: count > 0 ? { id: team.id, change: "join", profileIds } : skipToken,
      staleTime: 0,
    }),
  );
  return (
    <FormDialog
      title={say(texts.addTo, { team: team.name })}
      onClose={onClose}
      form={{ ...form, busy: form.busy || (count > 0 && preview.isPending) }}
      submitLabel={count > 0 ? say(texts.addCount, { count }) : texts.add}
    >
      <PeoplePicker
        {...form.field("people")}
        label={texts.people}
        initialFocus
        onUnmatched={(text) => form.set("unmatched", text)}
        search={async (text) =>
          (await searchCandidates(team.id, text)).map((person) =>
            person.id === profileId && joining ? { ...person, disabledReason: errorWords(joining) } : person,
          )
        }
      />
      <ChangePreview kind="join" query={preview} />
    </FormDialog>
  );
}
