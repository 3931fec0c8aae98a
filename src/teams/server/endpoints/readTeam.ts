import { handle } from "#platform/server/calls/handle.ts";
import { teamsContract } from "../../contract.ts";
import { readTeam } from "../teams.ts";

export const readTeamEndpoint = handle(teamsContract.read, ({ input: { id }, actor, tx }) =>
  readTeam(tx, actor, id),
);
