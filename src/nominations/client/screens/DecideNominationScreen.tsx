import { useQuery } from "@tanstack/react-query";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { ManagerDecision } from "../ManagerDecision.tsx";
import { ProposalView, useProposalId } from "../ProposalView.tsx";
import { nominations } from "../queries.ts";

/** Where the direct manager approves what the person evaluated proposes; any other reader finds nothing here. */
export function DecideNominationScreen() {
  const { decision: texts } = useTexts("nominations");
  const query = useQuery(nominations.toDecide.queryOptions({ input: useProposalId() }));
  return (
    <ProposalView query={query} texts={texts} back={paths.dashboard()}>
      {(proposal) => <ManagerDecision key={proposal.evaluationId} proposal={proposal} />}
    </ProposalView>
  );
}
