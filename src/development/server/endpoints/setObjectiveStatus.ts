import { refuse, refuseIf } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { objectiveEndpoints } from "../../contract/objectives.ts";
import { isOpen, keptWhy, whyNotStatus } from "../../rules/objective.ts";
import { giveBadges } from "../badges/giveBadges.ts";
import { changeObjective } from "../plans/objectives.ts";
import { recordChange, openPlan, requireObjective } from "../plans/openPlan.ts";
import { readPlan } from "../plans/readPlan.ts";

export const setObjectiveStatusEndpoint = handle(objectiveEndpoints.setObjectiveStatus, async (call) => {
  const { input, actor, tx } = call;
  const plan = await openPlan(call);
  const objective = await requireObjective(call, plan, input.id);
  if (objective.version !== input.version) refuse("edited_meanwhile");
  refuseIf(whyNotStatus(input.status, input.why));
  await changeObjective(call, plan, objective, {
    status: input.status,
    setAsideWhy: keptWhy(input.status, input.why),
    // What is taken up again belongs to the cycle that runs, as all that is open.
    ...(isOpen(input.status) ? { cycleId: plan.cycle.id } : {}),
  });
  await recordChange(call, plan, "status_changed", objective.id);
  await giveBadges(call, plan);
  return readPlan(tx, actor, plan);
});
