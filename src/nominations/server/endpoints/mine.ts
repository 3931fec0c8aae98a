import { handle } from "#platform/server/calls/handle.ts";
import { nominationsContract } from "../../contract.ts";
import { presentOwn } from "../present.ts";

export const mineEndpoint = handle(nominationsContract.mine, ({ input, actor, tx }) =>
  presentOwn(tx, actor, input.evaluationId),
);
