import { sql } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import { questions, skills } from "../../tables.ts";
import { deleteUnused } from "../change.ts";
import { skillPorts } from "../ports.ts";

const batchSize = 5_000;

/**
 * Deletes what a file added and is still untouched: a question that was changed, archived or asked stays, and so does a
 * skill that was changed, that a position or an evaluation has, or that has questions.
 */
export async function removeImported(
  tx: Tenant,
  { companyId, importId }: { companyId: string; importId: string },
): Promise<{ removed: number; removedSkills: number; kept: number }> {
  let removed = 0;
  let ids = await lockNext(tx, companyId, importId, null);
  while (ids.length > 0) {
    const { rowCount } = await tx.execute(sql`
      delete from questions where company_id = ${companyId} and id = any(${sql.param(ids)}::uuid[])
        and ${skillPorts.catalogueUses.ofQuestion(questions.companyId, questions.id)} = 0`);
    removed += rowCount ?? 0;
    ids = await lockNext(tx, companyId, importId, ids.at(-1) ?? null);
  }
  const { rows } = await tx.execute<{ kept: number }>(sql`
    select count(*)::int as kept from questions where company_id = ${companyId} and import_id = ${importId}`);
  return {
    removed,
    removedSkills: await removeSkills(tx, { companyId, importId }),
    kept: rows[0]?.kept ?? 0,
  };
}

/** Locks them first: an evaluation that is about to ask one of them has been written when their uses are counted. */
async function lockNext(
  tx: Tenant,
  companyId: string,
  importId: string,
  after: string | null,
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from questions where company_id = ${companyId} and import_id = ${importId} and version = 1
      and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${batchSize} for update`);
  return rows.map(({ id }) => id);
}

async function removeSkills(
  tx: Tenant,
  { companyId, importId }: { companyId: string; importId: string },
): Promise<number> {
  const { rows: empty } = await tx.execute<{ id: string }>(sql`
    select id from skills where company_id = ${companyId} and import_id = ${importId} and version = 1
      and not exists (select from questions q where q.company_id = skills.company_id and q.skill_id = skills.id)`);
  return deleteUnused(
    tx,
    skills,
    companyId,
    empty.map(({ id }) => id),
  );
}
