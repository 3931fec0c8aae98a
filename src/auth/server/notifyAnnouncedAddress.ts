import { createHash } from "node:crypto";
import { isElsewhere } from "#accounts/rules/arrival.ts";
import type { Identity } from "#accounts/server/identities.ts";
import { listAdministrators } from "#people/server/administrators.ts";
import { isMember, type OwnProfile } from "#people/server/memberships.ts";
import { asTenant } from "#platform/server/database/database.ts";
import { sendLater } from "#platform/server/emails/outbox.ts";
import type { Services } from "#platform/server/services.ts";

/**
 * Tells the administration of each company where the person is a member that their provider announces another address:
 * links go on to the earlier mailbox, which may be another person's by then. Once for each address: the key is its hash,
 * so that the address of a deleted person does not stay in what others were sent.
 */
export async function notifyAnnouncedAddress(
  services: Services,
  { id: identityId }: Identity,
  announced: string,
  profiles: readonly OwnProfile[],
): Promise<void> {
  const hash = createHash("sha256").update(`${identityId} ${announced}`).digest("base64url");
  // Each company in a transaction of its own, in turn.
  for (const { companyId, id: profileId } of profiles.filter(
    (profile) => isMember(profile) && isElsewhere(announced, profile.email),
  ))
    await asTenant(services.db, { companyId, profileId: null }, async (tx) => {
      const administrators = await listAdministrators(tx, companyId);
      const readers = administrators.filter(({ id }) => id !== profileId);
      const messages = readers.map(({ id, email, language }) => ({
        kind: "people.addressElsewhere" as const,
        dedupeKey: `people.addressElsewhere:${hash}:${id}`,
        recipient: email,
        recipientProfileId: id,
        language,
        data: { profileId, identityId },
      }));
      await sendLater(tx, { ...services, companyId }, messages);
    });
}
