import { audit, withoutWords } from "#platform/server/audit.ts";
import { exportSheet } from "#platform/server/export/download.ts";
import { exportedAtOnce, pagesFrom } from "#platform/server/export/pages.ts";
import type { Sheet } from "#platform/server/export/sheet.ts";
import { handleDownload, type Call } from "#platform/server/handle.ts";
import { parsePreformatted } from "#platform/server/preformattedJson.ts";
import type { Language } from "#platform/vocabulary.ts";
import { evaluationsContract } from "../../contract.ts";
import type { EvaluationRow } from "../../contract/evaluation.ts";
import { en } from "../../texts.en.ts";
import { fr } from "../../texts.fr.ts";
import { listVisible, wantedOf } from "../queries/list.ts";

/** Exactly what the list finds, or what was selected of it, in its order, with the fields that it shows. Who took it is in the log. */
export const exportEvaluationsEndpoint = handleDownload(evaluationsContract.export, async (call, again) => {
  const { tx, actor, services, input } = call;
  const { format, language = actor.language, evaluationIds: only, ...question } = input;
  const first = await readPage(call, { ...question, only });
  await audit(tx, call, {
    action: "evaluations.export",
    objectType: "company",
    objectId: actor.companyId,
    details: { format, ...(only && { selected: only.length }), ...withoutWords(question) },
  });
  const pages = pagesFrom(first, (cursor) =>
    again((later) => readPage(later, { ...question, only }, cursor)),
  );
  return exportSheet(format, sheetIn(language), pages, services.now());
});

const readPage = async (
  call: Pick<Call<unknown>, "tx" | "actor" | "services">,
  question: Parameters<typeof wantedOf>[0],
  cursor?: string,
) => parsePreformatted(await listVisible(call, { ...wantedOf(question), cursor, limit: exportedAtOnce }));

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
