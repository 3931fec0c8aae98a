import { sql } from "drizzle-orm";
import { dayIn } from "#company/server/dayIn.ts";
import type { NotificationObject } from "#notifications/server/objects.ts";
import { fullName } from "#people/rules/names.ts";
import { NotifiedCheckpoint } from "../../contract/notified.ts";
import { resolveProgress } from "../../rules/checkpoint.ts";
import type { checkpointKinds } from "../../rules/notifications.ts";
import type { CheckpointState } from "../../vocabulary/checkpoints.ts";
import { isLaunchableBy } from "./listWaiting.ts";

interface Row extends Record<string, unknown> {
  id: string;
  state: CheckpointState;
  askedAt: string;
  timeZone: string;
  profileId: string;
  person: { firstName: string; lastName: string };
  launcher: { firstName: string; lastName: string };
  evaluation: string;
  canLaunch: boolean;
}

/**
 * Of a person’s notifications: requests that they are asked to launch and still may, to do until one is answered; and theirs
 * that were answered.
 */
export const checkpointNotifications: NotificationObject<keyof typeof checkpointKinds> = {
  facts: NotifiedCheckpoint,
  async resolve(tx, actor, asked) {
    const { companyId, profileId: me } = actor;
    const ids = [...new Set(asked.map(({ objectId }) => objectId))];
    const { rows } = await tx.execute<Row>(sql`
      select c.id, c.state, c.asked_at as "askedAt", co.time_zone as "timeZone", p.id as "profileId",
        jsonb_build_object('firstName', p.first_name, 'lastName', p.last_name) as person,
        jsonb_build_object('firstName', l.first_name, 'lastName', l.last_name) as launcher, e.name as evaluation,
        ${isLaunchableBy(actor)} as "canLaunch"
      from development_checkpoints c
      join development_plans plan on plan.company_id = c.company_id and plan.id = c.plan_id
      join profiles p on p.company_id = plan.company_id and p.id = plan.profile_id
      join profiles l on l.company_id = c.company_id and l.id = c.launcher_profile_id
      join evaluations e on e.company_id = c.company_id and e.id = c.evaluation_id
      join companies co on co.id = c.company_id
      where c.company_id = ${companyId} and c.id = any(${sql.param(ids)}::uuid[])
        and (c.launcher_profile_id = ${me} or (p.id = ${me} and c.state in ('launched', 'declined')))`);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ({ objectId }) => {
      const row = byId.get(objectId);
      if (!row) return null;
      const { profileId, timeZone, state, canLaunch, evaluation } = row;
      if (profileId === me)
        return { isToDo: false, facts: { profileId, name: fullName(row.launcher), isOwn: true, evaluation } };
      const [askedOn, today] = [new Date(row.askedAt), actor.at].map((moment) => dayIn(timeZone, moment));
      const progress = resolveProgress({ state, askedOn: askedOn ?? "" }, { today: today ?? "", canLaunch });
      if (progress !== "waiting") return null;
      return { isToDo: true, facts: { profileId, name: fullName(row.person), isOwn: false, evaluation } };
    };
  },
};
