import { handle } from "#platform/server/handle.ts";
import { peopleContract } from "../../contract.ts";
import { readProfile } from "../queries.ts";

export const readPersonEndpoint = handle(peopleContract.read, ({ input, actor, tx }) =>
  readProfile(tx, actor.companyId, input.id),
);
