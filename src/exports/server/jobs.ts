import { and, desc, eq, getTableColumns, gt, inArray, notInArray, sql } from "drizzle-orm";
import { refuse } from "#platform/errors.ts";
import { asTenant, enqueue, type Tenant } from "#platform/server/database/database.ts";
import type { Actor, Services } from "#platform/server/services.ts";
import type { ExportJob } from "../contract.ts";
import { computeExpiry, maxKept } from "../rules.ts";
import { exportQueue, writeExportTask } from "../rules/tasks.ts";
import { exportJobs } from "../tables.ts";

export type StoredExport = typeof exportJobs.$inferSelect;

/** Whose files; `at`: what has expired does not exist any more. */
export type Owner = Pick<Actor, "companyId" | "profileId" | "role" | "isAdmin" | "at">;
export type JobKey = Pick<StoredExport, "companyId" | "profileId" | "id">;

const isOwner = ({ companyId, profileId }: Pick<Owner, "companyId" | "profileId">) =>
  and(eq(exportJobs.companyId, companyId), eq(exportJobs.profileId, profileId));
const isOwn = (owner: Owner) => and(isOwner(owner), gt(exportJobs.expiresAt, owner.at));
const isJob = (job: JobKey) => and(isOwner(job), eq(exportJobs.id, job.id));

/** What every file rests on, whatever its kind: the role, and the power to administer. */
export const roleBasis = ({ role, isAdmin }: Pick<Owner, "role" | "isAdmin">): string =>
  `${role}:${isAdmin}:`;
/** For a person of another role than when it was written, a file does not exist any more. */
const isStillTheirs = (owner: Owner) =>
  sql`coalesce(starts_with(${exportJobs.basis}, ${roleBasis(owner)}), true)`;

/** As lists read it: on what a file rests may be long. */
export type ListedExport = Omit<StoredExport, "basis">;
const { basis: _, ...listedColumns } = getTableColumns(exportJobs);

/** The latest first. */
export const listOwn = (tx: Tenant, owner: Owner): Promise<ListedExport[]> =>
  tx
    .select(listedColumns)
    .from(exportJobs)
    .where(and(isOwn(owner), isStillTheirs(owner)))
    .orderBy(desc(exportJobs.createdAt), desc(exportJobs.id))
    .limit(maxKept);

/** Of these, those that are there still. */
export const listByIds = (tx: Tenant, owner: Owner, ids: readonly string[]): Promise<ListedExport[]> =>
  tx
    .select(listedColumns)
    .from(exportJobs)
    .where(and(isOwn(owner), isStillTheirs(owner), inArray(exportJobs.id, [...ids])));

/** The person's own file, kept from changing until the transaction ends if it is to change, or 404. */
export async function findOwn(
  tx: Tenant,
  owner: Owner,
  id: string,
  { toChange = false } = {},
): Promise<StoredExport> {
  const query = tx
    .select()
    .from(exportJobs)
    .where(and(isOwn(owner), isStillTheirs(owner), eq(exportJobs.id, id)));
  const [found] = await (toChange ? query.for("update") : query);
  return found ?? refuse("not_found");
}

/** Those of one person that wait or are being prepared, while no other request of theirs adds one. */
export async function lockInPreparation(tx: Tenant, owner: Owner): Promise<StoredExport[]> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`exports:${owner.companyId}:${owner.profileId}`}, 0))`,
  );
  return tx
    .select()
    .from(exportJobs)
    .where(and(isOwn(owner), inArray(exportJobs.state, ["queued", "running"])));
}

export async function addJob(tx: Tenant, job: typeof exportJobs.$inferInsert): Promise<StoredExport> {
  const [added] = await tx.insert(exportJobs).values(job).returning();
  if (!added) throw new Error("an inserted row is returned");
  return added;
}

/** Those beyond the latest ones that are kept go, unless they are still being prepared. */
export const forgetOldest = (tx: Tenant, owner: Owner) =>
  tx
    .delete(exportJobs)
    .where(
      and(
        isOwner(owner),
        inArray(exportJobs.state, ["done", "failed"]),
        notInArray(
          exportJobs.id,
          tx
            .select({ id: exportJobs.id })
            .from(exportJobs)
            .where(isOwner(owner))
            .orderBy(desc(exportJobs.createdAt), desc(exportJobs.id))
            .limit(maxKept),
        ),
      ),
    );

/** @returns null where the person deleted it meanwhile */
export async function saveJob(
  tx: Tenant,
  key: JobKey,
  change: Partial<StoredExport>,
): Promise<StoredExport | null> {
  const [saved] = await tx.update(exportJobs).set(change).where(isJob(key)).returning();
  return saved ?? null;
}

export const removeJob = (tx: Tenant, key: JobKey) => tx.delete(exportJobs).where(isJob(key));

/** The job of a task, kept from changing until the transaction ends. */
export async function lockJob(tx: Tenant, key: JobKey): Promise<StoredExport | null> {
  const [found] = await tx.select().from(exportJobs).where(isJob(key)).for("update");
  return found ?? null;
}

export const writeLater = (tx: Tenant, { companyId, profileId, id: exportId }: JobKey) =>
  enqueue(
    tx,
    writeExportTask,
    { companyId, profileId, exportId },
    { key: `export:${exportId}`, queue: exportQueue },
  );

/** What a new attempt begins with. */
export const fresh = (now: Date) => ({
  state: "queued" as const,
  done: 0,
  total: null,
  failure: null,
  finishedAt: null,
  expiresAt: computeExpiry(now),
});

/** Files whose days are over go with their rows. */
export async function forgetExports({ db, now }: Services, companyId: string): Promise<void> {
  await asTenant(db, { companyId, profileId: null }, (tx) =>
    tx
      .delete(exportJobs)
      .where(
        and(eq(exportJobs.companyId, companyId), sql`${exportJobs.expiresAt} <= ${now().toISOString()}`),
      ),
  );
}

export const toView = ({
  id,
  kind,
  format,
  title,
  state,
  done,
  total,
  failure,
  bytes,
  createdAt,
  expiresAt,
}: ListedExport): ExportJob => ({
  id,
  kind,
  format,
  title,
  state,
  done,
  total,
  failure,
  bytes,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});
