import { expect, test } from "vitest";
import { checkNote, newAction, noNote, toNoteValues, toSentActions } from "./noteForm.ts";

const facts = {
  isPublished: false,
  noPerson: "Choisissez une personne.",
  today: "2026-12-01",
  dayOver: "Ce jour est passé.",
  knownDays: [] as string[],
};
const listWrong = (values: Parameters<typeof checkNote>[0], change: Partial<typeof facts> = {}) =>
  Object.entries(checkNote(values, { ...facts, ...change }))
    .filter(([, reason]) => reason !== null)
    .map(([path, reason]) => [
      path,
      typeof reason === "object" && reason && "reason" in reason ? reason.reason : reason,
    ]);

test("a draft may be empty, what people were told may not", () => {
  expect(listWrong(toNoteValues(noNote))).toEqual([]);
  expect(listWrong(toNoteValues(noNote), { isPublished: true })).toEqual([["text", "required"]]);
});

test("actions say what is done, and follow from something", () => {
  const dated = { ...newAction, dueOn: "2026-12-15" };
  expect(listWrong({ text: "", actions: [newAction, dated] })).toEqual([
    ["text", "required"],
    ["actions.1.text", "required"],
  ]);
  expect(listWrong({ text: "Moins de réunions", actions: [{ ...dated, text: "a".repeat(201) }] })).toEqual([
    ["actions.0.text", "too_long"],
  ]);
});

test("a day that is over is not promised, unless it was", () => {
  const late = { ...newAction, text: "Des mercredis libres", dueOn: "2026-11-30" };
  const values = { text: "Moins de réunions", actions: [late] };
  expect(listWrong(values)).toEqual([["actions.0.dueOn", { sentence: facts.dayOver }]]);
  expect(listWrong(values, { knownDays: ["2026-11-30"] })).toEqual([]);
  expect(listWrong({ ...values, actions: [{ ...late, doneOn: "2026-11-30" }] })).toEqual([]);
  expect(listWrong({ ...values, actions: [{ ...late, dueOn: "2026-12-01" }] })).toEqual([]);
});

test("what is typed for a person and is none is said", () => {
  const typed = { ...newAction, text: "Des mercredis libres", unmatched: "Éli" };
  expect(listWrong({ text: "Moins de réunions", actions: [typed] })).toEqual([
    ["actions.0.owner", { sentence: facts.noPerson }],
  ]);
});

test("lines without a word are not sent; the day on which an action was done is kept", () => {
  const action = {
    text: "Des mercredis libres",
    ownerProfileId: "5c0e7b3e-8a61-4c38-9d0c-2a6f8f8f5b11",
    ownerName: "Élise Tremblay",
    dueOn: null,
    doneOn: "2026-12-01",
  };
  const { actions } = toNoteValues({ ...noNote, actions: [action] });
  const { ownerName: _, ...sent } = action;
  expect(toSentActions([...actions, newAction])).toEqual([sent]);
});
