import { and, desc, eq, inArray } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import { auditLog } from "#platform/server/tables.ts";
import type { PersonDetail } from "../contract/person.ts";
import { fullName } from "../rules/names.ts";
import { profiles } from "../tables.ts";

/** Changes of what the page of a person shows and edits. */
const changes = ["people.update", "people.setRole", "people.setDirectManager"];

/** Who changed the person last, and when, as the audit log knows it. */
export async function readLastChange(
  tx: Tenant,
  companyId: string,
  id: string,
): Promise<PersonDetail["lastChange"]> {
  const [last] = await tx
    .select({ at: auditLog.at, firstName: profiles.firstName, lastName: profiles.lastName })
    .from(auditLog)
    .innerJoin(
      profiles,
      and(eq(profiles.companyId, auditLog.companyId), eq(profiles.id, auditLog.actorProfileId)),
    )
    .where(
      and(
        eq(auditLog.companyId, companyId),
        eq(auditLog.objectType, "profile"),
        eq(auditLog.objectId, id),
        inArray(auditLog.action, changes),
      ),
    )
    .orderBy(desc(auditLog.at))
    .limit(1);
  return last ? { by: fullName(last), at: last.at.toISOString() } : null;
}
