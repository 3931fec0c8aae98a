import { useEffect, useRef, useState } from "react";
import type { PersonDetail } from "#people/contract.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { whyNotName, whyNotOptionalName } from "#platform/names.ts";
import { FormLayout } from "#platform/ui/forms/FormLayout.tsx";
import { SaveBar } from "#platform/ui/forms/SaveBar.tsx";
import { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import { later } from "#platform/ui/later.ts";
import { useAction } from "#platform/ui/useAction.ts";
import { changedFacts, fullName } from "../../rules.ts";
import { whyNotBirthday, whyNotHireDate, whyNotPhone, whyNotPostalCode } from "../../rules/contact.ts";
import { people, peopleApi } from "../queries.ts";
import { AccessFields } from "./AccessFields.tsx";
import { AddressFields } from "./AddressFields.tsx";
import { factNames, factsOf, inWords, storedOf, tidied, type Values } from "./factFields.ts";
import { IdentityFields } from "./IdentityFields.tsx";
import { WorkFields } from "./WorkFields.tsx";

const EditConflict = later(async () => (await import("#platform/ui/conflict/EditConflict.tsx")).EditConflict);

/**
 * The facts of a person: what was changed leaves in one call, and all of it is stored or nothing. What somebody else has
 * stored meanwhile is shown beside what was typed, which stays.
 */
export function PersonForm({ person }: { person: PersonDetail }) {
  const texts = useTexts("people");
  const { actions } = useTexts("platform");
  const { picker } = useTexts("kit");
  const { language } = useLanguage();
  const say = useSay();
  const { id } = person;
  // What the typing began with. Of what is stored now, only the version counts, until it is taken over.
  const [base, setBase] = useState(person);
  /** The version that is knowingly written over. */
  const overwritten = useRef<number | null>(null);
  const [now] = useState(() => new Date());
  const today = now.toLocaleDateString("en-CA");
  const changesOf = (values: Values) => changedFacts(factsOf(storedOf(base)), factsOf(values));

  const save = useAction({
    run: ({ values, version }: { values: Values; version: number }) =>
      peopleApi.update({ id, version, ...changesOf(values) }),
    refresh: [people.key()],
    announce: (saved) => say(texts.saved, { name: fullName(saved) }),
  });
  const form = useEditForm({
    initial: storedOf(person),
    labels: texts.labels,
    check: (values) => {
      const changes = changesOf(values);
      return {
        firstName: changes.firstName === undefined ? null : whyNotName(values.firstName),
        lastName: changes.lastName === undefined ? null : whyNotOptionalName(values.lastName),
        job: values.unmatchedJob ? { sentence: texts.jobPicker.words.unmatched } : null,
        manager: values.unmatchedManager ? { sentence: picker.people.unmatched } : null,
        mobile: whyNotPhone(values.mobile) && { sentence: texts.wrong.mobile },
        zip: whyNotPostalCode(values.country, values.zip) && { sentence: texts.wrong.zip },
        dateAnniversaire: whyNotBirthday(values.dateAnniversaire, today) && {
          sentence: texts.wrong.birthday,
        },
        dateEmbauche: whyNotHireDate(values.dateEmbauche, today) && { sentence: texts.wrong.hired },
      };
    },
    send: (values) => store(values, overwritten.current ?? base.version),
    // It is said above the form, with what was changed, once that has been read.
    onFailure: ({ code }) => code === "edited_meanwhile",
    shownBy: { directManagerId: "manager", jobPositionId: "job", jobTitle: "job", jobStatusId: "jobStatus" },
  });
  const store = async (values: Values, version: number) => {
    if (Object.keys(changesOf(values)).length > 0) await save.attempt({ values, version });
    form.reset(tidied(values));
  };
  const isOutdated = person.version !== base.version;
  const conflict = isOutdated && form.isDirty && !form.busy;
  const adopt = () => {
    setBase(person);
    form.reset(storedOf(person));
  };
  // Nothing typed: what is stored now is shown.
  useWhen(isOutdated && !form.isDirty && !form.busy, adopt);
  const overwrite = async () => {
    overwritten.current = person.version;
    await form.submit();
    overwritten.current = null;
  };

  return (
    <>
      <FormLayout onSubmit={form.onSubmit} summary={form.summary}>
        <EditConflict
          open={conflict}
          by={person.lastChange && { name: person.lastChange.by, at: new Date(person.lastChange.at) }}
          today={now}
          changes={changedBetween(base, person).map((name) => ({
            label: texts.labels[name],
            now: inWords(language, texts, name, storedOf(person)),
            yours: factNames(name).some((fact) => fact in changesOf(form.values))
              ? inWords(language, texts, name, form.values)
              : null,
          }))}
          busy={form.busy}
          onOverwrite={() => void overwrite()}
        />
        <IdentityFields form={form} />
        <WorkFields form={form} person={person} />
        <AddressFields form={form} />
        <AccessFields form={form} person={person} />
        {/* Enter in a field sends the form; the button that is seen stands in the bar. */}
        <button type="submit" hidden aria-label={actions.save} />
      </FormLayout>
      <SaveBar isDirty={form.isDirty} busy={form.busy} onSave={() => void form.submit()} onReset={adopt} />
    </>
  );
}

/** Does something as soon as a condition holds, after it has been drawn. */
function useWhen(condition: boolean, work: () => void) {
  useEffect(() => {
    if (condition) work();
  });
}

/** The fields that differ between two versions, in the order of the form. */
function changedBetween(before: PersonDetail, after: PersonDetail) {
  const [earlier, later] = [storedOf(before), storedOf(after)];
  const names = Object.keys(earlier) as (keyof Values)[];
  return names.filter(
    (name): name is Exclude<keyof Values, "unmatchedManager" | "unmatchedJob"> =>
      name !== "unmatchedManager" &&
      name !== "unmatchedJob" &&
      (name === "manager"
        ? earlier.manager?.id !== later.manager?.id
        : JSON.stringify(earlier[name]) !== JSON.stringify(later[name])),
  );
}
