import { and, eq, or } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import { profiles } from "../tables.ts";
import { hasJoinedIn } from "./joined.ts";

/** Whom the company tells about its people: account owners and administrators who have joined (`administers`). */
export const listAdministrators = (tx: Tenant, companyId: string) =>
  tx
    .select({ id: profiles.id, email: profiles.email, language: profiles.language })
    .from(profiles)
    .where(
      and(
        eq(profiles.companyId, companyId),
        or(eq(profiles.isAdmin, true), eq(profiles.role, "account_owner")),
        eq(profiles.isActive, true),
        hasJoinedIn(),
      ),
    );
