import { paths } from "#paths.ts";
import { accountMail } from "./account.ts";

export const confirmationMail = accountMail(async ({ user, t, url, mint }) => {
  if (user.emailVerified) return null;
  const { subject, preheader, title, body, action, expiry, stranger } = t.confirmation;
  return {
    subject,
    preheader,
    title,
    paragraphs: [body],
    action: { label: action, url: url(paths.confirm({ token: await mint("confirmation") })) },
    footnotes: [`${expiry} ${t.once}`, stranger],
  };
});
