import type { ObjectKind } from "./kind.ts";

/** A position, its family and its status: who may do what depends on the role alone. */
export const jobObjects: ObjectKind = {
  triedBy: "one for each « acts as »",
  conditions: ["a position"],
  defaultCondition: "a position",
  selectIds: ({ actors }) => actors.jobs,
};
