import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { ObjectView } from "#platform/ui/detail/ObjectView.tsx";
import { ManagerDecision } from "../ManagerDecision.tsx";
import { nominations } from "../queries.ts";

/** Where the direct manager approves what the person evaluated proposes; nobody else finds anything here. */
export function DecideNominationScreen() {
  const { decision: texts } = useTexts("nominations");
  const { id = "" } = useParams({ strict: false });
  const query = useQuery(nominations.toDecide.queryOptions({ input: { evaluationId: id } }));
  return (
    <ObjectView
      query={query}
      skeleton="form"
      absent={{
        title: texts.absent,
        detail: texts.absentDetail,
        back: { label: texts.back, to: paths.dashboard() },
      }}
    >
      {(proposal) => <ManagerDecision key={proposal.evaluationId} proposal={proposal} />}
    </ObjectView>
  );
}
