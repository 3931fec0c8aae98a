import { handle } from "#platform/server/calls/handle.ts";
import { viewsContract } from "../../contract.ts";
import { requireListKind, normalizeView } from "../listKinds.ts";
import { readViews } from "../queries.ts";

export const listViewsEndpoint = handle(
  viewsContract.list,
  async ({ input: { list }, actor, tx, services }) => {
    const kind = requireListKind(services.lists, list);
    const { companyId, profileId } = actor;
    const { version, items } = await readViews(tx, { companyId, profileId, list });
    return { version, items: items.map((view) => normalizeView(kind, view)) };
  },
);
