import { useState } from "react";
import { isElsewhere } from "#accounts/rules/arrival.ts";
import type { Security } from "#auth/contract.ts";
import { whyNotEmail } from "#platform/emailAddress.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { FormDialog } from "#platform/ui/forms/FormDialog.tsx";
import { TextField } from "#platform/ui/forms/fields.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { Section } from "#platform/ui/page/Section.tsx";
import { useViewer } from "#platform/ui/viewer.tsx";
import { securityApi } from "./queries.ts";
import { useGuarded } from "./StepUp.tsx";
import { useEditForm } from "#platform/ui/forms/useEditForm.ts";

/** The address one signs in with. Another one counts once the link sent there has been used. */
export function EmailSection({ identities }: Pick<Security, "identities">) {
  const { emailSection: texts } = useTexts("security");
  const say = useSay();
  const { email } = useViewer();
  /** What the dialog begins with; null while it is closed. */
  const [wanted, setWanted] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const announced = identities
    .map(({ announcedEmail }) => announcedEmail)
    .find((one) => isElsewhere(one, email));
  return (
    <Section title={texts.title} intro={say(texts.intro, { email })} bare>
      {sentTo && <output>{say(texts.sent, { email: sentTo })}</output>}
      {announced && !sentTo ? (
        <Notice
          title={say(texts.announced, { email: announced })}
          action={<Button onClick={() => setWanted(announced)}>{texts.changeMine}</Button>}
        >
          {texts.announcedDetail}
        </Notice>
      ) : (
        <Button onClick={() => setWanted("")}>{texts.change}</Button>
      )}
      {wanted !== null && <EmailDialog initial={wanted} onClose={() => setWanted(null)} onSent={setSentTo} />}
    </Section>
  );
}

interface EmailDialogProps {
  initial: string;
  onClose: () => void;
  onSent: (email: string) => void;
}

function EmailDialog({ initial, onClose, onSent }: EmailDialogProps) {
  const { emailSection: texts } = useTexts("security");
  const { email: current } = useViewer();
  const guarded = useGuarded();
  const form = useEditForm({
    initial: { email: initial },
    check: ({ email }) => ({
      email:
        email.trim().toLowerCase() === current.toLowerCase() ? { sentence: texts.same } : whyNotEmail(email),
    }),
    send: ({ email }) =>
      guarded(async () => {
        await securityApi.changeEmail({ email });
        onSent(email.trim());
        onClose();
      }),
  });
  return (
    <FormDialog title={texts.dialog} onClose={onClose} form={form} submitLabel={texts.send}>
      <TextField
        {...form.field("email")}
        label={texts.label}
        description={texts.help}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
    </FormDialog>
  );
}
