import { refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { draftEndpoints } from "../../../contract/drafts.ts";
import { whyNotDraft } from "../../../rules/drafts/drafting.ts";
import { draftVersion } from "../../../vocabulary/drafts.ts";
import { requirePlanAccess } from "../../plans/access.ts";

/** What was taken of a draft, which is long in the plan: here are its counts. Drafts may have been switched off meanwhile. */
export const settleDraftEndpoint = handle(draftEndpoints.settleDraft, async (call) => {
  const { input, actor, tx, services } = call;
  const { profileId, ...counts } = input;
  const access = await requirePlanAccess(tx, actor, profileId);
  refuseIf(whyNotDraft(access.reader, access.person));
  await audit(tx, call, {
    action: "draft.settled",
    objectType: "profile",
    objectId: profileId,
    details: { model: services.draftServer?.model ?? null, version: draftVersion, ...counts },
  });
  return {};
});
