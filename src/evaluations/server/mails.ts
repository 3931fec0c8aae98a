import type { MailTemplates } from "#platform/server/mail.ts";
import { invitationEmail } from "./emails/invitation.ts";
import { newLinkEmail } from "./emails/newLink.ts";

export const evaluationMails = {
  "evaluations.invitation": invitationEmail,
  "evaluations.newLink": newLinkEmail,
} satisfies Partial<MailTemplates>;
