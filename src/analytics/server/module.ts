import { defineServerModule } from "#platform/server/serverModule.ts";
import { eachCompany } from "#platform/server/work/eachCompany.ts";
import { analyticsContract } from "../contract.ts";
import { announceIndexToNewcomers } from "./announceIndex.ts";
import { analyticsEmails } from "./emails/emails.ts";
import { publishFigures } from "./publishFigures.ts";
import { analyticsRouter } from "./router.ts";

export const analytics = defineServerModule({
  contract: { analytics: analyticsContract },
  router: { analytics: analyticsRouter },
  emails: analyticsEmails,
  tasks: ({ services }) => ({
    ...eachCompany(services, "publishFigures", publishFigures),
    ...eachCompany(services, "announceIndexToNewcomers", announceIndexToNewcomers),
  }),
  rounds: [
    // At night in Québec.
    ["37 7 * * *", "publishFigures"],
    // In the morning: it writes to people.
    ["43 14 * * *", "announceIndexToNewcomers"],
  ],
});
