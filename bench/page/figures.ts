import { assessGoal, type Figure } from "../server/figures.ts";
import { formatSpread, computeSpread } from "../server/rounds.ts";
import type { Load } from "./load.ts";

/** A page that a telephone opens: what crosses the wire, fonts apart, and how many files. */
const lightest = { kilobytes: 105, requests: 15 };
/** Moving content is no noise. */
const still = 0.001;

interface Goals {
  /** Of the first paint that counts, to that of the bare page in the same round. */
  ratio: number;
  /** Milliseconds in which a touch would wait, and what the page may weigh: on the two pages opened on a telephone. */
  blocked?: number;
}
const goals: Record<string, Goals> = {
  login: { ratio: 1.3, blocked: 100 },
  "answer form": { ratio: 1.3, blocked: 100 },
  dashboard: { ratio: 1.8 },
  report: { ratio: 1.8 },
};

/** What each page costs, and whether it keeps its goals. Moving content is no noise: there the worst visit counts. */
export function loadFigures(loads: ReadonlyMap<string, readonly Load[]>): Figure[] {
  const bare = loads.get("bare React") ?? [];
  return [...loads].flatMap(([name, visits]): Figure[] => {
    const measureSpread = (value: (load: Load, round: number) => number) => computeSpread(visits.map(value));
    const lcp = measureSpread((load) => load.lcp);
    const goal = goals[name];
    const { median: kilobytes } = measureSpread((load) => load.bytes / 1000);
    const fonts = measureSpread((load) => load.fontBytes / 1000).median;
    const requests = measureSpread((load) => load.requests).median;
    const weight: Figure = {
      name: `${name}: on the wire, headers included`,
      measured: `${kilobytes.toFixed(1)} kB in ${requests} requests${fonts ? `, and ${fonts.toFixed(1)} kB of fonts` : ""}`,
    };
    if (name === "bare React")
      return [{ name: `${name}: LCP`, measured: `${formatSpread(lcp, 0)} ms` }, weight];
    const ratio = measureSpread((load, round) => load.lcp / (bare[round]?.lcp ?? Number.NaN));
    const cls = measureSpread((load) => load.cls);
    const tbt = measureSpread((load) => load.tbt);
    return [
      {
        name: `${name}: LCP`,
        measured: `${formatSpread(lcp, 0)} ms, ${formatSpread(ratio)} of bare React`,
        ...(goal && {
          asked: `≤ ${goal.ratio} of bare React`,
          met: assessGoal(ratio.median <= goal.ratio, ratio.min <= goal.ratio),
        }),
      },
      {
        name: `${name}: CLS`,
        measured: formatSpread(cls, 3),
        asked: `≤ ${still}`,
        met: assessGoal(cls.max <= still),
      },
      {
        name: `${name}: TBT`,
        measured: `${formatSpread(tbt, 0)} ms`,
        ...(goal?.blocked && {
          asked: `≤ ${goal.blocked} ms`,
          met: assessGoal(tbt.median <= goal.blocked, tbt.min <= goal.blocked),
        }),
      },
      goal?.blocked
        ? {
            ...weight,
            asked: `≤ ${lightest.kilobytes} kB in ${lightest.requests} requests`,
            met: assessGoal(kilobytes <= lightest.kilobytes && requests <= lightest.requests),
          }
        : weight,
    ];
  });
}

/** Passes over the bare page and over ours, in turn: what the first take says how much of it is the machine's. */
export function clickFigures(bare: readonly number[][], answering: readonly number[][]): Figure[] {
  const toPercentile = (share: number) => (durations: readonly number[]) =>
    durations.toSorted((a, b) => a - b)[Math.ceil(share * durations.length) - 1] ?? Number.NaN;
  const formatMilliseconds = (passes: readonly number[][]) => {
    const [half, most] = [
      computeSpread(passes.map(toPercentile(0.5))),
      computeSpread(passes.map(toPercentile(0.98))),
    ];
    return `p50 ${formatSpread(half, 0)} ms, p98 ${formatSpread(most, 0)} ms, longest ${Math.max(...passes.flat())} ms`;
  };
  const { median, min } = computeSpread(answering.map(toPercentile(0.98)));
  const count = (passes: readonly number[][]) => `${passes.length} × ${passes[0]?.length}`;
  return [
    {
      name: `bare React: ${count(bare)} clicks at CPU × 4, to the next frame`,
      measured: formatMilliseconds(bare),
    },
    {
      name: `answering: ${count(answering)} clicks and keys at CPU × 4, to the next frame`,
      measured: formatMilliseconds(answering),
      asked: "p98 ≤ 100 ms",
      met: assessGoal(median <= 100, min <= 100),
    },
  ];
}
