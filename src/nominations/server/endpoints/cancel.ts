import { lockManageable } from "#evaluations/server/queries/access.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { nominationsContract } from "../../contract.ts";
import { presentToLead } from "../present.ts";
import { readLive, removeNomination } from "../queries.ts";

export const cancelEndpoint = handle(nominationsContract.cancel, async (call) => {
  const { input, actor, tx } = call;
  const known = await lockManageable(tx, actor, input.id);
  const { evaluation } = known;
  await removeNomination(tx, await readLive(tx, evaluation));
  await audit(tx, call, {
    action: "nomination.cancelled",
    objectType: "evaluation",
    objectId: evaluation.id,
  });
  return presentToLead(tx, actor, known);
});
