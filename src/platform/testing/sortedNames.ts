import { fold } from "../searchWords.ts";
import { withoutMarks } from "../withoutMarks.ts";

/** What `app.sort_key` makes of a text. */
export const sortKey = (text: string): string => fold(withoutMarks(text));

/** Names in their order, by PostgreSQL (app.sort_key) and in the browser (compareWords). */
export const sortedNames = [
  "Côté",
  "Dalbec",
  "Damours A",
  "D’Amours B",
  "D'Amours C",
  "Damours D",
  "D’Aragon",
  "Dʼaragon Z",
  "de la Durantaye",
  "Dubé",
  "Eaton",
  "Jean A",
  "Jean-Guy",
  "Jean Guy B",
  "Jean‐Guy C",
  "Jean\u00a0Guy D",
  "Jean–Guy E",
  "Jeanne",
  "McNeil-D’Aoust",
  "Oberlin",
  "O’Brien",
  "Œuvrard",
  "O'Neil",
  "Zoé",
];
