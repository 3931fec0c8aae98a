import { handle } from "#platform/server/handle.ts";
import { skillsContract } from "../../contract.ts";
import { questions } from "../../tables.ts";
import { deleteOrArchive, requireRow } from "../change.ts";

export const deleteQuestionEndpoint = handle(
  skillsContract.removeQuestion,
  async ({ input: { id }, actor, tx }) => {
    const key = { companyId: actor.companyId, id };
    await requireRow(tx, questions, key);
    return deleteOrArchive(tx, questions, key);
  },
);
