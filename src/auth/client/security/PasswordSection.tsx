import { useState } from "react";
import { whyNotPassword } from "#accounts/rules.ts";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { failureFrom } from "#platform/client/api.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { FormDialog } from "#platform/ui/forms/FormDialog.tsx";
import { TextField } from "#platform/ui/forms/fields.tsx";
import { notify } from "#platform/ui/actions/notify.ts";
import { Section } from "#platform/ui/page/Section.tsx";
import { useViewer } from "#platform/ui/viewer.tsx";
import { securityApi, useRefresh } from "./queries.ts";
import { useGuarded } from "./StepUp.tsx";
import { useEditForm } from "#platform/ui/forms/useEditForm.ts";

export function PasswordSection({ hasPassword }: { hasPassword: boolean }) {
  const { passwordSection: texts } = useTexts("security");
  const [open, setOpen] = useState(false);
  return (
    <Section title={texts.title} intro={hasPassword ? texts.has : texts.none} bare>
      <Button onClick={() => setOpen(true)}>{hasPassword ? texts.change : texts.choose}</Button>
      {open && <PasswordDialog onClose={() => setOpen(false)} />}
    </Section>
  );
}

function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { passwordSection: texts } = useTexts("security");
  const { firstName, lastName, company, needsOwnPassword } = useViewer();
  const guarded = useGuarded();
  const refresh = useRefresh();
  const form = useEditForm({
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
    if (needsOwnPassword) return window.location.assign(paths.dashboard());
    notify.success(texts.done);
    onClose();
    return refresh();
  }
  return (
    <FormDialog title={texts.dialog} onClose={onClose} form={form}>
      <TextField
        {...form.field("password")}
        label={texts.label}
        description={texts.help}
        type="password"
        autoComplete="new-password"
        maxLength={128}
      />
    </FormDialog>
  );
}
