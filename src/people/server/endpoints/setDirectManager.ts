import { handle } from "#platform/server/calls/handle.ts";
import { peopleContract } from "../../contract.ts";
import { changeDirectManager } from "../changePerson.ts";
import { readProfile } from "../queries.ts";

export const setDirectManagerEndpoint = handle(
  peopleContract.setDirectManager,
  async ({ input: { id, directManagerId }, ...context }) => {
    await changeDirectManager(context, id, directManagerId);
    return readProfile(context.tx, context.actor.companyId, id);
  },
);
