import * as z from "zod";
import { evaluationTypes } from "#evaluations/vocabulary.ts";
import { PersonFace, PersonName } from "#people/contract/person.ts";
import { calendarDate, endpoint, paragraphs } from "#platform/contract/endpoint.ts";
import { checkpointRequests } from "#platform/contract/limits.ts";
import { invitedRoles } from "#weights/vocabulary.ts";
import { maxWhyLength } from "../vocabulary.ts";
import { checkpointObstacles, checkpointProgress, launchObstacles } from "../vocabulary/checkpoints.ts";
import { aboutPlan } from "./plan.ts";

const id = z.uuid();
const Skill = z.object({ id, name: z.object({ fr: z.string(), en: z.string().nullable() }) });
export type CheckpointSkill = z.infer<typeof Skill>;
/** More than a report shows. */
const maxSkills = 60;

const Request = z.object({
  progress: z.enum(checkpointProgress),
  askedOn: calendarDate,
  /** The last day on which it can be launched. */
  lastDay: calendarDate,
  launcher: PersonName,
  skills: z.array(Skill),
  /** Of what was declined: the word why, where there is one. */
  why: z.string().nullable(),
  /** Of what was declined: the first day on which one may ask again; null where the window has closed by then. */
  askAgainOn: calendarDate.nullable(),
  /** Once it is published: the report that sets then and now side by side. */
  reportId: id.nullable(),
});

/** What the person reads of taking stock again. Of those who would be asked it says nothing. */
export const Checkpoint = z.object({
  /** Why they cannot ask for one now. */
  whyNot: z.enum(checkpointObstacles).nullable(),
  report: z.object({ evaluationId: id, name: z.string(), releasedOn: calendarDate }).nullable(),
  /** The days on which they can, after that report. */
  window: z.object({ opensOn: calendarDate, closesOn: calendarDate }).nullable(),
  /** Of what is shared in the plan, those about which that report was. */
  skills: z.array(Skill),
  /** All of those about which that report was: what an objective can be linked to. */
  reportSkills: z.array(Skill),
  /** Who would be asked to launch it; null where they cannot ask. */
  launcher: PersonName.nullable(),
  /** The latest one. */
  request: Request.nullable(),
});
export type Checkpoint = z.infer<typeof Checkpoint>;

/** What is launched, as the person who is asked to launch it reads it before. */
export const CheckpointPreview = z.object({
  person: PersonFace,
  askedOn: calendarDate,
  lastDay: calendarDate,
  /** Declined today, the first day on which the person may ask again; null where the window has closed by then. */
  askAgainOn: calendarDate.nullable(),
  evaluation: z.object({ id, name: z.string() }),
  /** Set once it is launched. */
  launchedId: id.nullable(),
  skills: z.array(Skill.extend({ questionCount: z.int() })),
  /** Those who are asked again, with the manager who joins. */
  people: z.array(PersonFace.extend({ role: z.enum(invitedRoles) })),
  /** How many of before cannot be: their account is closed, or they read the report now. */
  leftOutCount: z.int(),
  subjectAnswers: z.boolean(),
  dueOn: calendarDate,
  evaluationType: z.enum(evaluationTypes),
  /** How many answers a group needs to be shown. */
  threshold: z.int(),
  whyNot: z.enum(launchObstacles).nullable(),
});
export type CheckpointPreview = z.infer<typeof CheckpointPreview>;

const onPlan = { allow: "signedIn", object: "profileId", needsProvedAddress: true } as const;
const path = "/development-plans/{profileId}/checkpoint";

export const checkpointEndpoints = {
  readCheckpoint: endpoint({
    ...onPlan,
    method: "GET",
    path,
    summary: "Whether one can take stock again of one’s plan, and what became of it",
  })
    .input(z.strictObject(aboutPlan))
    .output(Checkpoint),
  /** One at a time: while one waits, asking again changes nothing. */
  askCheckpoint: endpoint({
    ...onPlan,
    method: "POST",
    path,
    summary: "Ask to take stock again of skills of one’s plan",
    limit: checkpointRequests,
  })
    .input(z.strictObject({ ...aboutPlan, skillIds: z.array(id).min(1).max(maxSkills) }))
    .output(Checkpoint),
  withdrawCheckpoint: endpoint({
    ...onPlan,
    method: "DELETE",
    path,
    summary: "Withdraw one’s request to take stock again",
  })
    .input(z.strictObject(aboutPlan))
    .output(Checkpoint),
  previewCheckpoint: endpoint({
    ...onPlan,
    method: "GET",
    path: `${path}/preview`,
    summary: "The short evaluation that a person asks for: its skills and its people",
  })
    .input(z.strictObject(aboutPlan))
    .output(CheckpointPreview),
  /** Launched twice, it is launched once. */
  launchCheckpoint: endpoint({
    ...onPlan,
    method: "POST",
    path: `${path}/launch`,
    summary: "Launch the short evaluation that a person asks for",
  })
    .input(z.strictObject({ ...aboutPlan, acceptsSmallGroups: z.boolean().default(false) }))
    .output(z.object({ evaluationId: id })),
  declineCheckpoint: endpoint({
    ...onPlan,
    method: "POST",
    path: `${path}/refusal`,
    summary: "Decline the short evaluation that a person asks for",
  })
    .input(z.strictObject({ ...aboutPlan, why: paragraphs(maxWhyLength) }))
    .output(z.object({})),
};
