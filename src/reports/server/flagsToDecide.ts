import { sql } from "drizzle-orm";
import { whyNotDecideFlag } from "#evaluations/rules/relations.ts";
import { isPromotedByItsSubject } from "#evaluations/server/queries/promoted.ts";
import { selectStandpoint, toStandpoint } from "#evaluations/server/queries/standpoint.ts";
import type { PersonFace } from "#people/contract/person.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import { membersManagedBy } from "#teams/server/queries.ts";
import type { ReaderRow } from "./newReports.ts";

interface FlaggedReport {
  evaluationId: string;
  name: string;
  subject: PersonFace;
  /** Comments that wait for a decision. */
  count: number;
}

const maxReports = 20;

/** The reports with flagged comments about which the actor may decide, the longest waiting first; one statement. */
export async function listFlagsToDecide(tx: Tenant, actor: Actor): Promise<FlaggedReport[]> {
  const { companyId, profileId } = actor;
  const { rows } = await tx.execute<
    FlaggedReport & ReaderRow & { managesTeam: boolean } & Record<string, unknown>
  >(sql`
    select e.id as "evaluationId", e.name, flagged.count,
      json_build_object('id', s.id, 'firstName', s.first_name, 'lastName', s.last_name, 'avatar', s.avatar) as subject,
      e.team_manager_reads as "teamManagerReads",
      ${selectStandpoint(profileId, sql`coalesce(${isPromotedByItsSubject(actor)}, false)`)},
      s.id in (${membersManagedBy(actor)}) as "managesTeam"
    from (
      select evaluation_id, count(*)::int as count, min(flagged_on) as since from flagged_comments
      where company_id = ${companyId} and status = 'open' group by evaluation_id
    ) flagged
    join evaluations e on e.company_id = ${companyId} and e.id = flagged.evaluation_id and e.status = 'completed'
    join profiles s on s.company_id = e.company_id and s.id = e.subject_profile_id
    order by flagged.since, e.id`);
  return rows
    .filter(({ managesTeam, teamManagerReads, ...row }) => {
      const who = toStandpoint({ ...actor, id: profileId }, row, managesTeam ? [profileId] : []);
      return whyNotDecideFlag(who, { status: "completed", hasReport: true, teamManagerReads }) === null;
    })
    .slice(0, maxReports)
    .map(({ evaluationId, name, subject, count }) => ({ evaluationId, name, subject, count }));
}
