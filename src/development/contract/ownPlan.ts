import * as z from "zod";
import { calendarDate } from "#platform/contract/endpoint.ts";
import { Badge } from "./courses.ts";

/** What a person meets of their own plan beside it: the next step, and their badges. */
export const OwnPlan = z.object({
  hasPlan: z.boolean(),
  /** Null: nothing is open. What the person keeps for themself counts here, since they alone read it. */
  next: z.object({ words: z.string(), dueOn: calendarDate.nullable() }).nullable(),
  /** In the order in which they were given. */
  badges: z.array(Badge),
  finishedThisQuarter: z.int(),
});
export type OwnPlan = z.infer<typeof OwnPlan>;
