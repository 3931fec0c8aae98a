import { development } from "#development/client/module.ts";
import { pulses } from "#pulses/client/module.ts";
import { analytics } from "#analytics/client/module.ts";
import { administration } from "#administration/client/module.ts";
import { auth } from "#auth/client/module.ts";
import { campaigns } from "#campaigns/client/module.ts";
import { company } from "#company/client/module.ts";
import { dashboards } from "#dashboards/client/module.ts";
import { evaluations } from "#evaluations/client/module.ts";
import { exports } from "#exports/client/module.ts";
import { imports } from "#imports/client/module.ts";
import { jobs } from "#jobs/client/module.ts";
import { nominations } from "#nominations/client/module.ts";
import { notifications } from "#notifications/client/module.ts";
import { people } from "#people/client/module.ts";
import { reports } from "#reports/client/module.ts";
import { series } from "#series/client/module.ts";
import { skills } from "#skills/client/module.ts";
import { teams } from "#teams/client/module.ts";
import { weights } from "#weights/client/module.ts";
import type { ClientModule } from "#platform/client/clientModule.ts";
import { sharedScreens } from "./sharedScreens/module.ts";

/** What every concept brings to the workspace: its screens, and their words. */
export const clientModules: readonly ClientModule[] = [
  development,
  pulses,
  analytics,
  administration,
  sharedScreens,
  auth,
  campaigns,
  company,
  dashboards,
  evaluations,
  exports,
  imports,
  jobs,
  nominations,
  notifications,
  people,
  reports,
  series,
  skills,
  teams,
  weights,
];
