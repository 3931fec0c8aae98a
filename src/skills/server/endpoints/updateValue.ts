import { handle } from "#platform/server/handle.ts";
import { skillsContract } from "../../contract.ts";
import { companyValues } from "../../tables.ts";
import { givenFields, requireRow, saveAtVersion } from "../change.ts";
import { readValue, storedBehaviours } from "../values.ts";

/** Drafts follow what changes; evaluations that were launched keep the question that they copied. */
export const updateValueEndpoint = handle(
  skillsContract.updateValue,
  async ({ input, actor, tx, services }) => {
    const { id, version, ...fields } = input;
    const { companyId } = actor;
    await requireRow(tx, companyValues, { companyId, id });
    const { behaviours, ...change } = givenFields(fields);
    await saveAtVersion(tx, companyValues, { companyId, id }, version, {
      ...change,
      ...(behaviours ? { behaviours: storedBehaviours(behaviours) } : {}),
    });
    return readValue(tx, services, companyId, id);
  },
);
