import { expect, test } from "vitest";
import { proposeFromModel, proposeFromPriorities, keepWritten, toNewObjective } from "./beginning.ts";

const words = (fr: string) => ({ fr, en: null });
const toFrench = ({ fr }: { fr: string }) => fr;
const skill = { id: "listening", name: words("Écoute") };

test("a model becomes objectives with all of their actions, which nothing keeps private or dates", () => {
  const proposed = proposeFromModel(
    {
      kind: "model",
      key: "m",
      pillar: "leader",
      title: words("Modèle"),
      detail: words("Quand…"),
      objectives: [
        {
          sentence: words("Écouter"),
          measure: words("Deux fois"),
          skill,
          actions: [{ key: "a", title: words("Demander") }],
        },
      ],
    },
    toFrench,
  );
  expect(proposed.map(toNewObjective)).toEqual([
    {
      pillar: "leader",
      sentence: "Écouter",
      measure: "Deux fois",
      skillId: "listening",
      startsOn: null,
      dueOn: null,
      isPrivate: false,
      evidence: null,
      actions: [{ text: "Demander", dueOn: null, libraryKey: "a" }],
    },
  ]);
});

test("a priority becomes an objective that names its skill and nothing of what the report says", () => {
  const point = {
    skillId: "frozen",
    skill: words("Écoute"),
    tag: "blind_spot" as const,
    mostlyManager: true,
    companySkillId: null,
    pillar: null,
    isEssential: true,
  };
  const [proposed] = proposeFromPriorities([point], {
    evaluationId: "autumn",
    pillar: "gestionnaire",
    toSentence: ({ fr }) => `Développer « ${fr} »`,
  });
  expect(proposed).toMatchObject({
    sentence: "Développer « Écoute »",
    pillar: "gestionnaire",
    skillId: null,
    evidence: { evaluationId: "autumn", skillId: "frozen" },
  });
  expect(JSON.stringify(proposed)).not.toContain("blind_spot");
});

test("an action that was not chosen is not saved", () => {
  const actions = [
    { key: "a", text: "Demander", isChosen: false },
    { key: "b", text: "Redire", isChosen: true },
  ];
  const proposed = {
    key: "model 0",
    sentence: " Écouter ",
    measure: "",
    pillar: "leader" as const,
    dueOn: "2026-12-01",
    isPrivate: true,
  };
  expect(toNewObjective({ ...proposed, actions, skillId: null, evidence: null })).toMatchObject({
    sentence: "Écouter",
    dueOn: "2026-12-01",
    isPrivate: true,
    actions: [{ text: "Redire", libraryKey: "b" }],
  });
});

test("what was written before who chooses went back is kept, and no more", () => {
  const make = (key: string, sentence: string) => ({
    key,
    sentence,
    measure: "",
    pillar: "leader" as const,
    dueOn: "",
    isPrivate: false,
    actions: [],
    skillId: null,
    evidence: null,
  });
  const kept = keepWritten(
    [make("a", "Écouter"), make("b", "Dire")],
    [make("c", "Lire"), make("a", "Mieux")],
  );
  expect(kept.map(({ sentence }) => sentence)).toEqual(["Mieux", "Dire"]);
});
