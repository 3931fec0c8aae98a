import { endedCookie, endSession, readSessionToken } from "#accounts/server/sessions.ts";
import { handleOpen } from "#platform/server/calls/handle.ts";
import { authContract } from "../../contract.ts";

export const signOutEndpoint = handleOpen(authContract.signOut, async (call) => {
  const { input, services, request, response } = call;
  const token = readSessionToken(request, services.keys);
  if (token) await endSession(services.db, token);
  response.append("set-cookie", endedCookie(services.appUrl));
  if (!input.keepsStorage) response.append("clear-site-data", '"cache", "storage"');
  return {};
});
