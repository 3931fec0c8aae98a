import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { evaluationsContract } from "../../contract.ts";
import { computeDefaultDueDate } from "../../rules/dueDate.ts";
import { isDueAfter, mayStartOn, whyNotPlan } from "../../rules/plan.ts";
import { toMoveFacts } from "../../rules/status.ts";
import { checkLaunch } from "../launch.ts";
import { present } from "../present.ts";
import { lockManageable } from "../queries/access.ts";
import { saveStatus } from "../queries/evaluations.ts";
import { readCompanyToday } from "../today.ts";

/** Checks all that a launch checks, for the day of the start; the launch is then automatic (startPlanned.ts). */
export const planEvaluationEndpoint = handle(evaluationsContract.plan, async (call) => {
  const { input, actor, tx, services } = call;
  const loaded = await lockManageable(tx, actor, input.id);
  const { evaluation } = loaded;
  refuseIf(whyNotPlan(evaluation.status, toMoveFacts(evaluation)));
  const { startsOn, acceptsSmallGroups = false } = input;
  const today = await readCompanyToday(tx, services, actor.companyId);
  if (!mayStartOn(startsOn, today)) refuse("invalid_data", { startsOn: { reason: "format" } });
  const chosen = input.dueOn ?? evaluation.dueOn;
  if (chosen && !isDueAfter(chosen, startsOn)) refuse("invalid_data", { dueOn: { reason: "format" } });
  const { company } = await checkLaunch(
    tx,
    actor,
    { ...loaded, evaluation: { ...evaluation, dueOn: chosen } },
    { day: startsOn, acceptsSmallGroups },
  );
  await saveStatus(tx, evaluation, services.now(), "pending", {
    startsOn,
    dueOn: chosen ?? computeDefaultDueDate(startsOn, company.defaultDuration),
    acceptsSmallGroups,
  });
  await audit(tx, call, {
    action: "evaluation.planned",
    objectType: "evaluation",
    objectId: evaluation.id,
    details: { startsOn },
  });
  return present(tx, actor, evaluation.id);
});
