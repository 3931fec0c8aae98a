import { dayIn } from "#company/server/dayIn.ts";
import { lockCompany, readCompany } from "#company/server/queries.ts";
import { refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { draftEndpoints } from "../../../contract/drafts.ts";
import { whyNotSwitch } from "../../../rules/drafts/drafting.ts";
import { developmentDraftSwitches } from "../../../tables/drafts.ts";
import { readDraftSetting, readLastSwitch } from "../../drafts/switches.ts";

export const switchDraftingEndpoint = handle(draftEndpoints.switchDrafting, async (call) => {
  const { input, actor, tx, services } = call;
  const { companyId, profileId } = actor;
  const { isOn } = input;
  await lockCompany(tx, companyId);
  const last = await readLastSwitch(tx, companyId);
  refuseIf(whyNotSwitch(isOn, { last, hasServer: services.draftServer !== null }));
  const { timeZone } = await readCompany(tx, companyId);
  const id = services.newId();
  const model = services.draftServer?.model ?? null;
  await tx.insert(developmentDraftSwitches).values({
    companyId,
    id,
    number: (last?.number ?? 0) + 1,
    isOn,
    switchedOn: dayIn(timeZone, actor.at),
    switchedAt: actor.at,
    switchedByProfileId: profileId,
    assessment: input.isOn ? input.assessment : null,
    model,
  });
  await audit(tx, call, {
    action: isOn ? "drafts.switchedOn" : "drafts.switchedOff",
    objectType: "development_draft_switch",
    objectId: id,
    details: { model },
  });
  return readDraftSetting(tx, services, companyId);
});
