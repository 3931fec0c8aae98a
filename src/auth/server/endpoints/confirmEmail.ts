import {
  hashPassword,
  refuseWeakPassword,
  verifyPassword,
  visitorSource,
} from "#accounts/server/passwords.ts";
import { proveAddress } from "#accounts/server/proveAddress.ts";
import { discardRegistrations, keepRegistration } from "#accounts/server/registrations.ts";
import { consumeToken, readLiveToken, revokeTokens } from "#accounts/server/tokens.ts";
import {
  findUser,
  lockUser,
  markVerified,
  readPasswordHash,
  savePasswordHash,
} from "#accounts/server/users.ts";
import { readCompany } from "#company/server/queries.ts";
import { findProfileRow } from "#people/server/queries.ts";
import { refuse } from "#platform/errors.ts";
import { asTenant } from "#platform/server/database/database.ts";
import { handleOpen, type OpenCall } from "#platform/server/calls/handle.ts";
import { sendLater } from "#platform/server/emails/outbox.ts";
import { authContract } from "../../contract.ts";
import { enter } from "../entrance.ts";
import { refuseOthers } from "../linkOwner.ts";
import { isRegistrar } from "../registrar.ts";

/**
 * A click in an email proves the address, not that its reader chose the password (docs/decisions/0026): that is shown
 * by the browser that registered or by the password itself. Without either, a new password empties the account first.
 */
export const confirmEmailEndpoint = handleOpen(authContract.confirmEmail, async ({ input, ...call }) => {
  const { services } = call;
  const { companyId, profileId, userId } = await readLiveToken(
    services.db,
    services,
    "confirmation",
    input.token,
  );
  if (!companyId || !profileId) return refuse("invalid_token");
  await refuseOthers(call, { userId, companyId, profileId });
  const named = { companyId, profileId };
  const { person, user, companyName } = await asTenant(services.db, named, async (tx) => ({
    person: await findProfileRow(tx, companyId, profileId),
    user: await findUser(tx, userId),
    companyName: (await readCompany(tx, companyId)).name,
  }));
  if (!person || !user) return refuse("used_token");
  let newHash: string | null = null;
  const isAtHome = input.newPassword === undefined && (await isWhereRegistered(call, user));
  if (input.newPassword === undefined) {
    if (!isAtHome) await refuseStranger(call, user, input.password);
  } else {
    refuseWeakPassword(input.newPassword, { ...person, companyName });
    newHash = await hashPassword(input.newPassword, visitorSource(call));
  }

  return asTenant(services.db, named, async (tx) => {
    // Proved in another way meanwhile, the account keeps what it has; registered again, it has lost link and password.
    const { emailVerified } = await lockUser(tx, userId);
    const isFirst = !emailVerified && (await consumeToken(tx, services, ["confirmation"], input.token));
    if (!isFirst) return refuse("used_token");
    await keepRegistration(tx, companyId);
    if (newHash) {
      await proveAddress(tx, services, userId);
      await savePasswordHash(tx, services, userId, newHash);
    } else {
      await markVerified(tx, services, userId);
      await discardRegistrations(tx, userId);
      await revokeTokens(tx, services, userId, ["confirmation"]);
    }
    const welcome = {
      kind: "auth.welcome" as const,
      dedupeKey: `auth.welcome:${profileId}`,
      recipient: user.email,
      recipientProfileId: profileId,
      language: person.language,
      data: { userId },
    };
    await sendLater(tx, { ...services, companyId }, [welcome]);
    // Not on another browser: with only the link, or only the password, the person signs in.
    const isSignedIn =
      isAtHome && !(await enter(tx, call, { userId, companyId, profileId }, "link")).secondStep;
    return { email: user.email, isSignedIn };
  });
});

interface Account {
  id: string;
  email: string;
}
type Call = Pick<OpenCall<unknown>, "services" | "request" | "address">;

/** The browser that chose the account's password; after two registrations the account has none. */
const isWhereRegistered = async ({ services, request }: Call, { id, email }: Account): Promise<boolean> =>
  isRegistrar(request, email, services.keys) && (await readPasswordHash(services.db, id)) !== null;

/** Refuses a caller who has not shown that the account's password is theirs. */
async function refuseStranger(call: Call, user: Account, password: string | undefined): Promise<void> {
  const { services } = call;
  const hash = await readPasswordHash(services.db, user.id);
  if (password === undefined) refuse("password_needed");
  if (!hash || !(await verifyPassword(hash, password, visitorSource(call, user.email))))
    refuse("invalid_credentials");
}
