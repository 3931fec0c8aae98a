import type { Cell, Group, Policy } from "../contract.ts";
import { type Tally, bandCell, itemCell, leastPeople, masked, usableMean, valueCell } from "./cells.ts";
import { besideBands } from "./besideBands.ts";
import { dividedBy, fraction, roundedTenths, sumOf } from "./fractions.ts";

const isBand = (cell: Cell) => cell.form === "band";

/**
 * The questions of one skill or dimension and their mean, for one group (§5).
 *
 * The mean is that of the item means of the unmasked items, at least `minItemsPerMean`; its n is their smallest n.
 * Each item mean counts as it may be shown, limited to the ends: else three published numbers
 * would give back the fourth one beyond its end (five people, « 4,5 et plus », all of them 5). Beside bands the
 * mean keeps away from what would tell where in its band a question lies. `people` of the group answered.
 */
export function cellsOf(
  tallies: readonly Tally[],
  { group, people }: { group: Group; people: number },
  policy: Policy,
): { items: Cell[]; mean: Cell } {
  const items = tallies.map((answers) => itemCell(answers, group, policy));
  const used = tallies.filter(({ n }) => n >= leastPeople(group, policy));
  if (used.length < policy.minItemsPerMean) return { items, mean: masked };
  const mean = dividedBy(sumOf(used.map((answers) => usableMean(answers, group, policy))), used.length);
  const fewest = Math.min(...used.map((answers) => answers.n));
  const published = withoutLonelyBand(items, tallies);
  const cells = published.filter((cell) => cell.form !== "masked");
  const tenths = besideBands(roundedTenths(mean), { cells, people, fewest, policy });
  return { items: published, mean: valueCell(fraction(tenths, 10), fewest, group, policy) };
}

/**
 * A single band among values is no band: the mean minus the values gives its number.
 * The value with the fewest answers becomes a band as well.
 */
function withoutLonelyBand(items: Cell[], tallies: readonly Tally[]): Cell[] {
  if (items.filter(isBand).length !== 1) return items;
  const values = tallies.filter((_, index) => items[index]?.form === "value");
  const fewest = Math.min(...values.map(({ n }) => n));
  const demoted = tallies.findLastIndex(({ n }, index) => n === fewest && items[index]?.form === "value");
  return items.map((cell, index) => (index === demoted ? bandCell(tallies[index]!) : cell));
}
