/**
 * What several parts of the product declare by name, in one object.
 * @param what they are, for the error
 * @throws where two declare one name
 */
export function mergeDeclared<Value>(
  what: string,
  parts: readonly Readonly<Record<string, Value>>[],
): Record<string, Value> {
  const merged: Record<string, Value> = {};
  for (const [name, value] of parts.flatMap((part) => Object.entries(part))) {
    if (Object.hasOwn(merged, name)) throw new Error(`two concepts declare the ${what} « ${name} »`);
    merged[name] = value;
  }
  return merged;
}
