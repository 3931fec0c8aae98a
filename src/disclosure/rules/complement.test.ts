import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hideUntilSafe } from "./complement.ts";
import type { Figure } from "./figure.ts";

const people = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `p${from + index}`);

const total = (id: string, members: readonly string[]): Figure => ({
  id,
  size: members.length,
  terms: Object.fromEntries(members.map((member) => [member, 1])),
});

const [a, b, c] = [people(0, 9), people(9, 17), people(17, 19)];
const direction = [...a, ...b, ...c];

describe("the complement rule", () => {
  test("a direction minus two of its teams: the smallest of the three is hidden", () => {
    const figures = [total("direction", direction), total("a", a), total("b", b)];
    expect(hideUntilSafe(figures, 5)).toEqual({ published: ["direction", "a"], hidden: ["b"] });
  });

  test("pairs are not enough: each pair of that example is safe", () => {
    const [whole, first, second] = [total("direction", direction), total("a", a), total("b", b)];
    for (const pair of [
      [whole, first],
      [whole, second],
      [first, second],
    ] as Figure[][]) {
      expect(hideUntilSafe(pair, 5).hidden).toEqual([]);
    }
  });

  test("a figure of too few people is hidden itself", () => {
    expect(hideUntilSafe([total("a", a), total("c", c)], 5).hidden).toEqual(["c"]);
  });

  test("overlapping cuts: a sum of differences", () => {
    const figures = [
      total("left and middle", people(0, 12)),
      total("middle and right", people(6, 18)),
      total("left and right but one", [...people(0, 6), ...people(12, 17)]),
    ];
    // left+middle − middle−right + left+right: twice the left and one person less.
    expect(hideUntilSafe(figures, 5).hidden).toEqual([]);
    const whole = total("all", people(0, 18));
    expect(hideUntilSafe([...figures, whole], 5).hidden).not.toEqual([]);
  });

  test("coefficients count: twice a sum tells no more than the sum", () => {
    const twice = { ...total("twice", a), terms: Object.fromEntries(a.map((person) => [person, 2])) };
    expect(hideUntilSafe([total("once", a), twice], 5).hidden).toEqual([]);
  });

  test("several answers of one person count as one person", () => {
    const figure = total("item", ["x 1", "x 2", "y 1", "y 2", "z 1"]);
    const toRespondent = (variable: string) => variable.split(" ")[0]!;
    expect(hideUntilSafe([figure], 4, toRespondent).hidden).toEqual(["item"]);
    expect(hideUntilSafe([figure], 3, toRespondent).hidden).toEqual([]);
  });

  test("a coefficient that is no whole number is refused", () => {
    const figure = { id: "third", size: 3, terms: { x: 1 / 3 } };
    expect(() => hideUntilSafe([figure], 3)).toThrow(RangeError);
  });

  test("finds the one difference among the teams, directions and roles of 1,000 people", () => {
    const staff = people(0, 1000);
    const cut = (name: string, of: (person: number) => number) =>
      [...Map.groupBy(staff, (_, index) => of(index))].map(([key, members]) =>
        total(`${name} ${key}`, members),
      );
    const figures = [
      ...cut("team", (person) => Math.floor(person / 20)),
      ...cut("direction", (person) => Math.floor(person / 200)),
      ...cut("role", (person) => (person * 7) % 12),
    ];
    expect(hideUntilSafe(figures, 5).hidden).toEqual([]);
    const planted = total("team 0 but three", people(0, 17));
    expect(hideUntilSafe([...figures, planted], 5).hidden).toEqual(["team 0 but three"]);
  });
});

/** Rank over the numbers modulo a prime, by plain elimination: another way than the one under test. */
function computeRank(matrix: readonly (readonly number[])[]): number {
  const prime = 1_000_003n;
  const power = (base: bigint, exponent: bigint): bigint => {
    if (exponent === 0n) return 1n;
    const half = power((base * base) % prime, exponent / 2n);
    return exponent % 2n === 1n ? (half * base) % prime : half;
  };
  const rows = matrix.map((row) => row.map((entry) => ((BigInt(entry) % prime) + prime) % prime));
  let rank = 0;
  for (let column = 0; column < (rows[0]?.length ?? 0); column += 1) {
    const found = rows.findIndex((row, index) => index >= rank && row[column] !== 0n);
    if (found < 0) continue;
    [rows[rank], rows[found]] = [rows[found]!, rows[rank]!];
    const inverse = power(rows[rank]![column]!, prime - 2n);
    for (let index = rank + 1; index < rows.length; index += 1) {
      const factor = (rows[index]![column]! * inverse) % prime;
      rows[index] = rows[index]!.map(
        (entry, at) => (((entry - factor * rows[rank]![at]!) % prime) + prime) % prime,
      );
    }
    rank += 1;
  }
  return rank;
}

const subsets = <Item>(items: readonly Item[], size: number): Item[][] => {
  if (size === 0) return [[]];
  return items.flatMap((item, index) =>
    subsets(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  );
};

/** By the definition: no set of k − 1 people whose absence lowers the rank. */
function isSafe(figures: readonly Figure[], k: number): boolean {
  const variables = [...new Set(figures.flatMap(({ terms }) => Object.keys(terms)))];
  const matrix = (kept: readonly string[]) =>
    figures.map(({ terms }) => kept.map((variable) => terms[variable] ?? 0));
  const toRespondent = (variable: string) => variable.split(" ")[0]!;
  const allPeople = [...new Set(variables.map(toRespondent))];
  const rank = computeRank(matrix(variables));
  return subsets(allPeople, Math.min(k - 1, allPeople.length)).every((absent) => {
    const kept = variables.filter((variable) => !absent.includes(toRespondent(variable)));
    return computeRank(matrix(kept)) === rank;
  });
}

const anyFigures = fc
  .array(
    fc.dictionary(
      fc
        .tuple(fc.constantFrom("a", "b", "c", "d", "e", "f", "g"), fc.constantFrom(1, 2))
        .map((pair) => pair.join(" ")),
      fc.integer({ min: -2, max: 3 }),
      { minKeys: 1, maxKeys: 10 },
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((forms) =>
    forms.map((terms, index): Figure => ({ id: `f${index}`, size: Object.keys(terms).length, terms })),
  );

const toRespondent = (variable: string) => variable.split(" ")[0]!;
const nonZero = (figure: Figure) => Object.values(figure.terms).some((entry) => entry !== 0);

test("what remains is safe by the definition, and nothing is hidden that was", () => {
  fc.assert(
    fc.property(anyFigures, fc.integer({ min: 2, max: 4 }), (figures, k) => {
      const { published, hidden } = hideUntilSafe(figures, k, toRespondent);
      const kept = figures.filter(({ id }) => published.includes(id));
      expect(isSafe(kept, k)).toBe(true);
      expect(hidden.length === 0).toBe(isSafe(figures, k));
      expect([...published, ...hidden].toSorted()).toEqual(figures.map(({ id }) => id).toSorted());
      expect(figures.filter((figure) => hidden.includes(figure.id)).every(nonZero)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

const anyPlainSums = fc
  .array(fc.uniqueArray(fc.integer({ min: 0, max: 11 }), { minLength: 1, maxLength: 12 }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((sets) => sets.map((members, index) => total(`f${index}`, members.map(String))));

test("of plain sums, nested or crossing, the same holds", () => {
  fc.assert(
    fc.property(anyPlainSums, fc.integer({ min: 2, max: 4 }), (figures, k) => {
      const { published, hidden } = hideUntilSafe(figures, k);
      expect(
        isSafe(
          figures.filter(({ id }) => published.includes(id)),
          k,
        ),
      ).toBe(true);
      expect(hidden.length === 0).toBe(isSafe(figures, k));
    }),
    { numRuns: 300 },
  );
});
