import { sql } from "drizzle-orm";
import { refuse } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { companyContract } from "../../contract.ts";

/**
 * The audit log goes with the company: the log of the server alone says that it was here. A person invited to it under a
 * real address loses their account and what they wrote: that is asked first.
 */
export const removeDemonstrationEndpoint = handle(
  companyContract.removeDemonstration,
  async ({ input: { withPeople }, actor, tx, services, requestId }) => {
    const { rows } = await tx.execute<{ people: number | null }>(
      sql`select app.people_of_demonstration() as people`,
    );
    const people = rows[0]?.people ?? refuse("not_found");
    if (people > 0 && !withPeople) return { people };
    await tx.execute(sql`select app.remove_demonstration()`);
    services.log.info({ requestId, companyId: actor.companyId }, "demonstration removed");
    return { people: 0 };
  },
);
