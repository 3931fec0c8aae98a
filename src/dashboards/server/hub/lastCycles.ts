import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { mayReadReport } from "#evaluations/rules/relations.ts";
import { isPromotedByItsSubject } from "#evaluations/server/queries/promoted.ts";
import { selectStandpoint, toStandpoint } from "#evaluations/server/queries/standpoint.ts";
import type { EvaluationStatus } from "#evaluations/vocabulary.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import type { ReaderRow } from "#reports/server/newReports.ts";
import { membersManagedBy } from "#teams/server/queries.ts";
import type { PersonReports } from "../../contract/hub.ts";

type LastCycle = NonNullable<PersonReports["last"]>;

interface Row extends ReaderRow {
  profileId: string;
  evaluationId: string;
  name: string;
  status: EvaluationStatus;
  on: string | null;
  isPublished: boolean;
  hasReport: boolean;
  managesTeam: boolean;
}

/** The last launched evaluation about a person; none that the actor may not see, as about a person who promoted them. */
export const selectLast = (actor: Actor, profileId: SQLWrapper): SQL => sql`
  select e.* from evaluations e
  where e.company_id = ${actor.companyId} and e.subject_profile_id = ${profileId} and e.launched_on is not null
    and not ${isPromotedByItsSubject(actor)}
  order by e.launched_on desc, e.id desc limit 1`;

/** Its date: when its report `r` was published; until then, the day until which people answer. */
export const selectLastDay = sql`coalesce(r.released_on, e.due_on)`;

/** The last evaluation about each of these people, by their ids, in one statement. */
export async function listLastCycles(
  tx: Tenant,
  actor: Actor,
  profileIds: readonly string[],
): Promise<Map<string, LastCycle>> {
  const { companyId, profileId } = actor;
  const { rows } = await tx.execute<Row & Record<string, unknown>>(sql`
    select s.id as "profileId", e.id as "evaluationId", e.name, e.status,
      ${selectLastDay}::text as "on", r.released_on is not null as "isPublished",
      r.id is not null as "hasReport",
      e.team_manager_reads as "teamManagerReads", s.id in (${membersManagedBy(actor)}) as "managesTeam",
      ${selectStandpoint(profileId, isPromotedByItsSubject(actor))}
    from profiles s
    cross join lateral (${selectLast(actor, sql`s.id`)}) e
    left join report_snapshots r on r.company_id = e.company_id and r.evaluation_id = e.id
    where s.company_id = ${companyId} and s.id = any(${sql.param([...profileIds])}::uuid[])`);
  return new Map(rows.map((row) => [row.profileId, toLastCycle(actor, row)]));
}

function toLastCycle(actor: Actor, row: Row): LastCycle {
  const { evaluationId, name, status, on, isPublished, hasReport, managesTeam, teamManagerReads } = row;
  const { profileId: id } = actor;
  const standpoint = toStandpoint({ ...actor, id }, row, managesTeam ? [id] : []);
  const mayOpen = mayReadReport(standpoint, { status, hasReport, teamManagerReads });
  return { evaluationId, name, status, isPublished, on, mayOpen };
}
