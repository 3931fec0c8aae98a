import { and } from "drizzle-orm";
import { maxBulkItems } from "#platform/bulk.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { peopleContract } from "../../contract.ts";
import { selectProfiles } from "../queries.ts";
import { inTeam } from "../teamsOfPeople.ts";
import { byName, matches, narrowed, planPeopleSearch } from "../search.ts";

/** All people whom the list finds, with the facts that the rules of bulk actions ask about. */
export const listSelectableEndpoint = handle(
  peopleContract.selectable,
  async ({ input, actor, tx, services }) => {
    const search = await planPeopleSearch(tx, actor.companyId, input.search);
    return {
      items: await selectProfiles(tx, {})
        .where(
          and(
            matches(actor.companyId, search),
            narrowed(input, services.now()),
            inTeam(actor.companyId, input.team),
          ),
        )
        .orderBy(...byName)
        .limit(maxBulkItems),
    };
  },
);
