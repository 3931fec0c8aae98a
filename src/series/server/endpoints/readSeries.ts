import { findManageable } from "#evaluations/server/queries/access.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { seriesContract } from "../../contract.ts";
import { presentSeries } from "../present.ts";

export const readSeriesEndpoint = handle(
  seriesContract.read,
  async ({ input: { evaluationId }, actor, tx, services }) => {
    const { evaluation } = await findManageable(tx, actor, evaluationId);
    return presentSeries(tx, services, evaluation);
  },
);
