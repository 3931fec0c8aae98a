import * as z from "zod";
import { PersonFace } from "#people/contract/person.ts";
import { calendarDate } from "#platform/contract/endpoint.ts";

/** A request to take stock again, to the person who is asked to launch it: neither its skills nor anything else of the plan. */
export const WaitingCheckpoint = z.object({
  id: z.uuid(),
  /** The name of the earlier evaluation. */
  name: z.string(),
  subject: PersonFace,
  /** The last day on which it can be launched. */
  dueOn: calendarDate,
});
export type WaitingCheckpoint = z.infer<typeof WaitingCheckpoint>;
