import { and, eq, sql } from "drizzle-orm";
import { notify } from "#notifications/server/notify.ts";
import { asTenant, type Tenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import type { MeetingTask } from "../../contract/tasks.ts";
import { listReminded } from "../../rules/notes.ts";
import { planNoteKinds } from "../../rules/notifications.ts";
import { developmentNotes } from "../../tables/notes.ts";
import { developmentPlans } from "../../tables/plans.ts";
import { scheduleMeetings } from "../dueWork.ts";
import { isOpenTo } from "../plans/access.ts";
import { isNote } from "./requireNote.ts";

/** Reminds both of a meeting, once: under the lock of the plan, as all that is written in it. */
export const remindMeetingTask = (services: Services, { companyId, id }: MeetingTask): Promise<void> =>
  asTenant(services.db, { companyId, profileId: null }, async (tx) => {
    const note = await lockNote(tx, { companyId, id });
    if (!note) return;
    const now = services.now();
    if (note.meetingAt !== null && note.meetingAt > now && note.remindedAt === null && note.isActive) {
      const { ownerId, authorId } = note;
      const managerIds = await listManagers(tx, { companyId, ownerId, at: now });
      await notify(
        tx,
        services,
        companyId,
        listReminded({ ownerId, authorId, managerIds }).map((profileId) => ({
          profileId,
          objectId: id,
          kind: planNoteKinds.plan_meeting,
        })),
      );
      await tx.update(developmentNotes).set({ remindedAt: now }).where(isNote({ companyId, id }));
    }
    await scheduleMeetings(tx, services, companyId, [id]);
  });

/** The plan first, as everywhere. */
async function lockNote(tx: Tenant, { companyId, id }: MeetingTask) {
  await tx.execute(sql`
    select from development_plans plan where plan.company_id = ${companyId} and plan.id = (
      select n.plan_id from development_notes n where n.company_id = ${companyId} and n.id = ${id}) for update`);
  const [note] = await tx
    .select({
      meetingAt: developmentNotes.meetingAt,
      remindedAt: developmentNotes.remindedAt,
      authorId: developmentNotes.authorProfileId,
      ownerId: developmentPlans.profileId,
      isActive: sql<boolean>`(select p.is_active from profiles p
        where p.company_id = ${companyId} and p.id = ${developmentPlans.profileId})`,
    })
    .from(developmentNotes)
    .innerJoin(
      developmentPlans,
      and(
        eq(developmentPlans.companyId, developmentNotes.companyId),
        eq(developmentPlans.id, developmentNotes.planId),
      ),
    )
    .where(isNote({ companyId, id }));
  return note;
}

async function listManagers(
  tx: Tenant,
  { companyId, ownerId, at }: { companyId: string; ownerId: string; at: Date },
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select m.id from profiles p join profiles m on ${isOpenTo(companyId, at)}
    where p.company_id = ${companyId} and p.id = ${ownerId} order by m.id`);
  return rows.map(({ id }) => id);
}
