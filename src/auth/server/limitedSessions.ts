import { endSession, openSession, readSessionToken } from "#accounts/server/sessions.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor, RequestContext, Services } from "#platform/server/services.ts";
import type { LimitedScope } from "#platform/vocabulary.ts";
import type { Place } from "./entrance.ts";

/** What a link opens: one's own answers, or one report. */
export interface Limit {
  scope: LimitedScope;
  objectId: string | null;
}

/** Who is signed in in this browser; null for a visitor. */
export const currentActor = (services: Services, request: Headers): Promise<Actor | null> =>
  services.asActor(request, async (_, actor) => actor);

/** Whether the session opens already what a link would open. */
export function hasOpenSession(actor: Actor | null, { companyId, profileId }: Place, limit: Limit): boolean {
  if (actor?.companyId !== companyId || actor.profileId !== profileId || actor.needsSecondFactor)
    return false;
  return actor.scope === "full" || (actor.scope === limit.scope && actor.objectId === limit.objectId);
}

/** Opens a session limited to what a link is for. What the browser had before ends. */
export async function enterLimited(
  tx: Tenant,
  { services, request, response }: Pick<RequestContext, "services" | "request" | "response">,
  { userId, companyId, profileId }: Place,
  limit: Limit,
): Promise<void> {
  const { keys } = services;
  const earlier = readSessionToken(request, keys);
  if (earlier) await endSession(tx, earlier);
  const userAgent = request.get("user-agent");
  response.append(
    "set-cookie",
    await openSession(tx, services, keys, { userId, companyId, profileId, ...limit, userAgent }),
  );
}
