import { handle } from "#platform/server/calls/handle.ts";
import { skillsContract } from "../../contract.ts";
import { questions } from "../../tables.ts";
import { deleteOrArchive, requireRow } from "../change.ts";
import { record } from "../record.ts";

export const deleteQuestionEndpoint = handle(skillsContract.removeQuestion, async (call) => {
  const { input, actor, tx } = call;
  const { id } = input;
  const key = { companyId: actor.companyId, id };
  const row = await requireRow(tx, questions, key);
  const removal = await deleteOrArchive(tx, questions, key);
  await record(call, "removeQuestion", "question", row, removal);
  return removal;
});
