import { candidate, personIn, targets } from "../actors.ts";
import type { ObjectKind } from "./kind.ts";

const oneself = "oneself";

/** A person of the company: what somebody may do depends on what they act as alone. */
export const personObjects: ObjectKind = {
  triedBy: "one for each « acts as »",
  conditions: [...Object.keys(targets), oneself],
  usual: "a member",
  idsOf: ({ actors, acting, relation, condition }) => ({
    profile:
      condition === oneself
        ? (acting.get(relation.name)?.profileId ?? "")
        : personIn(actors, targets[condition] ?? "").profileId,
    candidate: personIn(actors, candidate).profileId,
  }),
};
