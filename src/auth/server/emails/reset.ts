import { paths } from "#paths.ts";
import { accountEmail } from "./account.ts";

export const resetEmail = accountEmail(async ({ t, url, mint }) => {
  const { subject, preheader, title, body, action, expiry, stranger } = t.reset;
  return {
    subject,
    preheader,
    title,
    paragraphs: [body],
    action: { label: action, url: url(paths.resetPassword({ token: await mint("reset") })) },
    footnotes: [expiry, stranger],
  };
});
