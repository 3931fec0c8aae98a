import { expect, test } from "vitest";
import { chooseNextStep } from "./nextStep.ts";

type Objective = Parameters<typeof chooseNextStep>[0][number];
const objective = (sentence: string, facts: Partial<Objective> = {}): Objective => ({
  sentence,
  status: "running",
  dueOn: null,
  actions: [],
  ...facts,
});
const action = (text: string, dueOn: string | null = null, doneOn: string | null = null) => ({
  text,
  dueOn,
  doneOn,
});
const soon = "2026-11-24";
const later = "2026-12-15";

test.each<[string, Objective[], string | null]>([
  ["nothing is written", [], null],
  ["all is over", [objective("A", { status: "reached" }), objective("B", { status: "set_aside" })], null],
  ["an objective without an action", [objective("A")], "A"],
  ["its first open action", [objective("A", { actions: [action("a", null, soon), action("b")] })], "b"],
  ["an objective whose actions are done", [objective("A", { actions: [action("a", null, soon)] })], "A"],
  ["what is due first", [objective("A", { actions: [action("a", later), action("b", soon)] })], "b"],
  [
    "a day before none",
    [objective("A", { actions: [action("a")] }), objective("B", { actions: [action("b", later)] })],
    "b",
  ],
  [
    "what is due first, of all objectives",
    [objective("A", { dueOn: later }), objective("B", { dueOn: soon })],
    "B",
  ],
  [
    "by the day of its objective, where an action has none",
    [objective("A", { dueOn: soon, actions: [action("a")] }), objective("B", { dueOn: later })],
    "a",
  ],
  ["under way before to come", [objective("A", { status: "upcoming" }), objective("B")], "B"],
  [
    "to come, where its day is sooner",
    [objective("A", { status: "upcoming", dueOn: soon }), objective("B", { dueOn: later })],
    "A",
  ],
  [
    "no action of an objective that is over",
    [objective("A", { status: "reached", actions: [action("a", soon)] }), objective("B")],
    "B",
  ],
])("%s", (_, objectives, words) => {
  expect(chooseNextStep(objectives)?.words ?? null).toBe(words);
});
