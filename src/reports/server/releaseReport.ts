import { and, eq, getTableColumns, isNull } from "drizzle-orm";
import { dayIn } from "#company/server/dayIn.ts";
import { readCompany } from "#company/server/queries.ts";
import { computeReleaseTime } from "#evaluations/rules/dueWork.ts";
import { saveStatus } from "#evaluations/server/queries/evaluations.ts";
import { evaluations } from "#evaluations/tables.ts";
import { audit } from "#platform/server/audit.ts";
import { asReportWriter, asTenant, type Tenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import { reportSnapshots } from "../tables.ts";
import { announce } from "./announce.ts";
import type { EvaluationKey } from "./queries.ts";

/**
 * Releases a report on its day, or as soon as a worker starts after it, exactly once: status, report, emails and audit
 * entry in one transaction. A repeated or early call does nothing.
 */
export const releaseReportTask = (
  services: Services,
  { companyId, evaluationId }: EvaluationKey,
): Promise<void> =>
  asTenant(services.reportDb, { companyId, profileId: null }, async (tx) => {
    const [due] = await tx
      .select(getTableColumns(evaluations))
      .from(evaluations)
      .where(and(eq(evaluations.companyId, companyId), eq(evaluations.id, evaluationId)))
      .for("update");
    // The report is computed, while every reader still sees the evaluation in progress.
    if (due?.status !== "in_progress" || !due.releasesOn) return;
    const { timeZone } = await readCompany(tx, companyId);
    const at = services.now();
    if (at < computeReleaseTime(due.releasesOn, timeZone)) return;
    await stampRelease(tx, { companyId, evaluationId }, dayIn(timeZone, at));
    await saveStatus(tx, due, at, "completed");
    await audit(
      tx,
      { actor: { companyId, profileId: null }, services, requestId: null },
      { action: "report.released", objectType: "evaluation", objectId: evaluationId },
    );
    await announce(tx, services, due);
  });

/** The day of the release, the one thing that is ever written to a stored snapshot, and once. */
export const stampRelease = (tx: Tenant, { companyId, evaluationId }: EvaluationKey, releasedOn: string) =>
  asReportWriter(tx, () =>
    tx
      .update(reportSnapshots)
      .set({ releasedOn })
      .where(
        and(
          eq(reportSnapshots.companyId, companyId),
          eq(reportSnapshots.evaluationId, evaluationId),
          isNull(reportSnapshots.releasedOn),
        ),
      ),
  );
