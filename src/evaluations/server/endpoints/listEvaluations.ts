import { handle } from "#platform/server/calls/handle.ts";
import { evaluationsContract } from "../../contract.ts";
import { listVisible, toListQuery } from "../queries/list.ts";

const usualPage = 50;

export const listEvaluationsEndpoint = handle(evaluationsContract.list, (call) =>
  listVisible(call, {
    ...toListQuery(call.input),
    cursor: call.input.cursor,
    limit: call.input.limit ?? usualPage,
  }),
);
