import { paths } from "#paths.ts";
import { say } from "#platform/texts.ts";
import { emailToAnyAddress } from "./account.ts";

/** To the new address asked for: its reader may give it to the account. */
export const newEmailEmail = emailToAnyAddress<"auth.newEmail">(
  async ({ t, url, mint, user, language, data, passwordHasChanged }) => {
    const { subject, preheader, title, body, action, expiry, stranger } = t.newEmail;
    // Changed meanwhile, by another link; or the password was, which ends what was asked before.
    if (user.email === data.email || (await passwordHasChanged())) return null;
    return {
      subject,
      preheader,
      title,
      paragraphs: [say(language, body, { earlier: user.email })],
      action: {
        label: action,
        url: url(paths.newEmail({ token: await mint("email", { email: data.email }) })),
      },
      footnotes: [expiry, stranger],
    };
  },
);
