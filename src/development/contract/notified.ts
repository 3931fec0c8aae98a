import * as z from "zod";
import { calendarDate } from "#platform/contract/endpoint.ts";

/** What a notification about a plan says of it. */
export const NotifiedPlan = z.object({
  /** Whose plan it is. */
  profileId: z.uuid(),
  /** A manager to whom it will open, how many more there are, and the first day on which it does. */
  manager: z.string(),
  more: z.int(),
  opensOn: calendarDate,
});
export type NotifiedPlan = z.infer<typeof NotifiedPlan>;

/** Whose plan is open now to the manager who has come. */
export const NotifiedOpening = z.strictObject({ profileId: z.uuid(), name: z.string() });
export type NotifiedOpening = z.infer<typeof NotifiedOpening>;

/** What the reminder of a meeting says: whose plan it is about, and when. */
export const NotifiedMeeting = z.strictObject({
  profileId: z.uuid(),
  name: z.string(),
  isOwn: z.boolean(),
  on: calendarDate,
  time: z.string(),
});
export type NotifiedMeeting = z.infer<typeof NotifiedMeeting>;

/** What is said of a note that another wrote in the reader’s plan: by whom, never its words, and the day of their next meeting. */
export const NotifiedNote = z.strictObject({
  profileId: z.uuid(),
  author: z.string(),
  meetingOn: calendarDate.nullable(),
});
export type NotifiedNote = z.infer<typeof NotifiedNote>;

/** What a thank-you says in a notification: of whom it is, and where it is read. */
export const NotifiedRecognition = z.strictObject({ profileId: z.uuid(), name: z.string() });
export type NotifiedRecognition = z.infer<typeof NotifiedRecognition>;

/** What the reminder of an objective or an action says, to the person alone. */
export const NotifiedDue = z.strictObject({ profileId: z.uuid(), words: z.string(), on: calendarDate });
export type NotifiedDue = z.infer<typeof NotifiedDue>;

/** Whose plan it is; and who asks to take stock of it or, to the person themself, who has declined. */
export const NotifiedCheckpoint = z.strictObject({
  profileId: z.uuid(),
  name: z.string(),
  isOwn: z.boolean(),
  /** The name of the earlier one. */
  evaluation: z.string(),
});
export type NotifiedCheckpoint = z.infer<typeof NotifiedCheckpoint>;
