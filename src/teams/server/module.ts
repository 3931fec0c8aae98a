import { importEndpoints } from "#imports/server/endpoints.ts";
import { defineServerModule } from "#platform/server/serverModule.ts";
import { teamsContract } from "../contract.ts";
import { teamImportsContract } from "../contract/imports.ts";
import { managedList, teamList } from "../rules.ts";
import { teamErrors } from "../rules/errors.ts";
import { teamImport } from "./import/teamImport.ts";
import { leaveAllTeams } from "./queries.ts";
import { teamsRouter } from "./router.ts";

export const teams = defineServerModule({
  contract: { teams: teamsContract, teamImports: teamImportsContract },
  router: { teams: teamsRouter, teamImports: importEndpoints(teamImportsContract, teamImport) },
  errors: teamErrors,
  constraints: {
    teams_name: "team_name_taken",
    teams_parent: "not_found",
    teams_manager_profile: "not_found",
    team_members_team: "not_found",
    team_members_profile_link: "not_found",
  },
  forgetPerson: leaveAllTeams,
  imports: [teamImport],
  lists: { teams: teamList, managedPeople: managedList },
});
