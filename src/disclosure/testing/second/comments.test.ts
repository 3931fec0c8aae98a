import { describe, expect, test } from "vitest";
import { reportOf, stars, type Asked, type Person } from "./build.ts";

/** Colleagues who wrote one comment under the first question, with these scores of the first and the second one. */
const peers = (...scores: [number | null, number | null][]): Person[] =>
  scores.map((both, index) => [both, { "0": `c${index}` }]);

describe("comments of a protected group", () => {
  const asked = stars(2);
  const everywhere = (people: Person[], questions: Asked[] = asked) => {
    const report = reportOf(questions, { peer: people });
    return {
      question: report.items[0]?.comments.peer,
      skill: report.skills[0]?.comments.peer,
      group: report.comments.peer,
    };
  };

  test("are nowhere under k people who finished", () => {
    expect(everywhere(peers([4, 4], [4, 4]))).toEqual({ question: null, skill: null, group: null });
  });

  test("stand under their question when k answered it, however few wrote", () => {
    const people: Person[] = [[[4, 4], { "0": "one" }], [[4, 4]], [[4, 4]]];
    expect(everywhere(people)).toEqual({ question: ["one"], skill: null, group: null });
  });

  test("are pooled under the skill when k answered another of its questions", () => {
    expect(everywhere(peers([4, 4], [4, 4], [0, 4]))).toEqual({
      question: null,
      skill: ["c0", "c1", "c2"],
      group: null,
    });
  });

  test("are pooled under the skill when it has a text question, which everyone answered", () => {
    const questions: Asked[] = [
      ["star_rating", "a"],
      ["text", "a"],
    ];
    expect(everywhere(peers([4, null], [4, null], [0, null]), questions).skill).toEqual(["c0", "c1", "c2"]);
  });

  test("are pooled under the group otherwise: no question of k answers, no skill, a value", () => {
    const people = peers([4, 4], [4, 4], [0, 0]);
    const group = ["c0", "c1", "c2"];
    expect(everywhere(people)).toEqual({ question: null, skill: null, group });
    expect(everywhere(peers([4, 4], [4, 4], [0, 4]), stars(2, ""))).toMatchObject({ question: null, group });
    expect(everywhere(peers([4, 4], [4, 4], [0, 4]), stars(2, "value"))).toMatchObject({
      question: null,
      group,
    });
  });

  test("an empty pool says that something would have stood there", () => {
    const silent: Person[] = [[[4, 4]], [[4, 4]], [[0, 4]]];
    expect(everywhere(silent)).toEqual({ question: null, skill: [], group: null });
  });
});

test("paragraphs are split at line breaks, trimmed, the empty ones dropped, and sorted by plain comparison", () => {
  const people: Person[] = [
    [[4], { "0": "  b\r\n\r\nÉ \n a" }],
    [[4], { "0": "Z" }],
    [[4], { "0": " \n " }],
  ];
  expect(reportOf(stars(1), { peer: people }).items[0]?.comments.peer).toEqual(["Z", "a", "b", "É"]);
});

test("text answers of a group: all from k people who finished, none before", () => {
  const asked: Asked[] = [["text", "a"]];
  const answers = (count: number) =>
    reportOf(asked, {
      peer: Array.from({ length: count }, (_, index): Person => [[null], index === 0 ? { "0": "only" } : {}]),
    }).items[0];
  expect(answers(2)?.answers).toEqual({ self: null, manager: null, peer: null, direct_report: null });
  expect(answers(3)?.answers.peer).toEqual(["only"]);
  expect(answers(3)?.comments).toEqual({ self: null, manager: null, peer: null, direct_report: null });
});

test("self and manager always have theirs under the question, and nobody finished is an empty list", () => {
  const report = reportOf(stars(1), { self: [[[0], { "0": "mine" }]] }, {}, { manager: 1, peer: 3 });
  expect(report.items[0]?.comments).toEqual({ self: ["mine"], manager: [], peer: null, direct_report: null });
  expect(report.items[0]?.answers).toEqual({ self: null, manager: null, peer: null, direct_report: null });
  expect(report.skills[0]?.comments).toEqual({ self: null, manager: null, peer: null, direct_report: null });
  expect(report.comments).toEqual({ self: null, manager: null, peer: null, direct_report: null });
});
