import { and, eq, inArray } from "drizzle-orm";
import { jobPositions, jobStatuses } from "#jobs/tables.ts";
import { refuse } from "#platform/errors.ts";
import type { Tenant } from "#platform/server/database.ts";

interface Wanted {
  jobTitle?: string | null | undefined;
  jobPositionId?: string | null | undefined;
}

/**
 * What is stored of somebody's job: a position, with its French name as title, or a title of its own. Somebody who is
 * given a title leaves the position; nothing where neither is given.
 */
export async function jobOf(
  tx: Tenant,
  companyId: string,
  { jobTitle, jobPositionId }: Wanted,
): Promise<{ jobTitle?: string | null; jobPositionId?: string | null }> {
  if (jobPositionId) {
    const names = await readPositionNames(tx, companyId, [jobPositionId]);
    return { jobPositionId, jobTitle: names.get(jobPositionId) ?? null };
  }
  if (jobTitle !== undefined) return { jobPositionId: null, jobTitle: jobTitle || null };
  return jobPositionId === null ? { jobPositionId: null, jobTitle: null } : {};
}

/** The same for many people at once, in one statement. */
export async function jobsOf(
  tx: Tenant,
  companyId: string,
  everyone: readonly Wanted[],
): Promise<(wanted: Wanted) => { jobTitle: string | null; jobPositionId: string | null }> {
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
