import { and, asc, eq, sql } from "drizzle-orm";
import type { StoredImport } from "#imports/server/storedImports.ts";
import { importRows } from "#imports/tables.ts";
import type { Tenant } from "#platform/server/database.ts";
import { profiles } from "../../tables.ts";
import type { Invited } from "../invitations.ts";

/** Those whom an import has added and whom nobody has invited since, in the order of the file. */
export function listUninvited(
  tx: Tenant,
  { companyId, id, mapping }: Pick<StoredImport, "companyId" | "id" | "mapping">,
): Promise<Omit<Invited, "companyId">[]> {
  const cell = sql`${importRows.cells} ->> ${mapping.indexOf("email")}::int`;
  return tx
    .select({ id: profiles.id, email: profiles.email, language: profiles.language })
    .from(importRows)
    .innerJoin(
      profiles,
      and(
        eq(profiles.companyId, importRows.companyId),
        eq(sql`lower(${profiles.email})`, sql`lower(trim(${cell}))`),
      ),
    )
    .where(
      and(
        eq(importRows.companyId, companyId),
        eq(importRows.importId, id),
        eq(importRows.state, "add"),
        eq(profiles.accountState, "uninvited"),
      ),
    )
    .orderBy(asc(importRows.number));
}
