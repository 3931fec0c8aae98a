import { useState } from "react";
import { passwordChecklist, whyNotPassword } from "#accounts/rules.ts";
import { authApi } from "#auth/client/light/api.ts";
import type { Viewer } from "#auth/contract.ts";
import { paths } from "#paths.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { AccountName } from "#platform/light/AccountName.tsx";
import { Button, LinkButton } from "#platform/light/Button.tsx";
import { Notice } from "#platform/light/Notice.tsx";
import { PasswordField } from "#platform/light/PasswordField.tsx";
import pages from "../answerPages.module.css";
import { useForm } from "#platform/light/useForm.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

const texts = { fr, en };

/** Optional, for a visitor who came by an email link. */
export function ChoosePassword({ viewer }: { viewer: Viewer }) {
  const t = texts[useLanguage().language];
  const { myEvaluations } = useTexts("answers");
  const formatFailure = useFailureWords();
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState(false);
  const person = { ...viewer, companyName: viewer.company.name };
  const form = useForm({
    initial: { password: "" },
    check: (values) => ({ password: whyNotPassword(values.password, person) }),
    send: async (values) => {
      setProblem(null);
      await authApi.choosePassword({ password: values.password });
      setDone(true);
    },
    onFailure: (failure) => {
      if (failure.code === "weak_password") return form.refuse("password", "password_weak");
      setProblem(failure.fields["password"] ? null : formatFailure(failure));
    },
  });
  if (done)
    return (
      <>
        <Notice variant="success" live>
          {t.saved}
        </Notice>
        <LinkButton to={paths.myEvaluations()} variant="secondary">
          {myEvaluations}
        </LinkButton>
      </>
    );
  return (
    <section className={pages["password"]} aria-labelledby="password-title">
      <h2 id="password-title">{t.title}</h2>
      <p>{t.text}</p>
      {problem && (
        <Notice variant="error" live>
          {problem}
        </Notice>
      )}
      <form className="form" noValidate onSubmit={form.onSubmit}>
        <AccountName email={viewer.email} />
        <PasswordField
          {...form.field("password")}
          label={t.label}
          autoComplete="new-password"
          checklist={passwordChecklist(form.values.password).map(({ need, done: holds }) => ({
            label: t.needs[need],
            done: holds,
          }))}
        />
        <div>
          <Button type="submit" variant="secondary" busy={form.busy}>
            {t.choose}
          </Button>
        </div>
      </form>
    </section>
  );
}
