import { handle } from "#platform/server/calls/handle.ts";
import { weightsContract } from "../../contract.ts";
import { readMatrix } from "../queries.ts";

export const readWeightsEndpoint = handle(weightsContract.read, ({ actor, tx }) =>
  readMatrix(tx, actor.companyId),
);
