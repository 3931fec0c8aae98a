import * as z from "zod";
import { describeEmails, type EmailSample } from "#platform/server/emails/emailTemplate.ts";
import type { MessageKind } from "#platform/server/emails/messageKinds.ts";
import type { AccountEmail } from "./account.ts";
import { alreadyRegisteredEmail } from "./alreadyRegistered.ts";
import { confirmationEmail } from "./confirmation.ts";
import { magicLinkEmail } from "./magicLink.ts";
import { newEmailEmail } from "./newEmail.ts";
import { passwordChangedEmail } from "./passwordChanged.ts";
import { passwordGivenEmail } from "./passwordGiven.ts";
import { resetEmail } from "./reset.ts";
import { accountSample, earlierAddress, givenAccount } from "./samples.ts";
import * as security from "./security.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";
import { welcomeEmail } from "./welcome.ts";

type Account = {
  userId: string;
  /** Where the reader wanted to go. */
  next?: string | undefined;
};
declare module "#platform/server/emails/messageKinds.ts" {
  interface MessagePayloads {
    "auth.confirmation": Account;
    "auth.alreadyRegistered": Account;
    "auth.welcome": Account;
    "auth.magicLink": Account;
    "auth.reset": Account;
    "auth.passwordChanged": Record<string, never>;
    "auth.passwordGiven": Record<string, never>;
    /** To the address that the person wants. */
    "auth.newEmail": { userId: string; email: string };
    /** To the address of the account, when another is asked for. */
    "auth.emailChangeAsked": Record<string, never>;
    /** To the earlier address, with the link that takes it back. */
    "auth.emailChanged": Record<string, never>;
    /** To the address that the account had meanwhile. */
    "auth.emailTakenBack": Record<string, never>;
    "auth.secondFactorOn": Record<string, never>;
    "auth.secondFactorOff": Record<string, never>;
    "auth.recoveryCodeUsed": { codesLeft: number };
    "auth.identityLinked": { provider: string };
  }
}

const none = z.strictObject({});
const account = z.strictObject({ userId: z.uuid(), next: z.string().optional() });

/** It goes to whatever address the account has, and makes its own links. */
const own = <Kind extends MessageKind, Samples extends Record<string, EmailSample>>(
  { template }: AccountEmail<Kind>,
  samples: Samples,
) => ({ template, samples, hasOwnLinks: true as const });

/** Every email about an account. */
export const authEmails = describeEmails(
  { fr: fr.names, en: en.names },
  {
    "auth.confirmation": {
      payload: account,
      ...own(confirmationEmail, { usual: accountSample(confirmationEmail, givenAccount) }),
    },
    "auth.alreadyRegistered": {
      payload: account,
      ...own(alreadyRegisteredEmail, {
        usual: accountSample(alreadyRegisteredEmail, givenAccount),
        withoutPassword: accountSample(alreadyRegisteredEmail, givenAccount, { withPassword: false }),
      }),
    },
    "auth.welcome": {
      payload: account,
      ...own(welcomeEmail, { usual: accountSample(welcomeEmail, givenAccount) }),
    },
    "auth.magicLink": {
      payload: account,
      ...own(magicLinkEmail, { usual: accountSample(magicLinkEmail, givenAccount) }),
    },
    "auth.reset": {
      payload: account,
      ...own(resetEmail, { usual: accountSample(resetEmail, givenAccount) }),
    },
    "auth.passwordChanged": {
      payload: none,
      ...own(passwordChangedEmail, { usual: accountSample(passwordChangedEmail, {}) }),
    },
    "auth.passwordGiven": {
      payload: none,
      ...own(passwordGivenEmail, { usual: accountSample(passwordGivenEmail, {}) }),
      isListed: true,
    },
    "auth.newEmail": {
      payload: z.strictObject({ userId: z.uuid(), email: z.string() }),
      ...own(newEmailEmail, {
        usual: accountSample(newEmailEmail, { ...givenAccount, email: earlierAddress }),
      }),
    },
    "auth.emailChangeAsked": {
      payload: none,
      ...own(security.emailChangeAskedEmail, { usual: accountSample(security.emailChangeAskedEmail, {}) }),
    },
    "auth.emailChanged": {
      payload: none,
      ...own(security.emailChangedEmail, {
        usual: accountSample(security.emailChangedEmail, {}, { recipient: earlierAddress }),
      }),
    },
    "auth.emailTakenBack": {
      payload: none,
      ...own(security.emailTakenBackEmail, { usual: accountSample(security.emailTakenBackEmail, {}) }),
    },
    "auth.secondFactorOn": {
      payload: none,
      ...own(security.secondFactorOnEmail, { usual: accountSample(security.secondFactorOnEmail, {}) }),
    },
    "auth.secondFactorOff": {
      payload: none,
      ...own(security.secondFactorOffEmail, { usual: accountSample(security.secondFactorOffEmail, {}) }),
    },
    "auth.recoveryCodeUsed": {
      payload: z.strictObject({ codesLeft: z.int() }),
      ...own(security.recoveryCodeUsedEmail, {
        usual: accountSample(security.recoveryCodeUsedEmail, { codesLeft: 7 }),
      }),
    },
    "auth.identityLinked": {
      payload: z.strictObject({ provider: z.string() }),
      ...own(security.identityLinkedEmail, {
        usual: accountSample(security.identityLinkedEmail, { provider: "Google" }),
      }),
    },
  },
);
