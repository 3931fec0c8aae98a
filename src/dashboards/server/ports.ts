import type { Tenant } from "#platform/server/database/database.ts";
import { declarePorts } from "#platform/server/ports.ts";
import type { Services } from "#platform/server/services.ts";

interface DashboardPorts {
  /** How many of the emails that deliveries list were given up: administration/. */
  countUndelivered: (tx: Tenant, services: Pick<Services, "emails">, companyId: string) => Promise<number>;
}
export const dashboardPorts = declarePorts<DashboardPorts>("dashboards");
