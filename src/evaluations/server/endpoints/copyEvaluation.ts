import { handle } from "#platform/server/calls/handle.ts";
import { evaluationsContract } from "../../contract.ts";
import { copyEvaluation } from "../copyEvaluation.ts";
import { present } from "../present.ts";
import { findManageable } from "../queries/access.ts";

export const copyEvaluationEndpoint = handle(evaluationsContract.copy, async (call) => {
  const { input, actor, tx } = call;
  const source = await findManageable(tx, actor, input.id);
  const { id, leftOut } = await copyEvaluation(call, source, input);
  return { evaluation: await present(tx, actor, id), leftOut };
});
