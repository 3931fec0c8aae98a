import { useState } from "react";
import { whyNotEmail } from "#platform/emailAddress.ts";
import { createApi } from "#platform/client/api.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/light/Button.tsx";
import { ErrorSummary } from "#platform/light/ErrorSummary.tsx";
import { Field } from "#platform/light/Field.tsx";
import { Notice } from "#platform/light/Notice.tsx";
import { TextArea } from "#platform/light/TextArea.tsx";
import type { siteContract } from "../../contract.ts";
import { maxMessageLength, maxNameLength, whyNotMessage } from "../../rules.ts";
import { useForm } from "#platform/light/useForm.ts";

const api = createApi<typeof siteContract>("site");

/** A message to the operator of this installation. The input is kept until it is sent. */
export function ContactForm() {
  const { contact: t } = useTexts("site");
  const { language } = useLanguage();
  const formatFailure = useFailureWords();
  const [sent, setSent] = useState<{ isAnnounced: boolean } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    initial: { name: "", email: "", message: "" },
    check: ({ name, email, message }) => ({
      name: name.trim() ? null : { sentence: t.nameRequired },
      email: whyNotEmail(email),
      message: whyNotMessage(message),
    }),
    send: async (values) => {
      setFailure(null);
      setSent(await api.writeMessage({ ...values, language }));
    },
    onFailure: (refused) => setFailure(`${t.failed} ${formatFailure(refused)}`),
  });
  if (sent)
    return (
      <section className="contact-sent">
        <h2 tabIndex={-1} ref={(heading) => heading?.focus()}>
          {t.sentTitle}
        </h2>
        <p>{sent.isAnnounced ? t.sentAnnounced : t.sentStored}</p>
      </section>
    );
  return (
    <form className="form contact-form" noValidate onSubmit={form.onSubmit} aria-labelledby="contact-form">
      <h2 id="contact-form">{t.formTitle}</h2>
      <ErrorSummary {...form.summary} />
      <Field {...form.field("name")} label={t.name} autoComplete="name" maxLength={maxNameLength} />
      <Field
        {...form.field("email")}
        label={t.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
      />
      <TextArea
        {...form.field("message")}
        label={t.message}
        rows={6}
        maxLength={maxMessageLength}
        countFrom={maxMessageLength - 200}
      />
      {failure && (
        <Notice variant="error" live>
          {failure}
        </Notice>
      )}
      <div>
        <Button type="submit" busy={form.busy}>
          {t.submit}
        </Button>
      </div>
    </form>
  );
}
