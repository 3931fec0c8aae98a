import { useState } from "react";
import { whyNotEmail } from "#platform/emailAddress.ts";
import { useForm } from "#platform/client/form.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/Button.tsx";
import { FormDialog } from "#platform/ui/forms/FormDialog.tsx";
import { TextField } from "#platform/ui/fields.tsx";
import { Section } from "#platform/ui/Section.tsx";
import { useViewer } from "#platform/ui/viewer.tsx";
import { securityApi } from "./queries.ts";
import { useGuarded } from "./StepUp.tsx";

/** The address one signs in with. Another one counts once the link sent there has been used. */
export function EmailSection() {
  const { emailSection: texts } = useTexts("security");
  const say = useSay();
  const { email } = useViewer();
  const [open, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <Section title={texts.title} intro={say(texts.intro, { email })}>
      {sentTo && <output>{say(texts.sent, { email: sentTo })}</output>}
      <Button onClick={() => setOpen(true)}>{texts.change}</Button>
      {open && <EmailDialog onClose={() => setOpen(false)} onSent={setSentTo} />}
    </Section>
  );
}

function EmailDialog({ onClose, onSent }: { onClose: () => void; onSent: (email: string) => void }) {
  const { emailSection: texts } = useTexts("security");
  const { email: current } = useViewer();
  const guarded = useGuarded();
  const form = useForm({
    initial: { email: "" },
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
