import { and, eq, inArray, ne } from "drizzle-orm";
import type { Services } from "#platform/server/services.ts";
import { evaluations } from "../../tables.ts";

/** Only of what the person evaluated sees already: launched, and not closed yet. */
export const leadsOf: Services["leadsOf"] = async (tx, { companyId, profileId }) => {
  const rows = await tx
    .selectDistinct({ id: evaluations.authorProfileId })
    .from(evaluations)
    .where(
      and(
        eq(evaluations.companyId, companyId),
        eq(evaluations.subjectProfileId, profileId),
        ne(evaluations.authorProfileId, profileId),
        inArray(evaluations.status, ["in_progress", "review"]),
      ),
    );
  return rows.map(({ id }) => id);
};
