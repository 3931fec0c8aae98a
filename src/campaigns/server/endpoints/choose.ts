import { listOfferedPositions } from "#jobs/server/queries.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { inSteps } from "#platform/server/work/inSteps.ts";
import { campaignsContract } from "../../contract.ts";
import { findNearestPositions } from "../../rules/findNearestPositions.ts";
import { countChosenPeople } from "../chosen.ts";

export const chooseEndpoint = handle(campaignsContract.choose, async ({ input, actor, tx }) => {
  const { freeTitled, titles, ...counted } = await countChosenPeople(tx, actor, input);
  const positions = titles.length === 0 ? [] : await listOfferedPositions(tx, actor.companyId);
  // One without skills gives no questions either.
  const asking = positions.filter(({ skillCount }) => skillCount > 0);
  const words = titles.map(({ title }) => title);
  const nearest = await inSteps(findNearestPositions(words, asking, ({ name }) => name));
  return {
    ...counted,
    freeTitles: {
      count: freeTitled,
      titles: titles.map((one, at) => ({ ...one, nearest: nearest[at] ?? null })),
    },
  };
});
