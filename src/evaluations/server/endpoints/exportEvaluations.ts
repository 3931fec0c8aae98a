import { withoutSearchText } from "#platform/server/audit.ts";
import { exportList, type ReadCall } from "#platform/server/export/exportList.ts";
import { exportedAtOnce } from "#platform/server/export/pages.ts";
import type { Sheet } from "#platform/server/export/sheet.ts";
import { handleDownload } from "#platform/server/calls/handle.ts";
import { parsePreformatted } from "#platform/server/http/preformattedJson.ts";
import type { Language } from "#platform/vocabulary.ts";
import { evaluationsContract } from "../../contract.ts";
import type { EvaluationRow } from "../../contract/evaluation.ts";
import { en } from "../../texts.en.ts";
import { fr } from "../../texts.fr.ts";
import { listVisible, toListQuery } from "../queries/list.ts";

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

const readPage = async (call: ReadCall, question: Parameters<typeof toListQuery>[0], cursor?: string) =>
  parsePreformatted(await listVisible(call, { ...toListQuery(question), cursor, limit: exportedAtOnce }));

function sheetIn(language: Language): Sheet<EvaluationRow> {
  const { title, list, types, statuses } = { fr, en }[language];
  const { columns } = list;
  return {
    name: title,
    columns: [
      { header: columns.name, cell: ({ name }) => name, width: 40 },
      { header: columns.type, cell: ({ evaluationType }) => types[evaluationType] },
      { header: columns.subject, cell: ({ subjectName }) => subjectName },
      { header: columns.status, cell: ({ status }) => statuses[status] },
      // Two columns: « 3/10 » would be read as a day.
      { header: columns.answers, cell: ({ answeredCount }) => answeredCount },
      { header: list.invited, cell: ({ participantCount }) => participantCount },
      { header: columns.due, cell: ({ dueOn }) => dueOn && { date: dueOn } },
      { header: columns.author, cell: ({ authorName }) => authorName },
    ],
  };
}
