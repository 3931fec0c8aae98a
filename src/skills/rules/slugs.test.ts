import { expect, test } from "vitest";
import { findFreeSlug, isSlug, toSlug } from "./slugs.ts";

test.each([
  ["Prend le temps d’écouter avant de décider.", "prend_le_temps_d_ecouter_avant_de_decider"],
  ["  Cœur & âme : 100 %  ", "coeur_ame_100"],
  ["???", "question"],
  ["a".repeat(100), "a".repeat(60)],
])("the slug of « %s » is %s", (text, slug) => {
  expect(toSlug(text)).toBe(slug);
  expect(isSlug(toSlug(text))).toBe(true);
});

test.each(["Écoute", "ecoute-active", "ecoute active", ""])("« %s » is no slug", (text) => {
  expect(isSlug(text)).toBe(false);
});

test("a slug that is taken gets a number, and stays short enough", () => {
  expect(findFreeSlug("Écoute", new Set())).toBe("ecoute");
  expect(findFreeSlug("Écoute", new Set(["ecoute", "ecoute_2"]))).toBe("ecoute_3");
});
