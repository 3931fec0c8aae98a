import type { Router } from "@orpc/server";
import type { nominationsContract } from "#nominations/contract.ts";
import { addableEndpoint } from "#nominations/server/endpoints/addable.ts";
import { approveEndpoint } from "#nominations/server/endpoints/approve.ts";
import { approveAndLaunchEndpoint } from "#nominations/server/endpoints/approveAndLaunch.ts";
import { askAgainEndpoint } from "#nominations/server/endpoints/askAgain.ts";
import { askEndpoint } from "#nominations/server/endpoints/ask.ts";
import { cancelEndpoint } from "#nominations/server/endpoints/cancel.ts";
import { candidatesEndpoint } from "#nominations/server/endpoints/candidates.ts";
import { decideEndpoint } from "#nominations/server/endpoints/decide.ts";
import { mineEndpoint } from "#nominations/server/endpoints/mine.ts";
import { ofEvaluationEndpoint } from "#nominations/server/endpoints/ofEvaluation.ts";
import { proposeEndpoint } from "#nominations/server/endpoints/propose.ts";
import { sendBackEndpoint } from "#nominations/server/endpoints/sendBack.ts";
import { toDecideEndpoint } from "#nominations/server/endpoints/toDecide.ts";
import { waitingEndpoint } from "#nominations/server/endpoints/waiting.ts";
import type { RequestContext } from "#platform/server/services.ts";

/** One line per endpoint, as in the contract. */
export const nominationsRouter: Router<typeof nominationsContract, RequestContext> = {
  ofEvaluation: ofEvaluationEndpoint,
  ask: askEndpoint,
  cancel: cancelEndpoint,
  sendBack: sendBackEndpoint,
  approve: approveEndpoint,
  approveAndLaunch: approveAndLaunchEndpoint,
  waiting: waitingEndpoint,
  mine: mineEndpoint,
  candidates: candidatesEndpoint,
  propose: proposeEndpoint,
  toDecide: toDecideEndpoint,
  addable: addableEndpoint,
  decide: decideEndpoint,
  askAgain: askAgainEndpoint,
};
