import { invitationMail } from "#people/server/emails/invitation.ts";
import type { MailTemplate } from "#platform/server/mail.ts";
import { alreadyRegisteredMail } from "./emails/alreadyRegistered.ts";
import { answerLinkMail } from "./emails/answerLink.ts";
import { confirmationMail } from "./emails/confirmation.ts";
import { passwordChangedMail } from "./emails/passwordChanged.ts";
import { resetMail } from "./emails/reset.ts";
import { welcomeMail } from "./emails/welcome.ts";

/** Every letter about an account, by the kind written in the outbox. */
export const authMails: Readonly<Record<string, MailTemplate>> = {
  "auth.confirmation": confirmationMail,
  "auth.reset": resetMail,
  "auth.alreadyRegistered": alreadyRegisteredMail,
  "auth.passwordChanged": passwordChangedMail,
  "auth.welcome": welcomeMail,
  "auth.answerLink": answerLinkMail,
  "people.invitation": invitationMail,
};
