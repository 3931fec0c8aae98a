import { handleOpen } from "#platform/server/handle.ts";
import { authContract } from "../../contract.ts";
import { linkInFor, lookUp } from "../accounts.ts";
import { sendOrPretend } from "../accountEmails.ts";

export const requestMagicLinkEndpoint = handleOpen(
  authContract.requestMagicLink,
  async ({ input, services }) => {
    await sendOrPretend(services, linkInFor(await lookUp(services, input.email), input.next));
    return {};
  },
);
