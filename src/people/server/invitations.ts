import type { Tenant } from "#platform/server/database.ts";
import { sendLater } from "#platform/server/outbox.ts";
import type { Language, Services } from "#platform/server/services.ts";

export interface Invited {
  companyId: string;
  id: string;
  email: string;
  language: Language;
}

/** At most one a minute and person, however often the button is pressed. */
export const minuteOf = (now: Date) => Math.floor(now.getTime() / 60_000);
export const startOfMinute = (now: Date) => new Date(minuteOf(now) * 60_000);

export const invitationTo = ({ id, email, language }: Omit<Invited, "companyId">, now: Date) => ({
  kind: "people.invitation",
  dedupeKey: `people.invitation:${id}:${minuteOf(now)}`,
  recipient: email,
  recipientProfileId: id,
  language,
  data: {},
});

export const inviteLater = (
  tx: Tenant,
  services: Pick<Services, "now" | "newId">,
  { companyId, ...person }: Invited,
) => sendLater(tx, { ...services, companyId }, [invitationTo(person, services.now())]);
