import { handleOpen } from "#platform/server/calls/handle.ts";
import { authContract } from "../../contract.ts";
import { loadAccount, buildRecoveryEmail } from "../accounts.ts";
import { sendOrPretend } from "../accountEmails.ts";

export const requestResetEndpoint = handleOpen(authContract.requestReset, async ({ input, services }) => {
  await sendOrPretend(services, buildRecoveryEmail(await loadAccount(services, input.email)));
  return {};
});
