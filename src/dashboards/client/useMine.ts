import { useQuery } from "@tanstack/react-query";
import type { answersContract } from "#answers/contract.ts";
import { createQueries } from "#platform/client/queries.ts";

const answers = createQueries<typeof answersContract>("answers");

/** My evaluations: to do, done, about me. */
export const useMine = () => useQuery(answers.mine.queryOptions({ input: {} }));
