import { and, eq, inArray, sql } from "drizzle-orm";
import { dayIn } from "#company/server/dayIn.ts";
import { readCompany, type Company } from "#company/server/queries.ts";
import { refuse } from "#platform/errors.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import type { PulseContent } from "../../contract/content.ts";
import { pulseRuns, pulseSeries, pulseTemplates, pulseTemplateVersions } from "../../tables.ts";
import type { RunRecord, SeriesRecord } from "./facts.ts";

export interface ObjectKey {
  companyId: string;
  id: string;
}

export const isSeries = ({ companyId, id }: ObjectKey) =>
  and(eq(pulseSeries.companyId, companyId), eq(pulseSeries.id, id));
export const isRun = ({ companyId, id }: ObjectKey) =>
  and(eq(pulseRuns.companyId, companyId), eq(pulseRuns.id, id));

/** The clock of a company at this moment. */
export interface CompanyClock {
  now: Date;
  today: string;
  timeZone: Company["timeZone"];
}
export async function readClock(
  tx: Tenant,
  { now }: Pick<Services, "now">,
  companyId: string,
): Promise<CompanyClock> {
  const { timeZone } = await readCompany(tx, companyId);
  const at = now();
  return { now: at, today: dayIn(timeZone, at), timeZone };
}

/** Those who plan, skip or pause, and the worker that opens, decide one after the other. */
async function lockSeries(tx: Tenant, key: ObjectKey): Promise<SeriesRecord | null> {
  const [row] = await tx.select().from(pulseSeries).where(isSeries(key)).for("update");
  return row ?? null;
}

/** Under its lock, a series that goes on; refused when another person has changed it since it was read. */
export async function lockSeriesToChange(tx: Tenant, key: ObjectKey, version: number): Promise<SeriesRecord> {
  const series = (await lockSeries(tx, key)) ?? refuse("not_found");
  if (series.endedAt) refuse("pulse_series_ended");
  if (series.version !== version) refuse("edited_meanwhile");
  return series;
}

export const changeSeries = (
  tx: Tenant,
  key: ObjectKey,
  change: Partial<
    Pick<SeriesRecord, "lastOccurrence" | "skipped" | "runCount" | "pausedAt" | "endedAt" | "version">
  >,
) => tx.update(pulseSeries).set(change).where(isSeries(key));

export async function readRun(tx: Tenant, key: ObjectKey): Promise<RunRecord | null> {
  const [row] = await tx.select().from(pulseRuns).where(isRun(key));
  return row ?? null;
}

export async function lockRun(tx: Tenant, key: ObjectKey): Promise<RunRecord | null> {
  const [row] = await tx.select().from(pulseRuns).where(isRun(key)).for("update");
  return row ?? null;
}

/** The series before its run, in the one order in which both are locked. */
export async function lockRunWithSeries(tx: Tenant, key: ObjectKey) {
  const [found] = await tx.select({ seriesId: pulseRuns.seriesId }).from(pulseRuns).where(isRun(key));
  const series = found && (await lockSeries(tx, { companyId: key.companyId, id: found.seriesId }));
  const run = series && (await lockRun(tx, key));
  return run ? { series, run } : null;
}

export const changeRun = (tx: Tenant, key: ObjectKey, change: Partial<Omit<RunRecord, "companyId" | "id">>) =>
  tx.update(pulseRuns).set(change).where(isRun(key));

/** The runs of a series in these states. */
export const listRunsOfSeries = (
  tx: Tenant,
  { companyId, id }: ObjectKey,
  statuses: readonly RunRecord["status"][],
): Promise<RunRecord[]> =>
  tx
    .select()
    .from(pulseRuns)
    .where(
      and(
        eq(pulseRuns.companyId, companyId),
        eq(pulseRuns.seriesId, id),
        inArray(pulseRuns.status, [...statuses]),
      ),
    );

/** What the next run of a template asks: the version that was planned last. */
export async function readPlannedContent(
  tx: Tenant,
  { companyId, templateId }: { companyId: string; templateId: string },
): Promise<{ content: PulseContent; number: number }> {
  const [planned] = await tx
    .select({ content: pulseTemplateVersions.content, number: pulseTemplateVersions.number })
    .from(pulseTemplateVersions)
    .innerJoin(
      pulseTemplates,
      and(
        eq(pulseTemplates.companyId, pulseTemplateVersions.companyId),
        eq(pulseTemplates.id, pulseTemplateVersions.templateId),
        eq(pulseTemplates.plannedVersion, pulseTemplateVersions.number),
      ),
    )
    .where(
      and(eq(pulseTemplateVersions.companyId, companyId), eq(pulseTemplateVersions.templateId, templateId)),
    );
  if (!planned) throw new Error("a series has a version that was planned");
  return planned;
}

/** What a run asks: frozen when it opens, before that the version that was planned last. */
export const selectContent = sql<PulseContent>`coalesce(${pulseRuns.content}, (
  select v.content from ${pulseTemplateVersions} v join ${pulseTemplates} t
    on t.company_id = v.company_id and t.id = v.template_id and t.planned_version = v.number
  where v.company_id = ${pulseRuns.companyId} and v.template_id = ${pulseRuns.templateId}))`;
