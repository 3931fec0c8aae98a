import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { refuseIf } from "#platform/errors.ts";
import { evaluationsContract } from "../../contract.ts";
import { toMoveFacts, whyNotArchive, whyNotMove } from "../../rules/status.ts";
import { present } from "../present.ts";
import { lockManageable } from "../queries/access.ts";
import { discardCollection, saveStatus } from "../queries/evaluations.ts";
import { vacuumLater } from "../vacuum.ts";

export const archiveEvaluationEndpoint = handle(evaluationsContract.archive, async (call) => {
  const { input, actor, tx, services } = call;
  const { evaluation } = await lockManageable(tx, actor, input.id);
  // Idempotent: a second click changes nothing.
  if (evaluation.status === "archived") return present(tx, actor, evaluation.id);
  refuseIf(whyNotMove(evaluation.status, "archived", toMoveFacts(evaluation)));
  if (!input.abandons) refuseIf(whyNotArchive(evaluation));
  await saveStatus(tx, evaluation, services.now(), "archived");
  await audit(tx, call, {
    action: "evaluation.archived",
    objectType: "evaluation",
    objectId: evaluation.id,
    details: { from: evaluation.status },
  });
  // There will be no report: nothing of what people answered has a purpose any more (§5 of docs/product-decisions.md).
  if (evaluation.status === "in_progress") {
    await discardCollection(tx, evaluation);
    await vacuumLater(tx, services);
  }
  return present(tx, actor, evaluation.id);
});
