import { readCompanyToday } from "#evaluations/server/today.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { seriesContract } from "../../contract.ts";
import { findNextStart } from "../../rules/periods.ts";
import { archivePrepared, lockToChange } from "../changing.ts";
import { presentSeries, toSeriesFacts } from "../present.ts";
import { changeSeries } from "../queries.ts";

/** The one that is prepared goes to the archive; otherwise its day is kept, and nothing is prepared for it. */
export const skipNextEndpoint = handle(seriesContract.skipNext, async (call) => {
  const { input, actor, tx, services } = call;
  const series = await lockToChange(call, input);
  const wasPrepared = await archivePrepared(call, series);
  const next = findNextStart(toSeriesFacts(series), await readCompanyToday(tx, services, actor.companyId));
  await changeSeries(tx, series, {
    version: series.version + 1,
    ...(wasPrepared || next === null ? {} : { skipped: [...series.skipped, next] }),
  });
  await audit(tx, call, {
    action: "series.skipped",
    objectType: "evaluation",
    objectId: input.evaluationId,
  });
  return presentSeries(tx, services, { companyId: actor.companyId, id: input.evaluationId });
});
