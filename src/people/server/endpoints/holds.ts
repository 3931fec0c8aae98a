import { handle } from "#platform/server/calls/handle.ts";
import { peopleContract } from "../../contract.ts";
import { countDirectReports } from "../directReports.ts";
import { requireEach } from "../queries.ts";
import { readHolds } from "../standing.ts";

export const holdsEndpoint = handle(peopleContract.holds, async ({ input: { profileIds }, actor, tx }) => {
  const ids = await requireEach(tx, actor.companyId, profileIds);
  const { holds, managedTeams } = await readHolds(tx, actor, ids);
  return { directReportCount: await countDirectReports(tx, actor.companyId, ids), managedTeams, holds };
});
