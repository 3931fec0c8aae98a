import { useQuery } from "@tanstack/react-query";
import { whyNotPassword } from "#accounts/rules.ts";
import { failureFrom } from "#platform/client/api.ts";
import { useLanguage, useSay } from "#platform/client/language.tsx";
import { whoseName } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { FormDialog } from "#platform/ui/forms/FormDialog.tsx";
import { TextField } from "#platform/ui/forms/fields.tsx";
import { notify } from "#platform/ui/actions/notify.ts";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { useViewer } from "#platform/ui/viewer.tsx";
import { securityApi, securityQuery } from "../security/queries.ts";
import { StepUp, useGuarded } from "../security/StepUp.tsx";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";
import { useEditForm } from "#platform/ui/forms/useEditForm.ts";

interface Person {
  id: string;
  firstName: string;
  lastName: string;
}

interface PersonPasswordDialogProps {
  open: boolean;
  person: Person;
  onClose: () => void;
}

/** The password of another person: a link first, which is safer. */
export function PersonPasswordDialog({ open, ...dialog }: PersonPasswordDialogProps) {
  const { data: security } = useQuery({ ...securityQuery, enabled: open });
  return (
    open &&
    security && (
      <StepUp security={security}>
        <PasswordForm {...dialog} />
      </StepUp>
    )
  );
}

function usePasswordTexts() {
  const { language } = useLanguage();
  return { fr, en }[language];
}

/** Sends the person the link by which they choose their password. */
export function useSendPasswordLink() {
  const texts = usePasswordTexts();
  return useAction({
    run: (id: string) => securityApi.sendPasswordLink({ id }),
    success: () => texts.sent,
  });
}

function PasswordForm({ person, onClose }: Omit<PersonPasswordDialogProps, "open">) {
  const texts = usePasswordTexts();
  const { language } = useLanguage();
  const say = useSay();
  const guarded = useGuarded();
  const { company } = useViewer();
  const { id, firstName, lastName } = person;
  const link = useSendPasswordLink();
  const form = useEditForm({
    initial: { password: "" },
    check: ({ password }) => ({
      password: whyNotPassword(password, { firstName, lastName, companyName: company.name }),
    }),
    send: ({ password }) => guarded(() => give(password)),
  });
  async function give(password: string): Promise<void> {
    try {
      await securityApi.givePassword({ id, password });
    } catch (error) {
      const reason = failureFrom(error).fields["password"];
      if (!reason) throw error;
      return form.refuse("password", reason);
    }
    notify.success(texts.done);
    onClose();
  }
  const send = async () => {
    if (await link.run(id)) onClose();
  };
  return (
    <FormDialog
      title={say(texts.title, { whose: whoseName(language, `${firstName} ${lastName}`.trim()) })}
      onClose={onClose}
      form={form}
      submitLabel={texts.set}
    >
      <p>{say(texts.safer, { name: firstName })}</p>
      <div>
        <Button initialFocus busy={link.busy} onClick={() => void send()}>
          {texts.send}
        </Button>
      </div>
      <h3>{texts.or}</h3>
      <TextField
        {...form.field("password")}
        label={texts.label}
        description={texts.help}
        type="password"
        autoComplete="new-password"
        maxLength={128}
      />
      <p>{texts.consequence}</p>
    </FormDialog>
  );
}
