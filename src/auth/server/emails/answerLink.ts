import { paths } from "#paths.ts";
import { say } from "#platform/texts.ts";
import { accountMail } from "./account.ts";

/** Null once the person has chosen a password: from then on they sign in. */
export const answerLinkMail = accountMail(async ({ person, t, language, url, mint }) => {
  if (person.joinedAt) return null;
  const { subject, preheader, title, body, action, expiry } = t.answerLink;
  const token = await mint("invitation");
  return {
    subject,
    preheader,
    title: say(language, title, { firstName: person.firstName }),
    paragraphs: [body],
    action: { label: action, url: url(paths.welcome({ token, next: paths.myEvaluations() })) },
    footnotes: [`${expiry} ${t.once}`],
  };
});
