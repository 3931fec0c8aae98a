import { handle } from "#platform/server/calls/handle.ts";
import { nominationsContract } from "../../contract.ts";
import { findProposalToDecide } from "../manager.ts";
import { listCandidatePage } from "../queries.ts";

/** As for the person evaluated: leaving out the people invited already would reveal the draft. */
export const addableEndpoint = handle(nominationsContract.addable, async ({ input, actor, tx }) => {
  const { known } = await findProposalToDecide(tx, actor, input.evaluationId);
  return listCandidatePage(tx, known, input);
});
