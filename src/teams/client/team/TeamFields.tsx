import { GiveManagerRole } from "#people/client/teamManager/GiveManagerRole.tsx";
import { useTeamManagerSearch, type PickedManager } from "#people/client/teamManager/useTeamManagers.ts";
import { focusField } from "#platform/client/form.ts";
import { useTexts } from "#platform/client/language.tsx";
import { TextAreaField, TextField } from "#platform/ui/forms/fields.tsx";
import { EntityPicker } from "#platform/ui/pickers/EntityPicker.tsx";
import { PersonPicker } from "#platform/ui/pickers/PersonPicker.tsx";
import type { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import type { TeamName } from "#teams/contract.ts";
import { searchTeams } from "../queries.ts";
import { managerChoice, type Place } from "../../rules.ts";

/** What the forms of a team hold, as the contract names it. */
export interface TeamValues {
  name: string;
  description: string;
  manager: PickedManager | null;
  unmatchedManager: string;
  parent: TeamName | null;
  unmatchedParent: string;
}

interface TeamFieldsProps {
  form: Pick<ReturnType<typeof useEditForm<TeamValues>>, "field" | "set" | "values">;
  /** Null for one that is new. */
  teamId: string | null;
  /** Where the person who fills in the form stands. */
  place: Place;
}

const toOption = ({ id, name }: TeamName) => ({ id, label: name });

export function TeamFields({ form, teamId, place }: TeamFieldsProps) {
  const { fields, picker } = useTexts("teams");
  const searchManagers = useTeamManagerSearch((actor, person, ownLeads) =>
    managerChoice(actor, person, { place, ownLeads }),
  );
  const { manager } = form.values;
  return (
    <>
      <TextField label={fields.name} maxLength={80} {...form.field("name")} />
      <TextAreaField
        label={fields.description}
        maxLength={500}
        rows={3}
        optional
        {...form.field("description")}
      />
      <PersonPicker
        {...form.field("manager")}
        label={fields.manager}
        description={fields.managerHint}
        optional
        onUnmatched={(text) => form.set("unmatchedManager", text)}
        search={searchManagers}
      />
      {manager?.lacksRole && (
        <GiveManagerRole
          key={manager.id}
          person={manager}
          onGiven={() => {
            // Another person may have been chosen while the response was on its way.
            form.set("manager", (now: PickedManager | null) =>
              now?.id === manager.id ? { ...now, lacksRole: false } : now,
            );
            focusField("manager");
          }}
        />
      )}
      <EntityPicker
        {...form.field("parent")}
        label={fields.parent}
        description={fields.parentHint}
        optional
        words={picker}
        toOption={toOption}
        onUnmatched={(text) => form.set("unmatchedParent", text)}
        search={(text) => searchTeams(text, teamId ?? undefined)}
      />
    </>
  );
}
