import { handle } from "#platform/server/calls/handle.ts";
import { skillsContract } from "../../contract.ts";
import { readQuestion } from "../questions.ts";

export const readQuestionEndpoint = handle(skillsContract.readQuestion, ({ input: { id }, actor, tx }) =>
  readQuestion(tx, actor.companyId, id),
);
