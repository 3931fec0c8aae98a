import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { seriesContract } from "../../contract.ts";
import { archivePrepared, lockToChange } from "../changing.ts";
import { presentSeries } from "../present.ts";
import { changeSeries } from "../queries.ts";

export const stopSeriesEndpoint = handle(seriesContract.stop, async (call) => {
  const { input, actor, tx, services } = call;
  const series = await lockToChange(call, input);
  await archivePrepared(call, series);
  await changeSeries(tx, series, { stoppedAt: services.now(), version: series.version + 1 });
  await audit(tx, call, {
    action: "series.stopped",
    objectType: "evaluation",
    objectId: input.evaluationId,
  });
  return presentSeries(tx, services, { companyId: actor.companyId, id: input.evaluationId });
});
