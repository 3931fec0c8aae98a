import * as z from "zod";
import { endpoint, line } from "#platform/contract/endpoint.ts";
import { Evaluation } from "./evaluation.ts";
import { QuestionType } from "./questionnaire.ts";

const id = z.uuid();

const question = {
  skillId: id,
  textFr: z.string().trim().min(1).max(300),
  textEn: z.string().trim().max(300).nullable().optional(),
  /** For the person evaluated, in the first person. A question whose text changes keeps none unless it is given. */
  nameSelfFr: z.string().trim().max(300).nullable().optional(),
  nameSelfEn: z.string().trim().max(300).nullable().optional(),
  type: QuestionType,
  options: z
    .array(
      z.strictObject({ fr: z.string().trim().min(1).max(120), en: z.string().trim().max(120).nullable() }),
    )
    .max(20)
    .optional(),
  isRequired: z.boolean().optional(),
};

/** What an evaluation asks: its questions by skill, its values and its objectives. */
export const questionEndpoints = {
  addSkill: endpoint({
    allow: "evaluate",
    object: "id",
    method: "POST",
    path: "/evaluations/{id}/skills",
    summary: "Add the questions of a skill",
  })
    .input(z.strictObject({ id, skillId: z.uuid() }))
    .output(z.object({ evaluation: Evaluation, added: z.number().int(), alreadyPresent: z.number().int() })),
  removeSkill: endpoint({
    allow: "evaluate",
    object: "id",
    method: "DELETE",
    path: "/evaluations/{id}/skills/{skillId}",
    summary: "Remove the questions of a skill",
  })
    .input(z.strictObject({ id, skillId: z.uuid() }))
    .output(Evaluation),
  addQuestion: endpoint({
    allow: "evaluate",
    object: "id",
    method: "POST",
    path: "/evaluations/{id}/questions",
    summary: "Add a question of one's own",
  })
    .input(z.strictObject({ id, ...question }))
    .output(Evaluation),
  updateQuestion: endpoint({
    allow: "evaluate",
    object: "id",
    method: "PATCH",
    path: "/evaluations/{id}/questions/{questionId}",
    summary: "Change a question",
  })
    .input(
      z.strictObject({
        id,
        questionId: z.uuid(),
        textFr: question.textFr.optional(),
        textEn: question.textEn,
        nameSelfFr: question.nameSelfFr,
        nameSelfEn: question.nameSelfEn,
        type: QuestionType.optional(),
        options: question.options,
        isRequired: question.isRequired,
      }),
    )
    .output(Evaluation),
  removeQuestion: endpoint({
    allow: "evaluate",
    object: "id",
    method: "DELETE",
    path: "/evaluations/{id}/questions/{questionId}",
    summary: "Remove a question",
  })
    .input(z.strictObject({ id, questionId: z.uuid() }))
    .output(Evaluation),
  /** The whole order, so that two people reordering end in an order one of them asked for. */
  reorderQuestions: endpoint({
    allow: "evaluate",
    object: "id",
    method: "PUT",
    path: "/evaluations/{id}/question-order",
    summary: "Put the questions in order",
  })
    .input(z.strictObject({ id, questionIds: z.array(z.uuid()).max(300) }))
    .output(Evaluation),
  setValues: endpoint({
    allow: "evaluate",
    object: "id",
    method: "PUT",
    path: "/evaluations/{id}/values",
    summary: "Choose the values",
  })
    .input(z.strictObject({ id, valueIds: z.array(z.uuid()).max(20) }))
    .output(Evaluation),
  addObjective: endpoint({
    allow: "evaluate",
    object: "id",
    method: "POST",
    path: "/evaluations/{id}/objectives",
    summary: "Add an objective",
  })
    .input(
      z.strictObject({ id, nameFr: line(200), nameEn: z.string().trim().max(200).nullable().optional() }),
    )
    .output(Evaluation),
  removeObjective: endpoint({
    allow: "evaluate",
    object: "id",
    method: "DELETE",
    path: "/evaluations/{id}/objectives/{objectiveId}",
    summary: "Remove an objective",
  })
    .input(z.strictObject({ id, objectiveId: z.uuid() }))
    .output(Evaluation),
};
