import { and, eq, isNull, lte } from "drizzle-orm";
import { asTenant, type Tenant } from "../database.ts";
import type { Services } from "../services.ts";
import { storedFiles } from "../tables.ts";
import type { StoredObject } from "./storage.ts";

interface NewFile {
  kind: string;
  companyId: string;
  object: StoredObject;
  /** The same image for the rows of lists. */
  small?: StoredObject;
}

const keyOf = (companyId: string, id: string) => `${companyId}/${id}`;
const smallKeyOf = (companyId: string, id: string) => `${keyOf(companyId, id)}.small`;

/** Longer than an upload may last, whose transaction says that the file stays. */
const unlessKeptWithinMs = 60 * 60_000;

/**
 * Stores a file under a new id. It stays if a row refers to it within the hour, and is removed otherwise: the row that
 * says so is committed before the first byte is written, so that no kill leaves bytes that nobody knows of.
 */
export async function storeFile(
  { db, storage, newId, now }: Pick<Services, "db" | "storage" | "newId" | "now">,
  { kind, companyId, object, small }: NewFile,
): Promise<string> {
  const id = newId();
  const createdAt = now();
  const removeAfter = new Date(createdAt.getTime() + unlessKeptWithinMs);
  const row = { companyId, id, kind, type: object.type, bytes: object.bytes.length, createdAt, removeAfter };
  await asTenant(db, { companyId, profileId: null }, (tx) => tx.insert(storedFiles).values(row));
  await storage.put(keyOf(companyId, id), object);
  if (small) await storage.put(smallKeyOf(companyId, id), small);
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
) => storage.get(isSmall ? smallKeyOf(companyId, id) : keyOf(companyId, id));

/** As many as one transaction removes. */
const atOnce = 20;

/** Removes the bytes of files that nothing refers to, then their rows. Returns how many. */
export async function removeFiles(
  services: Pick<Services, "db" | "storage" | "now">,
  companyId: string,
): Promise<number> {
  let removed = 0;
  for (;;) {
    const some = await removeSome(services, companyId);
    removed += some;
    if (some < atOnce) return removed;
  }
}

const removeSome = (
  { db, storage, now }: Pick<Services, "db" | "storage" | "now">,
  companyId: string,
): Promise<number> =>
  asTenant(db, { companyId, profileId: null }, async (tx) => {
    const isDue = and(eq(storedFiles.companyId, companyId), lte(storedFiles.removeAfter, now()));
    const due = await tx
      .select({ id: storedFiles.id })
      .from(storedFiles)
      .where(isDue)
      .limit(atOnce)
      .for("update", { skipLocked: true });
    for (const { id } of due) {
      await storage.remove(keyOf(companyId, id));
      await storage.remove(smallKeyOf(companyId, id));
      // After its bytes: a row that stays is tried again.
      await tx.delete(storedFiles).where(and(eq(storedFiles.companyId, companyId), eq(storedFiles.id, id)));
    }
    return due.length;
  });
