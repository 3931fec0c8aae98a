import { handleOpen } from "#platform/server/handle.ts";
import { authContract } from "../../contract.ts";
import { lookUp, wayBackIn } from "../accounts.ts";
import { sendOrPretend } from "../accountEmails.ts";

export const requestResetEndpoint = handleOpen(authContract.requestReset, async ({ input, services }) => {
  await sendOrPretend(services, wayBackIn(await lookUp(services, input.email)));
  return {};
});
