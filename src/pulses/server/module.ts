import { defineServerModule, type TaskContext } from "#platform/server/serverModule.ts";
import { pulsesContract } from "../contract.ts";
import {
  closeRun,
  openRun,
  refreshRun,
  remindRun,
  removeReceipts,
  vacuumPulses,
  warnOfLastRun,
  type RunTask,
} from "../contract/tasks.ts";
import { pulseErrors } from "../rules/errors.ts";
import { pulseKinds } from "../rules/notifications.ts";
import { pulseDueWork } from "./dueWork.ts";
import { pulseEmails } from "./emails/emails.ts";
import { runNotifications } from "./notified.ts";
import { pulsesRouter } from "./router.ts";
import { closeRunTask } from "./runs/closeRun.ts";
import { openRunTask } from "./runs/openRun.ts";
import { refreshRunTask } from "./runs/refreshRun.ts";
import { remindRunTask } from "./runs/remindRun.ts";
import { removeReceiptsTask } from "./runs/removeReceipts.ts";
import { vacuum } from "./runs/vacuum.ts";
import { warnOfLastRunTask } from "./runs/warnOfLastRun.ts";

const runTasks = {
  [openRun]: openRunTask,
  [warnOfLastRun]: warnOfLastRunTask,
  [remindRun]: remindRunTask,
  [refreshRun]: refreshRunTask,
  [closeRun]: closeRunTask,
  [removeReceipts]: removeReceiptsTask,
};

export const pulses = defineServerModule({
  contract: { pulses: pulsesContract },
  router: { pulses: pulsesRouter },
  errors: pulseErrors,
  emails: pulseEmails,
  notificationKinds: pulseKinds,
  notificationObjects: { pulse_run: runNotifications },
  dueWork: pulseDueWork,
  tasks: ({ services, owner }: TaskContext) => ({
    ...Object.fromEntries(
      Object.entries(runTasks).map(([name, work]) => [
        name,
        (payload: unknown) => work(services, payload as RunTask),
      ]),
    ),
    [vacuumPulses]: () => vacuum(owner),
  }),
  // Repeats the queued vacuum, from which a long transaction, such as a backup, may have kept rows.
  rounds: [["42 * * * *", vacuumPulses]],
});
