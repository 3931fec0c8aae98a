import { useQuery } from "@tanstack/react-query";
import type { answersContract } from "#answers/contract.ts";
import { createQueries } from "#platform/client/queries.ts";
import type { pulsesContract } from "#pulses/contract.ts";

const answers = createQueries<typeof answersContract>("answers");
const pulses = createQueries<typeof pulsesContract>("pulses");

const staleTime = 60_000;

/** How many answers are awaited from me; 0 while unknown, so that no badge flashes. */
export const usePendingCount = (): number =>
  useQuery(answers.countPending.queryOptions({ input: {}, staleTime })).data?.count ?? 0;

/** The surveys that await my answer, the one that closes first before the others: the home shows them. */
export const useOpenSurveys = () =>
  useQuery(pulses.openSurveys.queryOptions({ input: {}, staleTime })).data?.items ?? [];
