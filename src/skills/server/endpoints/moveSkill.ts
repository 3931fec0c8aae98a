import { eq } from "drizzle-orm";
import { handle } from "#platform/server/handle.ts";
import { skillsContract } from "../../contract.ts";
import { skills } from "../../tables.ts";
import { requireRow } from "../change.ts";
import { moveRow } from "../move.ts";

export const moveSkillEndpoint = handle(skillsContract.move, async ({ input, actor, tx }) => {
  const key = { companyId: actor.companyId, id: input.id };
  const { familyId } = await requireRow(tx, skills, key);
  return moveRow(tx, skills, key, input.after, { of: familyId, among: eq(skills.familyId, familyId) });
});
