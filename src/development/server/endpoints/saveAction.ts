import { and, eq } from "drizzle-orm";
import { refuse, refuseIf } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { objectiveEndpoints } from "../../contract/objectives.ts";
import { whyNotAddAction } from "../../rules/objective.ts";
import { developmentActions } from "../../tables/objectives.ts";
import { listActions, markWritten } from "../plans/objectives.ts";
import { recordChange, openPlan, requireAction, requireObjective } from "../plans/openPlan.ts";
import { readPlan } from "../plans/readPlan.ts";

export const saveActionEndpoint = handle(objectiveEndpoints.saveAction, async (call) => {
  const { input, actor, tx, services } = call;
  const plan = await openPlan(call);
  const objective = await requireObjective(call, plan, input.objectiveId);
  const { companyId } = actor;
  const { text, dueOn, libraryKey } = input;
  if (input.id === null) {
    const before = await listActions(tx, objective);
    refuseIf(whyNotAddAction(before.length));
    await tx.insert(developmentActions).values({
      companyId,
      id: services.newId(),
      objectiveId: objective.id,
      text,
      dueOn,
      libraryKey,
      position: (before.at(-1)?.position ?? 0) + 1,
      authorProfileId: actor.profileId,
    });
  } else {
    const { action } = await requireAction(call, plan, input.id);
    if (action.objectiveId !== objective.id) refuse("not_found");
    if (action.version !== input.version) refuse("edited_meanwhile");
    await tx
      .update(developmentActions)
      .set({
        text,
        dueOn,
        libraryKey,
        isAdjusted: action.isAdjusted || action.authorProfileId !== actor.profileId,
        version: action.version + 1,
      })
      .where(and(eq(developmentActions.companyId, companyId), eq(developmentActions.id, action.id)));
  }
  await markWritten(call, objective, { isShared: plan.reader !== "owner" });
  await recordChange(call, plan, input.id === null ? "action_added" : "action_changed", objective.id);
  return readPlan(tx, actor, plan);
});
