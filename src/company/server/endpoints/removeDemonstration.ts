import { sql } from "drizzle-orm";
import { refuse } from "#platform/errors.ts";
import { handle } from "#platform/server/handle.ts";
import { companyContract } from "../../contract.ts";

/** The audit log goes with the company: the log of the server alone says that it was here. */
export const removeDemonstrationEndpoint = handle(
  companyContract.removeDemonstration,
  async ({ actor, tx, services, requestId }) => {
    const { rows } = await tx.execute<{ removed: boolean }>(
      sql`select app.remove_demonstration() as removed`,
    );
    if (!rows[0]?.removed) refuse("not_found");
    services.log.info({ requestId, companyId: actor.companyId }, "demonstration removed");
    return {};
  },
);
