import type { EvaluationStatus } from "#evaluations/contract/evaluation.ts";
import { whyNotLaunch, type LaunchFacts } from "#evaluations/rules/launch.ts";
import type { NextAction } from "../contract.ts";

export interface LedFacts {
  status: EvaluationStatus;
  /** Null once launched. */
  launch: LaunchFacts | null;
  /** The lead may open the report: not if they answered in a protected group. */
  readsReport: boolean;
}

/** The one action that moves an evaluation on, for its lead. */
export function nextActionOf({ status, launch, readsReport }: LedFacts): NextAction {
  if (launch) return whyNotLaunch(launch) === null ? "launch" : "prepare";
  if (status === "in_progress") return "follow";
  if (!readsReport) return "open";
  return status === "review" ? "review" : "read";
}
