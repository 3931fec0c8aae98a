import type { ObjectKind } from "./kind.ts";

/** A pulse survey of the company: what a person may do depends on what they act as. */
export const pulseObjects: ObjectKind = {
  triedBy: "one for each « acts as »",
  conditions: ["a pulse survey"],
  defaultCondition: "a pulse survey",
  selectIds: ({ actors: { pulses } }) => ({ pulseTemplate: pulses.template, pulseSeries: pulses.series }),
};

/** One time that it is asked. */
export const pulseRunObjects: ObjectKind = {
  triedBy: "one for each « acts as »",
  conditions: ["a run to come", "an open run", "a closed run"],
  defaultCondition: "a run to come",
  selectIds: ({ actors: { pulses }, condition }) => ({
    pulseRun:
      condition === "an open run"
        ? pulses.openRun
        : condition === "a closed run"
          ? pulses.closedRun
          : pulses.runToCome,
  }),
};
