import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { useAction } from "#platform/ui/useAction.ts";
import { runInOrder, useKeepEvaluation } from "./queries.ts";

/**
 * One change at a click: its answer is shown, its failure said. Resolves to whether it was made.
 * @param announcement said to screen readers once it is made
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
