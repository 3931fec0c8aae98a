import { developmentActions, developmentObjectives } from "#development/tables/objectives.ts";
import { developmentCycles, developmentPlans } from "#development/tables/plans.ts";
import type { Person, World } from "./world.ts";

/** A plan begun in May with so many objectives of its person, of which the first has so many actions. */
export async function addPlan(
  world: World,
  { companyId, profileId }: Person,
  { objectives: objectiveCount = 1, actions: actionCount = 1 } = {},
): Promise<{ objectiveIds: string[]; actionIds: string[] }> {
  const { newId } = world.services;
  const at = world.clock.now;
  const row = () => ({ companyId, id: newId() });
  const plan = { ...row(), profileId, createdAt: at };
  const cycle = { ...row(), planId: plan.id, startedOn: "2026-05-04" };
  const objectives = Array.from({ length: objectiveCount }, (_, index) => ({
    ...row(),
    planId: plan.id,
    cycleId: cycle.id,
    pillar: "leader" as const,
    sentence: `Objectif ${index + 1}`,
    status: "running" as const,
    authorProfileId: profileId,
    position: index + 1,
    createdAt: at,
    changedAt: at,
    changedByProfileId: profileId,
  }));
  const actions = Array.from({ length: actionCount }, (_, index) => ({
    ...row(),
    objectiveId: objectives[0]?.id ?? "",
    text: `Action ${index + 1}`,
    position: index + 1,
    authorProfileId: profileId,
  }));
  await world.inside({ companyId, profileId }, async (tx) => {
    await tx.insert(developmentPlans).values(plan);
    await tx.insert(developmentCycles).values(cycle);
    await tx.insert(developmentObjectives).values(objectives);
    if (actions.length > 0) await tx.insert(developmentActions).values(actions);
  });
  return { objectiveIds: objectives.map(({ id }) => id), actionIds: actions.map(({ id }) => id) };
}
