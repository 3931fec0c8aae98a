import { whyNotFresh } from "#accounts/rules/confirmation.ts";
import { findUser } from "#accounts/server/users.ts";
import { requireProfileRow } from "#people/server/queries.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { sendLater } from "#platform/server/emails/outbox.ts";
import { authContract } from "../../contract.ts";
import { toMessage, sendNoticeLater } from "../accountEmails.ts";

/**
 * Whether the address has an account already is written to that address only (confirmNewEmail): the answer here
 * is the same for any address.
 */
export const changeEmailEndpoint = handle(
  authContract.changeEmail,
  async ({ input, actor, tx, services }) => {
    refuseIf(whyNotFresh(actor.confirmedAt, services.now()));
    const { companyId, profileId, userId } = actor;
    const user = await findUser(tx, userId);
    if (!user || user.email === input.email) return refuse("no_update_data");
    const person = await requireProfileRow(tx, companyId, profileId);
    const to = { companyId, profileId, userId, email: user.email, language: person.language };
    const message = toMessage({ to, kind: "auth.newEmail", newEmail: input.email }, services.now());
    await sendLater(tx, { ...services, companyId }, [message]);
    await sendNoticeLater(tx, services, person, { kind: "auth.emailChangeAsked", data: {} });
    return {};
  },
);
