import { newAdminEmail } from "#people/server/emails/newAdmin.ts";
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
  "auth.confirmation": confirmationEmail,
  "auth.reset": resetEmail,
  "auth.alreadyRegistered": alreadyRegisteredEmail,
  "auth.passwordChanged": passwordChangedEmail,
  "auth.newEmail": newEmailEmail,
  "auth.emailChangeAsked": emailChangeAskedEmail,
  "auth.emailChanged": emailChangedEmail,
  "auth.emailTakenBack": emailTakenBackEmail,
  "auth.passwordGiven": passwordGivenEmail,
  "auth.welcome": welcomeEmail,
  "auth.magicLink": magicLinkEmail,
  "auth.secondFactorOn": secondFactorOnEmail,
  "auth.secondFactorOff": secondFactorOffEmail,
  "auth.recoveryCodeUsed": recoveryCodeUsedEmail,
  "auth.identityLinked": identityLinkedEmail,
  "people.invitation": invitationEmail,
  "people.newLink": invitationEmail,
  "people.newAdmin": newAdminEmail,
} satisfies Partial<EmailTemplates>;
