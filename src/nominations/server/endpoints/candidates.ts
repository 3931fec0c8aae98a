import { handle } from "#platform/server/handle.ts";
import { nominationsContract } from "../../contract.ts";
import { findOwn } from "../present.ts";
import { pageOfCandidates } from "../queries.ts";

export const candidatesEndpoint = handle(nominationsContract.candidates, async ({ input, actor, tx }) => {
  const { known } = await findOwn(tx, actor, input.evaluationId);
  return pageOfCandidates(tx, known, input);
});
