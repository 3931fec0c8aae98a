import { headerKey } from "#imports/rules/columns.ts";
import { bilingualNameFinder, type BilingualNamed } from "#imports/rules/bilingualNameFinder.ts";
import type { ParsedRow } from "#imports/rules/table.ts";
import type { Problem, Problems, RowValidation } from "#imports/rules/rowValidation.ts";
import { fold } from "#platform/searchWords.ts";
import { mapInSteps, type Steps } from "#platform/steps.ts";
import type { Status } from "../../vocabulary.ts";
import { readQuestion, type WrittenQuestion } from "./readQuestion.ts";

/** What the questions of a file may refer to. */
export interface QuestionsValidationContext {
  /** In the order of the catalogue. */
  skills: readonly BilingualNamed[];
  models: readonly BilingualNamed[];
  /** French names of skills that are to be created. */
  created: readonly string[];
}

export interface ReadRow {
  number: number;
  problems: Problems;
  question: WrittenQuestion;
  /** Null of a skill that the company does not have. */
  skillId: string | null;
  modelId: string | null;
}

/** What the catalogue already has of the rows, by their numbers. */
export interface KnownRows {
  /** A question with the same French text in the same skill, or with the slug of the row. */
  texts: ReadonlyMap<number, Status>;
  /** A question with the same slug, whatever its text. */
  slugs: ReadonlySet<number>;
}

export interface PlannedQuestion extends ReadRow {
  /** Of the skill, by which one that is to be created is found. */
  skillKey: string;
}

/** Reads each row by itself, and finds the skill and the model that it names. */
export function* readQuestions(
  rows: readonly ParsedRow[],
  catalogue: QuestionsValidationContext,
): Steps<ReadRow[]> {
  const findSkill = bilingualNameFinder(catalogue.skills);
  const findModel = bilingualNameFinder(catalogue.models);
  const created = new Set(catalogue.created.map(headerKey));
  return yield* mapInSteps(rows, (row) => {
    const { question, problems } = readQuestion(row);
    const { nameFr, nameEn } = question.skill;
    const skill = findSkill(nameFr) ?? (nameEn ? findSkill(nameEn) : null);
    if (skill?.isArchived) problems["category_name_fr"] ??= { code: "category_archived" };
    if (!skill && !created.has(headerKey(nameFr)))
      problems["category_name_fr"] ??= { code: "category_unknown", values: { name: nameFr } };
    const model = question.model ? findModel(question.model) : null;
    if (question.model && !model)
      problems["model"] ??= { code: "model_unknown", values: { name: question.model } };
    return {
      number: row.number,
      problems,
      question,
      skillId: skill?.id ?? null,
      modelId: model?.id ?? null,
    };
  });
}

/** A skill that rows name and the company does not have. */
export interface UnknownSkill {
  nameFr: string;
  nameEn: string | null;
  /** Rows that name it. */
  count: number;
}

/** The skills that rows name and the company does not have, each once, in the order of the file. */
export function* listUnknownSkills(rows: readonly ReadRow[]): Steps<UnknownSkill[]> {
  const found = new Map<string, UnknownSkill>();
  yield* mapInSteps(rows, ({ skillId, question }) => {
    const { nameFr, nameEn } = question.skill;
    const key = headerKey(nameFr);
    if (skillId !== null || key === "" || nameFr.length > 120) return;
    const known = found.get(key);
    if (!known) found.set(key, { nameFr, nameEn, count: 1 });
    else {
      known.nameEn ??= nameEn;
      known.count += 1;
    }
  });
  return [...found.values()];
}

/** Validates a file of questions as a whole: a question that is there already, or twice in the file, is left out. */
export function* validateQuestions(
  rows: readonly ReadRow[],
  known: KnownRows,
): Steps<{ validations: RowValidation[]; planned: PlannedQuestion[] }> {
  const texts = new Map<string, number>();
  const slugs = new Map<string, number>();
  const planned: PlannedQuestion[] = [];
  const validations = yield* mapInSteps(rows, (row): RowValidation => {
    const { number, question, skillId } = row;
    const skillKey = headerKey(question.skill.nameFr);
    const problems = { ...row.problems };
    const key = `${skillId ?? skillKey} ${fold(question.textFr)}`;
    const first = texts.get(key);
    const isWrong = Object.keys(problems).length > 0;
    if (!isWrong && first !== undefined) return duplicate(twice(first));
    const there = known.texts.get(number);
    if (there) return duplicate({ code: there === "active" ? "known" : "known_archived" });
    const { slug } = question;
    const sameSlug = slug === null ? undefined : slugs.get(slug);
    if (sameSlug !== undefined) problems["slug"] ??= twice(sameSlug);
    else if (known.slugs.has(number)) problems["slug"] ??= { code: "slug_taken" };
    if (Object.keys(problems).length > 0) return { state: "error", problems };
    texts.set(key, number);
    if (slug !== null) slugs.set(slug, number);
    planned.push({ ...row, skillKey });
    return { state: "add", problems: null };
  });
  return { validations, planned };
}

const twice = (row: number): Problem => ({ code: "twice", values: { row: String(row) } });
const duplicate = (problem: Problem): RowValidation => ({
  state: "duplicate",
  problems: { name_fr: problem },
});
