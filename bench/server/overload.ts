import { assessGoal, type Figure } from "./figures.ts";
import { load, type LoadResult } from "./load.ts";
import type { Operation } from "./operations.ts";
import { formatSpread, computeSpread } from "./rounds.ts";
import type { RunningServer } from "./servers.ts";

/** Of the requests asked for; each finalising uses a draft up. */
export const overloadShares = { finalise: 0.25, save: 1, report: 1, list: 0.25 };

/** Everyone answers on the last day: 256 people at once against 16, in turn. */
export async function measureOverload(
  list: readonly Operation[],
  server: RunningServer,
  postmaster: number,
  { rounds, amount }: { rounds: number; amount: number },
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { key, name, next } of list) {
    const send = next.product;
    if (!send) continue;
    const size = Math.round(amount * overloadShares[key]);
    const [few, many]: [LoadResult[], LoadResult[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      few.push(await load(server, postmaster, { connections: 16, amount: size, next: send }));
      many.push(await load(server, postmaster, { connections: 256, amount: size, next: send }));
    }
    const ratio = computeSpread(many.map((one, round) => one.perSecond / (few[round]?.perSecond ?? NaN)));
    const sum = (value: (one: LoadResult) => number) =>
      [...few, ...many].reduce((total, one) => total + value(one), 0);
    const [failed, refused] = [sum((one) => one.failed), sum((one) => one.refused)];
    figures.push({
      name: `${name}: throughput at 256 connections / at 16`,
      measured: `${formatSpread(ratio)}, ${failed} answers 5xx, ${refused} refused, p99 at 256 ${computeSpread(many.map((one) => one.p99)).median} ms`,
      asked: "≥ 0.8, no 5xx",
      met: assessGoal(
        ratio.median >= 0.8 && failed + refused === 0,
        ratio.max >= 0.8 && failed + refused === 0,
      ),
    });
  }
  return figures;
}
