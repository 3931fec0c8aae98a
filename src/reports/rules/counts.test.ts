import { expect, test } from "vitest";
import { sampleReport } from "../testing/sampleReport.ts";
import { fr } from "../texts.fr.ts";
import { buildChoices, buildDistributions, listChosenAlone } from "./counts.ts";
import { buildReportWords } from "./words.ts";

const scaleWords = { frequency: "a · b · c · d · e", agreement: "", stars: "", mastery: "" };

function buildChoice(managers: number) {
  const report = sampleReport({ peers: 9, managers });
  const words = buildReportWords({ report, language: "fr", texts: fr });
  const item = report.snapshot.items.find(({ type }) => type === "multiple_choice");
  if (!item) throw new Error("the sample has no choice");
  return { report, words, item };
}

test("a bar is a share of all who answered, and the first row says of how many", () => {
  const { report, words } = buildChoice(1);
  const rated = report.snapshot.items.find(({ distributions }) => distributions.peer);
  if (!rated) throw new Error("the sample has no distribution");
  const [table] = buildDistributions(rated, report, words, scaleWords);
  const rows = table?.rows ?? [];
  expect(rows.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  expect(rows.map(({ count }) => count)).toEqual(
    rated.distributions.peer?.map((count, index) => (index === 0 ? `${count} sur 9` : String(count))),
  );
  for (const { share, count } of rows) expect(share).toBeCloseTo(Number.parseInt(count, 10) / 9);
});

test("what one person chose is a sentence; bars are for groups", () => {
  const { report, words, item } = buildChoice(1);
  const own = item.choices.self?.find(({ count }) => count === 1)?.value;
  const option = item.options.find(({ value }) => value === own)?.fr;
  expect(listChosenAlone(item, report, words).map(({ group }) => group)).toEqual(["self", "manager"]);
  expect(listChosenAlone(item, report, words)[0]?.said).toBe(`Vous\u00A0: ${option}`);
  expect(buildChoices(item, report, words).map(({ group }) => group)).toEqual(["peer"]);
});

test("several managers keep their bars", () => {
  const { report, words, item } = buildChoice(2);
  expect(listChosenAlone(item, report, words).map(({ group }) => group)).toEqual(["self"]);
  expect(buildChoices(item, report, words).map(({ group }) => group)).toEqual(["manager", "peer"]);
});
