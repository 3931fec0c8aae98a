import { monthIn } from "#company/server/dayIn.ts";
import { readCompany } from "#company/server/queries.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { peopleContract } from "../../contract.ts";
import { hasJoinedOpenly } from "../../rules/joining.ts";
import { readDirectReports } from "../directReports.ts";
import { readLastChange } from "../lastChange.ts";
import { readProfile, requireProfileRow } from "../queries.ts";
import { readHolds } from "../standing.ts";
import { readTeams } from "../teamsOfPeople.ts";

export const readPersonEndpoint = handle(peopleContract.read, async ({ input: { id }, actor, tx }) => {
  const { companyId } = actor;
  const row = await requireProfileRow(tx, companyId, id);
  const { timeZone } = await readCompany(tx, companyId);
  const { holds, managedTeams, ownLeads } = await readHolds(tx, actor, [id]);
  return {
    ...row,
    ...(await readProfile(tx, companyId, id)),
    ...(await readTeams(tx, companyId, id)),
    ...(await readDirectReports(tx, companyId, id)),
    joinedIn: row.joinedAt && hasJoinedOpenly(row) ? monthIn(timeZone, row.joinedAt) : null,
    lastChange: await readLastChange(tx, companyId, id),
    holds,
    managedTeams,
    isOwnLead: ownLeads.includes(id),
  };
});
