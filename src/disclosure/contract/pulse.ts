import { z } from "zod";
import { ends, pulseQuestionTypes, trendRules } from "../vocabulary.ts";

/** A printed mean, to one decimal; `end`: the mean lies at `value` or beyond it (« 4,5 et plus », « 1,5 et moins »). */
export const PulseMean = z.strictObject({ value: z.number(), end: z.enum(ends).optional() });
export type PulseMean = z.infer<typeof PulseMean>;

const points = z.int().min(-100).max(100);

/** %9–10 − %0–6, and the interval around it. */
export const Enps = z.strictObject({ value: points, from: points, to: points });
export type Enps = z.infer<typeof Enps>;

/** Which rule hides a cell is in no report: all of them have this one shape. */
const HiddenCell = z.strictObject({ form: z.literal("hidden") });

const answers = z.int().min(5);
const levelCount = z.int().min(0);

/** One question over the whole run. `levels`: answers per level, lowest first; null where they are withheld. */
export const WholeCell = z.discriminatedUnion("form", [
  HiddenCell,
  z.strictObject({
    form: z.literal("scale"),
    mean: PulseMean,
    levels: z.array(levelCount).length(5).nullable(),
    answers,
  }),
  z.strictObject({
    form: z.literal("enps"),
    mean: PulseMean,
    enps: Enps.nullable(),
    levels: z.array(levelCount).length(11).nullable(),
    answers,
  }),
  z.strictObject({
    form: z.literal("options"),
    options: z.array(z.strictObject({ key: z.string(), count: levelCount })),
    answers,
  }),
]);
export type WholeCell = z.infer<typeof WholeCell>;

/**
 * One question in one cut. Nothing in it says how many answered. `percent` is the nearest fifth of a hundred: 0 stands
 * for less than 10 %, 100 for more than 90 %.
 */
export const PulseCutCell = z.discriminatedUnion("form", [
  HiddenCell,
  z.strictObject({ form: z.literal("scale"), mean: PulseMean }),
  z.strictObject({ form: z.literal("enps"), mean: PulseMean, enps: Enps.nullable() }),
  z.strictObject({
    form: z.literal("options"),
    options: z.array(z.strictObject({ key: z.string(), percent: z.int().min(0).max(100).multipleOf(20) })),
  }),
]);
export type PulseCutCell = z.infer<typeof PulseCutCell>;

export const PulseQuestionResult = z.strictObject({
  key: z.string(),
  type: z.enum(pulseQuestionTypes).exclude(["text"]),
  theme: z.string().nullable(),
  whole: WholeCell,
  /** In the order of their names; every cut of the run has a cell for every question. */
  cuts: z.array(z.strictObject({ cut: z.string(), cell: PulseCutCell })),
});
export type PulseQuestionResult = z.infer<typeof PulseQuestionResult>;

/** What the printed means of the questions of a theme come to: an interval where one stands at an end, that end where all do. */
export const ThemeMean = z.discriminatedUnion("form", [
  z.strictObject({ form: z.literal("value"), value: z.number(), end: z.enum(ends).optional() }),
  z.strictObject({ form: z.literal("interval"), from: z.number(), to: z.number() }),
]);
export type ThemeMean = z.infer<typeof ThemeMean>;

/** A theme over the whole run; `questions`: those that its mean rests on. */
export const PulseTheme = z.strictObject({
  theme: z.string(),
  mean: ThemeMean,
  questions: z.array(z.string()).min(1),
});
export type PulseTheme = z.infer<typeof PulseTheme>;

/** The paragraphs under a text question, or of the comment at the end (`question` is null), in a random order. */
export const PulseComments = z.strictObject({
  question: z.string().nullable(),
  /** null: too few people took part. */
  paragraphs: z.array(z.string()).nullable(),
  isSearchable: z.boolean(),
});
export type PulseComments = z.infer<typeof PulseComments>;

/** A fact that the printed figures alone prove, with the figures that prove it. */
export const PulseHighlight = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.enum(["rise", "fall"]),
    question: z.string(),
    before: z.union([PulseMean, Enps]),
    now: z.union([PulseMean, Enps]),
    rule: z.enum(trendRules),
  }),
  z.strictObject({
    kind: z.enum(["highest_theme", "lowest_theme"]),
    theme: z.string(),
    mean: ThemeMean,
    /** The theme that comes nearest to it. */
    next: z.string(),
  }),
]);
export type PulseHighlight = z.infer<typeof PulseHighlight>;

/** The report of one run, computed once when it closes; screens, exports and other runs read nothing else. */
export const PulseSnapshot = z.strictObject({
  version: z.literal(1),
  threshold: z.int().min(5),
  /** Of the whole run only; null for fewer than the threshold. */
  participation: z.strictObject({ asked: z.int().min(0), answered: z.int().min(0).nullable() }),
  questions: z.array(PulseQuestionResult),
  themes: z.array(PulseTheme),
  comments: z.array(PulseComments),
  highlights: z.array(PulseHighlight).max(2),
  /** How far changes of parts lay apart when it closed, in points: from it follows what is noise. Null: not known yet. */
  spread: z.strictObject({ scale: z.number().nullable(), score: z.number().nullable() }),
});
export type PulseSnapshot = z.infer<typeof PulseSnapshot>;
