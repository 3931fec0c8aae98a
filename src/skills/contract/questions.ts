import * as z from "zod";
import { endpoint, language, nothing, optionalLine, slug } from "#platform/contract/endpoint.ts";
import { ExportFormat, exportedFile } from "#platform/contract/exports.ts";
import { exports, search } from "#platform/contract/limits.ts";
import { countedPageSchema, pageInput } from "#platform/contract/page.ts";
import { questionSorts, questionTypes } from "../vocabulary.ts";
import {
  Bilingual,
  description,
  nameEn,
  nameFr,
  OptionalBilingual,
  Moved,
  place,
  Removal,
  Status,
  Translation,
  uses,
  version,
} from "./wording.ts";

const id = z.uuid();
export const QuestionType = z.enum(questionTypes);

const Option = z.strictObject({
  /** What an export calls it, whatever the language. */
  value: optionalLine(40).min(1),
  fr: optionalLine(120).min(1),
  en: optionalLine(120).nullable(),
});
export type QuestionOption = z.infer<typeof Option>;
/** What one level of the scale looks like; levels without one are left out. */
const Anchor = z.strictObject({
  level: z.number().int().min(1).max(5),
  fr: optionalLine(200).min(1),
  en: optionalLine(200).nullable(),
});

const Named = z.object({ id, name: Bilingual });
/** A named set of questions, offered whole when an evaluation is prepared. */
const QuestionModel = Named.extend({ isArchived: z.boolean(), version });
export type QuestionModel = z.infer<typeof QuestionModel>;

export const QuestionRow = z.object({
  id,
  slug: z.string(),
  skill: Named,
  model: Named.nullable(),
  text: Bilingual,
  type: QuestionType,
  isRequired: z.boolean(),
  isArchived: z.boolean(),
  version,
  usedIn: uses,
});
export type QuestionRow = z.infer<typeof QuestionRow>;

export const LibraryQuestionDetail = QuestionRow.extend({
  description: OptionalBilingual,
  /** For the person evaluated, in the first person. */
  selfText: OptionalBilingual,
  options: z.array(Option),
  anchors: z.array(Anchor),
});
export type LibraryQuestionDetail = z.infer<typeof LibraryQuestionDetail>;

const text = z.string().trim().max(300);
const optionalText = text.nullable().optional();
const fields = {
  skillId: id,
  textFr: text.min(1),
  textEn: optionalText,
  nameSelfFr: optionalText,
  nameSelfEn: optionalText,
  descriptionFr: description.optional(),
  descriptionEn: description.optional(),
  type: QuestionType,
  options: z.array(Option).max(20).optional(),
  isRequired: z.boolean().optional(),
  anchors: z.array(Anchor).max(5).optional(),
  modelId: id.nullable().optional(),
};

/** By text; by place as the skill puts them, which is the usual order within one skill. */
const QuestionSort = z.enum(questionSorts);
const question = {
  search: pageInput.search,
  skill: id.optional(),
  type: QuestionType.optional(),
  status: Status.optional(),
  model: id.optional(),
  translation: Translation.optional(),
  sort: QuestionSort.optional(),
};
const QuestionsQuestion = z.strictObject(question);
export type QuestionsQuestion = z.infer<typeof QuestionsQuestion>;

export const questionEndpoints = {
  questions: endpoint({
    allow: "administer",
    limit: search,
    method: "GET",
    path: "/questions",
    summary: "The questions of the catalogue",
  })
    .input(z.strictObject({ ...pageInput, ...question }))
    .output(countedPageSchema(QuestionRow)),
  exportQuestions: endpoint({
    allow: "administer",
    limit: exports,
    method: "POST",
    path: "/question-exports",
    summary: "The questions of the catalogue as a file",
  })
    .input(z.strictObject({ format: ExportFormat, language: language.optional(), ...question }))
    .output(exportedFile),
  readQuestion: endpoint({
    allow: "administer",
    object: "id",
    method: "GET",
    path: "/questions/{id}",
    summary: "One question of the catalogue",
  })
    .input(z.strictObject({ id }))
    .output(LibraryQuestionDetail),
  /** Without a slug, one is made of the French text. */
  createQuestion: endpoint({
    allow: "administer",
    method: "POST",
    path: "/questions",
    summary: "Create a question of the catalogue",
  })
    .input(z.strictObject({ ...fields, slug: slug(80).optional() }))
    .output(LibraryQuestionDetail),
  /** Evaluations keep the texts that they copied. */
  updateQuestion: endpoint({
    allow: "administer",
    object: "id",
    method: "PATCH",
    path: "/questions/{id}",
    summary: "Change a question of the catalogue",
  })
    .input(
      z.strictObject({
        id,
        version,
        ...fields,
        skillId: id.optional(),
        textFr: fields.textFr.optional(),
        type: QuestionType.optional(),
        slug: slug(80).optional(),
        isArchived: z.boolean().optional(),
      }),
    )
    .output(LibraryQuestionDetail),
  removeQuestion: endpoint({
    allow: "administer",
    object: "id",
    method: "DELETE",
    path: "/questions/{id}",
    summary: "Delete a question, or archive one that is used",
  })
    .input(z.strictObject({ id }))
    .output(Removal),
  moveQuestion: endpoint({
    allow: "administer",
    object: "id",
    method: "PUT",
    path: "/questions/{id}/place",
    summary: "Put a question after another of its skill",
  })
    .input(z.strictObject({ id, ...place }))
    .output(Moved),
  models: endpoint({
    allow: "administer",
    method: "GET",
    path: "/question-models",
    summary: "The models of questions",
  })
    .input(nothing)
    .output(z.object({ items: z.array(QuestionModel) })),
  createModel: endpoint({
    allow: "administer",
    method: "POST",
    path: "/question-models",
    summary: "Create a model of questions",
  })
    .input(z.strictObject({ nameFr, nameEn: nameEn.optional() }))
    .output(QuestionModel),
  updateModel: endpoint({
    allow: "administer",
    object: "id",
    method: "PATCH",
    path: "/question-models/{id}",
    summary: "Rename a model of questions",
  })
    .input(z.strictObject({ id, version, nameFr: nameFr.optional(), nameEn: nameEn.optional() }))
    .output(QuestionModel),
};
