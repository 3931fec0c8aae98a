import { answersContract } from "#answers/contract.ts";
import { authContract } from "#auth/contract.ts";
import { dashboardsContract } from "#dashboards/contract.ts";
import { evaluationsContract } from "#evaluations/contract.ts";
import { peopleContract } from "#people/contract.ts";
import { reportsContract } from "#reports/contract.ts";
import { siteContract } from "#site/contract.ts";
import { skillsContract } from "#skills/contract.ts";

/** Everything that can be asked of the product. The router (router.ts) must answer all of it, or it does not compile. */
export const contract = {
  auth: authContract,
  people: peopleContract,
  skills: skillsContract,
  evaluations: evaluationsContract,
  answers: answersContract,
  reports: reportsContract,
  dashboards: dashboardsContract,
  site: siteContract,
};
