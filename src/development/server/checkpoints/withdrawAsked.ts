import { and, eq } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import { developmentCheckpoints } from "../../tables/checkpoints.ts";

/** The request of a plan that is still open, if there is one; what was launched meanwhile stays launched. */
export const withdrawAsked = (tx: Tenant, companyId: string, planId: string) =>
  tx
    .update(developmentCheckpoints)
    .set({ state: "withdrawn" })
    .where(
      and(
        eq(developmentCheckpoints.companyId, companyId),
        eq(developmentCheckpoints.planId, planId),
        eq(developmentCheckpoints.state, "asked"),
      ),
    );
