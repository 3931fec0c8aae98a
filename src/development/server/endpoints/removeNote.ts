import { handle } from "#platform/server/calls/handle.ts";
import { noteEndpoints } from "../../contract/notes.ts";
import { developmentNotes } from "../../tables.ts";
import { scheduleMeetings } from "../dueWork.ts";
import { readNotes } from "../notes/readNotes.ts";
import { isNote, requireOwnNote } from "../notes/requireNote.ts";
import { openPlan } from "../plans/openPlan.ts";
import { whyNotTouchNote } from "../../rules/notes.ts";

export const removeNoteEndpoint = handle(noteEndpoints.removeNote, async (call) => {
  const { input, actor, tx, services } = call;
  const { companyId } = actor;
  const plan = await openPlan(call, whyNotTouchNote);
  const note = await requireOwnNote(tx, actor, plan, input);
  await tx.delete(developmentNotes).where(isNote({ companyId, id: note.id }));
  if (note.meetingAt) await scheduleMeetings(tx, services, companyId, [note.id]);
  return readNotes(tx, actor, plan);
});
