import { and, eq, lt, ne } from "drizzle-orm";
import { asTenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import { imports } from "../tables.ts";

/** What was sent is forgotten after so long, whatever became of it: it holds what the company knows of its people. */
const retentionDays = 7;

export async function forgetImports({ db, now }: Services, companyId: string): Promise<void> {
  const before = new Date(now().getTime() - retentionDays * 86_400_000);
  await asTenant(db, { companyId, profileId: null }, (tx) =>
    tx
      .delete(imports)
      .where(
        and(eq(imports.companyId, companyId), lt(imports.createdAt, before), ne(imports.status, "importing")),
      ),
  );
}
