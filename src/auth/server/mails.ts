import { newAdminMail } from "#people/server/emails/newAdmin.ts";
import { invitationMail } from "#people/server/emails/invitation.ts";
import type { MailTemplates } from "#platform/server/mail.ts";
import { alreadyRegisteredMail } from "./emails/alreadyRegistered.ts";
import { confirmationMail } from "./emails/confirmation.ts";
import { magicLinkMail } from "./emails/magicLink.ts";
import { passwordChangedMail } from "./emails/passwordChanged.ts";
import { resetMail } from "./emails/reset.ts";
import {
  identityLinkedMail,
  recoveryCodeUsedMail,
  secondFactorOffMail,
  secondFactorOnMail,
} from "./emails/security.ts";
import { welcomeMail } from "./emails/welcome.ts";

/** Every letter about an account, by the kind written in the outbox. */
export const authMails = {
  "auth.confirmation": confirmationMail,
  "auth.reset": resetMail,
  "auth.alreadyRegistered": alreadyRegisteredMail,
  "auth.passwordChanged": passwordChangedMail,
  "auth.welcome": welcomeMail,
  "auth.magicLink": magicLinkMail,
  "auth.secondFactorOn": secondFactorOnMail,
  "auth.secondFactorOff": secondFactorOffMail,
  "auth.recoveryCodeUsed": recoveryCodeUsedMail,
  "auth.identityLinked": identityLinkedMail,
  "people.invitation": invitationMail,
  "people.newLink": invitationMail,
  "people.newAdmin": newAdminMail,
} satisfies Partial<MailTemplates>;
