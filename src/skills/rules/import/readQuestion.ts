import { headerKey } from "#imports/rules/columns.ts";
import type { ParsedRow } from "#imports/rules/table.ts";
import { chosenValue } from "#imports/rules/values.ts";
import type { Problem, Problems } from "#imports/rules/rowValidation.ts";
import type { QuestionType } from "../../vocabulary.ts";
import { hasTwins, whyNotOptions, type Option } from "../options.ts";
import { isSlug } from "../slugs.ts";
import type { QuestionColumn } from "./columns.ts";
import { readOptionCell } from "./optionCell.ts";

const typeNames = {
  star_rating: [
    "Échelle",
    "Échelle de 1 à 5",
    "Étoiles",
    "Note",
    "Scale",
    "Scale from 1 to 5",
    "Stars",
    "Rating",
  ],
  multiple_choice: ["Choix multiple", "Choix multiples", "Choix de réponses", "Multiple choice", "Choice"],
  text: ["Texte", "Texte libre", "Question ouverte", "Commentaire", "Open question", "Free text", "Text"],
  true_false: ["Vrai ou faux", "Vrai/faux", "Oui ou non", "True or false", "Yes or no"],
} satisfies Record<QuestionType, string[]>;
const yesOrNo = {
  yes: ["Oui", "Vrai", "True", "1", "x", "o", "y"],
  no: ["Non", "Faux", "False", "0", "n"],
};

/** A question as a row writes it. */
export interface WrittenQuestion {
  skill: { nameFr: string; nameEn: string | null };
  textFr: string;
  textEn: string | null;
  nameSelfFr: string | null;
  nameSelfEn: string | null;
  type: keyof typeof typeNames;
  options: Option[];
  isRequired: boolean;
  /** The name of its model, if it has one. */
  model: string | null;
  /** Null when the file gives none: it is made of the French text. */
  slug: string | null;
}

const maxLengths = {
  name_fr: 300,
  name_en: 300,
  name_self_fr: 300,
  name_self_en: 300,
  category_name_fr: 120,
  category_name_en: 120,
  model: 120,
  slug: 80,
};

/** What one row says, and what is wrong with it by itself. */
export function readQuestion({ values, hasMore, problems: ofReading }: ParsedRow): {
  question: WrittenQuestion;
  problems: Problems;
} {
  const problems: Problems = {};
  const refuse = (field: QuestionColumn | "row", problem: Problem) => (problems[field] = problem);
  const text = (field: keyof typeof maxLengths) => {
    const given = values[field] ?? "";
    if (given.length > maxLengths[field])
      refuse(field, { code: "too_long", values: { max: String(maxLengths[field]) } });
    return given;
  };
  const textFr = text("name_fr");
  if (!textFr) refuse("name_fr", { code: "required" });
  const nameFr = text("category_name_fr");
  if (!headerKey(nameFr)) refuse("category_name_fr", { code: "category_required" });
  const type = chosenValue(values["question_type"] ?? "", typeNames);
  if (!type) refuse("question_type", { code: values["question_type"] ? "type_unknown" : "type_required" });
  const options = readOptionCell(values["options"] ?? "");
  const wrong = whyNotCell(type, options);
  if (wrong) refuse("options", { code: wrong });
  const required = values["is_required"] ? chosenValue(values["is_required"], yesOrNo) : null;
  if (values["is_required"] && !required) refuse("is_required", { code: "yes_or_no" });
  const slug = text("slug");
  if (slug && !isSlug(slug)) refuse("slug", { code: "slug" });
  if (hasMore) refuse("row", { code: "more_cells" });
  return {
    problems: { ...problems, ...ofReading },
    question: {
      skill: { nameFr, nameEn: text("category_name_en") || null },
      textFr,
      textEn: text("name_en") || null,
      nameSelfFr: text("name_self_fr") || null,
      nameSelfEn: text("name_self_en") || null,
      type: type ?? "text",
      options: options ?? [],
      isRequired: required ? required === "yes" : type !== "text",
      model: text("model") || null,
      slug: slug || null,
    },
  };
}

const optionCodes = {
  required: "options_required",
  too_long: "options_many",
  option: "options_none",
} as const;

function whyNotCell(type: WrittenQuestion["type"] | null, options: Option[] | null): string | null {
  if (options === null) return "options_invalid";
  const wrong = type && whyNotOptions(type, options.length);
  if (wrong) return optionCodes[wrong];
  if (options.some(({ value, fr, en }) => value.length > 40 || fr.length > 120 || (en ?? "").length > 120))
    return "options_long";
  return hasTwins(options) ? "options_twice" : null;
}
