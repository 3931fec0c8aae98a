import { paths } from "#paths.ts";
import { accountMail } from "./account.ts";

export const passwordChangedMail = accountMail(async ({ user, t, url }) => {
  const { subject, preheader, title, body, stranger, action } = t.passwordChanged;
  return {
    subject,
    preheader,
    title,
    paragraphs: [body, stranger],
    action: { label: action, url: url(paths.passwordRecovery({ email: user.email })) },
  };
});
