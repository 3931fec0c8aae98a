import { paths } from "#paths.ts";
import { emailToAnyAddress } from "./account.ts";

export const passwordChangedEmail = emailToAnyAddress(async ({ user, t, url }) => {
  const { subject, preheader, title, body, stranger, action } = t.passwordChanged;
  return {
    subject,
    preheader,
    title,
    paragraphs: [body, stranger],
    action: { label: action, url: url(paths.passwordRecovery({ email: user.email })) },
  };
});
