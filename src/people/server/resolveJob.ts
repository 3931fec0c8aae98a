import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { jobPositions, jobStatuses } from "#jobs/tables.ts";
import { refuse } from "#platform/errors.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { NamedPosition } from "../rules/import/facts.ts";
import type { NamedStatus } from "../rules/import/jobStatuses.ts";

interface JobInput {
  jobTitle?: string | null | undefined;
  jobPositionId?: string | null | undefined;
}

/**
 * The stored form of a job: a position, with its French name as title, or a title of its own. A title alone removes the
 * position; nothing changes where neither is given.
 */
export async function resolveJob(
  tx: Tenant,
  companyId: string,
  { jobTitle, jobPositionId }: JobInput,
): Promise<{ jobTitle?: string | null; jobPositionId?: string | null }> {
  if (jobPositionId) {
    const names = await readPositionNames(tx, companyId, [jobPositionId]);
    return { jobPositionId, jobTitle: names.get(jobPositionId) ?? null };
  }
  if (jobTitle !== undefined) return { jobPositionId: null, jobTitle: jobTitle || null };
  return jobPositionId === null ? { jobPositionId: null, jobTitle: null } : {};
}

/** The same for many people at once, in one statement. */
export async function makeJobResolver(
  tx: Tenant,
  companyId: string,
  everyone: readonly JobInput[],
): Promise<(wanted: JobInput) => { jobTitle: string | null; jobPositionId: string | null }> {
  const ids = [...new Set(everyone.flatMap(({ jobPositionId }) => jobPositionId ?? []))];
  const names = ids.length > 0 ? await readPositionNames(tx, companyId, ids) : new Map<string, string>();
  return ({ jobTitle, jobPositionId }) =>
    jobPositionId
      ? { jobPositionId, jobTitle: names.get(jobPositionId) ?? null }
      : { jobPositionId: null, jobTitle: jobTitle || null };
}

/** Held until the end: a renaming at the same moment reaches the person, before or after. */
async function readPositionNames(tx: Tenant, companyId: string, ids: readonly string[]) {
  const rows = await tx
    .select({ id: jobPositions.id, nameFr: jobPositions.nameFr })
    .from(jobPositions)
    .where(
      and(
        eq(jobPositions.companyId, companyId),
        inArray(jobPositions.id, [...ids]),
        eq(jobPositions.isArchived, false),
      ),
    )
    .for("share");
  if (rows.length < ids.length) refuse("invalid_data", { jobPositionId: { reason: "option" } });
  return new Map(rows.map(({ id, nameFr }) => [id, nameFr]));
}

/**
 * The positions that have these names in either language, without capitals or accents (src/jobs/README.md), by name as it
 * was given: French names first, archived ones last.
 */
export async function findPositionsNamed(
  tx: Tenant,
  companyId: string,
  names: readonly string[],
): Promise<Map<string, NamedPosition[]>> {
  const { rows } = await tx.execute<{ name: string; id: string; nameFr: string; isArchived: boolean }>(sql`
    select given.name, p.id, p.name_fr as "nameFr", p.is_archived as "isArchived"
    from (select name, app.fold(name) as key from unnest(${sql.param(names)}::text[]) name) given
    join (
      select id, name_fr, is_archived, name_key as key, 1 as place from job_positions where company_id = ${companyId}
      union all
      select id, name_fr, is_archived, name_en_key, 2 from job_positions
      where company_id = ${companyId}
    ) p on p.key = given.key
    order by p.is_archived, p.place, p.id`);
  return Map.groupBy(rows, ({ name }) => name);
}

/** Gives people the title of their position, where it was renamed a moment ago. Under the lock of the company. */
export const refreshTitles = (tx: Tenant, companyId: string, ids: readonly string[]) =>
  tx.execute(sql`
    update profiles h set job_title = p.name_fr from job_positions p
    where h.company_id = ${companyId} and h.id = any(${sql.param(ids)}::uuid[])
      and p.company_id = h.company_id and p.id = h.job_position_id and h.job_title is distinct from p.name_fr`);

/** The few statuses of the company, archived ones too. None of them is deleted before the end of the transaction. */
export const listStatusNames = (tx: Tenant, companyId: string): Promise<NamedStatus[]> =>
  tx
    .select({
      id: jobStatuses.id,
      nameFr: jobStatuses.nameFr,
      nameEn: jobStatuses.nameEn,
      isArchived: jobStatuses.isArchived,
    })
    .from(jobStatuses)
    .where(eq(jobStatuses.companyId, companyId))
    .orderBy(asc(jobStatuses.position), asc(jobStatuses.id))
    .for("key share");

/** A status of the company that is in use, or the one that the person has already. */
export async function requireStatus(
  tx: Tenant,
  companyId: string,
  id: string,
  held: string | null,
): Promise<void> {
  if (id === held) return;
  const found = await tx
    .select({ id: jobStatuses.id })
    .from(jobStatuses)
    .where(
      and(eq(jobStatuses.companyId, companyId), eq(jobStatuses.id, id), eq(jobStatuses.isArchived, false)),
    );
  if (found.length === 0) refuse("invalid_data", { jobStatusId: { reason: "option" } });
}
