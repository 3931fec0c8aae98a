import { handle } from "#platform/server/calls/handle.ts";
import { skillsContract } from "../../contract.ts";
import { skillFamilies } from "../../tables.ts";
import { deleteOrArchive, requireRow } from "../change.ts";
import { record } from "../record.ts";

export const deleteSkillFamilyEndpoint = handle(skillsContract.removeFamily, async (call) => {
  const { input, actor, tx } = call;
  const { id } = input;
  const key = { companyId: actor.companyId, id };
  const row = await requireRow(tx, skillFamilies, key);
  const removal = await deleteOrArchive(tx, skillFamilies, key);
  await record(call, "removeFamily", "skill_family", row, removal);
  return removal;
});
