import { useAction } from "#platform/ui/actions/useAction.ts";
import type { PulseSeriesState } from "../../../contract/series.ts";
import { pulses, pulsesApi } from "../../queries.ts";

/** What changes a series: the run to come follows it, and templates say whether they run. */
export function useSeriesActions({ id, version }: PulseSeriesState, onEnded: () => void) {
  const keep = pulses.readSeries.queryKey({ input: { id } });
  const refresh = [pulses.listRuns.key(), pulses.readRun.key(), pulses.listTemplates.key()];
  const skip = useAction({
    run: (occurrence: { occurrence: string; isSkipped: boolean }) =>
      pulsesApi.skipRun({ id, version, ...occurrence }),
    keep,
    refresh,
  });
  const pause = useAction({
    run: (isPaused: boolean) => pulsesApi.pauseSeries({ id, version, isPaused }),
    keep,
    refresh,
  });
  const end = useAction({
    run: () => pulsesApi.endSeries({ id, version }),
    keep,
    // The run that was to come is gone: it is asked again by no one once the drawer is closed.
    refresh: [pulses.listRuns.key(), pulses.listTemplates.key(), pulses.readTemplate.key()],
    onSuccess: onEnded,
  });
  return {
    skip: (occurrence: string, isSkipped: boolean) => void skip.run({ occurrence, isSkipped }),
    busy: skip.busy,
    pause: (isPaused: boolean) => void pause.run(isPaused),
    isPausing: pause.busy,
    end: () => void end.run(),
    isEnding: end.busy,
  };
}
