import * as z from "zod";
import { toPage, readCursor } from "#platform/server/database/cursor.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { weightsContract } from "../../contract.ts";
import { selectVersions } from "../queries.ts";

const Place = z.tuple([z.coerce.number().int().min(1).max(2_147_483_647)]);

export const listWeightVersionsEndpoint = handle(weightsContract.versions, async ({ input, actor, tx }) => {
  const { cursor, limit = 10 } = input;
  const before = readCursor(Place, cursor)?.[0] ?? null;
  const rows = await selectVersions(tx, actor.companyId, before, limit + 1);
  const page = toPage(rows, limit, ({ version }) => [String(version)]);
  return {
    ...page,
    items: page.items.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() })),
  };
});
