import { and, eq, getTableColumns, isNotNull, isNull, sql } from "drizzle-orm";
import { companies } from "#company/tables.ts";
import { releaseHour } from "#evaluations/rules/release.ts";
import { saveStatus } from "#evaluations/server/queries/evaluations.ts";
import { companyToday } from "#evaluations/server/today.ts";
import { evaluations } from "#evaluations/tables.ts";
import { audit } from "#platform/server/audit.ts";
import { asReportWriter, asTenant, type Tenant } from "#platform/server/database.ts";
import type { Services } from "#platform/server/services.ts";
import { reportSnapshots } from "../tables.ts";
import { announce } from "./announce.ts";
import type { EvaluationKey } from "./queries.ts";

/** Queued by the minute’s round from the morning of the release on. */
export const releaseReport = "releaseReport";

/** Computed, still in progress to everybody, and its morning has come where the company is. */
const isDue = (companyId: string, now: Date) =>
  and(
    eq(evaluations.companyId, companyId),
    // In the words of its index.
    sql`${evaluations.status} = 'in_progress'`,
    isNotNull(evaluations.releasesOn),
    sql`(${evaluations.releasesOn} + ${releaseHour}::time) at time zone
      (select c.time_zone from ${companies} c where c.id = ${companyId}) <= ${now.toISOString()}::timestamptz`,
  );

/** The evaluations of a company whose report is to be released now. */
export const listReleasesDue = (services: Services, companyId: string): Promise<string[]> =>
  asTenant(services.db, { companyId, profileId: null }, async (tx) => {
    const due = await tx
      .select({ id: evaluations.id })
      .from(evaluations)
      .where(isDue(companyId, services.now()));
    return due.map(({ id }) => id);
  });

/**
 * Releases a report on its morning, or as soon as a worker wakes after it, exactly once: status, report, emails and audit
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
      .where(and(eq(evaluations.id, evaluationId), isDue(companyId, services.now())))
      .for("update");
    if (!due) return;
    await stampRelease(tx, { companyId, evaluationId }, await companyToday(tx, services, companyId));
    await saveStatus(tx, due, services.now(), "completed");
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
