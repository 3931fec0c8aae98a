import { paths } from "#paths.ts";
import type { Profile } from "#people/contract/person.ts";
import { useErrorWords } from "#platform/client/failure.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { whyNotName, whyNotOptionalName } from "#platform/names.ts";
import { whyNotEmail } from "#platform/emailAddress.ts";
import { ChoiceCards } from "#platform/ui/forms/ChoiceCards.tsx";
import { DateField, SelectField, TextField } from "#platform/ui/forms/fields.tsx";
import { CreateForm } from "#platform/ui/forms/CreateForm.tsx";
import { FieldPair } from "#platform/ui/forms/FormLayout.tsx";
import { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import { PersonPicker, type Pickable } from "#platform/ui/pickers/PersonPicker.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { useToday } from "#platform/ui/viewer.tsx";
import { type Language, type Role, roles } from "#platform/vocabulary.ts";
import { whyNotGiveRole } from "../../rules.ts";
import { whyNotHireDate } from "../../rules/contact.ts";
import { storedJob, type Job } from "../job.ts";
import { JobField } from "../JobField.tsx";
import { people, peopleApi, searchManagers } from "../queries.ts";
import { useActor } from "../useActor.ts";

/** One person, with their manager and role. */
export function InviteOne({ onSent }: { onSent: (person: Profile) => void }) {
  const texts = useTexts("people");
  const errorWords = useErrorWords();
  const { picker } = useTexts("kit");
  const actor = useActor();
  const { language } = useLanguage();
  const invite = useAction({
    run: (input: Parameters<typeof peopleApi.invite>[0]) => peopleApi.invite(input),
    refresh: [people.key()],
  });
  const today = useToday();
  const form = useEditForm({
    initial: {
      email: "",
      firstName: "",
      lastName: "",
      job: null as Job | null,
      unmatchedJob: "",
      hiredOn: "",
      manager: null as Pickable | null,
      unmatchedManager: "",
      role: "user" as Role,
      language: language as Language,
    },
    labels: texts.fields,
    check: ({ email, firstName, lastName, hiredOn, unmatchedManager, unmatchedJob }) => ({
      email: whyNotEmail(email),
      firstName: whyNotName(firstName),
      lastName: whyNotOptionalName(lastName),
      hiredOn: whyNotHireDate(hiredOn, today) && {
        sentence: texts.wrong.tooFar,
      },
      job: unmatchedJob ? { sentence: texts.jobPicker.words.unmatched } : null,
      manager: unmatchedManager ? { sentence: picker.people.unmatched } : null,
    }),
    send: async ({ email, firstName, lastName, job, hiredOn, manager, role, language: chosen }) =>
      onSent(
        await invite.attempt({
          email: email.trim(),
          firstName: firstName.trim(),
          role,
          language: chosen,
          ...(lastName.trim() ? { lastName: lastName.trim() } : {}),
          ...(job ? storedJob(job) : {}),
          ...(hiredOn ? { hiredOn } : {}),
          ...(manager ? { directManagerId: manager.id } : {}),
        }),
      ),
    shownBy: { directManagerId: "manager", jobPositionId: "job", jobTitle: "job" },
    onFailure: ({ code }) => {
      // A person of this company has the address: the error is shown at the field, where it can be corrected.
      if (code !== "email_already_in_use" && code !== "duplicate_key") return false;
      form.refuse("email", { sentence: errorWords("email_already_in_use") });
      return true;
    },
  });

  return (
    <CreateForm
      form={form}
      back={paths.people()}
      backLabel={texts.back}
      submit={texts.sendInvitation}
      parameter="tab"
    >
      <TextField type="email" label={texts.fields.email} maxLength={254} {...form.field("email")} />
      <FieldPair>
        <TextField label={texts.fields.firstName} maxLength={80} {...form.field("firstName")} />
        <TextField label={texts.fields.lastName} maxLength={80} optional {...form.field("lastName")} />
      </FieldPair>
      <FieldPair>
        <JobField {...form.field("job")} onUnmatched={(text) => form.set("unmatchedJob", text)} />
        <DateField label={texts.labels.hiredOn} optional min="1900-01-01" {...form.field("hiredOn")} />
      </FieldPair>
      <PersonPicker
        {...form.field("manager")}
        label={texts.fields.manager}
        description={texts.fields.managerHint}
        optional
        onUnmatched={(text) => form.set("unmatchedManager", text)}
        search={(text) => searchManagers(text)}
      />
      <ChoiceCards<Role>
        {...form.field("role")}
        legend={texts.fields.role}
        columns={1}
        choices={roles
          .filter((value) => whyNotGiveRole(actor, value) === null)
          .toReversed()
          .map((value) => ({ value, label: texts.roles[value], description: texts.roleMeaning[value] }))}
      />
      <SelectField<Language>
        {...form.field("language")}
        label={texts.fields.language}
        options={[
          { value: "fr", label: texts.values.language.fr },
          { value: "en", label: texts.values.language.en },
        ]}
      />
    </CreateForm>
  );
}
