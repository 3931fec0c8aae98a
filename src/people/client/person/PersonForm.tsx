import type { PersonDetail, Role } from "#people/contract.ts";
import { useErrorWords } from "#platform/client/failure.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { whyNotName, whyNotOptionalName } from "#platform/names.ts";
import { SelectField, TextField } from "#platform/ui/fields.tsx";
import { FieldPair, FormLayout } from "#platform/ui/forms/FormLayout.tsx";
import { SaveBar } from "#platform/ui/forms/SaveBar.tsx";
import { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import { PersonPicker, type Pickable } from "#platform/ui/PersonPicker.tsx";
import { useAction } from "#platform/ui/useAction.ts";
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

const hrStatuses = ["actif", "en_transition", "inactif"] as const;

/** What the form holds of a person, as the contract names it. */
const storedOf = ({ firstName, lastName, jobTitle, statutRh, role, directManager }: PersonDetail) => ({
  firstName,
  lastName,
  jobTitle: jobTitle ?? "",
  statutRh,
  role,
  manager: directManager as Pickable | null,
  unmatchedManager: "",
});
type Values = ReturnType<typeof storedOf>;

const factsOf = ({ firstName, lastName, jobTitle, statutRh, role, manager }: Values) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  jobTitle: jobTitle.trim() || null,
  statutRh,
  role,
  directManagerId: manager?.id ?? null,
});

/** The facts of a person: what was changed leaves in one call, and all of it is stored or nothing. */
export function PersonForm({ person }: { person: PersonDetail }) {
  const texts = useTexts("people");
  const { actions } = useTexts("platform");
  const errorWords = useErrorWords();
  const { picker } = useTexts("kit");
  const say = useSay();
  const actor = useActor();
  const { id } = person;
  const isActor = id === actor.id;
  const isLead = whyNotChangeLead(person.isOwnLead ? [id] : [], id);
  const stored = storedOf(person);
  const changesOf = (values: Values) => changedFacts(factsOf(stored), factsOf(values));

  const save = useAction({
    run: (values: Values) => peopleApi.update({ id, ...changesOf(values) }),
    refresh: [people.key()],
    announce: (saved) => say(texts.saved, { name: fullName(saved) }),
  });
  const form = useEditForm({
    initial: stored,
    check: (values) => {
      const changes = changesOf(values);
      return {
        firstName: changes.firstName === undefined ? null : whyNotName(values.firstName),
        lastName: changes.lastName === undefined ? null : whyNotOptionalName(values.lastName),
        manager: values.unmatchedManager ? { sentence: picker.people.unmatched } : null,
      };
    },
    send: async (values) => {
      if (Object.keys(changesOf(values)).length > 0) await save.attempt(values);
      form.reset({ ...values, ...trimmed(values) });
    },
    shownBy: { directManagerId: "manager" },
  });
  const { role, manager } = form.values;

  return (
    <>
      <FormLayout onSubmit={form.onSubmit} summary={form.summary}>
        <FieldPair>
          <TextField label={texts.fields.firstName} maxLength={80} {...form.field("firstName")} />
          <TextField label={texts.fields.lastName} maxLength={80} optional {...form.field("lastName")} />
        </FieldPair>
        <TextField label={texts.fields.jobTitle} maxLength={120} optional {...form.field("jobTitle")} />
        {whyNotSetDirectManager(actor.id, id) ? (
          <SelectField
            label={texts.fields.manager}
            value={id}
            disabled
            description={texts.ownManager}
            options={[{ value: id, label: manager ? fullName(manager) : texts.noManager }]}
            onChange={() => {}}
          />
        ) : (
          <PersonPicker
            {...form.field("manager")}
            label={texts.fields.manager}
            optional
            onUnmatched={(text) => form.set("unmatchedManager", text)}
            search={(text) => searchManagers(text, id)}
          />
        )}
        <FieldPair>
          <SelectField<Role>
            {...form.field("role")}
            label={texts.fields.role}
            disabled={isActor || isLead !== null}
            description={isActor ? texts.ownRole : isLead ? errorWords(isLead) : texts.roleMeaning[role]}
            options={roles.map((value) => {
              const refused = isActor ? null : whyNotSetRole(actor, person, value, null);
              const reason = refused && value !== person.role ? ` (${errorWords(refused)})` : "";
              return { value, label: `${texts.roles[value]}${reason}`, disabled: reason !== "" };
            })}
          />
          <SelectField
            {...form.field("statutRh")}
            label={texts.hrStatusLabel}
            options={hrStatuses.map((value) => ({ value, label: texts.hrStatus[value] }))}
          />
        </FieldPair>
        {/* Enter in a field sends the form; the button that is seen stands in the bar. */}
        <button type="submit" hidden aria-label={actions.save} />
      </FormLayout>
      <SaveBar
        isDirty={form.isDirty}
        busy={form.busy}
        onSave={() => void form.submit()}
        onReset={() => form.reset()}
      />
    </>
  );
}

const trimmed = ({ firstName, lastName, jobTitle }: Values) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  jobTitle: jobTitle.trim(),
});
