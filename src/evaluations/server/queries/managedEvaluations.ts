import { sql } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import type { LaunchFacts } from "../../rules/launch.ts";
import { mayManage, type Standpoint } from "../../rules/relations.ts";
import type { EvaluationStatus, EvaluationType } from "../../vocabulary.ts";
import { isPromotedByItsSubject, isRunByItsSubject } from "./promoted.ts";
import { toStandpoint, type StandpointRow } from "./standpoint.ts";

/** An evaluation with what its lead needs to go on; `launch` is null once it is launched. */
export interface ManagedEvaluation {
  id: string;
  name: string;
  status: EvaluationStatus;
  evaluationType: EvaluationType;
  launchedOn: string | null;
  dueOn: string | null;
  subjectName: string | null;
  teamManagerReads: boolean;
  participantCount: number;
  answeredCount: number;
  launch: LaunchFacts | null;
  standpoint: Standpoint;
}

interface Row extends Omit<ManagedEvaluation, "launch" | "standpoint">, StandpointRow {
  isSubjectActive: boolean | null;
  hasDirectManager: boolean | null;
  subjectAnswers: boolean;
  itemCount: number | null;
  invitedCount: number;
}

/** Completed evaluations stay listed for this many days. */
const listedAfterClosing = 30;

/** By urgency for the lead: reports to review, running ones by due date, drafts, completed ones. */
const inOrder = sql`
  case e.status when 'review' then 0 when 'in_progress' then 1 when 'completed' then 3 else 2 end,
  case when e.status = 'in_progress' then e.due_on end asc nulls last, e.created_at desc, e.id desc`;

/** As the index evaluations_led orders those of a status: running ones by due date, completed ones by when they closed. */
const day = sql`(case e.status when 'in_progress' then e.due_on when 'completed' then e.closed_on end)`;

/** Evaluations of a campaign are led on its page; a report is reviewed by itself. The condition of the index evaluations_led. */
const standsAlone = sql`(e.campaign_id is null or e.status = 'review')`;

/**
 * The evaluations that the actor prepared and still manages, with those completed lately: one statement, which takes the
 * first of each status from an index. Empty for an actor who may not run evaluations.
 */
export async function listManagedEvaluations(
  tx: Tenant,
  actor: Actor,
  limit: number,
): Promise<ManagedEvaluation[]> {
  const { companyId, profileId, at } = actor;
  if (!actor.capabilities.has("evaluate")) return [];
  const now = at.toISOString();
  // Evaluations that the author does not manage, as mayManage decides, take no place among the first.
  const isManaged = sql`case when e.subject_profile_id = ${profileId} then ${isRunByItsSubject}
    else e.subject_profile_id is null or not ${isPromotedByItsSubject(actor)} end`;
  const { rows } = await tx.execute<Row & Record<string, unknown>>(sql`
    with open as materialized (
      select e.* from unnest(array['review', 'in_progress', 'draft', 'pending']) as listed (status)
      cross join lateral (
        select * from evaluations e
        where e.company_id = ${companyId} and e.author_profile_id = ${profileId} and e.status = listed.status
          and ${standsAlone} and ${isManaged}
        order by ${day}, e.created_at desc, e.id desc
        limit ${limit}
      ) e
    ), closed as materialized (
      -- After all others: read where those are too few.
      select * from evaluations e
      where e.company_id = ${companyId} and e.author_profile_id = ${profileId} and e.status = 'completed'
        and ${standsAlone} and ${day} >= (${now}::timestamptz - ${listedAfterClosing}::int * interval '1 day')::date and ${isManaged}
        and (select count(*) from open) < ${limit}
    ), page as materialized (
      select e.* from (select * from open union all select * from closed) e
      order by ${inOrder}
      limit ${limit}
    )
    select e.id, e.name, e.status, e.evaluation_type as "evaluationType", e.launched_on as "launchedOn",
      case when e.releases_on is null then e.due_on end as "dueOn", e.subject_answers as "subjectAnswers", e.team_manager_reads as "teamManagerReads",
      e.author_profile_id as "authorId", e.subject_profile_id as "subjectId", s.direct_manager_id as "directManagerId",
      trim(s.first_name || ' ' || s.last_name) as "subjectName",
      s.is_active as "isSubjectActive", m.is_active as "hasDirectManager",
      case when e.status in ('draft', 'pending') then
        case when 'skills' = any(e.selected_dimensions) then (select count(*) from evaluation_questions q
          where q.company_id = e.company_id and q.evaluation_id = e.id) else 0 end
        + case when 'values' = any(e.selected_dimensions) then (select count(*) from evaluation_values v
          join company_values w on w.company_id = v.company_id and w.id = v.value_id
          where v.company_id = e.company_id and v.evaluation_id = e.id and not w.is_archived) else 0 end
        + case when 'objectives' = any(e.selected_dimensions) then (select count(*) from evaluation_objectives o
          where o.company_id = e.company_id and o.evaluation_id = e.id) else 0 end
      end::int as "itemCount",
      parts.invited as "invitedCount", parts.participants as "participantCount", parts.answered as "answeredCount",
      parts.own -> 0 as part,
      coalesce(${isPromotedByItsSubject(actor)}, false) as "isPromotedBySubject"
    from page e
    left join profiles s on s.company_id = e.company_id and s.id = e.subject_profile_id
    left join profiles m on m.company_id = s.company_id and m.id = s.direct_manager_id
    cross join lateral (
      select count(*)::int as participants,
        (count(*) filter (where p.participant_role <> 'subject'))::int as invited,
        (count(*) filter (where p.status = 'completed'))::int as answered,
        json_agg(json_build_object('role', p.participant_role, 'status', p.status))
          filter (where p.participant_profile_id = ${profileId}) as own
      from evaluation_participants p
      where p.company_id = e.company_id and p.evaluation_id = e.id
    ) parts
    order by ${inOrder}`);
  return rows.map((row) => toManagedEvaluation(actor, row)).filter((led) => mayManage(led.standpoint, led));
}

function toManagedEvaluation(actor: Actor, row: Row): ManagedEvaluation {
  const { subjectId, isSubjectActive, hasDirectManager } = row;
  const subject = subjectId
    ? { isActive: isSubjectActive ?? false, hasDirectManager: hasDirectManager ?? false }
    : null;
  const { id, name, status, evaluationType, launchedOn, dueOn, subjectName, teamManagerReads } = row;
  const { participantCount, answeredCount, subjectAnswers, itemCount, invitedCount } = row;
  return {
    id,
    name,
    status,
    evaluationType,
    launchedOn,
    dueOn,
    subjectName,
    teamManagerReads,
    participantCount,
    answeredCount,
    launch:
      itemCount === null ? null : { name, evaluationType, subject, subjectAnswers, itemCount, invitedCount },
    standpoint: toStandpoint({ ...actor, id: actor.profileId }, row),
  };
}
