import { load, computeMedian, type LoadResult } from "./load.ts";
import type { Operation, ServerName } from "./operations.ts";
import type { RunningServer } from "./servers.ts";

export type Servers = Record<ServerName, RunningServer>;
export type Rounds = Record<Operation["key"], Partial<Record<ServerName, LoadResult[]>>>;

export const connections = 16;

/** Every server in turn, round after round, so that what disturbs the machine disturbs them all. */
export async function runRounds(
  list: readonly Operation[],
  servers: Servers,
  postmaster: number,
  { rounds, amount, warmUp }: { rounds: number; amount: number; warmUp: number },
): Promise<Rounds> {
  const measured: Rounds = { finalise: {}, save: {}, report: {}, list: {} };
  for (let round = 0; round < rounds; round += 1)
    for (const { key, share, next } of list)
      for (const [who, send] of Object.entries(next) as [ServerName, (typeof next)[ServerName] & {}][]) {
        const server = servers[who];
        await load(server, postmaster, { connections, amount: warmUp, next: send });
        const one = await load(server, postmaster, {
          connections,
          amount: Math.round(amount * share),
          next: send,
        });
        (measured[key][who] ??= []).push(one);
        process.stdout.write(".");
      }
  process.stdout.write("\n");
  return measured;
}

export interface Spread {
  median: number;
  min: number;
  max: number;
}
export const computeSpread = (values: readonly number[]): Spread => ({
  median: computeMedian(values),
  min: Math.min(...values),
  max: Math.max(...values),
});

export const formatSpread = ({ median: middle, min, max }: Spread, digits = 2): string =>
  `${middle.toFixed(digits)} (${min.toFixed(digits)}–${max.toFixed(digits)})`;

/** One ratio per round: the product to another server of the same round. More is better for both. */
export function computeRatios(rounds: Rounds, key: Operation["key"], against: ServerName) {
  const [ours, theirs] = [rounds[key].product ?? [], rounds[key][against] ?? []];
  const computeRatioSpread = (ratio: (own: LoadResult, other: LoadResult) => number) =>
    computeSpread(ours.map((own, round) => ratio(own, theirs[round] as LoadResult)));
  return {
    perSecond: computeRatioSpread((own, other) => own.perSecond / other.perSecond),
    cpu: computeRatioSpread((own, other) => other.cpuMs / own.cpuMs),
  };
}
