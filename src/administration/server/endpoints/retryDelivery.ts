import { and, eq, inArray, ne } from "drizzle-orm";
import { requeueInvitations } from "#people/server/invitations.ts";
import { refuse } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { noLongerNeeded } from "#platform/server/emails/deliverEmails.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { requeue } from "#platform/server/emails/outbox.ts";
import { findEmail } from "#platform/server/emails/readMessage.ts";
import { outbox } from "#platform/server/tables.ts";
import { administrationContract } from "../../contract.ts";
import { listedKinds } from "../deliveries.ts";

/** A listed email that was given up. Any other is not found, whatever its state: nothing of it must be learnt. */
export const retryDeliveryEndpoint = handle(administrationContract.retryDelivery, async (call) => {
  const { input, actor, tx, services } = call;
  const { companyId } = actor;
  const which = and(
    eq(outbox.companyId, companyId),
    eq(outbox.id, input.id),
    inArray(outbox.kind, listedKinds(services.emails)),
    eq(outbox.status, "failed"),
    ne(outbox.failure, noLongerNeeded),
  );
  const [found] = await tx.select({ kind: outbox.kind }).from(outbox).where(which).for("update");
  if (!found) refuse("not_found");
  // An invitation takes a place among those of a day again.
  if (findEmail(services.emails, found.kind)?.isInvitation)
    await requeueInvitations(tx, services, companyId, which);
  else await requeue(tx, { ...services, companyId }, which);
  await audit(tx, call, {
    action: "administration.retryDelivery",
    objectType: "company",
    objectId: companyId,
    details: { kind: found.kind },
  });
  return {};
});
