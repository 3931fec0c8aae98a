import { refuseIf } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { objectiveEndpoints } from "../../contract/objectives.ts";
import { isWrittenAlone, placeBefore, whyNotMoveAction } from "../../rules/objective.ts";
import { listActions, markWritten, placeActions } from "../plans/objectives.ts";
import { recordChange, openPlan, requireAction, requireObjective } from "../plans/openPlan.ts";
import { readPlan } from "../plans/readPlan.ts";

export const moveActionEndpoint = handle(objectiveEndpoints.moveAction, async (call) => {
  const { input, actor, tx } = call;
  const plan = await openPlan(call);
  const { action, objective } = await requireAction(call, plan, input.id);
  const target = await requireObjective(call, plan, input.objectiveId);
  const before = (await listActions(tx, target)).map(({ id }) => id);
  const stays = target.id === objective.id;
  const isOwnWork = isWrittenAlone(action, input.profileId);
  refuseIf(
    whyNotMoveAction({ isPrivate: target.isPrivate, actionCount: before.length }, { isOwnWork, stays }),
  );
  const after = placeBefore(before, action.id, input.before);
  if (stays && after.join() === before.join()) return readPlan(tx, actor, plan);
  await placeActions(tx, target, after);
  if (!stays) await markWritten(call, target, { isShared: plan.reader !== "owner" || !isOwnWork });
  await recordChange(call, plan, "action_moved", target.id);
  return readPlan(tx, actor, plan);
});
