import type { Router } from "@orpc/server";
import type { answersContract } from "#answers/contract.ts";
import { beginAnswersEndpoint } from "#answers/server/endpoints/beginAnswers.ts";
import { countPendingAnswersEndpoint } from "#answers/server/endpoints/countPendingAnswers.ts";
import { declineAnswersEndpoint } from "#answers/server/endpoints/declineAnswers.ts";
import { finaliseAnswersEndpoint } from "#answers/server/endpoints/finaliseAnswers.ts";
import { listMyEvaluationsEndpoint } from "#answers/server/endpoints/listMyEvaluations.ts";
import { openLinkEndpoint } from "#answers/server/endpoints/openLink.ts";
import { previewAnswersEndpoint } from "#answers/server/endpoints/previewAnswers.ts";
import { readDueDaysEndpoint } from "#answers/server/endpoints/readDueDays.ts";
import { readLinkEndpoint } from "#answers/server/endpoints/readLink.ts";
import { saveAnswerEndpoint } from "#answers/server/endpoints/saveAnswer.ts";
import { readAnswersEndpoint } from "#answers/server/endpoints/readAnswers.ts";
import { findCommentsShown } from "#reports/server/commentsShown.ts";
import type { RequestContext } from "#platform/server/services.ts";

/** One line per endpoint, as in the contract. */
export const answersRouter: Router<typeof answersContract, RequestContext> = {
  readLink: readLinkEndpoint,
  openLink: openLinkEndpoint,
  mine: listMyEvaluationsEndpoint,
  countPending: countPendingAnswersEndpoint,
  dueDays: readDueDaysEndpoint,
  preview: previewAnswersEndpoint,
  begin: beginAnswersEndpoint,
  save: saveAnswerEndpoint,
  finalise: finaliseAnswersEndpoint,
  decline: declineAnswersEndpoint,
  read: readAnswersEndpoint(findCommentsShown),
};
