import { eq } from "drizzle-orm";
import { handle } from "#platform/server/calls/handle.ts";
import { skillsContract } from "../../contract.ts";
import { skills } from "../../tables.ts";
import { requireRow } from "../change.ts";
import { moveRow } from "../move.ts";
import { record } from "../record.ts";

export const moveSkillEndpoint = handle(skillsContract.move, async (call) => {
  const { input, actor, tx } = call;
  const key = { companyId: actor.companyId, id: input.id };
  const row = await requireRow(tx, skills, key);
  const moved = await moveRow(tx, skills, key, input.after, {
    of: row.familyId,
    among: eq(skills.familyId, row.familyId),
  });
  await record(call, "move", "skill", row);
  return moved;
});
