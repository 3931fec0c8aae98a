import { afterEach, expect, test } from "vitest";
import { dismiss, notify, shownToasts, undoLast } from "./notify.ts";

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

test("the last thing that can be undone is undone once, and what only offers another try is left alone", () => {
  const undone: string[] = [];
  const undo = (what: string) => ({
    action: { label: "Annuler", run: () => void undone.push(what), isUndo: true },
  });
  notify.success("Anne a été retirée.", undo("Anne"));
  notify.success("Luc a été retiré.", undo("Luc"));
  notify.error("Le fichier n’est pas arrivé.", {
    action: { label: "Réessayer", run: () => void undone.push("file") },
  });
  expect([undoLast(), undoLast(), undoLast()]).toEqual([true, true, false]);
  expect(undone).toEqual(["Luc", "Anne"]);
  expect(shown()).toEqual(["Le fichier n’est pas arrivé."]);
});

test("the same message twice is one, whose time starts again", () => {
  notify.error("Erreur de connexion.");
  const [before] = shownToasts();
  notify.error("Erreur de connexion.");
  expect(shown()).toEqual(["Erreur de connexion."]);
  expect(shownToasts()[0]?.id).not.toBe(before?.id);
});
