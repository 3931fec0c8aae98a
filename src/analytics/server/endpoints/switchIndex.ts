import { dayIn } from "#company/server/dayIn.ts";
import { lockCompany, readCompany } from "#company/server/queries.ts";
import { refuse } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { analyticsContract } from "../../contract.ts";
import { indexSwitches } from "../../tables.ts";
import { announceIndex } from "../announceIndex.ts";
import { readIndexSetting, readLastSwitch } from "../indexSetting.ts";

export const switchIndexEndpoint = handle(analyticsContract.switchIndex, async (call) => {
  const { input, actor, tx, services } = call;
  const { companyId, profileId } = actor;
  await lockCompany(tx, companyId);
  const last = await readLastSwitch(tx, companyId);
  if ((last?.isOn ?? false) === input.isOn) refuse("no_update_data");
  const { timeZone } = await readCompany(tx, companyId);
  const day = dayIn(timeZone, actor.at);
  const id = services.newId();
  await tx.insert(indexSwitches).values({
    companyId,
    id,
    number: (last?.number ?? 0) + 1,
    isOn: input.isOn,
    switchedOn: day,
    switchedByProfileId: profileId,
  });
  if (input.isOn) await announceIndex(tx, services, companyId);
  await audit(tx, call, {
    action: input.isOn ? "index.switchedOn" : "index.switchedOff",
    objectType: "index_switch",
    objectId: id,
    details: {},
  });
  return readIndexSetting(tx, companyId, { day, timeZone });
});
