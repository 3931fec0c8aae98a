import { handle } from "#platform/server/handle.ts";
import { nominationsContract } from "../../contract.ts";
import { findToDecide } from "../manager.ts";
import { pageOfCandidates } from "../queries.ts";

/** As for the person evaluated: leaving out who is invited already would tell the draft. */
export const addableEndpoint = handle(nominationsContract.addable, async ({ input, actor, tx }) => {
  const { known } = await findToDecide(tx, actor, input.evaluationId);
  return pageOfCandidates(tx, known, input);
});
