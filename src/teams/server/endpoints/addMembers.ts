import { handle } from "#platform/server/calls/handle.ts";
import { teamsContract } from "../../contract.ts";
import { addMembers } from "../addMembers.ts";
import { lockTeam } from "../changeTeam.ts";
import { makeMain } from "../members.ts";

/** With `isMain` it becomes the main team of those added: what a removal that is taken back restores. */
export const addMembersEndpoint = handle(
  teamsContract.addMembers,
  async ({ input: { id, profileIds, isMain = false }, ...context }) => {
    const { tx, actor } = context;
    const team = await lockTeam(tx, actor, id);
    const items = await addMembers(context, team, profileIds, "those who can be");
    const added = items.filter(({ refused }) => refused === null).map((item) => item.id);
    if (isMain) await makeMain(tx, actor.companyId, id, added);
    return { items };
  },
);
