import { setTimeout } from "node:timers/promises";
import { PerformanceObserver, type PerformanceEntry } from "node:perf_hooks";

interface Block {
  from: number;
  to: number;
  /** Processor time of this thread. */
  worked: number;
}

/** Shorter ones are of no interest, and there are thousands. */
const worthKeeping = 20;

/**
 * How long this thread worked without letting anything else in (milliseconds of its own processor time, so that a
 * busy machine does not count), from the start until it is stopped. Precise to the 2 ms between two looks. Collecting
 * garbage is taken out, the product's with the test's, since one process holds both: four fifths of the memory are the
 * test's own, and a full collection takes 90 ms (src/platform/testing/README.md says what this figure leaves out).
 */
export function watchBlocks(): { longest: () => number; stop: () => Promise<void> } {
  const blocks: Block[] = [];
  const pauses: PerformanceEntry[] = [];
  const collections = new PerformanceObserver((list) => void pauses.push(...list.getEntries()));
  collections.observe({ entryTypes: ["gc"] });
  let before = { at: performance.now(), worked: threadMs() };
  const look = () => {
    const now = { at: performance.now(), worked: threadMs() };
    const worked = now.worked - before.worked;
    if (worked >= worthKeeping) blocks.push({ from: before.at, to: now.at, worked });
    before = now;
  };
  const timer = setInterval(look, 2);
  return {
    longest: () => Math.max(0, ...blocks.map((block) => block.worked - collectedIn(block, pauses))),
    async stop() {
      clearInterval(timer);
      // What was collected last is reported a little later.
      await setTimeout(10);
      pauses.push(...collections.takeRecords());
      collections.disconnect();
    },
  };
}

const collectedIn = ({ from, to }: Block, pauses: readonly PerformanceEntry[]) =>
  pauses
    .filter(({ startTime }) => startTime >= from && startTime <= to)
    .reduce((sum, { duration }) => sum + duration, 0);

export const blockInWords = (ms: number): string =>
  ms < worthKeeping ? `under ${worthKeeping}` : ms.toFixed(1);

function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
