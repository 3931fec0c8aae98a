import { handle } from "#platform/server/calls/handle.ts";
import { evaluationsContract } from "../../contract.ts";
import { present } from "../present.ts";

export const readEvaluationEndpoint = handle(evaluationsContract.read, ({ input, actor, tx }) =>
  present(tx, actor, input.id),
);
