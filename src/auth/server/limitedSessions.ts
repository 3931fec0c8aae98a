import { endSession, openSession, tokenOf } from "#accounts/server/sessions.ts";
import type { Tenant } from "#platform/server/database.ts";
import type { Actor, RequestContext, Services } from "#platform/server/services.ts";
import type { Place } from "./entrance.ts";

/** What a link opens: one's own answers, or one report. */
export type Limit = { scope: "answering" } | { scope: "reading"; evaluationId: string };

/** Who is signed in in this browser; null for a visitor. */
export const currentActor = (services: Services, request: Headers): Promise<Actor | null> =>
  services.asActor(request, async (_, actor) => actor);

/** Whether somebody's session opens already what a link would open. */
export function opensAlready(actor: Actor | null, { companyId, profileId }: Place, limit: Limit): boolean {
  if (actor?.companyId !== companyId || actor.profileId !== profileId || actor.needsSecondFactor)
    return false;
  if (actor.scope === "full") return true;
  return (
    actor.scope === limit.scope &&
    (limit.scope === "answering" || actor.reportEvaluationId === limit.evaluationId)
  );
}

/** Opens a session limited to what a link is for. What the browser had before ends. */
export async function enterLimited(
  tx: Tenant,
  { services, request, response }: Pick<RequestContext, "services" | "request" | "response">,
  { userId, companyId, profileId }: Place,
  limit: Limit,
): Promise<void> {
  const { keys } = services;
  const earlier = tokenOf(request, keys);
  if (earlier) await endSession(tx, earlier);
  const userAgent = request.get("user-agent");
  response.append(
    "set-cookie",
    await openSession(tx, services, keys, { userId, companyId, profileId, ...limit, userAgent }),
  );
}
