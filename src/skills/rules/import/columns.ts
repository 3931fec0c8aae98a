import type { ImportField } from "#imports/rules/columns.ts";

/** So many rows of one file; beyond, it is several files. */
export const maxImportedQuestions = 50_000;
/** Skills that one file can create. */
export const maxNewSkills = 500;

/** The columns of a file of questions; the first five are required, of which those in English may be empty (§5 of docs/specification.md). */
export const questionColumns = [
  {
    name: "name_fr",
    isRequired: true,
    synonyms: ["Question", "Question (français)", "Question FR", "Énoncé", "French question"],
  },
  {
    name: "name_en",
    isRequired: true,
    mayBeEmpty: true,
    synonyms: ["Question (anglais)", "Question EN", "Question (English)", "English question"],
  },
  { name: "question_type", isRequired: true, synonyms: ["Type", "Type de question", "Question type"] },
  {
    name: "category_name_fr",
    isRequired: true,
    synonyms: [
      "Catégorie",
      "Compétence",
      "Catégorie (français)",
      "Compétence (français)",
      "Category FR",
      "French category",
    ],
  },
  {
    name: "category_name_en",
    isRequired: true,
    mayBeEmpty: true,
    synonyms: [
      "Catégorie (anglais)",
      "Compétence (anglais)",
      "Category",
      "Skill",
      "Category EN",
      "English category",
    ],
  },
  {
    name: "options",
    isRequired: false,
    hasLines: true,
    synonyms: ["Choix", "Choix de réponse", "Choices", "Answers"],
  },
  { name: "is_required", isRequired: false, synonyms: ["Obligatoire", "Requise", "Required"] },
  {
    name: "name_self_fr",
    isRequired: false,
    synonyms: ["Question à soi (français)", "Autoévaluation (français)"],
  },
  { name: "name_self_en", isRequired: false, synonyms: ["Question à soi (anglais)", "Self question"] },
  { name: "model", isRequired: false, synonyms: ["Modèle", "Question model"] },
  { name: "slug", isRequired: false, synonyms: ["Identifiant", "Question ID"] },
] as const satisfies readonly ImportField[];
export type QuestionColumn = (typeof questionColumns)[number]["name"];
