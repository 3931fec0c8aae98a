import type { ObjectKind } from "./kind.ts";

/** A survey of pulse surveys: it exists for those whom it asks, whatever their role. */
export const surveyObjects: ObjectKind = {
  triedBy: "one for each « acts as »",
  conditions: [
    "a survey of others",
    "a survey that asks them",
    "one they answered",
    "one that is over",
    "one whose results are published",
  ],
  defaultCondition: "a survey that asks them",
  selectIds: ({ actors: { surveys }, condition }) => ({
    survey:
      condition === "a survey of others"
        ? surveys.ofAnother
        : condition === "one they answered"
          ? surveys.answered
          : condition === "one that is over"
            ? surveys.closed
            : condition === "one whose results are published"
              ? surveys.published
              : surveys.own,
  }),
};
