import { refuse, refuseIf } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { viewsContract } from "../../contract.ts";
import { whyNotViews } from "../../rules.ts";
import { requireListKind, normalizeView } from "../listKinds.ts";
import { writeViews } from "../queries.ts";

export const replaceViewsEndpoint = handle(
  viewsContract.replace,
  async ({ input: { list, version, items }, actor, tx, services }) => {
    const kind = requireListKind(services.lists, list);
    refuseIf(whyNotViews(items));
    const { companyId, profileId } = actor;
    const owned = { companyId, profileId, list };
    const views = { version, items: items.map((view) => normalizeView(kind, view)) };
    return (await writeViews(tx, services.newId(), owned, views)) ?? refuse("edited_meanwhile");
  },
);
