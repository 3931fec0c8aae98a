import type { EmailContent, EmailTemplate } from "#platform/server/emails/emailTemplate.ts";
import { formatDay, say, type Translation } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import { findInvitation } from "../queries/invitations.ts";
import { readCompanyToday } from "../today.ts";
import { isStillAwaited } from "./invitation.ts";
import { createAnswerLink, type AnswerLink } from "./createAnswerLink.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

/** A link to answer in place of one that no longer works; null once nothing is awaited. */
export const newLinkEmail: EmailTemplate<"evaluations.newLink"> = async (call) => {
  const { tx, companyId, language, recipientProfileId, data } = call;
  if (!recipientProfileId) return null;
  const { evaluationId } = data;
  const invitation = await findInvitation(tx, { companyId, evaluationId, profileId: recipientProfileId });
  const today = await readCompanyToday(tx, call.services, companyId);
  if (!invitation?.part || !isStillAwaited(today)(invitation)) return null;
  return writeNewLink(language, invitation.evaluation, await createAnswerLink(call, invitation));
};

export function writeNewLink(
  language: Language,
  { name, dueOn }: { name: string; dueOn: string },
  link: AnswerLink,
): EmailContent {
  const t: Translation<typeof fr> = language === "fr" ? fr : en;
  return {
    subject: t.newLink.subject,
    preheader: t.newLink.preheader,
    title: t.newLink.title,
    paragraphs: [
      say(language, t.newLink.body, { name }),
      say(language, t.newLink.due, { date: formatDay(language, dueOn) }),
    ],
    action: { label: t.invitation.action, url: link.url },
    footnotes: link.opensSession ? [t.footnotes.link] : [],
  };
}
