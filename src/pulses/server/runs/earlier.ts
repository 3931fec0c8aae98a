import { and, eq, gte, inArray, ne, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { dayIn } from "#company/server/dayIn.ts";
import type { PulseSnapshot } from "#disclosure/contract/pulse.ts";
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

/** A report without what people wrote, as the engine made it: of many at once, checking each would take longer than computing. */
export const selectFigures = sql<PulseSnapshot>`${pulseReports.snapshot} || '{"comments": []}'`;

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
      snapshot: selectFigures,
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
        sql`${pulseReports.snapshot} -> 'questions' @> any(${sql.param(
          keys.map((key) => JSON.stringify([{ key }])),
        )}::jsonb[])`,
      ),
    );
  return rows.map(({ closedAt, ...run }) => ({
    ...run,
    closedOn: closedAt ? dayIn(timeZone, closedAt) : closesOn,
  }));
}

/**
 * Those who were asked in some runs, with their parts; as if all had answered. They are read by part, each with all its people
 * in one value: for a hundred thousand rows, making an object of each takes longer than all the rest.
 */
export async function listInvited(
  tx: Tenant,
  companyId: string,
  runIds: readonly string[],
): Promise<Map<string, PulseRespondent[]>> {
  const parts =
    runIds.length === 0
      ? []
      : await tx
          .select({
            runId: pulseInvitations.runId,
            teamId: pulseInvitations.teamId,
            directionId: pulseInvitations.directionId,
            positionId: pulseInvitations.positionId,
            people: joinIds(pulseInvitations.profileId),
          })
          .from(pulseInvitations)
          .where(and(eq(pulseInvitations.companyId, companyId), inArray(pulseInvitations.runId, [...runIds])))
          .groupBy(
            pulseInvitations.runId,
            pulseInvitations.teamId,
            pulseInvitations.directionId,
            pulseInvitations.positionId,
          );
  const byRun = new Map<string, PulseRespondent[]>();
  for (const { runId, people, ...labels } of parts) {
    const cuts = listCuts(labels);
    const respondents = byRun.get(runId) ?? [];
    for (const person of splitIds(people)) respondents.push({ person, cuts });
    byRun.set(runId, respondents);
  }
  return byRun;
}

/** All ids of a group in one value, which `splitIds` takes apart. */
export const joinIds = (column: AnyPgColumn) => sql<string>`string_agg(${column}::text, ',')`;
export const splitIds = (joined: string): string[] => joined.split(",");

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
