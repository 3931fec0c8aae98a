import { sql } from "drizzle-orm";
import type { PeoplePorts } from "#people/server/ports.ts";
import { isPromotedByItsSubject } from "#evaluations/server/queries/promoted.ts";

/**
 * Counts the proposals sent that these people decide as direct managers; neither the reader's own nor that of the person who
 * gave them their role.
 */
export const heldApprovals: PeoplePorts["heldApprovals"] = (reader, ids) => sql<number>`(
  select count(*)::int from nominations n
  join profiles p on p.company_id = n.company_id and p.id = n.subject_profile_id
  join evaluations e on e.company_id = n.company_id and e.id = n.evaluation_id
    and e.subject_profile_id = n.subject_profile_id and e.status = 'draft'
  where n.company_id = ${reader.companyId} and p.direct_manager_id = any(${sql.param([...ids])}::uuid[]) and n.status = 'sent'
    and n.decided_by = 'direct_manager' and n.subject_profile_id <> ${reader.profileId}
    and not coalesce(${isPromotedByItsSubject(reader)}, false))`;
