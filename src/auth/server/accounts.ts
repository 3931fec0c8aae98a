import { findUserByEmail, hasPassword, type User } from "#accounts/server/users.ts";
import { isMember, listOwnProfiles, type OwnProfile } from "#people/server/memberships.ts";
import { carriedNext } from "#paths.ts";
import type { Services } from "#platform/server/services.ts";
import { addresseeOf, type Letter } from "./letters.ts";

/** What is known of an address. The same statements run when nothing is. */
export interface KnownAccount {
  user: User | null;
  /** In use, the latest joined first. */
  profiles: OwnProfile[];
  hasPassword: boolean;
}

export async function lookUp({ db, newId }: Services, email: string): Promise<KnownAccount> {
  const user = await findUserByEmail(db, email);
  const userId = user?.id ?? newId();
  const profiles = (await listOwnProfiles(db, userId)).filter(({ isActive }) => isActive);
  return { user, profiles, hasPassword: await hasPassword(db, userId) };
}

/** The company that signs a letter about the account: the first one the person joined, else the first that invited. */
export const firstOf = (profiles: readonly OwnProfile[]) => profiles.findLast(isMember) ?? profiles.at(-1);

/**
 * The letter that lets the owner of an address in again. Somebody who was only invited gets the invitation
 * once more: it is the way to a first password.
 */
export function wayBackIn({ user, profiles }: KnownAccount): Letter | null {
  const profile = firstOf(profiles);
  if (!user || !profile) return null;
  const kind = isMember(profile) ? "auth.reset" : "people.invitation";
  return { to: addresseeOf(profile), kind };
}

/** The sign-in link. Somebody who was only invited joins by it, as by their invitation. */
export function linkInFor({ user, profiles }: KnownAccount, next?: string): Letter | null {
  const profile = firstOf(profiles);
  if (!user || !profile) return null;
  return { to: addresseeOf(profile), kind: "auth.magicLink", ...carriedNext(next) };
}

/** Null once the address is confirmed. An account whose password was dropped chooses one instead, which confirms too. */
export function confirmationFor(account: KnownAccount): Letter | null {
  const profile = account.profiles.findLast(isMember);
  if (!account.user || account.user.emailVerified || !profile) return null;
  return { to: addresseeOf(profile), kind: account.hasPassword ? "auth.confirmation" : "auth.reset" };
}
