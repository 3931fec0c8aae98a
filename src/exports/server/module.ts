import { defineServerModule } from "#platform/server/serverModule.ts";
import { eachCompany } from "#platform/server/work/eachCompany.ts";
import { exportsContract } from "../contract.ts";
import { exportErrors } from "../rules/errors.ts";
import { exportKinds } from "../rules/notifications.ts";
import { writeExportTask, type ExportTask } from "../rules/tasks.ts";
import { forgetExports } from "./jobs.ts";
import { exportNotifications } from "./notified.ts";
import { exportsRouter } from "./router.ts";
import { writeExport } from "./writeExport.ts";

export const exports = defineServerModule({
  contract: { exports: exportsContract },
  router: { exports: exportsRouter },
  errors: exportErrors,
  notificationKinds: exportKinds,
  notificationObjects: { export: exportNotifications },
  tasks: ({ services }) => ({
    [writeExportTask]: (payload) => writeExport(services, payload as ExportTask),
    ...eachCompany(services, "forgetExports", forgetExports),
  }),
  rounds: [["51 * * * *", "forgetExports"]],
});
