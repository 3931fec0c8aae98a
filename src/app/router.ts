import type { Router } from "@orpc/server";
import { importEndpoints } from "#imports/server/endpoints.ts";
import { positionImportsContract } from "#jobs/contract/imports.ts";
import { positionImport } from "#jobs/server/import/positionImport.ts";
import { peopleImportsContract } from "#people/contract/imports.ts";
import { inviteImportedEndpoint } from "#people/server/endpoints/inviteImported.ts";
import { peopleImport } from "#people/server/import/peopleImport.ts";
import type { RequestContext } from "#platform/server/services.ts";
import { questionImportsContract } from "#skills/contract/imports.ts";
import { questionImport } from "#skills/server/import/questionImport.ts";
import { teamImportsContract } from "#teams/contract/imports.ts";
import { teamImport } from "#teams/server/import/teamImport.ts";
import type { contract } from "./api.ts";
import { answersRouter } from "./router/answers.ts";
import { authRouter } from "./router/auth.ts";
import { companyRouter } from "./router/company.ts";
import { dashboardsRouter } from "./router/dashboards.ts";
import { evaluationsRouter } from "./router/evaluations.ts";
import { jobsRouter } from "./router/jobs.ts";
import { seriesRouter } from "./router/series.ts";
import { nominationsRouter } from "./router/nominations.ts";
import { peopleRouter } from "./router/people.ts";
import { reportsRouter } from "./router/reports.ts";
import { siteRouter } from "./router/site.ts";
import { skillsRouter } from "./router/skills.ts";
import { teamsRouter } from "./router/teams.ts";
import { viewsRouter } from "./router/views.ts";
import { weightsRouter } from "./router/weights.ts";
import { notificationsRouter } from "./router/notifications.ts";
import { campaignsRouter } from "./router/campaigns.ts";
import { administrationRouter } from "./router/administration.ts";

/** The endpoints of every concept. What the contract has and one of these lacks does not compile. */
export const router: Router<typeof contract, RequestContext> = {
  auth: authRouter,
  company: companyRouter,
  views: viewsRouter,
  people: peopleRouter,
  peopleImports: { ...importEndpoints(peopleImportsContract, peopleImport), invite: inviteImportedEndpoint },
  teams: teamsRouter,
  teamImports: importEndpoints(teamImportsContract, teamImport),
  skills: skillsRouter,
  questionImports: importEndpoints(questionImportsContract, questionImport),
  weights: weightsRouter,
  evaluations: evaluationsRouter,
  nominations: nominationsRouter,
  series: seriesRouter,
  answers: answersRouter,
  reports: reportsRouter,
  dashboards: dashboardsRouter,
  site: siteRouter,
  jobs: jobsRouter,
  positionImports: importEndpoints(positionImportsContract, positionImport),
  notifications: notificationsRouter,
  campaigns: campaignsRouter,
  administration: administrationRouter,
};
