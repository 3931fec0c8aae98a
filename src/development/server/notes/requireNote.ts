import { and, eq } from "drizzle-orm";
import { refuse, refuseIf } from "#platform/errors.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import { whyNotChangeNote } from "../../rules/notes.ts";
import { developmentNotes } from "../../tables/notes.ts";
import type { PlanAccess } from "../plans/access.ts";

export const isNote = ({ companyId, id }: { companyId: string; id: string }) =>
  and(eq(developmentNotes.companyId, companyId), eq(developmentNotes.id, id));

/** A note of this plan; else 404, as for an id that no note has. */
export async function requireNote(
  tx: Tenant,
  { companyId }: Pick<Actor, "companyId">,
  { planId }: Pick<PlanAccess, "planId">,
  id: string,
) {
  const [row] =
    planId === null
      ? []
      : await tx
          .select()
          .from(developmentNotes)
          .where(and(isNote({ companyId, id }), eq(developmentNotes.planId, planId)));
  return row ?? refuse("not_found");
}

/** One that the actor wrote, as they have read it. */
export async function requireOwnNote(
  tx: Tenant,
  actor: Pick<Actor, "companyId" | "profileId">,
  plan: Pick<PlanAccess, "planId">,
  { id, version }: { id: string; version: number },
) {
  const note = await requireNote(tx, actor, plan, id);
  refuseIf(whyNotChangeNote({ isOwn: note.authorProfileId === actor.profileId }));
  if (note.version !== version) refuse("edited_meanwhile");
  return note;
}
