import { skipToken, useQuery } from "@tanstack/react-query";
import type { jobsContract } from "#jobs/contract.ts";
import { useLanguage } from "#platform/client/language.tsx";
import { createQueries } from "#platform/client/queries.ts";
import { translated } from "#platform/texts.ts";

const jobs = createQueries<typeof jobsContract>("jobs");

/** The name of the position that the list is narrowed to, once it is known. */
export function usePositionName(id: string | null): string | null {
  const { language } = useLanguage();
  const { data } = useQuery(
    jobs.readPosition.queryOptions({ input: id ? { id } : skipToken, staleTime: 5 * 60_000 }),
  );
  return data ? translated(language, data.name).text : null;
}
