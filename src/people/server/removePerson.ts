import { and, eq } from "drizzle-orm";
import { endSessionsOfProfiles } from "#accounts/server/sessions.ts";
import { forgetTokensOfProfile } from "#accounts/server/tokens.ts";
import { deleteUser } from "#accounts/server/users.ts";
import { readCompany } from "#company/server/queries.ts";
import { audit } from "#platform/server/audit.ts";
import { noLongerNeeded } from "#platform/server/emails/deliverEmails.ts";
import { forgetRecipient } from "#platform/server/emails/outbox.ts";
import { listKindsWithoutTrace } from "#platform/server/emails/readMessage.ts";
import { removedNames } from "../rules.ts";
import { removedFields } from "../rules/fields.ts";
import { removedAddress } from "../rules/removedAddress.ts";
import { profiles } from "../tables.ts";
import type { ChangeContext } from "./changeContext.ts";
import { enqueueDepartures } from "./departures.ts";
import { listOwnProfiles } from "./memberships.ts";
import { saveProfile, type ProfileRow } from "./queries.ts";
import { peoplePorts } from "./ports.ts";

/**
 * Deletes a person: what says who they were goes, and what refers to them stays under « Personne supprimée »
 * (§2 of docs/product-decisions.md). The account goes with the last company that knows it. Under the lock of standings.
 */
export async function removePerson(
  context: ChangeContext,
  person: ProfileRow,
  action: "people.remove" | "people.cancelInvitation",
): Promise<void> {
  const { tx, services } = context;
  const { companyId, id, userId } = person;
  const { language } = await readCompany(tx, companyId);
  await peoplePorts.forgetPerson(tx, { companyId, id });
  await endSessionsOfProfiles(tx, [id]);
  await forgetTokensOfProfile(tx, id);
  const email = removedAddress(id);
  const withoutTrace = listKindsWithoutTrace(services.emails);
  await forgetRecipient(tx, { companyId, profileId: id, address: email, withoutTrace }, noLongerNeeded);
  await tx
    .update(profiles)
    .set({ directManagerId: null })
    .where(and(eq(profiles.companyId, companyId), eq(profiles.directManagerId, id)));
  await saveProfile(tx, companyId, id, {
    ...removedNames[language],
    email,
    userId: null,
    role: "user",
    isAdmin: false,
    isActive: false,
    removedAt: services.now(),
    ...clearedFields,
  });
  await enqueueDepartures(tx, context.actor, [id]);
  if (userId && (await listOwnProfiles(tx, userId)).length === 0) await deleteUser(tx, userId);
  await audit(tx, context, { action, objectType: "profile", objectId: id });
}

const clearedFields = {
  ...removedFields,
  avatar: null,
  jobTitle: null,
  jobPositionId: null,
  jobStatusId: null,
  directManagerId: null,
  joinedAt: null,
  joinedUnseen: false,
  invitedAt: null,
  invitationEndsAt: null,
} as const;
