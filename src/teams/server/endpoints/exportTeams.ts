import { and } from "drizzle-orm";
import { fullName } from "#people/rules/names.ts";
import { withoutSearchText } from "#platform/server/audit.ts";
import { exportList, type ReadCall } from "#platform/server/export/exportList.ts";
import { exportedAtOnce } from "#platform/server/export/pages.ts";
import type { Sheet } from "#platform/server/export/sheet.ts";
import { handleDownload } from "#platform/server/calls/handle.ts";
import { matching, planSearch } from "#platform/server/database/search.ts";
import type { Language } from "#platform/vocabulary.ts";
import { teamsContract, type Team, type TeamsQuestion } from "../../contract.ts";
import { teams, teamWords } from "../../tables.ts";
import { en } from "../../texts.en.ts";
import { fr } from "../../texts.fr.ts";
import { en as importEn } from "../../texts/import.en.ts";
import { fr as importFr } from "../../texts/import.fr.ts";
import { narrowed, buildOrder, visibleTo } from "../search.ts";
import { selectTeams } from "../teams.ts";

/** Exactly what the list finds, in its order, with the fields that it shows. Who took it is in the log. */
export const exportTeamsEndpoint = handleDownload(teamsContract.export, (call, again) => {
  const { format, language, ...question } = call.input;
  return exportList(call, again, {
    format,
    language,
    action: "teams.export",
    details: withoutSearchText(question),
    read: (page, cursor) => readPage(page, question, cursor),
    sheetIn,
  });
});

async function readPage({ tx, actor }: ReadCall, question: TeamsQuestion, cursor?: string) {
  const search = await planSearch(tx, teamWords, actor.companyId, question.search);
  const order = buildOrder(question.sort);
  const rows = await selectTeams(tx, actor)
    .where(and(visibleTo(actor), narrowed(question), matching(search, teams.id), order.after(cursor)))
    .orderBy(...order.by)
    .limit(exportedAtOnce + 1);
  return order.toPage(rows, exportedAtOnce);
}

export type ExportedTeam = Team & { description: string | null; managerEmail: string | null };

export function sheetIn(language: Language): Sheet<ExportedTeam> {
  const { title, columns, fields } = { fr, en }[language];
  const { manager_email: managerEmail } = { fr: importFr, en: importEn }[language].columns;
  return {
    name: title,
    columns: [
      { header: columns.name, cell: ({ name }) => name, width: 36 },
      { header: columns.parent, cell: ({ parent }) => parent?.name ?? null, width: 36 },
      { header: columns.manager, cell: ({ manager }) => manager && fullName(manager) },
      // By which the import of teams finds them: two people may have one name.
      { header: managerEmail, cell: (team) => team.managerEmail, width: 36 },
      { header: columns.members, cell: ({ memberCount }) => memberCount },
      { header: fields.description, cell: ({ description }) => description, width: 60 },
    ],
  };
}
