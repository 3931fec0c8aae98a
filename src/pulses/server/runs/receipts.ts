import { and, eq } from "drizzle-orm";
import { asReportWriter, asTenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import { pulseReceipts } from "../../tables.ts";

/** Asked by the worker that writes an email, and by no request: it may leave a person in peace who has answered. */
export const hasAnswered = (
  { reportDb }: Pick<Services, "reportDb">,
  { companyId, runId, profileId }: { companyId: string; runId: string; profileId: string },
): Promise<boolean> =>
  asTenant(reportDb, { companyId, profileId: null }, (tx) =>
    asReportWriter(tx, async () => {
      const [receipt] = await tx
        .select({ id: pulseReceipts.id })
        .from(pulseReceipts)
        .where(
          and(
            eq(pulseReceipts.companyId, companyId),
            eq(pulseReceipts.runId, runId),
            eq(pulseReceipts.profileId, profileId),
          ),
        );
      return receipt !== undefined;
    }),
  );
