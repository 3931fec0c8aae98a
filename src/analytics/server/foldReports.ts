import { createHash } from "node:crypto";
import { and, eq, gte, isNotNull, ne, notExists, sql } from "drizzle-orm";
import { readStoredSnapshot } from "#disclosure/rules/storedSnapshot.ts";
import { feedingNoticeVersion } from "#evaluations/rules/notice.ts";
import { evaluations } from "#evaluations/tables.ts";
import { profiles } from "#people/tables.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import { reportSnapshots } from "#reports/tables.ts";
import { teams } from "#teams/tables.ts";
import { listCuts } from "../rules/cuts.ts";
import { listMeasures } from "../rules/measures.ts";
import { storedVersion } from "../rules/stored.ts";
import { analyticsReports } from "../tables.ts";

/** So many reports of one statement: their documents are read whole. */
const maxReportsAtOnce = 200;

/**
 * Adds some of the released reports that no batch has met, of evaluations whose notice announced company figures (§6).
 * Returns how many; none when all are met.
 */
export async function foldSomeReports(
  tx: Tenant,
  { newId }: Pick<Services, "newId">,
  companyId: string,
): Promise<number> {
  const found = await listUnmetReports(tx, companyId);
  if (found.length === 0) return 0;
  const [{ last } = { last: 0 }] = await tx
    .select({ last: sql<number>`coalesce(max(${analyticsReports.number}), 0)` })
    .from(analyticsReports)
    .where(eq(analyticsReports.companyId, companyId));
  await tx.insert(analyticsReports).values(
    found.map((report, index) => ({
      companyId,
      id: newId(),
      evaluationId: report.evaluationId,
      profileId: report.profileId,
      number: last + index + 1,
      closedOn: report.closedOn,
      launchedOn: report.launchedOn,
      cuts: listCuts(report),
      measures: report.readsFigures ? {} : toMeasures(report.snapshot),
      version: storedVersion,
    })),
  );
  return found.length;
}

const toMeasures = (stored: unknown) =>
  Object.fromEntries(
    listMeasures(readStoredSnapshot(stored)).map(({ measure, low, high, questions }) => [
      measure,
      { low, high, items: digest(questions) },
    ]),
  );

/** Equal for the same questions, in whatever order. */
const digest = (questions: readonly string[]) =>
  createHash("sha256").update(questions.toSorted().join("\n")).digest("base64url").slice(0, 16);

const listUnmetReports = (tx: Tenant, companyId: string) =>
  tx
    .select({
      evaluationId: evaluations.id,
      profileId: sql<string>`${evaluations.subjectProfileId}`,
      closedOn: sql<string>`${evaluations.closedOn}`,
      launchedOn: sql<string>`${evaluations.launchedOn}`,
      teamId: reportSnapshots.teamId,
      directionId: reportSnapshots.directionId,
      positionId: reportSnapshots.positionId,
      snapshot: reportSnapshots.snapshot,
      readsFigures: sql<boolean>`(${profiles.isAdmin} or ${profiles.role} = 'account_owner')`,
      managedTeams: sql<string[]>`array(
        select t.id from ${teams} t where t.company_id = ${companyId} and t.manager_profile_id = ${profiles.id})`,
    })
    .from(reportSnapshots)
    .innerJoin(
      evaluations,
      and(
        eq(evaluations.companyId, reportSnapshots.companyId),
        eq(evaluations.id, reportSnapshots.evaluationId),
      ),
    )
    .innerJoin(
      profiles,
      and(eq(profiles.companyId, evaluations.companyId), eq(profiles.id, evaluations.subjectProfileId)),
    )
    .where(
      and(
        eq(reportSnapshots.companyId, companyId),
        isNotNull(reportSnapshots.releasedOn),
        // Has no « les autres ».
        ne(evaluations.evaluationType, "self"),
        gte(evaluations.noticeVersion, feedingNoticeVersion),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(analyticsReports)
            .where(
              and(
                eq(analyticsReports.companyId, reportSnapshots.companyId),
                eq(analyticsReports.evaluationId, reportSnapshots.evaluationId),
              ),
            ),
        ),
      ),
    )
    // Any order that tells nothing of when an answer came.
    .orderBy(reportSnapshots.releasedOn, evaluations.id)
    .limit(maxReportsAtOnce);
