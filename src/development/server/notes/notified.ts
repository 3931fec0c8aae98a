import { sql } from "drizzle-orm";
import type { NotificationObject } from "#notifications/server/objects.ts";
import { fullName } from "#people/rules/names.ts";
import { NotifiedMeeting } from "../../contract/notified.ts";
import type { meetingKinds } from "../../rules/notifications.ts";
import { isOpenTo } from "../plans/access.ts";

interface MeetingRow extends Record<string, unknown> {
  id: string;
  profileId: string;
  firstName: string;
  lastName: string;
  on: string;
  time: string;
}

/** Of a person’s reminders, those of meetings to come about their own plan, or one that they read as a manager now. */
export const meetingNotifications: NotificationObject<keyof typeof meetingKinds> = {
  facts: NotifiedMeeting,
  async resolve(tx, actor, asked) {
    const { companyId, profileId: me, at } = actor;
    const ids = [...new Set(asked.map(({ objectId }) => objectId))];
    const { rows } = await tx.execute<MeetingRow>(sql`
      select n.id, p.id as "profileId", p.first_name as "firstName", p.last_name as "lastName",
        to_char(n.meeting_at at time zone c.time_zone, 'YYYY-MM-DD') as on,
        to_char(n.meeting_at at time zone c.time_zone, 'HH24:MI') as time
      from development_notes n
      join development_plans plan on plan.company_id = n.company_id and plan.id = n.plan_id
      join profiles p on p.company_id = plan.company_id and p.id = plan.profile_id
      join companies c on c.id = p.company_id
      where n.company_id = ${companyId} and n.id = any(${sql.param(ids)}::uuid[])
        and n.meeting_at > ${at.toISOString()}::timestamptz and p.removed_at is null
        and (p.id = ${me} or exists (select from profiles m where m.id = ${me} and ${isOpenTo(companyId, at)}))`);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ({ objectId }) => {
      const meeting = byId.get(objectId);
      if (!meeting) return null;
      const { profileId, firstName, lastName, on, time } = meeting;
      const name = fullName({ firstName, lastName });
      return { isToDo: false, facts: { profileId, name, isOwn: profileId === me, on, time } };
    };
  },
};
