import { sql, type SQL } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import { listShortGroups, type GroupCounts } from "../../rules/shortGroups.ts";
import { selectGroupCounts } from "./shortGroups.ts";

/** Whether a participant of this evaluation who has not answered has a closed account. */
export const hasLeftRaters = (evaluation: SQL): SQL<boolean> => sql`exists (
  select from evaluation_participants p
  join profiles person on person.company_id = p.company_id and person.id = p.participant_profile_id
  where p.company_id = ${evaluation}.company_id and p.evaluation_id = ${evaluation}.id
    and p.status = 'pending' and not person.is_active)`;

interface DepartureRow extends Record<string, unknown> {
  evaluationId: string;
  authorId: string;
  subjectId: string;
  threshold: number;
  groups: GroupCounts[] | null;
}

/**
 * The evaluations that collect answers and awaited one of these people, who have no open account; locked in one order, and
 * marked as having departures. An account that was reopened meanwhile counts as no departure.
 */
export async function noteDepartures(
  tx: Tenant,
  companyId: string,
  profileIds: readonly string[],
): Promise<(Pick<DepartureRow, "evaluationId" | "authorId" | "subjectId"> & { isShort: boolean })[]> {
  const { rows } = await tx.execute<DepartureRow>(sql`
    with awaiting as materialized (
      select e.company_id, e.id from evaluations e
      where e.company_id = ${companyId} and e.status = 'in_progress' and e.releases_on is null and e.id in (
        select ep.evaluation_id from evaluation_participants ep
        join profiles p on p.company_id = ep.company_id and p.id = ep.participant_profile_id and not p.is_active
        where ep.company_id = ${companyId} and ep.status = 'pending'
          and ep.participant_profile_id = any(${sql.param([...profileIds])}::uuid[]))
      order by e.id for update
    )
    update evaluations e set has_departures = true from awaiting
    where e.company_id = awaiting.company_id and e.id = awaiting.id
    returning e.id as "evaluationId", e.author_profile_id as "authorId", e.subject_profile_id as "subjectId",
      e.threshold, ${selectGroupCounts(sql`e`)} as groups`);
  return rows.map(({ evaluationId, authorId, subjectId, threshold, groups }) => ({
    evaluationId,
    authorId,
    subjectId,
    isShort: listShortGroups(groups ?? [], threshold).length > 0,
  }));
}
