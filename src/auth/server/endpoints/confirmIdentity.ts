import { checkPassword } from "#accounts/server/checkPassword.ts";
import { accountSource } from "#accounts/server/passwords.ts";
import { findSecondFactor, useCode } from "#accounts/server/secondFactor.ts";
import { changeSession } from "#accounts/server/sessions.ts";
import { findUser } from "#accounts/server/users.ts";
import { refuse } from "#platform/errors.ts";
import { handlePrepared } from "#platform/server/calls/handle.ts";
import { authContract } from "../../contract.ts";

/** One's password, or a code of the application, again. */
export const confirmIdentityEndpoint = handlePrepared(
  authContract.confirmIdentity,
  async ({ input, identity, services }) => {
    const { db } = services;
    const { userId } = identity;
    if ("code" in input) return findSecondFactor(db, userId);
    const { email } = (await findUser(db, userId)) ?? refuse("unauthorized");
    await checkPassword(services, { email, password: input.password }, accountSource(identity));
    return null;
  },
  async ({ input, actor, tx, services, prepared: factor }) => {
    if (factor && "code" in input) await useCode(tx, services, factor, input.code);
    await changeSession(tx, actor.sessionId, { confirmedAt: services.now() });
    return {};
  },
);
