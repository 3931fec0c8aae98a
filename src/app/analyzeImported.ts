import { getTableConfig } from "drizzle-orm/pg-core";
import type pg from "pg";
import { profiles, profileWords, roleGrants } from "#people/tables.ts";
import { questions, questionWords, skills } from "#skills/tables.ts";
import { teamMembers, teams, teamWords } from "#teams/tables.ts";

/** What files fill with thousands of rows at once. */
const filled = [
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

/**
 * Counts anew what an import has filled, as the server would within a minute or two: every connection then makes its plans
 * again, which were made for the few rows of before (docs/decisions/0034). Needs the owner of the tables.
 */
export async function analyzeImported(owner: pg.Pool): Promise<void> {
  await owner.query(`analyze ${filled.map((table) => `public.${getTableConfig(table).name}`).join(", ")}`);
}
