import * as z from "zod";
import { calendarDate } from "#platform/contract/endpoint.ts";

/** « Ce que nous retenons », as those who were asked read it. `ownerName`: null where no one was named. */
export const PublishedNote = z.object({
  text: z.string(),
  actions: z.array(
    z.object({
      text: z.string(),
      ownerName: z.string().nullable(),
      dueOn: calendarDate.nullable(),
      doneOn: calendarDate.nullable(),
    }),
  ),
  publishedOn: calendarDate,
});
export type PublishedNote = z.infer<typeof PublishedNote>;
