import { expect, test } from "vitest";
import { whyNotEvaluate, type SubjectChoice } from "./subject.ts";

const choice: SubjectChoice = {
  evaluationType: "full",
  subject: { isActive: true },
  actorIsSubject: false,
  authorIsSubject: false,
  actorIsAuthor: true,
  actorMayEvaluate: true,
  nobodyElseCould: false,
};
const oneself = { actorIsSubject: true, authorIsSubject: true };

test.each([
  ["someone whom one may evaluate", {}, null],
  ["an unknown or foreign person", { subject: null }, "invalid_author_or_subject"],
  ["an inactive person", { subject: { isActive: false } }, "invalid_author_or_subject"],
  ["someone whom one does not manage", { actorMayEvaluate: false }, "invalid_author_or_subject"],
  [
    "the author, chosen by another",
    { authorIsSubject: true, actorIsAuthor: false },
    "invalid_author_or_subject",
  ],
  ["oneself, for a self-evaluation", { ...oneself, evaluationType: "self" }, null],
  [
    "oneself, without being among the people one manages",
    { ...oneself, evaluationType: "self", actorMayEvaluate: false },
    "forbidden",
  ],
  ["oneself, for another type", oneself, "forbidden"],
  ["oneself, as the only owner", { ...oneself, nobodyElseCould: true }, null],
  [
    "oneself, in someone else’s evaluation",
    { ...oneself, authorIsSubject: false, actorIsAuthor: false, evaluationType: "self" },
    "forbidden",
  ],
] as const)("evaluating %s", (_, facts, code) => {
  expect(whyNotEvaluate({ ...choice, ...facts })).toBe(code);
});
