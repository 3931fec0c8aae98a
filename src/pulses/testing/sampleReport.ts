import type { PulseReport } from "../contract/report.ts";
import { makeContent, makeQuestion } from "./questions.ts";

const content = makeContent({
  questions: [
    makeQuestion(),
    makeQuestion({ key: "enps", type: "enps", theme: "loyalty", scale: null }),
    makeQuestion({ key: "thanks", type: "true_false", theme: "recognition", scale: null }),
    makeQuestion({
      key: "words",
      type: "text",
      theme: "other",
      text: { fr: "Une chose à changer?", en: null },
      scale: null,
    }),
  ],
});

const day = "11111111-1111-4111-8111-111111111111";
const night = "22222222-2222-4222-8222-222222222222";

/** The results of a run as a person in charge reads them: figures of every form, two teams, a gap before it. */
export const samplePulseReport: PulseReport = {
  id: "33333333-3333-4333-8333-333333333333",
  seriesId: "44444444-4444-4444-8444-444444444444",
  number: 3,
  status: "closed",
  content,
  cadence: "monthly",
  opensOn: "2026-11-02",
  closesOn: "2026-11-08",
  asked: 20,
  answers: 14,
  threshold: 5,
  readers: "asked",
  reader: "charge",
  publishedOn: null,
  snapshot: {
    version: 1,
    threshold: 5,
    participation: { asked: 20, answered: 14 },
    questions: [
      {
        key: "pride",
        type: "scale",
        theme: "engagement",
        whole: {
          form: "scale",
          mean: { value: 4.5, end: "high" },
          levels: [0, 0, 1, 5, 8],
          answers: 14,
        },
        cuts: [
          { cut: `team:${day}`, cell: { form: "scale", mean: { value: 4.2 } } },
          { cut: `team:${night}`, cell: { form: "hidden" } },
        ],
      },
      {
        key: "enps",
        type: "enps",
        theme: "loyalty",
        whole: {
          form: "enps",
          mean: { value: 7.4 },
          enps: { value: 14, from: -19, to: 43 },
          levels: null,
          answers: 14,
        },
        cuts: [
          { cut: `team:${day}`, cell: { form: "enps", mean: { value: 7.1 }, enps: null } },
          { cut: `team:${night}`, cell: { form: "hidden" } },
        ],
      },
      {
        key: "thanks",
        type: "boolean",
        theme: "recognition",
        whole: {
          form: "options",
          options: [
            { key: "true", count: 9 },
            { key: "false", count: 5 },
          ],
          answers: 14,
        },
        cuts: [
          {
            cut: `team:${day}`,
            cell: {
              form: "options",
              options: [
                { key: "true", percent: 60 },
                { key: "false", percent: 0 },
              ],
            },
          },
          { cut: `team:${night}`, cell: { form: "hidden" } },
        ],
      },
    ],
    themes: [{ theme: "engagement", mean: { form: "value", value: 4.5, end: "high" }, questions: ["pride"] }],
    comments: [
      {
        question: "words",
        paragraphs: ['=HYPERLINK("x")', "Moins de #courriels, *merci*."],
        isSearchable: false,
      },
    ],
    highlights: [
      {
        kind: "rise",
        question: "pride",
        before: { value: 3.4 },
        now: { value: 4.5, end: "high" },
        rule: "fixed",
      },
    ],
    spread: { scale: null, score: null },
  },
  cuts: [
    { cut: `team:${night}`, kind: "team", name: { fr: "Nuit", en: null } },
    { cut: `team:${day}`, kind: "team", name: { fr: "Jour", en: null } },
  ],
  earlier: [
    {
      id: "55555555-5555-4555-8555-555555555555",
      number: 1,
      opensOn: "2026-09-02",
      questions: [
        {
          key: "pride",
          wording: content.questions[0]!.text,
          whole: { form: "scale", mean: { value: 3.4 }, levels: null, answers: 12 },
        },
      ],
    },
    null,
  ],
  note: {
    text: "Nous gardons les vendredis calmes.",
    actions: [
      { text: "Le dire", ownerProfileId: null, ownerName: "Ève Côté", dueOn: "2026-12-01", doneOn: null },
    ],
    publishedOn: "2026-11-10",
    version: 2,
  },
};

/** The same, of which the first question was worded otherwise before, and the eNPS of a team is printed. */
export function makeReworded(): PulseReport {
  const report = structuredClone(samplePulseReport);
  report.earlier[0]!.questions[0]!.wording = { fr: "Autrement dit.", en: null };
  report.snapshot!.questions[1]!.cuts[0]!.cell = {
    form: "enps",
    mean: { value: 7.1 },
    enps: { value: 10, from: -40, to: 60 },
  };
  return report;
}
