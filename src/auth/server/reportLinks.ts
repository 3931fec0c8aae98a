import { findToken, isAlive, readLiveToken } from "#accounts/server/tokens.ts";
import { loadActor } from "#people/server/actor.ts";
import { signsInHere } from "#people/server/memberships.ts";
import { findProfileRow } from "#people/server/queries.ts";
import { refuse } from "#platform/errors.ts";
import { asTenant } from "#platform/server/database/database.ts";
import type { Actor, RequestContext } from "#platform/server/services.ts";
import type { Place } from "./entrance.ts";
import { currentActor, hasOpenSession, type Limit } from "./limitedSessions.ts";
import type { ReportWay } from "../vocabulary.ts";

export interface ReportLink {
  place: Place;
  evaluationId: string;
  way: ReportWay;
  /** Neither used nor expired. */
  isValid: boolean;
}

/** As it crosses the wire: the company only when one has to switch to it. */
export const presentReportLink = ({ evaluationId, way, place }: ReportLink) => ({
  evaluationId,
  way,
  companyId: way === "otherCompany" ? place.companyId : null,
});

/**
 * Where a link to a report leads this browser (§3 of the decisions). A person who is signed in goes on, even by a link
 * that was used; one who has a password, a provider or owes a second factor signs in; for the others the link must be
 * valid.
 */
export async function readReportLink(
  { services, request }: Pick<RequestContext, "services" | "request">,
  secret: string,
): Promise<ReportLink> {
  const { db } = services;
  const token = await findToken(db, secret);
  const { userId, companyId, profileId, evaluationId } = token ?? {};
  if (token?.kind !== "report" || !userId || !companyId || !profileId || !evaluationId)
    return refuse("invalid_token");
  const place = { userId, companyId, profileId };
  const link = { place, evaluationId, isValid: isAlive(token, services.now()) };
  const limit: Limit = { scope: "reading", objectId: evaluationId };
  const actor = await currentActor(services, request);
  if (hasOpenSession(actor, place, limit)) return { ...link, way: "here" };

  const mustSignIn = await asTenant(db, place, async (tx) => {
    const session = {
      scope: "reading",
      objectId: evaluationId,
      sessionId: "",
      confirmedAt: null,
    } as const;
    const reader = await loadActor(tx, { ...place, ...session }, services.now());
    const person = await findProfileRow(tx, companyId, profileId);
    if (!reader || !person) return refuse("invalid_token");
    return reader.needsSecondFactor || (await signsInHere(tx, person));
  });
  if (mustSignIn) return { ...link, way: chooseSignInWay(actor, place) };
  await readLiveToken(db, services, "report", secret);
  return { ...link, way: "click" };
}

/** Uses nothing of another person's session: they are asked first (linkOwner.ts). */
function chooseSignInWay(actor: Actor | null, { userId, companyId }: Place): ReportLink["way"] {
  if (actor?.scope !== "full" || actor.userId !== userId) return "signIn";
  return actor.companyId === companyId ? "signIn" : "otherCompany";
}
