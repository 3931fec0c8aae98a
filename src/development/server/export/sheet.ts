import { dayIn } from "#company/server/dayIn.ts";
import type { Cell, Sheet } from "#platform/server/export/sheet.ts";
import type { Language } from "#platform/vocabulary.ts";
import { en as badgesEn } from "../../texts/badges.en.ts";
import { fr as badgesFr } from "../../texts/badges.fr.ts";
import { en as commonEn } from "../../texts.en.ts";
import { fr as commonFr } from "../../texts.fr.ts";
import type { OwnData } from "./readOwnData.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

interface ExportedRow {
  kind: keyof typeof fr.kinds;
  day?: string | null | undefined;
  words: string;
  detail?: string | null | undefined;
  state?: string | undefined;
  dueOn?: string | null | undefined;
  who?: string | null | undefined;
  isPrivate?: boolean | undefined;
}

const toDate = (day: string | null | undefined): Cell => (day ? { date: day } : null);

/** A line for each thing, in the order of the page. */
export const sheetIn = (language: Language): Sheet<ExportedRow> => {
  const { file, columns, kinds, yes } = { fr, en }[language];
  return {
    name: file,
    columns: [
      { header: columns.kind, cell: ({ kind }) => kinds[kind] },
      { header: columns.day, cell: ({ day }) => toDate(day) },
      { header: columns.words, cell: ({ words }) => words, width: 60 },
      { header: columns.detail, cell: ({ detail }) => detail ?? null, width: 40 },
      { header: columns.state, cell: ({ state }) => state ?? null },
      { header: columns.dueOn, cell: ({ dueOn }) => toDate(dueOn) },
      { header: columns.who, cell: ({ who }) => who ?? null },
      { header: columns.isPrivate, cell: ({ isPrivate }) => (isPrivate ? yes : null) },
    ],
  };
};

export function listRows(data: OwnData, language: Language, timeZone: string): ExportedRow[] {
  const texts = { fr, en }[language];
  const { statuses, pillars } = { fr: commonFr, en: commonEn }[language];
  const badges = { fr: badgesFr, en: badgesEn }[language].kinds;
  const toDay = (moment: string | null) => moment && dayIn(timeZone, new Date(moment));
  return [
    ...data.objectives.flatMap((objective): ExportedRow[] => [
      {
        kind: "objective",
        day: toDay(objective.createdAt),
        words: objective.sentence,
        detail: [pillars[objective.pillar], objective.skill, objective.measure, objective.setAsideWhy]
          .filter(Boolean)
          .join(" · "),
        state: statuses[objective.status],
        dueOn: objective.dueOn,
        who: objective.author,
        isPrivate: objective.isPrivate,
      },
      ...objective.actions.map(
        ({ text, dueOn, doneOn, author }): ExportedRow => ({
          kind: "action",
          day: doneOn,
          words: text,
          detail: objective.sentence,
          state: doneOn === null ? texts.toDo : texts.done,
          dueOn,
          who: author,
          isPrivate: objective.isPrivate,
        }),
      ),
    ]),
    ...data.notes.map(
      ({ kind, day, text, author }): ExportedRow => ({ kind, day, words: text, who: author }),
    ),
    ...data.changes.map(
      ({ kind, at, by, objective }): ExportedRow => ({
        kind: "change",
        day: toDay(at),
        words: texts.changes[kind],
        detail: objective,
        who: by,
      }),
    ),
    ...data.courses.map(
      ({ title, state, finishedOn, confirmedBy }): ExportedRow => ({
        kind: "course",
        day: finishedOn,
        words: title,
        state: texts.courses[state],
        who: confirmedBy,
      }),
    ),
    ...data.badges.map(
      ({ kind, quarter, givenOn }): ExportedRow => ({
        kind: "badge",
        day: givenOn,
        words: badges[kind],
        detail: quarter || null,
      }),
    ),
    ...data.thanksReceived.map(
      ({ from, text, value, createdAt }): ExportedRow => ({
        kind: "received",
        day: toDay(createdAt),
        words: text,
        detail: value,
        who: from,
      }),
    ),
    ...data.thanksSent.map(
      ({ to, text, value, createdAt }): ExportedRow => ({
        kind: "sent",
        day: toDay(createdAt),
        words: text,
        detail: value,
        who: to,
      }),
    ),
    ...data.managers.map(
      ({ manager, toldAt }): ExportedRow => ({ kind: "manager", day: toDay(toldAt), words: manager }),
    ),
    ...data.checkpoints.map(
      ({ askedAt, state, launcher, declinedWhy }): ExportedRow => ({
        kind: "checkpoint",
        day: toDay(askedAt),
        words: declinedWhy ?? "",
        state: texts.checkpoints[state],
        who: launcher,
      }),
    ),
  ];
}
