import { and, asc, eq } from "drizzle-orm";
import type { StoredImport } from "#imports/server/storedImports.ts";
import { importRows } from "#imports/tables.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { profiles } from "../../tables.ts";
import type { InvitedPerson } from "../invitations.ts";

/**
 * Those whom an import has added and who are not invited since, in the order of the file, at the address they have now.
 */
export const listUninvited = (
  tx: Tenant,
  { companyId, id }: Pick<StoredImport, "companyId" | "id">,
): Promise<Omit<InvitedPerson, "companyId">[]> =>
  tx
    .select({ id: profiles.id, email: profiles.email, language: profiles.language })
    .from(importRows)
    .innerJoin(
      profiles,
      and(eq(profiles.companyId, importRows.companyId), eq(profiles.id, importRows.addedId)),
    )
    .where(
      and(
        eq(importRows.companyId, companyId),
        eq(importRows.importId, id),
        eq(profiles.accountState, "uninvited"),
      ),
    )
    .orderBy(asc(importRows.number));
