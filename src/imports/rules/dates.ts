import { fold } from "#platform/searchWords.ts";
import { mapInSteps, type Steps } from "#platform/steps.ts";
import { dateOrders, type DateOrder } from "../vocabulary.ts";

/** A cell of a column of dates, as it reads in each order that is possible. */
export interface DateSample {
  cell: string;
  days: Partial<Record<DateOrder, string>>;
}

/** How the dates of a column are read. */
export interface DateColumn {
  field: string;
  /** Null where a person has to choose. */
  order: DateOrder | null;
  /** The orders in which the column makes sense; none where no cell depends on it. */
  orders: DateOrder[];
  samples: DateSample[];
}

/** The orders of columns, by field. */
export type DateOrders = Record<string, DateOrder>;
export const collectOrders = (dates: readonly Pick<DateColumn, "field" | "order">[]): DateOrders =>
  Object.fromEntries(dates.flatMap(({ field, order }) => (order ? [[field, order]] : [])));

/** The columns whose orders the importer has chosen, before they are read. */
export const chosenDates = (orders: Readonly<DateOrders>): DateColumn[] =>
  Object.entries(orders).map(([field, order]) => ({ field, order, orders: [], samples: [] }));

const monthNames: readonly (readonly string[])[] = [
  ["janvier", "janv", "january", "jan"],
  ["fevrier", "fevr", "fev", "february", "febr", "feb"],
  ["mars", "march", "mar"],
  ["avril", "avr", "april", "apr"],
  ["mai", "may"],
  ["juin", "june", "jun"],
  ["juillet", "juil", "july", "jul", "jui"],
  ["aout", "aou", "august", "aug"],
  ["septembre", "september", "sept", "sep"],
  ["octobre", "october", "oct"],
  ["novembre", "november", "nov"],
  ["decembre", "december", "dec"],
];
const months = new Map(monthNames.flatMap((names, at) => names.map((name) => [name, at + 1] as const)));
const aroundDates = new Set(
  (
    "le the of de du dimanche lundi mardi mercredi jeudi vendredi samedi dim lun mar mer jeu ven sam " +
    "sunday monday tuesday wednesday thursday friday saturday sun mon tue tues wed thu thur thurs fri sat"
  ).split(" "),
);
const timeOfDay = /[T\s]+\d{1,2}[:h]\d{2}(?::\d{2}(?:[.,]\d+)?)?\s*(?:[ap]\.?m\.?|Z|[+-]\d{2}:?\d{2})?$/i;

/** « 03/04/2024 », « 3. 4. 24 », « 2024-04-03 ». */
const numericDate = /^(\d{1,4})\s*[-/.\s]\s*(\d{1,2})\s*[-/.\s]\s*(\d{4}|\d{1,2})$/;

/** Days since the day zero of spreadsheets that a date of a working person may have: 1954 to 2064. */
const [minSerial, maxSerial] = [20_000, 60_000];

/**
 * The day that a cell means, as year-month-day; null when it means none, or not in this order.
 * @param thisYear by which two digits of a year are understood: next year at most, else a hundred years before
 */
export function parseDate(given: string, order: DateOrder, thisYear: number): string | null {
  const cell = given.trim().replace(timeOfDay, "");
  if (/^\d{5}(?:[.,]\d+)?$/.test(cell)) return parseSerialDate(Math.floor(Number(cell.replace(",", "."))));
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(cell);
  if (compact) return buildDay(compact[1], compact[2], compact[3], thisYear);
  const numbers = numericDate.exec(cell);
  if (!numbers) return parseWrittenDate(cell, thisYear);
  const [, first = "", second = "", third = ""] = numbers;
  if (first.length > 2)
    return third.length < 3 && first.length === 4 ? buildDay(first, second, third, thisYear) : null;
  switch (order) {
    case "day":
      return buildDay(third, second, first, thisYear);
    case "month":
      return buildDay(third, first, second, thisYear);
    case "year":
      return third.length === 2 && first.length === 2 ? buildDay(first, second, third, thisYear) : null;
  }
}

/** « 3 avril 2024 », « 1er mars 2024 », « 1ᵉʳ mars 2024 », « 3-avr.-24 », « Wed, Apr 3rd 2024 ». */
function parseWrittenDate(cell: string, thisYear: number): string | null {
  const parts = fold(cell)
    .split(/[\s,./-]+/)
    .map((part) => part.replace(/^(\d{1,2})(?:er|re|ᵉʳ|st|nd|rd|th|e|ᵉ)$/, "$1"))
    .filter(Boolean);
  const named = parts.filter((part) => months.has(part));
  // « mar » is Tuesday beside another month.
  const month = named.length > 1 ? named.find((part) => !aroundDates.has(part)) : named[0];
  const others = parts.filter((part) => part !== month && !aroundDates.has(part));
  const [one = "", other = "", more] = others;
  if (month === undefined || more !== undefined || !/^\d+$/.test(one) || !/^\d+$/.test(other)) return null;
  const [day, year] = one.length === 4 ? [other, one] : [one, other];
  return buildDay(year, String(months.get(month)), day, thisYear);
}

function parseSerialDate(serial: number): string | null {
  if (serial < minSerial || serial > maxSerial) return null;
  return new Date(Date.UTC(1899, 11, 30) + serial * 86_400_000).toISOString().slice(0, 10);
}

function buildDay(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
  thisYear: number,
): string | null {
  if (!year || !month || !day || (year.length !== 4 && year.length !== 2)) return null;
  const text = `${year.length === 4 ? year : fullYear(Number(year), thisYear)}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const at = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== text ? null : text;
}

function fullYear(twoDigits: number, thisYear: number): number {
  const year = thisYear - (thisYear % 100) + twoDigits;
  return year > thisYear + 1 ? year - 100 : year;
}

/**
 * The order of a whole column. A cell that is a date in one order and none in another decides for all of them, unless
 * another cell decides otherwise; where nothing decides and a cell would be another day, a person has to choose. In
 * steps: a column may have as many cells as a file has rows.
 */
export function* readDateColumn(
  field: string,
  cells: Iterable<string>,
  thisYear: number,
  chosen: DateOrder | null = null,
): Steps<DateColumn> {
  const read = yield* mapInSteps(
    [...new Set(cells)].filter(Boolean),
    (cell): ReadDate => ({ cell, days: parseInEachOrder(cell, thisYear), fits: listFittingOrders(cell) }),
  );
  const dependent = read.filter(({ days }) => differ(dateOrders.map((order) => days[order])));
  const tellsOrder = new Set(dependent);
  // « 31/02/2024 » is no day, but shows which number is the month.
  const written = read.filter(
    (one) => (one.fits.length > 0 && one.fits.length < dateOrders.length) || tellsOrder.has(one),
  );
  const reads = (order: DateOrder) => written.filter(({ fits }) => fits.includes(order));
  // An order falls to another one that reads all that it reads, and more.
  const orders = dateOrders.filter((order) => {
    const own = reads(order);
    const isLess = (other: DateOrder) =>
      own.every(({ fits }) => fits.includes(other)) && reads(other).length > own.length;
    return own.length > 0 && !dateOrders.some(isLess);
  });
  const isOpen = dependent.some(({ days }) => differ(orders.map((order) => days[order])));
  const order = chosen ?? (isOpen ? null : (orders[0] ?? "day"));
  return { field, order, orders, samples: selectSamples(dependent.length > 0 ? dependent : read, order) };
}

/** A cell with the orders in which its numbers can be those of a day. */
type ReadDate = DateSample & { fits: readonly DateOrder[] };

const differ = (days: readonly (string | undefined)[]) => new Set(days).size > 1;

/** The orders in which the numbers of a cell can be those of a day: a month up to 12, a day up to 31. */
function listFittingOrders(cell: string): DateOrder[] {
  const written = numericDate.exec(cell.trim().replace(timeOfDay, ""))?.slice(1) ?? [];
  // « 2024-04-03 » has one order whatever its column, « 1/2/3 » no year.
  const isOpen = (written[0]?.length ?? 0) <= 2 && (written[2]?.length ?? 0) >= 2;
  const numbers = isOpen ? written.map(Number) : [];
  const [first = 0, second = 0, third = 0] = numbers;
  const read = { day: [first, second], month: [second, first], year: [third, second] } as const;
  return dateOrders.filter((order) => {
    const [day, month] = read[order];
    return day >= 1 && day <= 31 && month >= 1 && month <= 12;
  });
}

function parseInEachOrder(cell: string, thisYear: number): DateSample["days"] {
  const days: DateSample["days"] = {};
  for (const order of dateOrders) {
    const day = parseDate(cell, order, thisYear);
    if (day) days[order] = day;
  }
  return days;
}

/** Two cells that show whether the order is right: those first that would be other days in another one. */
function selectSamples(read: readonly ReadDate[], order: DateOrder | null): DateSample[] {
  const readable = read.filter(({ days }) => (order ? days[order] : true));
  const isTelling = ({ days }: DateSample) => differ(Object.values(days));
  return [...readable.filter(isTelling), ...readable.filter((one) => !isTelling(one))]
    .slice(0, 2)
    .map(({ cell, days }) => ({ cell, days }));
}
