import { and, eq, inArray, isNull } from "drizzle-orm";
import { planBulk } from "#platform/bulk.ts";
import { refuse } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { hasJoinedOpenly } from "../../rules/joining.ts";
import { peopleContract } from "../../contract.ts";
import { whyNotSendInvitation } from "../../rules.ts";
import { profiles } from "../../tables.ts";
import { countWaitingInvitations, inviteAllLater } from "../invitations.ts";

/** To each of them for whom there is a reason to; of the others the answer says why not. */
export const resendInvitationsEndpoint = handle(
  peopleContract.resendInvitations,
  async ({ input, ...context }) => {
    const { tx, services } = context;
    const { companyId } = context.actor;
    const ids = [...new Set(input.profileIds)];
    const people = await tx
      .select()
      .from(profiles)
      .where(and(eq(profiles.companyId, companyId), isNull(profiles.removedAt), inArray(profiles.id, ids)))
      .orderBy(profiles.id);
    // People of another company are not found.
    if (people.length < ids.length) refuse("not_found");
    const { can, refused } = planBulk(people, (person) =>
      whyNotSendInvitation({ hasJoined: hasJoinedOpenly(person), isActive: person.isActive }),
    );
    await inviteAllLater(tx, services, companyId, can);
    if (can.length > 0)
      await audit(tx, context, {
        action: "people.resendInvitations",
        objectType: "company",
        objectId: companyId,
        details: { count: can.length, first: can.filter(({ invitedAt }) => invitedAt === null).length },
      });
    return {
      items: [
        ...can.map(({ id }) => ({ id, refused: null })),
        ...refused.flatMap(({ reason, items }) => items.map(({ id }) => ({ id, refused: reason }))),
      ],
      waiting: await countWaitingInvitations(
        tx,
        companyId,
        can.map(({ id }) => id),
      ),
    };
  },
);
