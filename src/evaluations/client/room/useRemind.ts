import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { evaluationsApi, runInOrder, useKeepEvaluation } from "../queries.ts";
import { useHeldReminders } from "./useHeldReminders.ts";

/** Reminds participants of this evaluation. */
export function useRemind({ id }: Evaluation) {
  const keep = useKeepEvaluation();
  return useHeldReminders({
    key: id,
    send: (participantIds) =>
      runInOrder(() =>
        evaluationsApi.remind({ id, ...(participantIds && { participantIds: [...participantIds] }) }),
      ),
    onSuccess: ({ evaluation }) => keep(evaluation),
  });
}
