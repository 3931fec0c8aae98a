import { describe, expect, test } from "vitest";
import { printCell } from "../../testing/pulse/printed.ts";
import { booleanQuestion, choiceQuestion, enpsQuestion, scaleQuestion } from "../../testing/pulse/runs.ts";
import { getMinAnswers, printCutCell, printWholeCell, roundToFifth } from "./cells.ts";
import { computeEnps, computeEnpsInTens, countEnpsClasses } from "./enps.ts";
import type { PulseQuestion } from "./run.ts";

const tally = (...levels: number[]) => ({ levels, answers: levels.reduce((sum, count) => sum + count, 0) });
const open = { threshold: 5, hasLevels: true };
const whole = (question: PulseQuestion, ...levels: number[]) =>
  printCell(printWholeCell(question, tally(...levels), open))?.join(" ") ?? null;
const cut = (question: PulseQuestion, ...levels: number[]) =>
  printCell(printCutCell(question, tally(...levels), 5))?.join(" ") ?? null;
const toLevels = (counts: Record<number, number>) =>
  Array.from({ length: 11 }, (_, level) => counts[level] ?? 0);

describe("a scale", () => {
  test.each([
    ["four answers", [0, 0, 1, 2, 1], null],
    ["five answers, without their distribution", [0, 1, 1, 2, 1], "3.6 no levels 5"],
    ["seven answers, with it", [1, 1, 1, 3, 1], "3.3 1,1,1,3,1 7"],
    ["rounded half up", [0, 0, 3, 1, 0], null],
    ["half up at one decimal", [0, 1, 7, 12, 0], "3.6 no levels 20"],
    ["a mean at the high end, reached exactly", [0, 0, 0, 5, 5], "4.5+ no levels 10"],
    ["a mean rounded to the end, which is not reached", [0, 0, 0, 6, 5], "4.5+ no levels 11"],
    ["a mean at the low end", [5, 5, 0, 0, 0], "1.5- no levels 10"],
    ["everyone alike in the middle: no distribution", [0, 0, 9, 0, 0], "3 no levels 9"],
    ["more than half alike: none either", [0, 2, 5, 2, 0], "3 no levels 9"],
    ["many answers: ten others are enough", [0, 5, 40, 5, 0], "3 0,5,40,5,0 50"],
  ])("of %s", (name, levels, printed) => {
    if (name.includes("not reached")) {
      // 55 answers: 30 fours and 25 fives come to 4.4545…, which is printed as 4.5 without an end.
      expect(whole(scaleQuestion(), 0, 0, 0, 30, 25)).toBe("4.5 0,0,0,30,25 55");
    } else expect(whole(scaleQuestion(), ...levels)).toBe(printed);
  });

  test("prints neither counts nor their number in a cut", () => {
    expect(cut(scaleQuestion(), 1, 1, 1, 3, 1)).toBe("3.3");
    expect(cut(scaleQuestion(), 0, 0, 0, 0, 6)).toBe("4.5+");
  });

  test("has no distribution where a region would be given away", () => {
    const cell = printWholeCell(scaleQuestion(), tally(1, 1, 1, 3, 1), { threshold: 5, hasLevels: false });
    expect(cell).toMatchObject({ mean: { value: 3.3 }, levels: null });
  });

  test("needs the threshold where it is higher", () => {
    expect(printCutCell(scaleQuestion(), tally(1, 1, 1, 3, 1), 8)).toEqual({ form: "hidden" });
    expect(getMinAnswers(booleanQuestion(), 5)).toBe(7);
    expect(getMinAnswers(booleanQuestion(), 9)).toBe(9);
  });
});

describe("an eNPS", () => {
  test.each([
    [
      { detractors: 2, passives: 3, promoters: 5 },
      { value: 30, from: -20, to: 66 },
    ],
    [
      { detractors: 20, passives: 30, promoters: 50 },
      { value: 30, from: 14, to: 45 },
    ],
    [
      { detractors: 200, passives: 300, promoters: 500 },
      { value: 30, from: 25, to: 35 },
    ],
    [
      { detractors: 3, passives: 1, promoters: 3 },
      { value: 0, from: -54, to: 54 },
    ],
  ])("of %o", (classes, enps) => {
    expect(computeEnps(classes)).toEqual(enps);
    const mirrored = computeEnps({
      ...classes,
      detractors: classes.promoters,
      promoters: classes.detractors,
    });
    expect([mirrored.from, mirrored.to]).toEqual([0 - enps.to, 0 - enps.from]);
  });

  test.each([
    // −15.38, which is −15 in whole points: that one would go to −10.
    [
      { detractors: 5, passives: 5, promoters: 3 },
      { value: -20, from: -50, to: 30 },
    ],
    [
      { detractors: 3, passives: 1, promoters: 3 },
      { value: 0, from: -60, to: 60 },
    ],
    [
      { detractors: 1, passives: 1, promoters: 2 },
      { value: 30, from: -50, to: 80 },
    ],
  ])("of %o in tens is rounded once, its interval outward", (classes, enps) => {
    expect(computeEnpsInTens(classes)).toEqual(enps);
  });

  test("rests on answers", () => {
    expect(() => computeEnps(countEnpsClasses(toLevels({})))).toThrow(RangeError);
  });

  test.each([
    ["six answers: the mean alone", { 3: 2, 8: 2, 10: 2 }, "7 no eNPS no levels 6"],
    ["seven answers", { 3: 2, 7: 1, 8: 1, 9: 2, 10: 1 }, "7 14 (-40, 60) 0,0,0,2,0,0,0,1,1,2,1 7"],
    ["a mean at an end", { 9: 5, 10: 3, 8: 1 }, "9+ no eNPS no levels 9"],
    ["one class for all but a few", { 7: 4, 8: 4, 6: 1 }, "7.3 no eNPS no levels 9"],
    ["the low end", { 0: 5, 1: 2, 2: 2 }, "1- no eNPS no levels 9"],
  ])("of %s", (_, counts, printed) => {
    expect(whole(enpsQuestion(), ...toLevels(counts))).toBe(printed);
  });
});

describe("true or false and choices", () => {
  test.each([
    ["six answers", booleanQuestion(), [3, 3], null, null],
    ["seven answers", booleanQuestion(), [3, 4], "7: 3,4", "40,60"],
    ["one answer for everybody", booleanQuestion(), [9, 0], null, null],
    ["one answer for all but one", booleanQuestion(), [8, 1], null, null],
    ["two others", booleanQuestion(), [7, 2], "9: 7,2", "80,20"],
    ["three options", choiceQuestion(3), [5, 2, 1], "8: 5,2,1", "60,20,20"],
  ])("of %s", (_, question, levels, asWhole, asCut) => {
    expect(whole(question, ...levels)).toBe(asWhole);
    expect(cut(question, ...levels)).toBe(asCut);
  });

  test.each([
    [1, 10, 20],
    [9, 10, 80],
    [3, 10, 40],
    [7, 10, 60],
    [1, 11, 0],
    [10, 11, 100],
    [5, 10, 40],
  ])("%i of %i is printed as %i %", (count, answers, percent) => {
    expect(roundToFifth(count, answers)).toBe(percent);
  });

  test("the number of answers does not follow from the shares of two or three options", () => {
    for (const options of [2, 3]) {
      const numbers = new Map<string, Set<number>>();
      for (let answers = 7; answers <= 24; answers += 1) {
        for (const levels of listSplits(answers, options)) {
          const cell = printCutCell(choiceQuestion(options), tally(...levels), 5);
          if (cell.form !== "options") continue;
          const printed = cell.options.map(({ percent }) => percent).join();
          numbers.set(printed, (numbers.get(printed) ?? new Set()).add(answers));
        }
      }
      expect(numbers.size).toBeGreaterThan(5);
      expect([...numbers].filter(([, answers]) => answers.size < 2)).toEqual([]);
    }
  });
});

function* listSplits(answers: number, options: number): Generator<number[]> {
  if (options === 1) yield [answers];
  else
    for (let first = 0; first <= answers; first += 1)
      for (const rest of listSplits(answers - first, options - 1)) yield [first, ...rest];
}
