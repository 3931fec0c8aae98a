import { handle } from "#platform/server/calls/handle.ts";
import { skillsContract } from "../../contract.ts";
import { skillFamilies } from "../../tables.ts";
import { selectGivenFields, requireRow, saveAtVersion } from "../change.ts";
import { readFamily } from "../families.ts";
import { record } from "../record.ts";

export const updateSkillFamilyEndpoint = handle(skillsContract.updateFamily, async (call) => {
  const { input, actor, tx } = call;
  const { id, version, ...fields } = input;
  const key = { companyId: actor.companyId, id };
  const before = await requireRow(tx, skillFamilies, key);
  const change = selectGivenFields(fields);
  await saveAtVersion(tx, skillFamilies, key, version, change);
  await record(call, "updateFamily", "skill_family", before, { changed: Object.keys(change) });
  return readFamily(tx, actor.companyId, id);
});
