import type { Effects } from "./effects.ts";
import { readLoadAverage } from "./machine.ts";
import type { Operation, ServerName } from "./operations.ts";
import { formatSpread, computeRatios, computeSpread, type Rounds } from "./rounds.ts";

export interface Figure {
  name: string;
  measured: string | number;
  asked?: string;
  met?: GoalOutcome;
}

/**
 * Whether a goal is met by the median, or only in the best round. Noise must not fail a good build, so only a goal
 * that the best round misses ends a run with an error; the table says which it was.
 */
export type GoalOutcome = "yes" | "in the best round" | "no";
export const assessGoal = (byMedian: boolean, byBest = byMedian): GoalOutcome =>
  byMedian ? "yes" : byBest ? "in the best round" : "no";

const serverNames: Record<ServerName, string> = {
  limit: "limit",
  product: "Rondo",
  reference: "reference",
  graphile: "PostGraphile",
  guarded: "PostGraphile with session and RLS",
};

/** What one operation costs each server, and the ratios that are asked for. */
export function buildOperationFigures({ key, name, goals }: Operation, rounds: Rounds): Figure[] {
  const each = Object.entries(rounds[key]) as [ServerName, NonNullable<Rounds[typeof key][ServerName]>][];
  const costs = each.map(([who, measured]): Figure => {
    const perSecond = computeSpread(measured.map((one) => one.perSecond));
    const cpu = computeSpread(measured.map((one) => one.cpuMs));
    const server = computeSpread(measured.map((one) => one.serverMs));
    const wrong = measured.reduce((sum, { refused, failed }) => sum + refused + failed, 0);
    const slow = computeSpread(measured.map((one) => one.p99));
    return {
      name: `${name}: ${serverNames[who]}`,
      measured: `CPU ${formatSpread(cpu, 3)} ms a request, ${server.median.toFixed(3)} of it in the server; ${formatSpread(perSecond, 0)} requests/s, p99 ${slow.median} ms, ${measured[0]?.bytes} bytes, ${wrong} refused`,
      ...(who === "product" ? { asked: "0 refused", met: assessGoal(wrong === 0) } : {}),
    };
  });
  const compared = [...new Set([...goals.map(({ against }) => against), ...each.map(([who]) => who)])];
  const wanted = compared
    .filter((who) => who !== "product")
    .map((against): Figure => {
      const { perSecond, cpu } = computeRatios(rounds, key, against);
      const least = goals.find((goal) => goal.against === against)?.minRatio;
      return {
        name: `${name}: Rondo / ${serverNames[against]}`,
        measured: `${formatSpread(perSecond)} in requests/s, ${formatSpread(cpu)} in CPU`,
        ...(least
          ? { asked: `≥ ${least} in CPU`, met: assessGoal(cpu.median >= least, cpu.max >= least) }
          : {}),
      };
    });
  return [...costs, ...wanted];
}

/** The same ratios against what no machine excuses: a slide is noticed, noise is not. */
export const buildFloorFigures = ({ key, name, goals }: Operation, rounds: Rounds): Figure[] =>
  goals.map(({ against, floor }) => {
    const { cpu } = computeRatios(rounds, key, against);
    return {
      name: `${name}: Rondo / ${serverNames[against]}, in CPU`,
      measured: formatSpread(cpu),
      asked: `≥ ${floor}`,
      met: cpu.median >= floor ? "yes" : "no",
    };
  });

/** Whatever was answered 200 must have happened. */
export function buildEffectFigures(before: Effects, after: Effects, requests: number): Figure[] {
  const computeIncrease = (key: keyof Effects) => after[key] - before[key];
  const wanted: [string, number, number][] = [
    ["responses written by the limit", computeIncrease("limitResponses"), requests],
    ["responses written by both PostGraphile", computeIncrease("graphileResponses"), 2 * requests],
    ["responses written by Rondo and the reference", computeIncrease("responses"), 2 * requests],
    ["links to their authors written by Rondo", computeIncrease("authors"), requests],
    ["answers saved by the limit", computeIncrease("limitPlaces"), requests],
    ["answers saved by Rondo and the reference", computeIncrease("places"), 2 * requests],
  ];
  return wanted.map(([name, measured, asked]) => ({
    name: `effects: ${name}`,
    measured,
    asked: String(asked),
    met: assessGoal(measured === asked),
  }));
}

/** Bytes of one row of the list of evaluations, as it crosses the wire, uncompressed. */
export function buildListFigure(text: string): Figure {
  const { json } = JSON.parse(text) as { json: { items: unknown[] } };
  const bytes = Math.round(Buffer.byteLength(text) / json.items.length);
  return {
    name: "list 100 evaluations: bytes a row",
    measured: bytes,
    asked: "≤ 300",
    met: assessGoal(bytes <= 300),
  };
}

export const buildLoadFigure = (when: string): Figure => ({
  name: `load average, ${when}`,
  measured: readLoadAverage(),
});
