import { paths } from "#paths.ts";
import { say } from "#platform/texts.ts";
import type { MessageKind } from "#platform/server/messageKinds.ts";
import { accountMail, type AccountMail } from "./account.ts";

/** What has changed in the way somebody signs in, and the page where it can be undone. */
const securityMail = <Kind extends MessageKind>(
  words: (mail: AccountMail<Kind>) => Record<"subject" | "preheader" | "title" | "body", string>,
) =>
  accountMail<Kind>(async (mail) => {
    const { subject, preheader, title, body } = words(mail);
    return {
      subject,
      preheader,
      title,
      paragraphs: [body, mail.t.security.stranger],
      action: { label: mail.t.security.action, url: mail.url(paths.security()) },
    };
  });

export const secondFactorOnMail = securityMail<"auth.secondFactorOn">(({ t }) => t.secondFactorOn);
export const secondFactorOffMail = securityMail<"auth.secondFactorOff">(({ t }) => t.secondFactorOff);
export const recoveryCodeUsedMail = securityMail<"auth.recoveryCodeUsed">(({ t, language, data }) => ({
  ...t.recoveryCodeUsed,
  body: say(language, t.recoveryCodeUsed.body, { count: data.codesLeft }),
}));
export const identityLinkedMail = securityMail<"auth.identityLinked">(({ t, language, data }) => ({
  ...t.identityLinked,
  body: say(language, t.identityLinked.body, { provider: data.provider }),
}));
