import { and, eq, sql } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import { developmentActions, developmentObjectives } from "../../tables/objectives.ts";
import type { ObjectiveRow, OpenPlan, PlanCall } from "./openPlan.ts";

interface PlanKey {
  companyId: string;
  planId: string;
}
type Change = Partial<Omit<ObjectiveRow, "id" | "companyId" | "planId">>;

const isObjective = ({ companyId, id }: { companyId: string; id: string }) =>
  and(eq(developmentObjectives.companyId, companyId), eq(developmentObjectives.id, id));

/** Changes what the form of an objective shows: a form that is open elsewhere does not overwrite it unawares. */
export const changeObjective = (
  { tx, actor }: PlanCall,
  { reader }: OpenPlan,
  objective: ObjectiveRow,
  change: Change,
) =>
  tx
    .update(developmentObjectives)
    .set({
      ...change,
      isAdjusted: objective.isAdjusted || reader !== "owner",
      version: objective.version + 1,
      changedAt: actor.at,
      changedByProfileId: actor.profileId,
    })
    .where(isObjective(objective));

/** Says who wrote last in an objective; what comes from another than the owner keeps it shared. */
export async function markWritten(
  { tx, actor }: PlanCall,
  objective: ObjectiveRow,
  { isShared }: { isShared: boolean },
): Promise<void> {
  await tx
    .update(developmentObjectives)
    .set({
      isAdjusted: objective.isAdjusted || isShared,
      changedAt: actor.at,
      changedByProfileId: actor.profileId,
    })
    .where(isObjective(objective));
}

/** The objectives of a plan in their order, with those that this reader does not see: they keep their place. */
export const listObjectives = (tx: Tenant, { companyId, planId }: PlanKey) =>
  tx
    .select({ id: developmentObjectives.id })
    .from(developmentObjectives)
    .where(and(eq(developmentObjectives.companyId, companyId), eq(developmentObjectives.planId, planId)))
    .orderBy(developmentObjectives.position, developmentObjectives.id);

/** Writes that order. */
export const placeObjectives = (tx: Tenant, { companyId, planId }: PlanKey, ids: readonly string[]) =>
  tx.execute(sql`
    update development_objectives t set position = o.place
    from unnest(${sql.param([...ids])}::uuid[]) with ordinality o (id, place)
    where t.company_id = ${companyId} and t.plan_id = ${planId} and t.id = o.id`);

/** The actions of an objective in their order. */
export const listActions = (tx: Tenant, { companyId, id }: { companyId: string; id: string }) =>
  tx
    .select({ id: developmentActions.id, position: developmentActions.position })
    .from(developmentActions)
    .where(and(eq(developmentActions.companyId, companyId), eq(developmentActions.objectiveId, id)))
    .orderBy(developmentActions.position, developmentActions.id);

/** Writes the order of the actions of an objective, one of which may come from another. */
export const placeActions = (
  tx: Tenant,
  { companyId, id: objectiveId }: { companyId: string; id: string },
  ids: readonly string[],
) =>
  tx.execute(sql`
    update development_actions a set objective_id = ${objectiveId}, position = o.place
    from unnest(${sql.param([...ids])}::uuid[]) with ordinality o (id, place)
    where a.company_id = ${companyId} and a.id = o.id`);
