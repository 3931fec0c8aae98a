import { handle } from "#platform/server/handle.ts";
import { evaluationsContract } from "../../contract.ts";
import { listVisible, wantedOf } from "../queries/list.ts";

const usualPage = 50;

export const listEvaluationsEndpoint = handle(evaluationsContract.list, (call) =>
  listVisible(call, {
    ...wantedOf(call.input),
    cursor: call.input.cursor,
    limit: call.input.limit ?? usualPage,
  }),
);
