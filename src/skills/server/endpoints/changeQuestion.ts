import { eq } from "drizzle-orm";
import { handle } from "#platform/server/calls/handle.ts";
import { skillsContract } from "../../contract.ts";
import { questions } from "../../tables.ts";
import { selectGivenFields, requireRow, saveAtVersion } from "../change.ts";
import { lastPlace } from "../move.ts";
import { checkReferences, buildTypeParts } from "../questionFields.ts";
import { readQuestion } from "../questions.ts";
import { record } from "../record.ts";

/** A question of the catalogue; evaluations keep the texts that they copied. In another skill it comes last. */
export const changeQuestionEndpoint = handle(skillsContract.updateQuestion, async (call) => {
  const { input, actor, tx } = call;
  const { id, version, ...fields } = input;
  const { companyId } = actor;
  const key = { companyId, id };
  const before = await requireRow(tx, questions, key);
  const change = selectGivenFields(fields);
  await checkReferences(tx, companyId, change, id);
  const { skillId, type = before.type } = change;
  // Options and anchors follow the type.
  const kept = type === "multiple_choice" ? before.options : [];
  await saveAtVersion(tx, questions, key, version, {
    ...change,
    ...buildTypeParts(type, change.options ?? kept, change.anchors ?? before.anchors),
    ...(skillId !== undefined && skillId !== before.skillId
      ? { position: lastPlace(questions, companyId, eq(questions.skillId, skillId)) as unknown as number }
      : {}),
  });
  await record(call, "updateQuestion", "question", before, { changed: Object.keys(change) });
  return readQuestion(tx, companyId, id);
});
