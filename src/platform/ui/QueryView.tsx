import type { ReactNode } from "react";
import { failureFrom } from "#platform/client/api.ts";
import { incidentCode, useFailureWords } from "#platform/client/failure.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "./Button.tsx";
import { Notice } from "./Notice.tsx";
import { SkeletonBlocks, type SkeletonShape } from "./Skeleton.tsx";
import { useLoading } from "./useLoading.ts";

/** What a query of TanStack Query tells: enough to show it. */
export interface Query<Data> {
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface QueryViewProps<Data> {
  query: Query<Data>;
  skeleton?: SkeletonShape;
  children: (data: Data) => ReactNode;
}

/** Loading, failed, or there: the three states of anything that comes from the server. */
export function QueryView<Data>({ query, skeleton = "list", children }: QueryViewProps<Data>) {
  const phase = useLoading(query.data === undefined && !query.error);
  if (phase !== "content") return <SkeletonBlocks shape={skeleton} isShown={phase === "skeleton"} />;
  // What is known stays on the screen while it is asked again, and even if that fails.
  if (query.data !== undefined) return children(query.data);
  return <SectionError error={query.error} onRetry={() => void query.refetch()} />;
}

interface SectionErrorProps {
  error: unknown;
  onRetry: () => void;
}

function SectionError({ error, onRetry }: SectionErrorProps) {
  const { status, actions } = useTexts("platform");
  const say = useSay();
  const failure = failureFrom(error);
  const words = useFailureWords()(failure);
  return (
    <Notice
      tone="danger"
      role="alert"
      title={status.sectionFailed}
      action={
        <Button size="small" onClick={onRetry}>
          {actions.retry}
        </Button>
      }
    >
      <p>{words}</p>
      {failure.requestId && <p>{say(status.incident, { code: incidentCode(failure.requestId) })}</p>}
    </Notice>
  );
}
