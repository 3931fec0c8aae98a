import { and, asc, eq } from "drizzle-orm";
import { dayIn } from "#company/server/dayIn.ts";
import { asTenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import { tidyAnswers, whyNotSend } from "#pulses/rules/answers.ts";
import { closeRunTask } from "#pulses/server/runs/closeRun.ts";
import { openRunTask } from "#pulses/server/runs/openRun.ts";
import { isRun, type CompanyClock, type ObjectKey } from "#pulses/server/runs/queries.ts";
import { sendAnswers } from "#pulses/server/surveys.ts";
import { pulseRuns } from "#pulses/tables.ts";
import { getIdentity, type Actors } from "../people.ts";
import type { GivenInMonth } from "./answers.ts";
import { atHour } from "./clock.ts";

export interface DemoSurveys {
  services: Services;
  actors: Actors;
  companyId: string;
  timeZone: CompanyClock["timeZone"];
}

/** The run that a template asks next. */
export async function findNextRun(
  { services, companyId, timeZone }: DemoSurveys,
  templateId: string,
): Promise<ObjectKey & { opensOn: string }> {
  const [run] = await asTenant(services.db, { companyId, profileId: null }, (tx) =>
    tx
      .select({ id: pulseRuns.id, opensAt: pulseRuns.opensAt })
      .from(pulseRuns)
      .where(
        and(
          eq(pulseRuns.companyId, companyId),
          eq(pulseRuns.templateId, templateId),
          eq(pulseRuns.status, "scheduled"),
        ),
      )
      .orderBy(asc(pulseRuns.opensAt))
      .limit(1),
  );
  if (!run) throw new Error("a series that goes on has a next run");
  return { companyId, id: run.id, opensOn: dayIn(timeZone, run.opensAt) };
}

export const openDemoRun = (
  { services, timeZone }: DemoSurveys,
  { opensOn, ...key }: ObjectKey & { opensOn: string },
) => openRunTask(atHour(services, timeZone, opensOn), key);

/** Each sends theirs, checked as the endpoint checks it. */
export async function sendAll(
  { services, actors }: DemoSurveys,
  key: ObjectKey,
  given: readonly GivenInMonth[],
): Promise<void> {
  const [run] = await asTenant(services.db, { companyId: key.companyId, profileId: null }, (tx) =>
    tx.select({ content: pulseRuns.content }).from(pulseRuns).where(isRun(key)),
  );
  const questions = run?.content?.questions ?? [];
  await Promise.all(
    given.map(({ key: person, answers }) => {
      const wrong = whyNotSend(questions, answers);
      if (wrong) throw new Error(`the demonstration answers badly: ${JSON.stringify(wrong)}`);
      const identity = getIdentity(actors, person);
      const sent = { runId: key.id, receiptId: services.newId(), inboxId: services.newId() };
      return asTenant(services.db, identity, (tx) =>
        sendAnswers(tx, identity, { ...sent, answers: tidyAnswers(questions, answers) }),
      );
    }),
  );
}

/** Once its last day is over. */
export async function closeDemoRun({ services, timeZone }: DemoSurveys, key: ObjectKey): Promise<string> {
  const [run] = await asTenant(services.db, { companyId: key.companyId, profileId: null }, (tx) =>
    tx.select({ closesAt: pulseRuns.closesAt }).from(pulseRuns).where(isRun(key)),
  );
  if (!run) throw new Error("a run that is open closes");
  await closeRunTask({ ...services, now: () => run.closesAt }, key);
  return dayIn(timeZone, run.closesAt);
}
