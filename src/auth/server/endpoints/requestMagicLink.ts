import { handleOpen } from "#platform/server/calls/handle.ts";
import { authContract } from "../../contract.ts";
import { buildSignInLinkEmail, loadAccount } from "../accounts.ts";
import { sendOrPretend } from "../accountEmails.ts";

export const requestMagicLinkEndpoint = handleOpen(
  authContract.requestMagicLink,
  async ({ input, services }) => {
    await sendOrPretend(services, buildSignInLinkEmail(await loadAccount(services, input.email), input.next));
    return {};
  },
);
