import { sql } from "drizzle-orm";
import { mayReadReport } from "#evaluations/rules/relations.ts";
import { promotedSince } from "#evaluations/server/queries/promoted.ts";
import {
  selectStandpoint,
  toStandpoint,
  type StandpointRow,
} from "#evaluations/server/queries/standpoint.ts";
import { wasPromotedBy } from "#people/server/roleGrants.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { PersonFace } from "#people/contract/person.ts";
import type { Actor } from "#platform/server/services.ts";

interface PublishedReport {
  evaluationId: string;
  name: string;
  subject: PersonFace;
  releasedOn: string;
}

interface Row extends PublishedReport, ReaderRow {}

/** What decides whether the actor may open a published report. */
export interface ReaderRow extends StandpointRow {
  teamManagerReads: boolean;
}

const [newForDays, maxReports] = [30, 20];

/**
 * Reports published in the last 30 days that concern the actor directly: about them, or, of those that they prepared or
 * whose subject reports to them, the ones that they have not opened. Only what `mayReadReport` opens; one statement.
 */
export async function listNewReports(tx: Tenant, actor: Actor): Promise<PublishedReport[]> {
  const { companyId, profileId, at } = actor;
  const now = at.toISOString();
  const since = promotedSince(sql`e.launched_on`, now);
  const { rows } = await tx.execute<Row & Record<string, unknown>>(sql`
    select e.id as "evaluationId", e.name, r.released_on as "releasedOn",
      json_build_object('id', s.id, 'firstName', s.first_name, 'lastName', s.last_name, 'avatar', s.avatar) as subject,
      e.team_manager_reads as "teamManagerReads",
      ${selectStandpoint(profileId, wasPromotedBy(companyId, profileId, sql`e.subject_profile_id`, since))}
    from (
      select company_id, id from evaluations
        where company_id = ${companyId} and subject_profile_id = ${profileId}
      union
      select company_id, id from evaluations
        where company_id = ${companyId} and author_profile_id = ${profileId}
      union
      select about.company_id, about.id from profiles person
        join evaluations about on about.company_id = person.company_id and about.subject_profile_id = person.id
        where person.company_id = ${companyId} and person.direct_manager_id = ${profileId}
    ) mine
    join evaluations e on e.company_id = mine.company_id and e.id = mine.id and e.status = 'completed'
    join report_snapshots r on r.company_id = e.company_id and r.evaluation_id = e.id
      and r.released_on >= (${now}::timestamptz - ${newForDays}::int * interval '1 day')::date
    join profiles s on s.company_id = e.company_id and s.id = e.subject_profile_id
    where e.subject_profile_id = ${profileId} or not exists (
      select 1 from report_openings o
      where o.company_id = e.company_id and o.evaluation_id = e.id and o.profile_id = ${profileId})
    order by (e.subject_profile_id = ${profileId}) desc, r.released_on desc, e.id
    limit ${maxReports}`);
  return rows
    .filter((row) => isOpenTo(actor, row))
    .map(({ evaluationId, name, subject, releasedOn }) => ({
      evaluationId,
      name,
      subject,
      releasedOn,
    }));
}

/** As `mayReadReport` says for one; `managesTeam`: the subject is in a team that the actor manages. */
export function isOpenTo(actor: Actor, row: ReaderRow, managesTeam = false): boolean {
  const { teamManagerReads } = row;
  const { profileId: id } = actor;
  const standpoint = toStandpoint({ ...actor, id }, row, managesTeam ? [id] : []);
  return mayReadReport(standpoint, { status: "completed", hasReport: true, teamManagerReads });
}
