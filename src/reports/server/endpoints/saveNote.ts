import { refuse } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { reportsContract } from "../../contract.ts";
import { storeNote } from "../conversationNotes.ts";
import { findKnownForNotes } from "../queries.ts";
import { requireReadable } from "../reportAccess.ts";

/** No audit entry: that a person prepares is theirs alone, like the words. */
export const saveNoteEndpoint = handle(reportsContract.saveNote, async ({ input, actor, tx, services }) => {
  const { writerId, evaluationId, ...note } = input;
  // Typed under the session of another person: to that page, its own is over.
  if (writerId !== undefined && writerId !== actor.profileId) refuse("unauthorized");
  const { isSubjectRemoved } = requireReadable(await findKnownForNotes(tx, actor, evaluationId));
  // Notes about them were erased with them; nothing would erase later ones.
  if (isSubjectRemoved) refuse("evaluation_not_found");
  const { companyId, profileId } = actor;
  const stored = await storeNote(tx, services.newId(), { companyId, evaluationId, profileId }, note);
  return stored ? {} : refuse("edited_meanwhile");
});
