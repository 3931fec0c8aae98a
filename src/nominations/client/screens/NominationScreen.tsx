import { useQuery } from "@tanstack/react-query";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { OwnProposal } from "../OwnProposal.tsx";
import { ProposalView, useProposalId } from "../ProposalView.tsx";
import { nominations } from "../queries.ts";

/** Where the person evaluated proposes the participants; any other reader finds nothing here. */
export function NominationScreen() {
  const { own: texts } = useTexts("nominations");
  const query = useQuery(nominations.mine.queryOptions({ input: useProposalId() }));
  return (
    <ProposalView query={query} texts={texts} back={paths.myEvaluations()}>
      {(nomination) => <OwnProposal key={nomination.evaluationId} nomination={nomination} />}
    </ProposalView>
  );
}
