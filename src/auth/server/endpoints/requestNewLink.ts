import { findToken } from "#accounts/server/tokens.ts";
import { handleOpen } from "#platform/server/calls/handle.ts";
import { authContract } from "../../contract.ts";
import { buildReplacementEmail } from "../newLinks.ts";
import { sendOrPretend } from "../accountEmails.ts";

/** A new link goes to the address of the old one; the holder of the old one learns nothing. */
export const requestNewLinkEndpoint = handleOpen(authContract.requestNewLink, async ({ input, services }) => {
  const token = await findToken(services.db, input.token);
  await sendOrPretend(services, token && (await buildReplacementEmail(services, token, input.next)));
  return {};
});
