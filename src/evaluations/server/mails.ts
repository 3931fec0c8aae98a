import type { MailTemplate } from "#platform/server/mail.ts";
import { invitationEmail } from "./emails/invitation.ts";
import { invitationKind } from "./invitations.ts";

export const evaluationMails: Record<string, MailTemplate> = { [invitationKind]: invitationEmail };
