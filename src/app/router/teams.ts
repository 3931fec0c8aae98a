import type { Router } from "@orpc/server";
import type { teamsContract } from "#teams/contract.ts";
import type { RequestContext } from "#platform/server/services.ts";
import { addMembersEndpoint } from "#teams/server/endpoints/addMembers.ts";
import { createTeamEndpoint } from "#teams/server/endpoints/createTeam.ts";
import { exportTeamsEndpoint } from "#teams/server/endpoints/exportTeams.ts";
import { listCandidatesEndpoint } from "#teams/server/endpoints/listCandidates.ts";
import { listManagedPeopleEndpoint } from "#teams/server/endpoints/listManagedPeople.ts";
import { listMembersEndpoint } from "#teams/server/endpoints/listMembers.ts";
import { listTeamLevelEndpoint } from "#teams/server/endpoints/listTeamLevel.ts";
import { listTeamsEndpoint } from "#teams/server/endpoints/listTeams.ts";
import { readTeamEndpoint } from "#teams/server/endpoints/readTeam.ts";
import { removeMemberEndpoint } from "#teams/server/endpoints/removeMember.ts";
import { removeMembersEndpoint } from "#teams/server/endpoints/removeMembers.ts";
import { removeTeamEndpoint } from "#teams/server/endpoints/removeTeam.ts";
import { setMainEndpoint } from "#teams/server/endpoints/setMain.ts";
import { updateTeamEndpoint } from "#teams/server/endpoints/updateTeam.ts";

/** One line per endpoint, as in the contract. */
export const teamsRouter: Router<typeof teamsContract, RequestContext> = {
  managedPeople: listManagedPeopleEndpoint,
  list: listTeamsEndpoint,
  export: exportTeamsEndpoint,
  level: listTeamLevelEndpoint,
  read: readTeamEndpoint,
  members: listMembersEndpoint,
  candidates: listCandidatesEndpoint,
  create: createTeamEndpoint,
  update: updateTeamEndpoint,
  remove: removeTeamEndpoint,
  addMembers: addMembersEndpoint,
  removeMember: removeMemberEndpoint,
  removeMembers: removeMembersEndpoint,
  setMain: setMainEndpoint,
};
