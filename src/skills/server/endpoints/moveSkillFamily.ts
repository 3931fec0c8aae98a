import { handle } from "#platform/server/calls/handle.ts";
import { skillsContract } from "../../contract.ts";
import { skillFamilies } from "../../tables.ts";
import { requireRow } from "../change.ts";
import { moveRow } from "../move.ts";
import { record } from "../record.ts";

export const moveSkillFamilyEndpoint = handle(skillsContract.moveFamily, async (call) => {
  const { input, actor, tx } = call;
  const key = { companyId: actor.companyId, id: input.id };
  const row = await requireRow(tx, skillFamilies, key);
  const moved = await moveRow(tx, skillFamilies, key, input.after, { of: "families" });
  await record(call, "moveFamily", "skill_family", row);
  return moved;
});
