import { sql } from "drizzle-orm";
import { profiles } from "../tables.ts";
import { sortKeys } from "./search.ts";

// Wrapped: in a query of one table Drizzle writes a bare column without its table, and inside the subquery that would be
// a column of the subquery's own table.
const person = { companyId: sql`${profiles.companyId}`, id: sql`${profiles.id}` };

/** What the organisation chart shows of a person, and what its order compares. */
export const chartFields = {
  id: profiles.id,
  firstName: profiles.firstName,
  lastName: profiles.lastName,
  avatar: profiles.avatar,
  jobTitle: profiles.jobTitle,
  state: profiles.accountState,
  directReportCount: sql<number>`(select count(*)::int from ${profiles} r
    where r.company_id = ${person.companyId} and r.direct_manager_id = ${person.id} and r.removed_at is null)`,
  ...sortKeys,
};
