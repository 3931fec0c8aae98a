import { expect, test } from "vitest";
import { Snapshot } from "#disclosure/contract.ts";
import { engineVersion } from "#disclosure/rules/computeSnapshot.ts";
import { createPolicy } from "#disclosure/rules/policy.ts";
import { computeReport, response, seeded } from "#disclosure/testing/build.ts";
import type { QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import type { Language } from "#platform/vocabulary.ts";
import { findQuotedWords } from "../../rules/quotes.ts";
import { listPoints } from "../../rules/sections.ts";
import { answers, skills } from "../../testing/exampleAnswers.ts";

const family = { id: "example-family", name: { fr: "Leader", en: "Leader" } };
const items = skills
  .flatMap(({ name, questions }, index) =>
    questions.map((text) => ({ text, skill: { id: `example-${index + 1}`, name, family } })),
  )
  .map(
    (question, position): QuestionnaireItem => ({
      ...question,
      position,
      dimension: "skill",
      type: "star_rating",
      required: true,
      options: [],
      sourceId: null,
    }),
  );

const parseScores = (digits: string) => digits.replaceAll(" ", "").split("").map(Number);

/** What the engine makes of the fixed answers; their comments are in the language of the page. */
const exampleSnapshot = (language: Language) =>
  computeReport(
    { scale: "frequency", items },
    answers.map(({ role, scores, comments = {} }) =>
      response(
        role,
        parseScores(scores),
        Object.fromEntries(Object.entries(comments).map(([position, words]) => [position, words[language]])),
      ),
    ),
    { policy: createPolicy({ joins: true, quotes: true }), random: seeded(5) },
  );

test.each(["fr", "en"] as const)(
  "the example in %s is what the engine makes of the answers",
  async (language) => {
    const snapshot = exampleSnapshot(language);
    expect(Snapshot.parse(snapshot).engineVersion).toBe(engineVersion);
    await expect(`${JSON.stringify(snapshot, null, 1)}\n`).toMatchFileSnapshot(`./snapshot.${language}.json`);
  },
);

test("the example shows a strength, something to recognise and something to explore, and masks nobody", () => {
  const snapshot = exampleSnapshot("fr");
  expect(listPoints(snapshot).map(({ kind, skill }) => [kind, skill.name.fr])).toEqual([
    ["shared_strength", "Reconnaissance"],
    ["recognise_strength", "Écoute"],
    ["blind_spot", "Délégation"],
  ]);
  expect(snapshot.groups.every(({ shown }) => shown)).toBe(true);
  expect(snapshot.highlights.map((point) => findQuotedWords(snapshot, point)?.group)).toEqual([
    expect.any(String),
    "peer",
    expect.any(String),
  ]);
});
