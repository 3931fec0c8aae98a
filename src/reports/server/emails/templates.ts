import { stopLink } from "#notifications/server/emails/stopLink.ts";
import { paths } from "#paths.ts";
import { fullName, type Named } from "#people/rules/names.ts";
import type { EmailCall, EmailContent, EmailTemplate } from "#platform/server/emailTemplate.ts";
import { elide, formatDay, say } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";
import { linkToReport } from "./linkToReport.ts";
import { findAnnouncement, type Announcement } from "../announcement.ts";

export const textsOf = (language: Language) => (language === "fr" ? fr : en);
const ofSubject = (language: Language, name: string) => (language === "fr" ? elide(name) : `${name}’s`);

/** Null once the recipient has been deactivated, or has lost the right to it. */
export const announcement =
  (kind: "ready" | "completed"): EmailTemplate<"reports.ready" | "reports.completed"> =>
  async (call) => {
    const { tx, services, companyId, recipientProfileId, data } = call;
    const { evaluationId } = data;
    const told = recipientProfileId
      ? await findAnnouncement(tx, { companyId, evaluationId }, recipientProfileId, services.now())
      : null;
    if (!told) return null;
    const link = await linkFor(call, told, evaluationId);
    return {
      ...writeAnnouncement(kind, call.language, told, link),
      ...(await stopLink(call, told, textsOf(call.language).stop)),
    };
  };

type AnnouncedReport = Pick<Announcement, "evaluationName" | "firstName" | "releasedOn" | "showsNobody"> & {
  subject: Named;
};

interface ReportLink {
  url: string;
  servesOnce: boolean;
}

export function writeAnnouncement(
  kind: "ready" | "completed",
  language: Language,
  told: AnnouncedReport,
  link: ReportLink,
): EmailContent {
  const all = textsOf(language);
  // The report is empty: a short email without congratulations.
  const texts = told.showsNobody ? { ...all[kind], ...all.empty[kind] } : all[kind];
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
    action: { label: texts.action, url: link.url },
    footnotes: [say(language, texts.footnote, values), ...(link.servesOnce ? [all.newLink.footnote] : [])],
  };
}

/** Who may not read the report gets the page of the evaluation. */
const linkFor = async (call: EmailCall, told: Announcement, evaluationId: string): Promise<ReportLink> =>
  told.opens === "evaluation"
    ? { url: call.services.appUrl + paths.evaluation(evaluationId), servesOnce: false }
    : linkToReport(call, told, evaluationId);

/** A link to a report in place of one that was used or has expired. */
export const newLink: EmailTemplate<"reports.newLink"> = async (call) => {
  const { tx, services, companyId, language, recipientProfileId, data } = call;
  const { evaluationId } = data;
  const told = recipientProfileId
    ? await findAnnouncement(tx, { companyId, evaluationId }, recipientProfileId, services.now())
    : null;
  if (told?.opens !== "report") return null;
  return writeNewLink(language, told, await linkFor(call, told, evaluationId));
};

export function writeNewLink(
  language: Language,
  { evaluationName: evaluation }: Pick<Announcement, "evaluationName">,
  link: ReportLink,
): EmailContent {
  const { subject, preheader, title, body, action, footnote } = textsOf(language).newLink;
  return {
    subject,
    preheader,
    title,
    paragraphs: [say(language, body, { evaluation })],
    action: { label: action, url: link.url },
    footnotes: link.servesOnce ? [footnote] : [],
  };
}
