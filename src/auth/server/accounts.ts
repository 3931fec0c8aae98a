import { findUserByEmail, type User } from "#accounts/server/users.ts";
import { isMember, listOwnProfiles, type OwnProfile } from "#people/server/memberships.ts";
import { carriedNext } from "#paths.ts";
import type { Services } from "#platform/server/services.ts";
import { addresseeOf, type AccountEmail } from "./accountEmails.ts";

/** What is known of an address. The same statements run when nothing is. */
export interface KnownAccount {
  user: User | null;
  /** In use, the latest joined first. */
  profiles: OwnProfile[];
}

export async function lookUp({ db, newId }: Services, email: string): Promise<KnownAccount> {
  const user = await findUserByEmail(db, email);
  const userId = user?.id ?? newId();
  const profiles = (await listOwnProfiles(db, userId)).filter(({ isActive }) => isActive);
  return { user, profiles };
}

/** The company that signs an email about the account: the first one the person joined, else the first that invited. */
export const firstOf = (profiles: readonly OwnProfile[]) => profiles.findLast(isMember) ?? profiles.at(-1);

/**
 * The email that lets the owner of an address in again. Somebody who was only invited gets the invitation
 * once more: it is the way to a first password.
 */
export const wayBackIn = (account: KnownAccount): AccountEmail | null => emailWithLink(account, "auth.reset");

/** The sign-in link. Somebody who was only invited joins by it, as by their invitation. */
export function linkInFor(account: KnownAccount, next?: string): AccountEmail | null {
  const email = emailWithLink(account, "auth.magicLink");
  return email?.kind === "auth.magicLink" ? { ...email, ...carriedNext(next) } : email;
}

function emailWithLink(account: KnownAccount, kind: "auth.reset" | "auth.magicLink"): AccountEmail | null {
  const { user, profiles } = account;
  if (!user) return null;
  const invited = profiles.findLast((profile) => !isMember(profile));
  // Where the address was never proved, a company that knows the person comes before what anybody may have registered.
  const isFirstProof = !user.emailVerified || !profiles.some(isMember);
  if (isFirstProof && invited)
    return { to: addresseeOf(invited), kind: kind === "auth.reset" ? "people.newLink" : kind };
  if (!user.emailVerified) return confirmationFor(account);
  const profile = firstOf(profiles);
  return profile ? { to: addresseeOf(profile), kind } : null;
}

/** Null once the address is confirmed. Of several registrations, the latest: it may be the owner's own. */
export function confirmationFor({ user, profiles }: KnownAccount): AccountEmail | null {
  const profile = profiles.find(isMember);
  if (!user || user.emailVerified || !profile) return null;
  return { to: addresseeOf(profile), kind: "auth.confirmation" };
}
