import fc from "fast-check";
import { expect, test } from "vitest";
import type { Tag } from "#disclosure/contract.ts";
import type { Language } from "#platform/vocabulary.ts";
import { anyReport } from "../testing/anyReport.ts";
import { sampleReport } from "../testing/sampleReport.ts";
import { en } from "../texts.en.ts";
import { fr } from "../texts.fr.ts";
import { en as conversationEn } from "../texts/conversation/texts.en.ts";
import { fr as conversationFr } from "../texts/conversation/texts.fr.ts";
import type { ConversationQuestion } from "../vocabulary/conversation.ts";
import { describeConversation, listConversationQuestions } from "./conversation.ts";
import { buildReportWords } from "./words.ts";

type Sample = NonNullable<Parameters<typeof sampleReport>[0]>;

/** A report whose published points have these tags, one skill each. */
function buildReport(tags: readonly Tag[], sample: Sample = {}) {
  const report = sampleReport(sample);
  const highlights = tags.map((kind, index) => ({ kind, skillId: `skill-${index}`, quote: null }));
  return { ...report, snapshot: { ...report.snapshot, highlights } };
}
const hidden = { directReports: 2 };

test.each<[string, Tag[], Sample, ConversationQuestion[]]>([
  [
    "a strength, a gap",
    ["shared_strength", "blind_spot"],
    {},
    ["shared_strength", "blind_spot", "next_step"],
  ],
  [
    "the strength to recognise rather than the shared one",
    ["shared_strength", "recognise_strength", "blind_spot"],
    {},
    ["recognise_strength", "blind_spot", "next_step"],
  ],
  [
    "two kinds of strengths where nothing is to explore",
    ["recognise_strength", "shared_strength", "shared_strength"],
    {},
    ["recognise_strength", "shared_strength", "next_step"],
  ],
  [
    "one kind of strength only, asked about once",
    ["shared_strength", "shared_strength"],
    {},
    ["shared_strength", "surprise", "next_step"],
  ],
  ["something to explore alone", ["shared_opportunity"], {}, ["shared_opportunity", "surprise", "next_step"]],
  ["one point beside a hidden group", ["blind_spot"], hidden, ["blind_spot", "hidden", "next_step"]],
  [
    "two points beside a hidden group",
    ["recognise_strength", "blind_spot"],
    hidden,
    ["recognise_strength", "blind_spot", "next_step"],
  ],
  ["no tag", [], {}, ["surprise", "example", "next_step"]],
  ["no tag beside a hidden group", [], hidden, ["surprise", "hidden", "next_step"]],
  [
    "the only view that may be shown is one's own",
    [],
    { peers: 2, managers: 0 },
    ["own_view", "hidden", "next_step"],
  ],
  [
    "the only other view is that of both groups together",
    ["shared_strength", "blind_spot"],
    { peers: 2, managers: 0, directReports: 2, joins: true },
    ["shared_strength", "blind_spot", "next_step"],
  ],
  ["only one's own view was asked for", [], { peers: 0, managers: 0 }, ["own_view", "example", "next_step"]],
])("%s", (_what, tags, sample, expected) => {
  const asked = listConversationQuestions(buildReport(tags, sample).snapshot);
  expect(asked.map(({ question }) => question)).toEqual(expected);
});

test("a report without any view asks nothing about what it would say", () => {
  const { snapshot } = sampleReport({ peers: 2, managers: 0 });
  const groups = snapshot.groups.map((group) => ({ ...group, shown: false }));
  expect(listConversationQuestions({ ...snapshot, groups }).map(({ question }) => question)).toEqual([
    "success",
    "support",
    "next_step",
  ]);
});

test("every report asks three different questions, and a tag is claimed only of a skill that has it", () => {
  fc.assert(
    fc.property(anyReport, ({ snapshot }) => {
      const asked = listConversationQuestions(snapshot);
      expect(new Set(asked.map(({ question }) => question)).size).toBe(3);
      for (const { question, point } of asked) if (point) expect(point.skill.tag).toBe(question);
    }),
    { numRuns: 100, seed: 30 },
  );
});

test.each([
  [
    "fr",
    true,
    [
      "Les autres la placent plus haut que vous.|Dans quelles situations cela se voit-il, d’après vous?",
      "Vous la placez plus haut que les autres.|Qu’est-ce qui explique cet écart, d’après vous?",
      "|Quel petit changement aimeriez-vous essayer dans le mois qui vient, et qui pourrait vous y aider?",
    ],
  ],
  [
    "fr",
    false,
    [
      "Les autres la placent plus haut qu’Hugo.|Quel exemple précis pourriez-vous lui donner?",
      "Hugo la place plus haut que les autres.|Par quelle question ouverte pourriez-vous d’abord entendre son point de vue?",
      "|Sur quel petit pas pourriez-vous vous entendre pour le mois qui vient, et quand en reparlerez-vous?",
    ],
  ],
  [
    "en",
    false,
    [
      "The others rate it higher than Hugo does.|Which precise example could you give?",
      "Hugo rates it higher than the others.|Which open question would let you hear their point of view first?",
      "|Which small step could you agree on for the next month, and when will you talk about it again?",
    ],
  ],
] satisfies [Language, boolean, string[]][])(
  "speaks to the person evaluated, or of them to who leads the conversation (%s, %s)",
  (language, isSubject, sentences) => {
    const report = buildReport(["recognise_strength", "blind_spot"], {
      isSubject,
      subject: { firstName: "Hugo" },
    });
    const isFrench = language === "fr";
    const words = buildReportWords({ report, language, texts: isFrench ? fr : en });
    const { questions } = describeConversation(report, words, isFrench ? conversationFr : conversationEn);
    expect(questions.map((each) => `${each.lead}|${each.words}`)).toEqual(sentences);
    expect(questions.map(({ skill }) => skill)).toEqual([
      ...report.snapshot.skills.slice(0, 2).map(({ name }) => name[language] ?? name.fr),
      "",
    ]);
  },
);

test.each(["fr", "en"] as const)("no question of any report leaves a blank to fill (%s)", (language) => {
  const [texts, own] = language === "fr" ? [fr, conversationFr] : [en, conversationEn];
  for (const report of fc.sample(anyReport, { numRuns: 60, seed: 31 }))
    for (const isSubject of [true, false]) {
      const reader = { ...report, isSubject };
      const said = describeConversation(reader, buildReportWords({ report: reader, language, texts }), own);
      expect(
        [said.intro, ...said.questions.flatMap((each) => [each.lead, each.words])].join(" "),
      ).not.toMatch(/[{}]/);
    }
});
