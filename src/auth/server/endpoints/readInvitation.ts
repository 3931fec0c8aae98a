import { handleOpen } from "#platform/server/handle.ts";
import { authContract } from "../../contract.ts";
import { readInvitation } from "../invitations.ts";

export const readInvitationEndpoint = handleOpen(authContract.readInvitation, async ({ input, services }) => {
  const { companyName, profile, hasAccount } = await readInvitation(services, input.token);
  const { firstName, lastName, email } = profile;
  return { companyName, firstName, lastName, email, hasAccount };
});
