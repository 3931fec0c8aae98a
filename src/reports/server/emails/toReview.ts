import { whyNotPublish } from "#evaluations/rules/relations.ts";
import { paths } from "#paths.ts";
import type { EmailContent, EmailTemplate, SampleCall } from "#platform/server/emails/emailTemplate.ts";
import { ofName, say, type Translation } from "#platform/texts.ts";
import { loadContext, type ReportEmailFacts } from "./flagged.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

/** To those who may publish a report under review; null once it is published, or the recipient may not publish it. */
export const toReviewEmail: EmailTemplate<"reports.toReview"> = async (call) => {
  const context = await loadContext(call);
  if (!context || whyNotPublish(context.standpoint, { ...context.evaluation, ...context.report }) !== null)
    return null;
  return writeToReview(call, context.facts);
};

export function writeToReview(
  { language, services }: SampleCall,
  { evaluationId, evaluation, firstName, person }: ReportEmailFacts,
): EmailContent {
  const t: Translation<typeof fr>["toReview"] = (language === "fr" ? fr : en).toReview;
  const values = { evaluation, firstName, person, ofPerson: ofName(language, person) };
  return {
    subject: say(language, t.subject, values),
    preheader: evaluation,
    title: t.title,
    paragraphs: [say(language, t.what, values), say(language, t.choice, values)],
    action: { label: t.action, url: services.appUrl + paths.reviewReport(evaluationId) },
    footnotes: [t.footnote],
  };
}
