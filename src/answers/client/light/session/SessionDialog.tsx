import { useEffect, useId, useState } from "react";
import { whyNotEmail } from "#platform/emailAddress.ts";
import { authApi } from "#auth/client/light/api.ts";
import { paths } from "#paths.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/light/Button.tsx";
import { Dialog } from "#platform/light/Dialog.tsx";
import { Field } from "#platform/light/Field.tsx";
import { Notice } from "#platform/light/Notice.tsx";
import { PasswordField } from "#platform/light/PasswordField.tsx";
import pages from "../answerPages.module.css";
import { useForm } from "#platform/light/useForm.ts";

interface SessionDialogProperties {
  open: boolean;
  /** The person whose answers wait. */
  respondentId: string;
  /** The address of their form. */
  returnPath: string;
  /** They have signed in again. */
  onResume: () => void;
}

/** The session ended: sign in again here, or elsewhere and come back. Unsent answers wait meanwhile. */
export function SessionDialog({ open, respondentId, returnPath, onResume }: SessionDialogProperties) {
  const { session: t } = useTexts("answers");
  const { actions } = useTexts("platform");
  const formatFailure = useFailureWords();
  const [problem, setProblem] = useState<string | null>(null);
  const formId = useId();

  /** `asked`: requested by the person; otherwise a failure is silent. */
  const resume = async (asked: boolean) => {
    const viewer = await authApi.viewer({}).catch(() => null);
    if (viewer?.profileId === respondentId) {
      setProblem(null);
      onResume();
    } else if (viewer) setProblem(t.otherPerson);
    else if (asked) setProblem(t.still);
  };
  const fields = useForm({
    initial: { email: "", password: "" },
    check: ({ email, password }) => ({
      email: whyNotEmail(email),
      password: password ? null : "password_required",
    }),
    send: async (values) => {
      await authApi.signIn(values);
      fields.set("password", "");
      await resume(true);
    },
    onFailure: (failure) => fields.refuse("password", { sentence: formatFailure(failure) }),
  });

  useEffect(() => {
    if (!open) return undefined;
    // Back from another tab, where the session may have been opened again.
    const look = () => void resume(false);
    window.addEventListener("focus", look);
    return () => window.removeEventListener("focus", look);
  });

  return (
    <Dialog
      open={open}
      mustChoose
      onClose={() => {}}
      title={t.title}
      actions={
        <>
          <Button variant="secondary" onClick={() => void resume(true)}>
            {actions.continue}
          </Button>
          <Button type="submit" form={formId} busy={fields.busy}>
            {t.signIn}
          </Button>
        </>
      }
    >
      <div className={pages["stack"]}>
        <p>{t.text}</p>
        {problem && (
          <Notice variant="warning" live>
            {problem}
          </Notice>
        )}
        <form id={formId} className="form" noValidate onSubmit={fields.onSubmit}>
          <Field
            {...fields.field("email")}
            label={t.email}
            type="email"
            autoComplete="username"
            inputMode="email"
          />
          <PasswordField {...fields.field("password")} label={t.password} autoComplete="current-password" />
        </form>
        <p className={pages["otherWay"]}>
          {t.byMail}{" "}
          <a href={paths.login({ next: returnPath, notice: "expired" })} target="_blank" rel="noopener">
            {t.elsewhere}
          </a>
        </p>
      </div>
    </Dialog>
  );
}
