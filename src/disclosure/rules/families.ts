import type { Figure } from "./figure.ts";
import { type Cut, computeMinimumCut } from "./minimumCut.ts";

/** A combination of figures that rests on as few people as any, in number; null when the figures cannot be combined. */
export type SmallestCombination = { people: number; figures: Figure[] } | null;

/**
 * The exact answer for the cuts that companies are made of, in no time; "other" when they are none of these:
 *
 * - nested sums (a direction and its teams, a skill and its questions): no combination rests on fewer people than those
 *   who are in one figure and in none within it;
 * - two nested families that cross (directions and teams, roles): each person joins their place in one with their place
 *   in the other. A combination gives every place a height, and rests on the people whose two places differ: the fewest
 *   are a minimum cut of that graph. A person missing in one family is placed there on the ground, at height zero.
 */
export function findSmallestCombination(
  figures: readonly Figure[],
  toRespondent: (variable: string) => string,
): SmallestCombination | "other" {
  if (!figures.every(isPlainSum)) return "other";
  const containing = indexFiguresByVariable(figures);
  const sides = partitionIntoTwoFamilies(figures, containing.values());
  if (!sides) return "other";
  const chains = [...containing].map(([variable, within]) => ({ variable, within }));
  if (!sides.includes(1)) return findSmallestInOneFamily(figures, chains, toRespondent);
  if (new Set(chains.map(({ variable }) => toRespondent(variable))).size < chains.length) return "other";
  return findSmallestInTwoFamilies(figures, chains, sides);
}

function isPlainSum({ terms }: Figure): boolean {
  const [first, ...others] = Object.values(terms);
  return others.every((coefficient) => coefficient === first);
}

/** The indexes of the figures that each variable is in, the widest first. */
function indexFiguresByVariable(figures: readonly Figure[]): Map<string, number[]> {
  const widestFirst = figures
    .map(({ terms }, index) => ({ index, variables: Object.keys(terms) }))
    .toSorted((a, b) => b.variables.length - a.variables.length);
  const containing = new Map<string, number[]>();
  for (const { index, variables } of widestFirst) {
    for (const variable of variables) {
      const within = containing.get(variable);
      if (within) within.push(index);
      else containing.set(variable, [index]);
    }
  }
  return containing;
}

/** Parts the figures into two families (0 and 1) in each of which two figures are nested or apart; null if none does. */
function partitionIntoTwoFamilies(
  figures: readonly Figure[],
  chains: Iterable<readonly number[]>,
): number[] | null {
  const count = figures.length;
  const common = new Map<number, number>();
  for (const chain of chains) {
    for (const [place, wide] of chain.entries()) {
      for (const narrow of chain.slice(place + 1)) {
        const pair = wide * count + narrow;
        common.set(pair, (common.get(pair) ?? 0) + 1);
      }
    }
  }
  const crossing = figures.map((): number[] => []);
  for (const [pair, shared] of common) {
    const [wide, narrow] = [Math.floor(pair / count), pair % count];
    if (shared === Object.keys(figures[narrow]!.terms).length) continue;
    crossing[wide]!.push(narrow);
    crossing[narrow]!.push(wide);
  }
  const sides = figures.map(() => -1);
  for (const start of figures.keys()) {
    if (sides[start] !== -1) continue;
    sides[start] = 0;
    const reached = [start];
    for (const figure of reached) {
      for (const other of crossing[figure]!) {
        if (sides[other] === sides[figure]) return null;
        if (sides[other] !== -1) continue;
        sides[other] = 1 - sides[figure]!;
        reached.push(other);
      }
    }
  }
  return sides;
}

type Chain = { variable: string; within: readonly number[] };

function findSmallestInOneFamily(
  figures: readonly Figure[],
  chains: readonly Chain[],
  toRespondent: (variable: string) => string,
): SmallestCombination {
  const places = Map.groupBy(chains, ({ within }) => within.at(-1)!);
  let fewest: { people: number; place: number } | null = null;
  for (const [place, members] of places) {
    const people = new Set(members.map(({ variable }) => toRespondent(variable))).size;
    if (fewest === null || people < fewest.people) fewest = { people, place };
  }
  if (!fewest) return null;
  const { people, place } = fewest;
  // The figure less the widest ones within it.
  const inside = chains.flatMap(({ within }) => {
    const at = within.indexOf(place);
    return at >= 0 && at + 1 < within.length ? [within[at + 1]!] : [];
  });
  return { people, figures: [place, ...new Set(inside)].map((index) => figures[index]!) };
}

function findSmallestInTwoFamilies(
  figures: readonly Figure[],
  chains: readonly Chain[],
  sides: readonly number[],
): SmallestCombination {
  const ground = figures.length;
  const weights = Array.from({ length: ground + 1 }, () => Array.from({ length: ground + 1 }, () => 0));
  const parents = new Map<number, number>();
  for (const { within } of chains) {
    const [one, two] = [0, 1].map((side) => within.filter((figure) => sides[figure] === side));
    for (const family of [one!, two!]) {
      for (const [at, figure] of family.entries()) parents.set(figure, family[at - 1] ?? ground);
    }
    const [from, to] = [one!.at(-1) ?? ground, two!.at(-1) ?? ground];
    weights[from]![to]! += 1;
    weights[to]![from]! += 1;
  }
  const cuts = listConnectedComponents(weights).flatMap((nodes) => {
    const cut = computeMinimumCut(nodes.map((node) => nodes.map((other) => weights[node]![other]!)));
    return cut ? [{ weight: cut.weight, side: selectSideWithoutGround(cut, nodes, ground) }] : [];
  });
  const [lightest] = cuts.toSorted((a, b) => a.weight - b.weight);
  if (!lightest) return null;
  // The heights are one within the cut and zero elsewhere; a figure counts for its height above the one around it.
  const height = (node: number) => (lightest.side.has(node) ? 1 : 0);
  const counting = figures.filter((_, index) => height(index) !== height(parents.get(index) ?? ground));
  return { people: lightest.weight, figures: counting };
}

/** The side of the cut that is not the ground’s. */
function selectSideWithoutGround(
  { side }: Cut,
  nodes: readonly number[],
  ground: number,
): ReadonlySet<number> {
  const isGrounded = nodes.some((node, index) => node === ground && side.has(index));
  return new Set(nodes.filter((_, index) => side.has(index) !== isGrounded));
}

function listConnectedComponents(weights: readonly (readonly number[])[]): number[][] {
  const seen = new Set<number>();
  return [...weights.keys()].flatMap((start) => {
    if (seen.has(start)) return [];
    seen.add(start);
    const component = [start];
    for (const node of component) {
      for (const [other, weight] of weights[node]!.entries()) {
        if (weight === 0 || seen.has(other)) continue;
        seen.add(other);
        component.push(other);
      }
    }
    return component.length > 1 ? [component] : [];
  });
}
