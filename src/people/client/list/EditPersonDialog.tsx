import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Profile, Role } from "#people/contract.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { useForm } from "#platform/client/form.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { whyNotName, whyNotOptionalName } from "#platform/names.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Dialog } from "#platform/ui/Dialog.tsx";
import { ErrorSummary } from "#platform/ui/ErrorSummary.tsx";
import { SelectField, TextField } from "#platform/ui/fields.tsx";
import { notify } from "#platform/ui/notify.ts";
import { PersonPicker, type Pickable } from "#platform/ui/PersonPicker.tsx";
import {
  changedFacts,
  fullName,
  roles,
  whyNotChangeLead,
  whyNotSetDirectManager,
  whyNotSetRole,
} from "../../rules.ts";
import { people, peopleApi, searchManagers } from "../queries.ts";
import { useActor } from "../useActor.ts";
import styles from "./people.module.css";

const hrStatuses = ["actif", "en_transition", "inactif"] as const;

interface EditPersonDialogProps {
  person: Profile;
  /** Who leads a running evaluation of the actor. */
  ownLeads: readonly string[];
  onClose: () => void;
}

export function EditPersonDialog({ person, ownLeads, onClose }: EditPersonDialogProps) {
  const texts = useTexts("people");
  const { actions, errors } = useTexts("platform");
  const { picker } = useTexts("kit");
  const say = useSay();
  const actor = useActor();
  const client = useQueryClient();
  const wordsOf = useFailureWords();
  const [role, setRole] = useState<Role>(person.role);
  const [statutRh, setStatutRh] = useState(person.statutRh);
  const [manager, setManager] = useState<Pickable | null>(person.directManager);
  const isActor = person.id === actor.id;
  const isLead = whyNotChangeLead(ownLeads, person.id);

  const changesOf = ({
    firstName,
    lastName,
    jobTitle,
  }: Record<"firstName" | "lastName" | "jobTitle", string>) =>
    changedFacts(
      {
        firstName: person.firstName,
        lastName: person.lastName,
        jobTitle: person.jobTitle,
        statutRh: person.statutRh,
      },
      {
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        jobTitle: jobTitle.trim() || null,
        statutRh,
      },
    );
  const form = useForm({
    initial: {
      firstName: person.firstName,
      lastName: person.lastName,
      jobTitle: person.jobTitle ?? "",
      unmatchedManager: "",
    },
    check: ({ unmatchedManager, ...typed }) => ({
      firstName: changesOf(typed).firstName === undefined ? null : whyNotName(typed.firstName),
      lastName: changesOf(typed).lastName === undefined ? null : whyNotOptionalName(typed.lastName),
      unmatchedManager: unmatchedManager ? { sentence: picker.people.unmatched } : null,
    }),
    send: async ({ firstName, lastName, jobTitle }) => {
      const { id } = person;
      const changes = changesOf({ firstName, lastName, jobTitle });
      if (Object.keys(changes).length > 0) await peopleApi.update({ id, ...changes });
      if (role !== person.role) await peopleApi.setRole({ id, role });
      if (manager?.id !== person.directManager?.id)
        await peopleApi.setDirectManager({ id, directManagerId: manager?.id ?? null });
      await client.invalidateQueries({ queryKey: people.key() });
      notify.success(say(texts.saved, { name: fullName({ firstName, lastName }) }));
      onClose();
    },
    onFailure: (failure) => {
      // Some of it may be saved already: the list says what is.
      void client.invalidateQueries({ queryKey: people.key() });
      if (Object.keys(failure.fields).length === 0) notify.error(wordsOf(failure));
    },
  });

  return (
    <Dialog open onClose={onClose} title={say(texts.editTitle, { name: fullName(person) })}>
      <form className={styles.form} noValidate onSubmit={form.onSubmit}>
        <ErrorSummary {...form.summary} />
        <div className={styles.pair}>
          <TextField label={texts.fields.firstName} maxLength={80} {...form.field("firstName")} />
          <TextField label={texts.fields.lastName} maxLength={80} optional {...form.field("lastName")} />
        </div>
        <TextField label={texts.fields.jobTitle} maxLength={120} optional {...form.field("jobTitle")} />
        {whyNotSetDirectManager(actor.id, person.id) ? (
          <SelectField
            label={texts.fields.manager}
            value={person.id}
            disabled
            description={texts.ownManager}
            options={[{ value: person.id, label: manager ? fullName(manager) : texts.noManager }]}
            onChange={() => {}}
          />
        ) : (
          <PersonPicker
            label={texts.fields.manager}
            optional
            value={manager}
            onChange={setManager}
            id={form.field("unmatchedManager").id}
            error={form.field("unmatchedManager").error}
            onUnmatched={(text) => form.set("unmatchedManager", text)}
            search={(text) => searchManagers(text, person.id)}
          />
        )}
        <div className={styles.pair}>
          <SelectField
            label={texts.fields.role}
            value={role}
            disabled={isActor || isLead !== null}
            description={isActor ? texts.ownRole : isLead ? errors[isLead] : texts.roleMeaning[role]}
            options={roles.map((value) => {
              const refused = isActor ? null : whyNotSetRole(actor, person, value, null);
              const reason = refused && value !== person.role ? ` (${errors[refused]})` : "";
              return { value, label: `${texts.roles[value]}${reason}`, disabled: reason !== "" };
            })}
            onChange={setRole}
          />
          <SelectField
            label={texts.hrStatusLabel}
            value={statutRh}
            options={hrStatuses.map((value) => ({ value, label: texts.hrStatus[value] }))}
            onChange={setStatutRh}
          />
        </div>
        <div className={styles.actions}>
          <Button variant="primary" type="submit" busy={form.busy}>
            {actions.save}
          </Button>
          <Button onClick={onClose}>{actions.cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
}
