import type { Router } from "@orpc/server";
import type { answersContract } from "../contract.ts";
import { beginAnswersEndpoint } from "./endpoints/beginAnswers.ts";
import { countPendingAnswersEndpoint } from "./endpoints/countPendingAnswers.ts";
import { declineAnswersEndpoint } from "./endpoints/declineAnswers.ts";
import { finaliseAnswersEndpoint } from "./endpoints/finaliseAnswers.ts";
import { listMyEvaluationsEndpoint } from "./endpoints/listMyEvaluations.ts";
import { openLinkEndpoint } from "./endpoints/openLink.ts";
import { previewAnswersEndpoint } from "./endpoints/previewAnswers.ts";
import { readDueDaysEndpoint } from "./endpoints/readDueDays.ts";
import { readLinkEndpoint } from "./endpoints/readLink.ts";
import { saveAnswerEndpoint } from "./endpoints/saveAnswer.ts";
import { readAnswersEndpoint } from "./endpoints/readAnswers.ts";
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
  read: readAnswersEndpoint,
};
