import { answersContract } from "#answers/contract.ts";
import { authContract } from "#auth/contract.ts";
import { companyContract } from "#company/contract.ts";
import { dashboardsContract } from "#dashboards/contract.ts";
import { evaluationsContract } from "#evaluations/contract.ts";
import { nominationsContract } from "#nominations/contract.ts";
import { peopleContract } from "#people/contract.ts";
import { peopleImportsContract } from "#people/contract/imports.ts";
import { reportsContract } from "#reports/contract.ts";
import { seriesContract } from "#series/contract.ts";
import { siteContract } from "#site/contract.ts";
import { skillsContract } from "#skills/contract.ts";
import { questionImportsContract } from "#skills/contract/imports.ts";
import { teamsContract } from "#teams/contract.ts";
import { teamImportsContract } from "#teams/contract/imports.ts";
import { viewsContract } from "#views/contract.ts";
import { weightsContract } from "#weights/contract.ts";
import { jobsContract } from "#jobs/contract.ts";
import { positionImportsContract } from "#jobs/contract/imports.ts";
import { notificationsContract } from "#notifications/contract.ts";
import { campaignsContract } from "#campaigns/contract.ts";
import { administrationContract } from "#administration/contract.ts";

/** The contract of the whole product. The router (router.ts) must implement all of it, or it does not compile. */
export const contract = {
  auth: authContract,
  company: companyContract,
  views: viewsContract,
  people: peopleContract,
  peopleImports: peopleImportsContract,
  teams: teamsContract,
  teamImports: teamImportsContract,
  skills: skillsContract,
  questionImports: questionImportsContract,
  weights: weightsContract,
  evaluations: evaluationsContract,
  series: seriesContract,
  nominations: nominationsContract,
  answers: answersContract,
  reports: reportsContract,
  dashboards: dashboardsContract,
  site: siteContract,
  jobs: jobsContract,
  positionImports: positionImportsContract,
  notifications: notificationsContract,
  campaigns: campaignsContract,
  administration: administrationContract,
};
