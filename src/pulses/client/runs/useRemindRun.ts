import { useTexts } from "#platform/client/language.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { pulses, pulsesApi } from "../queries.ts";

/** Reminds those who have not answered; how many that are, no screen says. */
export function useRemindRun(id: string) {
  const { remind: texts } = useTexts("pulseRuns");
  return useAction({
    run: () => pulsesApi.remind({ id }),
    refresh: [pulses.listRuns.key(), pulses.readRun.key()],
    success: () => texts.done,
  });
}
