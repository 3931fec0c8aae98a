import { and, eq, inArray } from "drizzle-orm";
import { listFlagDeciders } from "#evaluations/server/queries/publishers.ts";
import { notify, withdraw } from "#notifications/server/notify.ts";
import { profiles } from "#people/tables.ts";
import type { Tenant } from "#platform/server/database.ts";
import { sendLater } from "#platform/server/outbox.ts";
import type { Services } from "#platform/server/services.ts";
import type { Released } from "./announcement.ts";

const addressesOf = (tx: Tenant, companyId: string, ids: readonly string[]) =>
  tx
    .select({ id: profiles.id, email: profiles.email, language: profiles.language })
    .from(profiles)
    .where(and(eq(profiles.companyId, companyId), inArray(profiles.id, [...ids]), profiles.isActive));

/** Tells those who decide, or the owners where nobody can, in the transaction that masks the comment. */
export async function askForDecision(
  tx: Tenant,
  services: Services,
  { evaluation, flagId }: Pick<Decided, "evaluation" | "flagId">,
): Promise<void> {
  const { companyId, id: evaluationId } = evaluation;
  const told = await listFlagDeciders(tx, evaluation, services.now());
  const people = await addressesOf(tx, companyId, told);
  await sendLater(
    tx,
    { companyId, now: services.now, newId: services.newId },
    people.map(({ id, email, language }) => ({
      kind: "reports.flagged",
      dedupeKey: `flag:${flagId}:${id}`,
      recipient: email,
      recipientProfileId: id,
      language,
      data: { evaluationId },
    })),
  );
  await notify(
    tx,
    services,
    companyId,
    people.map(({ id: profileId }) => ({ profileId, evaluationId, kind: "comment_flagged" })),
  );
}

interface Decided {
  evaluation: Released;
  flagId: string;
  /** None of the report waits any more. */
  isLast: boolean;
}

/** Tells the person evaluated; the others who were asked are asked no more. */
export async function tellOfDecision(
  tx: Tenant,
  services: Services,
  { evaluation, flagId, isLast }: Decided,
): Promise<void> {
  const { companyId, id: evaluationId, subjectProfileId } = evaluation;
  if (isLast) await withdraw(tx, companyId, evaluationId, ["comment_flagged"]);
  const people = subjectProfileId ? await addressesOf(tx, companyId, [subjectProfileId]) : [];
  await sendLater(
    tx,
    { companyId, now: services.now, newId: services.newId },
    people.map(({ id, email, language }) => ({
      kind: "reports.flagDecided",
      dedupeKey: `flag-decided:${flagId}`,
      recipient: email,
      recipientProfileId: id,
      language,
      data: { evaluationId },
    })),
  );
  await notify(
    tx,
    services,
    companyId,
    people.map(({ id: profileId }) => ({ profileId, evaluationId, kind: "flag_decided" })),
  );
}
