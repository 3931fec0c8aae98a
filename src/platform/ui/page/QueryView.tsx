import type { ReactNode } from "react";
import { failureFrom } from "#platform/client/api.ts";
import { incidentCode, useFailureWords } from "#platform/client/failure.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { useLate } from "#platform/client/useLate.ts";
import { Button } from "../actions/Button.tsx";
import { Notice } from "./Notice.tsx";
import styles from "./QueryView.module.css";
import { useLoading } from "../useLoading.ts";
import { VisuallyHidden } from "../display/VisuallyHidden.tsx";

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

/** What did not come, and another try. */
export function SectionError({ error, onRetry }: SectionErrorProps) {
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
        // What is refused would be refused again.
        failure.code !== "forbidden" && (
          <Button size="small" onClick={onRetry}>
            {actions.retry}
          </Button>
        )
      }
    >
      <p>{words}</p>
      {failure.requestId && <p>{say(status.incident, { code: incidentCode(failure.requestId) })}</p>}
    </Notice>
  );
}

/** How many blocks each shape is made of; the style sheet gives them the sizes of what comes. */
const blocks = {
  /** The heading of a table and rows of one line. */
  list: 9,
  cards: 3,
  form: 4,
  /** Words beside a button. */
  line: 1,
  /** A title and its line, a column of content, a column of facts. */
  detail: 5,
  /** The columns of a board, a head and cards in each. */
  board: 4,
  /** The frame of an axis. */
  chart: 1,
};
type SkeletonShape = keyof typeof blocks;

/** The shape of what comes, after 150 ms: what arrives sooner needs none. */
export function Skeleton({ shape = "list" }: { shape?: SkeletonShape }) {
  const isShown = useLate();
  return <SkeletonBlocks shape={shape} isShown={isShown} />;
}

function SkeletonBlocks({ shape, isShown }: { shape: SkeletonShape; isShown: boolean }) {
  const { status } = useTexts("platform");
  return (
    <div aria-busy="true" data-skeleton="" className={isShown ? styles.shown : styles.waiting}>
      <output>{isShown && <VisuallyHidden>{status.loading}</VisuallyHidden>}</output>
      <div aria-hidden="true" className={styles[shape]}>
        {Array.from({ length: blocks[shape] }, (_, block) => (
          <div key={block} className={styles.block} />
        ))}
      </div>
    </div>
  );
}
