import { and } from "drizzle-orm";
import { withoutSearchText } from "#platform/server/audit.ts";
import { exportList, type ReadCall } from "#platform/server/export/exportList.ts";
import { exportedAtOnce } from "#platform/server/export/pages.ts";
import type { Sheet } from "#platform/server/export/sheet.ts";
import { handleDownload } from "#platform/server/calls/handle.ts";
import { planSearch } from "#platform/server/database/search.ts";
import type { Language } from "#platform/vocabulary.ts";
import { skillsContract } from "../../contract.ts";
import type { QuestionsQuestion } from "../../contract/questions.ts";
import { questionWords } from "../../tables.ts";
import { en } from "../../texts.en.ts";
import { fr } from "../../texts.fr.ts";
import { en as importEn } from "../../texts/import.en.ts";
import { fr as importFr } from "../../texts/import.fr.ts";
import { writeOptionCell } from "../../rules/import/optionCell.ts";
import { narrowed, buildOrder, selectQuestions, type ExportedQuestion } from "../questions.ts";

/** Exactly what the list finds, in its order, under the headers that the import of questions reads. */
export const exportQuestionsEndpoint = handleDownload(skillsContract.exportQuestions, (call, again) => {
  const { format, language, ...asked } = call.input;
  return exportList(call, again, {
    format,
    language,
    action: "skills.exportQuestions",
    details: withoutSearchText(asked),
    read: (page, cursor) => readPage(page, asked, cursor),
    sheetIn,
  });
});

async function readPage({ tx, actor }: ReadCall, asked: QuestionsQuestion, cursor?: string) {
  const search = await planSearch(tx, questionWords, actor.companyId, asked.search);
  const order = buildOrder(asked);
  const rows = await selectQuestions(tx, {
    where: and(narrowed(actor.companyId, asked, search), order.after(cursor)),
    by: order.by,
    limit: exportedAtOnce + 1,
  });
  return order.toPage(rows, exportedAtOnce);
}

/** Headers by the names of fields, as files of questions have them; what only Rondo says, in words. */
export function sheetIn(language: Language): Sheet<ExportedQuestion> {
  const { questions: texts, statuses } = { fr, en }[language];
  const { yes, no } = { fr: importFr, en: importEn }[language];
  return {
    name: texts.title,
    columns: [
      { header: "slug", cell: ({ slug }) => slug, width: 36 },
      { header: "name_fr", cell: ({ text }) => text.fr, width: 60 },
      { header: "name_en", cell: ({ text }) => text.en, width: 60 },
      { header: "question_type", cell: ({ type }) => type },
      { header: "category_name_fr", cell: ({ skill }) => skill.name.fr, width: 30 },
      { header: "category_name_en", cell: ({ skill }) => skill.name.en, width: 30 },
      { header: "options", cell: ({ options }) => writeOptionCell(options), width: 60 },
      { header: "is_required", cell: ({ isRequired }) => (isRequired ? yes : no) },
      { header: "name_self_fr", cell: ({ selfText }) => selfText.fr, width: 60 },
      { header: "name_self_en", cell: ({ selfText }) => selfText.en, width: 60 },
      // In French, by which it is found first.
      { header: texts.columns.model, cell: ({ model }) => model?.name.fr ?? null },
      {
        header: texts.columns.status,
        cell: ({ isArchived }) => statuses[isArchived ? "archived" : "active"],
      },
    ],
  };
}
