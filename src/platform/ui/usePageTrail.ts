import { useState } from "react";

interface Page {
  items: readonly unknown[];
  total: number;
  nextCursor: string | null;
}

/**
 * The pages of a list walked through, as the cursors of those before this one: a cursor only leads forward, and only
 * within one search (`of`), so that another one begins at the first page.
 */
export function usePageTrail(of: string, size: number) {
  const [pages, setPages] = useState<{ of: string; cursors: readonly string[] }>({ of, cursors: [] });
  const trail = pages.of === of ? pages.cursors : [];
  const setTrail = (cursors: readonly string[]) => setPages({ of, cursors });
  return {
    cursor: trail.at(-1),
    /** What the Pager under this page shows and does. */
    pagerOf: ({ items, total, nextCursor }: Page) => ({
      before: trail.length * size,
      shown: items.length,
      total,
      size,
      onPrevious: trail.length > 0 ? () => setTrail(trail.slice(0, -1)) : null,
      onNext: nextCursor ? () => setTrail([...trail, nextCursor]) : null,
    }),
  };
}
