import { expect, test } from "vitest";
import type { Reason } from "#platform/client/form.ts";
import { en } from "#platform/texts.en.ts";
import { fr } from "#platform/texts.fr.ts";
import { say } from "#platform/texts.ts";
import { isMissing, labelAt } from "./labels.ts";

const labels = {
  email: "Email",
  name: { fr: "Nom, en français", en: "Nom, en anglais" },
  "people.*.email": "Courriel",
};

test.each([
  ["email", "Email"],
  ["name", "Nom, en français"],
  ["people.12.email", "Courriel"],
  ["people.12.lastName", undefined],
  ["constructor.name", undefined],
])("the name of the field %s: %s", (path, label) => expect(labelAt(labels, path)).toBe(label));

test.each<[Reason | null, boolean]>([
  ["required", true],
  ["email_required", true],
  [{ reason: "required" }, true],
  ["email_invalid", false],
  [{ sentence: "required" }, false],
  [null, false],
])("%j says that nothing was typed: %j", (reason, missing) => expect(isMissing(reason)).toBe(missing));

test("« <label> is required », to the byte in English (§5 of the specification), and in French", () => {
  const words = ["User ID", "First name", "Last name", "Email"].map((label) =>
    say("en", en.form.requiredNamed, { label }),
  );
  expect(words).toEqual([
    "User ID is required",
    "First name is required",
    "Last name is required",
    "Email is required",
  ]);
  expect(say("fr", fr.form.requiredNamed, { label: "Prénom" })).toBe(
    "Le champ «\u00A0Prénom\u00A0» est requis.",
  );
});
