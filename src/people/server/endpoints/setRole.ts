import { handle } from "#platform/server/handle.ts";
import { peopleContract } from "../../contract.ts";
import { changeRole } from "../changePerson.ts";
import { readProfile } from "../queries.ts";
import { lockToChange } from "../standing.ts";

export const setRoleEndpoint = handle(peopleContract.setRole, async ({ input: { id, role }, ...context }) => {
  await changeRole(context, await lockToChange(context.tx, context.actor, id), role);
  return readProfile(context.tx, context.actor.companyId, id);
});
