import { handle } from "#platform/server/calls/handle.ts";
import { draftEndpoints } from "../../../contract/drafts.ts";
import { readDraftSetting } from "../../drafts/switches.ts";

export const readDraftingEndpoint = handle(draftEndpoints.readDrafting, ({ actor, tx, services }) =>
  readDraftSetting(tx, services, actor.companyId),
);
