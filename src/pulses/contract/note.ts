import * as z from "zod";
import { calendarDate, endpoint, line, paragraphs } from "#platform/contract/endpoint.ts";
import { maxNoteActions, maxNoteLength } from "../vocabulary.ts";

const id = z.uuid();

/** What is done about a run: what, who, by when; the day on which it was done. */
export const NoteAction = z.strictObject({
  text: line(200),
  ownerProfileId: z.uuid().nullable(),
  dueOn: calendarDate.nullable(),
  doneOn: calendarDate.nullable(),
});
export type NoteAction = z.infer<typeof NoteAction>;

/** « Ce que nous retenons »: one per run. */
export const Note = z.object({
  text: z.string(),
  /** `ownerName`: null where no one was named; of those who were deleted, the words that stand for them everywhere. */
  actions: z.array(NoteAction.extend({ ownerName: z.string().nullable() })),
  publishedOn: calendarDate.nullable(),
  version: z.int(),
});
export type Note = z.infer<typeof Note>;

export const noteEndpoints = {
  /** `version` 0: there was none yet. Refused while the run is open, and when another person has saved meanwhile. */
  saveNote: endpoint({
    allow: "managePeople",
    object: "id",
    method: "POST",
    path: "/pulse-runs/{id}/note",
    summary: "Save what the company takes away from a run",
  })
    .input(
      z.strictObject({
        id,
        version: z.int().min(0),
        text: paragraphs(maxNoteLength),
        actions: z.array(NoteAction).max(maxNoteActions),
      }),
    )
    .output(Note),
  /**
   * Tells those who were asked, once: of the note, and of the results where they may read them. `version`: of the note that
   * was read; 0 publishes the results without a note, where those who were asked may read them.
   */
  publish: endpoint({
    allow: "managePeople",
    object: "id",
    method: "POST",
    path: "/pulse-runs/{id}/publication",
    summary: "Publish what follows from a run to those who were asked",
  })
    .input(z.strictObject({ id, version: z.int().min(0) }))
    .output(z.object({ publishedOn: calendarDate })),
};
