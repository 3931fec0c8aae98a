import { expect, test } from "vitest";
import { Snapshot } from "#disclosure/contract.ts";
import { engineVersion } from "#disclosure/rules/computeSnapshot.ts";
import { createPolicy } from "#disclosure/rules/policy.ts";
import { computeReport, response, seeded } from "#disclosure/testing/build.ts";
import type { QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import type { Language } from "#platform/vocabulary.ts";
import { findQuotedWords } from "../../rules/quotes.ts";
import { listPoints } from "../../rules/sections.ts";
import { compareReports } from "../../rules/since/compareReports.ts";
import { answers, earlierAnswers, skills } from "../../testing/exampleAnswers.ts";

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
const exampleSnapshot = (language: Language, given = answers) =>
  computeReport(
    { scale: "frequency", items },
    given.map(({ role, scores, comments = {} }) =>
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

const compareExample = () =>
  compareReports(exampleSnapshot("fr", earlierAnswers), exampleSnapshot("fr"), [
    "manager",
    "peer",
    "direct_report",
  ]);

test("the example compares with what the engine makes of the answers before", async () => {
  await expect(`${JSON.stringify(compareExample(), null, 1)}\n`).toMatchFileSnapshot("./since.json");
});

test("in the example something surely changed, and most may be chance", () => {
  const { rows, withheld } = compareExample();
  const states = rows.flatMap(({ name, changes }) =>
    Object.entries(changes).map(([column, { state }]) => `${name?.fr} ${column} ${state}`),
  );
  expect(withheld).toEqual([]);
  expect(states.filter((each) => /higher|lower/u.test(each))).toEqual([
    "Écoute manager higher",
    "Écoute peer higher",
  ]);
  expect(states.filter((each) => each.endsWith("noise")).length).toBeGreaterThan(10);
});
