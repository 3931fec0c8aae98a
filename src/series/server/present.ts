import type { EvaluationKey } from "#evaluations/server/queries/evaluations.ts";
import { companyToday } from "#evaluations/server/today.ts";
import type { Tenant } from "#platform/server/database.ts";
import type { Services } from "#platform/server/services.ts";
import type { Series } from "../contract.ts";
import { nextStart } from "../rules/periods.ts";
import { findPrepared, findSeriesOf, type SeriesRecord } from "./queries.ts";

/** What the rules on periods ask. */
export const seriesFacts = (series: SeriesRecord) => ({
  ...series,
  stoppedAt: series.stoppedAt?.toISOString() ?? null,
});

/** The series of an evaluation, as its lead sees it. */
export async function presentSeries(
  tx: Tenant,
  services: Pick<Services, "now">,
  key: EvaluationKey,
): Promise<{ series: Series | null }> {
  const series = await findSeriesOf(tx, key);
  if (!series) return { series: null };
  const prepared = series.stoppedAt ? null : await findPrepared(tx, series);
  const today = await companyToday(tx, services, key.companyId);
  const { frequency, daysToAnswer, version } = series;
  return {
    series: {
      frequency,
      daysToAnswer,
      version,
      nextStart: prepared?.startsOn ?? nextStart(seriesFacts(series), today),
      preparedId: prepared?.id ?? null,
    },
  };
}
