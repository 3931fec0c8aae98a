import type { OwnProfile } from "#people/contract/ownProfile.ts";
import { changedFacts } from "#people/rules.ts";
import { whyNotPhone, whyNotPostalCode } from "#people/rules/contact.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { whyNotName, whyNotOptionalName } from "#platform/names.ts";
import { SelectField, TextField } from "#platform/ui/fields.tsx";
import { FieldPair, FormLayout } from "#platform/ui/forms/FormLayout.tsx";
import { SaveBar } from "#platform/ui/forms/SaveBar.tsx";
import { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import { notify } from "#platform/ui/notify.ts";
import { Section } from "#platform/ui/Section.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import { useRefreshViewer } from "#platform/ui/viewer.tsx";
import type { Language } from "#platform/vocabulary.ts";
import { AddressFields } from "../person/AddressFields.tsx";
import { people, peopleApi } from "../queries.ts";

const storedOf = (profile: OwnProfile) => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  language: profile.language,
  mobile: profile.mobile ?? "",
  addressLine1: profile.addressLine1 ?? "",
  addressLine2: profile.addressLine2 ?? "",
  city: profile.city ?? "",
  state: profile.state ?? "",
  zip: profile.zip ?? "",
  country: profile.country ?? "",
});
type Values = ReturnType<typeof storedOf>;

/** An empty text and null both mean that there is none; the server stores null. */
const tidied = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()])) as Values;

const factsOf = ({ country, ...values }: Values) => ({
  ...tidied({ country, ...values }),
  country: country || null,
});

/** What one writes of oneself: what was changed leaves in one call. A new language is spoken as soon as it is stored. */
export function OwnProfileForm({ profile }: { profile: OwnProfile }) {
  const texts = useTexts("ownProfile");
  const { labels, languages, wrong } = useTexts("people");
  const { actions } = useTexts("platform");
  const { language: spoken, speak } = useLanguage();
  const refreshViewer = useRefreshViewer();
  const stored = storedOf(profile);
  const changesOf = (values: Values) => changedFacts(factsOf(stored), factsOf(values));

  const save = useAction({
    run: (values: Values) => peopleApi.updateOwn(changesOf(values)),
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
      mobile: whyNotPhone(values.mobile) && { sentence: wrong.mobile },
      zip: whyNotPostalCode(values.country, values.zip) && { sentence: wrong.zip },
    }),
    send: async (values) => {
      if (Object.keys(changesOf(values)).length > 0) {
        const after = await save.attempt(values);
        form.reset(storedOf(after));
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
          <SelectField<Language>
            {...form.field("language")}
            label={labels.language}
            description={texts.languageHint}
            options={[
              { value: "fr", label: languages.fr },
              { value: "en", label: languages.en },
            ]}
          />
        </Section>
        <Section title={texts.contact} bare>
          <TextField
            label={labels.mobile}
            type="tel"
            autoComplete="tel"
            maxLength={40}
            optional
            {...form.field("mobile")}
          />
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
