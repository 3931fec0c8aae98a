import * as z from "zod";
import { PersonName } from "#people/contract/person.ts";
import { endpoint } from "#platform/contract/endpoint.ts";
import { pageSchema } from "#platform/contract/page.ts";
import { ParticipantRole } from "./questionnaire.ts";

const id = z.uuid();

/**
 * The entries of the audit log that the activity of an evaluation shows to those who run it: what was done to prepare,
 * run and end it. Anything else stays in the log: that a participant declined or a reader opened the report is not shown,
 * and the number still awaited at each reminder would tell, entry after entry, when people answered.
 */
export const Activity = z.enum([
  "evaluation.created",
  "evaluation.planned",
  "evaluation.unplanned",
  "evaluation.notStarted",
  "evaluation.launched",
  "evaluation.participant_added",
  "evaluation.participant_removed",
  "evaluation.reminded",
  "evaluation.extended",
  "evaluation.close_asked",
  "evaluation.closed",
  "evaluation.archived",
  "evaluation.unarchived",
  "nomination.asked",
  "nomination.sent",
  "nomination.returned",
  "nomination.approved",
  "nomination.cancelled",
  "series.started",
  "series.changed",
  "series.skipped",
  "series.stopped",
  "series.ended",
  "report.comment_masked",
  "report.comment_shown",
  "report.published",
  "report.released",
]);

/** One thing that was done with an evaluation. Days, never times: the last answer has an hour, and a person behind it. */
export const ActivityEntry = z.object({
  id,
  action: Activity,
  /** In the calendar of the company. */
  on: z.string(),
  /** Done by the product, without an actor. */
  isAutomatic: z.boolean(),
  /** Null when the actor is no longer in the company. */
  by: PersonName.nullable(),
  /** The person invited or withdrawn. */
  about: PersonName.nullable(),
  role: ParticipantRole.nullable(),
  /** The day that was chosen: when it begins, is due, or is proposed by. */
  day: z.string().nullable(),
});
export type ActivityEntry = z.infer<typeof ActivityEntry>;

export const activityEndpoints = {
  activity: endpoint({
    allow: "evaluate",
    object: "id",
    method: "GET",
    path: "/evaluations/{id}/activity",
    summary: "What was done with an evaluation, the newest first",
  })
    .input(z.strictObject({ id, cursor: z.string().max(1500).optional() }))
    .output(pageSchema(ActivityEntry)),
};
