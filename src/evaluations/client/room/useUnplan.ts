import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { paths } from "#paths.ts";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { evaluationsApi, runInOrder, useKeepEvaluation } from "../queries.ts";

/** Returns a planned evaluation to draft, and opens it to be changed. */
export function useUnplan({ id }: Evaluation) {
  const keep = useKeepEvaluation();
  const go = useGo();
  return useAction({
    run: () => runInOrder(() => evaluationsApi.unplan({ id })),
    onSuccess: async (draft) => {
      await keep(draft);
      go(paths.editEvaluation(id));
    },
  });
}
