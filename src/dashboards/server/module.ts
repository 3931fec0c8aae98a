import { defineConcept } from "#platform/server/concept.ts";
import { dashboardsContract } from "../contract.ts";
import { dashboardsRouter } from "./router.ts";

export const dashboards = defineConcept({
  contract: { dashboards: dashboardsContract },
  router: { dashboards: dashboardsRouter },
});
