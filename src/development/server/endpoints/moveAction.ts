import { refuseIf } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { objectiveEndpoints } from "../../contract/objectives.ts";
import { placeBefore, whyNotMoveAction } from "../../rules/objective.ts";
import { listActions, markAdjusted, placeActions } from "../plans/objectives.ts";
import { recordChange, openPlan, requireAction, requireObjective } from "../plans/openPlan.ts";
import { readPlan } from "../plans/readPlan.ts";

export const moveActionEndpoint = handle(objectiveEndpoints.moveAction, async (call) => {
  const { input, actor, tx } = call;
  const plan = await openPlan(call);
  const { action, objective } = await requireAction(call, plan, input.id);
  const target = await requireObjective(call, plan, input.objectiveId);
  const before = (await listActions(tx, target)).map(({ id }) => id);
  refuseIf(
    whyNotMoveAction(
      { isPrivate: target.isPrivate, actionCount: before.length },
      { isOwnWork: action.authorProfileId === input.profileId, stays: target.id === objective.id },
    ),
  );
  await placeActions(tx, target, placeBefore(before, action.id, input.before));
  if (target.id !== objective.id) await markAdjusted(call, plan, target);
  await recordChange(call, plan, "action_moved", target.id);
  return readPlan(tx, actor, plan);
});
