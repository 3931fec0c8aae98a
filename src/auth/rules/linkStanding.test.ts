import { expect, test } from "vitest";
import { linkStanding, isOpenFor } from "./linkStanding.ts";
import type { LinkStanding } from "../vocabulary.ts";

const ana = { userId: "ana" };

test.each<[string, Parameters<typeof linkStanding>[1], LinkStanding, boolean]>([
  ["nobody", null, "free", true],
  ["its holder", { userId: "ana", isSubjectOrLead: false }, "own", true],
  ["its holder, who runs the evaluation", { userId: "ana", isSubjectOrLead: true }, "own", true],
  ["somebody else", { userId: "bo", isSubjectOrLead: false }, "other", false],
  ["the person evaluated, or the lead", { userId: "sam", isSubjectOrLead: true }, "closed", false],
])("a link where %s is signed in", (_who, viewer, standing, opens) => {
  expect(linkStanding(ana, viewer)).toBe(standing);
  expect(isOpenFor(standing)).toBe(opens);
});
