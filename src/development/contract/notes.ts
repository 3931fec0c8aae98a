import * as z from "zod";
import { PersonName } from "#people/contract/person.ts";
import { calendarDate, endpoint, paragraphs } from "#platform/contract/endpoint.ts";
import { maxNoteLength, noteKinds } from "../vocabulary.ts";
import { aboutPlan } from "./plan.ts";

const id = z.uuid();
const version = z.int().min(0);
const onPlan = { allow: "signedIn", object: "profileId", needsProvedAddress: true } as const;
const notesPath = "/development-plans/{profileId}/notes";

/** A day and an hour of the company’s clock. */
const Meeting = z.object({ on: calendarDate, time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/) });

export const Note = z.object({
  id,
  kind: z.enum(noteKinds),
  day: calendarDate,
  text: z.string(),
  author: PersonName,
  /** Of a follow-up: the next meeting. */
  meeting: Meeting.extend({ isPast: z.boolean() }).nullable(),
  version: z.int(),
});
export type Note = z.infer<typeof Note>;

/** The latest first. */
const Notes = z.object({ items: z.array(Note) });
export type Notes = z.infer<typeof Notes>;

/** Follow-ups and coaching notes: the person sees all of them, also those that others wrote. */
export const noteEndpoints = {
  listNotes: endpoint({
    ...onPlan,
    method: "GET",
    path: notesPath,
    summary: "The notes of a development plan",
  })
    .input(z.strictObject(aboutPlan))
    .output(Notes),
  /** `id` null, `version` 0: a new one. The kind of a note stays what it is. */
  saveNote: endpoint({
    ...onPlan,
    method: "POST",
    path: notesPath,
    summary: "Write or change a note of a development plan",
  })
    .input(
      z.strictObject({
        ...aboutPlan,
        id: id.nullable(),
        version,
        kind: z.enum(noteKinds),
        day: calendarDate,
        text: paragraphs(maxNoteLength).min(1),
        meeting: Meeting.nullable(),
      }),
    )
    .output(Notes),
  removeNote: endpoint({
    ...onPlan,
    method: "DELETE",
    path: `${notesPath}/{id}`,
    summary: "Remove a note of a development plan",
  })
    .input(z.strictObject({ ...aboutPlan, id, version }))
    .output(Notes),
  /** A file for any calendar, whose entry moves when a newer one is opened. */
  meeting: endpoint({
    ...onPlan,
    method: "GET",
    path: `${notesPath}/{id}/meeting`,
    summary: "The next meeting of a follow-up, for a calendar",
  })
    .input(z.strictObject({ ...aboutPlan, id }))
    .output(z.file().mime(["text/calendar"])),
};
