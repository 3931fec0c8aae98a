import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import { evaluationsApi, inTurn, useKeepEvaluation } from "../queries.ts";

/** Reminds those who have not finished, or the given ones among them. */
export function useRemind({ id }: Evaluation) {
  const { reminders } = useTexts("room");
  const say = useSay();
  const keep = useKeepEvaluation();
  return useAction({
    run: (participantIds: readonly string[] | void) =>
      inTurn(() =>
        evaluationsApi.remind({ id, ...(participantIds ? { participantIds: [...participantIds] } : {}) }),
      ),
    onSuccess: ({ evaluation }) => keep(evaluation),
    success: ({ reminded }) => say(reminders.asked, { count: reminded }),
  });
}
