import { describe, expect, test } from "vitest";
import type { DraftedObjective } from "../../contract/drafts.ts";
import {
  countDecisions,
  mayLose,
  receive,
  toNewObjective,
  toSuggestion,
  type Suggestion,
} from "./suggestion.ts";

const written: DraftedObjective = {
  sentence: "Poser une question avant de répondre",
  measure: "",
  pillar: "leader",
  actions: ["Reformuler en réunion", "Demander un retour"],
  skillId: "of the report",
  companySkillId: null,
  skill: { fr: "Communication", en: null },
  figures: [{ group: "Vous", figure: "5,0" }],
};
const first = { key: 1, ask: 1 };
const report = (tag: "blind_spot" | null) => ({
  evaluationId: "evaluation",
  name: "Bilan",
  releasedOn: "2026-11-20",
  skills: [{ skillId: "of the report", skill: written.skill, tag, figures: [] }],
});

test("what is added refers to the report where it prints a tag, and to nothing where it prints none", () => {
  expect(toNewObjective(toSuggestion(written, first, report("blind_spot"))).evidence).toEqual({
    evaluationId: "evaluation",
    skillId: "of the report",
  });
  expect(toNewObjective(toSuggestion(written, first, report(null))).evidence).toBeNull();
});

test("what is added is what the person left of it, and no figure", () => {
  const suggestion = toSuggestion(written, first, report(null));
  const wording = {
    ...suggestion.wording,
    sentence: " Écouter ",
    actions: ["", " Reformuler "],
    dueOn: "2027-03-01",
  };
  const added = toNewObjective({ ...suggestion, wording });
  expect(added).toMatchObject({ sentence: "Écouter", dueOn: "2027-03-01", skillId: null });
  expect(added.actions).toEqual([{ text: "Reformuler", dueOn: null, libraryKey: null }]);
  expect(JSON.stringify(added)).not.toContain("5,0");
});

test("what was decided is counted: as it was written, with changes, left; what waits is not", () => {
  const one = toSuggestion(written, first, null);
  const changed = { ...one, wording: { ...one.wording, sentence: "Autre" } };
  const all: Suggestion[] = [
    { ...one, state: "accepted" },
    { ...changed, state: "accepted" },
    { ...one, state: "dismissed" },
    { ...changed, state: "editing" },
  ];
  expect(countDecisions(all)).toEqual({ accepted: 1, edited: 1, dismissed: 1 });
});

describe("another suggestion", () => {
  const one = toSuggestion(written, first, null);
  const other = toSuggestion({ ...written, sentence: "Demander un retour" }, { key: 2, ask: 1 }, null);
  const again = toSuggestion(written, { key: 3, ask: 2 }, null);
  const own = { ...one, wording: { ...one.wording, sentence: "Écouter" } };

  test.each<[string, readonly Suggestion[], Suggestion, readonly Suggestion[]]>([
    ["that is new comes last", [one], other, [one, other]],
    ["that repeats one of before takes its place", [one, other], again, [other, again]],
    ["that repeats what the person changes is left out", [{ ...one, state: "editing" }], again, []],
    ["that repeats what the person has changed is left out", [own], again, []],
    ["that repeats the same answer is left out", [one], { ...one, key: 9 }, []],
  ])("%s", (_, all, arrived, after) => {
    expect(receive(all, arrived)).toEqual(after.length > 0 ? after : all);
  });
});

test.each<[string, readonly Suggestion["state"][], string, string, boolean]>([
  ["nothing yet", [], " ", "", false],
  ["a suggestion that waits", ["accepted", "open"], "", "", true],
  ["a suggestion that is being changed", ["editing"], "", "", true],
  ["all decided", ["accepted", "dismissed"], "", "", false],
  ["words that were not sent", [], "Je prends une équipe", "", true],
  ["words that brought what is decided", ["accepted"], "Je prends une équipe", "Je prends une équipe", false],
])("leaving the page with %s", (_, states, words, usedWords, loses) => {
  const all = states.map((state, at) => ({ ...toSuggestion(written, { key: at, ask: 1 }, null), state }));
  expect(mayLose(all, words, usedWords)).toBe(loses);
});
