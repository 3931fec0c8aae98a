import { z } from "zod";
import { scales } from "#company/vocabulary.ts";
import { questionTypes } from "#skills/vocabulary.ts";
import { participantRoles } from "../vocabulary.ts";

/** The relation of a participant to the subject; never changes after launch (§4 of docs/specification.md). */
export const ParticipantRole = z.enum(participantRoles);

export const QuestionType = z.enum(questionTypes);

/** The words under the five levels; every scale goes from 1 to 5. */
export const Scale = z.enum(scales);

export const Dimension = z.enum(["skill", "value", "objective"]);
export type Dimension = z.infer<typeof Dimension>;

/** French always exists; a missing English text falls back to it. */
export const Translated = z.strictObject({ fr: z.string(), en: z.string().nullable() });
export type Translated = z.infer<typeof Translated>;

/** The wording of a question for the person evaluated, in the first person; each language may be missing. */
export const SelfText = z.strictObject({ fr: z.string().nullable(), en: z.string().nullable() });
export type SelfText = z.infer<typeof SelfText>;

/** `value` is what a response stores: 1 to the number of options. */
export const QuestionOption = z.strictObject({
  value: z.int().min(1),
  fr: z.string(),
  en: z.string().nullable(),
});
export type QuestionOption = z.infer<typeof QuestionOption>;

export const FrozenFamily = z.strictObject({ id: z.string(), name: Translated });
export type FrozenFamily = z.infer<typeof FrozenFamily>;

export const FrozenSkill = z.strictObject({
  id: z.string(),
  name: Translated,
  family: FrozenFamily.nullable(),
});
export type FrozenSkill = z.infer<typeof FrozenSkill>;

export const QuestionnaireItem = z.strictObject({
  position: z.int().min(0),
  dimension: Dimension,
  type: QuestionType,
  /** Of a value; absent from the questionnaires frozen before it existed. */
  name: Translated.optional(),
  text: Translated,
  /** Absent from the questionnaires frozen before it existed; the form then says « À votre sujet : ». */
  selfText: SelfText.optional(),
  required: z.boolean(),
  options: z.array(QuestionOption),
  skill: FrozenSkill.nullable(),
  /** The question, value or objective that this item was copied from. */
  sourceId: z.string().nullable(),
});
export type QuestionnaireItem = z.infer<typeof QuestionnaireItem>;

/** Everything that is answered, frozen at launch; an item stands at the index of its position. */
export const Questionnaire = z
  .strictObject({ scale: Scale, items: z.array(QuestionnaireItem) })
  .refine(({ items }) => items.every((item, index) => item.position === index), {
    message: "items stand in the order of their positions, from 0, without a hole",
    path: ["items"],
  });
export type Questionnaire = z.infer<typeof Questionnaire>;
