import { refuse, refuseIf } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import type { Actor } from "#platform/server/services.ts";
import { listReportsWithPoints } from "#reports/server/publishedPoints.ts";
import { priorityEndpoints, type NewObjective } from "../../../contract/priorities.ts";
import { findPoint, type Evidence } from "../../../rules/evidence.ts";
import { whyNotDates, whyNotPrivate } from "../../../rules/objective.ts";
import { developmentActions } from "../../../tables/objectives.ts";
import { addObjective, requireSkill } from "../../plans/addObjective.ts";
import { openPlan, recordChange, type PlanCall } from "../../plans/openPlan.ts";
import { giveBadges } from "../../badges/giveBadges.ts";
import { readPlan } from "../../plans/readPlan.ts";

export const addObjectivesEndpoint = handle(priorityEndpoints.addObjectives, async (call) => {
  const { input, actor, tx } = call;
  const plan = await openPlan(call);
  const { objectives } = input;
  await requireEvidence(call, actor, objectives);
  for (const { actions, evidence, measure, ...fields } of objectives) {
    refuseIf(whyNotDates(fields.startsOn, fields.dueOn));
    if (fields.isPrivate) refuseIf(whyNotPrivate(plan.reader, { isAdjusted: false }));
    await requireSkill(call, null, fields.skillId);
    const objectiveId = await addObjective(call, plan, {
      ...fields,
      measure: measure === "" ? null : measure,
      evidence: evidence && toEvidence(evidence),
    });
    await addActions(call, objectiveId, actions);
    await recordChange(call, plan, "objective_added", objectiveId);
  }
  await giveBadges(call, plan);
  return readPlan(tx, actor, plan);
});

const toEvidence = ({ evaluationId, skillId }: NonNullable<NewObjective["evidence"]>): Evidence => ({
  evaluationId,
  kind: "skill",
  id: skillId,
});

/** What an objective refers to is printed by a report about this person that the actor may open. */
async function requireEvidence({ input, tx }: PlanCall, actor: Actor, objectives: readonly NewObjective[]) {
  const asked = objectives.flatMap(({ evidence }) => (evidence ? [toEvidence(evidence)] : []));
  if (asked.length === 0) return;
  const ids = asked.map(({ evaluationId }) => evaluationId);
  const reports = await listReportsWithPoints(tx, actor, input.profileId, ids);
  const isPrinted = (evidence: Evidence) => reports.some((report) => findPoint(evidence, report) !== null);
  if (!asked.every(isPrinted)) refuse("invalid_data", { evidence: { reason: "option" } });
}

async function addActions(
  { tx, actor, services }: PlanCall,
  objectiveId: string,
  actions: NewObjective["actions"],
) {
  if (actions.length === 0) return;
  const { companyId, profileId: authorProfileId } = actor;
  await tx.insert(developmentActions).values(
    actions.map((action, index) => ({
      ...action,
      companyId,
      id: services.newId(),
      objectiveId,
      position: index + 1,
      authorProfileId,
    })),
  );
}
