import { and, count, eq, max } from "drizzle-orm";
import { refuse, refuseIf } from "#platform/errors.ts";
import { skills } from "#skills/tables.ts";
import type { ObjectiveFields } from "../../contract/objectives.ts";
import type { Evidence } from "../../rules/evidence.ts";
import { suggestStatus, whyNotAddObjective } from "../../rules/objective.ts";
import { developmentObjectives } from "../../tables/objectives.ts";
import type { OpenPlan, PlanCall } from "./openPlan.ts";

export type NewValues = Omit<ObjectiveFields, "supporterIds" | "measure"> & {
  measure: string | null;
  evidence?: Evidence | null;
};

/** Adds an objective at the end of the current cycle. */
export async function addObjective(
  { tx, actor, services }: PlanCall,
  plan: OpenPlan,
  values: NewValues,
): Promise<string> {
  const { companyId, profileId, at } = actor;
  const [held] = await tx
    .select({ count: count(), last: max(developmentObjectives.position) })
    .from(developmentObjectives)
    .where(
      and(
        eq(developmentObjectives.companyId, companyId),
        eq(developmentObjectives.planId, plan.planId),
        // What is kept for oneself enters no count of another.
        plan.reader === "owner" ? undefined : eq(developmentObjectives.isPrivate, false),
      ),
    );
  refuseIf(whyNotAddObjective(held?.count ?? 0));
  const id = services.newId();
  await tx.insert(developmentObjectives).values({
    ...values,
    companyId,
    id,
    planId: plan.planId,
    cycleId: plan.cycle.id,
    status: suggestStatus(values.startsOn, plan.today),
    isAdjusted: plan.reader !== "owner",
    authorProfileId: profileId,
    position: (held?.last ?? 0) + 1,
    createdAt: at,
    changedAt: at,
    changedByProfileId: profileId,
  });
  return id;
}

/** One that it has may stay though it was archived since. */
export async function requireSkill({ tx, actor }: PlanCall, before: string | null, id: string | null) {
  if (id === null || id === before) return;
  const found = await tx
    .select({ id: skills.id })
    .from(skills)
    .where(and(eq(skills.companyId, actor.companyId), eq(skills.id, id), eq(skills.isArchived, false)));
  if (found.length === 0) refuse("invalid_data", { skillId: { reason: "option" } });
}
