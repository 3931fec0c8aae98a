import { useQuery } from "@tanstack/react-query";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { EmptyState } from "#platform/ui/page/EmptyState.tsx";
import { Skeleton } from "#platform/ui/page/QueryView.tsx";
import { Row } from "#platform/ui/page/Section.tsx";
import type { Pillar } from "../../vocabulary.ts";
import { development } from "../queries.ts";
import { PlanDrawing } from "./PlanDrawing.tsx";
import { usePlanPage } from "./usePlanPage.ts";

interface EmptyPlanProps {
  pillar: Pillar;
  /** A plan can be drafted here. */
  maySuggest: boolean;
}

/** A plan without an objective: where to begin, first of all from what there is. */
export function EmptyPlan({ pillar, maySuggest }: EmptyPlanProps) {
  const { empty: texts, beginning, add } = useTexts("developmentPlan");
  const say = useSay();
  const { plan, isOwn, mayWrite, ask } = usePlanPage();
  const { id: profileId, firstName: first } = plan.person;
  // For another reader this would be an opening of the report.
  const asks = isOwn && mayWrite;
  const query = useQuery({
    ...development.prioritiesFromReport.queryOptions({ input: { profileId } }),
    enabled: asks,
  });
  if (asks && query.isPending) return <Skeleton />;
  // The report of another is opened, and noted, only by who chooses to: it never leads.
  const fromModel = !isOwn || (query.data !== undefined && !query.data.report?.points.length);
  const beginnings = [
    {
      label: isOwn ? beginning.report : beginning.otherReport,
      onClick: () => ask({ kind: "report", pillar }),
    },
    { label: beginning.model, onClick: () => ask({ kind: "models", pillar }) },
  ];
  const [lead, second] = fromModel ? beginnings.toReversed() : beginnings;
  return (
    <EmptyState
      drawing={<PlanDrawing />}
      title={isOwn ? (fromModel ? texts.modelTitle : texts.title) : texts.otherTitle}
      action={
        mayWrite && (
          <Row>
            {lead && (
              <Button variant="primary" onClick={lead.onClick}>
                {lead.label}
              </Button>
            )}
            {second && !fromModel && <Button onClick={second.onClick}>{second.label}</Button>}
            {maySuggest && <Button onClick={() => ask({ kind: "draft" })}>{beginning.draft}</Button>}
            <Button onClick={() => ask({ kind: "objective", objectiveId: null, pillar })}>{add}</Button>
            {second && fromModel && <Button onClick={second.onClick}>{second.label}</Button>}
          </Row>
        )
      }
    >
      {isOwn ? (fromModel ? texts.modelWords : texts.words) : mayWrite && say(texts.otherWords, { first })}
    </EmptyState>
  );
}
