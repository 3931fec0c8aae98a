import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { runInOrder, useKeepEvaluation } from "./queries.ts";

/**
 * One change at a click: shows its answer or its failure. Resolves to whether it was made.
 * @param announcement read by screen readers once it is made
 */
export function useChange(announcement?: string) {
  const keep = useKeepEvaluation();
  const action = useAction({
    run: (call: () => Promise<Evaluation>) => runInOrder(call),
    isRepeatable: true,
    onSuccess: keep,
    announce: () => announcement ?? null,
  });
  return {
    busy: action.busy,
    change: async (call: () => Promise<Evaluation>): Promise<boolean> =>
      (await action.run(call)) !== undefined,
  };
}
