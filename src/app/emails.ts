import { administrationEmails } from "#administration/server/emails/emails.ts";
import { authEmails } from "#auth/server/emails/emails.ts";
import { withSignInLinks } from "#auth/server/emails/entryLink.ts";
import { evaluationEmails } from "#evaluations/server/emails/emails.ts";
import { nominationEmails } from "#nominations/server/emails/emails.ts";
import { peopleEmails } from "#people/server/emails/emails.ts";
import type { Emails } from "#platform/server/emailTemplate.ts";
import { reportEmails } from "#reports/server/emails/emails.ts";

/** A kind of message without its email does not compile. In the order of the page of email tests. */
export const emails: Emails = withSignInLinks({
  ...authEmails,
  ...peopleEmails,
  ...evaluationEmails,
  ...nominationEmails,
  ...reportEmails,
  ...administrationEmails,
});
