import { describe, expect, test } from "vitest";
import type { ParticipantRole } from "#evaluations/vocabulary.ts";
import { buildQuestionnaireOfSkills, computeReport, response } from "../testing/build.ts";

/** `[5, 4]` people gave a 5 and a 4; one list for each question, each person answers all of them. */
const rated = (role: ParticipantRole, questions: readonly (readonly number[])[]) =>
  questions[0]!.map((_, person) =>
    response(
      role,
      questions.map((levels) => levels[person]!),
    ),
  );
const same = (people: number, level: number) => Array.from({ length: people }, () => level);
const alike = (questions: number, level: number) => Array.from({ length: questions }, () => [level]);

const computeSkill = (questions: number, ...people: ReturnType<typeof rated>[]) => {
  const report = computeReport(buildQuestionnaireOfSkills({ skill: questions }), people.flat());
  return { ...report.skills[0]!, items: report.items, highlights: report.highlights };
};

const fives = (count: number, people: number) => [...same(count, 5), ...same(people - count, 4)];

describe("an end is claimed only where the exact mean reaches it", () => {
  test("« les autres » of 4.45 are not « 4,5 et plus », and claim no shared strength", () => {
    const skill = computeSkill(
      4,
      rated("subject", alike(4, 5)),
      rated("manager", [[5], [5], [5], [4]]),
      rated("peer", [same(5, 4), same(5, 4), fives(1, 5), fives(1, 5)]),
    );
    expect(skill.cells).toMatchObject({ manager: { value: 4.8 }, peer: { value: 4.1 } });
    expect(skill.others).toEqual({ form: "value", value: 4.5, n: 6 });
    expect(skill).toMatchObject({ gap: { form: "value", value: -0.5 }, state: "inconclusive", tag: null });
    expect(skill.highlights).toEqual([]);
  });

  test.each([
    ["49 of 11 people", fives(5, 11), 4.5],
    ["17 of 11 people", [...same(6, 2), ...same(5, 1)], 1.5],
  ])("%s are that number, with its distribution and an exact gap", (_, levels, value) => {
    const question = [...levels];
    const skill = computeSkill(
      3,
      rated("subject", alike(3, 5)),
      rated("peer", [question, question, question]),
    );
    for (const { cells, distributions } of skill.items) {
      expect(cells?.peer).toEqual({ form: "value", value, n: 11 });
      expect(distributions.peer).not.toBeNull();
    }
    expect(skill.cells.peer).toMatchObject({ form: "value", value });
    expect(skill.cells.peer).not.toHaveProperty("end");
    expect(skill.gap).toEqual({ form: "value", value: Math.round(10 * (value - 5)) / 10 });
  });

  test.each([
    [
      "above",
      fives(5, 11),
      [
        [4, 5],
        [4, 5],
        [4, 5],
      ],
      4.5,
    ],
    [
      "below",
      [...same(6, 2), ...same(5, 1)],
      [
        [1, 2],
        [1, 2],
        [1, 2],
      ],
      1.5,
    ],
  ])("nor of others that only a rounded group carries to it, %s", (_, levels, managers, value) => {
    // 4.5 beside 49/11 = 4.4545, printed 4.5.
    const skill = computeSkill(3, rated("manager", managers), rated("peer", [levels, levels, levels]));
    expect(skill.cells.manager).toMatchObject({ value });
    expect(skill.others).toEqual({ form: "value", value, n: 13 });
  });

  test.each([
    [5, 10, "high"],
    [4, 9, undefined],
    [5, 9, "high"],
  ] as const)("%i fives of %i people: %s", (count, people, end) => {
    const levels = fives(count, people);
    const [item] = computeSkill(1, rated("peer", [levels])).items;
    const cell = item?.cells?.peer;
    expect(cell?.form === "value" ? cell.end : "no value").toBe(end);
  });
});

describe("nothing is rounded before it is judged", () => {
  test("others of 3.45 against a self of 4 are 0.55 away: inconclusive, without a tag", () => {
    const skill = computeSkill(
      3,
      rated("subject", alike(3, 4)),
      rated("manager", alike(3, 3)),
      rated("peer", [fives(0, 10), fives(0, 10), [...same(7, 4), ...same(3, 3)]]),
    );
    expect(skill.cells).toMatchObject({ manager: { value: 3 }, peer: { value: 3.9 } });
    expect(skill).toMatchObject({ others: { value: 3.5 }, state: "inconclusive", tag: null });
  });

  test("a gap of 0.75 and more at every corner is notable, though its bound is printed 0.7", () => {
    const skill = computeSkill(
      3,
      rated("subject", alike(3, 4)),
      rated("manager", alike(3, 5)),
      rated("peer", [same(4, 5), same(4, 5), same(4, 5)]),
    );
    expect(skill.cells.peer).toMatchObject({ form: "interval", from: 4.5, to: 5 });
    expect(skill.others).toMatchObject({ form: "interval", from: 4.7, to: 5 });
    expect(skill).toMatchObject({
      gap: { form: "interval", from: 0.7, to: 1 },
      state: "notable",
      tag: "recognise_strength",
    });
  });
});

describe("a mean at most 0.2 wide is one number, marked as a middle", () => {
  const nearly = [
    fives(3, 10), // 4.3
    fives(3, 10),
    fives(4, 10), // 4.4
    same(10, 5), // 4.5 to 5
  ];

  test("an end at its side included", () => {
    // 4.375 to 4.5.
    expect(computeSkill(4, rated("peer", nearly)).cells.peer).toMatchObject({
      form: "value",
      value: 4.4,
      approximate: { from: 4.3, to: 4.5 },
    });
  });

  test("and what it feeds takes the interval", () => {
    const skill = computeSkill(4, rated("subject", alike(4, 4)), rated("peer", nearly));
    expect(skill.others).toMatchObject({ value: 4.4, approximate: { from: 4.3, to: 4.5 } });
    expect(skill.gap).toEqual({ form: "interval", from: 0.3, to: 0.5 });
    expect(skill).toMatchObject({ state: "none", tag: "shared_strength" });
  });
});
