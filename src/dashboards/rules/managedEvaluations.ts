import { whyNotLaunch, type LaunchFacts } from "#evaluations/rules/launch.ts";
import type { EvaluationStatus } from "#evaluations/vocabulary.ts";
import { isAwaited } from "#nominations/rules.ts";
import type { Decider, NominationStatus } from "#nominations/vocabulary.ts";
import type { ManagedCampaign, ManagedEvaluationSummary, NextAction } from "../contract.ts";
import { getObjectId, type TodoItem } from "./todoItems.ts";

export interface ManagedEvaluationFacts {
  status: EvaluationStatus;
  /** Null once launched. */
  launch: LaunchFacts | null;
  /** The proposal of the person evaluated, for a draft; null where none was requested. */
  proposal: { status: NominationStatus; decidedBy: Decider } | null;
  /** The lead may open the report: not if they answered in a protected group. */
  readsReport: boolean;
  /** And publish it: not if they answered as the manager. */
  publishesReport: boolean;
}

/** The one action that moves an evaluation on, for its lead. */
export function resolveNextAction(facts: ManagedEvaluationFacts): NextAction {
  const { status, launch, proposal, readsReport, publishesReport } = facts;
  if (launch) {
    const awaited = proposal && isAwaited(proposal.status) ? proposal : null;
    const hasManager = launch.subject?.hasDirectManager ?? false;
    // The lead decides once the person evaluated has no direct manager any more.
    if (awaited?.status === "sent" && !(awaited.decidedBy === "direct_manager" && hasManager))
      return "decide";
    if (whyNotLaunch(launch) !== null) return "prepare";
    return awaited ? "await" : "launch";
  }
  if (status === "in_progress") return "follow";
  if (publishesReport) return "review";
  return readsReport ? "read" : "open";
}

/** Omits evaluations and campaigns that « À faire » lists already. */
export function omitWaiting<
  One extends Pick<ManagedEvaluationSummary, "evaluationId">,
  Campaign extends Pick<ManagedCampaign, "id">,
>(
  { led, campaigns }: { led: readonly One[]; campaigns: readonly Campaign[] },
  waiting: readonly TodoItem[],
): { led: One[]; campaigns: Campaign[] } {
  // The lead's own answer, or own report, does not show the progress of the evaluation.
  const waitingIds = new Set(
    waiting
      .filter((one) => "next" in one.about || "preparing" in one.about || one.kind === "report")
      .map(getObjectId),
  );
  return {
    led: led.filter(({ evaluationId }) => !waitingIds.has(evaluationId)),
    campaigns: campaigns.filter(({ id }) => !waitingIds.has(id)),
  };
}
