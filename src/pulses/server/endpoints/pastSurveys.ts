import { handle } from "#platform/server/calls/handle.ts";
import { pulsesContract } from "../../contract.ts";
import { listPastSurveys } from "../pastSurveys.ts";

export const pastSurveysEndpoint = handle(
  pulsesContract.pastSurveys,
  ({ input: { cursor, limit = 25 }, actor, tx }) => listPastSurveys(tx, actor, { cursor, limit }),
);
