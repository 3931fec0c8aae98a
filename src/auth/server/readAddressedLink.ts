import { findProfileRow } from "#people/server/queries.ts";
import { refuse } from "#platform/errors.ts";
import { asTenant } from "#platform/server/database/database.ts";
import type { RequestContext } from "#platform/server/services.ts";
import type { Addressee } from "./addressee.ts";
import { currentActor } from "./limitedSessions.ts";
import { readLinkOwner } from "./linkOwner.ts";

/** Of a link that only names its addressee: whose it is, and whether this browser's session is theirs already. */
export async function readAddressedLink(
  context: Pick<RequestContext, "services" | "request">,
  { companyId, profileId, evaluationId }: Addressee,
) {
  const { services, request } = context;
  const person = await asTenant(services.db, { companyId, profileId }, (tx) =>
    findProfileRow(tx, companyId, profileId),
  );
  if (!person?.userId || !person.isActive) return refuse("invalid_token");
  const { userId } = person;
  const owner = await readLinkOwner(context, { userId, companyId, profileId, evaluationId });
  const actor = owner.standing === "own" ? await currentActor(services, request) : null;
  const isElsewhere = actor?.scope === "full" && actor.companyId !== companyId;
  return {
    owner,
    // A session limited to a report opens no other page: they sign in, having a way to.
    isSignedIn: actor !== null && actor.scope !== "reading" && (isElsewhere || actor.profileId === profileId),
    otherCompanyId: isElsewhere ? companyId : null,
  };
}
