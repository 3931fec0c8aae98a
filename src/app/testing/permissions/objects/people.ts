import { candidate, getPerson, targets } from "../actors.ts";
import type { ObjectKind } from "./kind.ts";

const oneself = "oneself";

/** A person of the company: what a person may do depends on what they act as alone. */
export const personObjects: ObjectKind = {
  triedBy: "one for each « acts as »",
  conditions: [...Object.keys(targets), oneself],
  defaultCondition: "a member",
  selectIds: ({ actors, acting, relation, condition }) => ({
    profile:
      condition === oneself
        ? (acting.get(relation.name)?.profileId ?? "")
        : getPerson(actors, targets[condition] ?? "").profileId,
    candidate: getPerson(actors, candidate).profileId,
  }),
};
