import { createQueries } from "#platform/client/queries.ts";
import type { viewsContract } from "../contract.ts";

const views = createQueries<typeof viewsContract>("views");

/** The reader's own views of a list. No one else changes them: what was read lasts as long as the page. */
export const viewsQuery = (list: string) =>
  views.list.queryOptions({ input: { list }, staleTime: Number.POSITIVE_INFINITY });
