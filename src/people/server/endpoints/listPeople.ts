import { and, count } from "drizzle-orm";
import { handle } from "#platform/server/handle.ts";
import { peopleContract } from "../../contract.ts";
import { profiles } from "../../tables.ts";
import { selectProfiles } from "../queries.ts";
import { after, byName, matches, narrowed, pageOfPeople, sortKeys } from "../search.ts";

export const listPeopleEndpoint = handle(peopleContract.list, async ({ input, actor, tx, services }) => {
  const { search, cursor, state, role, limit = 50 } = input;
  const found = and(matches(actor.companyId, search), narrowed({ state, role }));
  const [all] = await tx
    .select({ total: count(), ownLeads: services.leadsOf(actor) })
    .from(profiles)
    .where(found);
  const rows = await selectProfiles(tx, sortKeys)
    .where(and(found, after(cursor)))
    .orderBy(...byName)
    .limit(limit + 1);
  return {
    ...pageOfPeople(rows, limit),
    total: all?.total ?? 0,
    ownLeads: all?.ownLeads ?? [],
  };
});
