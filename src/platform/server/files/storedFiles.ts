import { and, asc, eq, gt, isNull, lte } from "drizzle-orm";
import { asTenant, type Tenant } from "../database/database.ts";
import type { Services } from "../services.ts";
import { storedFiles } from "../tables.ts";
import type { FileStorage, StoredObject, StreamedObject } from "./storage.ts";

interface NewFile {
  kind: string;
  companyId: string;
  object: StoredObject;
  /** The same image for the rows of lists. */
  small?: StoredObject;
}

const buildKey = (companyId: string, id: string) => `${companyId}/${id}`;
const buildSmallKey = (companyId: string, id: string) => `${buildKey(companyId, id)}.small`;

/** Longer than an upload or an export may last, whose transaction says that the file stays. */
const keepWithinMs = 60 * 60_000;

type StoreServices = Pick<Services, "db" | "storage" | "newId" | "now">;

/**
 * Stores a file under a new id. It stays if a row refers to it within the hour, and is removed otherwise: the row that
 * says so is committed before the first byte is written, so that no kill leaves bytes that no row knows of.
 */
export async function storeFile(
  services: StoreServices,
  { kind, companyId, object, small }: NewFile,
): Promise<string> {
  const { storage } = services;
  const id = await announceFile(services, {
    kind,
    companyId,
    type: object.type,
    bytes: object.bytes.length,
  });
  await storage.put(buildKey(companyId, id), object);
  if (small) await storage.put(buildSmallKey(companyId, id), small);
  return id;
}

/** The same for what is too large to hold. */
export async function storeStream(
  services: StoreServices,
  { kind, companyId, object }: { kind: string; companyId: string; object: StreamedObject },
): Promise<{ id: string; bytes: number }> {
  const { db, storage } = services;
  const id = await announceFile(services, { kind, companyId, type: object.type, bytes: 0 });
  const bytes = await storage.putStream(buildKey(companyId, id), object);
  await asTenant(db, { companyId, profileId: null }, (tx) =>
    tx
      .update(storedFiles)
      .set({ bytes })
      .where(and(eq(storedFiles.companyId, companyId), eq(storedFiles.id, id))),
  );
  return { id, bytes };
}

async function announceFile(
  { db, newId, now }: StoreServices,
  file: Pick<typeof storedFiles.$inferInsert, "companyId" | "kind" | "type" | "bytes">,
): Promise<string> {
  const id = newId();
  const createdAt = now();
  const removeAfter = new Date(createdAt.getTime() + keepWithinMs);
  await asTenant(db, { companyId: file.companyId, profileId: null }, (tx) =>
    tx.insert(storedFiles).values({ ...file, id, createdAt, removeAfter }),
  );
  return id;
}

/** The type of a file of this company to which a row refers. */
export async function findStoredFile(
  tx: Tenant,
  { companyId, kind, id }: { companyId: string; kind: string; id: string },
): Promise<{ type: string } | null> {
  const [found] = await tx
    .select({ type: storedFiles.type })
    .from(storedFiles)
    .where(
      and(
        eq(storedFiles.companyId, companyId),
        eq(storedFiles.id, id),
        eq(storedFiles.kind, kind),
        isNull(storedFiles.removeAfter),
      ),
    );
  return found ?? null;
}

export const readStoredFile = (
  { storage }: Pick<Services, "storage">,
  { companyId, id, isSmall = false }: { companyId: string; id: string; isSmall?: boolean },
) => storage.get(isSmall ? buildSmallKey(companyId, id) : buildKey(companyId, id));

/** The bytes of a file as they are read; null when there are none. */
export const streamStoredFile = (
  { storage }: Pick<Services, "storage">,
  { companyId, id }: { companyId: string; id: string },
) => storage.getStream(buildKey(companyId, id));

/** As many as one transaction removes. */
const batchSize = 20;
/** So many failures one after the other say that the storage is away: the round ends. */
const maxFailures = 3;

type RemovalServices = Pick<Services, "db" | "storage" | "now">;

/**
 * Removes the bytes of files that nothing refers to, then their rows. One that cannot be removed keeps its row for a later
 * round, and stops no other.
 * @returns how many were removed
 * @throws the first failure, once the others are removed
 */
export async function removeFiles(services: RemovalServices, companyId: string): Promise<number> {
  const failures: unknown[] = [];
  let [removed, failuresInARow] = [0, 0];
  let after: string | null = null;
  for (;;) {
    const outcomes = await removeSome(services, companyId, { after, max: maxFailures - failuresInARow });
    for (const { failure } of outcomes) {
      if (failure) failures.push(failure);
      else removed += 1;
      failuresInARow = failure ? failuresInARow + 1 : 0;
    }
    after = outcomes.at(-1)?.id ?? null;
    if (outcomes.length < batchSize || failuresInARow >= maxFailures) break;
  }
  if (failures.length > 0) throw failures[0];
  return removed;
}

/** `max`: failures in a row after which the others are left. */
const removeSome = (
  { db, storage, now }: RemovalServices,
  companyId: string,
  { after, max }: { after: string | null; max: number },
): Promise<{ id: string; failure: unknown }[]> =>
  asTenant(db, { companyId, profileId: null }, async (tx) => {
    const due = await tx
      .select({ id: storedFiles.id })
      .from(storedFiles)
      .where(
        and(
          eq(storedFiles.companyId, companyId),
          lte(storedFiles.removeAfter, now()),
          after ? gt(storedFiles.id, after) : undefined,
        ),
      )
      .orderBy(asc(storedFiles.id))
      .limit(batchSize)
      .for("update", { skipLocked: true });
    const outcomes: { id: string; failure: unknown }[] = [];
    let left = max;
    for (const { id } of due) {
      const failure = await removeBytes(storage, companyId, id);
      outcomes.push({ id, failure });
      left = failure ? left - 1 : maxFailures;
      if (left === 0) break;
      // After its bytes: a row that stays is tried again.
      if (!failure)
        await tx.delete(storedFiles).where(and(eq(storedFiles.companyId, companyId), eq(storedFiles.id, id)));
    }
    return outcomes;
  });

/** @returns what went wrong, or null */
async function removeBytes(storage: FileStorage, companyId: string, id: string): Promise<unknown> {
  try {
    await storage.remove(buildKey(companyId, id));
    await storage.remove(buildSmallKey(companyId, id));
    return null;
  } catch (error) {
    return error;
  }
}

/**
 * Removes the bytes of files whose rows are gone with their company (app.remove_demonstration).
 * @throws the first failure, once the others are removed: the task comes again
 */
export async function removeOrphanedBytes(
  { storage }: Pick<Services, "storage">,
  { companyId, ids }: { companyId: string; ids: readonly string[] },
): Promise<void> {
  const failures: unknown[] = [];
  for (const id of ids) {
    const failure = await removeBytes(storage, companyId, id);
    if (failure) failures.push(failure);
  }
  if (failures.length > 0) throw failures[0];
}
