import { handle } from "#platform/server/calls/handle.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { evaluationsContract } from "../../contract.ts";
import { whyNotEditQuestions } from "../../rules/status.ts";
import { present } from "../present.ts";
import { lockManageable } from "../queries/access.ts";
import { deleteObjective } from "../queries/questions.ts";

export const removeObjectiveEndpoint = handle(
  evaluationsContract.removeObjective,
  async ({ input, actor, tx }) => {
    const { evaluation } = await lockManageable(tx, actor, input.id);
    refuseIf(whyNotEditQuestions(evaluation.status));
    const deleted = await deleteObjective(tx, evaluation, input.objectiveId);
    if (deleted.length === 0) refuse("not_found");
    return present(tx, actor, evaluation.id);
  },
);
