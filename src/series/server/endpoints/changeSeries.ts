import { changeEvaluation } from "#evaluations/server/queries/evaluations.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { daysAfter } from "#platform/calendarDays.ts";
import { seriesContract } from "../../contract.ts";
import { computeRhythm } from "../../rules/periods.ts";
import { lockPrepared, lockToChange } from "../changing.ts";
import { presentSeries, toSeriesFacts } from "../present.ts";
import { changeSeries, findLatest } from "../queries.ts";

/** From the next occurrence on: one that is prepared keeps its day, and people have the new number of days to answer it. */
export const changeSeriesEndpoint = handle(seriesContract.change, async (call) => {
  const { input, actor, tx, services } = call;
  const series = await lockToChange(call, input);
  const { frequency, daysToAnswer } = input;
  const prepared = await lockPrepared(call, series);
  if (prepared?.startsOn)
    await changeEvaluation(tx, prepared, services.now(), {
      frequency,
      dueOn: daysAfter(prepared.startsOn, daysToAnswer),
    });
  const latest = await findLatest(tx, series);
  const { anchor, wishedDay, skipped } = computeRhythm(toSeriesFacts(series), {
    frequency,
    latestPeriod: latest?.period ?? series.anchor,
  });
  await changeSeries(tx, series, {
    frequency,
    daysToAnswer,
    anchor,
    wishedDay,
    skipped: [...skipped],
    version: series.version + 1,
  });
  await audit(tx, call, {
    action: "series.changed",
    objectType: "evaluation",
    objectId: input.evaluationId,
    details: { frequency, daysToAnswer },
  });
  return presentSeries(tx, services, { companyId: actor.companyId, id: input.evaluationId });
});
