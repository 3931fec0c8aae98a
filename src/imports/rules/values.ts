import { headerKey } from "./columns.ts";

const byKey = new WeakMap<object, ReadonlyMap<string, string>>();

/** The value of a closed list that a cell means, by any of its names; null when it is none. */
export function chosenValue<Value extends string>(
  cell: string,
  names: Readonly<Record<Value, readonly string[]>>,
): Value | null {
  let values = byKey.get(names);
  if (!values) {
    const lists = Object.entries(names) as [Value, readonly string[]][];
    values = new Map(
      lists.flatMap(([value, known]) => [value, ...known].map((name) => [headerKey(name), value] as const)),
    );
    byKey.set(names, values);
  }
  return (values.get(headerKey(cell)) as Value | undefined) ?? null;
}

/** « 2026-11-23 » and « 23/11/2026 » (or with dots or hyphens) as a calendar date; null when there is no such day. */
export function calendarDate(cell: string): string | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(cell);
  const daily = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(cell);
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : [daily?.[3], daily?.[2], daily?.[1]];
  if (!year || !month || !day) return null;
  const text = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const at = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== text ? null : text;
}
