import type { EmailTemplates } from "#platform/server/emailTemplate.ts";
import { invitationEmail } from "./invitation.ts";
import { newLinkEmail } from "./newLink.ts";

export const evaluationEmails = {
  "evaluations.invitation": invitationEmail,
  "evaluations.newLink": newLinkEmail,
} satisfies Partial<EmailTemplates>;
