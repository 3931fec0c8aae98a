import { handle } from "#platform/server/calls/handle.ts";
import { skillsContract } from "../../contract.ts";
import { companyValues } from "../../tables.ts";
import { deleteOrArchive, requireRow } from "../change.ts";
import { record } from "../record.ts";

export const deleteValueEndpoint = handle(skillsContract.removeValue, async (call) => {
  const { input, actor, tx } = call;
  const { id } = input;
  const key = { companyId: actor.companyId, id };
  const row = await requireRow(tx, companyValues, key);
  const removal = await deleteOrArchive(tx, companyValues, key);
  await record(call, "removeValue", "company_value", row, removal);
  return removal;
});
