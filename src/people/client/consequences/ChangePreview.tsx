import type { Consequences } from "#people/contract/consequences.ts";
import { SectionError } from "#platform/ui/page/QueryView.tsx";
import type { PlaceChange } from "../../rules/consequences.ts";
import { ConsequenceLists } from "./ConsequenceLists.tsx";

interface ChangePreviewProps {
  kind: PlaceChange["kind"];
  query: { data: Consequences | undefined; error: Error | null; refetch: () => unknown };
}

/** What the choice made in a dialog would move, said in it; nothing where nothing moves. */
export const ChangePreview = ({ kind, query: { data, error, refetch } }: ChangePreviewProps) => (
  <div aria-live="polite">
    {error ? (
      <SectionError error={error} onRetry={() => void refetch()} />
    ) : (
      data && <ConsequenceLists kind={kind} facts={data} />
    )}
  </div>
);
