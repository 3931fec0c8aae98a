import { and, eq, gt, inArray, isNull, sql, type SQL } from "drizzle-orm";
import { dayIn } from "#company/server/dayIn.ts";
import { companies } from "#company/tables.ts";
import { companyQueue, type Tenant } from "#platform/server/database/database.ts";
import type { DueSource, DueWork } from "#platform/server/dueWork/kinds.ts";
import { scheduleWork } from "#platform/server/dueWork/schedule.ts";
import type { Services } from "#platform/server/services.ts";
import { remindMeeting } from "../contract/tasks.ts";
import { computeMeetingReminder } from "../rules/notes.ts";
import { developmentNotes } from "../tables/notes.ts";

const kind = "development.meeting";

/** The facts of follow-ups from which the reminder of their meeting follows. */
const listMeetings = (tx: Tenant, companyId: string, which: SQL | undefined) =>
  tx
    .select({
      id: developmentNotes.id,
      meetingAt: developmentNotes.meetingAt,
      remindedAt: developmentNotes.remindedAt,
      arrangedAt: developmentNotes.arrangedAt,
      timeZone: companies.timeZone,
    })
    .from(developmentNotes)
    .innerJoin(companies, eq(companies.id, developmentNotes.companyId))
    .where(and(eq(developmentNotes.companyId, companyId), which));

const toDueWork =
  (now: Date) =>
  ({ id, arrangedAt, ...facts }: Awaited<ReturnType<typeof listMeetings>>[number]): DueWork[] => {
    const meetingOn = facts.meetingAt && dayIn(facts.timeZone, facts.meetingAt);
    const dueAt = arrangedAt && computeMeetingReminder({ ...facts, meetingOn }, { arrangedAt, now });
    return dueAt ? [{ kind, objectId: id, dueAt }] : [];
  };

/** In the transaction that writes, moves, removes or reminds of these meetings, under the lock of their plan. */
export async function scheduleMeetings(
  tx: Tenant,
  { now }: Pick<Services, "now">,
  companyId: string,
  ids: readonly string[],
): Promise<string[]> {
  const meetings = await listMeetings(tx, companyId, inArray(developmentNotes.id, [...ids]));
  return scheduleWork(tx, companyId, { kinds: [kind], objectIds: ids }, meetings.flatMap(toDueWork(now())));
}

export const developmentDueWork: DueSource = {
  jobs: {
    [kind]: (companyId, id) => ({
      task: remindMeeting,
      payload: { companyId, id },
      key: `${kind}:${id}`,
      queue: companyQueue(companyId),
    }),
  },
  async listExpected(tx, { now }, companyId) {
    const isToCome = and(gt(developmentNotes.meetingAt, now()), isNull(developmentNotes.remindedAt));
    return (await listMeetings(tx, companyId, isToCome)).flatMap(toDueWork(now()));
  },
  async repair(tx, services, companyId, ids) {
    await tx.execute(sql`
      select from ${developmentNotes} where ${developmentNotes.companyId} = ${companyId}
        and ${inArray(developmentNotes.id, ids)} order by ${developmentNotes.id} for update`);
    return scheduleMeetings(tx, services, companyId, ids);
  },
};
