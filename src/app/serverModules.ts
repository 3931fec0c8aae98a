import { development } from "#development/server/module.ts";
import { pulses } from "#pulses/server/module.ts";
import { analytics } from "#analytics/server/module.ts";
import { accounts } from "#accounts/server/module.ts";
import { administration } from "#administration/server/module.ts";
import { answers } from "#answers/server/module.ts";
import { auth } from "#auth/server/module.ts";
import { campaigns } from "#campaigns/server/module.ts";
import { company } from "#company/server/module.ts";
import { dashboards } from "#dashboards/server/module.ts";
import { evaluations } from "#evaluations/server/module.ts";
import { exports } from "#exports/server/module.ts";
import { imports } from "#imports/server/module.ts";
import { jobs } from "#jobs/server/module.ts";
import { nominations } from "#nominations/server/module.ts";
import { notifications } from "#notifications/server/module.ts";
import { people } from "#people/server/module.ts";
import { reports } from "#reports/server/module.ts";
import { series } from "#series/server/module.ts";
import { site } from "#site/server/module.ts";
import { skills } from "#skills/server/module.ts";
import { teams } from "#teams/server/module.ts";
import { views } from "#views/server/module.ts";
import { weights } from "#weights/server/module.ts";

/**
 * Every concept of the product that has a server. Their order is that of the page of email tests, and of due work: an
 * occurrence that is late is prepared before what is planned begins.
 */
export const serverModules = [
  development,
  pulses,
  analytics,
  accounts,
  auth,
  company,
  views,
  imports,
  exports,
  people,
  teams,
  skills,
  jobs,
  weights,
  series,
  evaluations,
  nominations,
  campaigns,
  answers,
  reports,
  dashboards,
  notifications,
  administration,
  site,
] as const;
