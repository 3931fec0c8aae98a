import { paths } from "#paths.ts";
import { say } from "#platform/texts.ts";
import type { MessageKind } from "#platform/server/emails/messageKinds.ts";
import { emailToAnyAddress, type AccountEmailCall } from "./account.ts";

/** What has changed in the way the person signs in, and the page where it can be undone. */
const securityEmail = <Kind extends MessageKind>(
  words: (mail: AccountEmailCall<Kind>) => Record<"subject" | "preheader" | "title" | "body", string>,
) =>
  emailToAnyAddress<Kind>(async (mail) => {
    const { subject, preheader, title, body } = words(mail);
    return {
      subject,
      preheader,
      title,
      paragraphs: [body, mail.t.security.stranger],
      action: { label: mail.t.security.action, url: mail.url(paths.security()) },
    };
  });

export const secondFactorOnEmail = securityEmail<"auth.secondFactorOn">(({ t }) => t.secondFactorOn);
export const secondFactorOffEmail = securityEmail<"auth.secondFactorOff">(({ t }) => t.secondFactorOff);
/** While the link has not been used: a reader who did not ask for it ends it by another password. */
export const emailChangeAskedEmail = emailToAnyAddress<"auth.emailChangeAsked">(async ({ t, url, user }) => {
  const { subject, preheader, title, body, stranger } = t.emailChangeAsked;
  const action = { label: t.passwordChanged.action, url: url(paths.passwordRecovery({ email: user.email })) };
  return { subject, preheader, title, paragraphs: [body, stranger], action };
});
/** To the former address: its reader may take the account back, whatever has been changed since. */
export const emailChangedEmail = emailToAnyAddress<"auth.emailChanged">(
  async ({ t, url, mint, user, recipient, wasTakenBack }) => {
    const { subject, preheader, title, body, stranger, action, expiry } = t.emailChanged;
    // Back again meanwhile; or moved again from an address that it had been moved to.
    if (user.email === recipient || (await wasTakenBack())) return null;
    // The link of an earlier change is beside it, and goes further back.
    const token = await mint("former_email", { email: recipient, older: "kept" });
    return {
      subject,
      preheader,
      title,
      paragraphs: [body, stranger],
      action: { label: action, url: url(paths.formerEmail({ token })) },
      footnotes: [expiry],
    };
  },
  // A company that switches the account off does not keep its owner from taking it back.
  { evenInactive: true },
);
/** To the address that the account had meanwhile: nothing there takes it again. */
export const emailTakenBackEmail = emailToAnyAddress<"auth.emailTakenBack">(async ({ t }) => {
  const { subject, preheader, title, body, stranger } = t.emailTakenBack;
  return { subject, preheader, title, paragraphs: [body, stranger], action: null };
});
export const recoveryCodeUsedEmail = securityEmail<"auth.recoveryCodeUsed">(({ t, language, data }) => ({
  ...t.recoveryCodeUsed,
  body: say(language, t.recoveryCodeUsed.body, { count: data.codesLeft }),
}));
export const identityLinkedEmail = securityEmail<"auth.identityLinked">(({ t, language, data }) => ({
  ...t.identityLinked,
  body: say(language, t.identityLinked.body, { provider: data.provider }),
}));
