import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { noteEndpoints } from "../../contract/note.ts";
import { saysSomething, whyNotPublish } from "../../rules/publication.ts";
import { pulseNotes } from "../../tables.ts";
import { dayIn } from "#company/server/dayIn.ts";
import { findNoteRow, isNoteOfRun } from "../notes/notes.ts";
import { announceResults } from "../runs/publishRun.ts";
import { changeRun, lockRun, readClock } from "../runs/queries.ts";

/** Tells people once: a note that is published after the results, or once more, is found where the first news led. */
export const publishEndpoint = handle(noteEndpoints.publish, async (call) => {
  const { input, actor, tx, services } = call;
  const { companyId } = actor;
  const key = { companyId, id: input.id };
  const run = (await lockRun(tx, key)) ?? refuse("not_found");
  const note = await findNoteRow(tx, key);
  if ((note?.version ?? 0) !== input.version) refuse("edited_meanwhile");
  refuseIf(whyNotPublish(run, note));
  const { now, timeZone } = await readClock(tx, services, companyId);
  const isNewNote = note !== null && saysSomething(note) && note.publishedAt === null;
  if (isNewNote) await tx.update(pulseNotes).set({ publishedAt: now }).where(isNoteOfRun(key));
  if (run.publishedAt === null) {
    await changeRun(tx, run, { publishedAt: now });
    await announceResults(tx, services, run);
  }
  if (isNewNote || run.publishedAt === null)
    await audit(tx, call, { action: "pulse.published", objectType: "pulse_run", objectId: run.id });
  return { publishedOn: dayIn(timeZone, note?.publishedAt ?? (isNewNote ? now : (run.publishedAt ?? now))) };
});
