import { paths } from "#paths.ts";
import { say } from "#platform/texts.ts";
import { accountEmail } from "./account.ts";

export const passwordGivenEmail = accountEmail(async ({ t, url, mint, companyName, language }) => {
  const { subject, preheader, title, body, action, expiry, stranger } = t.passwordGiven;
  return {
    subject,
    preheader,
    title,
    paragraphs: [say(language, body, { company: companyName })],
    action: { label: action, url: url(paths.resetPassword({ token: await mint("reset") })) },
    footnotes: [expiry, stranger],
  };
});
