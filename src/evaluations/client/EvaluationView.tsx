import type { ReactNode } from "react";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { isAbsence } from "#platform/ui/detail/absence.ts";
import { ObjectView } from "#platform/ui/detail/ObjectView.tsx";
import type { Query } from "#platform/ui/page/QueryView.tsx";

interface EvaluationViewProps {
  query: Query<Evaluation>;
  skeleton: "form" | "detail";
  children: (evaluation: Evaluation) => ReactNode;
}

const absentCodes = ["evaluation_not_found"] as const;

/** Shows one evaluation, or the page that says it does not exist: it may have been deleted since it was shown. */
export function EvaluationView({ query, skeleton, children }: EvaluationViewProps) {
  const texts = useTexts("evaluations");
  const isGone = query.error !== null && isAbsence(query.error, absentCodes);
  return (
    <ObjectView
      query={isGone ? { ...query, data: undefined } : query}
      absent={{
        title: texts.notFound,
        detail: texts.notFoundDetail,
        back: { label: texts.back, to: paths.evaluations() },
      }}
      absentCodes={absentCodes}
      skeleton={skeleton}
    >
      {children}
    </ObjectView>
  );
}
