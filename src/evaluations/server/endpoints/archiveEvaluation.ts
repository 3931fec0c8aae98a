import { audit } from "#platform/server/audit.ts";
import { enqueue } from "#platform/server/database.ts";
import { handle } from "#platform/server/handle.ts";
import { refuseIf } from "#platform/errors.ts";
import { evaluationsContract } from "../../contract.ts";
import { discardDrafts } from "../../contract/tasks.ts";
import { whyNotMove } from "../../rules/status.ts";
import { present } from "../present.ts";
import { lockManageable } from "../queries/access.ts";
import { saveStatus } from "../queries/evaluations.ts";

export const archiveEvaluationEndpoint = handle(evaluationsContract.archive, async (call) => {
  const { input, actor, tx, services } = call;
  const { evaluation } = await lockManageable(tx, actor, input.id);
  // Twice is once: a second click changes nothing.
  if (evaluation.status === "archived") return present(tx, actor, evaluation.id);
  refuseIf(
    whyNotMove(evaluation.status, "archived", {
      hasAnswer: false,
      release: evaluation.release,
      collectionClosed: false,
    }),
  );
  await saveStatus(tx, evaluation, services.now(), "archived");
  await audit(tx, call, {
    action: "evaluation.archived",
    objectType: "evaluation",
    objectId: evaluation.id,
    details: { from: evaluation.status },
  });
  if (evaluation.status === "in_progress")
    await enqueue(tx, discardDrafts, { companyId: actor.companyId, evaluationId: evaluation.id });
  return present(tx, actor, evaluation.id);
});
