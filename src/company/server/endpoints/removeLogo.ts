import { handle } from "#platform/server/calls/handle.ts";
import { companyContract } from "../../contract.ts";
import { changeLogo } from "../changeLogo.ts";

export const removeLogoEndpoint = handle(companyContract.removeLogo, async (context) => {
  await changeLogo(context, null);
  return {};
});
