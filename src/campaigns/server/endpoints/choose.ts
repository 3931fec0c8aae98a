import { listOfferedPositions } from "#jobs/server/queries.ts";
import { handle } from "#platform/server/handle.ts";
import { campaignsContract } from "../../contract.ts";
import { nearestPosition } from "../../rules/nearestPosition.ts";
import { countChosen } from "../chosen.ts";

export const chooseEndpoint = handle(campaignsContract.choose, async ({ input, actor, tx }) => {
  const { freeTitled, titles, ...counted } = await countChosen(tx, actor, input);
  const positions = titles.length === 0 ? [] : await listOfferedPositions(tx, actor.companyId);
  // One without skills gives no questions either.
  const asking = positions.filter(({ skillCount }) => skillCount > 0);
  return {
    ...counted,
    freeTitles: {
      count: freeTitled,
      titles: titles.map((one) => ({
        ...one,
        nearest: nearestPosition(one.title, asking, ({ name }) => name),
      })),
    },
  };
});
