import { handle } from "#platform/server/calls/handle.ts";
import { dayIn } from "#company/server/dayIn.ts";
import { noteEndpoints } from "../../contract/notes.ts";
import { developmentNotes } from "../../tables/notes.ts";
import { scheduleMeetings } from "../dueWork.ts";
import { readNotes } from "../notes/readNotes.ts";
import { tellOfNote } from "../notes/tellOfNote.ts";
import { isNote, requireOwnNote } from "../notes/requireNote.ts";
import { openPlan, recordChange } from "../plans/openPlan.ts";
import { whyNotTouchNote } from "../../rules/notes.ts";

export const removeNoteEndpoint = handle(noteEndpoints.removeNote, async (call) => {
  const { input, actor, tx, services } = call;
  const { companyId } = actor;
  const plan = await openPlan(call, whyNotTouchNote);
  const note = await requireOwnNote(tx, actor, plan, input);
  await tx.delete(developmentNotes).where(isNote({ companyId, id: note.id }));
  if (note.meetingAt) await scheduleMeetings(tx, services, companyId, [note.id]);
  await recordChange(call, plan, "note_removed", null);
  // Its notification went with it: that of what else was written on its day, and that a meeting is off, is another one.
  const isOfToday = dayIn(plan.timeZone, note.createdAt) === plan.today;
  if (isOfToday || (note.meetingAt && note.meetingAt > actor.at)) await tellOfNote(call, plan, note.id);
  return readNotes(tx, actor, plan);
});
