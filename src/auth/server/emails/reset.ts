import { paths } from "#paths.ts";
import { accountMail } from "./account.ts";

export const resetMail = accountMail(async ({ t, url, mint }) => {
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
