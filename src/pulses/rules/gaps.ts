import { computeOccurrence, type Rhythm } from "./cadence.ts";

/**
 * The runs of a series, the oldest first, with null between two of them where one was skipped, missed or cancelled: no line
 * is drawn across it.
 */
export function listWithGaps<Run extends { occurrence: string }>(
  rhythm: Pick<Rhythm, "cadence" | "anchor">,
  runs: readonly Run[],
): (Run | null)[] {
  const ordered = runs.toSorted((a, b) => (a.occurrence < b.occurrence ? -1 : 1));
  let index = 0;
  return ordered.flatMap((run, at) => {
    const from = index;
    for (;;) {
      const occurrence = computeOccurrence(rhythm, index);
      index += 1;
      if (occurrence === null || occurrence >= run.occurrence) break;
    }
    return at > 0 && index - from > 1 ? [null, run] : [run];
  });
}
