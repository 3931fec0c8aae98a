import { and, eq } from "drizzle-orm";
import { loadActor } from "#people/server/actor.ts";
import { profiles } from "#people/tables.ts";
import { Refusal } from "#platform/errors.ts";
import { admit } from "#platform/server/calls/handle.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { ReadCall } from "#platform/server/export/exportList.ts";
import type { Actor } from "#platform/server/services.ts";
import { roleBasis } from "./jobs.ts";
import type { ExportKind, OpenedExport } from "./kind.ts";

export const findKind = (kinds: readonly ExportKind[], name: string): ExportKind | null =>
  kinds.find((kind) => kind.name === name) ?? null;

/** The person as they may act at this moment, without a session; null where they may act no more. */
export async function loadRequester(
  tx: Tenant,
  { companyId, profileId }: { companyId: string; profileId: string },
  at: Date,
): Promise<Actor | null> {
  const [person] = await tx
    .select({ userId: profiles.userId })
    .from(profiles)
    .where(and(eq(profiles.companyId, companyId), eq(profiles.id, profileId)));
  if (!person?.userId) return null;
  const { userId } = person;
  const identity = { userId, companyId, profileId, sessionId: "", scope: "full", objectId: null } as const;
  return loadActor(tx, { ...identity, confirmedAt: null }, at);
}

/** Whether the policy of the kind admits this person now, whatever their session. */
export function isAdmitted({ allow }: ExportKind, actor: Actor): boolean {
  try {
    admit({ allow }, actor);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/**
 * On what a file rests when it is begun. The role and the power to administer belong to it whatever the kind: who has become
 * less is given no file of before.
 */
export const noteRights = async (call: ReadCall, opened: OpenedExport): Promise<string> =>
  roleBasis(call.actor) + (await opened.noteRights(call));

/** Whether the person may see less of what it holds than when it was begun. */
export async function hasLostRights(
  call: ReadCall,
  opened: OpenedExport,
  { basis, at }: { basis: string; at: Date },
): Promise<boolean> {
  const ofRole = roleBasis(call.actor);
  return !basis.startsWith(ofRole) || opened.hasLostRights(call, { noted: basis.slice(ofRole.length), at });
}
