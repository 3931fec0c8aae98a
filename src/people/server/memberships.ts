import { hasCredentials } from "#accounts/server/credentials.ts";
import { desc, eq, sql } from "drizzle-orm";
import type { Database, Tenant } from "#platform/server/database/database.ts";
import type { Language } from "#platform/vocabulary.ts";
import { hasJoined } from "../rules/joining.ts";
import { profiles } from "../tables.ts";

export interface OwnProfile {
  companyId: string;
  id: string;
  userId: string;
  firstName: string;
  email: string;
  language: Language;
  isActive: boolean;
  joinedAt: Date | null;
}

/**
 * The profiles of one account in all companies, the latest joined first: the one question that crosses companies
 * (policy `profiles_own`). The transaction forgets the account afterwards, so that later queries see one company.
 */
export const listOwnProfiles = (db: Database | Tenant, userId: string): Promise<OwnProfile[]> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('app.user_id', ${userId}, true)`);
    const own = await tx
      .select({
        companyId: profiles.companyId,
        id: profiles.id,
        userId: sql<string>`${profiles.userId}`,
        firstName: profiles.firstName,
        email: profiles.email,
        language: profiles.language,
        isActive: profiles.isActive,
        joinedAt: profiles.joinedAt,
      })
      .from(profiles)
      .where(eq(profiles.userId, userId))
      .orderBy(sql`${profiles.joinedAt} desc nulls last`, desc(profiles.createdAt), profiles.id);
    await tx.execute(sql`select set_config('app.user_id', '', true)`);
    return own;
  });

/** An invitation that was not accepted gives no place in a company, and a deactivated person has none. */
export const isMember = (profile: Pick<OwnProfile, "isActive" | "joinedAt">) =>
  profile.isActive && hasJoined(profile);

/** Whether a person can sign in to this company by themselves; the others come by the links of their emails. */
export const signsInHere = async (
  tx: Tenant,
  { userId, joinedAt }: { userId: string | null; joinedAt: Date | null },
): Promise<boolean> => userId !== null && hasJoined({ joinedAt }) && (await hasCredentials(tx, userId));
