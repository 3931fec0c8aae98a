import { paths } from "#paths.ts";
import { hasJoined } from "#people/rules/joining.ts";
import { accountEmail, type AccountEmailCall } from "./account.ts";

/**
 * Leads to the sign-in page; to a password where there is none, by the link that fits the person. Links that the owner
 * of the address holds stay: a stranger may be registering it.
 */
export const alreadyRegisteredEmail = accountEmail(async (mail) => {
  const { subject, preheader, title, stranger } = mail.t.alreadyRegistered;
  return { subject, preheader, title, ...(await wayIn(mail, stranger)) };
});

async function wayIn({ user, person, t, url, mint, hasPassword }: AccountEmailCall, stranger: string) {
  const words = t.alreadyRegistered;
  if (await hasPassword()) {
    // This token is not sent: the email to a new address makes one, and the worker must not tell them apart.
    await mint("confirmation", { older: "kept" });
    return {
      paragraphs: [words.body],
      action: { label: words.action, url: url(paths.login({ email: user.email })) },
      footnotes: [words.forgotten, stranger],
    };
  }
  const path = hasJoined(person)
    ? paths.resetPassword({ token: await mint("reset", { older: "kept" }) })
    : paths.invitation({ token: await mint("invitation", { older: "kept" }) });
  const expiry = hasJoined(person) ? words.expiryReset : words.expiryInvitation;
  return {
    paragraphs: [words.bodyChoose],
    action: { label: words.actionChoose, url: url(path) },
    footnotes: [expiry, stranger],
  };
}
