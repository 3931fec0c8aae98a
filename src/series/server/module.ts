import { defineServerModule } from "#platform/server/serverModule.ts";
import { seriesContract } from "../contract.ts";
import { prepareSeries } from "../contract/tasks.ts";
import { seriesErrors } from "../rules/errors.ts";
import { seriesDueWork } from "./dueWork.ts";
import { prepareOccurrences } from "./prepareOccurrences.ts";
import { seriesRouter } from "./router.ts";

export const series = defineServerModule({
  contract: { series: seriesContract },
  router: { series: seriesRouter },
  errors: seriesErrors,
  dueWork: seriesDueWork,
  tasks: ({ services }) => ({
    [prepareSeries]: (payload) => prepareOccurrences(services, payload as { companyId: string; id: string }),
  }),
});
