import { expect, test } from "vitest";
import { newQuestionnaire, whyNotSend } from "./asking.ts";

const skill = { id: "s", name: { fr: "Écoute", en: null }, questionTypes: ["star_rating" as const] };

test.each([
  ["a position, not chosen", newQuestionnaire("position"), "needsPosition"],
  ["an evaluation, not chosen", newQuestionnaire("evaluation"), "needsEvaluation"],
  ["skills, none added", newQuestionnaire("skills"), "needsSkills"],
  ["skills, one added", { ...newQuestionnaire("skills"), skills: [skill] }, null],
  ["each person’s position", newQuestionnaire("own_position"), null],
])("what is lacking of %s", (_source, wanted, lacking) => {
  expect(whyNotSend(wanted)).toBe(lacking);
});
