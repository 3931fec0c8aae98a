import { handleOpen } from "#platform/server/calls/handle.ts";
import { authContract } from "../../contract.ts";
import { buildConfirmationEmail, loadAccount } from "../accounts.ts";
import { sendOrPretend } from "../accountEmails.ts";

/** Only an address that still has to be confirmed gets an email; the answer is always the same. */
export const resendConfirmationEndpoint = handleOpen(
  authContract.resendConfirmation,
  async ({ input, services }) => {
    await sendOrPretend(services, buildConfirmationEmail(await loadAccount(services, input.email)));
    return {};
  },
);
