import { handle } from "#platform/server/calls/handle.ts";
import { skillsContract } from "../../contract.ts";
import { companyValues } from "../../tables.ts";
import { selectGivenFields, requireRow, saveAtVersion } from "../change.ts";
import { readValue, toStoredBehaviours } from "../values.ts";
import { record } from "../record.ts";

/** Drafts follow what changes; evaluations that were launched keep the question that they copied. */
export const updateValueEndpoint = handle(skillsContract.updateValue, async (call) => {
  const { input, actor, tx } = call;
  const { id, version, ...fields } = input;
  const { companyId } = actor;
  const before = await requireRow(tx, companyValues, { companyId, id });
  const given = selectGivenFields(fields);
  const { behaviours, ...change } = given;
  await saveAtVersion(tx, companyValues, { companyId, id }, version, {
    ...change,
    ...(behaviours ? { behaviours: toStoredBehaviours(behaviours) } : {}),
  });
  await record(call, "updateValue", "company_value", before, { changed: Object.keys(given) });
  return readValue(tx, companyId, id);
});
