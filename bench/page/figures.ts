import type { Figure } from "../server/figures.ts";
import { inWords, spreadOf } from "../server/rounds.ts";
import type { Load } from "./load.ts";

interface Goals {
  /** Of the first paint that counts, to that of the bare page in the same round. */
  ratio: number;
  /** Milliseconds in which a touch would wait. */
  blocked: number;
}
/** The two pages opened on a telephone; the workspace has no such goals. */
const goals: Record<string, Goals> = {
  login: { ratio: 1.4, blocked: 100 },
  "answer form": { ratio: 1.4, blocked: 100 },
};

/** What each page costs, and whether it keeps its goals. A goal fails only when the best round misses it. */
export function loadFigures(loads: ReadonlyMap<string, readonly Load[]>): Figure[] {
  const bare = loads.get("bare React") ?? [];
  return [...loads].flatMap(([name, visits]): Figure[] => {
    const of = (value: (load: Load, round: number) => number) => spreadOf(visits.map(value));
    const lcp = of((load) => load.lcp);
    const goal = goals[name];
    const { median: kilobytes } = of((load) => load.bytes / 1000);
    const fonts = of((load) => load.fontBytes / 1000).median;
    const requests = of((load) => load.requests).median;
    const weight: Figure = {
      name: `${name}: on the wire, headers included`,
      measured: `${kilobytes.toFixed(1)} kB in ${requests} requests${fonts ? `, and ${fonts.toFixed(1)} kB of fonts` : ""}`,
    };
    if (name === "bare React") return [{ name: `${name}: LCP`, measured: `${inWords(lcp, 0)} ms` }, weight];
    const ratio = of((load, round) => load.lcp / (bare[round]?.lcp ?? Number.NaN));
    const cls = of((load) => load.cls);
    const tbt = of((load) => load.tbt);
    return [
      {
        name: `${name}: LCP`,
        measured: `${inWords(lcp, 0)} ms, ${inWords(ratio)} of bare React`,
        ...(goal && { asked: `≤ ${goal.ratio} of bare React`, held: ratio.least <= goal.ratio }),
      },
      {
        name: `${name}: CLS`,
        measured: inWords(cls, 3),
        asked: "≤ 0.01",
        held: cls.least <= 0.01,
      },
      {
        name: `${name}: TBT`,
        measured: `${inWords(tbt, 0)} ms`,
        ...(goal && { asked: `≤ ${goal.blocked} ms`, held: tbt.least <= goal.blocked }),
      },
      weight,
    ];
  });
}

/** What the bare page takes says how much of it is the machine's. */
export function clickFigures(bare: readonly number[], answering: readonly number[]): Figure[] {
  const [least, ours] = [bare, answering].map((durations) => durations.toSorted((a, b) => a - b));
  const at = (sorted: readonly number[] = [], share: number) =>
    sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
  const inMs = (sorted?: readonly number[]) =>
    `p50 ${at(sorted, 0.5)} ms, p98 ${at(sorted, 0.98)} ms, longest ${at(sorted, 1)} ms`;
  return [
    { name: `bare React: ${bare.length} clicks at CPU × 4, to the next frame`, measured: inMs(least) },
    {
      name: `answering: ${answering.length} clicks and keys at CPU × 4, to the next frame`,
      measured: inMs(ours),
      asked: "p98 ≤ 100 ms",
      held: at(ours, 0.98) <= 100,
    },
  ];
}
