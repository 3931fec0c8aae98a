import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import { jobPositions, jobPositionSkills } from "#jobs/tables.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { questions, skills } from "#skills/tables.ts";
import type { ContentHealth } from "../../contract/health.ts";

/** As many as the page names. */
const named = 3;

/** Of the questions that an evaluation may ask; read in the order of the list that shows them. */
export async function countUntranslated(tx: Tenant, companyId: string): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(questions)
    .where(
      and(eq(questions.companyId, companyId), isNull(questions.textEn), eq(questions.isArchived, false)),
    );
  return row?.count ?? 0;
}

export const listPositionsWithoutSkill = (tx: Tenant, companyId: string) =>
  selectLacking(
    tx,
    companyId,
    jobPositions,
    sql`${jobPositions.nameKey}`,
    sql`select from ${jobPositionSkills} ps
      where ps.company_id = ${companyId} and ps.job_position_id = ${jobPositions.id}`,
  );

export const listSkillsWithoutQuestion = (tx: Tenant, companyId: string) =>
  selectLacking(
    tx,
    companyId,
    skills,
    sql`${skills.position}`,
    sql`select from ${questions} q
      where q.company_id = ${companyId} and q.skill_id = ${skills.id} and not q.is_archived`,
  );

async function selectLacking(
  tx: Tenant,
  companyId: string,
  table: typeof jobPositions | typeof skills,
  order: SQL,
  lacked: SQL,
): Promise<ContentHealth["skillsWithoutQuestion"]> {
  const rows = await tx
    .select({
      id: table.id,
      fr: table.nameFr,
      en: table.nameEn,
      count: sql<number>`(count(*) over ())::int`,
    })
    .from(table)
    .where(and(eq(table.companyId, companyId), eq(table.isArchived, false), sql`not exists (${lacked})`))
    .orderBy(order, table.id)
    .limit(named);
  return { count: rows[0]?.count ?? 0, first: rows.map(({ id, fr, en }) => ({ id, name: { fr, en } })) };
}
