import { sql, type SQL } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import type {
  BadgeKind,
  ChangeKind,
  CourseState,
  NoteKind,
  ObjectiveStatus,
  Pillar,
} from "../../vocabulary.ts";
import type { CheckpointState } from "../../vocabulary/checkpoints.ts";

interface ExportedAction {
  text: string;
  dueOn: string | null;
  doneOn: string | null;
  author: string;
}

interface ExportedObjective {
  pillar: Pillar;
  sentence: string;
  measure: string | null;
  skill: string | null;
  status: ObjectiveStatus;
  setAsideWhy: string | null;
  cycleStartedOn: string;
  startsOn: string | null;
  dueOn: string | null;
  isPrivate: boolean;
  /** The evaluation whose report it refers to; what stands there is in the report. */
  evaluationId: string | null;
  author: string;
  createdAt: string;
  changedBy: string;
  changedAt: string;
  supporters: string[];
  actions: ExportedAction[];
}

interface ExportedThanks {
  text: string;
  value: string | null;
  createdAt: string;
  senderShares: boolean;
  receiverShares: boolean;
}

/** What the product holds of a person around their plan, with the names of those who wrote it. */
export interface OwnData {
  createdAt: string | null;
  cycles: { startedOn: string }[];
  objectives: ExportedObjective[];
  notes: { kind: NoteKind; day: string; text: string; author: string; meetingAt: string | null }[];
  changes: { kind: ChangeKind; at: string; by: string; objective: string | null }[];
  courses: {
    title: string;
    state: CourseState;
    finishedOn: string | null;
    confirmedBy: string | null;
    confirmedAt: string | null;
  }[];
  badges: { kind: BadgeKind; quarter: string; givenOn: string }[];
  thanksReceived: (ExportedThanks & { from: string })[];
  thanksSent: (ExportedThanks & { to: string })[];
  managers: { manager: string; toldAt: string; acceptedAt: string | null }[];
  checkpoints: {
    askedAt: string;
    state: CheckpointState;
    launcher: string;
    declinedWhy: string | null;
    declinedAt: string | null;
    evaluationId: string;
    launchedEvaluationId: string | null;
  }[];
}

/** All of it, in one statement, which names every field that leaves. */
export async function readOwnData(
  tx: Tenant,
  { companyId, profileId }: Pick<Actor, "companyId" | "profileId">,
): Promise<OwnData> {
  const name = (id: SQL) =>
    sql`(select concat_ws(' ', n.first_name, n.last_name) from profiles n where n.company_id = ${companyId} and n.id = ${id})`;
  const all = (fields: SQL, order: SQL, from: SQL) =>
    sql`(select coalesce(jsonb_agg(jsonb_build_object(${fields}) order by ${order}), '[]') ${from})`;
  const thanks = (other: SQL) => sql`${other}, 'text', r.text, 'createdAt', r.created_at,
    'value', (select v.name_fr from company_values v where v.company_id = r.company_id and v.id = r.value_id),
    'senderShares', r.sender_shares, 'receiverShares', r.receiver_shares`;
  const ofPerson = sql`company_id = ${companyId} and profile_id = ${profileId}`;
  const inPlan = sql`company_id = ${companyId} and plan_id = plan.id`;
  const { rows } = await tx.execute<OwnData & Record<string, unknown>>(sql`
    select plan.created_at as "createdAt",
      ${all(sql`'startedOn', started_on`, sql`started_on`, sql`from development_cycles where ${inPlan}`)} as cycles,
      ${all(
        sql`'pillar', o.pillar, 'sentence', o.sentence, 'measure', o.measure, 'status', o.status,
          'skill', (select s.name_fr from skills s where s.company_id = o.company_id and s.id = o.skill_id),
          'setAsideWhy', o.set_aside_why, 'startsOn', o.starts_on, 'dueOn', o.due_on, 'isPrivate', o.is_private,
          'cycleStartedOn', (select c.started_on from development_cycles c
            where c.company_id = o.company_id and c.id = o.cycle_id),
          'evaluationId', o.evidence ->> 'evaluationId',
          'author', ${name(sql`o.author_profile_id`)}, 'createdAt', o.created_at,
          'changedBy', ${name(sql`o.changed_by_profile_id`)}, 'changedAt', o.changed_at,
          'supporters', (select coalesce(jsonb_agg(${name(sql`u.profile_id`)}), '[]') from development_supporters u
            where u.company_id = o.company_id and u.objective_id = o.id),
          'actions', ${all(
            sql`'text', a.text, 'dueOn', a.due_on, 'doneOn', a.done_on, 'author', ${name(sql`a.author_profile_id`)}`,
            sql`a.position, a.id`,
            sql`from development_actions a where a.company_id = o.company_id and a.objective_id = o.id`,
          )}`,
        sql`o.position, o.id`,
        sql`from development_objectives o where o.company_id = ${companyId} and o.plan_id = plan.id`,
      )} as objectives,
      ${all(
        sql`'kind', kind, 'day', day, 'text', text, 'author', ${name(sql`author_profile_id`)}, 'meetingAt', meeting_at`,
        sql`day, created_at, id`,
        sql`from development_notes where ${inPlan}`,
      )} as notes,
      ${all(
        sql`'kind', c.kind, 'at', c.at, 'by', ${name(sql`c.by_profile_id`)}, 'objective', (
          select o.sentence from development_objectives o where o.company_id = c.company_id and o.id = c.objective_id)`,
        sql`c.at, c.id`,
        sql`from development_changes c where c.company_id = ${companyId} and c.plan_id = plan.id`,
      )} as changes,
      ${all(
        sql`'title', title, 'state', state, 'finishedOn', finished_on, 'confirmedBy', ${name(sql`confirmed_by_profile_id`)},
          'confirmedAt', confirmed_at`,
        sql`created_at, id`,
        sql`from development_courses where ${ofPerson}`,
      )} as courses,
      ${all(
        sql`'kind', kind, 'quarter', quarter, 'givenOn', given_on`,
        sql`given_on, quarter, kind`,
        sql`from development_badges where ${ofPerson}`,
      )} as badges,
      ${all(
        thanks(sql`'from', ${name(sql`r.from_profile_id`)}`),
        sql`r.created_at, r.id`,
        sql`from development_recognitions r where r.company_id = ${companyId} and r.to_profile_id = ${profileId}`,
      )} as "thanksReceived",
      ${all(
        thanks(sql`'to', ${name(sql`r.to_profile_id`)}`),
        sql`r.created_at, r.id`,
        sql`from development_recognitions r where r.company_id = ${companyId} and r.from_profile_id = ${profileId}`,
      )} as "thanksSent",
      ${all(
        sql`'manager', ${name(sql`manager_profile_id`)}, 'toldAt', told_at, 'acceptedAt', accepted_at`,
        sql`told_at, id`,
        sql`from development_handovers where ${ofPerson}`,
      )} as managers,
      ${all(
        sql`'askedAt', k.asked_at, 'state', k.state, 'launcher', ${name(sql`k.launcher_profile_id`)}, 'declinedWhy', k.declined_why, 'declinedAt', k.declined_at,
          'evaluationId', k.evaluation_id, 'launchedEvaluationId', k.launched_evaluation_id`,
        sql`k.asked_at, k.id`,
        sql`from development_checkpoints k where k.company_id = ${companyId} and k.plan_id = plan.id`,
      )} as checkpoints
    from profiles p
    left join development_plans plan on plan.company_id = p.company_id and plan.profile_id = p.id
    where p.company_id = ${companyId} and p.id = ${profileId}`);
  const [row] = rows;
  if (!row) throw new Error("the actor has a profile");
  return row;
}
