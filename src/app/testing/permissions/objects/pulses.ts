import type { ObjectKind } from "./kind.ts";

/** A pulse survey of the company: what a person may do depends on what they act as. */
export const pulseObjects: ObjectKind = {
  triedBy: "one for each « acts as »",
  conditions: ["a pulse survey"],
  defaultCondition: "a pulse survey",
  selectIds: ({ actors }) => ({ pulseTemplate: actors.pulses.template }),
};
