import { sql } from "drizzle-orm";
import { notify } from "#notifications/server/notify.ts";
import { planNoteKinds } from "../../rules/notifications.ts";
import type { OpenPlan, PlanCall } from "../plans/openPlan.ts";

/**
 * Tells the person that another has written in their plan, or moved or cancelled a meeting. What one author writes on a day is one
 * notification, which is new again each time: that of the note with which their day began, else of the one that changed, else
 * of their latest.
 */
export async function tellOfNote(
  { tx, actor, services }: PlanCall,
  { planId, reader, person, timeZone, today }: OpenPlan,
  noteId: string,
): Promise<void> {
  if (reader === "owner") return;
  const { companyId, profileId } = actor;
  const isToday = (moment: string) =>
    sql`(n.${sql.identifier(moment)} at time zone ${timeZone})::date = ${today}::date`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    select n.id from development_notes n
    where n.company_id = ${companyId} and n.plan_id = ${planId} and n.author_profile_id = ${profileId}
    order by case when ${isToday("created_at")} then n.created_at
        when ${isToday("arranged_at")} then n.arranged_at end nulls last,
      n.id = ${noteId} desc, n.created_at desc, n.id limit 1`);
  const news = rows.map(({ id }) => ({ profileId: person.id, objectId: id, kind: planNoteKinds.plan_note }));
  await notify(tx, services, companyId, news);
}
