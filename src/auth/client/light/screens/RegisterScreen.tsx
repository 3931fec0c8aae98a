import { useState } from "react";
import { useLocation } from "wouter";
import { whyNotEmail } from "#platform/emailAddress.ts";
import { whyNotPassword } from "#accounts/rules.ts";
import { paths } from "#paths.ts";
import type { ApiFailure } from "#platform/client/api.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { Rich } from "../rich.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import type { FieldError, FieldReason } from "#platform/errors.ts";
import { Button } from "#platform/light/Button.tsx";
import { Field } from "#platform/light/Field.tsx";
import { AuthFrame } from "#platform/light/Frames.tsx";
import { Notice } from "#platform/light/Notice.tsx";
import { PageLink } from "#platform/light/PageLink.tsx";
import { useToast } from "#platform/light/Toasts.tsx";
import { whyNotName } from "#platform/names.ts";
import { formatList } from "#platform/texts.ts";
import { authApi } from "../api.ts";
import { Benefits } from "../Benefits.tsx";
import { NewPasswordField } from "../NewPasswordField.tsx";
import { buildParameters, useParameter } from "../parameters.ts";
import { useLeaveIfSignedIn } from "../useLeaveIfSignedIn.ts";
import { useForm } from "#platform/light/useForm.ts";

const whyNotNameWithin = (name: string, max: number): FieldReason | FieldError | null =>
  whyNotName(name) ?? (name.trim().length > max ? { reason: "too_long", max } : null);

export function RegisterScreen() {
  useLeaveIfSignedIn();
  const { register: t, password } = useTexts("auth");
  const { language } = useLanguage();
  const formatFailure = useFailureWords();
  const toast = useToast();
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  const isAfterDemonstration = useParameter("after") === "demonstration" && !problem;
  const [done, setDone] = useState(false);

  const form = useForm({
    initial: { companyName: "", firstName: "", lastName: "", email: useParameter("email"), password: "" },
    check: (values) => ({
      companyName: whyNotNameWithin(values.companyName, 120),
      firstName: whyNotNameWithin(values.firstName, 80),
      lastName: whyNotNameWithin(values.lastName, 80),
      email: whyNotEmail(values.email),
      password: whyNotPassword(values.password, values),
    }),
    send: async (values) => {
      setProblem(null);
      await authApi.register({ ...values, language });
      setDone(true);
      toast({ variant: "success", title: t.doneTitle, text: t.done });
      navigate(paths.confirmEmail({ email: values.email.trim() }));
    },
    onFailure: showFailure,
  });

  function showFailure(failure: ApiFailure) {
    const sentence = formatRegistrationFailure(failure);
    setProblem(sentence);
    toast({ variant: "error", title: t.failed, text: sentence });
    // Everything typed is kept except the password; a reason about the password itself stays under it,
    // and when it is only too early, the same form is sent again later.
    if (!failure.fields["password"] && failure.code !== "too_many_requests") form.set("password", "");
  }
  function formatRegistrationFailure(failure: ApiFailure): string {
    if (failure.code === "unknown_error") return t.unknown;
    return failure.code === "server_error" ? t.unexpected : formatFailure(failure);
  }

  return (
    <AuthFrame aside={<Benefits />}>
      <div className="auth-content">
        <ScreenTitle>{t.title}</ScreenTitle>
        {isAfterDemonstration && (
          <Notice variant="success" live>
            {t.afterDemonstration}
          </Notice>
        )}
        {problem && (
          <Notice variant="error" live>
            {problem}
          </Notice>
        )}
        <form className="form" noValidate onSubmit={form.onSubmit}>
          <Field {...form.field("companyName")} label={t.company} autoComplete="organization" />
          <div className="side-by-side">
            <Field {...form.field("firstName")} label={t.firstName} autoComplete="given-name" />
            <Field {...form.field("lastName")} label={t.lastName} autoComplete="family-name" />
          </div>
          <Field
            {...form.field("email")}
            label={t.email}
            type="email"
            autoComplete="email"
            inputMode="email"
          />
          <NewPasswordField field={form.field("password")} label={password} />
          <p className="small muted">
            <Rich
              text={t.consent}
              tags={{
                terms: (words) => <PageLink to={paths.terms()}>{words}</PageLink>,
                privacy: (words) => <PageLink to={paths.privacy()}>{words}</PageLink>,
              }}
            />
          </p>
          <div>
            <Button
              type="submit"
              fullWidth
              busy={form.busy || done}
              disabledReason={useMissing(form.wrong, form.values)}
              onRefused={form.validateAll}
            >
              {t.submit}
            </Button>
          </div>
        </form>
        <p className="muted">
          {t.hasAccount}{" "}
          <PageLink to={paths.login(buildParameters(form.values.email))}>
            {useTexts("auth").login.submit}
          </PageLink>
        </p>
      </div>
    </AuthFrame>
  );
}

type Name = "companyName" | "firstName" | "lastName" | "email" | "password";

/** Why the button does nothing yet: the fields to fill, or else those to correct, by their label. */
function useMissing(wrong: readonly Name[], values: Record<Name, string>): string | null {
  const { register: t, password } = useTexts("auth");
  const { form } = useTexts("platform");
  const { language } = useLanguage();
  const say = useSay();
  if (wrong.length === 0) return null;
  const labels: Record<Name, string> = {
    companyName: t.company,
    firstName: t.firstName,
    lastName: t.lastName,
    email: t.email,
    password,
  };
  const listed = (message: string, names: readonly Name[]) =>
    say(message, {
      fields: formatList(
        language,
        names.map((name) => labels[name]),
      ),
    });
  const isEmpty = (name: Name) => values[name].trim() === "";
  const [empty, invalid] = [wrong.filter(isEmpty), wrong.filter((name) => !isEmpty(name))];
  return [
    ...(empty.length > 0 ? [form.required, listed(t.missing, empty)] : []),
    ...(invalid.length > 0 ? [listed(t.invalid, invalid)] : []),
  ].join(" ");
}
