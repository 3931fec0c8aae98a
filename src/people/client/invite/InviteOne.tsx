import { useState } from "react";
import { paths } from "#paths.ts";
import type { Profile, Role } from "#people/contract.ts";
import { failureFrom } from "#platform/client/api.ts";
import { useErrorWords, useFailureWords } from "#platform/client/failure.ts";
import { useForm } from "#platform/client/form.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { whyNotName, whyNotOptionalName } from "#platform/names.ts";
import { whyNotEmail } from "#platform/emailAddress.ts";
import type { Language } from "#platform/texts.ts";
import { Button, LinkButton } from "#platform/ui/Button.tsx";
import { ChoiceCards } from "#platform/ui/ChoiceCards.tsx";
import { SelectField, TextField } from "#platform/ui/fields.tsx";
import { FieldPair, FormLayout } from "#platform/ui/forms/FormLayout.tsx";
import { notify } from "#platform/ui/notify.ts";
import { PersonPicker, type Pickable } from "#platform/ui/PersonPicker.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import { roles, whyNotGiveRole } from "../../rules.ts";
import { people, peopleApi, searchManagers } from "../queries.ts";
import { useActor } from "../useActor.ts";

/** One person, with their manager and role. */
export function InviteOne({ onSent }: { onSent: (person: Profile) => void }) {
  const texts = useTexts("people");
  const errorWords = useErrorWords();
  const { picker } = useTexts("kit");
  const actor = useActor();
  const wordsOf = useFailureWords();
  const [manager, setManager] = useState<Pickable | null>(null);
  const [role, setRole] = useState<Role>("user");
  const [language, setLanguage] = useState<Language>(useLanguage().language);

  const invite = useAction({
    run: (input: Parameters<typeof peopleApi.invite>[0]) => peopleApi.invite(input),
    refresh: [people.key()],
  });
  const form = useForm({
    initial: { email: "", firstName: "", lastName: "", jobTitle: "", unmatchedManager: "" },
    check: ({ email, firstName, lastName, unmatchedManager }) => ({
      // The shared reason says « votre courriel »; this one is of somebody else.
      email: email.trim() ? whyNotEmail(email) : { sentence: texts.emailRequired },
      firstName: whyNotName(firstName),
      lastName: whyNotOptionalName(lastName),
      unmatchedManager: unmatchedManager ? { sentence: picker.people.unmatched } : null,
    }),
    send: async ({ email, firstName, lastName, jobTitle }) => {
      let invited: Profile;
      try {
        invited = await invite.attempt({
          email: email.trim(),
          firstName: firstName.trim(),
          role,
          language,
          ...(lastName.trim() ? { lastName: lastName.trim() } : {}),
          ...(jobTitle.trim() ? { jobTitle: jobTitle.trim() } : {}),
          ...(manager ? { directManagerId: manager.id } : {}),
        });
      } catch (error) {
        const { code } = failureFrom(error);
        // Somebody of this company has the address: said at the field, where it can be corrected.
        if (code !== "email_already_in_use" && code !== "duplicate_key") throw error;
        form.refuse("email", { sentence: errorWords("email_already_in_use") });
        return;
      }
      onSent(invited);
    },
    onFailure: (failure) => {
      if (Object.keys(failure.fields).length === 0) notify.error(wordsOf(failure));
    },
  });

  return (
    <FormLayout
      onSubmit={form.onSubmit}
      summary={form.summary}
      footer={
        <>
          <LinkButton to={paths.people()}>{texts.backToPeople}</LinkButton>
          <Button variant="primary" type="submit" busy={form.busy}>
            {texts.sendInvitation}
          </Button>
        </>
      }
    >
      <TextField type="email" label={texts.fields.email} maxLength={254} {...form.field("email")} />
      <FieldPair>
        <TextField label={texts.fields.firstName} maxLength={80} {...form.field("firstName")} />
        <TextField label={texts.fields.lastName} maxLength={80} optional {...form.field("lastName")} />
      </FieldPair>
      <TextField label={texts.fields.jobTitle} maxLength={120} optional {...form.field("jobTitle")} />
      <PersonPicker
        label={texts.fields.manager}
        description={texts.fields.managerHint}
        optional
        value={manager}
        onChange={setManager}
        id={form.field("unmatchedManager").id}
        error={form.field("unmatchedManager").error}
        onUnmatched={(text) => form.set("unmatchedManager", text)}
        search={(text) => searchManagers(text)}
      />
      <ChoiceCards
        legend={texts.fields.role}
        value={role}
        onChange={setRole}
        columns={1}
        choices={roles
          .filter((value) => whyNotGiveRole(actor, value) === null)
          .toReversed()
          .map((value) => ({ value, label: texts.roles[value], description: texts.roleMeaning[value] }))}
      />
      <SelectField
        label={texts.fields.language}
        value={language}
        options={[
          { value: "fr", label: texts.languages.fr },
          { value: "en", label: texts.languages.en },
        ]}
        onChange={setLanguage}
      />
    </FormLayout>
  );
}
