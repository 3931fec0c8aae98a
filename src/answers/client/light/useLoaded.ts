import { startTransition, useEffect, useState } from "react";
import { failureFrom, type ApiFailure } from "#platform/client/api.ts";

/** `read` starts again whenever it becomes another function. */
export function useLoaded<Content>(read: () => Promise<Content>) {
  const [loaded, setLoaded] = useState<Content | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    read().then(
      (content) => {
        // Rendered in slices, so that a slow phone responds to input meanwhile.
        if (isCurrent) startTransition(() => setLoaded(content));
      },
      (error: unknown) => isCurrent && setFailure(failureFrom(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [read, attempt]);
  const retry = () => {
    setFailure(null);
    setLoaded(null);
    setAttempt(attempt + 1);
  };
  return { loaded, failure, retry };
}
