import { newAdminEmail } from "#people/server/emails/newAdmin.ts";
import { addressElsewhereEmail } from "#people/server/emails/addressElsewhere.ts";
import { invitationEmail } from "#people/server/emails/invitation.ts";
import type { EmailTemplates } from "#platform/server/emailTemplate.ts";
import { alreadyRegisteredEmail } from "./alreadyRegistered.ts";
import { confirmationEmail } from "./confirmation.ts";
import { newEmailEmail } from "./newEmail.ts";
import { magicLinkEmail } from "./magicLink.ts";
import { passwordChangedEmail } from "./passwordChanged.ts";
import { passwordGivenEmail } from "./passwordGiven.ts";
import { resetEmail } from "./reset.ts";
import {
  emailChangeAskedEmail,
  emailChangedEmail,
  emailTakenBackEmail,
  identityLinkedEmail,
  recoveryCodeUsedEmail,
  secondFactorOffEmail,
  secondFactorOnEmail,
} from "./security.ts";
import { welcomeEmail } from "./welcome.ts";

/** Every email about an account, by the kind written in the outbox. */
export const authEmails = {
  "auth.confirmation": confirmationEmail.template,
  "auth.reset": resetEmail.template,
  "auth.alreadyRegistered": alreadyRegisteredEmail.template,
  "auth.passwordChanged": passwordChangedEmail.template,
  "auth.newEmail": newEmailEmail.template,
  "auth.emailChangeAsked": emailChangeAskedEmail.template,
  "auth.emailChanged": emailChangedEmail.template,
  "auth.emailTakenBack": emailTakenBackEmail.template,
  "auth.passwordGiven": passwordGivenEmail.template,
  "auth.welcome": welcomeEmail.template,
  "auth.magicLink": magicLinkEmail.template,
  "auth.secondFactorOn": secondFactorOnEmail.template,
  "auth.secondFactorOff": secondFactorOffEmail.template,
  "auth.recoveryCodeUsed": recoveryCodeUsedEmail.template,
  "auth.identityLinked": identityLinkedEmail.template,
  "people.invitation": invitationEmail,
  "people.newLink": invitationEmail,
  "people.newAdmin": newAdminEmail,
  "people.addressElsewhere": addressElsewhereEmail,
} satisfies Partial<EmailTemplates>;
