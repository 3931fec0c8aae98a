import * as z from "zod";
import { en as evaluationsInEnglish } from "#evaluations/texts.en.ts";
import { fr as evaluationsInFrench } from "#evaluations/texts.fr.ts";
import { withheldEvaluations } from "#evaluations/server/queries/wholeList.ts";
import { defineExport } from "#exports/server/kind.ts";
import { formatPeriod } from "#platform/formatPeriod.ts";
import { readPeriodName } from "#platform/periods.ts";
import { exportedAtOnce } from "#platform/server/export/pages.ts";
import { say } from "#platform/texts.ts";
import { findTeamName } from "#teams/server/queries.ts";
import { personReportsQuestion, type PersonReports } from "../../contract/hub.ts";
import { countReportsByPerson, listReportsByPerson } from "../hub/reportsByPerson.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

/** The last evaluation about each other person, as the list shows it: its state and its date, nothing of what it says. */
export const reportsByPersonExport = defineExport({
  name: "reportsByPerson",
  allow: "managePeople",
  input: z.strictObject(personReportsQuestion),
  read: (call, asked, cursor) => listReportsByPerson(call, { ...asked, cursor, limit: exportedAtOnce }),
  total: countReportsByPerson,
  async title({ tx, actor }, { state, team, period }, language) {
    const { people: texts } = { fr, en }[language];
    const { statuses } = { fr: evaluationsInFrench, en: evaluationsInEnglish }[language];
    const named = period && readPeriodName(period);
    const filters = [
      state && (state === "never" ? texts.never : statuses[state]),
      team && (await findTeamName(tx, actor, team)),
      named && formatPeriod(language, named),
    ].filter(Boolean);
    return filters.length > 0 ? say(language, texts.narrowed, { filters: filters.join(", ") }) : texts.title;
  },
  sheetIn(language) {
    const { people: texts } = { fr, en }[language];
    const { statuses } = { fr: evaluationsInFrench, en: evaluationsInEnglish }[language];
    const { columns } = texts;
    const toDay = ({ last }: PersonReports, isPublished: boolean) =>
      last && last.isPublished === isPublished && last.on ? { date: last.on } : null;
    return {
      name: texts.title,
      columns: [
        { header: columns.lastName, cell: ({ lastName }: PersonReports) => lastName },
        { header: columns.firstName, cell: ({ firstName }) => firstName },
        { header: columns.job, cell: ({ jobTitle }) => jobTitle, width: 32 },
        { header: columns.last, cell: ({ last }) => last?.name ?? texts.never, width: 40 },
        { header: columns.state, cell: ({ last }) => last && statuses[last.status], width: 16 },
        { header: columns.published, cell: (person) => toDay(person, true), width: 14 },
        { header: columns.due, cell: (person) => toDay(person, false), width: 14 },
      ],
    };
  },
  rights: {
    note: (call) => withheldEvaluations.note(call),
    isLost: (call, _, begun) => withheldEvaluations.isLost(call, begun),
  },
});
