import { z } from "zod";

/** The number of people behind it. */
const people = z.int().min(5);
/** As how many people they count for chance, where some of them have several reports in it. */
const effective = z.int().min(1).optional();

/** A figure of a cut of the company, in points of the scale; masked: alone or beside others it would tell of fewer than five. */
export const CutCell = z.discriminatedUnion("form", [
  z.strictObject({ form: z.literal("value"), value: z.number(), people, effective }),
  z.strictObject({ form: z.literal("interval"), from: z.number(), to: z.number(), people, effective }),
  z.strictObject({ form: z.literal("masked") }),
]);
export type CutCell = z.infer<typeof CutCell>;

/** The contribution index of a cut, from 0 to 100. */
export const IndexCell = z.discriminatedUnion("form", [
  z.strictObject({ form: z.literal("value"), value: z.int() }),
  z.strictObject({ form: z.literal("interval"), from: z.int(), to: z.int() }),
]);
export type IndexCell = z.infer<typeof IndexCell>;
