import { handle } from "#platform/server/calls/handle.ts";
import { libraryEndpoints } from "../../../contract/library.ts";
import { requireEntry } from "../../library/library.ts";

export const readLibraryEntryEndpoint = handle(libraryEndpoints.readLibraryEntry, ({ input, actor, tx }) =>
  requireEntry(tx, actor.companyId, input),
);
