import { readCompany } from "#company/server/queries.ts";
import { paths } from "#paths.ts";
import { say } from "#platform/texts.ts";
import { accountEmail } from "./account.ts";

export const passwordGivenEmail = accountEmail(async ({ t, url, mint, tx, person, language }) => {
  const { subject, preheader, title, body, action, expiry, stranger } = t.passwordGiven;
  const { name: company } = await readCompany(tx, person.companyId);
  return {
    subject,
    preheader,
    title,
    paragraphs: [say(language, body, { company })],
    action: { label: action, url: url(paths.resetPassword({ token: await mint("reset") })) },
    footnotes: [expiry, stranger],
  };
});
