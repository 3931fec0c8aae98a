import * as z from "zod";
import { importContract } from "#imports/contract.ts";
import { endpoint } from "#platform/contract/endpoint.ts";
import { massInvitations } from "#platform/contract/limits.ts";

const path = "/profile-imports";

export const peopleImportsContract = {
  ...importContract({ allow: "managePeople", path }),
  /** In one call for all of them, as many as the queue of the company has room for. */
  invite: endpoint({
    allow: "managePeople",
    object: "id",
    limit: massInvitations,
    method: "POST",
    path: `${path}/{id}/invitations`,
    summary: "Invite those whom an import added and nobody has invited yet",
  })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.object({ invited: z.number().int(), notInvited: z.number().int() })),
};
