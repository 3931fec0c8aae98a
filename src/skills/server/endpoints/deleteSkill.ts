import { and, eq } from "drizzle-orm";
import { handle } from "#platform/server/calls/handle.ts";
import { skillsContract } from "../../contract.ts";
import { questions, skills } from "../../tables.ts";
import { deleteOrArchive, requireRow } from "../change.ts";
import { record } from "../record.ts";

export const deleteSkillEndpoint = handle(skillsContract.remove, async (call) => {
  const { input, actor, tx } = call;
  const { id } = input;
  const key = { companyId: actor.companyId, id };
  const row = await requireRow(tx, skills, key);
  const removal = await deleteOrArchive(tx, skills, key, (inside) =>
    inside.delete(questions).where(and(eq(questions.companyId, key.companyId), eq(questions.skillId, id))),
  );
  await record(call, "remove", "skill", row, removal);
  return removal;
});
