import { handle } from "#platform/server/calls/handle.ts";
import { peopleContract } from "../../contract.ts";
import { changeAvatar } from "../changeAvatar.ts";

export const removeAvatarEndpoint = handle(peopleContract.removeAvatar, async (context) => {
  await changeAvatar(context, null);
  return {};
});
