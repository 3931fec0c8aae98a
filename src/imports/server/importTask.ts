import { asTenant, type Tenant } from "#platform/server/database.ts";
import type { Services } from "#platform/server/services.ts";
import type { ImportTask } from "../rules/tasks.ts";
import { saveImport, type StoredImport } from "./storedImports.ts";

/** Work in the background on a file of somebody: whose it is, transactions as them, and what becomes of it. */
export function openTask({ db }: Pick<Services, "db">, { companyId, profileId, importId }: ImportTask) {
  const owner = { companyId, profileId };
  const inside = <T>(work: (tx: Tenant) => Promise<T>) => asTenant(db, owner, work);
  const settle = (change: Partial<StoredImport>) =>
    inside((tx) => saveImport(tx, { ...owner, id: importId }, change));
  return { owner, inside, settle };
}
