import { lockManageable } from "#evaluations/server/queries/access.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { nominationsContract } from "../../contract.ts";
import { returnProposal } from "../decision.ts";
import { presentToLead } from "../present.ts";
import { readLive } from "../queries.ts";

export const sendBackEndpoint = handle(nominationsContract.sendBack, async (call) => {
  const { input, actor, tx } = call;
  const known = await lockManageable(tx, actor, input.id);
  await returnProposal(tx, call, { known, nomination: await readLive(tx, known.evaluation) }, input.note);
  return presentToLead(tx, actor, known);
});
