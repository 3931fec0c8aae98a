import { paths } from "#paths.ts";
import { accountEmail } from "./account.ts";

export const confirmationEmail = accountEmail(async ({ user, t, url, mint, hasPassword }) => {
  if (user.emailVerified) return null;
  // Asked as in the email to a known address: what the worker does must not tell which of the two it sends.
  await hasPassword();
  const { subject, preheader, title, body, action, expiry, stranger } = t.confirmation;
  return {
    subject,
    preheader,
    title,
    paragraphs: [body],
    action: { label: action, url: url(paths.confirm({ token: await mint("confirmation") })) },
    footnotes: [expiry, stranger],
  };
});
