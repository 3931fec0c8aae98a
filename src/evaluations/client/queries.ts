import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Evaluation, evaluationsContract } from "#evaluations/contract.ts";
import type { peopleContract } from "#people/contract.ts";
import { apiOf } from "#platform/client/api.ts";
import { queriesOf } from "#platform/client/queries.ts";
import type { skillsContract } from "#skills/contract.ts";

export const evaluationsApi = apiOf<typeof evaluationsContract>("evaluations");
export const evaluations = queriesOf<typeof evaluationsContract>("evaluations");
const skills = queriesOf<typeof skillsContract>("skills");
export const peopleApi = apiOf<typeof peopleContract>("people");

/** `refreshAfter` tells from what is known how long to wait before asking again, in milliseconds. */
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

export const useCatalogue = () =>
  useQuery(skills.catalogue.queryOptions({ input: {}, staleTime: 5 * 60_000 }));

/** What the server answered becomes what every screen shows. */
export function useKeepEvaluation(): (evaluation: Evaluation) => void {
  const client = useQueryClient();
  return (evaluation) => {
    client.setQueryData(evaluations.read.queryKey({ input: { id: evaluation.id } }), evaluation);
    void client.invalidateQueries({ queryKey: evaluations.list.key() });
  };
}

let last: Promise<unknown> = Promise.resolve();

/** Changes leave one after the other: each answers with the whole evaluation, and the last answer must be the newest. */
export function inTurn<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const turn = last.then(call, call);
  last = turn.catch(() => undefined);
  return turn;
}
