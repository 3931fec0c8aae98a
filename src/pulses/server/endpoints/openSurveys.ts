import { dayIn } from "#company/server/dayIn.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { pulsesContract } from "../../contract.ts";
import { findLastMoment } from "../../rules/survey.ts";
import { listOpenSurveys } from "../surveys.ts";

export const openSurveysEndpoint = handle(pulsesContract.openSurveys, async ({ actor, tx, services }) => {
  const open = await listOpenSurveys(tx, actor, services.now());
  return {
    items: open.flatMap(({ id, content, timeZone, ...times }) =>
      content
        ? [
            {
              id,
              name: content.name,
              questionCount: content.questions.length,
              closesOn: dayIn(timeZone, findLastMoment(times)),
            },
          ]
        : [],
    ),
  };
});
