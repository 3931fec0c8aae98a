import type { ReactNode } from "react";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { paths } from "#paths.ts";
import { failureFrom } from "#platform/client/api.ts";
import { useTexts } from "#platform/client/language.tsx";
import { LinkButton } from "#platform/ui/Button.tsx";
import { ErrorPage } from "#platform/ui/ErrorPage.tsx";
import { QueryView, type Query } from "#platform/ui/QueryView.tsx";

interface EvaluationViewProps {
  query: Query<Evaluation>;
  skeleton: "form" | "detail";
  children: (evaluation: Evaluation) => ReactNode;
}

const absent: readonly string[] = ["evaluation_not_found", "not_found", "invalid_data", "invalid_request"];

/** One evaluation, or the page that says it is not there: absent and forbidden read the same. */
export function EvaluationView({ query, skeleton, children }: EvaluationViewProps) {
  const texts = useTexts("evaluations");
  if (query.error && absent.includes(failureFrom(query.error).code))
    return (
      <ErrorPage
        drawing="missingPiece"
        title={texts.notFound}
        actions={
          <LinkButton variant="primary" to={paths.evaluations()}>
            {texts.back}
          </LinkButton>
        }
      >
        {texts.notFoundDetail}
      </ErrorPage>
    );
  return (
    <QueryView query={query} skeleton={skeleton}>
      {children}
    </QueryView>
  );
}
