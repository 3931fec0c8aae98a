import { handle } from "#platform/server/calls/handle.ts";
import { skillsContract } from "../../contract.ts";
import { presentValues } from "../values.ts";

export const listValuesEndpoint = handle(skillsContract.values, async ({ actor, tx }) => ({
  items: await presentValues(tx, actor.companyId),
}));
