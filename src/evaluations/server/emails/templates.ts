import type { EmailTemplates } from "#platform/server/emailTemplate.ts";
import { invitationEmail } from "./invitation.ts";
import { newLinkEmail } from "./newLink.ts";
import { reminderEmail } from "./reminder.ts";

export const evaluationEmails = {
  "evaluations.invitation": invitationEmail,
  "evaluations.reminder": reminderEmail,
  "evaluations.newLink": newLinkEmail,
} satisfies Partial<EmailTemplates>;
