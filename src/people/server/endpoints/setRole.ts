import { lockCompany } from "#company/server/queries.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { peopleContract } from "../../contract.ts";
import { changeRole } from "../changePerson.ts";
import { readProfile } from "../queries.ts";
import { lockToChange } from "../standing.ts";

export const setRoleEndpoint = handle(
  peopleContract.setRole,
  async ({ input: { id, role, handOverTo }, ...context }) => {
    const { actor, tx } = context;
    if (handOverTo) await lockCompany(tx, actor.companyId);
    await changeRole(context, await lockToChange(tx, actor, id), role, handOverTo);
    return readProfile(tx, actor.companyId, id);
  },
);
