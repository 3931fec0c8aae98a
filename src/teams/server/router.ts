import type { Router } from "@orpc/server";
import type { teamsContract } from "../contract.ts";
import type { RequestContext } from "#platform/server/services.ts";
import { addMembersEndpoint } from "./endpoints/addMembers.ts";
import { createTeamEndpoint } from "./endpoints/createTeam.ts";
import { exportTeamsEndpoint } from "./endpoints/exportTeams.ts";
import { listCandidatesEndpoint } from "./endpoints/listCandidates.ts";
import { listManagedPeopleEndpoint } from "./endpoints/listManagedPeople.ts";
import { listMembersEndpoint } from "./endpoints/listMembers.ts";
import { listTeamLevelEndpoint } from "./endpoints/listTeamLevel.ts";
import { listTeamsEndpoint } from "./endpoints/listTeams.ts";
import { previewChangeEndpoint } from "./endpoints/previewChange.ts";
import { previewCreationEndpoint } from "./endpoints/previewCreation.ts";
import { readTeamEndpoint } from "./endpoints/readTeam.ts";
import { removeMemberEndpoint } from "./endpoints/removeMember.ts";
import { removeMembersEndpoint } from "./endpoints/removeMembers.ts";
import { removeTeamEndpoint } from "./endpoints/removeTeam.ts";
import { setMainEndpoint } from "./endpoints/setMain.ts";
import { updateTeamEndpoint } from "./endpoints/updateTeam.ts";

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
  previewCreation: previewCreationEndpoint,
  previewChange: previewChangeEndpoint,
  addMembers: addMembersEndpoint,
  removeMember: removeMemberEndpoint,
  removeMembers: removeMembersEndpoint,
  setMain: setMainEndpoint,
};
