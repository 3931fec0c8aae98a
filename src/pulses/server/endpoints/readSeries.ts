import { refuse } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { seriesEndpoints } from "../../contract/series.ts";
import { pulseSeries } from "../../tables.ts";
import { isSeries, readClock } from "../runs/queries.ts";
import { presentSeries } from "../seriesState.ts";

export const readSeriesEndpoint = handle(
  seriesEndpoints.readSeries,
  async ({ input: { id }, actor: { companyId }, tx, services }) => {
    const [series] = await tx.select().from(pulseSeries).where(isSeries({ companyId, id }));
    if (!series) refuse("not_found");
    return presentSeries(tx, series, await readClock(tx, services, companyId));
  },
);
