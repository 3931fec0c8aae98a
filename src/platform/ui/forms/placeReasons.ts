/**
 * Where the reasons of the server go: under the field that shows each (`shownBy`, where it has another name than what
 * was refused), or nowhere, when the form draws no such field.
 */
export function placeReasons<Refused>(
  fields: Readonly<Record<string, Refused>>,
  drawn: ReadonlySet<string>,
  shownBy: Readonly<Record<string, string>>,
): { placed: Record<string, Refused>; hasUnplaced: boolean } {
  const reasons = Object.entries(fields).map(([path, reason]) => [shownBy[path] ?? path, reason] as const);
  const placed = reasons.filter(([path]) => drawn.has(path));
  return { placed: Object.fromEntries(placed), hasUnplaced: placed.length < reasons.length };
}
