import * as z from "zod";
import { calendarDate, endpoint, nothing, paragraphs } from "#platform/contract/endpoint.ts";
import { pageInput, pageSchema } from "#platform/contract/page.ts";
import { Zone } from "#platform/contract/zone.ts";
import { maxTextLength, pulseReaders } from "../vocabulary.ts";
import { NoteAction } from "./note.ts";
import { PulseContent } from "./content.ts";
import { PublishedNote } from "./publishedNote.ts";

const id = z.uuid();

/** What an earlier run led to, for those who were asked then too. */
const Recalled = z.object({
  /** Of the last run that asked them. */
  isLast: z.boolean(),
  text: z.string(),
  actions: z.array(NoteAction.pick({ text: true, doneOn: true })),
  publishedOn: calendarDate,
});

export const Survey = z.object({
  id,
  /** The person: unsent answers of a device are accepted under their session only. */
  respondentId: id,
  /** `answered`: a receipt; what was answered is found by no one. */
  state: z.enum(["open", "answered", "closed"]),
  content: PulseContent,
  companyName: z.string(),
  threshold: z.int(),
  readers: z.enum(pulseReaders),
  privacyOfficer: z.string().nullable(),
  closesOn: calendarDate,
  zone: Zone,
  recalled: Recalled.nullable(),
  /** Of a survey that is over, what those who were asked have been told; null: nothing yet. */
  published: z.object({ note: PublishedNote.nullable(), hasResults: z.boolean() }).nullable(),
  /** Another open survey of the person, which follows; null: none. */
  nextId: id.nullable(),
});
export type Survey = z.infer<typeof Survey>;

/** One that awaits the person's answer. `minutes`: as the survey itself says. */
export const OpenSurvey = z.object({
  id,
  name: PulseContent.shape.name,
  questionCount: z.int(),
  minutes: z.int(),
  closesOn: calendarDate,
});
export type OpenSurvey = z.infer<typeof OpenSurvey>;

/** One that asked the person, and of which something was published lately. */
export const PublishedRun = z.object({
  id,
  name: PulseContent.shape.name,
  note: PublishedNote.nullable(),
  hasResults: z.boolean(),
  publishedOn: calendarDate,
});
export type PublishedRun = z.infer<typeof PublishedRun>;

/** One that is over, and of which there is something that the person may read. */
export const PastSurvey = z.object({
  id,
  name: PulseContent.shape.name,
  closedOn: calendarDate,
  /** What the company takes away from it is published. */
  hasNote: z.boolean(),
  mayReadReport: z.boolean(),
  /** As many have answered as results need. */
  hasResults: z.boolean(),
});
export type PastSurvey = z.infer<typeof PastSurvey>;

export const surveyEndpoints = {
  /** 404 for every role that was not asked. */
  readSurvey: endpoint({
    allow: "signedIn",
    needsProvedAddress: true,
    object: "id",
    method: "GET",
    path: "/pulse-surveys/{id}",
    summary: "A pulse survey that I am asked to answer",
  })
    .input(z.strictObject({ id }))
    .output(Survey),
  /** Sent twice, it answers like the first time, and keeps the first. */
  sendSurvey: endpoint({
    allow: "signedIn",
    needsProvedAddress: true,
    object: "id",
    method: "POST",
    path: "/pulse-surveys/{id}/answers",
    summary: "Send my anonymous answers",
  })
    .input(
      z.strictObject({
        id,
        /** Sent by a page that may outlive its session: under another person's session it is refused. */
        respondentId: id.optional(),
        answers: z.record(z.string().max(60), z.union([z.int().min(0).max(10), paragraphs(maxTextLength)])),
      }),
    )
    .output(z.object({})),
  openSurveys: endpoint({
    allow: "signedIn",
    needsProvedAddress: true,
    method: "GET",
    path: "/pulse-surveys",
    summary: "The pulse surveys that await my answer",
  })
    .input(nothing)
    .output(z.object({ items: z.array(OpenSurvey) })),
  /** The latest first. Nothing tells who answered, not even whether the person did. */
  pastSurveys: endpoint({
    allow: "signedIn",
    needsProvedAddress: true,
    method: "GET",
    path: "/past-pulse-surveys",
    summary: "The pulse surveys that are over and of which I may read something",
  })
    .input(z.strictObject({ cursor: pageInput.cursor, limit: pageInput.limit }))
    .output(pageSchema(PastSurvey)),
};
