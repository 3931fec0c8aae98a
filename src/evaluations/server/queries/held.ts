import { sql } from "drizzle-orm";
import type { Services } from "#platform/server/services.ts";

/** Not of the reader's own evaluation: who is asked there is not theirs to know (§3 of docs/product-decisions.md). */
export const heldEvaluations: Services["heldEvaluations"] = ({ companyId, profileId }, ids) => ({
  answers: sql<number>`(
    select count(*)::int from evaluation_participants ep
    join evaluations e on e.company_id = ep.company_id and e.id = ep.evaluation_id
    where ep.company_id = ${companyId} and ep.participant_profile_id = any(${sql.param([...ids])}::uuid[]) and ep.status = 'pending'
      and e.status = 'in_progress' and e.releases_on is null and e.subject_profile_id <> ${profileId})`,
  leads: sql<number>`(
    select count(*)::int from evaluations e
    where e.company_id = ${companyId} and e.author_profile_id = any(${sql.param([...ids])}::uuid[]) and e.status in ('in_progress', 'review')
      and e.subject_profile_id <> ${profileId})`,
});
