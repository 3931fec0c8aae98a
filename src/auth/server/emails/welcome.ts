import { paths } from "#paths.ts";
import { say } from "#platform/texts.ts";
import { emailToAnyAddress } from "./account.ts";

export const welcomeEmail = emailToAnyAddress(async ({ person: { firstName }, t, language, url }) => {
  const { subject, preheader, title, body, next, action } = t.welcome;
  return {
    subject: say(language, subject, { firstName }),
    preheader,
    title: say(language, title, { firstName }),
    paragraphs: [body, next],
    action: { label: action, url: url(paths.dashboard()) },
  };
});
