import { handle } from "#platform/server/calls/handle.ts";
import { jobsContract } from "../../contract.ts";
import { readPosition } from "../queries.ts";

export const readPositionEndpoint = handle(jobsContract.readPosition, ({ input, actor, tx }) =>
  readPosition(tx, actor.companyId, input.id),
);
