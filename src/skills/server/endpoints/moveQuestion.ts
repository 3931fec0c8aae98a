import { eq } from "drizzle-orm";
import { handle } from "#platform/server/calls/handle.ts";
import { skillsContract } from "../../contract.ts";
import { questions } from "../../tables.ts";
import { requireRow } from "../change.ts";
import { moveRow } from "../move.ts";
import { record } from "../record.ts";

export const moveQuestionEndpoint = handle(skillsContract.moveQuestion, async (call) => {
  const { input, actor, tx } = call;
  const key = { companyId: actor.companyId, id: input.id };
  const row = await requireRow(tx, questions, key);
  const moved = await moveRow(tx, questions, key, input.after, {
    of: row.skillId,
    among: eq(questions.skillId, row.skillId),
  });
  await record(call, "moveQuestion", "question", row);
  return moved;
});
