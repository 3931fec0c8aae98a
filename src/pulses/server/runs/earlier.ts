import { and, eq, gte, inArray, ne } from "drizzle-orm";
import { dayIn } from "#company/server/dayIn.ts";
import { PulseSnapshot } from "#disclosure/contract/pulse.ts";
import { listPrintedCuts } from "#disclosure/rules/pulse/computePulseSnapshot.ts";
import type { EarlierPulseRun, PulseRespondent } from "#disclosure/rules/pulse/run.ts";
import { systemDays } from "#disclosure/rules/system.ts";
import { momentIn } from "#platform/localTime.ts";
import { daysAfter } from "#platform/calendarDays.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { listCuts } from "../../rules/audience.ts";
import { pulseInvitations, pulseReports, pulseRuns } from "../../tables.ts";
import type { CompanyClock } from "./queries.ts";

interface ClosedRun {
  id: string;
  closedOn: string;
  threshold: number;
  snapshot: PulseSnapshot;
}

/** The runs of a company whose reports are compared with one that closes on this day, and which share a question with it. */
export async function listComparedRuns(
  tx: Tenant,
  companyId: string,
  {
    closesOn,
    timeZone,
    keys,
    without,
  }: Pick<CompanyClock, "timeZone"> & { closesOn: string; keys: readonly string[]; without: string | null },
): Promise<ClosedRun[]> {
  const rows = await tx
    .select({
      id: pulseRuns.id,
      closedAt: pulseRuns.closedAt,
      threshold: pulseRuns.threshold,
      snapshot: pulseReports.snapshot,
    })
    .from(pulseRuns)
    .innerJoin(
      pulseReports,
      and(eq(pulseReports.companyId, pulseRuns.companyId), eq(pulseReports.runId, pulseRuns.id)),
    )
    .where(
      and(
        eq(pulseRuns.companyId, companyId),
        eq(pulseRuns.status, "closed"),
        gte(pulseRuns.closedAt, momentIn(timeZone, daysAfter(closesOn, -systemDays))),
        without === null ? undefined : ne(pulseRuns.id, without),
      ),
    );
  const shared = new Set(keys);
  return rows
    .map(({ closedAt, snapshot, ...run }) => ({
      ...run,
      closedOn: closedAt ? dayIn(timeZone, closedAt) : closesOn,
      snapshot: PulseSnapshot.parse(snapshot),
    }))
    .filter(({ snapshot }) => snapshot.questions.some(({ key }) => shared.has(key)));
}

/** Those who were asked in some runs, with their parts; as if all had answered. */
export async function listInvited(
  tx: Tenant,
  companyId: string,
  runIds: readonly string[],
): Promise<Map<string, PulseRespondent[]>> {
  const rows =
    runIds.length === 0
      ? []
      : await tx
          .select({
            runId: pulseInvitations.runId,
            person: pulseInvitations.profileId,
            teamId: pulseInvitations.teamId,
            directionId: pulseInvitations.directionId,
            positionId: pulseInvitations.positionId,
          })
          .from(pulseInvitations)
          .where(
            and(eq(pulseInvitations.companyId, companyId), inArray(pulseInvitations.runId, [...runIds])),
          );
  const byRun = new Map<string, PulseRespondent[]>();
  for (const { runId, person, ...labels } of rows) {
    const people = byRun.get(runId) ?? [];
    people.push({ person, cuts: listCuts(labels) });
    byRun.set(runId, people);
  }
  return byRun;
}

/** As the engine compares it; `answers`: of the whole run, by question. */
export const toEarlierRun = (
  { closedOn, threshold, snapshot }: ClosedRun,
  respondents: readonly PulseRespondent[],
  answers: (question: string) => number,
): EarlierPulseRun => ({
  closedOn,
  threshold,
  respondents,
  questions: listPrintedCuts(snapshot).map((question) => ({
    ...question,
    skipped: Math.max(0, respondents.length - answers(question.key)),
  })),
});
