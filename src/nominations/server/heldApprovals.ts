import { sql, type SQL } from "drizzle-orm";
import type { PeoplePorts } from "#people/server/ports.ts";
import { isPromotedByItsSubject } from "#evaluations/server/queries/promoted.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";

/**
 * Counts the proposals sent that direct managers decide, about the people `p` of a condition; neither the reader's own nor
 * that of the person who gave them their role.
 */
const countSent = (reader: Actor, about: SQL) => sql<number>`(
  select count(*)::int from nominations n
  join profiles p on p.company_id = n.company_id and p.id = n.subject_profile_id
  join evaluations e on e.company_id = n.company_id and e.id = n.evaluation_id
    and e.subject_profile_id = n.subject_profile_id and e.status = 'draft'
  where n.company_id = ${reader.companyId} and ${about} and n.status = 'sent'
    and n.decided_by = 'direct_manager' and n.subject_profile_id <> ${reader.profileId}
    and not coalesce(${isPromotedByItsSubject(reader)}, false))`;

const isOneOf = (column: SQL, ids: readonly string[]) => sql`${column} = any(${sql.param([...ids])}::uuid[])`;

export const heldApprovals: PeoplePorts["heldApprovals"] = (reader, ids) =>
  countSent(reader, isOneOf(sql`p.direct_manager_id`, ids));

/** The same by the people whom the proposals are about. */
export async function countAwaitingManager(
  tx: Tenant,
  reader: Actor,
  subjectIds: readonly string[],
): Promise<number> {
  if (reader.needsAddressProof) return 0;
  const { rows } = await tx.execute<{ count: number }>(
    sql`select ${countSent(reader, isOneOf(sql`p.id`, subjectIds))} as count`,
  );
  return rows[0]?.count ?? 0;
}
