import { and, eq, isNotNull } from "drizzle-orm";
import type { Tenant } from "#platform/server/database.ts";
import { planInvitations } from "#platform/server/invitationQueue.ts";
import { sendLater, type Message } from "#platform/server/outbox.ts";
import type { Language, Services } from "#platform/server/services.ts";
import { outbox } from "#platform/server/tables.ts";
import { readInvitationAllowance } from "./invitationAllowance.ts";

export interface Invited {
  companyId: string;
  id: string;
  email: string;
  language: Language;
}
type Surroundings = Pick<Services, "now" | "newId" | "invitationsPerDay">;

/** At most one a minute and person, however often the button is pressed. */
export const minuteOf = (now: Date) => Math.floor(now.getTime() / 60_000);

export const invitationTo = (
  { id, email, language }: Omit<Invited, "companyId">,
  now: Date,
): Message<"people.invitation"> => ({
  kind: "people.invitation",
  dedupeKey: `people.invitation:${id}:${minuteOf(now)}`,
  recipient: email,
  recipientProfileId: id,
  language,
  data: {},
});

/** Queues invitations, and says beside those over the number of the day when they will leave. */
export async function sendInvitations(
  tx: Tenant,
  services: Surroundings,
  companyId: string,
  messages: readonly Message<"people.invitation" | "evaluations.invitation">[],
): Promise<void> {
  await sendLater(tx, { ...services, companyId }, messages);
  await planInvitations(tx, await readInvitationAllowance(tx, services, companyId), companyId);
}

/** Someone whose invitation waits for another day has nothing to gain from a second one. */
export async function inviteLater(
  tx: Tenant,
  services: Surroundings,
  { companyId, ...person }: Invited,
): Promise<void> {
  const [waiting] = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.companyId, companyId),
        eq(outbox.recipientProfileId, person.id),
        eq(outbox.kind, "people.invitation"),
        eq(outbox.status, "waiting"),
        isNotNull(outbox.leavesOn),
      ),
    );
  const messages = waiting ? [] : [invitationTo(person, services.now())];
  await sendInvitations(tx, services, companyId, messages);
}
