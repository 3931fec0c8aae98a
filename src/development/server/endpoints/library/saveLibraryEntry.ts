import { refuse } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { libraryEndpoints } from "../../../contract/library.ts";
import { findUnknown } from "../../../rules/library.ts";
import { listKnownSkills, loadLibrary } from "../../library/library.ts";
import { isAsItCame, removeChange, writeEntry } from "../../library/writeEntry.ts";

/** Ours that is written back as it came is a change that is taken away. */
export const saveLibraryEntryEndpoint = handle(libraryEndpoints.saveLibraryEntry, async (call) => {
  const { input, actor, tx, services } = call;
  const { version, key: given, ...written } = input;
  const entries = await loadLibrary(tx, actor.companyId);
  const stored =
    given === null ? null : entries.find(({ kind, key }) => kind === input.kind && key === given);
  if (stored === undefined) refuse("not_found");
  if ((stored?.version ?? 0) !== version) refuse("edited_meanwhile");
  const unknown = findUnknown(written, {
    skills: await listKnownSkills(tx, actor.companyId),
    actions: entries.flatMap(({ kind, key }) => (kind === "action" ? [key] : [])),
  });
  if (unknown) refuse("invalid_data", { [unknown]: { reason: "option" } });
  const key = given ?? `own_${services.newId()}`;
  const entry = { ...written, key, isArchived: stored?.isArchived ?? false };
  if (!isAsItCame(entry)) return writeEntry(call, entry, version);
  return stored && version > 0 ? removeChange(call, entry, version) : (stored ?? refuse("not_found"));
});
