import { handle } from "#platform/server/handle.ts";
import { evaluationsContract } from "../../contract.ts";
import { listVisible, wantedOf } from "../queries/list.ts";

const usualPage = 50;

export const listEvaluationsEndpoint = handle(evaluationsContract.list, ({ input, actor, tx }) =>
  listVisible(tx, actor, { ...wantedOf(input), cursor: input.cursor, limit: input.limit ?? usualPage }),
);
