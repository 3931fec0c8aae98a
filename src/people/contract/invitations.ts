import * as z from "zod";
import { manyIds } from "#platform/contract/bulk.ts";
import {
  calendarDate,
  email,
  endpoint,
  language,
  name,
  nothing,
  optionalLine,
  optionalName,
} from "#platform/contract/endpoint.ts";
import { massInvitations } from "#platform/contract/limits.ts";
import { EmailState, Profile, Role } from "./person.ts";
import { sendingRefusals } from "../vocabulary.ts";

const id = z.uuid();

/** The new manager of the direct reports and of the teams of a person who leaves. */
export const handOverTo = z.uuid().optional();

/** One line of an invitation of many. */
export const Invitation = z.strictObject({
  email,
  firstName: name(80),
  lastName: optionalName(80).optional(),
  role: Role.optional(),
  directManagerId: z.uuid().nullable().optional(),
  /** Left out where a position is given: its name is the title. */
  jobTitle: optionalLine(120).nullable().optional(),
  jobPositionId: z.uuid().nullable().optional(),
  language: language.optional(),
  hiredOn: calendarDate.nullable().optional(),
});

export const invitations = {
  invite: endpoint({
    allow: "managePeople",
    method: "POST",
    path: "/profiles",
    summary: "Invite a person",
  })
    .input(Invitation)
    .output(Profile),
  /** All in one transaction. Addresses that the company knows already are listed in the response, and get no email. */
  inviteMany: endpoint({
    allow: "managePeople",
    limit: massInvitations,
    method: "POST",
    path: "/profiles/invitations",
    summary: "Invite several people",
  })
    .input(z.strictObject({ people: z.array(Invitation).min(1).max(100) }))
    .output(
      z.object({
        invited: z.number().int(),
        /** Addresses of people whom the company has already. */
        known: z.array(z.string()),
        /** Those beyond the number of a day leave later: on which day the last of them leaves. */
        lastLeavesOn: calendarDate.nullable(),
      }),
    ),
  resendInvitation: endpoint({
    allow: "managePeople",
    object: "id",
    method: "POST",
    path: "/profiles/{id}/invitations",
    summary: "Send the invitation, the first one or another",
  })
    .input(z.strictObject({ id }))
    .output(z.object({ mail: EmailState.nullable() })),
  resendInvitations: endpoint({
    allow: "managePeople",
    method: "POST",
    path: "/profile-invitations",
    summary: "Send invitations, the first ones or others",
  })
    .input(z.strictObject({ profileIds: manyIds }))
    .output(
      z.object({
        /** Why not, for those to whom none is sent. */
        items: z.array(z.object({ id, refused: z.enum(sendingRefusals).nullable() })),
        /** How many of those sent leave another day, since the number of the day is reached. */
        waiting: z.number().int(),
      }),
    ),
  cancelInvitation: endpoint({
    allow: "managePeople",
    object: "id",
    method: "DELETE",
    path: "/profiles/{id}/invitations",
    summary: "Cancel an invitation",
  })
    .input(z.strictObject({ id, handOverTo }))
    .output(nothing),
};
