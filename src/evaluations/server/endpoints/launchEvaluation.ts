import { handle } from "#platform/server/handle.ts";
import { refuseIf } from "#platform/errors.ts";
import { evaluationsContract } from "../../contract.ts";
import { moveFacts, whyNotMove } from "../../rules/status.ts";
import { checkLaunch, launch } from "../launch.ts";
import { present } from "../present.ts";
import { lockManageable } from "../queries/access.ts";
import { companyToday } from "../today.ts";

export const launchEvaluationEndpoint = handle(evaluationsContract.launch, async (call) => {
  const { input, actor, tx, services } = call;
  const known = await lockManageable(tx, actor, input.id);
  const { evaluation } = known;
  refuseIf(whyNotMove(evaluation.status, "in_progress", moveFacts(evaluation)));
  const today = await companyToday(tx, services, actor.companyId);
  const { acceptsSmallGroups = false } = input;
  const checked = await checkLaunch(tx, services, actor, known, { day: today, acceptsSmallGroups });
  const launched = await launch(tx, call, known, { today, checked });
  return { evaluation: await present(tx, actor, evaluation.id), ...launched };
});
