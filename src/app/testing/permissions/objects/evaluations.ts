import { stateNames } from "../evaluationsInEveryState.ts";
import { planOf } from "../plans.ts";
import type { ObjectKind } from "./kind.ts";

/** An evaluation in each of its states: what somebody may do depends on their part in it, so everybody tries. */
export const evaluationObjects: ObjectKind = {
  triedBy: "everybody",
  conditions: stateNames,
  usual: "in progress",
  idsOf: ({ staged, relation, condition }) => {
    const objects = staged.get(`${planOf(relation.name)} ${condition}`);
    if (!objects) throw new Error(`no evaluation ${condition} for « ${relation.name} »`);
    return objects;
  },
};
