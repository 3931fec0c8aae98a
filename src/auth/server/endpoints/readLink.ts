import { findToken, isAlive, readLiveToken, type TokenKind } from "#accounts/server/tokens.ts";
import { refuse } from "#platform/errors.ts";
import { handleOpen } from "#platform/server/calls/handle.ts";
import { authContract } from "../../contract.ts";
import { currentActor } from "../limitedSessions.ts";
import { readAddressee } from "../addressee.ts";
import { readLinkOwner } from "../linkOwner.ts";
import { readAddressedLink } from "../readAddressedLink.ts";

/** The others say more than whose they are, by a call of their own. */
const kinds: readonly TokenKind[] = ["confirmation", "reset", "magic", "entry", "email", "former_email"];
const signIn: readonly TokenKind[] = ["magic", "entry"];

export const readLinkEndpoint = handleOpen(authContract.readLink, async ({ input, ...context }) => {
  const { services, request } = context;
  const addressee = readAddressee(services, input.token);
  if (addressee) return readAddressedLink(context, addressee);
  const found = await findToken(services.db, input.token);
  const { kind, companyId, profileId, userId } = found ?? {};
  if (!kind || !kinds.includes(kind) || !userId || !companyId || !profileId) return refuse("invalid_token");
  const actor = signIn.includes(kind) ? await currentActor(services, request) : null;
  const isSignedIn = actor?.scope === "full" && actor.profileId === profileId;
  // In the browser where it was used, the email still leads there.
  if (!isSignedIn) await readLiveToken(services.db, services, kind, input.token);
  const holder = { userId, companyId, profileId, evaluationId: found?.evaluationId };
  const isValid = found !== null && isAlive(found, services.now());
  return { owner: await readLinkOwner(context, holder, { isValid }), isSignedIn, otherCompanyId: null };
});
