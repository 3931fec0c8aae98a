import * as z from "zod";
import { endpoint, nothing } from "#platform/contract/endpoint.ts";

/** What people write of themselves. */
export const ownProfile = {
  removeAvatar: endpoint({
    allow: "signedIn",
    method: "DELETE",
    path: "/viewer/avatar",
    summary: "Remove one’s own picture",
  })
    .input(nothing)
    .output(z.object({})),
};
