import { useState } from "react";
import { whyNotPassword } from "#accounts/rules.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import type { ErrorCode } from "#platform/errors.ts";
import { Button } from "#platform/light/Button.tsx";
import { Notice } from "#platform/light/Notice.tsx";
import { PasswordField } from "#platform/light/PasswordField.tsx";
import { NewPasswordField } from "./NewPasswordField.tsx";
import { useForm } from "#platform/light/useForm.ts";

export type Proof = { password: string } | { newPassword: string };

interface Properties {
  confirm: (proof: Proof) => Promise<void>;
  /** True when the link itself was refused, which LinkGate then shows. */
  refused: (code: ErrorCode) => boolean;
}

/**
 * The email is read on another browser than the registration: the password chosen then shows that it is the same
 * person. A reader who did not choose it chooses another (docs/decisions/0026).
 */
export function ConfirmElsewhere(properties: Properties) {
  const { confirm: t } = useTexts("auth");
  const [way, setWay] = useState<"known" | "new">("known");
  return (
    <div className="auth-content">
      <ScreenTitle key={way}>{t[way].title}</ScreenTitle>
      <p className="muted">{t[way].lead}</p>
      {way === "known" ? <KnownPassword {...properties} /> : <NewPassword {...properties} />}
      <div>
        <Button variant="quiet" onClick={() => setWay(way === "known" ? "new" : "known")}>
          {t[way].other}
        </Button>
      </div>
    </div>
  );
}

function KnownPassword({ confirm, refused }: Properties) {
  const { confirm: t, password: label } = useTexts("auth");
  const formatFailure = useFailureWords();
  const form = useForm({
    initial: { password: "" },
    check: ({ password }) => ({ password: password === "" ? "password_required" : null }),
    send: ({ password }) => confirm({ password }),
    onFailure: (failure) => {
      if (refused(failure.code)) return;
      const isWrong = failure.code === "invalid_credentials";
      form.refuse("password", { sentence: isWrong ? t.known.wrong : formatFailure(failure) });
    },
  });
  return (
    <form className="form" noValidate onSubmit={form.onSubmit}>
      <PasswordField {...form.field("password")} label={label} autoComplete="current-password" />
      <Button type="submit" fullWidth busy={form.busy}>
        {t.submit}
      </Button>
    </form>
  );
}

function NewPassword({ confirm, refused }: Properties) {
  const { confirm: t, password: label } = useTexts("auth");
  const formatFailure = useFailureWords();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm({
    initial: { newPassword: "" },
    // Whose account it is, only the server knows: it checks the names.
    check: ({ newPassword }) => ({ newPassword: whyNotPassword(newPassword) }),
    send: ({ newPassword }) => confirm({ newPassword }),
    onFailure: (failure) => {
      if (refused(failure.code)) return;
      const { password: reason } = failure.fields;
      if (reason) form.refuse("newPassword", reason);
      setProblem(reason ? null : formatFailure(failure));
    },
  });
  return (
    <>
      {problem && (
        <Notice variant="error" live>
          {problem}
        </Notice>
      )}
      <form className="form" noValidate onSubmit={form.onSubmit}>
        <NewPasswordField field={form.field("newPassword")} label={label} />
        <Button type="submit" fullWidth busy={form.busy}>
          {t.submit}
        </Button>
      </form>
    </>
  );
}
