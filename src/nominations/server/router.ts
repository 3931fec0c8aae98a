import type { Router } from "@orpc/server";
import type { nominationsContract } from "../contract.ts";
import { addableEndpoint } from "./endpoints/addable.ts";
import { approveEndpoint } from "./endpoints/approve.ts";
import { approveAndLaunchEndpoint } from "./endpoints/approveAndLaunch.ts";
import { askAgainEndpoint } from "./endpoints/askAgain.ts";
import { askEndpoint } from "./endpoints/ask.ts";
import { cancelEndpoint } from "./endpoints/cancel.ts";
import { candidatesEndpoint } from "./endpoints/candidates.ts";
import { decideEndpoint } from "./endpoints/decide.ts";
import { mineEndpoint } from "./endpoints/mine.ts";
import { ofEvaluationEndpoint } from "./endpoints/ofEvaluation.ts";
import { proposeEndpoint } from "./endpoints/propose.ts";
import { sendBackEndpoint } from "./endpoints/sendBack.ts";
import { toDecideEndpoint } from "./endpoints/toDecide.ts";
import { waitingEndpoint } from "./endpoints/waiting.ts";
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
