import type { MailTemplate } from "#platform/server/mail.ts";
import { invitationEmail } from "./emails/invitation.ts";
import { newLinkEmail } from "./emails/newLink.ts";
import { invitationKind } from "./invitations.ts";

export const evaluationMails: Record<string, MailTemplate> = {
  [invitationKind]: invitationEmail,
  "evaluations.newLink": newLinkEmail,
};
