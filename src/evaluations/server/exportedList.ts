import { administers } from "#accounts/rules/administering.ts";
import { defineExport } from "#exports/server/kind.ts";
import type { ReadCall } from "#platform/server/export/exportList.ts";
import { exportedAtOnce } from "#platform/server/export/pages.ts";
import type { Sheet } from "#platform/server/export/sheet.ts";
import { parsePreformatted } from "#platform/server/http/preformattedJson.ts";
import type { Language } from "#platform/vocabulary.ts";
import { ExportedList } from "../contract.ts";
import type { EvaluationRow } from "../contract/evaluation.ts";
import { en } from "../texts.en.ts";
import { fr } from "../texts.fr.ts";
import { listVisible, toListQuery } from "./queries/list.ts";
import { countVisible, managedEvaluations, withheldEvaluations } from "./queries/wholeList.ts";

/** The list of evaluations as a file: what it finds, or what was selected of it, in its order. */
export const evaluationExport = defineExport({
  name: "evaluations",
  allow: "evaluate",
  input: ExportedList,
  read: (call, { evaluationIds: only, ...question }, cursor) => readPage(call, { ...question, only }, cursor),
  total: (call, { evaluationIds: only, ...question }) =>
    countVisible(call, { ...toListQuery(question), only }),
  sheetIn,
  rights: {
    note: (call) => selectRights(call).note(call),
    isLost: (call, _, begun) => selectRights(call).isLost(call, begun),
  },
});

/** Who administers sees all but a few; the others see a few. */
const selectRights = ({ actor }: ReadCall) => (administers(actor) ? withheldEvaluations : managedEvaluations);

export const readPage = async (
  call: ReadCall,
  question: Parameters<typeof toListQuery>[0],
  cursor?: string,
) => parsePreformatted(await listVisible(call, { ...toListQuery(question), cursor, limit: exportedAtOnce }));

export function sheetIn(language: Language): Sheet<EvaluationRow> {
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
