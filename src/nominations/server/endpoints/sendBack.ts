import { lockManageable } from "#evaluations/server/queries/access.ts";
import { refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/handle.ts";
import { nominationsContract } from "../../contract.ts";
import { whyNotDecide } from "../../rules.ts";
import { tellLater } from "../tell.ts";
import { presentToLead } from "../present.ts";
import { changeNomination, readLive } from "../queries.ts";

export const sendBackEndpoint = handle(nominationsContract.sendBack, async (call) => {
  const { input, actor, tx, services } = call;
  const known = await lockManageable(tx, actor, input.id);
  const found = await readLive(tx, known.evaluation);
  refuseIf(whyNotDecide(found.status));
  const round = found.round + 1;
  await changeNomination(tx, found, {
    status: "returned",
    note: input.note,
    round,
    updatedAt: services.now(),
  });
  await tellLater(tx, services, "nominations.asked", { ...found, round }, found.subjectProfileId);
  await audit(tx, call, {
    action: "nomination.returned",
    objectType: "evaluation",
    objectId: known.evaluation.id,
  });
  return presentToLead(tx, known);
});
