import { refuse } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { libraryEndpoints } from "../../../contract/library.ts";
import { requireEntry } from "../../library/library.ts";
import { isAsItCame, removeChange, writeEntry } from "../../library/writeEntry.ts";

export const archiveLibraryEntryEndpoint = handle(libraryEndpoints.archiveLibraryEntry, async (call) => {
  const { input, actor, tx } = call;
  const { source: _source, version, ...stored } = await requireEntry(tx, actor.companyId, input);
  if (version !== input.version) refuse("edited_meanwhile");
  const entry = { ...stored, isArchived: input.isArchived };
  if (stored.isArchived === input.isArchived) return requireEntry(tx, actor.companyId, input);
  return isAsItCame(entry) ? removeChange(call, entry, version) : writeEntry(call, entry, version);
});
