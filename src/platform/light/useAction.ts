import { useState } from "react";
import { failureFrom, type ApiFailure } from "#platform/client/api.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { useToast } from "./Toasts.tsx";

/**
 * One thing a button does: not twice at once, and its failure is shown as a toast,
 * unless `onFailure` takes care of it and returns true.
 */
export function useAction(work: () => Promise<void>, onFailure?: (failure: ApiFailure) => boolean) {
  const [busy, setBusy] = useState(false);
  const formatFailure = useFailureWords();
  const toast = useToast();
  const run = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      const failure = failureFrom(error);
      if (!onFailure?.(failure)) toast({ variant: "error", text: formatFailure(failure) });
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
