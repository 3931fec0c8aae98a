import type { PulseMean, PulseSnapshot } from "../../contract/pulse.ts";
import { toTenths } from "../fractions.ts";
import type { MeanScale } from "./themes.ts";

/** How far changes of cuts lie apart, in points to one decimal; null before it is known. `score`: from 0 to 10. */
export type PulseSpread = Record<MeanScale, number | null>;

/** From so many cuts on, the spread is told. */
const minCuts = 30;

/**
 * The deviation of what cuts change by between two neighbouring runs of a series, around the mean change of their
 * question, pooled over questions, runs and series; from printed figures only, and from thirty cuts on. A mean at an end
 * has no change. `series`: the reports of each series, the oldest first, null where a run was skipped.
 */
export function computePulseSpread(series: readonly (readonly (PulseSnapshot | null)[])[]): PulseSpread {
  const sums = {
    scale: { squares: 0, freedom: 0, cuts: 0 },
    score: { squares: 0, freedom: 0, cuts: 0 },
  };
  for (const runs of series) {
    for (const [index, now] of runs.entries()) {
      const before = runs[index - 1];
      if (!before || !now) continue;
      for (const { scale, changes } of listChanges(before, now)) {
        const mean = changes.reduce((sum, each) => sum + each, 0) / changes.length;
        sums[scale].squares += changes.reduce((sum, each) => sum + (each - mean) ** 2, 0);
        sums[scale].freedom += changes.length - 1;
        sums[scale].cuts += changes.length;
      }
    }
  }
  const pool = ({ squares, freedom, cuts }: (typeof sums)["scale"]) =>
    cuts < minCuts || freedom === 0 ? null : Math.max(1, Math.round(Math.sqrt(squares / freedom))) / 10;
  return { scale: pool(sums.scale), score: pool(sums.score) };
}

/** By question of both runs: what the means of its cuts change by, in tenths. */
function listChanges(before: PulseSnapshot, now: PulseSnapshot) {
  return now.questions.flatMap(({ key, cuts, type }) => {
    const earlier = before.questions.find((question) => question.key === key);
    if (type !== "scale" && type !== "enps") return [];
    const changes = cuts.flatMap(({ cut, cell }) => {
      const [from, to] = [earlier?.cuts.find((each) => each.cut === cut)?.cell, cell].map(readMean);
      return from && to ? [toTenths(to.value) - toTenths(from.value)] : [];
    });
    const scale: MeanScale = type === "scale" ? "scale" : "score";
    return changes.length === 0 ? [] : [{ scale, changes }];
  });
}

const readMean = (
  cell: PulseSnapshot["questions"][number]["cuts"][number]["cell"] | undefined,
): PulseMean | null =>
  (cell?.form === "scale" || cell?.form === "enps") && !cell.mean.end ? cell.mean : null;
