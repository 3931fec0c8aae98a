import { mintLink, wasTakenBackSince, type TokenKind } from "#accounts/server/tokens.ts";
import { findUser, hasPassword, passwordChangedSince, type User } from "#accounts/server/users.ts";
import { findProfileRow, type ProfileRow } from "#people/server/queries.ts";
import { toNextValues } from "#paths.ts";
import type { EmailCall, EmailContent, EmailTemplate } from "#platform/server/emails/emailTemplate.ts";
import type { MessageKind } from "#platform/server/emails/messageKinds.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

export interface AccountEmailCall<Kind extends MessageKind = MessageKind> {
  user: Pick<User, "email" | "emailVerified">;
  /** The address that this email goes to. */
  recipient: string;
  person: Pick<ProfileRow, "email" | "firstName" | "joinedAt">;
  companyName: string;
  t: typeof en | typeof fr;
  language: EmailCall["language"];
  data: EmailCall<Kind>["data"];
  /** An address of ours. */
  url: (path: string) => string;
  /** Where the person wanted to go, for the link. */
  next: { next?: string };
  hasPassword: () => Promise<boolean>;
  /** Since the email was queued. */
  passwordHasChanged: () => Promise<boolean>;
  wasTakenBack: () => Promise<boolean>;
  /** Makes the secret of a link, now that the email leaves, in place of older ones or beside them; `email` is what it proves. */
  mint: (kind: TokenKind, how?: { older?: "ended" | "kept"; email?: string }) => Promise<string>;
}

type Write<Kind extends MessageKind> = (mail: AccountEmailCall<Kind>) => Promise<EmailContent | null>;

/** `write` is what the template says, once it has read what it needs. */
export interface AccountEmail<Kind extends MessageKind> {
  template: EmailTemplate<Kind>;
  write: Write<Kind>;
}

/** An email about the account of a person, to whatever address; none when they have been deactivated since, unless asked. */
export const emailToAnyAddress = <Kind extends MessageKind>(
  write: Write<Kind>,
  { evenInactive = false }: { evenInactive?: boolean } = {},
): AccountEmail<Kind> => ({
  write,
  template: async (call) => {
    const { tx, services, companyId, companyName, recipient, recipientProfileId, language, queuedAt, data } =
      call;
    const person = recipientProfileId ? await findProfileRow(tx, companyId, recipientProfileId) : null;
    const user = person?.userId ? await findUser(tx, person.userId) : null;
    if (!person || !user || !(person.isActive || evenInactive)) return null;
    return write({
      user,
      recipient,
      person,
      companyName,
      t: language === "fr" ? fr : en,
      language,
      data,
      hasPassword: () => hasPassword(tx, user.id),
      passwordHasChanged: () => passwordChangedSince(tx, user.id, queuedAt),
      wasTakenBack: () => wasTakenBackSince(tx, user.id, queuedAt),
      next: toNextValues("next" in data ? data.next : null),
      url: (path) => new URL(path, services.appUrl).href,
      mint: (kind, { older = "ended", email } = {}) => {
        const owner = { kind, userId: user.id, companyId, profileId: person.id, email: email ?? null };
        const madeAt = kind === "former_email" ? queuedAt : undefined;
        // To keep older links takes as many statements: how long an email takes must not tell which one it is.
        return mintLink(tx, services, owner, older === "kept" ? new Date(0) : queuedAt, madeAt);
      },
    });
  },
});

/**
 * An email that may open the account: none leaves for an address that the account has no more. It may have been queued
 * for an address to which the account had been moved, and wait there until it was taken back.
 */
export const accountEmail = <Kind extends MessageKind>(write: Write<Kind>): AccountEmail<Kind> =>
  emailToAnyAddress<Kind>(async (mail) =>
    [mail.user.email, mail.person.email].some((own) => own.toLowerCase() === mail.recipient.toLowerCase())
      ? write(mail)
      : null,
  );
