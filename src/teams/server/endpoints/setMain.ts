import { sql } from "drizzle-orm";
import { refuse } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { teamsContract } from "../../contract.ts";
import { lockTeam } from "../changeTeam.ts";
import { makeMain } from "../members.ts";
import { isMember } from "../teams.ts";

/** Where a person counts in the figures of the company. No right depends on it. */
export const setMainEndpoint = handle(
  teamsContract.setMain,
  async ({ input: { id, profileId }, ...context }) => {
    const { tx, actor } = context;
    const { companyId } = actor;
    await lockTeam(tx, actor, id);
    const { rows } = await tx.execute<{ is: boolean }>(
      sql`select ${isMember(companyId, id, profileId)} as is`,
    );
    if (!rows[0]?.is) refuse("not_found");
    await makeMain(tx, companyId, id, [profileId]);
    await audit(tx, context, {
      action: "teams.setMain",
      objectType: "profile",
      objectId: profileId,
      details: { teamId: id },
    });
    return {};
  },
);
