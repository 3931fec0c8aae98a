import { handle } from "#platform/server/calls/handle.ts";
import { nominationsContract } from "../../contract.ts";
import { findOwnNomination } from "../present.ts";
import { listCandidatePage } from "../queries.ts";

export const candidatesEndpoint = handle(nominationsContract.candidates, async ({ input, actor, tx }) => {
  const { known } = await findOwnNomination(tx, actor, input.evaluationId);
  return listCandidatePage(tx, known, input);
});
