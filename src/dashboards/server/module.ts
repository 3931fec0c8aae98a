import { defineServerModule } from "#platform/server/serverModule.ts";
import { dashboardsContract } from "../contract.ts";
import { dashboardsRouter } from "./router.ts";

export const dashboards = defineServerModule({
  contract: { dashboards: dashboardsContract },
  router: { dashboards: dashboardsRouter },
});
