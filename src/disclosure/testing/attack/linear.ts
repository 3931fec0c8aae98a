/** People by name: « this person answered there » or « this person is in that team ». */
export type LinearFigure = { id: string; terms: Readonly<Record<string, number>> };

/**
 * Whether some combination of the figures rests on fewer than `k` people, by the definition and by trying every set of
 * people: leaving them out lowers the rank. Knows nothing of the product's own complement rule.
 * People with equal variables matter together or not at all, so that only whole anonymity sets are tried.
 */
export function restsOnFewerThan(
  k: number,
  figures: readonly LinearFigure[],
  toRespondent: (variable: string) => string = (variable) => variable,
): boolean {
  const columnsByPerson = new Map<string, Set<string>>();
  const variables = new Map<string, number[]>();
  figures.forEach(({ terms }, index) => {
    for (const [variable, coefficient] of Object.entries(terms)) {
      const column = variables.get(variable) ?? figures.map(() => 0);
      column[index] = coefficient;
      variables.set(variable, column);
    }
  });
  for (const [variable, column] of variables) {
    const person = toRespondent(variable);
    columnsByPerson.set(person, (columnsByPerson.get(person) ?? new Set()).add(column.join()));
  }
  const anonymitySets = [
    ...Map.groupBy(columnsByPerson.values(), (columns) => [...columns].toSorted().join(";")).values(),
  ].map((members) => ({ people: members.length, columns: members[0]! }));
  const all = new Set(anonymitySets.flatMap(({ columns }) => [...columns]));
  const rank = computeExactRank(all);
  const small = anonymitySets.filter(({ people }) => people < k);
  const isUnsafe = (from: number, left: number, absent: readonly number[]): boolean => {
    const rest = new Set(
      anonymitySets
        .filter((anonymitySet) => !absent.some((index) => small[index] === anonymitySet))
        .flatMap(({ columns }) => [...columns]),
    );
    if (rest.size < all.size && computeModularRank(rest, rank) < rank && computeExactRank(rest) < rank)
      return true;
    return small.some(
      ({ people }, index) =>
        index >= from && people <= left && isUnsafe(index + 1, left - people, [...absent, index]),
    );
  };
  return isUnsafe(0, k - 1, []);
}

const parseColumn = (column: string) => column.split(",").map(Number);

/** Bareiss: elimination without fractions. */
function computeExactRank(columns: ReadonlySet<string>): number {
  const rows = [...columns].map((column) => parseColumn(column).map(BigInt));
  const width = rows[0]?.length ?? 0;
  let rank = 0;
  let last = 1n;
  for (let at = 0; at < width && rank < rows.length; at += 1) {
    const found = rows.findIndex((row, index) => index >= rank && row[at] !== 0n);
    if (found < 0) continue;
    [rows[rank], rows[found]] = [rows[found]!, rows[rank]!];
    const pivot = rows[rank]!;
    for (let index = rank + 1; index < rows.length; index += 1) {
      const row = rows[index]!;
      rows[index] = row.map((entry, column) => (entry * pivot[at]! - row[at]! * pivot[column]!) / last);
    }
    last = pivot[at]!;
    rank += 1;
  }
  return rank;
}

/** Never above the true rank, and fast: as high as the rank of all, it is exact, and no more columns are looked at. */
function computeModularRank(columns: Iterable<string>, enough: number): number {
  const prime = 46_337;
  const basis: { at: number; row: number[] }[] = [];
  for (const column of columns) {
    const row = parseColumn(column).map((entry) => ((entry % prime) + prime) % prime);
    for (const known of basis) {
      const factor = row[known.at]!;
      if (factor === 0) continue;
      const pivot = known.row[known.at]!;
      for (let index = 0; index < row.length; index += 1)
        row[index] = (((row[index]! * pivot - factor * known.row[index]!) % prime) + prime) % prime;
    }
    const at = row.findIndex((entry) => entry !== 0);
    if (at < 0) continue;
    basis.push({ at, row });
    if (basis.length === enough) break;
  }
  return basis.length;
}
