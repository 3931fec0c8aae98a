import { expect, test } from "vitest";
import { noteFigure, rounds } from "#platform/testing/proof.ts";
import { addTruth, noTruth, ratedBy, type Shares } from "../testing/truth.ts";
import { createPolicy } from "./policy.ts";
import { computeSnapshot } from "./computeSnapshot.ts";

const reports = rounds({ short: 60, long: 3_000 });
const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

const formatShares = ({ all, published, false: wrong, widths, intervals, furthest }: Shares) =>
  [
    `${percent(published - wrong, all)} published and true`,
    `${wrong} false`,
    ...(intervals > 0
      ? [`intervals ${percent(intervals, published)}, ${(widths / intervals).toFixed(2)} wide`]
      : []),
    ...(furthest > 0 ? [`numbers at most ${furthest.toFixed(2)} off`] : []),
  ].join(", ");

test.each([3, 4, 5, 6, 7, 9])(
  "nothing false is printed of %i raters in each group",
  { timeout: 600_000 },
  (people) => {
    const truth = noTruth();
    for (let seed = 0; seed < reports; seed += 1) {
      const evaluation = ratedBy(people, seed);
      addTruth(truth, computeSnapshot({ ...evaluation, policy: createPolicy() }), evaluation.responses);
    }
    for (const kind of ["cells", "means", "gaps", "tags"] as const) {
      expect(truth[kind].published).toBeGreaterThan(0);
      expect(truth[kind].false).toBe(0);
      noteFigure({
        name: `Beside the plain figures, ${people} raters: ${kind}`,
        measured: formatShares(truth[kind]),
        asked: "0 false",
      });
    }
  },
);
