import * as z from "zod";
import { PersonFace } from "#people/contract/person.ts";
import { endpoint, language } from "#platform/contract/endpoint.ts";
import { search } from "#platform/contract/limits.ts";
import { pageInput, pageSchema } from "#platform/contract/page.ts";
import { invitedRoles } from "#weights/vocabulary.ts";
import { protectedRoles } from "../vocabulary.ts";
import { Evaluation } from "./evaluation.ts";
import { ParticipantRole } from "./questionnaire.ts";

const id = z.uuid();

/** The participants of an evaluation. */
export const participationEndpoints = {
  potentialParticipants: endpoint({
    allow: "evaluate",
    limit: search,
    object: "id",
    method: "GET",
    path: "/evaluations/{id}/potential-participants",
    summary: "People who can be invited",
  })
    .input(z.strictObject({ id, ...pageInput }))
    .output(
      pageSchema(
        PersonFace.extend({
          email: z.string(),
          jobTitle: z.string().nullable(),
          /** May read this subject's report, so may answer only as a manager. */
          readsReport: z.boolean(),
          suggestedRole: ParticipantRole,
          /** An invitation to this evaluation was addressed to them: added again, they get no second one. */
          alreadyInvited: z.boolean(),
        }),
      ),
    ),
  replacements: endpoint({
    allow: "evaluate",
    object: "id",
    method: "GET",
    path: "/evaluations/{id}/replacements",
    summary: "Whom to invite in a group that refusals have made small",
  })
    .input(z.strictObject({ id }))
    .output(
      z.object({
        groups: z.array(
          z.object({
            role: z.enum(protectedRoles),
            people: z.array(
              PersonFace.extend({
                email: z.string(),
                jobTitle: z.string().nullable(),
                because: z.enum(["same_team", "worked_together", "direct_report"]),
              }),
            ),
          }),
        ),
      }),
    ),
  /** The invitation as it would be written now, without a recipient: no address, and no link that opens anything. */
  invitation: endpoint({
    allow: "evaluate",
    object: "id",
    method: "GET",
    path: "/evaluations/{id}/invitation",
    summary: "The email that invites somebody to answer in a role",
  })
    .input(z.strictObject({ id, role: ParticipantRole, language }))
    .output(
      z.object({
        subject: z.string(),
        title: z.string(),
        paragraphs: z.array(z.string()),
        action: z.string().nullable(),
      }),
    ),
  addParticipant: endpoint({
    allow: "evaluate",
    object: "id",
    method: "POST",
    path: "/evaluations/{id}/participants",
    summary: "Invite a person to answer",
  })
    .input(
      z.strictObject({
        id,
        profileId: z.string().max(60),
        role: z.enum(invitedRoles),
      }),
    )
    .output(Evaluation),
  /** Those who have not finished, or the given ones among them; each at most once in 24 hours. */
  remind: endpoint({
    allow: "evaluate",
    object: "id",
    method: "POST",
    path: "/evaluations/{id}/reminders",
    summary: "Remind those who have not finished",
  })
    .input(z.strictObject({ id, participantIds: z.array(z.uuid()).min(1).max(200).optional() }))
    .output(z.object({ evaluation: Evaluation, reminded: z.number().int() })),
  removeParticipant: endpoint({
    allow: "evaluate",
    object: "id",
    method: "DELETE",
    path: "/evaluations/{id}/participants/{participantId}",
    summary: "Withdraw an invitation",
  })
    .input(z.strictObject({ id, participantId: z.uuid() }))
    .output(Evaluation),
};
