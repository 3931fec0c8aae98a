import type { PulseSnapshot } from "#disclosure/contract/pulse.ts";
import type { Rhythm } from "./cadence.ts";
import { listWithGaps } from "./gaps.ts";

/**
 * The runs of a series before one of them, the oldest first, null where the line to the next one breaks: an occurrence between
 * them had no run, or `toRun` gives nothing of a run. It begins with a run.
 */
export function listEarlier<Run extends { occurrence: string }, Shown extends object>(
  rhythm: Pick<Rhythm, "cadence" | "anchor">,
  before: readonly Run[],
  run: Run,
  toRun: (run: Run) => Shown | null,
): (Shown | null)[] {
  const all = listWithGaps(rhythm, [...before, run]).map((each) =>
    each === run ? run : each && toRun(each),
  );
  const own = all.length - 1;
  const first = all.findIndex((each) => each !== null);
  return (all.slice(first, own) as (Shown | null)[]).filter(
    (each, index, kept) => each !== null || kept[index - 1] !== null,
  );
}

/** For a reader of whom the run before is hidden: what changed since tells its figures. */
export const withoutChanges = (snapshot: PulseSnapshot): PulseSnapshot => ({
  ...snapshot,
  highlights: snapshot.highlights.filter(({ kind }) => kind !== "rise" && kind !== "fall"),
});
