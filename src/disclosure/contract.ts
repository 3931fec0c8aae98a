import { z } from "zod";
import {
  Dimension,
  FrozenFamily,
  ParticipantRole,
  QuestionOption,
  QuestionType,
  Scale,
  Translated,
} from "#evaluations/contract/questionnaire.ts";
import { protectedRoles } from "#evaluations/vocabulary.ts";
import { Weights } from "#weights/contract/matrix.ts";
import { groups } from "#weights/vocabulary.ts";
import { columns, ends } from "./vocabulary.ts";

/** The columns of a report. `peer` and `direct_report` are protected: no person in them may be recognisable. */
export const Group = z.enum(groups);

const byGroup = <Entry extends z.ZodType>(entry: Entry) =>
  z.strictObject({ self: entry, manager: entry, peer: entry, direct_report: entry });

/**
 * One finalised response. `scores` by position: null not answered, 0 not observed, 1–5 a level,
 * 1 true and 2 false, or the value of an option. `texts` by position: the answer to a text question,
 * the comment under any other.
 */
export const Response = z.strictObject({
  role: ParticipantRole,
  scores: z.array(z.int().min(0).nullable()),
  texts: z.record(z.string().regex(/^\d+$/), z.string()),
});
export type Response = z.infer<typeof Response>;

/** Everything the engine decides by, as plain data, frozen at launch. */
export const Policy = z.strictObject({
  /** The threshold of a protected group, in people. */
  k: z.int().min(3).max(10),
  /** One question of a protected group: a band from k, a value from here. */
  itemValueFrom: z.int().min(1),
  /** Counts per level or option of a protected group. */
  distributionFrom: z.int().min(1),
  /** The mean of a skill or dimension needs this many usable items. */
  minItemsPerMean: z.int().min(1),
  /** No value of a protected group, nor a value that it feeds, is shown beyond these. */
  ends: z.strictObject({ low: z.number(), high: z.number() }),
  weights: Weights,
  /** A gap is notable from `least` and beyond z·s/√n; without a pooled s, or as an interval, from `fallback`. */
  notable: z.strictObject({ least: z.number(), fallback: z.number(), z: z.number() }),
  /** From here a skill is a strength. */
  strength: z.number(),
  /** Standard deviation of raters' skill means, pooled over the company, to one decimal; null before 30 snapshots. */
  pooledSd: z.number().positive().nullable(),
  /** Announced to those who answered: where neither protected group may be shown alone, both are taken together. */
  joins: z.boolean(),
  /** Announced to them too: a paragraph drawn at random is quoted beside each of the first points. */
  quotes: z.boolean(),
});
export type Policy = z.infer<typeof Policy>;

/**
 * `end`: the mean lies at `value` or beyond it (« 4,5 et plus », « 1,5 et moins »). `approximate`: it lies between these
 * bounds, at most 0.2 apart but for their rounding, and `value` is their middle (« env. 4,4 »).
 */
export const ValueCell = z.strictObject({
  form: z.literal("value"),
  value: z.number(),
  n: z.int().min(1),
  end: z.enum(ends).optional(),
  approximate: z.strictObject({ from: z.number(), to: z.number() }).optional(),
});
export type ValueCell = z.infer<typeof ValueCell>;

/** [1;2) [2;3) [3;4) [4;5] */
export const BandCell = z.strictObject({
  form: z.literal("band"),
  from: z.int().min(1).max(4),
  to: z.int().min(2).max(5),
});
export type BandCell = z.infer<typeof BandCell>;

/** The same whether 0, 1 or 2 people answered. For self and manager: there is no answer. */
export const MaskedCell = z.strictObject({
  form: z.literal("masked"),
  reason: z.literal("not_enough_answers"),
});
export type MaskedCell = z.infer<typeof MaskedCell>;

export const Cell = z.discriminatedUnion("form", [ValueCell, BandCell, MaskedCell]);
export type Cell = z.infer<typeof Cell>;

/** One question of the joint group. It has no n: beside a group's own number it would disclose the other's. */
export const JointCell = z.discriminatedUnion("form", [ValueCell.omit({ n: true }), BandCell, MaskedCell]);
export type JointCell = z.infer<typeof JointCell>;

/** null: no person of this group was invited. */
export const GroupCells = byGroup(Cell.nullable());
export type GroupCells = z.infer<typeof GroupCells>;

/** Of the rated questions of a skill or dimension, how many a mean rests on (« sur 3 de 5 questions »). */
const questions = z.strictObject({ used: z.int().min(1), asked: z.int().min(1) });

/** The mean of a skill or dimension; `n` is the smallest n of the questions that it rests on. */
const MeanValueCell = z.strictObject({ ...ValueCell.shape, questions });

/** The mean lies from `from` to `to`: the published cells of its questions allow no more to be said. */
const MeanIntervalCell = z.strictObject({
  form: z.literal("interval"),
  from: z.number(),
  to: z.number(),
  n: z.int().min(1),
  questions,
});

export const MeanCell = z.discriminatedUnion("form", [MeanValueCell, MeanIntervalCell, MaskedCell]);
export type MeanCell = z.infer<typeof MeanCell>;

/** The mean of a skill or dimension of the joint group, without n. */
export const JointMean = z.discriminatedUnion("form", [
  MeanValueCell.omit({ n: true }),
  MeanIntervalCell.omit({ n: true }),
  MaskedCell,
]);
export type JointMean = z.infer<typeof JointMean>;

/** null: no person of this group was invited. */
export const GroupMeans = byGroup(MeanCell.nullable());
export type GroupMeans = z.infer<typeof GroupMeans>;

/**
 * Others − self, in points of the scale, rounded last; an interval where the others are one, approximate or at an end.
 */
export const Gap = z.discriminatedUnion("form", [
  z.strictObject({ form: z.literal("value"), value: z.number() }),
  z.strictObject({ form: z.literal("interval"), from: z.number(), to: z.number() }),
]);
export type Gap = z.infer<typeof Gap>;

/** `inconclusive` is shown « non concluant »; `none` is a gap of half a point at most that is not notable. */
export const GapState = z.enum(["notable", "inconclusive", "none"]);
export type GapState = z.infer<typeof GapState>;

export const Tag = z.enum(["shared_strength", "recognise_strength", "blind_spot", "shared_opportunity"]);
export type Tag = z.infer<typeof Tag>;

/** The people behind a figure; null where the joint group feeds it. */
const people = z.int().min(1).nullable();

/** « Les autres »; `n` is the number of people behind it. */
export const OthersCell = z.discriminatedUnion("form", [
  z.strictObject({ ...ValueCell.shape, n: people }),
  z.strictObject({ form: z.literal("interval"), from: z.number(), to: z.number(), n: people }),
]);
export type OthersCell = z.infer<typeof OthersCell>;

/**
 * Self against « les autres », the weighted mean of the groups in `othersOf`; a single group lends its name.
 * `others` is null when no group feeds it; gap, state and tag are null when either side is missing. The tag is null
 * as well unless it holds for every set of answers that the published cells allow.
 */
const comparison = {
  others: OthersCell.nullable(),
  othersOf: z.array(z.enum(columns)),
  gap: Gap.nullable(),
  state: GapState.nullable(),
  tag: Tag.nullable(),
  /** The tag is surely another one without the manager (« surtout selon la ou le gestionnaire »). */
  mostlyManager: z.boolean(),
};
export const Comparison = z.strictObject(comparison);
export type Comparison = z.infer<typeof Comparison>;

/** One group against self; null without a figure on either side, or where self lies within the band. */
export const GroupGap = z.strictObject({ gap: Gap, state: GapState });
export type GroupGap = z.infer<typeof GroupGap>;

/** Paragraphs in a random order; null: not invited, or not shown here. */
export const GroupWritings = byGroup(z.array(z.string()).nullable());
export type GroupWritings = z.infer<typeof GroupWritings>;

export const SkillResult = z.strictObject({
  id: z.string(),
  name: Translated,
  family: FrozenFamily.nullable(),
  positions: z.array(z.int().min(0)),
  cells: GroupMeans,
  /** null where the report has no joint group. */
  joint: JointMean.nullable(),
  ...comparison,
  /** Of the questions of this skill that fewer than k of a group answered, when k answered another one. */
  comments: GroupWritings,
});
export type SkillResult = z.infer<typeof SkillResult>;

/** The values or the objectives taken together; null in the snapshot when none was asked. */
export const DimensionResult = z.strictObject({
  positions: z.array(z.int().min(0)),
  cells: GroupMeans,
  /** null where the report has no joint group. */
  joint: JointMean.nullable(),
  ...comparison,
});
export type DimensionResult = z.infer<typeof DimensionResult>;

/** People per level, from 1 to 5. */
const Distribution = z.array(z.int().min(0)).length(5);

/** People per option; for true and false the values 1 and 2. */
export const OptionCount = z.strictObject({ value: z.int().min(1), count: z.int().min(0) });
export type OptionCount = z.infer<typeof OptionCount>;

export const ItemResult = z.strictObject({
  position: z.int().min(0),
  dimension: Dimension,
  type: QuestionType,
  /** Of a value; absent where the questionnaire was frozen before it existed. */
  name: Translated.optional(),
  text: Translated,
  options: z.array(QuestionOption),
  skillId: z.string().nullable(),
  sourceId: z.string().nullable(),
  /** Only for `star_rating`; null for the other types, which never have a mean. */
  cells: GroupCells.nullable(),
  /** As `cells`; null as well where the report has no joint group. */
  joint: JointCell.nullable(),
  ...comparison,
  /** Each group on its own against self. */
  gaps: z.strictObject({
    manager: GroupGap.nullable(),
    peer: GroupGap.nullable(),
    direct_report: GroupGap.nullable(),
    joint: GroupGap.nullable(),
  }),
  /** Only for `star_rating` and the protected groups. */
  distributions: z.strictObject({
    peer: Distribution.nullable(),
    direct_report: Distribution.nullable(),
  }),
  /** Only for `multiple_choice` and `true_false`. */
  choices: byGroup(z.array(OptionCount).nullable()),
  /** Only for `text`: as soon as k people of a protected group have finished. */
  answers: GroupWritings,
  /** For every other type: where k people of a protected group answered; elsewhere they are pooled. */
  comments: GroupWritings,
});
export type ItemResult = z.infer<typeof ItemResult>;

/**
 * `answered` is null for a protected group that is not shown, whether 0, 1 or 2 answered. Which rule hides a group is in
 * no report.
 */
export const GroupParticipation = z.strictObject({
  group: Group,
  invited: z.int().min(1),
  answered: z.int().min(0).nullable(),
  shown: z.boolean(),
});
export type GroupParticipation = z.infer<typeof GroupParticipation>;

/** A paragraph of the stored report: of a group, under a question, or under its skill (`position` is null). */
export const Quote = z.strictObject({
  group: z.enum(protectedRoles),
  position: z.int().min(0).nullable(),
  index: z.int().min(0),
});
export type Quote = z.infer<typeof Quote>;

export const Highlight = z.strictObject({ kind: Tag, skillId: z.string(), quote: Quote.nullable() });
export type Highlight = z.infer<typeof Highlight>;

/** The whole report, computed once when collection closes (§5); screen, PDF, exports and API read nothing else. */
export const Snapshot = z.strictObject({
  engineVersion: z.int().min(1),
  scale: Scale,
  policy: Policy,
  /** `answered` is null when a group is masked: by subtraction it would disclose how many answered there. */
  participation: z.strictObject({
    invited: z.int().min(0),
    answered: z.int().min(0).nullable(),
  }),
  /** The groups in which a person was invited, in the fixed order of `Group`. */
  groups: z.array(GroupParticipation),
  skills: z.array(SkillResult),
  items: z.array(ItemResult),
  values: DimensionResult.nullable(),
  objectives: DimensionResult.nullable(),
  /** Those placed neither under their question nor under its skill. */
  comments: GroupWritings,
  /** « L’essentiel en trois points »: at most three, at most one of them negative. */
  highlights: z.array(Highlight).max(3),
});
export type Snapshot = z.infer<typeof Snapshot>;
