import { defineServerModule } from "#platform/server/serverModule.ts";
import { eachCompany } from "#platform/server/work/eachCompany.ts";
import { analyticsContract } from "../contract.ts";
import { publishFigures } from "./publishFigures.ts";
import { analyticsRouter } from "./router.ts";

export const analytics = defineServerModule({
  contract: { analytics: analyticsContract },
  router: { analytics: analyticsRouter },
  tasks: ({ services }) => eachCompany(services, "publishFigures", publishFigures),
  // At night in Québec.
  rounds: [["37 7 * * *", "publishFigures"]],
});
