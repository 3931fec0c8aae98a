import { useQuery } from "@tanstack/react-query";
import type { answersContract } from "#answers/contract.ts";
import { createQueries } from "#platform/client/queries.ts";

const answers = createQueries<typeof answersContract>("answers");

/** How many answers are awaited from me; 0 while unknown, so that no badge flashes. */
export const usePendingCount = (): number =>
  useQuery(answers.countPending.queryOptions({ input: {}, staleTime: 60_000 })).data?.count ?? 0;
