import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { GroupWritings, Snapshot } from "#disclosure/contract.ts";
import { readStoredSnapshot } from "#disclosure/rules/storedSnapshot.ts";
import type { Group } from "#weights/vocabulary.ts";
import { sampleReport } from "../testing/sampleReport.ts";
import { toAddress, findDecidedWriting, removeMasked, findWriting } from "./maskedComments.ts";
import { listAllWritings } from "./presentation.ts";

const computeDigest = (words: string) => `digest of ${words}`;
const taken = (place: string, group: Group, index: number, words: string) => ({
  place,
  group,
  index,
  digest: computeDigest(words),
});
const noGroups = { self: null, manager: null, peer: null, direct_report: null };
const { snapshot: sample } = sampleReport();

/** A report with comments in each of the three kinds of places, and answers beside comments under a question. */
const [first, ...rest] = sample.items.map((item) => ({ ...item, answers: noGroups, comments: noGroups }));
if (!first) throw new Error("the sample has no question");
const writings: GroupWritings = { ...noGroups, manager: ["un"], peer: ["deux", "trois", "deux"] };
const report: Snapshot = {
  ...sample,
  items: [{ ...first, answers: { ...noGroups, peer: ["zéro"] }, comments: writings }, ...rest],
  skills: sample.skills.map((skill, index) => ({
    ...skill,
    comments: index === 0 ? { ...noGroups, peer: ["quatre"] } : noGroups,
  })),
  comments: { ...noGroups, direct_report: ["cinq", "six"] },
};
const skillId = report.skills[0]?.id ?? "";
const listWords = (snapshot: Snapshot) => listAllWritings(snapshot).map(({ words }) => words);
const all = ["un", "zéro", "deux", "trois", "deux", "quatre", "cinq", "six"];

describe("an address", () => {
  // Rows hold these: a change of this table needs a migration of theirs.
  test.each([
    ["question-0", "manager", 0, "un"],
    ["question-0", "peer", 0, "zéro"],
    ["question-0", "peer", 1, "deux"],
    ["question-0", "peer", 3, "deux"],
    [`skill-${skillId}`, "peer", 0, "quatre"],
    ["group", "direct_report", 1, "six"],
  ] as const)("%s, %s, %i is of « %s »", (place, group, index, words) => {
    expect(findWriting(report, { place, group, index })?.words).toBe(words);
  });

  test("is of one comment of a report, and every comment has one", () => {
    const addresses = listAllWritings(sample).map((writing) => JSON.stringify(toAddress(writing)));
    expect(addresses.length).toBeGreaterThan(10);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test.each([1, 2, 3])("in a stored report of version %i names the words that it named then", (version) => {
    const path = new URL(`../../disclosure/testing/fixtures/snapshot-v${version}.json`, import.meta.url);
    const stored = readStoredSnapshot(JSON.parse(readFileSync(path, "utf8")));
    const at = (place: string, group: Group, index: number) =>
      findWriting(stored, { place, group, index })?.words;
    expect([0, 1, 2, 7].map((index) => at("question-0", "peer", index))).toEqual([
      "Un exemple.",
      "Un deuxième paragraphe.",
      "Un deuxième paragraphe.",
      "Un exemple.",
    ]);
    expect(at("question-18", "peer", 6)).toBe("Continuez ainsi.");
    expect(at("question-18", "peer", 7)).toBeUndefined();
  });
});

describe("a comment that was taken out", () => {
  test("is not in the report, and nothing else is missing", () => {
    const without = removeMasked(report, [taken("question-0", "peer", 1, "deux")], computeDigest);
    expect(listWords(without)).toEqual(["un", "zéro", "trois", "deux", "quatre", "cinq", "six"]);
  });

  test.each(
    listAllWritings(report).map(
      (writing, position) => [writing.words, toAddress(writing), position] as const,
    ),
  )("« %s » alone, wherever it stands", (words, address, position) => {
    const without = removeMasked(report, [{ ...address, digest: computeDigest(words) }], computeDigest);
    expect(listWords(without)).toEqual(all.toSpliced(position, 1));
  });

  test.each([
    ["other words stand there", taken("question-0", "peer", 2, "quatre")],
    ["nothing stands there", taken("question-0", "peer", 9, "deux")],
    ["the place is gone", taken("question-99", "peer", 0, "deux")],
    ["its digest is not known", { ...taken("question-0", "peer", 1, ""), digest: "" }],
  ])("whose address is wrong takes with it all that its group wrote: %s", (_, lost) => {
    expect(listWords(removeMasked(report, [lost], computeDigest))).toEqual(["un", "cinq", "six"]);
    expect(findDecidedWriting(report, lost, computeDigest)).toBeUndefined();
  });
});
