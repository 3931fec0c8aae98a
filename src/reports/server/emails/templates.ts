import { stopLink } from "#notifications/server/emails/stopLink.ts";
import { paths } from "#paths.ts";
import { fullName, type NamedPerson } from "#people/rules/names.ts";
import type { EmailCall, EmailContent, EmailTemplate } from "#platform/server/emails/emailTemplate.ts";
import { elide, formatDay, say } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";
import { createReportLink } from "./createReportLink.ts";
import { findAnnouncement, type Announcement } from "../announcement.ts";

export const selectTexts = (language: Language) => (language === "fr" ? fr : en);
const ofSubject = (language: Language, name: string) => (language === "fr" ? elide(name) : `${name}’s`);

/** Null once the recipient has been deactivated, or has lost the right to it. */
export const announcement =
  (kind: "ready" | "completed"): EmailTemplate<"reports.ready" | "reports.completed"> =>
  async (call) => {
    const { tx, services, companyId, recipientProfileId, data } = call;
    const { evaluationId } = data;
    const report = recipientProfileId
      ? await findAnnouncement(tx, { companyId, evaluationId }, recipientProfileId, services.now())
      : null;
    if (!report) return null;
    const link = await createLink(call, report, evaluationId);
    return {
      ...writeAnnouncement(kind, call.language, report, link),
      ...(await stopLink(call, report, selectTexts(call.language).stop)),
    };
  };

type AnnouncedReport = Pick<Announcement, "evaluationName" | "firstName" | "releasedOn" | "isEmpty"> & {
  subject: NamedPerson;
};

interface ReportLink {
  url: string;
  servesOnce: boolean;
}

export function writeAnnouncement(
  kind: "ready" | "completed",
  language: Language,
  report: AnnouncedReport,
  link: ReportLink,
): EmailContent {
  const all = selectTexts(language);
  // The report is empty: a short email without congratulations.
  const texts = report.isEmpty ? { ...all[kind], ...all.empty[kind] } : all[kind];
  const values = {
    evaluation: report.evaluationName,
    firstName: report.firstName,
    subject: report.subject.firstName,
    ofSubject: ofSubject(language, fullName(report.subject)),
    day: formatDay(language, report.releasedOn),
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
const createLink = async (
  call: EmailCall,
  report: Announcement,
  evaluationId: string,
): Promise<ReportLink> =>
  report.opens === "evaluation"
    ? { url: call.services.appUrl + paths.evaluation(evaluationId), servesOnce: false }
    : createReportLink(call, report, evaluationId);

/** A link to a report in place of one that was used or has expired. */
export const newLink: EmailTemplate<"reports.newLink"> = async (call) => {
  const { tx, services, companyId, language, recipientProfileId, data } = call;
  const { evaluationId } = data;
  const report = recipientProfileId
    ? await findAnnouncement(tx, { companyId, evaluationId }, recipientProfileId, services.now())
    : null;
  if (report?.opens !== "report") return null;
  return writeNewLink(language, report, await createLink(call, report, evaluationId));
};

export function writeNewLink(
  language: Language,
  { evaluationName: evaluation }: Pick<Announcement, "evaluationName">,
  link: ReportLink,
): EmailContent {
  const { subject, preheader, title, body, action, footnote } = selectTexts(language).newLink;
  return {
    subject,
    preheader,
    title,
    paragraphs: [say(language, body, { evaluation })],
    action: { label: action, url: link.url },
    footnotes: link.servesOnce ? [footnote] : [],
  };
}
