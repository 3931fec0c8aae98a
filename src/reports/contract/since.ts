import { z } from "zod";
import { BandCell, Gap, Group, ValueCell } from "#disclosure/contract.ts";
import { Translated } from "#evaluations/contract/questionnaire.ts";
import { comparedColumns, changeStates, comparedKinds } from "../vocabulary/since.ts";

/** A figure as either report publishes it. */
export const ComparedFigure = z.discriminatedUnion("form", [
  ValueCell,
  BandCell,
  z.strictObject({ form: z.literal("interval"), from: z.number(), to: z.number(), n: z.int().min(1) }),
]);
export type ComparedFigure = z.infer<typeof ComparedFigure>;

export const Change = z.strictObject({
  past: ComparedFigure,
  now: ComparedFigure,
  /** Now − past, by their corners. */
  change: Gap,
  state: z.enum(changeStates),
  /** The change with its noise, rounded outward; null for the own view, and before the company has a deviation. */
  within: z.strictObject({ from: z.number(), to: z.number() }).nullable(),
  /** Of the questions of a mean, how many both figures rest on; null where they are those that the reports print. */
  questions: z.strictObject({ used: z.int().min(1), asked: z.int().min(1) }).nullable(),
});
export type Change = z.infer<typeof Change>;

/** A skill, the values, the objectives or a question that both reports ask alike. */
export const ComparedRow = z.strictObject({
  kind: z.enum(comparedKinds),
  /** Of the skill in the later report, or the position of the question there; unique with `kind`. */
  id: z.string(),
  /** Null for the values and the objectives. */
  name: Translated.nullable(),
  changes: z.partialRecord(z.enum(comparedColumns), Change),
});
export type ComparedRow = z.infer<typeof ComparedRow>;

/** An earlier report that asked some of the same questions, and that the reader may open. */
export const EarlierReport = z.object({
  evaluationId: z.uuid(),
  name: z.string(),
  releasedOn: z.string(),
});
export type EarlierReport = z.infer<typeof EarlierReport>;

/** What changed between two reports of one person; derived from what both publish, and stored nowhere. */
export const Since = z.object({
  earlier: EarlierReport,
  rows: z.array(ComparedRow),
  /** Shown in both reports, and not compared. */
  withheld: z.array(Group),
});
export type Since = z.infer<typeof Since>;
