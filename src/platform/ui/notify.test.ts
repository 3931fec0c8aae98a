import { afterEach, expect, test } from "vitest";
import { dismiss, notify, shownToasts } from "./notify.ts";

const shown = () => shownToasts().map(({ words }) => words);
afterEach(() => shownToasts().forEach(({ id }) => dismiss(id)));

test("one message at a time: a new one takes the place of the last", () => {
  notify.success("Enregistré.");
  notify.info("Deux personnes ont été ajoutées.");
  expect(shown()).toEqual(["Deux personnes ont été ajoutées."]);
});

test("an error stays until it is closed, and what can be undone as long as it can", () => {
  notify.error("Erreur de connexion.");
  notify.info("Participation retirée.", { action: { label: "Annuler", run: () => undefined } });
  notify.success("Enregistré.");
  notify.success("Copié.");
  expect(shown()).toEqual(["Erreur de connexion.", "Participation retirée.", "Copié."]);
  expect(shownToasts()[0]?.milliseconds).toBeNull();
});

test("the same message twice is one, whose time starts again", () => {
  notify.error("Erreur de connexion.");
  const [before] = shownToasts();
  notify.error("Erreur de connexion.");
  expect(shown()).toEqual(["Erreur de connexion."]);
  expect(shownToasts()[0]?.id).not.toBe(before?.id);
});
