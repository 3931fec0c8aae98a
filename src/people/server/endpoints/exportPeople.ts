import { and, inArray } from "drizzle-orm";
import { joinNames } from "#imports/rules/nameList.ts";
import { withoutSearchText } from "#platform/server/audit.ts";
import { exportList, type ReadCall } from "#platform/server/export/exportList.ts";
import { exportedAtOnce } from "#platform/server/export/pages.ts";
import type { Sheet } from "#platform/server/export/sheet.ts";
import { handleDownload } from "#platform/server/calls/handle.ts";
import { translated } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import { peopleContract, type PeopleQuestion } from "../../contract.ts";
import type { Leads, ListedPerson } from "../../contract/person.ts";
import { resolveAccountState } from "../../rules.ts";
import { fullName } from "../../rules/names.ts";
import { fieldWords } from "../../rules/fields.ts";
import { resolveLevel, toLevelFacts } from "../../rules/level.ts";
import { en } from "../../texts.en.ts";
import { fr } from "../../texts.fr.ts";
import { en as importEn } from "../../texts/import.en.ts";
import { fr as importFr } from "../../texts/import.fr.ts";
import { profiles } from "../../tables.ts";
import { listedFields } from "../../vocabulary.ts";
import { manager, selectProfiles } from "../queries.ts";
import { orderKeys, buildOrder } from "../order.ts";
import { inTeam, withLeads, withTeams } from "../teamsOfPeople.ts";
import { matches, narrowed, planPeopleSearch } from "../search.ts";

/** Exactly what the list finds, or who was selected of it, in its order, with the fields that it shows. Who took it is in the log. */
export const exportPeopleEndpoint = handleDownload(peopleContract.export, (call, again) => {
  const { format, language, profileIds: only, ...question } = call.input;
  return exportList(call, again, {
    format,
    language,
    action: "people.export",
    details: { ...(only && { selected: only.length }), ...withoutSearchText(question) },
    read: (page, cursor) => readPage(page, { ...question, only }, cursor),
    sheetIn,
  });
});

async function readPage(
  { tx, actor: { companyId }, services }: ReadCall,
  { only, ...question }: PeopleQuestion & { only: readonly string[] | undefined },
  cursor?: string,
) {
  const search = await planPeopleSearch(tx, companyId, question.search);
  const order = buildOrder(question.sort);
  const rows = await selectProfiles(tx, {
    ...orderKeys,
    managerEmail: manager.email,
    ...withTeams(),
    ...withLeads(),
  })
    .where(
      and(
        matches(companyId, search),
        narrowed(question, services.now()),
        inTeam(companyId, question.team),
        only && inArray(profiles.id, [...only]),
        order.after(cursor),
      ),
    )
    .orderBy(...order.by)
    .limit(exportedAtOnce + 1);
  return order.toPage(rows, exportedAtOnce);
}

export type ExportedPerson = ListedPerson & { leads: Leads; managerEmail: string | null };

export function sheetIn(language: Language, now: Date): Sheet<ExportedPerson> {
  const texts = { fr, en }[language];
  const { manager_email: managerEmail } = { fr: importFr, en: importEn }[language].columns;
  const { title, columns, fields, roles, states } = texts;
  return {
    name: title,
    columns: [
      { header: fields.lastName, cell: ({ lastName }) => lastName },
      { header: fields.firstName, cell: ({ firstName }) => firstName },
      { header: fields.email, cell: ({ email }) => email, width: 36 },
      {
        header: columns.job,
        cell: ({ jobTitle, jobPosition }) =>
          jobPosition ? translated(language, jobPosition.name).text : jobTitle,
        width: 36,
      },
      {
        header: columns.manager,
        cell: ({ directManager }) => directManager && fullName(directManager),
      },
      // By which the import of people finds them: two people may have one name.
      { header: managerEmail, cell: (person) => person.managerEmail, width: 36 },
      {
        header: columns.teams,
        cell: ({ teams }) => joinNames(teams.map(({ name }) => name)) || null,
        width: 36,
      },
      {
        header: texts.labels.jobStatus,
        cell: ({ jobStatus }) => jobStatus && translated(language, jobStatus.name).text,
      },
      ...listedFields.map((name) => ({
        header: texts.labels[name],
        cell: (person: ExportedPerson) => fieldWords(language, texts, name, person[name]) || null,
      })),
      { header: columns.level, cell: (person) => texts.levels[resolveLevel(toLevelFacts(person))] },
      { header: texts.managesPeople, cell: ({ leads }) => (leads ? texts.yes : texts.no) },
      { header: columns.role, cell: ({ role }) => roles[role] },
      { header: columns.state, cell: (person) => states[resolveAccountState(person, now)] },
    ],
  };
}
