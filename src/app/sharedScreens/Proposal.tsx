import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { AwaitedProposal } from "#evaluations/client/proposal.ts";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import type { nominationsContract, EvaluationNomination } from "#nominations/contract.ts";
import { createQueries } from "#platform/client/queries.ts";
import { useViewer } from "#platform/ui/viewer.tsx";

const nominations = createQueries<typeof nominationsContract>("nominations");

interface ProposalProps {
  evaluation: Evaluation;
  show: (proposal: AwaitedProposal | null | undefined) => ReactNode;
}

/** Shows a draft with who is awaited for the people who answer. A failure is not shown: the server refuses the launch. */
export function Proposal({ evaluation: { id, subject, status, rights }, show }: ProposalProps) {
  const { profileId } = useViewer();
  const enabled = subject !== null && status === "draft" && rights.manage;
  const { data, isError } = useQuery(nominations.ofEvaluation.queryOptions({ input: { id }, enabled }));
  if (!enabled || isError) return show(null);
  return show(data && findAwaitedProposal(data, profileId));
}

/** Without a direct manager any more, the leads decide. */
function findAwaitedProposal(
  { nomination, manager }: EvaluationNomination,
  profileId: string,
): AwaitedProposal | null {
  if (!nomination || nomination.status === "approved") return null;
  const { status, decidedBy, dueOn } = nomination;
  const isManagers = decidedBy === "direct_manager" && manager !== null && manager.id !== profileId;
  return {
    dueOn,
    turn: status !== "sent" ? "subject" : isManagers ? "manager" : "reader",
    manager,
  };
}
