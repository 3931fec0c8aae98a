import { and, eq, max } from "drizzle-orm";
import { isToldOfUndecided, mayRead, mayReadReport, whyNotDecideFlag } from "#evaluations/rules/relations.ts";
import { paths } from "#paths.ts";
import { fullName } from "#people/rules.ts";
import type { EmailCall, EmailTemplate } from "#platform/server/emailTemplate.ts";
import { formatDay, say, type Translation } from "#platform/texts.ts";
import { flaggedComments } from "../../tables.ts";
import { findReportRecipient } from "../announcement.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";
import { linkToReport } from "./linkToReport.ts";

/** What both say; null for somebody who is no longer active, or where there is no such report. */
async function contextOf({ tx, services, companyId, language, recipientProfileId, data }: EmailCall) {
  const { evaluationId } = data as { evaluationId: string };
  if (!recipientProfileId) return null;
  const key = { companyId, evaluationId };
  const found = await findReportRecipient(tx, key, recipientProfileId, services.now());
  if (!found) return null;
  const { person: recipient, known } = found;
  if (!known?.subject || known.snapshot === null) return null;
  const { evaluation, subject, standpoint, teamManagerReads } = known;
  const report = { status: evaluation.status, hasReport: true, teamManagerReads };
  const t: Translation<typeof fr> = language === "fr" ? fr : en;
  const values = {
    evaluation: evaluation.name,
    firstName: recipient.firstName,
    person: fullName(subject),
  };
  return { t, values, evaluationId, recipient, evaluation, standpoint, report };
}

const openFlagIs = (companyId: string, evaluationId: string) =>
  and(
    eq(flaggedComments.companyId, companyId),
    eq(flaggedComments.evaluationId, evaluationId),
    eq(flaggedComments.status, "open"),
  );

/** The day, never the words of the comment: an email is read elsewhere. Null once nothing waits, or not for them. */
export const flaggedEmail: EmailTemplate<"reports.flagged"> = async (call) => {
  const context = await contextOf(call);
  if (!context) return null;
  const { t, evaluationId, evaluation, standpoint, report } = context;
  const { tx, companyId, language, services } = call;
  const [waiting] = await tx
    .select({ day: max(flaggedComments.flaggedOn) })
    .from(flaggedComments)
    .where(openFlagIs(companyId, evaluationId));
  if (!waiting?.day) return null;
  const decides = whyNotDecideFlag(standpoint, report) === null;
  if (!decides && !(isToldOfUndecided(standpoint) && mayRead(standpoint, evaluation))) return null;
  const values = { ...context.values, day: formatDay(language, waiting.day) };
  const words = { ...t.flagged, ...(decides ? {} : t.undecided) };
  return {
    subject: say(language, words.subject, values),
    preheader: say(language, words.preheader, values),
    title: words.title,
    paragraphs: [say(language, words.what, values), say(language, words.choice, values)],
    action: {
      label: words.action,
      url: services.appUrl + (decides ? paths.flaggedComments(evaluationId) : paths.evaluation(evaluationId)),
    },
    footnotes: [words.footnote],
  };
};

/** That it was decided, not what: the report says it. */
export const flagDecidedEmail: EmailTemplate<"reports.flagDecided"> = async (call) => {
  const context = await contextOf(call);
  if (!context || !mayReadReport(context.standpoint, context.report)) return null;
  const { t, values, recipient, evaluationId } = context;
  const { language } = call;
  const link = await linkToReport(call, recipient, evaluationId);
  return {
    subject: t.flagDecided.subject,
    preheader: say(language, t.flagDecided.preheader, values),
    title: t.flagDecided.title,
    paragraphs: [say(language, t.flagDecided.what, values), t.flagDecided.where],
    action: { label: t.flagDecided.action, url: link.url },
    footnotes: link.servesOnce ? [t.newLink.footnote] : [],
  };
};
