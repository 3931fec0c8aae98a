import { describe, expect, test } from "vitest";
import { buildQuestionnaireOfSkills, computeReport, buildResponses } from "../testing/build.ts";

const threeQuestions = buildQuestionnaireOfSkills({ listening: 3 });

/** All multisets of levels that `people` may have given to one question. */
const enumerateAnswers = (people: number, from = 1): number[][] =>
  people === 0
    ? [[]]
    : [1, 2, 3, 4, 5]
        .filter((level) => level >= from)
        .flatMap((level) => enumerateAnswers(people - 1, level).map((rest) => [level, ...rest]));

const figuresFor = (questions: readonly number[][]) => {
  const rows = questions[0]!.map((_, person) => questions.map((levels) => levels[person]!));
  const { skills, items } = computeReport(threeQuestions, buildResponses("peer", rows));
  return JSON.stringify([skills[0]?.cells.peer, items.map(({ cells }) => cells?.peer)]);
};

const isUnanimous = (levels: readonly number[]) => new Set(levels).size === 1;

describe("whoever reads the report and knows how it is made", () => {
  test("cannot tell that five people of one mind gave the highest or lowest level", () => {
    const others = [
      [3, 4, 4, 4, 5],
      [2, 3, 3, 4, 4],
    ];
    for (const level of [1, 5]) {
      const unanimous = figuresFor([Array.from({ length: 5 }, () => level), ...others]);
      const alternatives = enumerateAnswers(5)
        .filter((levels) => !isUnanimous(levels))
        .filter((levels) => figuresFor([levels, ...others]) === unanimous);
      expect(alternatives).not.toEqual([]);
    }
  });

  test("finds several answers behind a band, even with the mean and the other questions", () => {
    const [first, second] = [
      [3, 3, 3, 4, 4, 4],
      [3, 3, 4, 4, 4, 4],
    ];
    // Three people did not observe the third question: a 0 each.
    const withBand = (levels: readonly number[]) => figuresFor([first!, second!, [...levels, 0, 0, 0]]);
    const seen = withBand([4, 4, 4]);
    const explanations = enumerateAnswers(3).filter((levels) => withBand(levels) === seen);
    expect(explanations.length).toBeGreaterThan(1);
  });
});
