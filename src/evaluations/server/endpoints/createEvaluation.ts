import { handle } from "#platform/server/calls/handle.ts";
import { evaluationsContract } from "../../contract.ts";
import { present } from "../present.ts";
import { startDraft } from "../startDraft.ts";

export const createEvaluationEndpoint = handle(evaluationsContract.create, async (call) => {
  const { name = "", evaluationType, subjectProfileId: subjectId = null } = call.input;
  return present(call.tx, call.actor, await startDraft(call, { name, evaluationType, subjectId }));
});
