import type { ReactNode } from "react";
import { useTexts } from "#platform/client/language.tsx";
import { EntityPicker } from "#platform/ui/pickers/EntityPicker.tsx";
import { FormDialog } from "#platform/ui/forms/FormDialog.tsx";
import { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import type { TeamName } from "#teams/contract.ts";
import { searchTeams } from "../queries.ts";

interface TeamChoiceProps {
  title: string;
  submitLabel: string;
  /** Rejects with what the form says of it. */
  onChoose: (team: TeamName) => Promise<unknown> | void;
  onClose: () => void;
  /** What the choice would move. */
  preview?: (team: TeamName) => ReactNode;
}

const toOption = ({ id, name }: TeamName) => ({ id, label: name });

/** One team, chosen by its name, to do something with it. */
export function TeamChoice({ title, submitLabel, onChoose, onClose, preview }: TeamChoiceProps) {
  const { ofPeople: texts, picker } = useTexts("teams");
  const form = useEditForm({
    initial: { team: null as TeamName | null, unmatched: "" },
    check: ({ team, unmatched }) => ({
      team: unmatched ? { sentence: picker.unmatched } : team ? null : { sentence: texts.none },
    }),
    send: async ({ team }) => {
      if (team) await onChoose(team);
      onClose();
    },
  });
  return (
    <FormDialog title={title} onClose={onClose} form={form} submitLabel={submitLabel}>
      <EntityPicker
        {...form.field("team")}
        label={texts.team}
        initialFocus
        words={picker}
        toOption={toOption}
        onUnmatched={(text) => form.set("unmatched", text)}
        search={searchTeams}
      />
      {form.values.team && preview?.(form.values.team)}
    </FormDialog>
  );
}
