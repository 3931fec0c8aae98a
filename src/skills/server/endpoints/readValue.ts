import { handle } from "#platform/server/calls/handle.ts";
import { skillsContract } from "../../contract.ts";
import { readValue } from "../values.ts";

export const readValueEndpoint = handle(skillsContract.readValue, ({ input: { id }, actor, tx }) =>
  readValue(tx, actor.companyId, id),
);
