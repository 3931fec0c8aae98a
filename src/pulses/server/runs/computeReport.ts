import { and, asc, eq, gte, inArray, or, sql } from "drizzle-orm";
import type { PulseSnapshot } from "#disclosure/contract/pulse.ts";
import { computePulseSnapshotInSteps } from "#disclosure/rules/pulse/computePulseSnapshot.ts";
import type { PulsePast } from "#disclosure/rules/pulse/highlights.ts";
import { indexPeopleByCut, type PulseRespondent } from "#disclosure/rules/pulse/run.ts";
import { computePulseSpread } from "#disclosure/rules/pulse/spread.ts";
import { wholeRun } from "#disclosure/vocabulary.ts";
import { asReportWriter, type Tenant } from "#platform/server/database/database.ts";
import { inSteps } from "#platform/server/work/inSteps.ts";
import { toEngineCounts, toEngineQuestion } from "../../rules/engine.ts";
import { listWithGaps } from "../../rules/gaps.ts";
import { pulseCounts, pulseReceipts, pulseReports, pulseRuns, pulseSeries } from "../../tables.ts";
import { minThreshold } from "../../vocabulary.ts";
import { joinIds, listComparedRuns, listInvited, selectFigures, splitIds, toEarlierRun } from "./earlier.ts";
import type { RunRecord } from "./facts.ts";

interface Surroundings {
  random: () => number;
  closedOn: string;
  timeZone: string;
  now: Date;
}

/** Of the reports of so many days, what is noise between two runs is learned. */
const spreadDays = 400;
const aDay = 24 * 60 * 60_000;

/**
 * What is published of a run, from its responses, counts and receipts and from the earlier reports of the company.
 * @returns besides, the parts in which five people or more answered
 */
export async function computeReport(
  tx: Tenant,
  run: RunRecord,
  { random, closedOn, timeZone, now }: Surroundings,
): Promise<{ snapshot: PulseSnapshot; cutsToKeep: string[] }> {
  const { companyId, id, content, threshold } = run;
  if (!content) throw new Error("an open run has what it asks");
  const compared = await listComparedRuns(tx, companyId, {
    closesOn: closedOn,
    timeZone,
    keys: content.questions.map(({ key }) => key),
    without: id,
  });
  const ids = [id, ...compared.map((one) => one.id)];
  const past = await readPast(tx, run, new Date(now.getTime() - spreadDays * aDay));
  const invited = await listInvited(tx, companyId, ids);
  const { respondents, counts, comments } = await asReportWriter(tx, async () => ({
    respondents: await listRespondents(tx, companyId, invited),
    counts: await listCounts(tx, run, ids),
    comments: await listComments(tx, run),
  }));
  const countsByRun = Map.groupBy(counts, ({ runId }) => runId);
  const countAnswers = (runId: string) => (question: string) =>
    (countsByRun.get(runId) ?? [])
      .filter((one) => one.cut === wholeRun && one.question === question)
      .reduce((sum, { count }) => sum + count, 0);
  const own = respondents.get(id) ?? [];
  const asked = run.askedCount ?? 0;
  const steps = computePulseSnapshotInSteps(
    {
      closedOn,
      threshold,
      asked,
      cuts: [...new Set((invited.get(id) ?? []).flatMap(({ cuts }) => cuts))],
      questions: content.questions.map(toEngineQuestion),
      respondents: own,
      counts: toEngineCounts(content.questions, countsByRun.get(id) ?? []),
      comments,
      earlier: compared.map((one) => toEarlierRun(one, respondents.get(one.id) ?? [], countAnswers(one.id))),
    },
    random,
    past,
  );
  const snapshot = await inSteps(steps);
  const sizes = indexPeopleByCut(own);
  return {
    // It is kept for ever, and read whole.
    snapshot: {
      ...snapshot,
      participation: { asked, answered: own.length < threshold ? null : own.length },
    },
    cutsToKeep: [...sizes.keys()].filter((cut) => (sizes.get(cut)?.length ?? 0) >= minThreshold),
  };
}

/** Of a run, and of the wholes of earlier ones. */
const listCounts = (tx: Tenant, { companyId, id }: RunRecord, runIds: readonly string[]) =>
  tx
    .select({
      runId: pulseCounts.runId,
      cut: pulseCounts.cut,
      question: pulseCounts.question,
      answer: pulseCounts.answer,
      count: pulseCounts.count,
    })
    .from(pulseCounts)
    .where(
      and(
        eq(pulseCounts.companyId, companyId),
        inArray(pulseCounts.runId, [...runIds]),
        or(eq(pulseCounts.runId, id), eq(pulseCounts.cut, wholeRun)),
      ),
    );

/**
 * Those who answered, with where they stood when the run opened. Both are read apart and joined here: of tables that have just
 * been filled the planner knows no size, and would join them row by row.
 */
async function listRespondents(
  tx: Tenant,
  companyId: string,
  invited: ReadonlyMap<string, readonly PulseRespondent[]>,
): Promise<Map<string, PulseRespondent[]>> {
  const runIds = [...invited.keys()];
  const receipts = await tx
    .select({ runId: pulseReceipts.runId, people: joinIds(pulseReceipts.profileId) })
    .from(pulseReceipts)
    .where(and(eq(pulseReceipts.companyId, companyId), inArray(pulseReceipts.runId, runIds)))
    .groupBy(pulseReceipts.runId);
  const answered = new Map(receipts.map(({ runId, people }) => [runId, new Set(splitIds(people))]));
  return new Map(
    [...invited].map(([runId, asked]) => [
      runId,
      asked.filter(({ person }) => answered.get(runId)?.has(person)),
    ]),
  );
}

/** What people wrote, by question; the engine shuffles it. */
async function listComments(tx: Tenant, { companyId, id, content }: RunRecord) {
  const keys = (content?.questions ?? []).filter(({ type }) => type === "text").map(({ key }) => key);
  if (keys.length === 0) return [];
  const { rows } = await tx.execute<{ question: string; text: string }>(sql`
    select answer.key as question, answer.value as text
    from pulse_responses r cross join lateral jsonb_each_text(r.answers) as answer
    where r.company_id = ${companyId} and r.run_id = ${id} and answer.key = any(${sql.param(keys)}::text[])`);
  return keys.map((question) => ({
    question,
    texts: rows.filter((row) => row.question === question).map(({ text }) => text),
  }));
}

/** The report of the last run of the series that closed, and how far changes between neighbouring runs lie apart. */
async function readPast(tx: Tenant, run: RunRecord, since: Date): Promise<PulsePast> {
  const reports = await tx
    .select({
      seriesId: pulseRuns.seriesId,
      occurrence: pulseRuns.occurrence,
      plan: pulseSeries.plan,
      anchor: pulseSeries.anchor,
      snapshot: selectFigures,
    })
    .from(pulseReports)
    .innerJoin(
      pulseRuns,
      and(eq(pulseRuns.companyId, pulseReports.companyId), eq(pulseRuns.id, pulseReports.runId)),
    )
    .innerJoin(
      pulseSeries,
      and(eq(pulseSeries.companyId, pulseRuns.companyId), eq(pulseSeries.id, pulseRuns.seriesId)),
    )
    .where(and(eq(pulseReports.companyId, run.companyId), gte(pulseRuns.closedAt, since)))
    .orderBy(asc(pulseRuns.occurrence));
  const series = [...Map.groupBy(reports, ({ seriesId }) => seriesId).values()].map((runs) => {
    const [{ plan, anchor }] = runs as [(typeof runs)[number]];
    return listWithGaps({ cadence: plan.cadence, anchor }, runs).map((one) => one?.snapshot ?? null);
  });
  const previous = reports.findLast(
    (one) => one.seriesId === run.seriesId && one.occurrence < run.occurrence,
  );
  return { previous: previous?.snapshot ?? null, spread: computePulseSpread(series) };
}
