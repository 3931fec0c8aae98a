import { describe, expect, test } from "vitest";
import { type Tally, masked } from "./cells.ts";
import { measureCluster } from "./means.ts";
import { createPolicy } from "./policy.ts";

const policy = createPolicy();

const answers = (...levels: number[]): Tally => ({
  n: levels.length,
  sum: levels.reduce((sum, level) => sum + level, 0),
  counts: [],
});
const all = (n: number, level: number) => answers(...Array.from({ length: n }, () => level));

const measured = (people: number, ...tallies: Tally[]) =>
  measureCluster(tallies, { group: "peer", people }, policy);
const computeMeanCell = (people: number, ...tallies: Tally[]) => measured(people, ...tallies).mean.cell;
const one = (group: "self" | "manager", ...tallies: Tally[]) =>
  measureCluster(tallies, { group, people: 1 }, policy).mean.cell;

const questions = (used: number, asked = used) => ({ questions: { used, asked } });
const interval = (from: number, to: number, n: number) => ({ form: "interval", from, to, n });

describe("the mean of a skill or dimension", () => {
  test("is that of its item means, not of all answers, with the smallest n", () => {
    expect(computeMeanCell(8, all(5, 2), all(5, 4), all(8, 3))).toEqual({
      form: "value",
      value: 3,
      n: 5,
      ...questions(3),
    });
  });

  test("needs three questions that are not masked, of self and manager too", () => {
    const shown = all(5, 3);
    expect(computeMeanCell(5, shown, shown)).toEqual(masked);
    expect(computeMeanCell(5, shown, shown, all(2, 3))).toEqual(masked);
    expect(one("self", answers(3), answers(4))).toEqual(masked);
    expect(one("manager", answers(3), answers(4), answers(4))).toMatchObject({ value: 3.7, n: 1 });
  });

  test("leaves masked questions out, and says on how many it rests", () => {
    const shown = all(5, 3);
    expect(computeMeanCell(5, shown, shown, shown, all(2, 5))).toEqual({
      form: "value",
      value: 3,
      n: 5,
      ...questions(3, 4),
    });
  });

  test("rests on the values alone where there are three: a band would only make it vague", () => {
    const mean = computeMeanCell(6, all(6, 3), all(5, 4), all(5, 2), all(3, 5), all(4, 5));
    expect(mean).toEqual({ form: "value", value: 3, n: 5, ...questions(3, 5) });
  });

  test("names the questions that it rests on, for the check of what is published together", () => {
    expect(measured(6, all(3, 5), all(6, 3), all(5, 4), all(5, 2)).used).toEqual([1, 2, 3]);
    expect(measured(4, all(3, 5), all(4, 3), all(2, 4), all(4, 2)).used).toEqual([0, 1, 3]);
  });

  test("leaves a lonely band as it is", () => {
    const { items } = measured(6, all(6, 3), all(5, 4), all(5, 2), all(3, 2));
    expect(items.map(({ form }) => form)).toEqual(["value", "value", "value", "band"]);
  });
});

describe("questions at an end", () => {
  test("alone give that end, and are never shown as less", () => {
    const top = all(5, 5);
    expect(computeMeanCell(5, top, top, top)).toEqual({
      form: "value",
      value: 4.5,
      end: "high",
      n: 5,
      ...questions(3),
    });
    const bottom = all(5, 1);
    expect(computeMeanCell(5, bottom, bottom, bottom)).toMatchObject({ value: 1.5, end: "low" });
    expect(one("manager", answers(5), answers(5), answers(5))).toMatchObject({ value: 5 });
  });

  test("among others make an interval of all that may lie behind them", () => {
    // 4.5 to 5 twice, 4.0: 4.33 to 4.67.
    expect(computeMeanCell(5, all(5, 5), all(5, 5), all(5, 4))).toMatchObject(interval(4.3, 4.7, 5));
    expect(computeMeanCell(5, all(5, 5), all(5, 1), all(5, 3))).toMatchObject(interval(2.8, 3.2, 5));
  });

  test("that make the mean at most 0.2 wide leave a number, its middle", () => {
    // 4.5 to 5, 3.0, 3.0: 3.5 to 3.67.
    expect(computeMeanCell(5, all(5, 5), all(5, 3), all(5, 3))).toMatchObject({
      form: "value",
      value: 3.6,
      approximate: { from: 3.5, to: 3.7 },
    });
  });

  test("do not carry a mean over an end that it may not have reached", () => {
    // 4.5 to 5, 4.4, 4.4: 4.43 to 4.6, « env. 4,5 » and not « 4,5 et plus ».
    const nearly = answers(5, 5, 4, 4, 4);
    const mean = computeMeanCell(5, all(5, 5), nearly, nearly);
    expect(mean).toMatchObject({ form: "value", value: 4.5, approximate: { from: 4.4, to: 4.6 } });
    expect(mean).not.toHaveProperty("end");
  });

  test("give a range where the middle would lie beyond the end", () => {
    // Twice 4.5 to 5; thrice 49/11, printed 4.5, which is no end: 4.5 to 4.7, and perhaps 4.49.
    const most = answers(5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4);
    expect(computeMeanCell(11, all(11, 5), all(11, 5), most, most, most)).toMatchObject(
      interval(4.5, 4.7, 11),
    );
    // 4.4 once: 4.48 to 4.68, whose middle is 4.58.
    expect(
      computeMeanCell(11, all(11, 5), all(11, 5), most, most, answers(5, 5, 5, 5, 4, 4, 4, 4, 4, 4)),
    ).toMatchObject(interval(4.4, 4.7, 10));
  });
});

describe("questions in bands", () => {
  test("allow the whole width of their bands where half of it would narrow one", () => {
    // Three people, three questions in [3;4): a mean in [3.5;4) would say that none of them is 3.0.
    expect(computeMeanCell(3, answers(3, 3, 4), answers(3, 4, 4), all(3, 3))).toEqual({
      ...interval(3, 4, 3),
      ...questions(3),
    });
  });

  test("allow half a point where each question may still be anything in its band", () => {
    const question = answers(3, 4, 4);
    expect(computeMeanCell(3, question, question, question, question)).toMatchObject(interval(3.5, 4, 3));
    const low = answers(3, 3, 4);
    expect(computeMeanCell(3, low, low, low, low)).toMatchObject(interval(3, 3.5, 3));
    expect(computeMeanCell(4, all(4, 5), all(4, 5), all(4, 5))).toMatchObject(interval(4.5, 5, 4));
  });

  test("beside one or two values count with them", () => {
    // 3.0, 3.0 and [4;5]: 3.33 to 3.67, no room for half a point.
    expect(computeMeanCell(5, all(5, 3), all(5, 3), all(3, 5))).toMatchObject(interval(3.3, 3.7, 3));
  });
});
