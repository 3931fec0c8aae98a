import { stateNames } from "../evaluationsInEveryState.ts";
import { findPlanName } from "../plans.ts";
import type { ObjectKind } from "./kind.ts";

/** An evaluation in each of its states: what a person may do depends on their part in it, so all actors try. */
export const evaluationObjects: ObjectKind = {
  triedBy: "everybody",
  conditions: stateNames,
  defaultCondition: "in progress",
  selectIds: ({ evaluationIds, relation, condition }) => {
    const objects = evaluationIds.get(`${findPlanName(relation.name)} ${condition}`);
    if (!objects) throw new Error(`no evaluation ${condition} for « ${relation.name} »`);
    return objects;
  },
};
