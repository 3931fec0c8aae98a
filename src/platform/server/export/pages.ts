export interface Page<Row> {
  items: readonly Row[];
  nextCursor: string | null;
}

/** Rows of one page of an export: enough for few round trips, few enough to hold. */
export const exportedAtOnce = 500;

/** All pages of a list, from one that is there already; each of the others is read when it is asked for. */
export async function* pagesFrom<Row>(
  first: Page<Row>,
  next: (cursor: string) => Promise<Page<Row>>,
): AsyncGenerator<readonly Row[]> {
  let page = first;
  yield page.items;
  while (page.nextCursor !== null) {
    page = await next(page.nextCursor);
    yield page.items;
  }
}
