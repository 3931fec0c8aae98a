import { readLiveToken, type Token } from "#accounts/server/tokens.ts";
import { findUser, hasPassword, type User } from "#accounts/server/users.ts";
import { readCompany } from "#company/server/queries.ts";
import { findProfileRow, type ProfileRow } from "#people/server/queries.ts";
import { refuse } from "#platform/errors.ts";
import { asTenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";

export interface Invitation {
  token: Token;
  user: User;
  profile: ProfileRow;
  companyName: string;
  /** Only a password whose address was proved counts as an account. */
  hasAccount: boolean;
}

/** What an invitation says, without using it. */
export async function readInvitation(services: Services, secret: string): Promise<Invitation> {
  const { db } = services;
  const token = await readLiveToken(db, services, "invitation", secret);
  const { companyId, profileId, userId } = token;
  const user = await findUser(db, userId);
  if (!companyId || !profileId || !user) return refuse("invalid_token");
  const { profile, companyName } = await asTenant(db, { companyId, profileId }, async (tx) => ({
    profile: await findProfileRow(tx, companyId, profileId),
    companyName: (await readCompany(tx, companyId)).name,
  }));
  if (!profile) return refuse("invalid_token");
  if (!profile.isActive) return refuse("user_disabled");
  const hasAccount = user.emailVerified && (await hasPassword(db, user.id));
  return { token, user, profile, companyName, hasAccount };
}
