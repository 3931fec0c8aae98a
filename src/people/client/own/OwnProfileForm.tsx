import type { OwnProfile } from "#people/contract/ownProfile.ts";
import { changedFacts } from "#people/rules.ts";
import { fieldsIn, toInputs, isOwnField, ownFields, toValues } from "#people/rules/fields.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { whyNotName, whyNotOptionalName } from "#platform/names.ts";
import { TextField } from "#platform/ui/forms/fields.tsx";
import { FieldPair, FormLayout } from "#platform/ui/forms/FormLayout.tsx";
import { SaveBar } from "#platform/ui/forms/SaveBar.tsx";
import { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import { notify } from "#platform/ui/actions/notify.ts";
import { Section } from "#platform/ui/page/Section.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { useRefreshViewer, useToday } from "#platform/ui/viewer.tsx";
import { AddressFields } from "../person/AddressFields.tsx";
import { FactField } from "../person/FactFields.tsx";
import { wrongFields } from "../person/wrongFields.ts";
import { people, peopleApi } from "../queries.ts";

const toFormValues = (profile: OwnProfile) => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  ...toInputs(profile, ownFields),
});
const own = (section: "identity" | "contact") => fieldsIn(section).filter(isOwnField);
type Values = ReturnType<typeof toFormValues>;

const tidied = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()])) as Values;

const toFacts = (values: Values) => ({
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  ...toValues(values, ownFields),
});

/** What one writes of oneself: what was changed leaves in one call. A new language is spoken as soon as it is stored. */
export function OwnProfileForm({ profile }: { profile: OwnProfile }) {
  const texts = useTexts("ownProfile");
  const { labels, wrong } = useTexts("people");
  const { actions } = useTexts("platform");
  const { language: spoken, speak } = useLanguage();
  const refreshViewer = useRefreshViewer();
  const today = useToday();
  const stored = toFormValues(profile);
  const selectChanges = (values: Values) => changedFacts(toFacts(stored), toFacts(values));

  const save = useAction({
    run: (values: Values) => peopleApi.updateOwn(selectChanges(values)),
    refresh: [people.key()],
    success: () => texts.updated,
    onSuccess: refreshViewer,
  });
  const form = useEditForm({
    initial: stored,
    labels,
    check: (values) => ({
      firstName: whyNotName(values.firstName),
      lastName: whyNotOptionalName(values.lastName),
      ...wrongFields(wrong, values, ownFields, today),
    }),
    send: async (values) => {
      if (Object.keys(selectChanges(values)).length > 0) {
        const after = await save.attempt(values);
        form.reset(toFormValues(after));
        if (after.language !== spoken) await speak(after.language);
      } else form.reset(tidied(values));
    },
    onFailure: ({ code, fields }) => {
      const isOurs = ["server_error", "unknown_error", "network_error"].includes(code);
      if (code === "not_found") notify.error(texts.absent);
      else if (isOurs && Object.keys(fields).length === 0) notify.error(texts.notUpdated);
      else return false;
      return true;
    },
  });

  return (
    <>
      <FormLayout onSubmit={form.onSubmit} summary={form.summary}>
        <Section title={texts.identity} bare>
          <FieldPair>
            <TextField
              label={labels.firstName}
              autoComplete="given-name"
              maxLength={80}
              {...form.field("firstName")}
            />
            <TextField
              label={labels.lastName}
              autoComplete="family-name"
              maxLength={80}
              optional
              {...form.field("lastName")}
            />
          </FieldPair>
          {own("identity").map((name) => (
            <FactField
              key={name}
              form={form}
              name={name}
              isOwn
              {...(name === "language" && { hint: texts.languageHint })}
            />
          ))}
        </Section>
        <Section title={texts.contact} bare>
          {own("contact").map((name) => (
            <FactField key={name} form={form} name={name} isOwn />
          ))}
        </Section>
        <AddressFields form={form} />
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
