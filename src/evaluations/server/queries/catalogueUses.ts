import { sql } from "drizzle-orm";
import { maxCountedUses } from "#skills/rules/lists.ts";
import type { SkillPorts } from "#skills/server/ports.ts";

/** In how many evaluations, drafts included, something of the catalogue is; read from an index, and no further than needed. */
export const catalogueUses: SkillPorts["catalogueUses"] = {
  ofSkill: (companyId, id) => sql<number>`(select count(*)::int from (
    select distinct e.evaluation_id from evaluation_questions e
    where e.company_id = ${companyId} and e.skill_id = ${id} limit ${maxCountedUses + 1}) used)`,
  ofQuestion: (companyId, id) => sql<number>`(select count(*)::int from (
    select from evaluation_questions e
    where e.company_id = ${companyId} and e.original_question_id = ${id} limit ${maxCountedUses + 1}) used)`,
  ofValue: (companyId, id) => sql<number>`(select count(*)::int from (
    select from evaluation_values e
    where e.company_id = ${companyId} and e.value_id = ${id} limit ${maxCountedUses + 1}) used)`,
};
