import { expect, test } from "vitest";
import { asking, whyNotSend } from "./asking.ts";

const skill = { id: "s", name: { fr: "Écoute", en: null }, questionTypes: ["star_rating" as const] };

test.each([
  ["a position, not chosen", asking("position"), "needsPosition"],
  ["an evaluation, not chosen", asking("evaluation"), "needsEvaluation"],
  ["skills, none added", asking("skills"), "needsSkills"],
  ["skills, one added", { ...asking("skills"), skills: [skill] }, null],
  ["each person’s position", asking("own_position"), null],
])("what is lacking of %s", (_source, wanted, lacking) => {
  expect(whyNotSend(wanted)).toBe(lacking);
});
