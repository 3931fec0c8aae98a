import { sql } from "drizzle-orm";
import type { PeoplePorts } from "#people/server/ports.ts";
import type { Actor } from "#platform/server/services.ts";
import { isPromotedByItsSubject } from "./promoted.ts";

/**
 * Not of the reader's own evaluation, nor of one whose subject gave them their role: who is asked there is not theirs to
 * know (§2 and §3 of docs/product-decisions.md).
 */
const mayKnow = (reader: Actor) =>
  sql`e.subject_profile_id <> ${reader.profileId} and not coalesce(${isPromotedByItsSubject(reader)}, false)`;

export const heldEvaluations: PeoplePorts["heldEvaluations"] = (reader, ids) => ({
  answers: sql<number>`(
    select count(*)::int from evaluation_participants ep
    join evaluations e on e.company_id = ep.company_id and e.id = ep.evaluation_id
    where ep.company_id = ${reader.companyId} and ep.participant_profile_id = any(${sql.param([...ids])}::uuid[]) and ep.status = 'pending'
      and e.status = 'in_progress' and e.releases_on is null and ${mayKnow(reader)})`,
  leads: sql<number>`(
    select count(*)::int from evaluations e
    where e.company_id = ${reader.companyId} and e.author_profile_id = any(${sql.param([...ids])}::uuid[]) and e.status in ('in_progress', 'review')
      and ${mayKnow(reader)})`,
});
