import { sql, type SQL } from "drizzle-orm";
import { isPromotedByItsSubject } from "#evaluations/server/queries/promoted.ts";
import { selectStandpoint } from "#evaluations/server/queries/standpoint.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import { managedBy, membersManagedBy } from "#teams/server/queries.ts";
import { isOpenTo, type ReaderRow } from "./newReports.ts";

interface TeamReport {
  profileId: string;
  evaluationId: string;
  releasedOn: string;
}
type Row = TeamReport & ReaderRow & { managesTeam: boolean };

/** How many published reports are examined, the newest first. */
const maxReports = 1000;

/** The latest report of each person whom the actor manages, of those that the actor may open. */
export async function listTeamReports(tx: Tenant, actor: Actor): Promise<TeamReport[]> {
  const open = await listOpenReports(tx, actor, managedBy(actor));
  return open.filter(
    ({ profileId }, index) => open.findIndex((one) => one.profileId === profileId) === index,
  );
}

/** All reports about one person that the actor may open, the newest first. */
export async function listReportsAbout(tx: Tenant, actor: Actor, profileId: string) {
  const open = await listOpenReports(tx, actor, sql`select ${profileId}::uuid`);
  return open.map(({ evaluationId, releasedOn }) => ({ evaluationId, releasedOn }));
}

/**
 * The published reports about some people, of those that `mayReadReport` opens: a day that the actor could not read in the
 * report itself is not disclosed. One statement.
 * @param people a query of the ids of their profiles
 */
async function listOpenReports(tx: Tenant, actor: Actor, people: SQL): Promise<TeamReport[]> {
  const { companyId, profileId } = actor;
  const { rows } = await tx.execute<Row & Record<string, unknown>>(sql`
    select s.id as "profileId", e.id as "evaluationId", r.released_on::text as "releasedOn",
      e.team_manager_reads as "teamManagerReads",
      ${selectStandpoint(profileId, sql`coalesce(${isPromotedByItsSubject(actor)}, false)`)},
      s.id in (${membersManagedBy(actor)}) as "managesTeam"
    from (${people}) asked (id)
    join profiles s on s.company_id = ${companyId} and s.id = asked.id
    join evaluations e on e.company_id = s.company_id and e.subject_profile_id = s.id and e.status = 'completed'
    join report_snapshots r on r.company_id = e.company_id and r.evaluation_id = e.id
      and r.released_on is not null
    order by r.released_on desc, e.id desc
    limit ${maxReports}`);
  return rows
    .filter((row) => isOpenTo(actor, row, row.managesTeam))
    .map(({ profileId: id, evaluationId, releasedOn }) => ({ profileId: id, evaluationId, releasedOn }));
}
