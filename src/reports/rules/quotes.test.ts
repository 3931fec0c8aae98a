import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleReport } from "../testing/sampleReport.ts";
import { anyReport } from "../testing/anyReport.ts";
import { removeMasked, toAddress } from "./maskedComments.ts";
import { listAllWritings } from "./presentation.ts";
import { findQuotedWords } from "./quotes.ts";

const computeDigest = (words: string) => `digest of ${words}`;
const noGroups = { self: null, manager: null, peer: null, direct_report: null };
const { snapshot: sample } = sampleReport();
const [skill] = sample.skills;
if (!skill) throw new Error("the sample has no skill");
const position = skill.positions[0] ?? 0;
const at = (place: number | null, index: number) => ({
  ...sample,
  items: sample.items.map((item) =>
    item.position === position
      ? { ...item, answers: noGroups, comments: { ...noGroups, peer: ["a", "b", "c"], manager: ["m"] } }
      : item,
  ),
  skills: sample.skills.map((each) => ({ ...each, comments: { ...noGroups, direct_report: ["d", "e"] } })),
  highlights: [
    {
      kind: "blind_spot" as const,
      skillId: skill.id,
      quote: {
        group: place === null ? ("direct_report" as const) : ("peer" as const),
        position: place,
        index,
      },
    },
  ],
});
const remove = (
  place: string,
  group: "peer" | "direct_report" | "manager",
  index: number,
  words: string,
) => ({
  place,
  group,
  index,
  digest: computeDigest(words),
});
const question = `question-${position}`;

test.each([
  { name: "a question", quoted: at(position, 1), words: { words: "b", group: "peer" } },
  { name: "the skill", quoted: at(null, 1), words: { words: "e", group: "direct_report" } },
])("a quote under $name is resolved to its words and its group", ({ quoted, words }) => {
  expect(findQuotedWords(quoted, quoted.highlights[0]!)).toEqual(words);
});

test.each([
  { removed: [remove(question, "peer", 1, "b")], words: undefined },
  { removed: [remove(question, "peer", 0, "a")], words: "b" },
  { removed: [remove(question, "peer", 2, "c")], words: "b" },
  { removed: [remove(question, "peer", 0, "a"), remove(question, "peer", 2, "c")], words: "b" },
  { removed: [remove(question, "peer", 0, "a"), remove(question, "peer", 1, "b")], words: undefined },
  { removed: [remove(question, "manager", 0, "m")], words: "b" },
  { removed: [remove(`skill-${skill.id}`, "direct_report", 0, "d")], words: "b" },
  // The words at that address are others now: no comment of the group is shown.
  { removed: [remove(question, "peer", 2, "other words")], words: undefined },
])("with $removed taken out, « b » is quoted as $words", ({ removed, words }) => {
  const kept = removeMasked(at(position, 1), removed, computeDigest);
  expect(findQuotedWords(kept, kept.highlights[0]!)?.words).toBe(words);
  expect(kept.highlights[0]?.quote === null).toBe(words === undefined);
});

test("whatever is masked, a quote keeps its words or is gone, and what is gone is nowhere in the report", () => {
  fc.assert(
    fc.property(anyReport, fc.infiniteStream(fc.nat({ max: 2 })), ({ snapshot }, chance) => {
      // Each paragraph has words of its own, so that they tell which one is quoted.
      let written = 0;
      const named = JSON.parse(
        JSON.stringify(snapshot).replaceAll(
          /Un mot juste\.|Et un second paragraphe\./gu,
          () => `mot ${written++}`,
        ),
      ) as typeof snapshot;
      const removed = listAllWritings(named)
        .filter(() => chance.next().value === 0)
        .map((writing) => ({ ...toAddress(writing), digest: computeDigest(writing.words) }));
      const kept = removeMasked(named, removed, computeDigest);
      const remaining = listAllWritings(kept).map(({ words }) => words);
      for (const [index, before] of named.highlights.entries()) {
        const quoted = findQuotedWords(named, before);
        const after = kept.highlights[index] && findQuotedWords(kept, kept.highlights[index]);
        expect(after ?? null).toEqual(quoted && remaining.includes(quoted.words) ? quoted : null);
      }
    }),
  );
});
