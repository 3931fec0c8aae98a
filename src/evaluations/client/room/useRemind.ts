import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { holdBack, useIsHeld } from "#platform/ui/heldBack.ts";
import { useAction } from "#platform/ui/useAction.ts";
import { evaluationsApi, inTurn, useKeepEvaluation } from "../queries.ts";

/** Reminds some of those who have not finished: five seconds later, so that a press by mistake sends nothing. */
export function useRemind({ id }: Evaluation) {
  const { reminders } = useTexts("room");
  const { actions } = useTexts("platform");
  const say = useSay();
  const keep = useKeepEvaluation();
  const isHeld = useIsHeld(id);
  const send = useAction({
    run: (participantIds: readonly string[] | null) =>
      inTurn(() =>
        evaluationsApi.remind({ id, ...(participantIds && { participantIds: [...participantIds] }) }),
      ),
    onSuccess: ({ evaluation }) => keep(evaluation),
    success: ({ reminded }) => say(reminders.asked, { count: reminded }),
  });
  return {
    /** From the press until the server has answered. */
    isOnItsWay: isHeld || send.busy,
    /** These, or all who can be reminded: so many. */
    run: (participantIds: readonly string[] | null, count: number) =>
      holdBack({
        key: id,
        words: say(reminders.held, { count }),
        cancelLabel: actions.cancel,
        cancelled: reminders.calledOff,
        run: () => send.run(participantIds),
      }),
  };
}
