import { describe, expect, test } from "vitest";
import { computePartProgress, describeProgress, type FollowedPerson } from "./companyProgress.ts";

/** So many people of these parts, each as far. */
let made = 0;
const people = (count: number, parts: string, share = 0.5): FollowedPerson[] =>
  Array.from({ length: count }, () => ({ id: `p${(made += 1)}`, parts: parts.split(" "), share }));
const listTold = (all: FollowedPerson[]) => [...computePartProgress(all).keys()].toSorted();

describe("a part is told", () => {
  test.each<[string, FollowedPerson[], string[]]>([
    ["from five people on", people(5, "company"), ["company"]],
    ["not of four", people(4, "company"), []],
    [
      "where the rest are five too",
      [...people(5, "company a"), ...people(5, "company b")],
      ["a", "b", "company"],
    ],
    ["not where the rest are four", [...people(8, "company a"), ...people(4, "company b")], ["company"]],
    ["where there is no rest", people(6, "company a"), ["a", "company"]],
    [
      "not where a direction is two of its teams and three more",
      [
        ...people(6, "company d a"),
        ...people(6, "company d b"),
        ...people(3, "company d"),
        ...people(9, "company"),
      ],
      ["b", "company", "d"],
    ],
    [
      "not where two teams that overlap differ by one person",
      [...people(5, "company a b"), ...people(1, "company a"), ...people(9, "company")],
      ["a", "company"],
    ],
    [
      "where two teams that overlap differ by five",
      [
        ...people(5, "company a b"),
        ...people(5, "company a"),
        ...people(5, "company b"),
        ...people(9, "company"),
      ],
      ["a", "b", "company"],
    ],
  ])("%s", (_, all, told) => {
    expect(listTold(all)).toEqual(told);
  });
});

test("no difference or sum of two told parts is about one to four people", () => {
  const names = ["a", "b", "c", "d"];
  for (let seed = 1; seed <= 40; seed += 1) {
    let state = seed * 2_654_435_761;
    const draw = (bound: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state % bound;
    };
    const all = names.flatMap((name) => people(draw(12), ["company", name, names[draw(4)]].join(" ")));
    const told = listTold(all).map(
      (part) => new Set(all.filter(({ parts }) => parts.includes(part)).map(({ id }) => id)),
    );
    for (const one of told)
      for (const other of told) {
        const difference =
          [...one].filter((id) => !other.has(id)).length + [...other].filter((id) => !one.has(id)).length;
        expect(difference === 0 || difference >= 5, `seed ${seed}`).toBe(true);
      }
  }
});

test.each<[string, readonly number[], number]>([
  ["to the nearest ten percent", [0.2, 0.4, 0.4, 0.4, 0.2], 0.3],
  ["nothing done is told as ten percent or less", [0, 0, 0, 0, 0], 0.1],
  ["all done as ninety percent or more", [1, 1, 1, 1, 1], 0.9],
  ["nearly nothing likewise", [0.2, 0, 0, 0, 0], 0.1],
])("progress is told %s", (_, shares, told) => {
  const all = shares.map((share, index) => ({ id: `${index}`, parts: ["company"], share }));
  expect(computePartProgress(all).get("company")).toBe(told);
});

test.each([
  [[0, 0, 0, 0, 0], "below 15"],
  [[0.1499, 0.1499, 0.1499, 0.1499, 0.1499], "below 15"],
  [[0.15, 0.15, 0.15, 0.15, 0.15], "about 20"],
  [[1, 1, 1, 1, 1, 1, 0], "atLeast 85"],
  [[0.55, 0.55, 0.55, 0.55, 0.55], "about 60"],
  [[1, 1, 1, 1, 1], "atLeast 85"],
] as const)("what is printed of %j is true of its mean: %s", (shares, said) => {
  const all = shares.map((share, index) => ({ id: `${index}`, parts: ["company"], share }));
  const { kind, percent } = describeProgress(computePartProgress(all).get("company") ?? 0);
  expect(`${kind} ${percent}`).toBe(said);
});
