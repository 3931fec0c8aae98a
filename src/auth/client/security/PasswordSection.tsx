import { useState } from "react";
import { whyNotPassword } from "#accounts/rules.ts";
import { useForm } from "#platform/client/form.ts";
import { useTexts } from "#platform/client/language.tsx";
import { failureFrom } from "#platform/client/api.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Dialog } from "#platform/ui/Dialog.tsx";
import { TextField } from "#platform/ui/fields.tsx";
import { notify } from "#platform/ui/notify.ts";
import { Row, Section, Stack } from "#platform/ui/Section.tsx";
import { useViewer } from "#platform/ui/viewer.tsx";
import { securityApi, useRefresh } from "./queries.ts";
import { useGuarded } from "./StepUp.tsx";

export function PasswordSection({ hasPassword }: { hasPassword: boolean }) {
  const { passwordSection: texts } = useTexts("security");
  const [open, setOpen] = useState(false);
  return (
    <Section title={texts.title} intro={hasPassword ? texts.has : texts.none}>
      <Button onClick={() => setOpen(true)}>{hasPassword ? texts.change : texts.choose}</Button>
      {open && <PasswordDialog onClose={() => setOpen(false)} />}
    </Section>
  );
}

function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { passwordSection: texts } = useTexts("security");
  const { actions } = useTexts("platform");
  const { firstName, lastName, company } = useViewer();
  const guarded = useGuarded();
  const refresh = useRefresh();
  const form = useForm({
    initial: { password: "" },
    check: ({ password }) => ({
      password: whyNotPassword(password, { firstName, lastName, companyName: company.name }),
    }),
    send: ({ password }) => guarded(() => change(password)),
  });
  async function change(password: string): Promise<void> {
    try {
      await securityApi.changePassword({ password });
    } catch (error) {
      const reason = failureFrom(error).fields["password"];
      if (!reason) throw error;
      return form.refuse("password", reason);
    }
    notify.success(texts.done);
    onClose();
    return refresh();
  }
  return (
    <Dialog open onClose={onClose} title={texts.dialog}>
      <form noValidate onSubmit={form.onSubmit}>
        <Stack>
          <TextField
            {...form.field("password")}
            label={texts.label}
            description={texts.help}
            type="password"
            autoComplete="new-password"
            maxLength={128}
          />
          <Row>
            <Button variant="primary" type="submit" busy={form.busy}>
              {actions.save}
            </Button>
            <Button onClick={onClose}>{actions.cancel}</Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}
