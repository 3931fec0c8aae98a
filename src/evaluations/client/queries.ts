import {
  keepPreviousData,
  notifyManager,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { evaluationsContract } from "#evaluations/contract.ts";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import type { jobsContract } from "#jobs/contract.ts";
import type { peopleContract } from "#people/contract.ts";
import { createApi } from "#platform/client/api.ts";
import { createQueries } from "#platform/client/queries.ts";
import type { skillsContract } from "#skills/contract.ts";

export const evaluationsApi = createApi<typeof evaluationsContract>("evaluations");
export const evaluations = createQueries<typeof evaluationsContract>("evaluations");
const skills = createQueries<typeof skillsContract>("skills");
export const skillsApi = createApi<typeof skillsContract>("skills");
export const jobsApi = createApi<typeof jobsContract>("jobs");
export const jobs = createQueries<typeof jobsContract>("jobs");
export const people = createQueries<typeof peopleContract>("people");
export const peopleApi = createApi<typeof peopleContract>("people");

/** `refreshAfter` computes from the loaded evaluation how long to wait before the next request, in milliseconds. */
export const useEvaluation = (
  id: string,
  refreshAfter: (evaluation: Evaluation | undefined) => number | false = () => false,
) =>
  useQuery(
    evaluations.read.queryOptions({
      input: { id },
      refetchInterval: ({ state }) => refreshAfter(state.data),
    }),
  );

const cacheOptions = { staleTime: 5 * 60_000 };

/** The skills that can be added, page after page. */
export const useCatalogue = (search: string) =>
  useInfiniteQuery({
    queryKey: [...skills.catalogue.key(), "pages", search],
    queryFn: ({ pageParam, signal }) =>
      skillsApi.catalogue(
        { limit: 100, ...(search && { search }), ...(pageParam !== null && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    ...cacheOptions,
    placeholderData: keepPreviousData,
  });

export const useOfferedValues = () =>
  useQuery(skills.offeredValues.queryOptions({ input: {}, ...cacheOptions }));

/**
 * Shows the server's answer on every screen; resolves once they show it. TanStack Query notifies them a
 * moment later, and what was typed over the old evaluation must not be dropped before: the screen would go back to
 * the old one, and with a section that it does not have all that was typed there would go.
 */
export function useKeepEvaluation(): (evaluation: Evaluation) => Promise<void> {
  const client = useQueryClient();
  return async (evaluation) => {
    const queryKey = evaluations.read.queryKey({ input: { id: evaluation.id } });
    // An answer requested before the change would show the evaluation without it.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, evaluation);
    void client.invalidateQueries({ queryKey: evaluations.list.key() });
    await new Promise<void>((resolve) => notifyManager.schedule(resolve));
  };
}

let last: Promise<unknown> = Promise.resolve();
let pendingCount = 0;
/** Whether no change is in flight: the last answer is the current state. */
export const isIdle = (): boolean => pendingCount === 0;

/** Changes leave one after the other: each answers with the whole evaluation, and the last answer must be the newest. */
export function runInOrder<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  pendingCount += 1;
  const turn = last.then(call, call).finally(() => {
    pendingCount -= 1;
  });
  last = turn.catch(() => undefined);
  return turn;
}
