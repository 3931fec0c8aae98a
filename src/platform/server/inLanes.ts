/**
 * Work by key that may hang, in at most so many lanes: what comes while all are taken, or while its own key is under way,
 * is noted and done by the lane that is free first. Nobody waits: whoever hands it over has their worker back. What a
 * process had noted is lost with it, so a clock must hand it over again (app/dueWork.ts does).
 */
export function inLanes(lanes: number, work: (key: string) => Promise<unknown>) {
  const waiting = new Set<string>();
  const underway = new Set<string>();
  const next = () => [...waiting].find((key) => !underway.has(key));

  return async (key: string): Promise<void> => {
    waiting.add(key);
    if (underway.size >= lanes) return;
    for (let one = next(); one !== undefined; one = next()) {
      waiting.delete(one);
      underway.add(one);
      try {
        await work(one);
      } finally {
        underway.delete(one);
      }
    }
  };
}
