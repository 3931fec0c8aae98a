import { useSay, useTexts } from "#platform/client/language.tsx";
import { holdBack, useIsHeld } from "#platform/ui/actions/holdBack.ts";
import { useAction } from "#platform/ui/actions/useAction.ts";

interface ReminderRequest<Output> {
  /** The object whose people are reminded: one reminder at a time for each. */
  key: string;
  /** Reminds these, or all who can be. */
  send: (ids: readonly string[] | null) => Promise<Output>;
  onSuccess: (output: Output) => unknown;
}

export interface HeldReminders {
  /** From the press until the server has answered. */
  isOnItsWay: boolean;
  /** These, or all who can be reminded: so many. */
  run: (ids: readonly string[] | null, count: number) => void;
}

/** Sends reminders five seconds after the press, so that a press by mistake sends nothing. */
export function useHeldReminders<Output extends { reminded: number }>({
  key,
  send,
  onSuccess,
}: ReminderRequest<Output>): HeldReminders {
  const { reminders } = useTexts("room");
  const { actions } = useTexts("platform");
  const say = useSay();
  const isHeld = useIsHeld(key);
  const action = useAction({
    run: send,
    onSuccess,
    success: ({ reminded }) => say(reminders.asked, { count: reminded }),
  });
  return {
    isOnItsWay: isHeld || action.busy,
    run: (ids, count) =>
      holdBack({
        key,
        words: say(reminders.held, { count }),
        cancelLabel: actions.cancel,
        cancelled: reminders.calledOff,
        run: () => action.run(ids),
      }),
  };
}
