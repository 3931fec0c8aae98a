import { handle } from "#platform/server/handle.ts";
import { skillsContract } from "../../contract.ts";
import { skillFamilies } from "../../tables.ts";
import { requireRow } from "../change.ts";
import { moveRow } from "../move.ts";

export const moveSkillFamilyEndpoint = handle(skillsContract.moveFamily, async ({ input, actor, tx }) => {
  const key = { companyId: actor.companyId, id: input.id };
  await requireRow(tx, skillFamilies, key);
  return moveRow(tx, skillFamilies, key, input.after, { of: "families" });
});
