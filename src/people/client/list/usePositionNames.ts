import { useQuery } from "@tanstack/react-query";
import type { jobsContract } from "#jobs/contract.ts";
import { useLanguage } from "#platform/client/language.tsx";
import { queriesOf } from "#platform/client/queries.ts";
import { translated } from "#platform/texts.ts";

const jobs = queriesOf<typeof jobsContract>("jobs");

/** The positions that the list can be narrowed to, by their ids, in the order of their names: one page of them. */
export function usePositionNames(): Record<string, string> {
  const { language } = useLanguage();
  const { data } = useQuery(
    jobs.listPositions.queryOptions({ input: { limit: 100 }, staleTime: 5 * 60_000 }),
  );
  return Object.fromEntries((data?.items ?? []).map(({ id, name }) => [id, translated(language, name).text]));
}
