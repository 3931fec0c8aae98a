import { lockCompany } from "#company/server/queries.ts";
import { refuse } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { peopleContract } from "../../contract.ts";
import { whyNotSwitch, type Person } from "../../rules.ts";
import { switchAccounts } from "../activation.ts";
import { handOver } from "../handOver.ts";
import { listOwnLeads, lockSeveralToChange, othersThan } from "../standing.ts";

/**
 * Switches each of them who may be switched, one after the other as a row of calls would: the last owner and the last
 * admin stay, whichever others are chosen. The response names those who were, so that they can be switched back.
 */
export const setManyActiveEndpoint = handle(
  peopleContract.setManyActive,
  async ({ input: { profileIds, isActive, handOverTo }, ...context }) => {
    const { actor, tx } = context;
    const ids = [...new Set(profileIds)];
    // A concurrent request that sets one of them as a manager must know whether the account is open.
    await lockCompany(tx, actor.companyId);
    const { self, people } = await lockSeveralToChange(tx, actor, ids);
    const chosen = ids.map((id) => people.find((person) => person.id === id) ?? refuse("not_found"));
    const ownLeads = await listOwnLeads(tx, actor);
    const changed: Person[] = [];
    for (const person of chosen) {
      const left = people.filter((one) => !changed.includes(one));
      if (whyNotSwitch(self, person, isActive, othersThan(left, person.id), ownLeads) === null)
        changed.push(person);
    }
    const going = changed.map(({ id }) => id);
    if (handOverTo && !isActive && going.length > 0) await handOver(context, going, handOverTo);
    await switchAccounts(context, changed, isActive);
    return { changed: going, refused: chosen.length - changed.length };
  },
);
