import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { ObjectView } from "#platform/ui/detail/ObjectView.tsx";
import { OwnProposal } from "../OwnProposal.tsx";
import { nominations } from "../queries.ts";

/** Where the person evaluated proposes who answers; nobody else finds anything here. */
export function NominationScreen() {
  const { own: texts } = useTexts("nominations");
  const { id = "" } = useParams({ strict: false });
  const query = useQuery(nominations.mine.queryOptions({ input: { evaluationId: id } }));
  return (
    <ObjectView
      query={query}
      skeleton="form"
      absent={{
        title: texts.absent,
        detail: texts.absentDetail,
        back: { label: texts.back, to: paths.myEvaluations() },
      }}
    >
      {(nomination) => <OwnProposal key={nomination.evaluationId} nomination={nomination} />}
    </ObjectView>
  );
}
