import { sql } from "drizzle-orm";
import type { Services } from "#platform/server/services.ts";

/** Only of what the person evaluated sees already: launched, and not closed yet. */
export const leadsOf: Services["leadsOf"] = ({ companyId, profileId }) => sql<string[]>`array(
  select distinct e.author_profile_id from evaluations e
  where e.company_id = ${companyId} and e.subject_profile_id = ${profileId}
    and e.author_profile_id <> ${profileId} and e.status in ('in_progress', 'review'))`;
