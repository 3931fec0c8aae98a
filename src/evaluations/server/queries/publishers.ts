import { sql } from "drizzle-orm";
import type { Release } from "#company/vocabulary.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { hasJoinedIn } from "#people/server/joined.ts";
import { wasPromotedBy } from "#people/server/roleGrants.ts";
import type { Role } from "#platform/vocabulary.ts";
import { selectTeamManagerIds } from "#teams/server/queries.ts";
import { chooseRelease } from "../../rules/release.ts";
import {
  isSurePublisher,
  isNotifiedOfUndecidedFlag,
  whyNotDecideFlag,
  whyNotPublish,
  type Standpoint,
} from "../../rules/relations.ts";
import type { EvaluationType } from "../../vocabulary.ts";
import { promotedSince } from "./promoted.ts";
import { selectStandpoint, toStandpoint, type StandpointRow } from "./standpoint.ts";

interface EvaluationKey {
  companyId: string;
  id: string;
}

interface Row extends StandpointRow, Record<string, unknown> {
  id: string;
  role: Role;
  isAdmin: boolean;
  teamManagerIds: string[];
  teamManagerReads: boolean;
}

interface Candidate {
  id: string;
  role: Role;
  standpoint: Standpoint;
  teamManagerReads: boolean;
}

/**
 * The active people whom a relation or their role binds to an evaluation; one statement. Each kind is found by an index
 * of its own: no other row of the company is read.
 */
async function listCandidates(
  tx: Tenant,
  { companyId, id: evaluationId }: EvaluationKey,
  at: Date,
): Promise<Candidate[]> {
  const since = promotedSince(sql`e.launched_on`, at.toISOString());
  const { rows } = await tx.execute<Row>(sql`
    with about as materialized (
      select e.company_id, e.id, e.author_profile_id, e.subject_profile_id, e.launched_on, e.team_manager_reads,
        s.direct_manager_id, ${selectTeamManagerIds(sql`e.company_id`, sql`s.id`)} as team_manager_ids
      from evaluations e
      join lateral (select p.id, p.direct_manager_id from profiles p
        where p.company_id = e.company_id and p.id = e.subject_profile_id limit 1) s on true
      where e.company_id = ${companyId} and e.id = ${evaluationId}
    ), candidates as materialized (
      select p.id from profiles p where p.company_id = ${companyId} and p.is_admin
      union select p.id from profiles p where p.company_id = ${companyId} and p.role = 'account_owner' and p.is_active
      union select author_profile_id from about
      union select direct_manager_id from about
      union select unnest(team_manager_ids) from about
    )
    select p.id, p.role, p.is_admin as "isAdmin", e.team_manager_ids as "teamManagerIds",
      case when e.launched_on is null then c.team_manager_reads_reports else e.team_manager_reads end
        as "teamManagerReads",
      ${selectStandpoint(sql`p.id`, wasPromotedBy(companyId, sql`p.id`, sql`e.subject_profile_id`, since))}
    from about e
    join companies c on c.id = e.company_id
    cross join lateral (select e.subject_profile_id as id, e.direct_manager_id) s
    cross join candidates
    join lateral (select p.id, p.role, p.is_admin, p.is_active, p.joined_at from profiles p
      where p.company_id = e.company_id and p.id = candidates.id limit 1) p on p.is_active and ${hasJoinedIn(sql`p`)}`);
  return rows.map((row) => ({
    id: row.id,
    role: row.role,
    standpoint: toStandpoint(row, row, row.teamManagerIds),
    teamManagerReads: row.teamManagerReads,
  }));
}

/** Whether a person will be able to publish the report in any case: asked at launch, under the lock. */
async function hasSurePublisher(tx: Tenant, key: EvaluationKey, at: Date): Promise<boolean> {
  const candidates = await listCandidates(tx, key, at);
  return candidates.some(({ standpoint, teamManagerReads }) =>
    isSurePublisher(standpoint, { teamManagerReads }),
  );
}

/** How the report of a draft will be released if it is launched now, by the setting of its company. */
export async function resolveLaunchRelease(
  tx: Tenant,
  { release: setting }: { release: Release },
  evaluation: EvaluationKey & { evaluationType: EvaluationType },
  at: Date,
): Promise<Release> {
  return chooseRelease({
    setting,
    evaluationType: evaluation.evaluationType,
    hasPublisher: setting === "by_hand" && (await hasSurePublisher(tx, evaluation, at)),
  });
}

/** Who may publish the report of an evaluation in review. */
export async function listPublishers(tx: Tenant, key: EvaluationKey, at: Date): Promise<string[]> {
  const candidates = await listCandidates(tx, key, at);
  return candidates
    .filter(
      ({ standpoint, teamManagerReads }) =>
        whyNotPublish(standpoint, { status: "review", hasReport: true, teamManagerReads }) === null,
    )
    .map(({ id }) => id);
}

/** Lists those who decide about the flagged comments of a released report; where there are none, the owners to notify. */
export async function listFlagDeciders(tx: Tenant, key: EvaluationKey, at: Date): Promise<string[]> {
  const candidates = await listCandidates(tx, key, at);
  const deciders = candidates.filter(
    ({ standpoint, teamManagerReads }) =>
      whyNotDecideFlag(standpoint, { status: "completed", hasReport: true, teamManagerReads }) === null,
  );
  const recipients =
    deciders.length > 0
      ? deciders
      : candidates.filter(
          ({ role, standpoint }) => role === "account_owner" && isNotifiedOfUndecidedFlag(standpoint),
        );
  return recipients.map(({ id }) => id);
}
