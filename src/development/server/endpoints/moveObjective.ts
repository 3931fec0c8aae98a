import { refuse, refuseIf } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { objectiveEndpoints } from "../../contract/objectives.ts";
import { placeBefore, whyNotMoveObjective } from "../../rules/objective.ts";
import { changeObjective, listObjectives, placeObjectives } from "../plans/objectives.ts";
import { recordChange, openPlan, requireObjective } from "../plans/openPlan.ts";
import { readPlan } from "../plans/readPlan.ts";

export const moveObjectiveEndpoint = handle(objectiveEndpoints.moveObjective, async (call) => {
  const {
    input: { id, version, pillar, before },
    actor,
    tx,
  } = call;
  const plan = await openPlan(call);
  const objective = await requireObjective(call, plan, id);
  if (objective.version !== version) refuse("edited_meanwhile");
  const next = before === null ? null : await requireObjective(call, plan, before);
  refuseIf(whyNotMoveObjective({ pillar, cycleId: objective.cycleId }, next));
  const ids = (await listObjectives(tx, objective)).map((one) => one.id);
  const moved = placeBefore(ids, id, before);
  const isElsewhere = pillar !== objective.pillar;
  if (isElsewhere) await changeObjective(call, plan, objective, { pillar });
  if (isElsewhere || moved.join() !== ids.join()) {
    await placeObjectives(tx, objective, moved);
    await recordChange(call, plan, "objective_moved", id);
  }
  return readPlan(tx, actor, plan);
});
