import { asReportWriter, asTenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import type { RunTask } from "../../contract/tasks.ts";
import { computeShownAnswers, minMovedTogether } from "../../rules/participation.ts";
import { scheduleRuns } from "../dueWork.ts";
import { countReceipts, countWaiting, moveInbox } from "./moveInbox.ts";
import { changeRun, lockRun } from "./queries.ts";
import { vacuumLater } from "./vacuum.ts";

/**
 * At the full hour: moves answers that wait, when five do, and renews what screens say of participation. It changes at no
 * other moment and by no other number, so that watching it each minute tells of no person.
 */
export const refreshRunTask = (services: Services, key: RunTask): Promise<void> =>
  asTenant(services.reportDb, { companyId: key.companyId, profileId: null }, async (tx) => {
    const run = await lockRun(tx, key);
    if (run?.status !== "open" || run.closedAt !== null) return;
    const { moves, answers } = await asReportWriter(tx, async () => {
      const enough = (await countWaiting(tx, run)) >= minMovedTogether;
      if (enough) await moveInbox(tx, run);
      return { moves: enough, answers: await countReceipts(tx, run) };
    });
    if (moves) await vacuumLater(tx, services);
    const shownAnswers = computeShownAnswers(answers);
    if (shownAnswers !== run.shownAnswers) await changeRun(tx, run, { shownAnswers });
    await scheduleRuns(tx, services, key.companyId, [run.id]);
  });
