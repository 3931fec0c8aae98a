import { handle } from "#platform/server/calls/handle.ts";
import { noteEndpoints } from "../../contract/notes.ts";
import { readNotes } from "../notes/readNotes.ts";
import { requirePlanAccess } from "../plans/access.ts";

export const listNotesEndpoint = handle(noteEndpoints.listNotes, async ({ input, actor, tx }) =>
  readNotes(tx, actor, await requirePlanAccess(tx, actor, input.profileId)),
);
