import { findToken, readLiveToken, type TokenKind } from "#accounts/server/tokens.ts";
import { refuse } from "#platform/errors.ts";
import { handleOpen } from "#platform/server/handle.ts";
import { authContract } from "../../contract.ts";
import { readLinkOwner } from "../linkOwner.ts";

/** The others say more than whose they are, by a call of their own. */
const kinds: readonly TokenKind[] = ["confirmation", "reset", "magic", "email", "former_email"];

export const readLinkEndpoint = handleOpen(authContract.readLink, async ({ input, ...context }) => {
  const { services } = context;
  const found = await findToken(services.db, input.token);
  if (!found || !kinds.includes(found.kind)) return refuse("invalid_token");
  const { userId, companyId, profileId } = await readLiveToken(
    services.db,
    services,
    found.kind,
    input.token,
  );
  if (!companyId || !profileId) return refuse("invalid_token");
  return { owner: await readLinkOwner(context, { userId, companyId, profileId }) };
});
