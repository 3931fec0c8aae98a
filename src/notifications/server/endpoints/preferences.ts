import { handle } from "#platform/server/calls/handle.ts";
import { notificationsContract } from "../../contract.ts";
import { readRefusals } from "../refusals.ts";

export const preferencesEndpoint = handle(
  notificationsContract.preferences,
  async ({ actor: { companyId, profileId }, tx }) => ({
    refused: await readRefusals(tx, { companyId, id: profileId }),
  }),
);
