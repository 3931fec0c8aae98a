import { and, count, eq, inArray, notInArray } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import type { PersonDetail } from "../contract/person.ts";
import { profiles } from "../tables.ts";
import { byName } from "./search.ts";

const maxShown = 100;

/** How many report to these people without being one of them. */
export async function countDirectReports(
  tx: Tenant,
  companyId: string,
  ids: readonly string[],
): Promise<number> {
  const [all] = await tx
    .select({ total: count() })
    .from(profiles)
    .where(
      and(
        eq(profiles.companyId, companyId),
        inArray(profiles.directManagerId, [...ids]),
        notInArray(profiles.id, [...ids]),
      ),
    );
  return all?.total ?? 0;
}

/** Who reports to this person: the first hundred by name, and how many there are. */
export async function readDirectReports(
  tx: Tenant,
  companyId: string,
  id: string,
): Promise<Pick<PersonDetail, "directReports" | "directReportCount">> {
  const reporting = and(eq(profiles.companyId, companyId), eq(profiles.directManagerId, id));
  const [all] = await tx.select({ total: count() }).from(profiles).where(reporting);
  const directReports = await tx
    .select({
      id: profiles.id,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      avatar: profiles.avatar,
      jobTitle: profiles.jobTitle,
      isActive: profiles.isActive,
    })
    .from(profiles)
    .where(reporting)
    .orderBy(...byName)
    .limit(maxShown);
  return { directReports, directReportCount: all?.total ?? 0 };
}
