import { and, desc, eq, sql } from "drizzle-orm";
import { refuse, refuseIf } from "#platform/errors.ts";
import type { Call } from "#platform/server/calls/handle.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { isVisibleTo, whyNotWrite } from "../../rules/access.ts";
import { developmentChanges } from "../../tables/changes.ts";
import { developmentActions, developmentObjectives } from "../../tables/objectives.ts";
import { developmentCycles, developmentHandovers, developmentPlans } from "../../tables/plans.ts";
import type { ChangeKind } from "../../vocabulary.ts";
import { requirePlanAccess, type PlanAccess } from "./access.ts";

export type PlanCall = Pick<Call<{ profileId: string }>, "input" | "actor" | "tx" | "services">;
export type ObjectiveRow = typeof developmentObjectives.$inferSelect;
export type ActionRow = typeof developmentActions.$inferSelect;

/** A plan that the actor writes in, locked: what is written in one plan comes one after the other. */
export interface OpenPlan extends PlanAccess {
  planId: string;
  cycle: { id: string; startedOn: string };
}

/** Allows, makes the plan where nothing was written yet, and locks it. `whyNot`: of what is not for the person and their managers. */
export async function openPlan(
  { input, actor, tx, services }: PlanCall,
  whyNot: typeof whyNotWrite = whyNotWrite,
): Promise<OpenPlan> {
  const access = await requirePlanAccess(tx, actor, input.profileId);
  refuseIf(whyNot(access.reader, access.person));
  const key = { companyId: actor.companyId, profileId: input.profileId };
  const planId = (await lockPlan(tx, key)) ?? (await makePlan({ tx, services, actor, access, key }));
  if (!access.isShared) await openToManagers({ tx, services, actor }, key, access);
  const [cycle] = await tx
    .select({ id: developmentCycles.id, startedOn: developmentCycles.startedOn })
    .from(developmentCycles)
    .where(and(eq(developmentCycles.companyId, key.companyId), eq(developmentCycles.planId, planId)))
    .orderBy(desc(developmentCycles.startedOn))
    .limit(1);
  const opened = { toldAt: actor.at, acceptedAt: actor.at };
  const managers = access.isShared
    ? access.managers
    : access.managers.map((manager) => ({ ...manager, handover: manager.handover ?? opened }));
  return { ...access, managers, planId, cycle: cycle ?? refuse("not_found") };
}

interface PlanKey {
  companyId: string;
  profileId: string;
}

async function lockPlan(tx: Tenant, { companyId, profileId }: PlanKey): Promise<string | null> {
  const [plan] = await tx
    .update(developmentPlans)
    .set({ version: sql`${developmentPlans.version} + 1` })
    .where(and(eq(developmentPlans.companyId, companyId), eq(developmentPlans.profileId, profileId)))
    .returning({ id: developmentPlans.id });
  return plan?.id ?? null;
}

/** With its first cycle. */
async function makePlan({
  tx,
  services,
  actor,
  access,
  key,
}: Pick<PlanCall, "tx" | "services" | "actor"> & { access: PlanAccess; key: PlanKey }): Promise<string> {
  const { companyId, profileId } = key;
  const [made] = await tx
    .insert(developmentPlans)
    .values({ companyId, id: services.newId(), profileId, createdAt: actor.at })
    .onConflictDoNothing()
    .returning({ id: developmentPlans.id });
  // Another made it meanwhile, and has committed.
  if (!made) return (await lockPlan(tx, key)) ?? refuse("not_found");
  await tx
    .insert(developmentCycles)
    .values({ companyId, id: services.newId(), planId: made.id, startedOn: access.today });
  return made.id;
}

/**
 * Before anything is shared there is nothing to hand over: those who manage the person on this day read what comes. Those of
 * whom the person was told wait on.
 */
async function openToManagers(
  { tx, services, actor }: Pick<PlanCall, "tx" | "services" | "actor">,
  key: PlanKey,
  { managers }: PlanAccess,
): Promise<void> {
  if (managers.length === 0) return;
  const opened = { toldAt: actor.at, acceptedAt: actor.at };
  const rows = managers.map(({ id }) => ({ ...key, id: services.newId(), managerProfileId: id, ...opened }));
  await tx.insert(developmentHandovers).values(rows).onConflictDoNothing();
}

/** An objective of this plan that the actor sees; else 404, as for an id that no objective has. */
export async function requireObjective(
  { tx, actor }: PlanCall,
  { planId, reader }: OpenPlan,
  id: string,
): Promise<ObjectiveRow> {
  const [row] = await tx
    .select()
    .from(developmentObjectives)
    .where(
      and(
        eq(developmentObjectives.companyId, actor.companyId),
        eq(developmentObjectives.planId, planId),
        eq(developmentObjectives.id, id),
      ),
    );
  return row && isVisibleTo(reader, row) ? row : refuse("not_found");
}

/** An action of such an objective. */
export async function requireAction(
  call: PlanCall,
  plan: OpenPlan,
  id: string,
): Promise<{ action: ActionRow; objective: ObjectiveRow }> {
  const [action] = await call.tx
    .select()
    .from(developmentActions)
    .where(and(eq(developmentActions.companyId, call.actor.companyId), eq(developmentActions.id, id)));
  if (!action) refuse("not_found");
  return { action, objective: await requireObjective(call, plan, action.objectiveId) };
}

/** Tells the owner of what another changed; what they change themself is not noted. */
export async function recordChange(
  { tx, actor, services }: PlanCall,
  { planId, reader }: OpenPlan,
  kind: ChangeKind,
  objectiveId: string | null,
): Promise<void> {
  if (reader === "owner") return;
  await tx.insert(developmentChanges).values({
    companyId: actor.companyId,
    id: services.newId(),
    planId,
    objectiveId,
    kind,
    byProfileId: actor.profileId,
    at: actor.at,
  });
}
