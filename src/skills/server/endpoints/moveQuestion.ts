import { eq } from "drizzle-orm";
import { handle } from "#platform/server/handle.ts";
import { skillsContract } from "../../contract.ts";
import { questions } from "../../tables.ts";
import { requireRow } from "../change.ts";
import { moveRow } from "../move.ts";

export const moveQuestionEndpoint = handle(skillsContract.moveQuestion, async ({ input, actor, tx }) => {
  const key = { companyId: actor.companyId, id: input.id };
  const { skillId } = await requireRow(tx, questions, key);
  return moveRow(tx, questions, key, input.after, { of: skillId, among: eq(questions.skillId, skillId) });
});
