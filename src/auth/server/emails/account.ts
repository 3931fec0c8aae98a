import { mintLink, type TokenKind } from "#accounts/server/tokens.ts";
import { findUser, type User } from "#accounts/server/users.ts";
import { findProfileRow, type ProfileRow } from "#people/server/queries.ts";
import { carriedNext } from "#paths.ts";
import type { EmailCall, EmailContent, EmailTemplate } from "#platform/server/emailTemplate.ts";
import type { MessageKind } from "#platform/server/messageKinds.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

export interface AccountEmailCall<Kind extends MessageKind = MessageKind> {
  user: User;
  /** The address that this email goes to. */
  recipient: string;
  person: ProfileRow;
  t: typeof en | typeof fr;
  language: EmailCall["language"];
  tx: EmailCall["tx"];
  data: EmailCall<Kind>["data"];
  queuedAt: EmailCall["queuedAt"];
  /** An address of ours. */
  url: (path: string) => string;
  /** Where the person wanted to go, for the link. */
  next: { next?: string };
  /** Makes the secret of a link, now that the email leaves, in place of older ones or beside them; `email` is what it proves. */
  mint: (kind: TokenKind, how?: { older?: "ended" | "kept"; email?: string }) => Promise<string>;
}

/** An email about the account of a person; none when they have been deactivated since. */
export const accountEmail =
  <Kind extends MessageKind>(
    write: (mail: AccountEmailCall<Kind>) => Promise<EmailContent | null>,
  ): EmailTemplate<Kind> =>
  async ({ tx, services, companyId, recipient, recipientProfileId, language, queuedAt, data }) => {
    const person = recipientProfileId ? await findProfileRow(tx, companyId, recipientProfileId) : null;
    const user = person?.userId ? await findUser(tx, person.userId) : null;
    if (!person?.isActive || !user) return null;
    return write({
      user,
      recipient,
      person,
      t: language === "fr" ? fr : en,
      language,
      tx,
      data,
      queuedAt,
      next: carriedNext("next" in data ? data.next : null),
      url: (path) => new URL(path, services.appUrl).href,
      mint: (kind, { older = "ended", email } = {}) => {
        const owner = { kind, userId: user.id, companyId, profileId: person.id, email: email ?? null };
        // To keep older links takes as many statements: how long an email takes must not tell which one it is.
        return mintLink(tx, services, owner, older === "kept" ? new Date(0) : queuedAt);
      },
    });
  };
