import { findToken } from "#accounts/server/tokens.ts";
import { findProfileRow } from "#people/server/queries.ts";
import { asTenant } from "#platform/server/database/database.ts";
import { handleOpen } from "#platform/server/calls/handle.ts";
import { authContract } from "../../contract.ts";
import { loadStanding } from "../linkOwner.ts";
import { buildReplacementEmail } from "../newLinks.ts";

/**
 * No name: the holder of an old link learns the language of its addressee, and whether a new one can be asked for. To the
 * person evaluated and to the lead another person's link says the language alone: whether it can be
 * renewed ends with the answers.
 */
export const readOldLinkEndpoint = handleOpen(authContract.readOldLink, async ({ input, ...context }) => {
  const { services } = context;
  const nothing = { language: null, isRenewable: false };
  const token = await findToken(services.db, input.token);
  const { companyId, profileId, userId } = token ?? {};
  if (!token || !companyId || !profileId || !userId) return nothing;
  const holder = { companyId, profileId, userId, evaluationId: token.evaluationId };
  const person = await asTenant(services.db, { companyId, profileId }, (tx) =>
    findProfileRow(tx, companyId, profileId),
  );
  const language = person?.language ?? null;
  if ((await loadStanding(context, holder)) === "closed") return { language, isRenewable: false };
  const email = await buildReplacementEmail(services, token, undefined);
  return { language, isRenewable: email !== null };
});
