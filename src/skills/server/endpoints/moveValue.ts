import { handle } from "#platform/server/calls/handle.ts";
import { skillsContract } from "../../contract.ts";
import { companyValues } from "../../tables.ts";
import { requireRow } from "../change.ts";
import { moveRow } from "../move.ts";
import { record } from "../record.ts";

export const moveValueEndpoint = handle(skillsContract.moveValue, async (call) => {
  const { input, actor, tx } = call;
  const key = { companyId: actor.companyId, id: input.id };
  const row = await requireRow(tx, companyValues, key);
  const moved = await moveRow(tx, companyValues, key, input.after, { of: "values" });
  await record(call, "moveValue", "company_value", row);
  return moved;
});
