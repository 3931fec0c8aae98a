import * as z from "zod";
import { calendarDate, line } from "#platform/contract/endpoint.ts";

/** What is done about a run: what, who, by when; the day on which it was done. */
export const NoteAction = z.strictObject({
  text: line(200),
  ownerProfileId: z.uuid().nullable(),
  dueOn: calendarDate.nullable(),
  doneOn: calendarDate.nullable(),
});
export type NoteAction = z.infer<typeof NoteAction>;
