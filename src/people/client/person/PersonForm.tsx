import type { SubmitEvent } from "react";
import type { PersonDetail } from "#people/contract/person.ts";
import { useErrorWords } from "#platform/client/failure.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { whyNotName, whyNotOptionalName } from "#platform/names.ts";
import { useVersionedForm } from "#platform/ui/conflict/useVersionedForm.ts";
import { VersionedForm } from "#platform/ui/conflict/VersionedForm.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { useToday } from "#platform/ui/viewer.tsx";
import { changedFacts, isAdminWith, listCycleMembers } from "../../rules.ts";
import { fullName } from "../../rules/names.ts";
import { fieldNames } from "../../rules/fields.ts";
import { useConsequences } from "../consequences/useConsequences.tsx";
import { people, peopleApi, teamsKey } from "../queries.ts";
import { AccessFields } from "./AccessFields.tsx";
import { AddressFields } from "./AddressFields.tsx";
import { storedJob } from "../job.ts";
import { toFacts, inWords, toFormValues, tidied, type Values } from "./factFields.ts";
import { wrongFields } from "./wrongFields.ts";
import { useTeamsLeft } from "./handOver/useTeamsLeft.tsx";
import { IdentityFields } from "./IdentityFields.tsx";
import { WorkFields } from "./WorkFields.tsx";

type Change = Parameters<typeof peopleApi.update>[0];

/** The facts of a person: what was changed leaves in one call, and all of it is stored or nothing. */
export function PersonForm({ person }: { person: PersonDetail }) {
  const texts = useTexts("people");
  const { picker } = useTexts("kit");
  const { language } = useLanguage();
  const say = useSay();
  const errorWords = useErrorWords();
  const { id } = person;
  const today = useToday();
  const selectChanges = (base: Values, values: Values) => changedFacts(toFacts(base), toFacts(values));

  const update = useAction({
    run: (change: Change) => peopleApi.update(change),
    refresh: [people.key(), teamsKey],
    announce: (saved) => say(texts.saved, { name: fullName(saved) }),
  });
  const edit = useVersionedForm<PersonDetail, Values>({
    stored: person,
    toValues: toFormValues,
    labels: texts.labels,
    inWords: (name, values) => inWords(language, texts, name, values),
    // A person, a position or a status that is chosen is another one by its id alone.
    comparable: ({ manager, job, jobStatus, ...values }) => ({
      ...values,
      manager: manager?.id,
      job: storedJob(job),
      jobStatus: jobStatus?.id,
    }),
    check: (values, base) => {
      const changes = selectChanges(base, values);
      return {
        firstName: changes.firstName === undefined ? null : whyNotName(values.firstName),
        lastName: changes.lastName === undefined ? null : whyNotOptionalName(values.lastName),
        job: values.unmatchedJob ? { sentence: texts.jobPicker.words.unmatched } : null,
        manager: values.unmatchedManager ? { sentence: picker.people.unmatched } : null,
        ...wrongFields(texts.wrong, values, fieldNames, today),
      };
    },
    send: async (values, { base, version }) => {
      const changes = selectChanges(base, values);
      if (Object.keys(changes).length > 0)
        await update.attempt({ id, version, ...changes, ...teamsLeft.input });
    },
    // At the field, with the people in between, as an import says it.
    onFailure: (failure) => {
      const { manager } = form.values;
      if (failure.code !== "manager_cycle") return teamsLeft.refuse(failure);
      if (!manager) return false;
      void sayLoop(manager.id);
      return true;
    },
    tidied,
    shownBy: { directManagerId: "manager", jobPositionId: "job", jobTitle: "job", jobStatusId: "jobStatus" },
  });
  const { form } = edit;
  const { role } = form.values;
  const teamsLeft = useTeamsLeft(person, { role, isAdmin: isAdminWith(role, person) });
  const sayLoop = async (managerId: string) => {
    const { items } = await peopleApi.above({ id: managerId }).catch(() => ({ items: [] }));
    const names = listCycleMembers(items, id).map((one) => fullName(one));
    form.refuse("manager", {
      sentence:
        names.length > 1 ? say(texts.wrong.loop, { people: names.join(" → ") }) : errorWords("manager_cycle"),
    });
  };
  const consequences = useConsequences();
  const { manager } = form.values;
  /** What another manager moves is asked about once the form has nothing to correct. */
  const isConfirmed = async () => {
    const isSame = manager?.id === person.directManager?.id;
    if (isSame || form.wrong.length > 0) return true;
    const names = { person: fullName(person), manager: manager && fullName(manager) };
    return consequences.confirm({ kind: "directManager", ...names }, () =>
      peopleApi.previewManager({ profileIds: [id], managerId: manager?.id ?? null }),
    );
  };
  const ask = async (write: () => void) => {
    if (teamsLeft.check() && (await isConfirmed())) write();
  };
  const { conflict } = edit;
  const save = () => (conflict.isOpen ? edit.save() : void ask(edit.save));
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    save();
  };
  const asking = {
    ...edit,
    form: { ...form, busy: form.busy || consequences.isReading },
    conflict: { ...conflict, onOverwrite: () => void ask(conflict.onOverwrite) },
    save,
    onSubmit,
  };
  return (
    <>
      <VersionedForm edit={asking} lastChange={person.lastChange}>
        <IdentityFields form={form} />
        <WorkFields form={form} person={person} />
        <AddressFields form={form} />
        <AccessFields form={form} person={person} teamsLeft={teamsLeft.field} />
      </VersionedForm>
      {consequences.dialog}
    </>
  );
}
