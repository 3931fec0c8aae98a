import { and, eq } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Tenant } from "#platform/server/database/database.ts";
import { profiles } from "../tables.ts";

/**
 * The person of a row, for a lateral join: one look into the index of ids. A prepared statement keeps the plan that was
 * made for a small company (platform/server/internals/requestClient.ts). People joined as a table may be read in it by their
 * company alone, all of them beside all others, and a large import would meet that plan.
 */
export const onePerson = <Name extends string>(
  tx: Tenant,
  name: Name,
  companyId: AnyPgColumn,
  id: AnyPgColumn,
) =>
  tx
    .select({
      id: profiles.id,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      avatar: profiles.avatar,
      isActive: profiles.isActive,
      directManagerId: profiles.directManagerId,
    })
    .from(profiles)
    .where(and(eq(profiles.companyId, companyId), eq(profiles.id, id)))
    .limit(1)
    .as(name);
