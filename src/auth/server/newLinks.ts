import type { Token } from "#accounts/server/tokens.ts";
import { findUser, type User } from "#accounts/server/users.ts";
import { listOwnProfiles, type OwnProfile } from "#people/server/memberships.ts";
import type { Services } from "#platform/server/services.ts";
import { confirmationFor } from "./accounts.ts";
import { addresseeOf, type Letter } from "./letters.ts";

/** The letter that replaces an old link, signed by the same company; null when there is nothing left to open. */
export async function letterInPlaceOf({ db }: Services, token: Token): Promise<Letter | null> {
  // A second step has no letter: one signs in again.
  if (token.kind === "second_step") return null;
  const user = await findUser(db, token.userId);
  const own = await listOwnProfiles(db, token.userId);
  const profile = own.find(({ id, isActive }) => id === token.profileId && isActive);
  if (!user || !profile) return null;
  if (token.kind === "confirmation" || (!user.emailVerified && profile.joinedAt))
    return confirmationFor({ user, profiles: [profile] });
  return { to: addresseeOf(profile), kind: kindFor(token.kind, user, profile) };
}

function kindFor(kind: Token["kind"], user: User, profile: OwnProfile): Letter["kind"] {
  if (kind === "reset") return "auth.reset";
  if (kind === "magic" && profile.joinedAt) return "auth.magicLink";
  if (profile.joinedAt) return "auth.alreadyRegistered";
  // Proved, but without having joined: the person came to answer, and comes back to answer.
  return user.emailVerified ? "auth.answerLink" : "people.invitation";
}
