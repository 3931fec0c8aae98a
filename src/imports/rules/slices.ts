/** What one step takes of a long list: few enough that what waits for the processor waits for a few milliseconds. */
const maxRowsPerSlice = 500;
/** Characters of the cells of one slice. */
const maxCharactersPerSlice = 250_000;

/** Parts of a long list of rows, in its order. */
export function* sliceRows<Row extends { cells: readonly string[] }>(
  rows: Iterable<Row>,
): Generator<readonly Row[]> {
  let slice: Row[] = [];
  let text = 0;
  for (const row of rows) {
    slice.push(row);
    for (const cell of row.cells) text += cell.length;
    if (slice.length < maxRowsPerSlice && text < maxCharactersPerSlice) continue;
    yield slice;
    slice = [];
    text = 0;
  }
  if (slice.length > 0) yield slice;
}
