import type { Database, Tenant } from "#platform/server/database/database.ts";
import { listIdentities } from "./identities.ts";
import { secondFactorSince } from "./secondFactor.ts";
import { hasPassword } from "./users.ts";

/** Whether an account signs in by something of its own: a password, a provider, a second factor. */
export const hasCredentials = async (db: Database | Tenant, userId: string): Promise<boolean> =>
  (await hasPassword(db, userId)) ||
  (await secondFactorSince(db, userId)) !== null ||
  (await listIdentities(db, userId)).length > 0;
