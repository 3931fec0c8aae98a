import { paths } from "#paths.ts";
import { fullName } from "#people/rules.ts";
import type { MailTemplate } from "#platform/server/mail.ts";
import { elide, formatDay, say, type Language } from "#platform/texts.ts";
import { en } from "./emails/texts.en.ts";
import { fr } from "./emails/texts.fr.ts";
import { findAnnouncement } from "./queries.ts";

const textsOf = (language: Language) => (language === "fr" ? fr : en);
const ofSubject = (language: Language, name: string) => (language === "fr" ? elide(name) : `${name}’s`);

/** Null once the recipient has been deactivated: there is nobody left to tell. */
const announcement =
  (kind: "ready" | "completed"): MailTemplate =>
  async ({ tx, services, companyId, language, recipientProfileId, data }) => {
    const evaluationId = String(data["evaluationId"]);
    const told = recipientProfileId
      ? await findAnnouncement(tx, { companyId, evaluationId }, recipientProfileId)
      : null;
    if (!told?.releasedOn) return null;
    const texts = textsOf(language)[kind];
    const values = {
      evaluation: told.evaluationName,
      firstName: told.firstName,
      subject: told.subject.firstName,
      ofSubject: ofSubject(language, fullName(told.subject)),
      day: formatDay(language, told.releasedOn),
    };
    return {
      subject: say(language, texts.subject, values),
      preheader: say(language, texts.preheader, values),
      title: say(language, texts.title, values),
      paragraphs: [say(language, texts.hello, values), say(language, texts.advice, values)],
      action: { label: texts.action, url: new URL(paths.report(evaluationId), services.appUrl).href },
      footnotes: [say(language, texts.footnote, values)],
    };
  };

export const reportMails: Readonly<Record<string, MailTemplate>> = {
  "reports.ready": announcement("ready"),
  "reports.completed": announcement("completed"),
};
