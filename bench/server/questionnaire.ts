import type { QuestionnaireItem } from "../../src/evaluations/contract/questionnaire.ts";

export const questionCount = 40;

const buildId = (kind: string, number: number) =>
  `${kind.repeat(8)}-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** Forty questions on eight skills, worded about as long as those of the library. */
export const buildItems = (variant: number): QuestionnaireItem[] =>
  Array.from({ length: questionCount }, (_, position) => {
    const skill = Math.floor(position / 5);
    return {
      position,
      dimension: "skill",
      type: "star_rating",
      text: {
        fr: `Prend le temps de comprendre ce que les autres vivent avant de décider (${variant}, ${position + 1}).`,
        en: `Takes the time to understand what others live through before deciding (${variant}, ${position + 1}).`,
      },
      required: true,
      options: [],
      skill: {
        id: buildId("a", skill),
        name: { fr: `Compétence ${skill + 1}`, en: `Skill ${skill + 1}` },
        family: { id: buildId("b", skill % 3), name: { fr: "Relations", en: "Relations" } },
      },
      sourceId: buildId("c", position),
    };
  });
