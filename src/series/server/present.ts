import type { EvaluationKey } from "#evaluations/server/queries/evaluations.ts";
import { readCompanyToday } from "#evaluations/server/today.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import type { Series } from "../contract.ts";
import { findNextStart } from "../rules/periods.ts";
import { findPrepared, findSeriesByEvaluation, type SeriesRecord } from "./queries.ts";

/** The facts that the rules on periods need. */
export const toSeriesFacts = (series: SeriesRecord) => ({
  ...series,
  stoppedAt: series.stoppedAt?.toISOString() ?? null,
});

/** The series of an evaluation, as its lead sees it. */
export async function presentSeries(
  tx: Tenant,
  services: Pick<Services, "now">,
  key: EvaluationKey,
): Promise<{ series: Series | null }> {
  const series = await findSeriesByEvaluation(tx, key);
  if (!series) return { series: null };
  const prepared = series.stoppedAt ? null : await findPrepared(tx, series);
  const today = await readCompanyToday(tx, services, key.companyId);
  const { frequency, daysToAnswer, version } = series;
  return {
    series: {
      frequency,
      daysToAnswer,
      version,
      nextStart: prepared?.startsOn ?? findNextStart(toSeriesFacts(series), today),
      preparedId: prepared?.id ?? null,
    },
  };
}
