import type { Tenant } from "#platform/server/database/database.ts";
import type { OwnProfile } from "../contract/ownProfile.ts";
import { readProfile, requireProfileRow } from "./queries.ts";

/** A person as they see themselves. */
export async function readOwnProfile(tx: Tenant, companyId: string, id: string): Promise<OwnProfile> {
  const row = await requireProfileRow(tx, companyId, id);
  return { ...row, ...(await readProfile(tx, companyId, id)) };
}
