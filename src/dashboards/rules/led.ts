import type { EvaluationStatus } from "#evaluations/contract/evaluation.ts";
import { whyNotLaunch, type LaunchFacts } from "#evaluations/rules/launch.ts";
import { isAwaited, type DecidedBy, type NominationStatus } from "#nominations/rules.ts";
import type { NextAction } from "../contract.ts";

export interface LedFacts {
  status: EvaluationStatus;
  /** Null once launched. */
  launch: LaunchFacts | null;
  /** What the person evaluated proposes of a draft; null where they were not asked. */
  proposal: { status: NominationStatus; decidedBy: DecidedBy } | null;
  /** The lead may open the report: not if they answered in a protected group. */
  readsReport: boolean;
}

/** The one action that moves an evaluation on, for its lead. */
export function nextActionOf({ status, launch, proposal, readsReport }: LedFacts): NextAction {
  if (launch) {
    const awaited = proposal && isAwaited(proposal.status) ? proposal : null;
    const hasManager = launch.subject?.hasDirectManager ?? false;
    // Where nobody is the manager any more, those who lead decide.
    if (awaited?.status === "sent" && !(awaited.decidedBy === "direct_manager" && hasManager))
      return "decide";
    if (whyNotLaunch(launch) !== null) return "prepare";
    return awaited ? "await" : "launch";
  }
  if (status === "in_progress") return "follow";
  if (!readsReport) return "open";
  return status === "review" ? "review" : "read";
}
