import { useState } from "react";
import { readCode, readRecoveryCode } from "#accounts/rules/secondFactor.ts";
import { toNextValues, paths, chooseNextPath } from "#paths.ts";
import type { ApiFailure } from "#platform/client/api.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { rememberLanguage, useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { Button } from "#platform/light/Button.tsx";
import { Field } from "#platform/light/Field.tsx";
import { AuthFrame } from "#platform/light/Frames.tsx";
import { PageLink } from "#platform/light/PageLink.tsx";
import { authApi } from "../api.ts";
import { useParameter } from "../parameters.ts";
import type { SecondStepWay } from "../../../vocabulary.ts";
import { useForm } from "#platform/light/useForm.ts";

/** After the password, the link or the provider: a code of the application, or a recovery code. */
export function SecondStepScreen() {
  const { secondStep: t, backToLogin } = useTexts("auth");
  const next = useParameter("next");
  const [way, setWay] = useState<SecondStepWay>("code");
  return (
    <AuthFrame>
      <div className="auth-content">
        <ScreenTitle key={`title-${way}`}>{t[way].title}</ScreenTitle>
        <p className="muted">{t[way].lead}</p>
        <CodeForm key={`form-${way}`} way={way} />
        <div>
          <Button variant="quiet" onClick={() => setWay(way === "code" ? "recoveryCode" : "code")}>
            {t[way].other}
          </Button>
        </div>
        <p>
          <PageLink to={paths.login(toNextValues(next))}>{backToLogin}</PageLink>
        </p>
      </div>
    </AuthFrame>
  );
}

const readCodeByWay = { code: readCode, recoveryCode: readRecoveryCode };

function CodeForm({ way }: { way: SecondStepWay }) {
  const { secondStep: t } = useTexts("auth");
  const formatFailure = useFailureWords();
  const next = useParameter("next");
  const form = useForm({
    initial: { code: "" },
    check: ({ code }) => ({ code: readCodeByWay[way](code) ? null : { sentence: t[way].format } }),
    send: async ({ code }) => {
      const { language } = await authApi.passSecondStep(way === "code" ? { code } : { recoveryCode: code });
      rememberLanguage(language);
      window.location.assign(chooseNextPath(next));
    },
    onFailure: (failure) => form.refuse("code", { sentence: formatCodeFailure(failure) }),
  });
  function formatCodeFailure(failure: ApiFailure) {
    if (failure.code === "expired_token") return t.expired;
    return failure.code === "invalid_code" ? t[way].wrong : formatFailure(failure);
  }
  return (
    <form className="form" noValidate onSubmit={form.onSubmit}>
      <Field
        {...form.field("code")}
        label={t[way].label}
        autoComplete={way === "code" ? "one-time-code" : "off"}
        inputMode={way === "code" ? "numeric" : "text"}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
      />
      <Button type="submit" fullWidth busy={form.busy}>
        {t.submit}
      </Button>
    </form>
  );
}
