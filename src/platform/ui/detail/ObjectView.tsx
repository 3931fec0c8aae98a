import type { ReactNode } from "react";
import type { ErrorCode } from "#platform/errors.ts";
import { failureFrom } from "#platform/client/api.ts";
import { useTexts } from "#platform/client/language.tsx";
import { incidentCode, useFailureWords } from "#platform/client/failure.ts";
import { Button, LinkButton } from "../actions/Button.tsx";
import { ErrorPage } from "../page/ErrorPage.tsx";
import { QueryView, type Query } from "../page/QueryView.tsx";
import { isAbsence } from "./absence.ts";

interface ObjectViewProps<Data> {
  query: Query<Data>;
  /** The page of an object that is not there. Absent and out of reach read the same: neither tells that it exists. */
  absent: { title: string; detail: string; back: { label: string; to: string } };
  /** Codes by which this object says that it is not there, beside the usual ones. */
  absentCodes?: readonly ErrorCode[];
  skeleton?: "detail" | "form" | "cards" | "list";
  children: (data: Data) => ReactNode;
}

/** One object: on its way, there, absent, refused, or failed with a way to try again. */
export function ObjectView<Data>({
  query,
  absent,
  absentCodes = [],
  skeleton = "detail",
  children,
}: ObjectViewProps<Data>) {
  const { status } = useTexts("platform");
  const error = query.data === undefined ? query.error : null;
  const back = (variant: "primary" | "secondary") => (
    <LinkButton variant={variant} to={absent.back.to}>
      {absent.back.label}
    </LinkButton>
  );
  if (error && failureFrom(error).code === "forbidden")
    return (
      <ErrorPage title={status.forbidden} actions={back("primary")}>
        {status.forbiddenDetail}
      </ErrorPage>
    );
  if (error && isAbsence(error, absentCodes))
    return (
      <ErrorPage drawing="missingPiece" title={absent.title} actions={back("primary")}>
        {absent.detail}
      </ErrorPage>
    );
  if (error) return <FailedPage query={query} back={back("secondary")} />;
  return (
    <QueryView query={query} skeleton={skeleton}>
      {children}
    </QueryView>
  );
}

/** Nothing of the object came: the page says so under a title of its own, with a way to try again and one out. */
function FailedPage({ query, back }: { query: Query<unknown>; back: ReactNode }) {
  const { status, actions } = useTexts("platform");
  const failure = failureFrom(query.error);
  const words = useFailureWords()(failure);
  return (
    <ErrorPage
      title={status.pageFailed}
      incident={failure.requestId ? incidentCode(failure.requestId) : null}
      actions={
        <>
          <Button variant="primary" busy={query.isFetching} onClick={() => void query.refetch()}>
            {actions.retry}
          </Button>
          {back}
        </>
      }
    >
      {words}
    </ErrorPage>
  );
}
