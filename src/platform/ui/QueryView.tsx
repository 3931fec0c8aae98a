import type { ReactNode } from "react";
import { failureFrom } from "#platform/client/api.ts";
import { incidentCode, useFailureWords } from "#platform/client/failure.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { useLate } from "#platform/client/useLate.ts";
import { Button } from "./Button.tsx";
import { Notice } from "./Notice.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";
import styles from "./styles/QueryView.module.css";

/** What a query of TanStack Query tells: enough to show it. */
export interface Query<Data> {
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface QueryViewProps<Data> {
  query: Query<Data>;
  skeleton?: "list" | "cards" | "form";
  children: (data: Data) => ReactNode;
}

/** Loading, failed, or there: the three states of anything that comes from the server. */
export function QueryView<Data>({ query, skeleton = "list", children }: QueryViewProps<Data>) {
  // What is known stays on the screen while it is asked again, and even if that fails.
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <SectionError error={query.error} onRetry={() => void query.refetch()} />;
  return <Skeleton shape={skeleton} />;
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

const blocks = { list: [1, 2, 3, 4, 5, 6, 7, 8], cards: [1, 2, 3], form: [1, 2, 3, 4] };

/** The shape of what comes, after 150 ms: what arrives sooner needs none. */
export function Skeleton({ shape = "list" }: { shape?: keyof typeof blocks }) {
  const { status } = useTexts("platform");
  const shown = useLate();
  return (
    <div aria-busy="true" className={shown ? styles.shown : styles.waiting}>
      <output>{shown && <VisuallyHidden>{status.loading}</VisuallyHidden>}</output>
      <div aria-hidden="true" className={styles[shape]}>
        {blocks[shape].map((block) => (
          <div key={block} className={styles.block} />
        ))}
      </div>
    </div>
  );
}
