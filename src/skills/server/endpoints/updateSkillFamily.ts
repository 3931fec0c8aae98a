import { handle } from "#platform/server/handle.ts";
import { skillsContract } from "../../contract.ts";
import { skillFamilies } from "../../tables.ts";
import { givenFields, requireRow, saveAtVersion } from "../change.ts";
import { readFamily } from "../families.ts";

export const updateSkillFamilyEndpoint = handle(skillsContract.updateFamily, async ({ input, actor, tx }) => {
  const { id, version, ...fields } = input;
  const key = { companyId: actor.companyId, id };
  await requireRow(tx, skillFamilies, key);
  await saveAtVersion(tx, skillFamilies, key, version, givenFields(fields));
  return readFamily(tx, actor.companyId, id);
});
