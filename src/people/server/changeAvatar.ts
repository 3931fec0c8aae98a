import { audit } from "#platform/server/audit.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor, Services } from "#platform/server/services.ts";
import { saveProfile } from "./queries.ts";

interface Context {
  tx: Tenant;
  actor: Actor;
  services: Services;
  requestId?: string;
}

/** Gives the actor a picture, or none. The file that was their picture goes by itself (app.keep_file). */
export async function changeAvatar(
  { tx, actor, services, requestId = "" }: Context,
  avatar: string | null,
): Promise<void> {
  const { companyId, profileId } = actor;
  await saveProfile(tx, companyId, profileId, { avatar });
  await audit(
    tx,
    { actor, services, requestId: requestId || null },
    {
      action: avatar ? "people.setAvatar" : "people.removeAvatar",
      objectType: "profile",
      objectId: profileId,
    },
  );
}
