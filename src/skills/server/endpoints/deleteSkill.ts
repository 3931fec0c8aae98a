import { and, eq } from "drizzle-orm";
import { handle } from "#platform/server/handle.ts";
import { skillsContract } from "../../contract.ts";
import { questions, skills } from "../../tables.ts";
import { deleteOrArchive, requireRow } from "../change.ts";

export const deleteSkillEndpoint = handle(skillsContract.remove, async ({ input: { id }, actor, tx }) => {
  const key = { companyId: actor.companyId, id };
  await requireRow(tx, skills, key);
  return deleteOrArchive(tx, skills, key, (inside) =>
    inside.delete(questions).where(and(eq(questions.companyId, key.companyId), eq(questions.skillId, id))),
  );
});
