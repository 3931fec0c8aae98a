import { asTenant, type Tenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import type { ImportTask } from "../rules/tasks.ts";
import { saveImport, type StoredImport } from "./storedImports.ts";

/** Background work on the file of a person: its owner, transactions as that person, and its end. */
export function openTask({ db }: Pick<Services, "db">, { companyId, profileId, importId }: ImportTask) {
  const owner = { companyId, profileId };
  const inside = <T>(work: (tx: Tenant) => Promise<T>) => asTenant(db, owner, work);
  const settle = (change: Partial<StoredImport>) =>
    inside((tx) => saveImport(tx, { ...owner, id: importId }, change));
  return { owner, inside, settle };
}
