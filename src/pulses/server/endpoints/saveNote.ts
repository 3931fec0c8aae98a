import { listRightsHolders } from "#people/server/queries.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { noteEndpoints } from "../../contract/note.ts";
import { listNewOwners, whyNotPromise, whyNotSaveNote } from "../../rules/publication.ts";
import { pulseNotes } from "../../tables.ts";
import { findNoteRow, isNoteOfRun, readNote } from "../notes/notes.ts";
import { lockRun, readClock } from "../runs/queries.ts";

/** Under the lock of the run, so that the first of two first notes is the one that stands. */
export const saveNoteEndpoint = handle(noteEndpoints.saveNote, async (call) => {
  const { input, actor, tx, services } = call;
  const { companyId } = actor;
  const key = { companyId, id: input.id };
  const run = (await lockRun(tx, key)) ?? refuse("not_found");
  const stored = await findNoteRow(tx, key);
  if ((stored?.version ?? 0) !== input.version) refuse("edited_meanwhile");
  const { text, actions } = input;
  refuseIf(whyNotSaveNote(run, { text, actions, isPublished: stored?.publishedAt != null }));
  const { today } = await readClock(tx, services, companyId);
  const before = stored?.actions ?? [];
  refuseIf(whyNotPromise(actions, { today, knownDays: before.map(({ dueOn }) => dueOn) }));
  const owners = listNewOwners(before, actions);
  if (owners.length > 0 && (await listRightsHolders(tx, companyId, owners)).length < owners.length)
    refuse("invalid_data", { actions: { reason: "option" } });
  if (stored)
    await tx
      .update(pulseNotes)
      .set({ text, actions, version: stored.version + 1 })
      .where(isNoteOfRun(key));
  else
    await tx.insert(pulseNotes).values({
      companyId,
      id: services.newId(),
      runId: run.id,
      text,
      actions,
      authorProfileId: actor.profileId,
    });
  await audit(tx, call, { action: "pulse.note_saved", objectType: "pulse_run", objectId: run.id });
  return (await readNote(tx, key)) ?? refuse("not_found");
});
