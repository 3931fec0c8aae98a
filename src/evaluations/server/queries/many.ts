import { and, eq, inArray, sql } from "drizzle-orm";
import { refuse } from "#platform/errors.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import { computeCompletedAt } from "../../rules/status.ts";
import { evaluations } from "../../tables.ts";
import type { EvaluationStatus } from "../../vocabulary.ts";
import { scheduleEvaluations, selectWorkFacts } from "../dueWork.ts";
import { isEvaluationManageableBy, isEvaluationVisibleTo } from "./visible.ts";

export interface LockedRow extends Record<string, unknown> {
  id: string;
  status: EvaluationStatus;
  dueOn: string | null;
  startsOn: string | null;
  /** Set while a computed report waits for its release. */
  releasesOn: string | null;
  mayManage: boolean;
}

/** Several at once, under their locks, in the order of their ids: as lockManageable refuses one. */
export async function lockManageables(
  tx: Tenant,
  actor: Actor,
  given: readonly string[],
): Promise<LockedRow[]> {
  const ids = [...new Set(given)];
  const rows = await lockVisible(tx, actor, ids);
  if (rows.length < ids.length) refuse("evaluation_not_found");
  if (rows.some(({ mayManage }) => !mayManage)) refuse("forbidden");
  return rows;
}

/** The same of those that are still there, and the actor’s to see. */
export async function lockVisible(tx: Tenant, actor: Actor, ids: readonly string[]): Promise<LockedRow[]> {
  const { rows } = await tx.execute<LockedRow>(sql`
    select e.id, e.status, e.due_on as "dueOn", e.starts_on as "startsOn", e.releases_on as "releasesOn",
      ${isEvaluationManageableBy(actor)} as "mayManage"
    from evaluations e
    left join profiles s on s.company_id = e.company_id and s.id = e.subject_profile_id
    where e.id = any(${sql.param([...ids])}::uuid[]) and ${isEvaluationVisibleTo(actor)}
    order by e.id
    for update of e`);
  return rows;
}

const isOneOf = (companyId: string, ids: readonly string[]) =>
  and(eq(evaluations.companyId, companyId), inArray(evaluations.id, [...ids]));

/** Changes several under their locks, and what is due of them with it. */
async function changeAmong(
  tx: Tenant,
  companyId: string,
  ids: readonly string[],
  change: Partial<typeof evaluations.$inferInsert>,
): Promise<void> {
  const changed = await tx
    .update(evaluations)
    .set(change)
    .where(isOneOf(companyId, ids))
    .returning(selectWorkFacts(companyId));
  await scheduleEvaluations(tx, companyId, changed);
}

/** The same status for several, as saveStatus of one. */
export const saveStatuses = (
  tx: Tenant,
  companyId: string,
  ids: readonly string[],
  { now, status }: { now: Date; status: EvaluationStatus },
): Promise<void> =>
  changeAmong(tx, companyId, ids, {
    startFailure: null,
    status,
    completedAt: computeCompletedAt(status, now),
    updatedAt: now,
  });

export const saveDueDates = (
  tx: Tenant,
  companyId: string,
  ids: readonly string[],
  { now, dueOn }: { now: Date; dueOn: string },
): Promise<void> => changeAmong(tx, companyId, ids, { dueOn, updatedAt: now });

/** Plans several drafts for a day, as planEvaluation does for one; those that cannot start then return to draft. */
export const saveStarts = (
  tx: Tenant,
  companyId: string,
  ids: readonly string[],
  { now, ...plan }: { now: Date; startsOn: string; acceptsSmallGroups: boolean },
): Promise<void> =>
  changeAmong(tx, companyId, ids, { ...plan, status: "pending", startFailure: null, updatedAt: now });

interface SharedFields {
  name: string;
  dueOn: string;
}

/** Name and due date that drafts have in common; what was changed in one of them stays. */
export const changeSharedFields = (
  tx: Tenant,
  companyId: string,
  ids: readonly string[],
  { now, before, after }: { now: Date; before: SharedFields; after: SharedFields },
) =>
  tx
    .update(evaluations)
    .set({
      name: sql`case when ${evaluations.name} = ${before.name} then ${after.name} else ${evaluations.name} end`,
      dueOn: sql`case when ${evaluations.dueOn} = ${before.dueOn}::date then ${after.dueOn}::date else ${evaluations.dueOn} end`,
      updatedAt: now,
    })
    .where(isOneOf(companyId, ids));

type QuestionSettings = Pick<
  typeof evaluations.$inferInsert,
  "selectedDimensions" | "subjectAnswers" | "commentsMandatory"
>;

/** Makes drafts without questions await them, each with the position from which it is made. */
export const awaitQuestions = (
  tx: Tenant,
  companyId: string,
  drafts: readonly { id: string; jobPositionId: string | null }[],
  { now, ...settings }: QuestionSettings & { now: Date },
) => {
  const ids = drafts.map(({ id }) => id);
  const positionIds = drafts.map(({ jobPositionId }) => jobPositionId);
  const places = sql`unnest(${sql.param(ids)}::uuid[], ${sql.param(positionIds)}::uuid[]) draft (id, position_id)`;
  return tx
    .update(evaluations)
    .set({
      ...settings,
      sourceJobPositionId: sql`(select draft.position_id from ${places} where draft.id = ${evaluations}.id)`,
      awaitsQuestions: true,
      startFailure: null,
      updatedAt: now,
    })
    .where(isOneOf(companyId, ids));
};
