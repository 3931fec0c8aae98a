import { handle } from "#platform/server/calls/handle.ts";
import { authContract } from "../../contract.ts";

/** Any request keeps a session alive (accounts/server/sessions.ts); this one does nothing else. */
export const continueSessionEndpoint = handle(authContract.continueSession, async () => ({}));
