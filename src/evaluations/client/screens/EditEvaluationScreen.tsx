import { useParams, useSearch } from "@tanstack/react-router";
import { useEffect, type ReactNode } from "react";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { paths } from "#paths.ts";
import { Skeleton } from "#platform/ui/page/QueryView.tsx";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import { EvaluationView } from "../EvaluationView.tsx";
import type { WithProposal } from "../proposal.ts";
import { useEvaluation } from "../queries.ts";
import { parseStep } from "../wizard/steps.ts";
import { Wizard } from "../wizard/Wizard.tsx";

interface EditEvaluationScreenProps {
  /** The proposal of participants: nominations stand above (src/app/sharedScreens/EditEvaluation.tsx). */
  renderNomination: (evaluation: Evaluation) => ReactNode;
  withProposal: WithProposal;
}

export function EditEvaluationScreen({ renderNomination, withProposal }: EditEvaluationScreenProps) {
  const { id = "" } = useParams({ strict: false });
  const { step } = useSearch({ strict: false });
  const query = useEvaluation(id);
  return (
    <EvaluationView query={query} skeleton="form">
      {(evaluation) =>
        evaluation.rights.manage && evaluation.status === "draft" ? (
          withProposal(evaluation, (proposal) => (
            <Wizard
              key={evaluation.id}
              evaluation={evaluation}
              step={parseStep(step)}
              isNew={false}
              nomination={renderNomination(evaluation)}
              proposal={proposal}
              onCreated={() => undefined}
            />
          ))
        ) : (
          <ToControlRoom id={evaluation.id} />
        )
      }
    </EvaluationView>
  );
}

/** Redirects to the control room: a planned evaluation becomes a draft there first, and a launched one is changed there. */
function ToControlRoom({ id }: { id: string }) {
  const go = useGo();
  useEffect(() => go(paths.evaluation(id), { replace: true }));
  return <Skeleton shape="form" />;
}
