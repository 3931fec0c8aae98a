import { sql } from "drizzle-orm";
import { NotifiedEvaluation } from "#evaluations/contract/notification.ts";
import {
  selectStandpoint,
  toStandpoint,
  type StandpointRow,
} from "#evaluations/server/queries/standpoint.ts";
import { listShortGroups, type GroupCounts } from "#evaluations/rules/shortGroups.ts";
import { hasLeftRaters } from "#evaluations/server/queries/departures.ts";
import { selectGroupCounts } from "#evaluations/server/queries/shortGroups.ts";
import { promotedSince } from "#evaluations/server/queries/promoted.ts";
import type { EvaluationStatus, EvaluationType } from "#evaluations/vocabulary.ts";
import type { Decider, NominationStatus } from "#nominations/vocabulary.ts";
import { wasPromotedBy } from "#people/server/roleGrants.ts";
import type { NotificationObject, NotificationRow } from "#notifications/server/objects.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import { selectTeamManagerIds } from "#teams/server/queries.ts";
import { kindsAboutEvaluations, resolveNotification, type EvaluationKind } from "../rules/notified.ts";

interface Row extends StandpointRow, Record<string, unknown> {
  id: string;
  name: string;
  status: EvaluationStatus;
  evaluationType: EvaluationType;
  launchedOn: string | null;
  teamManagerReads: boolean;
  hasReport: boolean;
  isWaiting: boolean;
  hasOpenFlags: boolean;
  subjectName: string;
  threshold: number;
  groups: GroupCounts[] | null;
  hasLeftRaters: boolean;
  teamManagerIds: string[];
  nomination: { status: NominationStatus; decidedBy: Decider } | null;
}

/** What notifications may say of their evaluations now, by the rules of the report and of answering. */
export const evaluationNotifications: NotificationObject<EvaluationKind> = {
  facts: NotifiedEvaluation,
  resolve,
};

type EvaluationNotification = NotificationRow<EvaluationKind>;

async function resolve(tx: Tenant, actor: Actor, asked: readonly EvaluationNotification[]) {
  const { companyId, profileId, at } = actor;
  const ids = [...new Set(asked.map(({ objectId }) => objectId))];
  const ofGroups = new Set(
    asked.flatMap(({ kind, objectId }) =>
      kind === "group_short" || kind === "rater_left" ? [objectId] : [],
    ),
  );
  const since = promotedSince(sql`e.launched_on`, at.toISOString());
  const { rows } = await tx.execute<Row>(sql`
    select e.id, e.name, e.status, e.evaluation_type as "evaluationType", e.launched_on as "launchedOn",
      e.team_manager_reads as "teamManagerReads",
      exists (select from report_snapshots r where r.company_id = e.company_id and r.evaluation_id = e.id) as "hasReport",
      (e.status = 'review' or (e.status = 'in_progress' and e.releases_on is not null)) as "isWaiting",
      exists (select from flagged_comments f where f.company_id = e.company_id and f.evaluation_id = e.id
        and f.status = 'open') as "hasOpenFlags",
      case when e.status = 'in_progress' and e.releases_on is null and asked.of_group then ${selectGroupCounts(sql`e`)} end as groups, e.threshold,
      case when e.status = 'in_progress' and e.releases_on is null and asked.of_group then ${hasLeftRaters(sql`e`)} else false end as "hasLeftRaters",
      trim(s.first_name || ' ' || s.last_name) as "subjectName",
      ${selectTeamManagerIds(sql`e.company_id`, sql`s.id`)} as "teamManagerIds",
      (select json_build_object('status', n.status, 'decidedBy', n.decided_by) from nominations n where n.company_id = e.company_id and n.evaluation_id = e.id
        and n.subject_profile_id = e.subject_profile_id) as nomination,
      ${selectStandpoint(profileId, wasPromotedBy(companyId, profileId, sql`e.subject_profile_id`, since))}
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(ids.map((id) => ofGroups.has(id)))}::boolean[]) as asked (id, of_group)
    join evaluations e on e.company_id = ${companyId} and e.id = asked.id
    join profiles s on s.company_id = e.company_id and s.id = e.subject_profile_id`);
  const found = new Map(rows.map((row) => [row.id, row]));
  return ({ objectId, kind }: EvaluationNotification) => {
    const row = found.get(objectId);
    if (!row) return null;
    const { subjectId, teamManagerIds, part } = row;
    // The report awaits its release or its publication: those who have not finished can no longer answer.
    if (row.isWaiting && part?.status === "pending" && kindsAboutEvaluations[kind].asks) return null;
    const standpoint = toStandpoint({ ...actor, id: profileId }, row, teamManagerIds);
    const hasShortGroup = listShortGroups(row.groups ?? [], row.threshold).length > 0;
    const shown = resolveNotification(kind, standpoint, { ...row, hasShortGroup });
    const { name: evaluationName, subjectName } = row;
    if (!shown) return null;
    const { isToDo, opens } = shown;
    return { isToDo, facts: { evaluationName, subjectName, isMine: subjectId === profileId, opens } };
  };
}
