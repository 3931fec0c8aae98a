import { handle } from "#platform/server/calls/handle.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { evaluationsContract } from "../../contract.ts";
import { whyNotEditQuestions } from "../../rules/status.ts";
import { present } from "../present.ts";
import { lockManageable } from "../queries/access.ts";
import { replaceValues, listUsableValueIds } from "../queries/questions.ts";

export const setValuesEndpoint = handle(
  evaluationsContract.setValues,
  async ({ input, actor, tx, services }) => {
    const { evaluation } = await lockManageable(tx, actor, input.id);
    refuseIf(whyNotEditQuestions(evaluation.status));
    const valueIds = [...new Set(input.valueIds)];
    const usable = await listUsableValueIds(tx, evaluation, valueIds);
    if (usable.length !== valueIds.length) refuse("invalid_data", { valueIds: { reason: "option" } });
    await replaceValues(tx, evaluation, services.newId, valueIds);
    return present(tx, actor, evaluation.id);
  },
);
