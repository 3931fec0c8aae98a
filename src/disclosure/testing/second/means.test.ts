import { describe, expect, test } from "vitest";
import { alike, reportOf, stars, type Person } from "./build.ts";

const masked = { form: "masked", reason: "not_enough_answers" };

/** The mean of the colleagues over one skill. */
const meanOf = (people: readonly Person[], count = people[0]?.[0].length ?? 0) =>
  reportOf(stars(count), { peer: people }).skills[0]?.cells.peer;

/** People from the answers to each question, one row per question. */
const rows = (...questions: (number | null)[][]): Person[] =>
  (questions[0] ?? []).map((_, person) => [questions.map((question) => question[person] ?? null)]);

describe("a mean of bands, of values, of both", () => {
  test.each([
    // Bands [4;5] [3;4) [2;3): from 9/3 to 12/3. In [3.5;4) the first could not be 4 (12 + 11 + 8 thirds are 31 < 31.5).
    [3, { form: "interval", from: 3, to: 4 }],
    // In quarters 16 + 15 + 11 = 42 is 3.5: now each band may be anything in both steps.
    [4, { form: "interval", from: 3, to: 3.5 }],
    [5, { form: "value", value: 3 }],
    [6, { form: "value", value: 3 }],
    [7, { form: "value", value: 3 }],
    [9, { form: "value", value: 3 }],
  ])("%i people who all gave 4, 3 and 2", (count, mean) => {
    expect(meanOf(alike(count, [4, 3, 2]))).toEqual({ ...mean, n: count, questions: { used: 3, asked: 3 } });
  });

  test("two usable questions are no mean, for colleagues, self and manager", () => {
    expect(meanOf(alike(5, [4, 4, null]))).toEqual(masked);
    const { skills } = reportOf(stars(3), { self: alike(1, [4, 4, 0]), manager: alike(1, [4, 4, 4]) });
    expect(skills[0]?.cells.self).toEqual(masked);
    expect(skills[0]?.cells.manager).toMatchObject({ form: "value", value: 4 });
  });

  test("three values of five questions are the mean, and it says so", () => {
    const mean = meanOf(
      rows([4, 4, 4, 4, 4], [3, 3, 3, 3, 3], [3, 3, 3, 3, 4], [1, 1, 1, 0, 0], [5, 5, 5, 5, null]),
    );
    // (4 + 3 + 3.2)/3 = 3.4; its n is that of the values.
    expect(mean).toEqual({ form: "value", value: 3.4, n: 5, questions: { used: 3, asked: 5 } });
  });

  test("the plain mean is of the exact item means, not of the printed ones", () => {
    // 10/6 (1.7) twice and 13/6 (2.2): 33/18 = 1.83; of the printed ones it would be 5.6/3 = 1.87.
    expect(meanOf(rows([1, 1, 2, 2, 2, 2], [1, 1, 2, 2, 2, 2], [2, 2, 2, 2, 2, 3]))).toMatchObject({
      value: 1.8,
    });
  });

  test("n is the smallest n of the questions used, masked ones left out", () => {
    const mean = meanOf(rows([3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 0], [4, 4, 4, 4, 4, 4], [2, 2, 0, 0, 0, 0]));
    expect(mean).toEqual({ form: "value", value: 3.3, n: 5, questions: { used: 3, asked: 4 } });
  });

  test("two values and a band: the least and the greatest, printed outwards", () => {
    const mean = meanOf(rows([4, 4, 4, 4, 4], [3, 3, 3, 3, 3], [2, 2, 2, 3, 0]));
    // From (4 + 3 + 2)/3 = 3 to (4 + 3 + 3)/3 = 3.33: narrower than the only possible half point, [3;3.5).
    expect(mean).toEqual({ form: "interval", from: 3, to: 3.4, n: 4, questions: { used: 3, asked: 3 } });
  });

  test("a step that would say something about a question is not told", () => {
    // (4 + 4 + [2;3))/3: 3.33 to 3.67; in [3.5;4) the band cannot be 2.
    const mean = meanOf(rows([4, 4, 4, 4, 4], [4, 4, 4, 4, 4], [2, 2, 2, 3, 0]));
    expect(mean).toEqual({ form: "interval", from: 3.3, to: 3.7, n: 4, questions: { used: 3, asked: 3 } });
  });

  test("a band may have more answers than the smallest n, but not all of them", () => {
    // Four finished, the smallest n is 3: each band is of 3 or 4 people, one of them of 3. All [4;5]: a step is told.
    // 5 + 4.25 + 4 = 13.25, /3 = 4.42
    expect(meanOf(rows([5, 5, 5, 0], [4, 4, 4, 5], [4, 4, 4, 4]))).toEqual({
      form: "interval",
      from: 4,
      to: 4.5,
      n: 3,
      questions: { used: 3, asked: 3 },
    });
    // [4;5] [3;4) [2;3): were the first 16/4, the others could not both be of 4: 4 + 3.67 + 2.75 is under 10.5.
    const mean = meanOf(rows([4, 4, 4, 4], [3, 3, 3, 3], [2, 2, 2, 0]));
    expect(mean).toMatchObject({ form: "interval", from: 3, to: 4, n: 3 });
  });
});

describe("ends in a mean", () => {
  const at = (...means: ("4" | "4.4" | "end" | "low")[]): Person[] =>
    rows(
      ...means.map((mean) => {
        if (mean === "end") return [5, 5, 5, 5, 5];
        if (mean === "low") return [1, 1, 1, 1, 1];
        return mean === "4" ? [4, 4, 4, 4, 4] : [4, 4, 4, 5, 5];
      }),
    );

  test("0.2 wide at most is its middle", () => {
    // (4·3 + [4.5;5])/4: 4.125 to 4.25, middle 4.1875.
    expect(meanOf(at("4", "4", "4", "end"))).toMatchObject({ form: "value", value: 4.2, n: 5 });
    // (4·2 + [4.5;5])/3: 4.167 to 4.333, middle 4.25, half up.
    expect(meanOf(at("4", "4", "end"))).toMatchObject({ form: "value", value: 4.3 });
  });

  test("wider than 0.2 is an interval, and without a band there are no steps", () => {
    // (4 + 2·[4.5;5])/3: 4.33 to 4.67.
    expect(meanOf(at("4", "end", "end"))).toMatchObject({ form: "interval", from: 4.3, to: 4.7, n: 5 });
    expect(meanOf(at("4", "end", "low"))).toMatchObject({ form: "interval", from: 3.1, to: 3.5 });
  });

  test("a narrow one whose middle prints as the end or beyond is an interval", () => {
    // (4.4·2 + [4.5;5])/3: 4.43 to 4.6, middle 4.52.
    expect(meanOf(at("4.4", "4.4", "end"))).toMatchObject({ form: "interval", from: 4.4, to: 4.6 });
    // (4.4·4 + [4.5;5])/5: 4.42 to 4.52, middle 4.47, which would print as 4.5 without saying « et plus ».
    expect(meanOf(at("4.4", "4.4", "4.4", "4.4", "end"))).toMatchObject({
      form: "interval",
      from: 4.4,
      to: 4.6,
    });
  });

  test("bands and ends together", () => {
    // Two ends of five people, a band [4;5] of four: (9 + 4)/3 = 4.33 to 5. Ends: 23/5 to 25/5 (22/5 is 4.4).
    // [4;4.5) needs a sum under 13.5: an end of 5 with 4.6 and 4 is 13.6. So no step is told.
    const mean = meanOf(rows([5, 5, 5, 5, 5], [5, 5, 5, 5, 5], [4, 4, 4, 4, 0]));
    expect(mean).toEqual({ form: "interval", from: 4.3, to: 5, n: 4, questions: { used: 3, asked: 3 } });
  });
});

test("values and objectives are means of their own, null when none is asked", () => {
  const report = reportOf([...stars(3, "value"), ["text", "value"], ...stars(2, "objective")], {
    manager: alike(1, [4, 4, 3, null, 4, 4]),
  });
  expect(report.values?.positions).toEqual([0, 1, 2, 3]);
  expect(report.values?.cells.manager).toEqual({
    form: "value",
    value: 3.7,
    n: 1,
    questions: { used: 3, asked: 3 },
  });
  expect(report.objectives?.cells.manager).toEqual(masked);
  expect(reportOf(stars(3), {}).values).toBeNull();
});
