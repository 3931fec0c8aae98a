/** What an address asks after its « ? », as plain text: the router’s own reading takes `3` for a number and writes it back as `"3"`. */
export const readQuery = (written: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(written));

export function writeQuery(asked: Record<string, unknown>): string {
  const given = Object.entries(asked).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `?${query}` : "";
}
