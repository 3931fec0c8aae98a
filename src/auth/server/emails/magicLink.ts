import { paths } from "#paths.ts";
import { accountEmail } from "./account.ts";

export const magicLinkEmail = accountEmail(async ({ t, url, mint, next }) => {
  const { subject, preheader, title, body, action, expiry, stranger } = t.magicLink;
  return {
    subject,
    preheader,
    title,
    paragraphs: [body],
    action: { label: action, url: url(paths.welcome({ magic: await mint("magic"), ...next })) },
    footnotes: [expiry, stranger],
  };
});
