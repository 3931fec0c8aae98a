import { sql } from "drizzle-orm";
import type { PeoplePorts } from "#people/server/ports.ts";
import { selectPromoters } from "#people/server/roleGrants.ts";
import { isPromotedByItsSubject } from "./promoted.ts";

/**
 * Of what the person evaluated sees already: launched, and not closed yet. The managers of their teams run it too
 * (rules/relations.ts), and lose that with their role.
 */
export const selectLeadIds: PeoplePorts["selectLeadIds"] = (actor) => sql<string[]>`array(
  select distinct lead.id from evaluations e
  cross join lateral (
    select e.author_profile_id as id
    union all
    select t.manager_profile_id from team_members m
    join teams t on t.company_id = m.company_id and t.id = m.team_id
    where m.company_id = e.company_id and m.profile_id = e.subject_profile_id
  ) lead
  where e.company_id = ${actor.companyId}
    and e.subject_profile_id = any(${selectPromoters(actor.companyId, actor.profileId)} || ${actor.profileId}::uuid)
    and (e.subject_profile_id = ${actor.profileId} or ${isPromotedByItsSubject(actor)})
    and e.author_profile_id <> e.subject_profile_id and e.status in ('in_progress', 'review')
    and lead.id not in (${actor.profileId}, e.subject_profile_id))`;
