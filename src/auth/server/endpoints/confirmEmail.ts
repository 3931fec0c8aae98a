import { consumeToken, readLiveToken, revokeTokens } from "#accounts/server/tokens.ts";
import { findUser, markVerified } from "#accounts/server/users.ts";
import { findProfileRow } from "#people/server/queries.ts";
import { refuse } from "#platform/errors.ts";
import { asTenant } from "#platform/server/database.ts";
import { handleOpen } from "#platform/server/handle.ts";
import { sendLater } from "#platform/server/outbox.ts";
import { authContract } from "../../contract.ts";

export const confirmEmailEndpoint = handleOpen(authContract.confirmEmail, async ({ input, services }) => {
  const { companyId, profileId, userId } = await readLiveToken(
    services.db,
    services,
    "confirmation",
    input.token,
  );
  if (!companyId || !profileId) return refuse("invalid_token");
  return asTenant(services.db, { companyId, profileId }, async (tx) => {
    const used = await consumeToken(tx, services, ["confirmation"], input.token);
    const user = await findUser(tx, userId);
    const person = await findProfileRow(tx, companyId, profileId);
    if (!used || !user || !person) return refuse("used_token");
    await markVerified(tx, services, userId);
    await revokeTokens(tx, services, userId, ["confirmation"]);
    const welcome = {
      kind: "auth.welcome",
      dedupeKey: `auth.welcome:${profileId}`,
      recipient: user.email,
      recipientProfileId: profileId,
      language: person.language,
      data: { userId },
    };
    await sendLater(tx, { ...services, companyId }, [welcome]);
    return { email: user.email };
  });
});
