import { getTableConfig } from "drizzle-orm/pg-core";
import type { PgTable } from "drizzle-orm/pg-core";
import type pg from "pg";
import {
  evaluationParticipants,
  evaluationQuestions,
  evaluations,
  evaluationValues,
} from "#evaluations/tables.ts";
import { profiles, profileWords, roleGrants } from "#people/tables.ts";
import { questions, questionWords, skills } from "#skills/tables.ts";
import { teamMembers, teams, teamWords } from "#teams/tables.ts";

/** What files fill with thousands of rows at once. */
export const filledByImports = [
  profiles,
  profileWords,
  roleGrants,
  teams,
  teamWords,
  teamMembers,
  skills,
  questions,
  questionWords,
];

/** The same of a campaign of hundreds of people. */
export const filledByCampaigns = [evaluations, evaluationParticipants, evaluationQuestions, evaluationValues];

/**
 * Counts anew what was filled at once, as the server would within a minute or two: every connection then makes its plans
 * again, which were made for the few rows of before (src/platform/server/README.md). Needs the owner of the tables.
 */
export async function analyzeFilled(owner: pg.Pool, tables: readonly PgTable[]): Promise<void> {
  await owner.query(`analyze ${tables.map((table) => `public.${getTableConfig(table).name}`).join(", ")}`);
}
