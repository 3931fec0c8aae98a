import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { paths } from "#paths.ts";
import type { Profile, Role } from "#people/contract.ts";
import { failureFrom } from "#platform/client/api.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { fieldId, useForm } from "#platform/client/form.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { whyNotName, whyNotOptionalName } from "#platform/names.ts";
import { formatDay, type Language } from "#platform/texts.ts";
import { Button, LinkButton } from "#platform/ui/Button.tsx";
import { ChoiceCards } from "#platform/ui/ChoiceCards.tsx";
import { ErrorSummary } from "#platform/ui/ErrorSummary.tsx";
import { SelectField, TextField } from "#platform/ui/fields.tsx";
import { Notice } from "#platform/ui/Notice.tsx";
import { notify } from "#platform/ui/notify.ts";
import { Page } from "#platform/ui/Page.tsx";
import { PersonPicker, type Pickable } from "#platform/ui/PersonPicker.tsx";
import { Card } from "#platform/ui/Section.tsx";
import { roles, whyNotEmail, whyNotGiveRole } from "../../rules.ts";
import styles from "../list/people.module.css";
import { people, peopleApi, searchManagers } from "../queries.ts";
import { useActor } from "../useActor.ts";

export function InvitePersonScreen() {
  const texts = useTexts("people");
  const say = useSay();
  const [invited, setInvited] = useState<Profile | null>(null);
  const { language } = useLanguage();
  // A new form for each person, so that nothing of the one before stays.
  const [turn, setTurn] = useState(0);
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form is gone, and the focus with it: it goes to what took its place.
    if (invited !== null) answer.current?.focus();
  }, [invited]);
  const again = () => {
    // At once: a focus that comes a moment later can take the first letters typed to another field.
    flushSync(() => {
      setInvited(null);
      setTurn(turn + 1);
    });
    document.getElementById(fieldId("email"))?.focus();
  };

  const leavesOn = invited?.mail?.leavesOn;
  return (
    <Page
      title={texts.invite}
      intro={texts.inviteIntro}
      width="form"
      breadcrumb={[{ label: texts.title, to: paths.people() }]}
    >
      <div>
        {/* Holds blocks, which an <output> may not. */}
        <div role="status" ref={answer} tabIndex={-1}>
          {invited !== null && (
            <Notice
              tone="success"
              title={say(leavesOn ? texts.invitedLater : texts.invited, {
                email: invited.email,
                date: leavesOn ? formatDay(language, leavesOn) : "",
              })}
            >
              {leavesOn && <p>{texts.invitedLaterDetail}</p>}
              <div className={styles.sent}>
                <Button variant="primary" onClick={again}>
                  {texts.inviteAnother}
                </Button>
                <LinkButton to={paths.people()}>{texts.backToPeople}</LinkButton>
              </div>
            </Notice>
          )}
        </div>
        {invited === null && <InvitationForm key={turn} onSent={setInvited} />}
      </div>
    </Page>
  );
}

function InvitationForm({ onSent }: { onSent: (person: Profile) => void }) {
  const texts = useTexts("people");
  const { errors } = useTexts("platform");
  const { picker } = useTexts("kit");
  const client = useQueryClient();
  const actor = useActor();
  const wordsOf = useFailureWords();
  const [manager, setManager] = useState<Pickable | null>(null);
  const [role, setRole] = useState<Role>("user");
  const [language, setLanguage] = useState<Language>(useLanguage().language);

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
        invited = await peopleApi.invite({
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
        form.refuse("email", { sentence: errors.email_already_in_use });
        return;
      }
      await client.invalidateQueries({ queryKey: people.key() });
      onSent(invited);
    },
    onFailure: (failure) => {
      if (Object.keys(failure.fields).length === 0) notify.error(wordsOf(failure));
    },
  });

  return (
    <Card>
      <form className={styles.form} noValidate onSubmit={form.onSubmit}>
        <ErrorSummary {...form.summary} />
        <TextField type="email" label={texts.fields.email} maxLength={254} {...form.field("email")} />
        <div className={styles.pair}>
          <TextField label={texts.fields.firstName} maxLength={80} {...form.field("firstName")} />
          <TextField label={texts.fields.lastName} maxLength={80} optional {...form.field("lastName")} />
        </div>
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
        <div className={styles.actions}>
          <Button variant="primary" type="submit" busy={form.busy}>
            {texts.sendInvitation}
          </Button>
          <LinkButton to={paths.people()}>{texts.backToPeople}</LinkButton>
        </div>
      </form>
    </Card>
  );
}
