import type { EmailTemplates } from "#platform/server/emailTemplate.ts";
import { invitationEmail } from "./invitation.ts";
import { invitationsEmail } from "./invitations.ts";
import { newLinkEmail } from "./newLink.ts";
import { notStartedEmail } from "./notStarted.ts";
import { reminderEmail } from "./reminder.ts";

export const evaluationEmails = {
  "evaluations.invitation": invitationEmail,
  "evaluations.invitations": invitationsEmail,
  "evaluations.reminder": reminderEmail,
  "evaluations.notStarted": notStartedEmail,
  "evaluations.newLink": newLinkEmail,
} satisfies Partial<EmailTemplates>;
