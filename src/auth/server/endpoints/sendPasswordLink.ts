import { hasJoinedOpenly } from "#people/rules/joining.ts";
import { requireProfileRow } from "#people/server/queries.ts";
import { refuse } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { sendLater } from "#platform/server/emails/outbox.ts";
import { authContract } from "../../contract.ts";
import { buildAccountEmail } from "../accountEmails.ts";

/** A person who has not joined has an invitation, which is sent again instead. */
export const sendPasswordLinkEndpoint = handle(
  authContract.sendPasswordLink,
  async ({ input: { id }, ...call }) => {
    const { actor, tx, services } = call;
    const { companyId } = actor;
    const person = await requireProfileRow(tx, companyId, id);
    const { userId, isActive, email, language } = person;
    if (!userId || !hasJoinedOpenly(person) || !isActive) return refuse("password_not_given");
    const to = { companyId, profileId: id, userId, email, language };
    await sendLater(tx, { ...services, companyId }, [buildAccountEmail(to, "auth.reset", services.now())]);
    await audit(tx, call, { action: "auth.sendPasswordLink", objectType: "profile", objectId: id });
    return {};
  },
);
