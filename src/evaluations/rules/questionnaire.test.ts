import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type QuestionType, questionTypes } from "#skills/vocabulary.ts";
import { Questionnaire } from "../contract/questionnaire.ts";
import {
  listAskedQuestions,
  listAskedTypes,
  estimateMinutes,
  freezeQuestionnaire,
  isLong,
  computeSelfText,
  type DraftQuestion,
  type DraftQuestionnaire,
} from "./questionnaire.ts";

const skill = { id: "s", name: { fr: "Écoute", en: null }, family: null };
const question = (id: string, type: QuestionType = "star_rating", skillId = "s"): DraftQuestion => ({
  id,
  text: { fr: id, en: null },
  type,
  options: [],
  isRequired: type !== "text",
  selfText: { fr: null, en: null },
  skill: { ...skill, id: skillId },
});
const value = (id: string) => ({
  id,
  name: { fr: `Valeur ${id}`, en: null },
  question: { fr: id, en: null },
  selfText: { fr: `Je ${id}`, en: null },
});
const objective = (id: string) => ({ id, name: { fr: id, en: null } });
const buildItems = (count: number, type: QuestionType) => Array.from({ length: count }, () => ({ type }));
const all = ["skills", "values", "objectives"] as const;
const freeze = (draft: DraftQuestionnaire) => freezeQuestionnaire(draft, { showsComments: true });

describe("freezing the questionnaire", () => {
  test("keeps the questions of a skill together, written ones too, then values and objectives", () => {
    const items = freeze({
      selectedDimensions: all,
      questions: [
        question("b"),
        question("autre", "star_rating", "t"),
        question("mot", "text"),
        question("a", "true_false"),
      ],
      values: [value("v")],
      objectives: [objective("o")],
    });
    expect(items.map(({ sourceId, position, dimension }) => [position, sourceId, dimension])).toEqual([
      [0, "b", "skill"],
      [1, "mot", "skill"],
      [2, "a", "skill"],
      [3, "autre", "skill"],
      [4, "v", "value"],
      [5, "o", "objective"],
    ]);
  });

  test("leaves written questions out where the report shows no comments", () => {
    const questions = [question("mot", "text"), question("a"), question("autre", "text", "t")];
    const draft = { selectedDimensions: all, questions, values: [], objectives: [] };
    const items = freezeQuestionnaire(draft, { showsComments: false });
    expect(items.map(({ sourceId, position }) => [position, sourceId])).toEqual([[0, "a"]]);
    expect(listAskedQuestions({ ...draft, showsComments: false }).map(({ id }) => id)).toEqual(["a"]);
  });

  test("keeps the wording for the person evaluated; an objective has none", () => {
    const selfText = { fr: "Je prends le temps d’écouter.", en: null };
    const items = freeze({
      selectedDimensions: all,
      questions: [{ ...question("a"), selfText }],
      values: [value("v")],
      objectives: [objective("o")],
    });
    expect(items.map((item) => item.selfText)).toEqual([selfText, { fr: "Je v", en: null }, undefined]);
  });

  test("keeps the name of a value beside what it asks for", () => {
    const [item] = freeze({
      selectedDimensions: all,
      questions: [],
      values: [value("v")],
      objectives: [],
    });
    expect(item).toMatchObject({ name: { fr: "Valeur v" }, text: { fr: "v" } });
  });

  test("leaves out a dimension that is switched off", () => {
    const draft = { questions: [question("a")], values: [value("v")], objectives: [objective("o")] };
    expect(freeze({ ...draft, selectedDimensions: ["values"] }).map((item) => item.sourceId)).toEqual(["v"]);
    expect(freeze({ ...draft, selectedDimensions: [] })).toEqual([]);
  });

  test("whatever the draft, the result is a questionnaire of the contract and loses nothing", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...questionTypes)),
        fc.nat(5),
        fc.nat(5),
        fc.subarray([...all]),
        fc.boolean(),
        (types, valueCount, objectiveCount, selectedDimensions, showsComments) => {
          const draft = {
            selectedDimensions,
            showsComments,
            questions: types.map((type, index) => question(`q${index}`, type)),
            values: Array.from({ length: valueCount }, (_, index) => value(`v${index}`)),
            objectives: Array.from({ length: objectiveCount }, (_, index) => objective(`o${index}`)),
          };
          const items = freezeQuestionnaire(draft, draft);
          expect(Questionnaire.parse({ scale: "frequency", items }).items).toEqual(items);
          expect(items.map(({ type }) => type).toSorted()).toEqual(
            listAskedTypes(draft)
              .map(({ type }) => type)
              .toSorted(),
          );
        },
      ),
    );
  });
});

describe("a question that is edited", () => {
  const before = { textFr: "Écoute.", textEn: "Listens." };
  test.each([
    [{}, {}],
    [{ textFr: "Écoute.", textEn: "Listens." }, {}],
    [{ textFr: "Écoute bien." }, { nameSelfFr: null }],
    [{ textEn: "" }, { nameSelfEn: null }],
    [
      { textFr: "Écoute bien.", nameSelfFr: "J’écoute bien.", nameSelfEn: "" },
      { nameSelfFr: "J’écoute bien.", nameSelfEn: null },
    ],
    [{ nameSelfEn: "I listen." }, { nameSelfEn: "I listen." }],
  ])("by %j writes %j as its wordings in the first person", (change, written) => {
    expect(computeSelfText(before, change)).toEqual(written);
  });
});

describe("how long answering takes", () => {
  test.each([
    [[], 0],
    [buildItems(1, "true_false"), 1],
    [buildItems(5, "star_rating"), 2],
    [buildItems(24, "star_rating"), 6],
    [[...buildItems(24, "star_rating"), ...buildItems(3, "text")], 10],
    [buildItems(10, "multiple_choice"), 3],
  ] as const)("%#: whole minutes, rounded up", (items, minutes) => {
    expect(estimateMinutes(items)).toBe(minutes);
  });

  test("more than 35 questions or 15 minutes is too long to be comfortable", () => {
    expect(isLong(buildItems(35, "star_rating"))).toBe(false);
    expect(isLong(buildItems(36, "true_false"))).toBe(true);
    expect(isLong(buildItems(12, "text"))).toBe(false);
    expect(isLong(buildItems(13, "text"))).toBe(true);
  });
});
