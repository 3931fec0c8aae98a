import { endUserSessions } from "#accounts/server/sessions.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { authContract } from "../../contract.ts";

export const endOtherSessionsEndpoint = handle(authContract.endOtherSessions, async ({ actor, tx }) => {
  await endUserSessions(tx, actor.userId, { sessionId: actor.sessionId });
  return {};
});
