import { useTexts } from "#platform/client/language.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { RunRow } from "../../contract/runs.ts";
import { pulses, pulsesApi } from "../queries.ts";

/** Leaves out the run to come of a series, which goes on after it; it is restored where its days stand. */
export function useSkipRun({ seriesId, occurrence }: Pick<RunRow, "seriesId" | "occurrence">) {
  const { skip } = useTexts("pulseRuns");
  return useAction({
    run: async () => {
      const { version } = await pulsesApi.readSeries({ id: seriesId });
      return pulsesApi.skipRun({ id: seriesId, version, occurrence, isSkipped: true });
    },
    refresh: [pulses.key()],
    announce: () => skip.done,
  });
}
