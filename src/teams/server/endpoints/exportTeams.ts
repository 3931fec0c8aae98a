import { and } from "drizzle-orm";
import { fullName } from "#people/rules/names.ts";
import { audit, withoutWords } from "#platform/server/audit.ts";
import { exportSheet } from "#platform/server/export/download.ts";
import { exportedAtOnce, pagesFrom } from "#platform/server/export/pages.ts";
import type { Sheet } from "#platform/server/export/sheet.ts";
import { handleDownload, type Call } from "#platform/server/handle.ts";
import { matching, planSearch } from "#platform/server/search.ts";
import type { Language } from "#platform/vocabulary.ts";
import { teamsContract, type Team, type TeamsQuestion } from "../../contract.ts";
import { teams, teamWords } from "../../tables.ts";
import { en } from "../../texts.en.ts";
import { fr } from "../../texts.fr.ts";
import { en as importEn } from "../../texts/import.en.ts";
import { fr as importFr } from "../../texts/import.fr.ts";
import { narrowed, orderOf, visibleTo } from "../search.ts";
import { selectTeams } from "../teams.ts";

/** Exactly what the list finds, in its order, with the fields that it shows. Who took it is in the log. */
export const exportTeamsEndpoint = handleDownload(teamsContract.export, async (call, again) => {
  const { tx, actor, services, input } = call;
  const { format, language = actor.language, ...question } = input;
  const first = await readPage(call, question);
  await audit(tx, call, {
    action: "teams.export",
    objectType: "company",
    objectId: actor.companyId,
    details: { format, ...withoutWords(question) },
  });
  const pages = pagesFrom(first, (cursor) => again((later) => readPage(later, question, cursor)));
  return exportSheet(format, sheetIn(language), pages, services.now());
});

async function readPage(
  { tx, actor }: Pick<Call<unknown>, "tx" | "actor">,
  question: TeamsQuestion,
  cursor?: string,
) {
  const search = await planSearch(tx, teamWords, actor.companyId, question.search);
  const order = orderOf(question.sort);
  const rows = await selectTeams(tx, actor)
    .where(and(visibleTo(actor), narrowed(question), matching(search, teams.id), order.after(cursor)))
    .orderBy(...order.by)
    .limit(exportedAtOnce + 1);
  return order.pageOf(rows, exportedAtOnce);
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
