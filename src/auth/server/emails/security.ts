import { paths } from "#paths.ts";
import { say } from "#platform/texts.ts";
import { accountMail, type AccountMail } from "./account.ts";

/** What has changed in the way somebody signs in, and the page where it can be undone. */
const securityMail = (
  words: (mail: AccountMail) => Record<"subject" | "preheader" | "title" | "body", string>,
) =>
  accountMail(async (mail) => {
    const { subject, preheader, title, body } = words(mail);
    return {
      subject,
      preheader,
      title,
      paragraphs: [body, mail.t.security.stranger],
      action: { label: mail.t.security.action, url: mail.url(paths.security()) },
    };
  });

export const secondFactorOnMail = securityMail(({ t }) => t.secondFactorOn);
export const secondFactorOffMail = securityMail(({ t }) => t.secondFactorOff);
export const recoveryCodeUsedMail = securityMail(({ t, language, data }) => ({
  ...t.recoveryCodeUsed,
  body: say(language, t.recoveryCodeUsed.body, { count: Number(data["codesLeft"]) }),
}));
export const identityLinkedMail = securityMail(({ t, language, data }) => ({
  ...t.identityLinked,
  body: say(language, t.identityLinked.body, { provider: String(data["provider"]) }),
}));
