import type { Tenant } from "#platform/server/database/database.ts";
import type { RemovalOutcome } from "#skills/vocabulary.ts";

/** Foreign keys refuse: another row refers to it. */
const isReferredTo = (error: unknown): boolean =>
  ((error as Error).cause as { code?: string } | undefined)?.code === "23503";

/**
 * Deletes a record, or archives it where another refers to it. The database decides, in a savepoint: a reference that is
 * made at the same moment is seen or waits.
 */
export async function deleteOrArchive(
  tx: Tenant,
  { remove, archive }: { remove: (inner: Tenant) => Promise<unknown>; archive: () => Promise<unknown> },
): Promise<RemovalOutcome> {
  try {
    await tx.transaction(async (inner) => {
      await remove(inner);
    });
    return "deleted";
  } catch (error) {
    if (!isReferredTo(error)) throw error;
    await archive();
    return "archived";
  }
}
