import * as z from "zod";
import { calendarDate } from "#platform/contract/endpoint.ts";

/** What the notifications about a run say: its name in the reader's language, and the last day to answer. */
export const NotifiedRun = z.strictObject({ name: z.string(), closesOn: calendarDate });
export type NotifiedRun = z.infer<typeof NotifiedRun>;
