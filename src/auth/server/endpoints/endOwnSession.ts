import { endOwnSession } from "#accounts/server/sessions.ts";
import { refuse } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { authContract } from "../../contract.ts";

export const endOwnSessionEndpoint = handle(authContract.endOwnSession, async ({ input, actor, tx }) => {
  if (!(await endOwnSession(tx, actor.userId, input.id))) return refuse("not_found");
  return {};
});
