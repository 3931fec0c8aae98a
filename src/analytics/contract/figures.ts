import * as z from "zod";
import { CutCell, IndexCell } from "#disclosure/contract/company.ts";
import { figurePeriodKinds } from "#disclosure/vocabulary.ts";
import { Translated } from "#evaluations/contract/questionnaire.ts";
import { cutKinds } from "../vocabulary.ts";

const day = z.iso.date();

/** A period of figures, by its kind and any day in it. */
export const PeriodInput = z.strictObject({ kind: z.enum(figurePeriodKinds), day });

/** What is measured: « skill:… », « values », « objectives ». `name` is null for the last two, which the screen names. */
export const Measure = z.object({ key: z.string(), name: Translated.nullable() });
export type Measure = z.infer<typeof Measure>;

export const Cut = z.object({
  kind: z.enum(cutKinds),
  /** Null for the whole company. */
  id: z.uuid().nullable(),
  /** Null for the whole company. */
  name: Translated.nullable(),
});
export type Cut = z.infer<typeof Cut>;

/** What the index of a cut follows from: the weights in force at the end of the period. */
export const IndexWeights = z.object({
  /** 0: those of every new company. */
  version: z.int().min(0),
  dimensions: z.object({ skills: z.int(), values: z.int(), objectives: z.int() }),
});
export type IndexWeights = z.infer<typeof IndexWeights>;

export const CutFigures = Cut.extend({
  /** By measure. */
  figures: z.record(z.string(), CutCell),
  /** Null while no evaluation of the cut may feed it, or too little of it is told. */
  index: IndexCell.nullable(),
});
export type CutFigures = z.infer<typeof CutFigures>;

/** Closed periods of a kind, by their first days. */
const ToldPeriods = z.object({ first: day, last: day });

export const CompanyFigures = z.object({
  /** The first day of the period. */
  start: day,
  /** Of which periods of this kind anything is told that the reader may see; null: none yet. */
  told: ToldPeriods.nullable(),
  /** The day of the batch that told the newest of these figures; null where nothing is told. */
  asOf: day.nullable(),
  measures: z.array(Measure),
  /** The whole company, beside which the others are read; null for a reader of teams only. */
  company: CutFigures.nullable(),
  items: z.array(CutFigures),
  nextCursor: z.string().nullable(),
  /** Null while the index is off. */
  weights: IndexWeights.nullable(),
});
export type CompanyFigures = z.infer<typeof CompanyFigures>;

/** A figure of one period; `questions`: equal where it was asked by the same questions, null where these differed within it. */
export const TrendCell = z.object({ cell: CutCell, questions: z.int().nullable() });
export type TrendCell = z.infer<typeof TrendCell>;

export const CutTrends = z.object({
  cut: Cut,
  /** The first days of the periods, the oldest first. */
  periods: z.array(day),
  asOf: day.nullable(),
  /** One cell for each period. */
  measures: z.array(Measure.extend({ cells: z.array(TrendCell) })),
  /** The deviation between people, in points; null below thirty people. */
  spread: z.number().nullable(),
});
export type CutTrends = z.infer<typeof CutTrends>;

/** A figure and the period that it is of. */
const ToldPoint = z.object({ start: day, cell: CutCell });

/** From an earlier figure of the same questions to that of a period: more than chance explains (§6). */
export const CompanyChange = z.object({ cut: Cut, measure: Measure, past: ToldPoint, now: ToldPoint });
export type CompanyChange = z.infer<typeof CompanyChange>;

/** What has changed beyond chance in a period, among the parts of the company that the reader sees. */
export const CompanyChanges = z.object({
  kind: z.enum(figurePeriodKinds),
  /** The first day of the period asked for; of the last one told, where none was asked for or it is later than that. */
  start: day,
  told: ToldPeriods.nullable(),
  asOf: day.nullable(),
  /** Of how many parts of each kind anything is told in the period. */
  parts: z.record(z.enum(cutKinds), z.int()),
  /** There are more of them than are looked at. */
  hasMore: z.boolean(),
  /** How many figures of the period stand beside an earlier one. */
  compared: z.int(),
  /** The widest parts first, each kind in the order of names. */
  items: z.array(CompanyChange),
  /** Others have changed beyond chance, and are not listed. */
  more: z.int(),
  /** The deviation between people, in points; null below thirty people, where no change is claimed. */
  spread: z.number().nullable(),
});
export type CompanyChanges = z.infer<typeof CompanyChanges>;

/** The contribution index of the company: off until it is switched on with its notice (§6). */
export const IndexSetting = z.object({
  isOn: z.boolean(),
  /** The day of its notice; it rests on evaluations launched later. Null while it is off. */
  announcedOn: day.nullable(),
  /** Who switched it last. */
  changedBy: z.string().nullable(),
  weights: IndexWeights,
});
export type IndexSetting = z.infer<typeof IndexSetting>;
