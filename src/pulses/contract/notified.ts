import * as z from "zod";
import { calendarDate } from "#platform/contract/endpoint.ts";

/**
 * What the notifications about a run say: its name in the reader's language, the last day to answer, and whether its results
 * can be read; the note alone is read where the survey was.
 */
export const NotifiedRun = z.strictObject({
  name: z.string(),
  closesOn: calendarDate,
  hasResults: z.boolean(),
});
export type NotifiedRun = z.infer<typeof NotifiedRun>;
