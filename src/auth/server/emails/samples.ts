import { givenPeople } from "#people/server/emails/samples.ts";
import type { EmailSample, EmailSamples } from "#platform/server/emailTemplate.ts";
import type { MessageKind, MessagePayloads } from "#platform/server/messageKinds.ts";
import type { AccountEmail } from "./account.ts";
import { alreadyRegisteredEmail } from "./alreadyRegistered.ts";
import { confirmationEmail } from "./confirmation.ts";
import { magicLinkEmail } from "./magicLink.ts";
import { newEmailEmail } from "./newEmail.ts";
import { passwordChangedEmail } from "./passwordChanged.ts";
import { passwordGivenEmail } from "./passwordGiven.ts";
import { resetEmail } from "./reset.ts";
import * as security from "./security.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";
import { welcomeEmail } from "./welcome.ts";

const { camille } = givenPeople;
const own = "camille@exemple.example";
const earlier = "camille.roy@exemple.example";

/** An email about the account of a made-up person, whose links carry no secret. */
const accountSample =
  <Kind extends MessageKind>(
    { write }: AccountEmail<Kind>,
    data: MessagePayloads[Kind],
    { withPassword = true, recipient = own }: { withPassword?: boolean; recipient?: string } = {},
  ): EmailSample =>
  async ({ language, companyName, services: { appUrl } }) => {
    const content = await write({
      user: { email: own, emailVerified: false },
      recipient,
      person: { email: own, firstName: camille.firstName, joinedAt: null },
      companyName,
      t: language === "fr" ? fr : en,
      language,
      data,
      url: (path) => new URL(path, appUrl).href,
      next: {},
      hasPassword: async () => withPassword,
      passwordHasChanged: async () => false,
      wasTakenBack: async () => false,
      mint: async () => "",
    });
    if (!content) throw new Error("a sample has no words");
    return content;
  };

const account = { userId: "00000000-0000-4000-8000-000000000000" };

export const authSamples = {
  "auth.confirmation": { usual: accountSample(confirmationEmail, account) },
  "auth.alreadyRegistered": {
    usual: accountSample(alreadyRegisteredEmail, account),
    withoutPassword: accountSample(alreadyRegisteredEmail, account, { withPassword: false }),
  },
  "auth.welcome": { usual: accountSample(welcomeEmail, account) },
  "auth.magicLink": { usual: accountSample(magicLinkEmail, account) },
  "auth.reset": { usual: accountSample(resetEmail, account) },
  "auth.passwordChanged": { usual: accountSample(passwordChangedEmail, {}) },
  "auth.passwordGiven": { usual: accountSample(passwordGivenEmail, {}) },
  "auth.newEmail": {
    usual: accountSample(newEmailEmail, { ...account, email: earlier }),
  },
  "auth.emailChangeAsked": { usual: accountSample(security.emailChangeAskedEmail, {}) },
  "auth.emailChanged": {
    usual: accountSample(security.emailChangedEmail, {}, { recipient: earlier }),
  },
  "auth.emailTakenBack": { usual: accountSample(security.emailTakenBackEmail, {}) },
  "auth.secondFactorOn": { usual: accountSample(security.secondFactorOnEmail, {}) },
  "auth.secondFactorOff": { usual: accountSample(security.secondFactorOffEmail, {}) },
  "auth.recoveryCodeUsed": { usual: accountSample(security.recoveryCodeUsedEmail, { codesLeft: 7 }) },
  "auth.identityLinked": { usual: accountSample(security.identityLinkedEmail, { provider: "Google" }) },
} satisfies Record<string, EmailSamples>;
