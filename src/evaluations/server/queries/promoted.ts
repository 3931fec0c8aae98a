import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { selectLatestPromotions } from "#people/server/roleGrants.ts";
import type { Actor } from "#platform/server/services.ts";
import { promotedWithinDays } from "../../rules/relations.ts";

/** Since when a role given by the person evaluated counts. Before the launch, `now` stands for it. */
export const promotedSince = (launchedOn: SQLWrapper, now: SQLWrapper | string): SQL =>
  sql`(coalesce(${launchedOn}::timestamp at time zone 'UTC', ${now}::timestamptz) - ${promotedWithinDays}::int * interval '1 day')`;

/** Whether the subject of the evaluation `e` promoted the actor, as resolveStandpoint decides for one. */
export const isPromotedByItsSubject = ({
  companyId,
  profileId,
  at,
}: Pick<Actor, "companyId" | "profileId" | "at">): SQL => {
  const since = promotedSince(sql`e.launched_on`, at.toISOString());
  return sql`coalesce(
    (${selectLatestPromotions(companyId, profileId)} ->> e.subject_profile_id::text)::timestamptz >= ${since}, false)`;
};

/** Whether the subject of the evaluation `e` is its author and runs it nevertheless, as mayManage decides for one. */
export const isRunByItsSubject = sql`(e.author_profile_id = e.subject_profile_id
  and (e.evaluation_type = 'self' or e.launched_on is null or e.status in ('draft', 'pending')))`;
