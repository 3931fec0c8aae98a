import { findUserByEmail, type User } from "#accounts/server/users.ts";
import { isMember, listOwnProfiles, type OwnProfile } from "#people/server/memberships.ts";
import { toNextValues } from "#paths.ts";
import type { Services } from "#platform/server/services.ts";
import { toAddressee, type AccountEmail } from "./accountEmails.ts";

/** What is known of an address. The same statements run when nothing is. */
export interface LoadedAccount {
  user: User | null;
  /** In use, the latest joined first. */
  profiles: OwnProfile[];
}

export async function loadAccount({ db, newId }: Services, email: string): Promise<LoadedAccount> {
  const user = await findUserByEmail(db, email);
  const userId = user?.id ?? newId();
  const profiles = (await listOwnProfiles(db, userId)).filter(({ isActive }) => isActive);
  return { user, profiles };
}

/** The company that signs an email about the account: the first one the person joined, else the first that invited. */
export const findSigningProfile = (profiles: readonly OwnProfile[]) =>
  profiles.findLast(isMember) ?? profiles.at(-1);

/**
 * The email that lets the owner of an address in again. A person who was only invited gets the invitation
 * once more: it is the way to a first password.
 */
export const buildRecoveryEmail = (account: LoadedAccount): AccountEmail | null =>
  buildLinkEmail(account, "auth.reset");

/** The sign-in link. A person who was only invited joins by it, as by their invitation. */
export function buildSignInLinkEmail(account: LoadedAccount, next?: string): AccountEmail | null {
  const email = buildLinkEmail(account, "auth.magicLink");
  return email?.kind === "auth.magicLink" ? { ...email, ...toNextValues(next) } : email;
}

function buildLinkEmail(account: LoadedAccount, kind: "auth.reset" | "auth.magicLink"): AccountEmail | null {
  const { user, profiles } = account;
  if (!user) return null;
  const invited = profiles.findLast((profile) => !isMember(profile));
  // Where the address was never proved, a company that knows the person comes before what a stranger may have registered.
  const isFirstProof = !user.emailVerified || !profiles.some(isMember);
  if (isFirstProof && invited)
    return { to: toAddressee(invited), kind: kind === "auth.reset" ? "people.newLink" : kind };
  if (!user.emailVerified) return buildConfirmationEmail(account);
  const profile = findSigningProfile(profiles);
  return profile ? { to: toAddressee(profile), kind } : null;
}

/** Null once the address is confirmed. Of several registrations, the latest: it may be the owner's own. */
export function buildConfirmationEmail({ user, profiles }: LoadedAccount): AccountEmail | null {
  const profile = profiles.find(isMember);
  if (!user || user.emailVerified || !profile) return null;
  return { to: toAddressee(profile), kind: "auth.confirmation" };
}
