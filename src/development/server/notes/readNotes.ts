import { sql } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import type { Note, Notes } from "../../contract/notes.ts";
import type { PlanAccess } from "../plans/access.ts";

type NoteResult = Omit<Note, "meeting"> & {
  meetingOn: string | null;
  meetingTime: string | null;
  isPast: boolean;
};

/** All notes of a plan, the latest first, with their hours on the company’s clock. */
export async function readNotes(
  tx: Tenant,
  { companyId, at }: Pick<Actor, "companyId" | "at">,
  { planId, timeZone }: Pick<PlanAccess, "planId" | "timeZone">,
): Promise<Notes> {
  if (planId === null) return { items: [] };
  const { rows } = await tx.execute<NoteResult & Record<string, unknown>>(sql`
    select n.id, n.kind, n.day, n.text, n.version,
      jsonb_build_object('id', a.id, 'firstName', a.first_name, 'lastName', a.last_name) as author,
      to_char(n.meeting_at at time zone ${timeZone}, 'YYYY-MM-DD') as "meetingOn",
      to_char(n.meeting_at at time zone ${timeZone}, 'HH24:MI') as "meetingTime",
      n.meeting_at <= ${at.toISOString()}::timestamptz as "isPast"
    from development_notes n
    join profiles a on a.company_id = n.company_id and a.id = n.author_profile_id
    where n.company_id = ${companyId} and n.plan_id = ${planId}
    order by n.day desc, n.created_at desc, n.id`);
  return {
    items: rows.map(({ meetingOn, meetingTime, isPast, ...note }) => ({
      ...note,
      meeting:
        meetingOn !== null && meetingTime !== null ? { on: meetingOn, time: meetingTime, isPast } : null,
    })),
  };
}
