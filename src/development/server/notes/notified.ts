import { sql } from "drizzle-orm";
import * as z from "zod";
import type { NotificationObject } from "#notifications/server/objects.ts";
import { fullName } from "#people/rules/names.ts";
import { NotifiedMeeting, NotifiedNote } from "../../contract/notified.ts";
import type { planNoteKinds } from "../../rules/notifications.ts";
import { isOpenTo } from "../plans/access.ts";

interface NoteRow extends Record<string, unknown> {
  id: string;
  profileId: string;
  firstName: string;
  lastName: string;
  authorFirstName: string;
  authorLastName: string;
  /** Of its own meeting, where that is to come. */
  on: string | null;
  time: string | null;
  /** The day of the next meeting with this author. */
  nextOn: string | null;
}

/**
 * Of a person’s notifications, the notes that another wrote in their own plan, and the meetings to come about that plan or one
 * that they read as a manager now.
 */
export const noteNotifications: NotificationObject<keyof typeof planNoteKinds> = {
  facts: z.union([NotifiedMeeting, NotifiedNote]),
  async resolve(tx, actor, asked) {
    const { companyId, profileId: me, at } = actor;
    const ids = [...new Set(asked.map(({ objectId }) => objectId))];
    const isToCome = (row: string) =>
      sql`${sql.identifier(row)}.meeting_at > ${at.toISOString()}::timestamptz`;
    const { rows } = await tx.execute<NoteRow>(sql`
      select n.id, p.id as "profileId", p.first_name as "firstName", p.last_name as "lastName",
        a.first_name as "authorFirstName", a.last_name as "authorLastName",
        case when ${isToCome("n")}
          then to_char(n.meeting_at at time zone c.time_zone, 'YYYY-MM-DD') end as on,
        to_char(n.meeting_at at time zone c.time_zone, 'HH24:MI') as time,
        (select to_char(min(next.meeting_at) at time zone c.time_zone, 'YYYY-MM-DD')
          from development_notes next
          where next.company_id = n.company_id and next.plan_id = n.plan_id
            and next.author_profile_id = n.author_profile_id and ${isToCome("next")}) as "nextOn"
      from development_notes n
      join development_plans plan on plan.company_id = n.company_id and plan.id = n.plan_id
      join profiles p on p.company_id = plan.company_id and p.id = plan.profile_id
      join profiles a on a.company_id = n.company_id and a.id = n.author_profile_id
      join companies c on c.id = p.company_id
      where n.company_id = ${companyId} and n.id = any(${sql.param(ids)}::uuid[]) and p.removed_at is null
        and (p.id = ${me} or exists (select from profiles m where m.id = ${me} and ${isOpenTo(companyId, at)}))`);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ({ objectId, kind }) => {
      const note = byId.get(objectId);
      if (!note) return null;
      const { profileId, on, time } = note;
      const isOwn = profileId === me;
      if (kind === "plan_note") {
        const author = fullName({ firstName: note.authorFirstName, lastName: note.authorLastName });
        return isOwn ? { isToDo: false, facts: { profileId, author, meetingOn: note.nextOn } } : null;
      }
      if (on === null || time === null) return null;
      return { isToDo: false, facts: { profileId, name: fullName(note), isOwn, on, time } };
    };
  },
};
