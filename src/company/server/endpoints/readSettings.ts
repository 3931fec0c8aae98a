import { handle } from "#platform/server/calls/handle.ts";
import { companyContract } from "../../contract.ts";
import { readSettings } from "../settings.ts";

export const readSettingsEndpoint = handle(companyContract.readSettings, ({ actor, tx }) =>
  readSettings(tx, actor.companyId),
);
