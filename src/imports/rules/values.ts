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
