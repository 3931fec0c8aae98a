import { useState } from "react";
import { paths } from "#paths.ts";
import { breakpoints } from "#platform/client/breakpoints.ts";
import { maxInvitations } from "#people/rules.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay, formatList } from "#platform/texts.ts";
import { Button, LinkButton } from "#platform/ui/actions/Button.tsx";
import { SelectField } from "#platform/ui/forms/fields.tsx";
import { EditableGrid } from "#platform/ui/forms/EditableGrid.tsx";
import { FieldPair, FormLayout } from "#platform/ui/forms/FormLayout.tsx";
import { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import { useLeaveGuard } from "#platform/ui/forms/useLeaveGuard.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { useCan } from "#platform/ui/viewer.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { type Language, type Role, roles } from "#platform/vocabulary.ts";
import { whyNotGiveRole } from "../../rules.ts";
import {
  emptyLine,
  filledFirst,
  filledLines,
  readPastedPeople,
  whyNotInviteMany,
  type InvitationLine,
} from "../../rules/manyInvitations.ts";
import { people, peopleApi } from "../queries.ts";
import { useActor } from "../useActor.ts";

interface Sent {
  invited: number;
  known: string[];
  lastLeavesOn: string | null;
}

/** Many people at once: typed in a grid, or pasted from a spreadsheet or a mail program. */
export function InviteMany({ onSent }: { onSent: (sent: Sent) => void }) {
  const texts = useTexts("people");
  const say = useSay();
  const actor = useActor();
  const { language } = useLanguage();
  const send = useAction({
    run: (input: Parameters<typeof peopleApi.inviteMany>[0]) => peopleApi.inviteMany(input),
    refresh: [people.key()],
  });
  const form = useEditForm({
    initial: {
      people: Array.from({ length: firstLines() }, () => emptyLine),
      role: "user" as Role,
      language: language as Language,
    },
    labels: { "people.*.email": texts.fields.email, "people.*.firstName": texts.fields.firstName },
    check: ({ people: lines }) =>
      Object.fromEntries(
        Object.entries(whyNotInviteMany(lines)).map(([path, reason]) => [
          `people.${path}`,
          reason === "duplicate" ? { sentence: texts.many.twice } : reason,
        ]),
      ),
    send: async ({ people: lines, role, language: chosen }) => {
      // The server names a refused line by its position among those that were sent.
      form.set("people", filledFirst(lines));
      const filled = filledLines(lines);
      const sent = await send.attempt({
        people: filled.map(({ email, firstName, lastName, jobTitle }) => ({
          email,
          firstName,
          role,
          language: chosen,
          ...(lastName ? { lastName } : {}),
          ...(jobTitle ? { jobTitle } : {}),
        })),
      });
      form.reset();
      onSent(sent);
    },
  });
  const count = filledLines(form.values.people).length;
  const guard = useLeaveGuard(count > 0 && !form.busy, "tab");
  return (
    <FormLayout
      onSubmit={form.onSubmit}
      summary={form.summary}
      fullWidth
      footer={
        <>
          <LinkButton to={paths.people()}>{texts.back}</LinkButton>
          <Button
            variant="primary"
            type="submit"
            busy={form.busy}
            disabledReason={count === 0 ? texts.many.nobody : null}
          >
            {count === 0 ? texts.many.sendNone : say(texts.many.send, { count })}
          </Button>
        </>
      }
    >
      {guard}
      <p>{texts.many.paste}</p>
      <EditableGrid<InvitationLine>
        caption={texts.many.caption}
        path="people"
        columns={[
          { key: "email", header: texts.fields.email, type: "email", maxLength: 254, share: 1.5 },
          { key: "firstName", header: texts.fields.firstName, maxLength: 80 },
          { key: "lastName", header: texts.fields.lastName, maxLength: 80, optional: true },
          { key: "jobTitle", header: texts.fields.jobTitle, maxLength: 120, optional: true },
        ]}
        rows={form.values.people}
        onChange={(rows) => form.set("people", rows)}
        onLeave={(path) => form.at(path).onBlur()}
        getError={(path) => form.at(path).error}
        empty={emptyLine}
        maxRows={maxInvitations}
        readPaste={readPastedPeople}
      />
      <FieldPair>
        <SelectField<Role>
          {...form.field("role")}
          label={texts.many.role}
          description={texts.roleMeaning[form.values.role]}
          options={roles
            .filter((value) => whyNotGiveRole(actor, value) === null)
            .toReversed()
            .map((value) => ({ value, label: texts.roles[value] }))}
        />
        <SelectField<Language>
          {...form.field("language")}
          label={texts.many.language}
          options={[
            { value: "fr", label: texts.values.language.fr },
            { value: "en", label: texts.values.language.en },
          ]}
        />
      </FieldPair>
    </FormLayout>
  );
}

/** As many empty lines as a screen shows: on a phone each is a block of four fields. */
const firstLines = () => (matchMedia(`(max-width: ${breakpoints.sm})`).matches ? 1 : 5);

/** What became of the invitations, with the way to go on. */
export function ManySent({ sent, onAgain }: { sent: Sent; onAgain: () => void }) {
  const texts = useTexts("people");
  const say = useSay();
  const { language } = useLanguage();
  const { invited, known, lastLeavesOn } = sent;
  const mayEvaluate = useCan("evaluate");
  const [knownEmailList] = useState(() => formatList(language, known));
  return (
    <Notice
      tone={invited > 0 ? "success" : "info"}
      title={invited > 0 ? say(texts.many.sent, { count: invited }) : texts.many.noneSent}
      action={
        <>
          {mayEvaluate && invited > 0 && (
            <LinkButton size="small" variant="primary" to={paths.createEvaluation()}>
              {texts.many.evaluate}
            </LinkButton>
          )}
          <Button size="small" onClick={onAgain}>
            {texts.many.again}
          </Button>
          <LinkButton size="small" to={paths.people()}>
            {texts.back}
          </LinkButton>
        </>
      }
    >
      {known.length > 0 && <p>{say(texts.many.known, { count: known.length, emails: knownEmailList })}</p>}
      {lastLeavesOn && <p>{say(texts.many.later, { date: formatDay(language, lastLeavesOn) })}</p>}
    </Notice>
  );
}
