import { mintToken, type TokenKind } from "#accounts/server/tokens.ts";
import { findUser, type User } from "#accounts/server/users.ts";
import { findProfileRow, type ProfileRow } from "#people/server/queries.ts";
import { carriedNext } from "#paths.ts";
import type { MailCall, MailContent, MailTemplate } from "#platform/server/mail.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

export interface AccountMail {
  user: User;
  person: ProfileRow;
  t: typeof en | typeof fr;
  language: MailCall["language"];
  tx: MailCall["tx"];
  data: MailCall["data"];
  /** An address of ours. */
  url: (path: string) => string;
  /** Where the person wanted to go, for the link. */
  next: { next?: string };
  /** Makes the secret of a link, now that the letter leaves. */
  mint: (kind: TokenKind) => Promise<string>;
}

/** A letter about the account of a person; none when they have been deactivated since. */
export const accountMail =
  (write: (mail: AccountMail) => Promise<MailContent | null>): MailTemplate =>
  async ({ tx, services, companyId, recipientProfileId, language, data }) => {
    const person = recipientProfileId ? await findProfileRow(tx, companyId, recipientProfileId) : null;
    const user = person?.userId ? await findUser(tx, person.userId) : null;
    if (!person?.isActive || !user) return null;
    return write({
      user,
      person,
      t: language === "fr" ? fr : en,
      language,
      tx,
      data,
      next: carriedNext(data["next"] === undefined ? null : String(data["next"])),
      url: (path) => new URL(path, services.appUrl).href,
      mint: (kind) => mintToken(tx, services, { kind, userId: user.id, companyId, profileId: person.id }),
    });
  };
