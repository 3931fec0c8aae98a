import { load, median, type Measured } from "./load.ts";
import type { Operation, Who } from "./operations.ts";
import type { RunningServer } from "./servers.ts";

export type Servers = Record<Who, RunningServer>;
export type Rounds = Record<Operation["key"], Partial<Record<Who, Measured[]>>>;

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
      for (const [who, send] of Object.entries(next) as [Who, (typeof next)[Who] & {}][]) {
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
  least: number;
  most: number;
}
export const spreadOf = (values: readonly number[]): Spread => ({
  median: median(values),
  least: Math.min(...values),
  most: Math.max(...values),
});

export const inWords = ({ median: middle, least, most }: Spread, digits = 2): string =>
  `${middle.toFixed(digits)} (${least.toFixed(digits)}–${most.toFixed(digits)})`;

/** One ratio per round: the product to another server of the same round. More is better for both. */
export function ratios(rounds: Rounds, key: Operation["key"], against: Who) {
  const [ours, theirs] = [rounds[key].product ?? [], rounds[key][against] ?? []];
  const each = (ratio: (own: Measured, other: Measured) => number) =>
    spreadOf(ours.map((own, round) => ratio(own, theirs[round] as Measured)));
  return {
    perSecond: each((own, other) => own.perSecond / other.perSecond),
    cpu: each((own, other) => other.cpuMs / own.cpuMs),
  };
}
