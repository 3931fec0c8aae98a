import { handle } from "#platform/server/handle.ts";
import { skillsContract } from "../../contract.ts";
import { companyValues } from "../../tables.ts";
import { requireRow } from "../change.ts";
import { moveRow } from "../move.ts";

export const moveValueEndpoint = handle(skillsContract.moveValue, async ({ input, actor, tx }) => {
  const key = { companyId: actor.companyId, id: input.id };
  await requireRow(tx, companyValues, key);
  return moveRow(tx, companyValues, key, input.after, { of: "values" });
});
