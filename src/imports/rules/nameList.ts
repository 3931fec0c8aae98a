/** Several names in one cell: « Ventes; Soudure ». A name that would not be read as it is stands in quotes. */
export const joinNames = (names: readonly string[]): string => names.map(quoted).join("; ");

const quoted = (name: string) => (/[;|]|^"/.test(name) ? `"${name.replaceAll('"', '""')}"` : name);

/** The names in a cell, with a semicolon or a bar between them. */
export function splitNames(cell: string): string[] {
  const names: string[] = [];
  for (const [, inQuotes, plain] of cell.matchAll(
    /\s*(?:"((?:[^"]|"")*)"\s*(?=[;|]|$)|([^;|]*))(?:[;|]|$)/g,
  )) {
    const name = (inQuotes?.replaceAll('""', '"') ?? plain ?? "").trim();
    if (name) names.push(name);
  }
  return names;
}
