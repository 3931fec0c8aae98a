import { handle } from "#platform/server/calls/handle.ts";
import { templateEndpoints } from "../../contract/templates.ts";
import { pulseLibrary } from "../library/library.ts";

export const listLibraryEndpoint = handle(templateEndpoints.library, async () => ({
  items: [...pulseLibrary],
}));
