import { findManageable } from "#evaluations/server/queries/access.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { nominationsContract } from "../../contract.ts";
import { presentToLead } from "../present.ts";

export const ofEvaluationEndpoint = handle(nominationsContract.ofEvaluation, async ({ input, actor, tx }) =>
  presentToLead(tx, actor, await findManageable(tx, actor, input.id)),
);
