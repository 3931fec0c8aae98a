import { handle } from "#platform/server/handle.ts";
import { evaluationsContract } from "../../contract.ts";
import { listVisible } from "../queries/list.ts";

const usualPage = 50;

export const listEvaluationsEndpoint = handle(evaluationsContract.list, ({ input, actor, tx }) => {
  const { search, status, team, sort, cursor, limit = usualPage } = input;
  return listVisible(tx, actor, { search, status, team, sort, cursor, limit });
});
