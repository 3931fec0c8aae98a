import type { Effects } from "./effects.ts";
import { loadAverage } from "./machine.ts";
import type { Operation, Who } from "./operations.ts";
import { inWords, ratios, spreadOf, type Rounds } from "./rounds.ts";

export interface Figure {
  name: string;
  measured: string | number;
  asked?: string;
  met?: Met;
}

/**
 * Whether a goal is met by the median, or only in the best round. Noise must not fail a good build, so only a goal
 * that the best round misses ends a run with an error (performance.md §9); the table says which it was.
 */
export type Met = "yes" | "in the best round" | "no";
export const judge = (byMedian: boolean, byBest = byMedian): Met =>
  byMedian ? "yes" : byBest ? "in the best round" : "no";

const names: Record<Who, string> = {
  limit: "limit",
  product: "Rondo",
  reference: "reference",
  graphile: "PostGraphile",
};

/** What one operation costs each server, and the ratios that are asked for. */
export function operationFigures({ key, name, goals }: Operation, rounds: Rounds): Figure[] {
  const each = Object.entries(rounds[key]) as [Who, NonNullable<Rounds[typeof key][Who]>][];
  const costs = each.map(([who, measured]): Figure => {
    const perSecond = spreadOf(measured.map((one) => one.perSecond));
    const cpu = spreadOf(measured.map((one) => one.cpuMs));
    const server = spreadOf(measured.map((one) => one.serverMs));
    const wrong = measured.reduce((sum, { refused, failed }) => sum + refused + failed, 0);
    const slow = spreadOf(measured.map((one) => one.p99));
    return {
      name: `${name}: ${names[who]}`,
      measured: `CPU ${inWords(cpu, 3)} ms a request, ${server.median.toFixed(3)} of it in the server; ${inWords(perSecond, 0)} requests/s, p99 ${slow.median} ms, ${measured[0]?.bytes} bytes, ${wrong} refused`,
      ...(who === "product" ? { asked: "0 refused", met: judge(wrong === 0) } : {}),
    };
  });
  const compared = [...new Set([...goals.map(({ against }) => against), ...each.map(([who]) => who)])];
  const wanted = compared
    .filter((who) => who !== "product")
    .map((against): Figure => {
      const { perSecond, cpu } = ratios(rounds, key, against);
      const least = goals.find((goal) => goal.against === against)?.least;
      return {
        name: `${name}: Rondo / ${names[against]}`,
        measured: `${inWords(perSecond)} in requests/s, ${inWords(cpu)} in CPU`,
        ...(least ? { asked: `≥ ${least} in CPU`, met: judge(cpu.median >= least, cpu.most >= least) } : {}),
      };
    });
  return [...costs, ...wanted];
}

/** The same ratios against what no machine excuses: a slide is noticed, noise is not. */
export const heldFigures = ({ key, name, goals }: Operation, rounds: Rounds): Figure[] =>
  goals.map(({ against, floor }) => {
    const { cpu } = ratios(rounds, key, against);
    return {
      name: `${name}: Rondo / ${names[against]}, in CPU`,
      measured: inWords(cpu),
      asked: `≥ ${floor}`,
      met: cpu.median >= floor ? "yes" : "no",
    };
  });

/** Whatever was answered 200 must have happened. */
export function effectFigures(before: Effects, after: Effects, requests: number): Figure[] {
  const more = (key: keyof Effects) => after[key] - before[key];
  const wanted: [string, number, number][] = [
    ["responses written by the limit", more("limitResponses"), requests],
    ["responses written by PostGraphile", more("graphileResponses"), requests],
    ["responses written by Rondo and the reference", more("responses"), 2 * requests],
    ["links to their authors written by Rondo", more("authors"), requests],
    ["answers saved by the limit", more("limitPlaces"), requests],
    ["answers saved by Rondo and the reference", more("places"), 2 * requests],
  ];
  return wanted.map(([name, measured, asked]) => ({
    name: `effects: ${name}`,
    measured,
    asked: String(asked),
    met: judge(measured === asked),
  }));
}

/** Bytes of one row of the list of evaluations, as it crosses the wire, uncompressed. */
export function listFigure(text: string): Figure {
  const { json } = JSON.parse(text) as { json: { items: unknown[] } };
  const bytes = Math.round(Buffer.byteLength(text) / json.items.length);
  return {
    name: "list 100 evaluations: bytes a row",
    measured: bytes,
    asked: "≤ 300",
    met: judge(bytes <= 300),
  };
}

export const loadFigure = (when: string): Figure => ({
  name: `load average, ${when}`,
  measured: loadAverage(),
});
