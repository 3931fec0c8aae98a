import { useState } from "react";
import type { Evaluation } from "#evaluations/contract.ts";
import { failureFrom } from "#platform/client/api.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { notify } from "#platform/ui/notify.ts";
import { inTurn, useKeepEvaluation } from "./queries.ts";

/** One change at a click: its answer is shown, its failure said. Resolves to whether it was made. */
export function useChange() {
  const keep = useKeepEvaluation();
  const wordsOf = useFailureWords();
  const [busy, setBusy] = useState(false);
  const change = async (call: () => Promise<Evaluation>): Promise<boolean> => {
    setBusy(true);
    try {
      await keep(await inTurn(call));
      return true;
    } catch (error) {
      notify.error(wordsOf(failureFrom(error)));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { change, busy };
}
