import { defineServerModule } from "#platform/server/serverModule.ts";
import { dashboardsContract } from "../contract.ts";
import { figuresExport } from "./exports/figures.ts";
import { reportsByPersonExport } from "./exports/people.ts";
import { trendsExport } from "./exports/trends.ts";
import { dashboardsRouter } from "./router.ts";

export const dashboards = defineServerModule({
  contract: { dashboards: dashboardsContract },
  router: { dashboards: dashboardsRouter },
  exports: [figuresExport, trendsExport, reportsByPersonExport],
});
