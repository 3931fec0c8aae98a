import { refuse } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { libraryEndpoints } from "../../../contract/library.ts";
import { requireEntry } from "../../library/library.ts";
import { removeChange } from "../../library/writeEntry.ts";

/** What the company made itself has nothing to go back to. */
export const restoreLibraryEntryEndpoint = handle(libraryEndpoints.restoreLibraryEntry, async (call) => {
  const { input, actor, tx } = call;
  const entry = await requireEntry(tx, actor.companyId, input);
  if (entry.source === "own") refuse("not_found");
  if (entry.version !== input.version) refuse("edited_meanwhile");
  return entry.version === 0 ? entry : removeChange(call, input, input.version);
});
