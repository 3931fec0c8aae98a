import { administers } from "#accounts/rules/administering.ts";
import { sql, type SQL } from "drizzle-orm";
import type { Actor } from "#platform/server/services.ts";
import { teamMembersManagedBy } from "#teams/server/queries.ts";
import { isPromotedByItsSubject, isRunByItsSubject } from "./promoted.ts";

type Reader = Pick<Actor, "companyId" | "profileId" | "role" | "isAdmin" | "at">;

/**
 * Whether a reader who runs evaluations may see the evaluation `e` about the person `s`, as mayRead decides
 * (`rules/relations.ts`): owners and admins see all, a team manager those they authored or whose subject they manage; none
 * sees one about a person who promoted them lately, nor one about themself before its launch, unless their own.
 */
export const isEvaluationVisibleTo = (actor: Reader): SQL => {
  const { companyId, profileId } = actor;
  const managed = sql`(e.author_profile_id = ${profileId} or s.direct_manager_id = ${profileId}
    or e.subject_profile_id in ${teamMembersManagedBy(companyId, profileId)})`;
  return sql`e.company_id = ${companyId} and (
    (e.subject_profile_id is distinct from ${profileId} and ${administers(actor) ? sql`true` : managed} and not ${isPromotedByItsSubject(actor)})
    or (e.subject_profile_id = ${profileId} and (
      (e.launched_on is not null and e.status not in ('draft', 'pending'))
      or ${isRunByItsSubject}
    )))`;
};

/** Whether the reader manages an evaluation `e` that is visible to them, as mayManage decides. */
export const isEvaluationManageableBy = ({ profileId }: Pick<Actor, "profileId">): SQL =>
  sql`(e.subject_profile_id is distinct from ${profileId} or ${isRunByItsSubject})`;
