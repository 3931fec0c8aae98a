import type { Figure } from "./figures.ts";
import { load } from "./load.ts";
import { readLoadAverage } from "./machine.ts";
import { createSaves, type Operation } from "./operations.ts";
import { connections, formatSpread, computeSpread } from "./rounds.ts";
import { raters, type Participation } from "./seed.ts";
import type { RunningServer } from "./servers.ts";

/** A machine that changed by more than this between the first and the last moment makes figures worth little. */
const drift = 0.3;
const busy = 4;

/**
 * The limit's smallest point (one saved answer) now, and once more when the function answered is called: whether the
 * machine was the same throughout.
 */
export async function measureNoise(
  list: readonly Operation[],
  limit: RunningServer,
  postmaster: number,
  amount: number,
): Promise<() => Promise<Figure[]>> {
  const next = list.find(({ key }) => key === "save")?.next.limit;
  if (!next) return async () => [];
  const measurePerSecond = async () => {
    await load(limit, postmaster, { connections, amount, next });
    return (await load(limit, postmaster, { connections, amount, next })).perSecond;
  };
  const [average, first] = [readLoadAverage(), await measurePerSecond()];
  return async () => {
    const last = await measurePerSecond();
    const isNoisy = average > busy || Math.abs(last / first - 1) > drift;
    const rates = `${first.toFixed(0)} and ${last.toFixed(0)} requests/s`;
    return [
      {
        name: "the machine: the limit’s autosave first and last",
        measured: `${rates}, load ${average} before: ${isNoisy ? "NOISY, the ratios are worth little" : "quiet enough"}`,
        asked: "within 30 %, load ≤ 4",
      },
    ];
  };
}

/** All participants save in the same evaluation at once, compared with each in an evaluation of their own. */
export async function measureHostileSaving(
  parts: readonly Participation[],
  server: RunningServer,
  postmaster: number,
  { rounds, amount }: { rounds: number; amount: number },
): Promise<Figure> {
  const one = parts.slice(0, raters);
  if (new Set(one.map(({ evaluationId }) => evaluationId)).size !== 1)
    throw new Error("the first drafts are not of one evaluation");
  // Later revisions than any that the rounds before have sent.
  const [together, apart] = [createSaves(one, 1000), createSaves(parts.slice(raters), 1000)];
  const ratios: number[] = [];
  let wrong = 0;
  for (let round = 0; round < rounds; round += 1) {
    const spread = await load(server, postmaster, { connections, amount, next: apart });
    const crowded = await load(server, postmaster, { connections, amount, next: together });
    ratios.push(crowded.perSecond / spread.perSecond);
    wrong += crowded.refused + crowded.failed;
  }
  return {
    name: `autosave one answer: ${raters} people of one evaluation / of many`,
    measured: `${formatSpread(computeSpread(ratios))}, ${wrong} refused`,
  };
}
