import { and, eq } from "drizzle-orm";
import { notify } from "#notifications/server/notify.ts";
import { requireProfileRow } from "#people/server/queries.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { companyValues } from "#skills/tables.ts";
import { recognitionEndpoints } from "../../contract/recognitions.ts";
import { recognitionKinds } from "../../rules/notifications.ts";
import { whyNotThank } from "../../rules/recognition.ts";
import { developmentRecognitions } from "../../tables/recognitions.ts";

/** Asks no right on the plan: thanking shows nothing of it. */
export const thankEndpoint = handle(
  recognitionEndpoints.thank,
  async ({ input: { profileId: toProfileId, valueId, text, shares }, actor, tx, services }) => {
    const { companyId, profileId: fromProfileId } = actor;
    const { isActive } = await requireProfileRow(tx, companyId, toProfileId);
    refuseIf(whyNotThank({ isSelf: toProfileId === fromProfileId, isActive }));
    if (valueId !== null) await requireValue(tx, companyId, valueId);
    const id = services.newId();
    await tx.insert(developmentRecognitions).values({
      companyId,
      id,
      fromProfileId,
      toProfileId,
      valueId,
      text,
      senderShares: shares,
      createdAt: actor.at,
    });
    await notify(tx, services, companyId, [
      { profileId: toProfileId, objectId: id, kind: recognitionKinds.thanked },
    ]);
    return {};
  },
);

async function requireValue(tx: Tenant, companyId: string, id: string): Promise<void> {
  const found = await tx
    .select({ id: companyValues.id })
    .from(companyValues)
    .where(
      and(
        eq(companyValues.companyId, companyId),
        eq(companyValues.id, id),
        eq(companyValues.isArchived, false),
      ),
    );
  if (found.length === 0) refuse("invalid_data", { valueId: { reason: "option" } });
}
