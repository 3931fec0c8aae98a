import { useQuery } from "@tanstack/react-query";
import { ChangePreview } from "#people/client/consequences/ChangePreview.tsx";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { TeamDetail } from "#teams/contract.ts";
import { teams, teamsApi } from "../queries.ts";

interface RemoveTeamDialogProps {
  open: boolean;
  team: TeamDetail;
  onClose: () => void;
  onRemoved: () => void;
}

/** Deleting a team says what becomes of its people and of the teams below. */
export function RemoveTeamDialog({ open, team, onClose, onRemoved }: RemoveTeamDialogProps) {
  const { removal } = useTexts("teams");
  const say = useSay();
  const remove = useAction({
    run: () => teamsApi.remove({ id: team.id }),
    success: () => say(removal.done, { name: team.name }),
    onSuccess: onRemoved,
    // The team itself is gone: only the lists are asked again.
    refresh: [teams.list.key()],
  });
  const preview = useQuery(
    teams.previewChange.queryOptions({
      input: { id: team.id, change: "removal" },
      enabled: open,
      staleTime: 0,
    }),
  );
  const { subteamCount: count, parent } = team;
  return (
    <ConfirmDialog
      open={open}
      danger
      onClose={onClose}
      title={say(removal.title, { name: team.name })}
      confirmLabel={removal.confirm}
      busy={remove.busy || preview.isPending}
      onConfirm={() => void remove.run()}
    >
      <p>{removal.consequence}</p>
      {count > 0 && (
        <p>
          {parent ? say(removal.below, { count, parent: parent.name }) : say(removal.directions, { count })}
        </p>
      )}
      <ChangePreview kind="removal" query={preview} />
    </ConfirmDialog>
  );
}
