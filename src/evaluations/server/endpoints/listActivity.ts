import { dayIn } from "#company/server/dayIn.ts";
import { readCompany } from "#company/server/queries.ts";
import { toPage } from "#platform/server/database/cursor.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { evaluationsContract } from "../../contract.ts";
import { ActivityEntry } from "../../contract/activity.ts";
import { findManageable } from "../queries/access.ts";
import { listActivity } from "../queries/activity.ts";

const limit = 30;

export const listActivityEndpoint = handle(evaluationsContract.activity, async ({ input, actor, tx }) => {
  const { evaluation } = await findManageable(tx, actor, input.id);
  const { timeZone } = await readCompany(tx, actor.companyId);
  const { cursor } = input;
  const rows = await listActivity(tx, evaluation, { cursor, limit });
  const { items, nextCursor } = toPage(rows, limit, ({ id }) => [id]);
  return {
    items: items.map(({ at, actorProfileId, ...row }) =>
      ActivityEntry.parse({ ...row, on: dayIn(timeZone, at), isAutomatic: actorProfileId === null }),
    ),
    nextCursor,
  };
});
