import { handle } from "#platform/server/calls/handle.ts";
import { pulsesContract } from "../../contract.ts";
import { readOpenSurveys } from "../openSurveys.ts";

export const openSurveysEndpoint = handle(pulsesContract.openSurveys, async ({ actor, tx, services }) => ({
  items: await readOpenSurveys(tx, actor, services.now()),
}));
