/** Steps of one key before it makes room for others that wait. */
const maxStepsPerTurn = 10;

/**
 * Work by key that may hang, in at most so many lanes: what comes while all are taken, or while its own key is in progress,
 * is noted and done by the lane that is free first. The caller does not wait, and has its worker back. What a
 * process had noted is lost with it, so a clock must hand it over again (its row of due_work). Work that has many steps asks
 * before each whether it goes on: where others wait it ends after ten, and goes on when they have had their turn.
 */
export function inLanes(
  lanes: number,
  work: (key: string, shouldContinue: () => boolean) => Promise<unknown>,
) {
  const waiting = new Set<string>();
  const inProgress = new Set<string>();
  const next = () => [...waiting].find((key) => !inProgress.has(key));

  return async (key: string): Promise<void> => {
    waiting.add(key);
    if (inProgress.size >= lanes) return;
    for (let one = next(); one !== undefined; one = next()) {
      waiting.delete(one);
      inProgress.add(one);
      let steps = 0;
      let isCutShort = false;
      try {
        await work(one, () => {
          isCutShort ||= steps >= maxStepsPerTurn && next() !== undefined;
          steps += 1;
          return !isCutShort;
        });
      } finally {
        inProgress.delete(one);
      }
      if (!isCutShort) continue;
      // Behind those that wait.
      waiting.delete(one);
      waiting.add(one);
    }
  };
}
