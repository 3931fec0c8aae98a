import { and, eq, max } from "drizzle-orm";
import {
  isNotifiedOfUndecidedFlag,
  mayRead,
  mayReadReport,
  whyNotDecideFlag,
} from "#evaluations/rules/relations.ts";
import { paths } from "#paths.ts";
import { fullName } from "#people/rules/names.ts";
import type {
  EmailCall,
  EmailContent,
  EmailTemplate,
  SampleCall,
} from "#platform/server/emails/emailTemplate.ts";
import { formatDay, say, type Translation } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import { flaggedComments } from "../../tables.ts";
import { findReportRecipient } from "../announcement.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";
import { createReportLink } from "./createReportLink.ts";

export interface ReportEmailFacts {
  evaluationId: string;
  /** Its name. */
  evaluation: string;
  /** Of the recipient. */
  firstName: string;
  /** The person evaluated. */
  person: string;
}

const selectTexts = (language: Language): Translation<typeof fr> => (language === "fr" ? fr : en);

/** Loads what emails about a report say; null for a recipient who is no longer active, or without such a report. */
export async function loadContext({ tx, services, companyId, recipientProfileId, data }: EmailCall) {
  const { evaluationId } = data as { evaluationId: string };
  if (!recipientProfileId) return null;
  const key = { companyId, evaluationId };
  const found = await findReportRecipient(tx, key, recipientProfileId, services.now());
  if (!found) return null;
  const { person: recipient, known } = found;
  if (!known?.subject || known.snapshot === null) return null;
  const { evaluation, subject, standpoint, teamManagerReads } = known;
  const report = { status: evaluation.status, hasReport: true, teamManagerReads };
  const facts: ReportEmailFacts = {
    evaluationId,
    evaluation: evaluation.name,
    firstName: recipient.firstName,
    person: fullName(subject),
  };
  return { facts, recipient, evaluation, standpoint, report };
}

const openFlagIs = (companyId: string, evaluationId: string) =>
  and(
    eq(flaggedComments.companyId, companyId),
    eq(flaggedComments.evaluationId, evaluationId),
    eq(flaggedComments.status, "open"),
  );

/**
 * Gives the day, never the words of the comment: an email is read elsewhere. Null without an open flag, or for a recipient
 * who may neither decide about it nor learn of it.
 */
export const flaggedEmail: EmailTemplate<"reports.flagged"> = async (call) => {
  const context = await loadContext(call);
  if (!context) return null;
  const { evaluation, standpoint, report } = context;
  const { tx, companyId } = call;
  const [waiting] = await tx
    .select({ day: max(flaggedComments.flaggedOn) })
    .from(flaggedComments)
    .where(openFlagIs(companyId, evaluation.id));
  if (!waiting?.day) return null;
  const decides = whyNotDecideFlag(standpoint, report) === null;
  if (!decides && !(isNotifiedOfUndecidedFlag(standpoint) && mayRead(standpoint, evaluation))) return null;
  return writeFlagged(call, { ...context.facts, flaggedOn: waiting.day, decides });
};

export function writeFlagged(
  { language, services }: SampleCall,
  { evaluationId, flaggedOn, decides, ...facts }: ReportEmailFacts & { flaggedOn: string; decides: boolean },
): EmailContent {
  const t = selectTexts(language);
  const values = { ...facts, day: formatDay(language, flaggedOn) };
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
}

/** Announces that there is a decision, which only the report shows. */
export const flagDecidedEmail: EmailTemplate<"reports.flagDecided"> = async (call) => {
  const context = await loadContext(call);
  if (!context || !mayReadReport(context.standpoint, context.report)) return null;
  return writeFlagDecided(
    call,
    context.facts,
    await createReportLink(call, context.recipient, context.facts.evaluationId),
  );
};

export function writeFlagDecided(
  { language }: SampleCall,
  { evaluation, firstName, person }: ReportEmailFacts,
  link: { url: string; servesOnce: boolean },
): EmailContent {
  const t = selectTexts(language);
  const values = { evaluation, firstName, person };
  return {
    subject: t.flagDecided.subject,
    preheader: say(language, t.flagDecided.preheader, values),
    title: t.flagDecided.title,
    paragraphs: [say(language, t.flagDecided.what, values), t.flagDecided.where],
    action: { label: t.flagDecided.action, url: link.url },
    footnotes: link.servesOnce ? [t.newLink.footnote] : [],
  };
}
