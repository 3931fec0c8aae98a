import { withoutSearchText } from "#platform/server/audit.ts";
import { exportList } from "#platform/server/export/exportList.ts";
import { handleDownload } from "#platform/server/calls/handle.ts";
import { evaluationsContract } from "../../contract.ts";
import { readPage, sheetIn } from "../exportedList.ts";

/** Exactly what the list finds, or what was selected of it, in its order, with the fields that it shows. Who took it is in the log. */
export const exportEvaluationsEndpoint = handleDownload(evaluationsContract.export, (call, again) => {
  const { format, language, evaluationIds: only, ...question } = call.input;
  return exportList(call, again, {
    format,
    language,
    action: "evaluations.export",
    details: { ...(only && { selected: only.length }), ...withoutSearchText(question) },
    read: (page, cursor) => readPage(page, { ...question, only }, cursor),
    sheetIn,
  });
});
