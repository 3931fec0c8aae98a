import * as z from "zod";
import { manyIds } from "#platform/contract/bulk.ts";
import { calendarDate, endpoint } from "#platform/contract/endpoint.ts";

const evaluationIds = manyIds;
/** For each of them: null when it is done, else the reason. */
const items = z.array(z.object({ id: z.uuid(), refused: z.string().nullable() }));

/** One call for many evaluations, in one transaction; those that refuse it are left as they are. */
export const bulkEndpoints = {
  archiveMany: endpoint({
    allow: "evaluate",
    method: "POST",
    path: "/evaluation-archivals",
    summary: "Archive several; those that people answer are left",
  })
    .input(z.strictObject({ evaluationIds }))
    .output(z.object({ items })),
  extendMany: endpoint({
    allow: "evaluate",
    method: "POST",
    path: "/evaluation-extensions",
    summary: "Give several a later due date",
  })
    .input(z.strictObject({ evaluationIds, dueOn: calendarDate }))
    .output(z.object({ items })),
  remindMany: endpoint({
    allow: "evaluate",
    method: "POST",
    path: "/evaluation-reminders",
    summary: "Remind everybody who has not finished, once each",
  })
    .input(z.strictObject({ evaluationIds }))
    .output(z.object({ items, reminded: z.number().int() })),
};
