import { pageOfPeople } from "#people/server/search.ts";
import { handle } from "#platform/server/handle.ts";
import { nominationsContract } from "../../contract.ts";
import { findOwn } from "../present.ts";
import { listCandidates, presentPerson } from "../queries.ts";

const mostRows = 20;

export const candidatesEndpoint = handle(nominationsContract.candidates, async ({ input, actor, tx }) => {
  const { known } = await findOwn(tx, actor, input.evaluationId);
  const limit = input.limit ?? mostRows;
  const found = await listCandidates(tx, actor.companyId, {
    subjectId: actor.profileId,
    search: input.search,
    cursor: input.cursor,
    limit: limit + 1,
  });
  const { items, nextCursor } = pageOfPeople(found, limit);
  return { items: items.map(presentPerson(known)), nextCursor };
});
